"""A second counter of the ways to act in Zheng Shangyou. It shares nothing with the engine but the values of the rules.

What cards are is for ``tests.games.zheng_shangyou.by_the_text``; whose turn it is stands here, sentence by sentence.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import add
from typing import Any

from tests.games.zheng_shangyou.by_the_text import Book, Seen, subsets

Hands = tuple[tuple[str, ...], ...]
Table = tuple[Seen, int] | None
"""The reading that is to be beaten, and how many cards it has."""


@dataclass(frozen=True)
class Trick:
    """A deal in play."""

    book: Book
    rules: Any  # the values by name
    hands: Hands
    turn: int
    owner: int = 0
    table: Table = None
    passed: frozenset[int] = frozenset()
    places: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return sum(map(bool, self.hands)) == 1


@dataclass(frozen=True)
class Exchange:
    """A deal before play: what is put out in this step, by the giver."""

    book: Book
    rules: Any
    hands: Hands
    previous: tuple[int, ...]
    up: bool = True
    out: tuple[tuple[int, str], ...] = ()


Deal = Trick | Exchange


def count(deal: Deal, depth: int) -> tuple[tuple[int, ...], int]:
    """The ways to act once, twice, ..., and the points of seat 0 in those that end the deal with the last."""
    if not depth:
        return (), points(deal) if isinstance(deal, Trick) and deal.over else 0
    found, total = (0,) * depth, 0
    for after in after_each(deal):
        deeper, more = count(after, depth - 1)
        found, total = tuple(map(add, found, (1, *deeper))), total + more
    return found, total


def after_each(deal: Deal) -> list[Deal]:
    if isinstance(deal, Exchange):
        return exchanged(deal)
    if deal.over:
        return []
    hand = deal.hands[deal.turn]
    found: list[Deal] = []
    for cards in subsets(hand):
        readings = list(deal.book.readings(cards))
        if deal.rules["reading"] == "fixed" and readings:
            readings = [_own(readings, len(cards), deal.table)]
        found += [
            _played(deal, cards, one)
            for one in readings
            if deal.table is None or deal.book.beats(one, len(cards), *deal.table)
        ]
    if deal.table is not None:
        passed = deal.passed | {deal.turn}
        found.append(_turn_passes(replace(deal, passed=passed), deal.turn))
    return found


_IN_ORDER = "rocket bomb single set full_house suited_sequence sequence double_sequence triple_sequence quad_sequence"


def _own(readings: list[Seen], size: int, table: Table) -> Seen:
    family = {"suited_sequence": "sequence"}
    if table is not None and table[1] == size:
        wanted = family.get(table[0].kind, table[0].kind)
        same = [one for one in readings if family.get(one.kind, one.kind) == wanted]
        if same:
            return max(same, key=lambda one: one.key)
    first = min(readings, key=lambda one: _IN_ORDER.split().index(one.kind)).kind
    return max((one for one in readings if one.kind == first), key=lambda one: one.key)


def _played(deal: Trick, cards: tuple[str, ...], reading: Seen) -> Trick:
    seat = deal.turn
    hand = list(deal.hands[seat])
    for card in cards:
        hand.remove(card)
    hands = (*deal.hands[:seat], tuple(hand), *deal.hands[seat + 1 :])
    places = deal.places if hand else (*deal.places, seat)
    passed = deal.passed if deal.rules["pass_lock"] else frozenset[int]()
    after = replace(deal, hands=hands, owner=seat, table=(reading, len(cards)), passed=passed, places=places)
    return after if after.over else _turn_passes(after, seat)


def _turn_passes(deal: Trick, seat: int) -> Trick:
    many = len(deal.hands)
    others = {other for other in range(many) if deal.hands[other] and other != deal.owner}
    if others <= deal.passed:
        leads = deal.owner
        while not deal.hands[leads]:
            leads = (leads + 1) % many
        return replace(deal, turn=leads, table=None, passed=frozenset())
    seat = (seat + 1) % many
    while seat not in others - deal.passed:
        seat = (seat + 1) % many
    return replace(deal, turn=seat)


def points(deal: Trick) -> int:
    """What seat 0 books (ZS-7)."""
    last = next(seat for seat, hand in enumerate(deal.hands) if hand)
    places = (*deal.places, last)
    worth = dict(zip(places, deal.rules["points"], strict=False))
    if deal.rules["teams"] == "none":
        return int(worth.get(0, 0))
    own = sum(worth.get(seat, 0) for seat in range(0, len(deal.hands), 2))
    return int(own + (deal.rules["not_last"] if last % 2 else 0))


# --- The exchange ---


def begins(book: Book, rules: Any, hands: Hands, previous: tuple[int, ...]) -> Deal:
    """The deal as far as it goes by itself (ZS-6.2, step 1)."""
    if rules["exchange"] == "none" or not previous:
        return Trick(book, rules, hands, 0)
    deal = Exchange(book, rules, hands, previous)
    for seat in _givers(deal):
        faces = set(_highest(deal, seat))
        if len(faces) == 1:
            deal = _given(deal, seat, faces.pop())
    return _by_itself(deal)


def exchanged(deal: Exchange) -> list[Deal]:
    """The first who still has to give does so; everybody else gives in any order, which changes nothing."""
    waiting = [seat for seat in _givers(deal) if seat not in dict(deal.out)]
    if not waiting:
        return [_taken(deal, first) for first in (0, 1)]
    seat = min(waiting)
    faces = _highest(deal, seat) if deal.up else deal.hands[seat]
    return [_by_itself(_given(deal, seat, card)) for card in sorted(set(faces))]


def _givers(deal: Exchange) -> tuple[int, ...]:
    many = 2 if deal.rules["exchange"] == "last_two" else 1
    return deal.previous[-many:] if deal.up else deal.previous[:many]


def _takers(deal: Exchange) -> tuple[int, ...]:
    return _givers(replace(deal, up=not deal.up))


def _highest(deal: Exchange, seat: int) -> list[str]:
    height = {card: deal.book.height(deal.book.rank(card)) for card in deal.hands[seat]}
    return [card for card in deal.hands[seat] if height[card] == max(height.values())]


def _given(deal: Exchange, seat: int, card: str) -> Exchange:
    hand = list(deal.hands[seat])
    hand.remove(card)
    hands = (*deal.hands[:seat], tuple(hand), *deal.hands[seat + 1 :])
    return replace(deal, hands=hands, out=(*deal.out, (seat, card)))


def _by_itself(deal: Exchange) -> Deal:
    out = dict(deal.out)
    done = set(_givers(deal)) == set(out)
    return _taken(deal, 0) if done and len(set(out.values())) == 1 else deal


def _taken(deal: Exchange, first: int) -> Deal:
    out = dict(deal.out)
    cards = [out[seat] for seat in _givers(deal)]
    order = [cards[first], *(card for at, card in enumerate(cards) if at != first)]
    hands = list(deal.hands)
    for seat, card in zip(_takers(deal), order, strict=True):
        hands[seat] = (*hands[seat], card)
    if deal.up:
        return replace(deal, hands=tuple(hands), up=False, out=())
    leads = {"third": deal.previous[2], "winner": deal.previous[0]}[deal.rules["later_lead"]]
    return Trick(deal.book, deal.rules, tuple(hands), leads)
