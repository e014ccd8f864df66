"""Node counts of Zheng Shangyou: the ways to act several times from fixed hands, by two counters that share no code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bot.cards import read_cards
from bot.engine.actions import Action
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.deal_state import DealState
from bot.games.zheng_shangyou.deal.exchanging import exchange_begins
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal
from bot.games.zheng_shangyou.deal.tricks import dealer_after
from bot.games.zheng_shangyou.rules.parameters import Rules
from tests.games.zheng_shangyou.by_the_text import Book
from tests.games.zheng_shangyou.random_deals import random_rules
from tests.perft import counting
from tests.perft.counting import Row, assert_rules_differ, hands_of, names_of, read_perft
from tests.perft.naive_zheng_shangyou import Deal, begins, count

FILE = Path(__file__).with_name("zheng-shangyou.perft")


class Start(NamedTuple):
    """Hands before the first lead of seat 0, or before the exchange that these places lead to."""

    hands: tuple[str, ...]
    previous: tuple[int, ...] = ()


def start_of(told: Mapping[str, str]) -> Start:
    return Start(hands_of(told), tuple(map(int, told.get("places", "").split())))


ROWS = read_perft(FILE, start_of, "places")
NAMES = names_of(ROWS)


def rules_of(name: str) -> Rules:
    """``preset``, and changes behind a colon: ``zs-pits:pass_lock=true``."""
    return counting.rules_of(GAME, name, "zs.")


def opened(rules: Rules, start: Start) -> ZhengShangyouDeal:
    hands = [order_of(rules).sorted(read_cards(hand)) for hand in start.hands]
    hands += [()] * (rules.seats - len(hands))
    dealer = dealer_after(rules, start.previous) if start.previous else 0
    position = Position(rules=rules, dealer=dealer, counts=tuple(map(len, hands)), previous=start.previous, turn=0)
    state = DealState(position, tuple(hands))
    return ZhengShangyouDeal(PLAY, exchange_begins(state)[0] if start.previous else state)


def naive(rules: Rules, start: Start) -> Deal:
    values = {name: getattr(value, "value", value) for name, value in asdict(rules.zs).items()}
    hands = [tuple(map(str, read_cards(hand))) for hand in start.hands]
    hands += [()] * (rules.seats - len(hands))
    return begins(Book(**values), values, tuple(hands), start.previous)


def acts(deal: ZhengShangyouDeal) -> Iterator[tuple[int, Action]]:
    """Every way to act; of several who give, the one with the lowest seat does so first."""
    seat = min(deal.asks())
    return ((seat, action) for action in deal.legal_actions(seat))


def nodes(deal: ZhengShangyouDeal, depth: int) -> counting.Counted:
    return counting.nodes(deal, depth, lambda result: result.points[0], acts)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_engine_counts_what_the_file_says(row: Row[Start]) -> None:
    deal = opened(rules_of(row.rules), row.start)
    assert nodes(deal, len(row.counts)) == row.found


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_naive_counter_counts_the_same(row: Row[Start]) -> None:
    table = naive(rules_of(row.rules), row.start)
    assert count(table, len(row.counts)) == row.found


def test_every_preset_is_counted() -> None:
    assert {row.rules.partition(":")[0] for row in ROWS} == set(GAME.rules.presets)
    assert any(row.start.previous for row in ROWS)


def test_rules_that_play_differently_are_counted_differently() -> None:
    def alike(one: str, other: str) -> bool:
        """From given hands, rules that differ in players and teams alone are the same."""
        return {"zs.players", "zs.teams"} >= rules_of(one).differences(rules_of(other)).keys()

    assert_rules_differ(ROWS, GAME.rules.presets, alike)


@pytest.mark.parametrize("seed", range(16))
def test_both_counters_agree_on_random_small_hands(seed: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance)
    order = order_of(rules)
    low = chance.randint(0, 7)
    near = [card for card in rules.packs.cards() if low <= order.heights[card] < low + 5]
    high = [card for card in rules.packs.cards() if order.heights[card] >= 12]
    drawn = chance.sample(near, 9) + chance.sample(high, 3)
    chance.shuffle(drawn)
    hands = tuple(" ".join(map(str, drawn[seat * 4 : seat * 4 + 4])) for seat in range(3))
    start = Start(hands)
    for depth in (2, 4):
        assert nodes(opened(rules, start), depth) == count(naive(rules, start), depth), (rules, start)
