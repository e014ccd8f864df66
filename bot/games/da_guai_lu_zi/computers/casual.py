"""A decent casual player: goes out when it can, leaves partners their tricks, keeps jokers to stop others (DG-11.4)."""

from __future__ import annotations

from bot.games.da_guai_lu_zi.cards.chosen_plays import PlayOption
from bot.games.da_guai_lu_zi.computers.seat_knowledge import FEW, SeatKnowledge

CLOSE = 5
"""A partner with fewer than six cards is left every trick (DG-11.4)."""


def going_out(seen: SeatKnowledge) -> PlayOption | None:
    """A play that empties the hand."""
    return next((one for one in seen.options if len(one.cards) == len(seen.hand)), None)


def casual_lead(seen: SeatKnowledge) -> PlayOption:
    """The lowest and longest play; a small one for a partner who can go out on it."""
    helped = for_a_partner(seen)
    if helped is not None:
        return helped
    cheap = [one for one in seen.options if not seen.dear(one)] or seen.options
    safe = [one for one in cheap if one.reading.size != seen.fewest] if seen.fewest < FEW else cheap
    if not safe:  # every size that is led could be the last one of an opponent: lead the highest
        return max(cheap, key=lambda one: (one.reading.strength, -seen.loss(one)))
    return min(safe, key=lambda one: (seen.loss(one), -one.reading.size, one.reading.strength, one.jokers))


def for_a_partner(seen: SeatKnowledge) -> PlayOption | None:
    """The lowest play of as many cards as the next partner holds, where these are few and no opponent has as few."""
    mate = seen.next_mate()
    many = 0 if mate is None else seen.view.counts[mate]
    if not 0 < many <= 3 or (seen.fewest and seen.fewest <= many):
        return None
    fitting = [one for one in seen.options if one.reading.size == many and not seen.dear(one)]
    return min(fitting, key=lambda one: (one.reading.strength, seen.loss(one)), default=None)


def leaves_to_partner(seen: SeatKnowledge) -> bool:
    """Whether the play on the table is a partner’s that is not to be beaten."""
    table = seen.table
    if table is None or not seen.mate(table.seat):
        return False
    return seen.view.counts[table.seat] <= CLOSE or seen.foe_to_come()


def must_stop(seen: SeatKnowledge) -> bool:
    """Whether an opponent with few cards made the play on the table, or is about to go out."""
    table = seen.table
    if table is None or seen.mate(table.seat):
        return False
    return seen.view.counts[table.seat] <= FEW or 0 < seen.fewest <= FEW


def casual_answer(seen: SeatKnowledge) -> PlayOption | None:
    """The cheapest play that wins; None to pass."""
    if leaves_to_partner(seen) or not seen.options:
        return None
    stop = must_stop(seen)
    fitting = seen.options if stop else [one for one in seen.options if not seen.dear(one)]
    best = min(fitting, key=lambda one: (seen.dear(one), seen.loss(one), one.reading.strength), default=None)
    return best if best is not None and (stop or seen.loss(best) <= 1) else None
