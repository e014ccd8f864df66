"""A player who counts: plays that nobody can beat, tricks taken when the hand is nearly out, nothing wasted."""

from __future__ import annotations

from bot.games.da_guai_lu_zi.cards.every_play import PlayOption
from bot.players.da_guai_lu_zi.casual import casual_lead, for_a_partner, leaves_to_partner, must_stop
from bot.players.da_guai_lu_zi.seat_knowledge import FEW, SeatKnowledge
from bot.players.da_guai_lu_zi.turns import turns_of, without

NEAR = 4
"""From so few plays on, a hand tries for every trick."""
CALM, HOT, ALARM = 1.1, 1.6, 4.0
"""What a trick is worth, in plays: early, near the end of the hand, and when an opponent is about to run out."""
LENGTH = 0.25
"""What each card of a lead is worth, in plays."""
JOKER_COST = 1.3
"""What a joker is worth, in plays."""


def sharp_lead(seen: SeatKnowledge) -> PlayOption:
    """What nobody can beat, once the rest goes out behind it; else what is long, low and cheap."""
    sure = _run_home(seen)
    if sure is not None:
        return sure
    helped = for_a_partner(seen)
    if helped is not None:
        return helped
    if seen.fewest < FEW:
        return casual_lead(seen)
    return min(seen.options, key=lambda one: (_cost(seen, one) - LENGTH * one.reading.size, one.reading.strength))


def _run_home(seen: SeatKnowledge) -> PlayOption | None:
    """A play that nobody can beat and that leaves one play or, of these, the best."""
    if seen.turns > NEAR:
        return None
    standing = [one for one in seen.options if seen.stands(one.reading)]
    ready = [one for one in standing if turns_of(without(seen.hand, one.cards)) <= 1]
    return min(ready, key=lambda one: (one.jokers, -one.reading.size), default=None)


def sharp_answer(seen: SeatKnowledge) -> PlayOption | None:
    """The play that costs the hand least; None where passing costs less."""
    if leaves_to_partner(seen) or not seen.options:
        return None
    sure = _run_home(seen)
    if sure is not None:
        return sure
    best = min(seen.options, key=lambda one: (_cost(seen, one), one.reading.strength))
    worth = CALM if seen.turns > NEAR else HOT
    if must_stop(seen):
        worth = ALARM
    if seen.table is not None and seen.mate(seen.table.seat):
        worth = 0.0
    return best if _cost(seen, best) <= worth else None


def _cost(seen: SeatKnowledge, option: PlayOption) -> float:
    """What a play costs: plays that the rest needs more, jokers, and height beyond what is needed."""
    return seen.loss(option) + JOKER_COST * option.jokers
