"""Laws of tables: random matches, with a snapshot and a fold at every step."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.cards import Packs
from bot.deal_verifier import verify
from bot.dealing import Shuffle, commitment
from bot.engine.actions import waited_for
from bot.engine.game import Refusal
from bot.games.big_two.verbs import DECLARE, GRAMMAR, REDEAL, WAIVE, choice_of
from bot.store.book.chain import canonical
from bot.tables import commands as do
from bot.tables.commands import command_from_json, command_to_json
from bot.tables.deal.decisions import decide
from bot.tables.deal.ended_deals import reveal_of
from bot.tables.log.table_log import entries_of, table_from_json, table_to_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.seated import ANN, BO, LIV, STRANGER, WING, dealt, next_action, opening, steps

PRESETS = ("pagat-basic", "chudadi-standard", "chudadi-hongkong")
BEFORE_PLAY = (*PRESETS, "class-struggle-2", "tribute-hk-4", "hong-kong-wikipedia")
"""Rules that include exchanges and redeal offers."""


def round_trip(table: Table) -> Table:
    return table_from_json(json.loads(canonical(table_to_json(table))), table.rules.to_json())


@pytest.mark.parametrize("preset", BEFORE_PLAY)
@pytest.mark.parametrize("seed", range(2))
def test_a_snapshot_at_every_step_of_a_match_reads_back_the_same(preset: str, seed: int) -> None:
    rng = random.Random(seed)
    table = dealt(preset=preset, seed=f"{seed:064x}")
    for _ in range(3):
        for command, later in steps(table, rng):
            assert command_from_json(json.loads(json.dumps(command_to_json(command))), GRAMMAR) == command
            assert round_trip(later) == later
            table = later
        if table.match.over():
            break
        for person in table.persons:
            change = decide(table, do.Ready(person), "")
            assert not isinstance(change, Refusal)
            table = change[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_finished_deal_books_one_entry_a_seat_that_sum_to_zero_and_its_shuffle_verifies(preset: str) -> None:
    for seed in range(4):
        table = dealt(preset=preset, seed=f"{seed + 9:064x}")
        booked = []
        for _, later in steps(table, random.Random(seed)):
            booked.append(entries_of(table, later))
            table = later
        *during, at_the_end = booked
        assert not any(during)
        assert [entry.seat for entry in at_the_end] == [0, 1, 2, 3]
        assert [entry.person for entry in at_the_end] == [ANN, BO, None, None]
        assert sum(entry.points for entry in at_the_end) == 0
        assert [entry.won for entry in at_the_end].count(True) == 1
        assert table.settled is not None
        assert {entry.commitment for entry in at_the_end} == {commitment(bytes.fromhex(table.settled.seed))}
        assert entries_of(table, table) == ()
        assert verify(json.dumps(reveal_of(table, table.settled))).passed


def test_the_shuffle_of_a_table_is_that_of_its_number_deal_seed_and_cuts() -> None:
    table = dealt()
    assert table.shuffle() == Shuffle(table.id, 1, bytes.fromhex(table.sealed.seed), Packs().cards(), ())


PEOPLE = some.sampled_from((ANN, BO, WING, LIV, STRANGER))
COMMANDS = some.one_of(
    some.builds(do.Join, PEOPLE, some.one_of(some.none(), some.integers(-1, 4))),
    some.builds(do.Join, PEOPLE),
    some.builds(do.Fill, PEOPLE),
    some.builds(do.RemoveComputer, PEOPLE),
    some.builds(do.LetIn, PEOPLE, some.booleans()),
    some.builds(do.End, PEOPLE),
    some.builds(do.PlayOn, PEOPLE),
    some.builds(do.Leave, PEOPLE),
    some.builds(do.AddComputer, PEOPLE),
    some.builds(do.Cut, PEOPLE, some.text(max_size=70)),
    some.builds(do.Start, PEOPLE),
    some.builds(do.Act, PEOPLE, some.just(DECLARE)),
    some.builds(do.Act, PEOPLE, some.sampled_from((REDEAL, WAIVE, choice_of(0)))),
    some.builds(do.FallDue, some.integers(1, 3), some.just("redeal"), some.integers(0, 1)),
    some.builds(do.Ready, PEOPLE),
    some.builds(do.Rematch, PEOPLE),
    some.builds(do.Close, PEOPLE, some.booleans()),
    some.just("play"),
    some.just("play out"),
)


@settings(max_examples=60, deadline=None)
@given(some.lists(COMMANDS, max_size=25), some.sampled_from(BEFORE_PLAY), some.integers(0, 3))
def test_whatever_is_asked_a_table_stays_whole(asked: list[do.Command | str], preset: str, computers: int) -> None:
    table = open_table(opening(preset, computers=computers))
    rng = random.Random(len(asked))
    for number, wish in enumerate(asked):
        for command in [wish] if not isinstance(wish, str) else played(table, wish, rng):
            change = decide(table, command, f"{number:064x}")
            if not isinstance(change, Refusal):
                table = change[0]
            whole(table)


def played(table: Table, wish: str, rng: random.Random) -> list[do.Command]:
    if table.stage is not Stage.DEAL:
        return []
    return [next_action(table, rng)] if wish == "play" else [command for command, _ in steps(table, rng)]


def whole(table: Table) -> None:
    """Check what always holds for a table."""
    assert round_trip(table) == table
    assert len(set(table.persons)) == len(table.persons)
    if table.deal is None:
        assert table.deal is None
        assert not table.news
    if table.stage is Stage.ENDED:
        assert table.deal is None
        return
    assert table.host in table.persons or (table.stage is Stage.DEAL and not table.persons)
    assert {person for person, _ in table.next_up}.isdisjoint(table.persons)
    assert not table.next_up or table.stage is Stage.DEAL
    assert {seat for _, seat in table.next_up} <= set(range(len(table.seats)))
    assert {person for person, _ in table.votes} <= set(table.persons)
    assert not (table.votes or table.booked_for_others) or table.deal is not None
    assert len({departure.person for departure in table.leavers.departures}) == len(table.leavers.departures)
    assert (table.deal is not None) == (table.stage is Stage.DEAL)
    assert {seat for seat, _ in table.sealed.cuts} <= set(range(len(table.seats)))
    if table.deal is not None:
        assert None not in table.sitters
        assert waited_for(table.deal)
        assert table.deal.result() is None
