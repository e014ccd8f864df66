"""How likely another seat can beat what lies on the table, by what the seat on turn knows."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.games.sheng_ji.cards.order import TRUMPS
from bot.games.sheng_ji.cards.units import Format, Shape, cuts
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge


def higher(seen: SeatKnowledge, seat: Seat, suit: str, shape: Shape, top: int) -> float:
    """How likely a seat holds a unit of a shape in a suit above a place."""
    share = seen.shares[seat, suit]
    if not share or (shape.width > 1 and (seat, suit) in seen.unpaired):
        return 0.0
    order, counts = seen.order.suits[suit], seen.unseen[suit]
    none = 1.0
    if shape.size == 1:
        above = sum(counts[face] for place in range(top + 1, len(order.places)) for face in order.places[place])
        return 1 - (1 - share) ** above
    at_least = [
        max((_holding(counts[face], shape.width, share) for face in faces), default=0.0) for faces in order.places
    ]
    for place in range(max(top + 1, shape.length - 1), len(order.places)):
        run = 1.0
        for step in range(shape.length):
            if step and not order.joined[place - step]:
                run = 0.0
            run *= at_least[place - step]
        none *= 1 - run
    return 1 - none


def _holding(unseen: int, width: int, share: float) -> float:
    """How likely a seat with this share of the unseen cards holds so many equal ones."""
    if unseen < width:
        return 0.0
    alike = share**width
    return alike if unseen == width else 1 - (1 - alike) ** (unseen - width + 1)


def empty(seen: SeatKnowledge, seat: Seat, suit: str) -> float:
    """How likely a seat holds no card of a suit."""
    if (seat, suit) in seen.voids:
        return 1.0
    return float((1 - seen.shares[seat, suit]) ** sum(seen.unseen[suit]))


def beats(seen: SeatKnowledge, seat: Seat, led: str, shapes: Format, best: Cards) -> float:
    """How likely a seat that is still to play can beat the best play so far.

    Args:
        led: the suit that was led.
        shapes: the units that were led, largest first.
        best: the play that wins as yet.
    """
    suit = seen.order.suit_of(best[0])
    top = _top(seen, suit, best, shapes)
    if suit == led:
        several = 0.3 ** (len(shapes) - 1)
        in_suit = higher(seen, seat, led, shapes[0], top) * several
        if led == TRUMPS:
            return in_suit
        void = empty(seen, seat, led)
        return in_suit + (1 - in_suit) * void * _ruffs(seen, seat, shapes, -1)
    return empty(seen, seat, led) * _ruffs(seen, seat, shapes, top)


def _ruffs(seen: SeatKnowledge, seat: Seat, shapes: Format, top: int) -> float:
    chance = higher(seen, seat, TRUMPS, shapes[0], top)
    for shape in shapes[1:]:
        chance *= higher(seen, seat, TRUMPS, shape, -1)
    return chance


def _top(seen: SeatKnowledge, suit: str, cards: Cards, shapes: Format) -> int:
    """The highest place that the greatest unit of a play can have."""
    order = seen.order.suits[suit]
    cut = next(cuts(order, seen.order.counts(suit, cards), shapes), None)
    return cut[0].top if cut else max(seen.order.place(card) for card in cards)


def stands(seen: SeatKnowledge, suit: str, cut_shape: Shape, top: int) -> bool:
    """Whether nobody else can hold a higher unit of a shape in a suit."""
    return all(higher(seen, seat, suit, cut_shape, top) == 0.0 for seat in range(4) if seat != seen.seat)
