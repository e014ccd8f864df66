"""Node counts of Sheng Ji: the ways to act several times from fixed hands, by two counters that share no code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bot.cards import Card, read_cards
from bot.engine.actions import Action, Seat
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.deal.deal_state import DealState
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal
from bot.games.sheng_ji.rules.parameters import Rules
from tests.perft import counting
from tests.perft.counting import Row, assert_rules_differ, changes_of, hands_of, names_of, read_perft, rules_of
from tests.perft.naive_sheng_ji import Trick, count

FILE = Path(__file__).with_name("sheng-ji.perft")


class Start(NamedTuple):
    """Hands before the first lead; seat 0 deals and leads."""

    hands: tuple[str, ...]
    kitty: str = ""
    trump: str = "h"  # or ``none``
    level: str = "2"


def start_of(told: Mapping[str, str]) -> Start:
    trump, level = told["trumps"].split()
    return Start(hands_of(told), told["kitty"], trump, level)


ROWS = read_perft(FILE, start_of, "kitty", "trumps")
NAMES = names_of(ROWS)


def opened(rules: Rules, start: Start) -> ShengJiDeal:
    hands = tuple(map(read_cards, start.hands))
    trump = None if start.trump == "none" else start.trump
    levels = (start.level, start.level)
    counts = tuple(map(len, hands))
    position = Position(rules, levels, 0, dealer=0, phase=Phase.PLAY, trump=trump, counts=counts, burier=0, leader=0)
    return ShengJiDeal(PLAY, DealState(position, hands, read_cards(start.kitty)))


def naive(rules: Rules, start: Start) -> Trick:
    hands = [tuple(sorted(hand.split())) for hand in start.hands]
    trump = None if start.trump == "none" else start.trump
    return Trick(rules, trump, start.level, hands, tuple(start.kitty.split()))


def acts(deal: ShengJiDeal) -> Iterator[tuple[Seat, Action]]:
    """Every way to act. The list of leads is not complete: there, each set of cards is tried, in all its readings."""
    [seat] = deal.asks()
    return ((seat, action) for action in _acts(deal, seat))


def _acts(deal: ShengJiDeal, seat: Seat) -> Iterator[Action]:
    if deal.position.phase is Phase.PLAY and not deal.position.plays:
        hand = sorted(deal.state.hands[seat])
        sets: set[tuple[Card, ...]] = {some for size in range(1, len(hand) + 1) for some in combinations(hand, size)}
        for cards in sets:
            if deal.refusal(seat, Action("play", cards)) is None:
                yield from deal.view(seat).readings(cards)
    else:
        yield from deal.legal_actions(seat)


def nodes(deal: ShengJiDeal, depth: int) -> counting.Counted:
    return counting.nodes(deal, depth, lambda result: int(result.account["total"]), acts)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_engine_counts_what_the_file_says(row: Row[Start]) -> None:
    deal = opened(rules_of(GAME, row.rules), row.start)
    assert nodes(deal, len(row.counts)) == row.found


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_naive_counter_counts_the_same(row: Row[Start]) -> None:
    table = naive(rules_of(GAME, row.rules), row.start)
    assert count(table, len(row.counts)) == row.found


def test_every_preset_and_every_number_of_packs_is_counted() -> None:
    assert {row.rules.partition("+")[0].partition(":")[0] for row in ROWS} == set(GAME.rules.presets)
    assert {rules_of(GAME, row.rules).decks for row in ROWS} == {1, 2, 3, 4}


def test_rules_that_play_differently_are_counted_differently() -> None:
    assert_rules_differ(ROWS, GAME.rules.presets)


CHANGES = (
    "follow_duty=none",
    "follow_duty=longer_tuples_protected",
    "ruff_structure=exact",
    "over_ruff=all_units",
    "over_ruff=highest_card",
    "failed_choice=smallest,throw_penalty=10_per_card",
    "failed_choice=lowest_rank,throw_penalty=10_per_attempt",
    "failed_choice=lowest_unit_of_throw",
    "kitty_multiplier=power_unit",
    "kitty_multiplier=times_cards",
    "kitty_multiplier=side_half",
    "bulldozer_ladder=tractor_before_pungs",
    "min_run=decks",
    "level_gap=open",
)


def random_start(rules: Rules, most: int, chance: Random) -> Start:
    """A few cards for each seat, of few faces that stand side by side."""
    trump, level = chance.choice(["h", "s", "none"]), chance.choice("237TA")
    ranks = chance.choice(["3456", "9TJQ", "TJQKA", "2345"])
    faces = [rank + suit for rank in ranks for suit in chance.choice(["hs", "h", "cs"])]
    faces += chance.choice([[], ["LJ", "BJ"], [level + "h", level + "s"]])
    cards = sorted(set(faces)) * rules.decks
    chance.shuffle(cards)
    size = min(most, len(cards) // 4)
    hands = tuple(" ".join(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(4))
    return Start(hands, " ".join(cards[4 * size :][:2]), trump, level)


@pytest.mark.parametrize("change", CHANGES)
def test_both_counters_agree_on_random_small_hands(change: str) -> None:
    chance = Random(change)
    for decks, size, depth in ((1, 3, 6), (2, 2, 8), (2, 4, 5), (3, 4, 5), (4, 4, 5), (4, 2, 8)):
        rules = GAME.rules("standard", {"decks": decks, **changes_of(change)})
        start = random_start(rules, size, chance)
        assert nodes(opened(rules, start), depth) == count(naive(rules, start), depth), start
