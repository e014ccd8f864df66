"""Node counts of Zheng Shangyou: the ways to act several times from fixed hands, by two counters that share no code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.cards import read_cards
from bot.games.actions import Action
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.deal import ZhengShangyouDeal
from bot.games.zheng_shangyou.deal.deal_state import DealState
from bot.games.zheng_shangyou.deal.exchanging import exchange_begins
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.deal.tricks import dealer_after
from bot.games.zheng_shangyou.rules.parameters import Rules
from tests.games.zheng_shangyou.by_the_text import Book
from tests.games.zheng_shangyou.random_deals import random_rules
from tests.perft.naive_zheng_shangyou import Deal, begins, count

FILE = Path(__file__).with_name("zheng-shangyou.perft")


class Start(NamedTuple):
    """Hands before the first lead of seat 0, or before the exchange that these places lead to."""

    hands: tuple[str, ...]
    previous: tuple[int, ...] = ()


class Row(NamedTuple):
    """The counts of some rules at depths 1, 2, ..., and the sum of the points of seat 0 at the last."""

    rules: str
    start: Start
    counts: tuple[int, ...]
    total: int


def read_perft(text: str) -> list[Row]:
    """The rows of a file. Each start comes before its rows."""
    found, start = [], Start(())
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "hands":
            start = Start(tuple(hand.strip() for hand in rest.split("|")))
        elif word == "places":
            start = start._replace(previous=tuple(map(int, rest.split())))
        elif line and not line.startswith("#"):
            counts, _, total = rest.partition("=")
            found.append(Row(word, start, tuple(map(int, counts.split())), int(total)))
    return found


ROWS = read_perft(FILE.read_text())
NAMES = [f"{row.rules}-{place}" for place, row in enumerate(ROWS)]


def rules_of(name: str) -> Rules:
    """``preset``, and changes behind a colon: ``zs-pits:pass_lock=true``."""
    preset, _, changed = name.partition(":")
    return GAME.rules(preset, changes_of(changed))


def changes_of(text: str) -> dict[str, Any]:
    pairs = (change.split("=") for change in text.split(",") if change)
    read = {"true": True, "false": False}
    return {f"zs.{name}": read.get(value, int(value) if value.isdecimal() else value) for name, value in pairs}


def opened(rules: Rules, start: Start) -> ZhengShangyouDeal:
    hands = [order_of(rules).sorted(read_cards(hand)) for hand in start.hands]
    hands += [()] * (rules.seats - len(hands))
    dealer = dealer_after(rules, start.previous) if start.previous else 0
    position = Position(rules=rules, dealer=dealer, counts=tuple(map(len, hands)), previous=start.previous, turn=0)
    state = DealState(position, tuple(hands))
    return ZhengShangyouDeal.after(exchange_begins(state))[0] if start.previous else ZhengShangyouDeal(state)


def naive(rules: Rules, start: Start) -> Deal:
    values = {name: getattr(value, "value", value) for name, value in asdict(rules.zs).items()}
    hands = [tuple(map(str, read_cards(hand))) for hand in start.hands]
    hands += [()] * (rules.seats - len(hands))
    return begins(Book(**values), values, tuple(hands), start.previous)


def acts(deal: ZhengShangyouDeal) -> Iterator[tuple[int, Action]]:
    """Every way to act; of several who give, the one with the lowest seat does so first."""
    seat = min(deal.asks())
    return ((seat, action) for action in deal.legal_actions(seat))


def nodes(deal: ZhengShangyouDeal, depth: int) -> tuple[int, int]:
    result = deal.result()
    if not depth:
        return 1, result.points[0] if result is not None else 0
    found = total = 0
    for seat, action in acts(deal) if result is None else ():
        more = nodes(deal.apply(seat, action)[0], depth - 1)
        found, total = found + more[0], total + more[1]
    return found, total


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_engine_counts_what_the_file_says(row: Row) -> None:
    deal = opened(rules_of(row.rules), row.start)
    found = [nodes(deal, depth + 1) for depth in range(len(row.counts))]
    assert (tuple(many for many, _ in found), found[-1][1]) == (row.counts, row.total)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_naive_counter_counts_the_same(row: Row) -> None:
    table = naive(rules_of(row.rules), row.start)
    found = [count(table, depth + 1) for depth in range(len(row.counts))]
    assert (tuple(many for many, _ in found), found[-1][1]) == (row.counts, row.total)


def test_every_preset_is_counted() -> None:
    assert {row.rules.partition(":")[0] for row in ROWS} == set(GAME.presets())
    assert any(row.start.previous for row in ROWS)


def test_rules_that_play_differently_are_counted_differently() -> None:
    by_start: dict[Start, dict[str, tuple[tuple[int, ...], int]]] = {}
    for row in ROWS:
        by_start.setdefault(row.start, {})[row.rules] = (row.counts, row.total)
    for one, other in combinations(GAME.presets(), 2):
        if {"zs.players", "zs.teams"} >= rules_of(one).differences(rules_of(other)).keys():
            continue  # from given hands, these are the same
        assert any(found[one] != found[other] for found in by_start.values() if {one, other} <= found.keys()), (
            one,
            other,
        )
    for found in by_start.values():
        first, *others = found
        assert all(found[other] != found[first] for other in others if ":" in other), found


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
