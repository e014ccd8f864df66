"""Which leads a player weighs, and what each is worth: units, and throws that nobody can stop."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.sheng_ji.cards.order import TRUMPS, points_in
from bot.games.sheng_ji.cards.throws import lead_of
from bot.games.sheng_ji.cards.units import Shape, best_reading, cards_of, units_of
from bot.games.sheng_ji.computers.chances import beats, stands
from bot.games.sheng_ji.computers.keeping import Keeping
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge
from bot.games.sheng_ji.rules.parameters import SEATS

GIVEN = 2.2
"""The points that the others add to a trick, as a multiple of what is likely for one."""
TURN = 2.0
"""What it is worth to keep the lead."""
DRAWN = 0.9
"""What each trump drawn from the other side is worth."""
RESCUE = 0.45
"""How likely the partner wins a trick that the other side could win, if it can."""


def best_lead(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """The lead that is worth most."""
    return max(dict.fromkeys(lead_choices(seen)), key=lambda cards: (worth_of_lead(seen, keeping, cards), cards))


def worth_of_lead(seen: SeatKnowledge, keeping: Keeping, cards: Cards) -> float:
    """What a lead is worth, in points."""
    lead = lead_of(seen.order, cards)
    assert lead is not None
    suit, size = lead.suit.name, len(cards)
    safe, rescue = 1.0, 0.0
    for seat in range(SEATS):
        if seat == seen.seat:
            continue
        chance = beats(seen, seat, suit, lead.shapes, cards)
        if seen.mate(seat):
            rescue = chance
        else:
            safe *= 1 - chance
    ours = safe + (1 - safe) * RESCUE * rescue
    points = points_in(cards) + GIVEN * seen.density * size + seen.kitty_counts(size)
    worth = (2 * ours - 1) * points + TURN * safe - keeping.loss(seen.by_suit, cards)
    if suit == TRUMPS:
        worth += _drawn(seen, size)
    return worth


def _drawn(seen: SeatKnowledge, size: int) -> float:
    """What it is worth to draw trumps: good for whoever holds more than the others on average."""
    left = sum(seen.unseen[TRUMPS])
    theirs = [seat for seat in range(SEATS) if not seen.mate(seat) and (seat, TRUMPS) not in seen.voids]
    if not left or not theirs:
        return -1.0 * size
    return DRAWN * size * len(theirs) / 2 * (1.0 if seen.trumps > left / 3 else -0.7)


def lead_choices(seen: SeatKnowledge) -> Iterator[Cards]:
    """Every unit of the hand, and of each suit everything that nobody can beat as one throw."""
    shortest = seen.order.rules.shortest_run
    for name, suit in seen.order.suits.items():
        own = seen.by_suit[name]
        if not any(own):
            continue
        for shape in _shapes(own, len(suit.places), shortest):
            yield from (cards_of(suit, unit) for unit in units_of(suit, own, shape))
        sure = [unit for unit in best_reading(suit, own, shortest) if stands(seen, name, unit.shape, unit.top)]
        if len(sure) > 1:
            cards = seen.order.sorted(card for unit in sure for card in cards_of(suit, unit))
            if _holds(seen, cards):
                yield cards


def _holds(seen: SeatKnowledge, cards: Cards) -> bool:
    """Whether a throw, as the rules read it, cannot be beaten."""
    lead = lead_of(seen.order, cards)
    return lead is not None and all(stands(seen, lead.suit.name, unit.shape, unit.top) for unit in lead.units)


def _shapes(own: tuple[int, ...], places: int, shortest: int) -> Iterator[Shape]:
    widest = max(own)
    for width in range(1, widest + 1):
        yield Shape(width, 1)
        if width > 1:
            tuples = sum(many >= width for many in own)
            yield from (Shape(width, length) for length in range(shortest, min(places, tuples) + 1))
