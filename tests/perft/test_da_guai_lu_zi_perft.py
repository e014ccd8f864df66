"""Node counts of Da Guai Lu Zi: the ways to act several times from fixed hands, by two counters that share no code."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cards import read_cards
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.deal.deal_state import DealState
from bot.games.da_guai_lu_zi.deal.position import Position
from bot.games.da_guai_lu_zi.deal.seam import PLAY, EscapeDeal
from bot.games.da_guai_lu_zi.rules.parameters import SEATS
from bot.games.da_guai_lu_zi.scoring.settlement import first_standing
from tests.perft import counting
from tests.perft.counting import Row, assert_rules_differ, hands_of, names_of, read_perft, rules_of
from tests.perft.naive_escape import Table, count

FILE = Path(__file__).with_name("da-guai-lu-zi.perft")


ROWS = read_perft(FILE, hands_of)
NAMES = names_of(ROWS)
ALIKE = {("dglz-17dp", "dglz-17dp-choice")}
"""These differ in tribute and in who leads, which no count from a first lead shows."""


def opened(row: Row[tuple[str, ...]]) -> EscapeDeal:
    rules, hands = rules_of(GAME, row.rules), tuple(map(read_cards, row.start))
    assert len(hands) == SEATS
    position = Position(
        rules=rules, standing=first_standing(rules), leading=0, first=0, counts=tuple(map(len, hands)), turn=0
    )
    return EscapeDeal(PLAY, DealState(position, tuple(map(position.order.sorted, hands))))


def nodes(deal: EscapeDeal, depth: int) -> counting.Counted:
    return counting.nodes(deal, depth, lambda result: len(result.account["caught"]))


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_engine_counts_what_the_file_says(row: Row[tuple[str, ...]]) -> None:
    assert nodes(opened(row), len(row.counts)) == row.found


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_naive_counter_counts_the_same(row: Row[tuple[str, ...]]) -> None:
    rules = rules_of(GAME, row.rules)
    trump = rules.dg.level_start if rules.has_trump else None
    table = Table(rules.to_json(), trump, tuple(tuple(hand.split()) for hand in row.start))
    assert count(table, len(row.counts)) == row.found


def test_every_preset_is_counted_and_those_that_play_differently_differ() -> None:
    assert {row.rules.partition(":")[0] for row in ROWS} == set(GAME.rules.presets)
    assert sum(":" in row.rules for row in ROWS) > 5
    assert_rules_differ(ROWS, GAME.rules.presets, lambda *pair: pair in ALIKE)


def test_some_deals_are_counted_to_their_end() -> None:
    assert any(row.total for row in ROWS)
