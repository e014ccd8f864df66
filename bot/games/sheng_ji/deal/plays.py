"""Which leads and follows a hand has, and the mildest of each (SJ-11.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.cards import Card
from bot.games.sheng_ji.cards.follow import Frame, duties_of, frames, legal_selections, owed, selections, tuples_left
from bot.games.sheng_ji.cards.order import TRUMPS, Counts, SuitOrder, TrumpOrder, points_in
from bot.games.sheng_ji.cards.throws import Lead
from bot.games.sheng_ji.cards.units import Shape, cards_of, longest_chain, units_of
from bot.games.sheng_ji.rules.closed_choices import FollowDuty

LISTED = 200
"""The most follows that are listed."""

Cards = tuple[Card, ...]


def mildest_lead(order: TrumpOrder, hand: Sequence[Card]) -> Cards:
    """The lowest single, side suits first, then in pack order."""
    return (min(hand, key=lambda card: (order.suit_of(card) == TRUMPS, order.place(card), order.in_order[card])),)


def mildest_burial(order: TrumpOrder, hand: Sequence[Card], size: int) -> Cards:
    """Cards without points, the lowest of the side suits first."""
    return order.sorted(_mildest(order, hand)[:size])


def _mildest(order: TrumpOrder, cards: Iterable[Card]) -> list[Card]:
    """Cards as they are given away, the mildest first."""
    return sorted(cards, key=order.mildness.__getitem__)


def mildest_follow(order: TrumpOrder, lead: Lead, hand: Sequence[Card]) -> Cards:
    """Of the legal follows that with the fewest points, then the fewest trumps, then the lowest cards."""
    suit, size = lead.suit, sum(shape.size for shape in lead.shapes)
    held = order.counts(suit.name, hand)
    short = size - sum(held)
    if short >= 0:
        rest = _mildest(order, (card for card in hand if order.suit_of(card) != suit.name))
        return order.sorted((*_cards(suit, held), *rest[:short]))
    choices = [_filled(order, suit, held, frame, size) for frame in _frames(order, lead, held)]
    return min(choices, key=lambda cards: _total(order, cards)) if len(choices) > 1 else choices[0]


def _frames(order: TrumpOrder, lead: Lead, held: Counts) -> Sequence[Frame]:
    if owed(order.rules, lead.suit, held, lead.shapes) is None:
        return [Frame((0,) * len(held))]
    return frames(lead.suit, held, lead.shapes, duties_of(order.rules, protected=_protected(order)))


def _protected(order: TrumpOrder) -> bool:
    return order.rules.follow_duty is FollowDuty.LONGER_TUPLES_PROTECTED


def _filled(order: TrumpOrder, suit: SuitOrder, held: Counts, frame: Frame, size: int) -> Cards:
    """A frame with the mildest tuples that it still owes, and the mildest further cards."""
    tuples = _mildest(order, _cards(suit, tuples_left(held, frame, protected=_protected(order))))
    chosen = Counter({card: frame.width * many for card, many in Counter(tuples[: frame.owed]).items()})
    chosen.update(_cards(suit, frame.counts))
    left = _mildest(order, (Counter(_cards(suit, held)) - chosen).elements())
    return order.sorted((*chosen.elements(), *left[: size - chosen.total()]))


def _total(order: TrumpOrder, cards: Cards) -> tuple[int, list[int], Cards]:
    places = sorted(map(order.place, cards), reverse=True)
    return points_in(cards), places, cards


def _cards(suit: SuitOrder, counts: Counts) -> Cards:
    return tuple([card for card, many in zip(suit.faces, counts, strict=True) for _ in range(many)])


def all_follows(order: TrumpOrder, lead: Lead, hand: Sequence[Card]) -> Iterator[Cards]:
    """Every legal follow of a hand, each once; there may be millions."""
    suit, size = lead.suit, sum(shape.size for shape in lead.shapes)
    held = order.counts(suit.name, hand)
    if sum(held) >= size:
        for chosen in legal_selections(order.rules, suit, held, lead.shapes):
            yield _cards(suit, chosen)
        return
    own = _cards(suit, held)
    others = Counter(order.sorted(card for card in hand if order.suit_of(card) != suit.name))
    for chosen in selections(tuple(others.values()), size - len(own)):
        more = (card for card, many in zip(others, chosen, strict=True) for _ in range(many))
        yield order.sorted((*own, *more))


def follows(order: TrumpOrder, lead: Lead, hand: Sequence[Card]) -> tuple[Cards, ...]:
    """The legal follows, the mildest first; complete unless there are more than ``LISTED``."""
    mild = mildest_follow(order, lead, hand)
    return (mild, *(cards for cards in islice(all_follows(order, lead, hand), LISTED) if cards != mild))


def leads(order: TrumpOrder, hand: Sequence[Card]) -> tuple[Cards, ...]:
    """Every unit that a hand can lead, the mildest first, and each whole suit as a throw; others are legal, too."""
    listed = dict.fromkeys([mildest_lead(order, hand)])
    for suit in order.suits.values():
        held = order.counts(suit.name, hand)
        for shape in _shapes(suit, held, order.rules.shortest_run):
            for unit in units_of(suit, held, shape, every=True):
                listed[cards_of(suit, unit)] = None
        if any(held):
            listed[_cards(suit, held)] = None
    return tuple(listed)


def _shapes(suit: SuitOrder, held: Counts, shortest: int) -> Iterator[Shape]:
    """The shapes of all units in some cards, the smaller ones first."""
    for width in range(1, max(held) + 1):
        yield Shape(width, 1)
        if width > 1:
            yield from (Shape(width, length) for length in range(shortest, longest_chain(suit, held, width) + 1))
