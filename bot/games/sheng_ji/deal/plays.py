"""Which leads and follows a hand has, and the mildest of each (SJ-11.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.cards import SUITS, Card
from bot.games.sheng_ji.cards.follow import cores, duties_of, legal_selections, owed, selections
from bot.games.sheng_ji.cards.order import POINTS, TRUMPS, Counts, SuitOrder, TrumpOrder
from bot.games.sheng_ji.cards.throws import Lead
from bot.games.sheng_ji.cards.units import Shape, cards_of, found
from bot.games.sheng_ji.rules.options import FollowDuty

LISTED = 200
"""The most follows that are listed."""

Cards = tuple[Card, ...]


def mildness(order: TrumpOrder, card: Card) -> tuple[int, bool, int, int]:
    """The key by which cards are given away: without points first, side suits before trumps, low before high."""
    suit = 0 if order.suit_of(card) == TRUMPS else SUITS.index(card.suit)
    return (POINTS.get(card.rank, 0), order.suit_of(card) == TRUMPS, order.place(card), suit)


def mildest_lead(order: TrumpOrder, hand: Sequence[Card]) -> Cards:
    """The lowest single, side suits first, then in pack order."""
    return (min(hand, key=lambda card: (order.suit_of(card) == TRUMPS, order.place(card), SUITS.find(card.suit))),)


def mildest_burial(order: TrumpOrder, hand: Sequence[Card], size: int) -> Cards:
    """Cards without points, the lowest of the side suits first."""
    return order.sorted(sorted(hand, key=lambda card: mildness(order, card))[:size])


def mildest_follow(order: TrumpOrder, lead: Lead, hand: Sequence[Card]) -> Cards:
    """Of the legal follows that with the fewest points, then the fewest trumps, then the lowest cards."""
    suit, size = lead.suit, sum(shape.size for shape in lead.shapes)
    own = [card for card in hand if order.suit_of(card) == suit.name]
    if len(own) <= size:
        rest = sorted((card for card in hand if order.suit_of(card) != suit.name), key=lambda one: mildness(order, one))
        return order.sorted((*own, *rest[: size - len(own)]))
    held = order.counts(suit.name, own)
    choices = [_filled(order, suit, held, core, size) for core in _cores(order, lead, held)]
    return min(map(order.sorted, choices), key=lambda cards: _total(order, cards))


def _cores(order: TrumpOrder, lead: Lead, held: Counts) -> Iterable[Counts]:
    rules = order.rules
    if owed(rules, lead.suit, held, lead.shapes) is None:
        return [(0,) * len(held)]
    protected = rules.follow_duty is FollowDuty.LONGER_TUPLES_PROTECTED
    return cores(lead.suit, held, lead.shapes, duties_of(rules, protected=protected))


def _filled(order: TrumpOrder, suit: SuitOrder, held: Counts, core: Counts, size: int) -> list[Card]:
    """A core with the mildest further cards."""
    cards = list(_cards(suit, core))
    left = _cards(suit, tuple(had - gone for had, gone in zip(held, core, strict=True)))
    return [*cards, *sorted(left, key=lambda card: mildness(order, card))[: size - len(cards)]]


def _total(order: TrumpOrder, cards: Sequence[Card]) -> tuple[int, list[int], tuple[Card, ...]]:
    places = sorted((order.place(card) for card in cards), reverse=True)
    return sum(POINTS.get(card.rank, 0) for card in cards), places, order.sorted(cards)


def _cards(suit: SuitOrder, counts: Counts) -> Cards:
    return tuple(card for card, many in zip(suit.faces, counts, strict=True) for _ in range(many))


def all_follows(order: TrumpOrder, lead: Lead, hand: Sequence[Card]) -> Iterator[Cards]:
    """Every legal follow of a hand, each once; there may be millions."""
    suit, size = lead.suit, sum(shape.size for shape in lead.shapes)
    held = order.counts(suit.name, hand)
    if sum(held) >= size:
        for chosen in legal_selections(order.rules, suit, held, lead.shapes):
            yield _cards(suit, chosen)
        return
    own = _cards(suit, held)
    others = Counter(sorted((card for card in hand if order.suit_of(card) != suit.name), key=order.key))
    for chosen in selections(tuple(others.values()), size - len(own)):
        more = (card for card, many in zip(others, chosen, strict=True) for _ in range(many))
        yield order.sorted((*own, *more))


def follows(order: TrumpOrder, lead: Lead, hand: Sequence[Card]) -> tuple[Cards, ...]:
    """The legal follows, the mildest first; complete unless there are more than ``LISTED``."""
    mild = mildest_follow(order, lead, hand)
    return (mild, *(cards for cards in islice(all_follows(order, lead, hand), LISTED) if cards != mild))


def leads(order: TrumpOrder, hand: Sequence[Card]) -> tuple[Cards, ...]:
    """Every unit that a hand can lead, the mildest first, and each whole suit as a throw; others are legal, too."""
    mild = mildest_lead(order, hand)
    listed = dict.fromkeys([mild])
    for suit in order.suits.values():
        held = order.counts(suit.name, hand)
        for shape in _shapes(suit, order.rules.shortest_run):
            for unit in found(suit, held, shape, every=True):
                listed[cards_of(suit, unit)] = None
        if any(held):
            listed[_cards(suit, held)] = None
    return tuple(listed)


def _shapes(suit: SuitOrder, shortest: int) -> Iterator[Shape]:
    for width in range(1, 5):
        yield Shape(width, 1)
        if width > 1:
            yield from (Shape(width, length) for length in range(shortest, len(suit.places) + 1))
