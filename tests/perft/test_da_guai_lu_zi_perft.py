"""Node counts of Da Guai Lu Zi: the ways to act several times from fixed hands, by two counters that share no code."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.cards import read_cards
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.deal.deal import EscapeDeal
from bot.games.da_guai_lu_zi.deal.deal_state import DealState
from bot.games.da_guai_lu_zi.deal.position import Position
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, Rules
from bot.games.da_guai_lu_zi.scoring.standing import first_standing
from tests.perft.naive_escape import Table, count

FILE = Path(__file__).with_name("da-guai-lu-zi.perft")


class Row(NamedTuple):
    """The counts of some rules at depths 1, 2, ..., and how many are caught at the last."""

    rules: str
    hands: tuple[str, ...]
    counts: tuple[int, ...]
    caught: int


def read_perft(text: str) -> list[Row]:
    """The rows of a file. The hands, seat 0 leading, come before their rows."""
    found: list[Row] = []
    hands: tuple[str, ...] = ()
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "hands":
            hands = tuple(hand.strip() for hand in rest.split("|"))
        elif line and not line.startswith("#"):
            counts, _, caught = rest.partition("=")
            found.append(Row(word, hands, tuple(map(int, counts.split())), int(caught)))
    return found


ROWS = read_perft(FILE.read_text())
NAMES = [f"{row.rules}-{place}" for place, row in enumerate(ROWS)]


def rules_of(name: str) -> Rules:
    """A preset, and changes behind a colon: ``dglz-standard:dg.reading=named``."""
    preset, _, changed = name.partition(":")
    pairs = (change.split("=") for change in changed.split(",") if change)
    return GAME.rules(preset, {key: _value(value) for key, value in pairs})


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def opened(row: Row) -> EscapeDeal:
    rules, hands = rules_of(row.rules), tuple(map(read_cards, row.hands))
    assert len(hands) == SEATS
    position = Position(
        rules=rules, standing=first_standing(rules), leading=0, first=0, counts=tuple(map(len, hands)), turn=0
    )
    return EscapeDeal(DealState(position, hands))


def nodes(deal: EscapeDeal, depth: int) -> tuple[int, int]:
    result = deal.result()
    if not depth:
        return 1, len(result.account["caught"]) if result is not None else 0
    found = caught = 0
    for seat in deal.asks():
        for action in deal.legal_actions(seat):
            more = nodes(deal.apply(seat, action)[0], depth - 1)
            found, caught = found + more[0], caught + more[1]
    return found, caught


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_engine_counts_what_the_file_says(row: Row) -> None:
    deal = opened(row)
    found = [nodes(deal, depth + 1) for depth in range(len(row.counts))]
    assert (tuple(many for many, _ in found), found[-1][1]) == (row.counts, row.caught)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_naive_counter_counts_the_same(row: Row) -> None:
    rules = rules_of(row.rules)
    trump = rules.dg.level_start if rules.has_trump else None
    table = Table(rules.to_json(), trump, tuple(tuple(hand.split()) for hand in row.hands))
    found = [count(table, depth + 1) for depth in range(len(row.counts))]
    assert (tuple(many for many, _ in found), found[-1][1]) == (row.counts, row.caught)


def test_every_preset_is_counted_and_those_that_play_differently_differ() -> None:
    told: dict[str, list[tuple[tuple[int, ...], int]]] = {}
    for row in ROWS:
        told.setdefault(row.rules.partition(":")[0] if ":" not in row.rules else row.rules, []).append(
            (row.counts, row.caught)
        )
    assert set(GAME.presets()) <= set(told)
    alike = {("dglz-17dp", "dglz-17dp-choice")}
    """These differ in tribute and in who leads, which no count from a first lead shows."""
    for one, other in combinations(GAME.presets(), 2):
        assert ((one, other) in alike) == (told[one] == told[other]), (one, other)


def test_a_changed_parameter_is_counted_differently_from_the_same_hands() -> None:
    plain = {row.hands: row.counts for row in ROWS if row.rules == "dglz-standard"}
    changed = [row for row in ROWS if ":" in row.rules]
    assert len(changed) > 5
    for row in changed:
        assert row.counts != plain[row.hands], row.rules


def test_some_deals_are_counted_to_their_end() -> None:
    assert any(row.caught for row in ROWS)
