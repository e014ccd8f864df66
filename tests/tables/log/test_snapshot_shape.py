"""The contents of a snapshot have a version number: a bot must not read snapshots whose contents differ."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from bot.computers.player import DEFAULT_LEVEL, LEVELS, choose
from bot.engine.actions import waited_for
from bot.engine.game import GAMES
from bot.games.big_two import GAME
from bot.store import Written
from bot.tables import commands as do
from bot.tables.log.table_log import VERSION, table_from_json, table_to_json
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from tests.engine.views import in_json
from tests.tables.log.snapshot_classes import classes
from tests.tables.seated import after, between, command_of, dealt

HERE = Path(__file__).parent
EVENT = re.compile(r"^ *\* (?P<name>[a-z-]+) .*?(?P<facts>\{.*\})", re.MULTILINE)


def facts_by_event() -> dict[str, list[str]]:
    """The facts of each event that occurs in the recorded deals; a snapshot keeps events as news."""
    found: dict[str, set[str]] = {}
    for page in sorted((HERE.parents[1] / "playthroughs").glob("*.txt")):
        for event in EVENT.finditer(page.read_text("utf-8")):
            found.setdefault(event["name"], set()).update(json.loads(event["facts"]))
    return {name: sorted(facts) for name, facts in sorted(found.items())}


def test_events_with_other_facts_have_another_version() -> None:
    kept = json.loads((HERE / "news_facts.json").read_text("utf-8"))
    events = facts_by_event()
    assert len(events) > 20
    now = {"version": VERSION, "events": events}
    assert now == kept, (
        f"raise VERSION in bot/tables/log/table_log.py, and write news_facts.json anew: {json.dumps(now)}"
    )


def test_states_of_other_classes_have_another_version() -> None:
    kept = json.loads((HERE / "snapshot_classes.json").read_text("utf-8"))
    found = classes()
    of_games = {f"{game}: {name}" for game in GAMES for name in ("DealState", "Position")}
    assert {"Table", "Swaps", "Streamed", "Settled", *of_games} <= set(found)
    now = {"version": VERSION, "classes": found}
    assert now == kept, f"raise VERSION once it was released, and write snapshot_classes.json anew: {json.dumps(now)}"


@pytest.mark.parametrize("parameter", ["pass.echo", "score.unit"])
def test_rules_from_before_a_parameter_have_it_at_its_default(parameter: str) -> None:
    table = dealt()
    kept = {name: value for name, value in table.rules.to_json().items() if name != parameter}
    assert table_from_json(table_to_json(table), kept) == table


OF_FOUR = tuple(name for name in GAME.rules.presets if GAME.seats(GAME.rules(name)) == 4)
LIMIT = 2_500
"""The largest snapshot, in bytes, of a deal of four seats in hand, including the summary of the deal before."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", OF_FOUR)
def test_a_deal_in_hand_is_kept_in_few_bytes(preset: str, level: str) -> None:
    chance, largest = random.Random(5), 0
    table = dealt(preset=preset)
    for _ in range(3):
        while table.stage is Stage.DEAL:
            table = after(table, as_computers_do(table, chance, level))
            if table.deal is not None:
                assert table.deal.view(None).history or not in_json(table.deal.view(None))["played"]
                largest = max(largest, len(Written(table_to_json(table)).text.encode()))
        if table.match.over():
            break
        table = after(table, *(do.Ready(person) for person in table.persons))
    assert 1_000 < largest < LIMIT


def as_computers_do(table: Table, chance: random.Random, level: str) -> do.Command:
    """What whoever is waited for does, chosen as a computer of this level would."""
    assert table.deal is not None
    seat = min(waited_for(table.deal))
    return command_of(table, seat, choose(table.deal.view(seat), chance, level))


def test_the_deal_before_is_written_once_and_not_with_every_play() -> None:
    chance = random.Random(5)
    table = after(between(), *(do.Ready(person) for person in between().persons))
    later = after(table, as_computers_do(table, chance, DEFAULT_LEVEL))
    written = table_to_json(table)["settled"]
    assert written["number"] == 1
    assert table_to_json(later)["settled"] is written
