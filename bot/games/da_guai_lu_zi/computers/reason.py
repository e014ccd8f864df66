"""Why a player does what it does: who goes out, whose trick it is, what is kept or stopped.

Every reason is a fact about the hand and what its holder knows, so it is true of whoever plays like this.
"""

from __future__ import annotations

from bot.computers.soundness import view_of
from bot.engine.actions import Action
from bot.engine.facts import Player, Text, saying
from bot.engine.game import View
from bot.games.da_guai_lu_zi.cards.readings import FIVE
from bot.games.da_guai_lu_zi.computers.plays_needed import turns_of, without
from bot.games.da_guai_lu_zi.computers.seat_knowledge import FEW, SeatKnowledge
from bot.games.da_guai_lu_zi.deal.judge import reading_in_hand
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import PLAY

LOW = 7
"""Up to this value, the nine’s, cards are low."""


def reason(view: View, action: Action) -> Text | None:
    """Why the seat does this, as a short sentence; None where there is little to say.

    Raises:
        TypeError: the view is not of Da Guai Lu Zi.
    """
    known = view_of(PLAY, view)
    if known.seat is None or known.seat not in known.asks():
        return None
    seen = SeatKnowledge(known, known.seat)
    if action.verb == "pass":
        return _of_pass(seen)
    if action.verb != "play" or known.position.phase is not Phase.PLAY:
        given = action.verb == "give" and known.position.phase is Phase.RETURN
        return (
            saying("hint-exchange", verb=action.verb, n=len(action.cards)) if given or action.verb == "choose" else None
        )
    return _of_play(seen, action)


def _of_pass(seen: SeatKnowledge) -> Text | None:
    table = seen.table
    if table is None:
        return None
    if seen.options and seen.mate(table.seat):
        return saying("hint-partner", name=Player(table.seat))
    return saying("hint-pass", can=bool(seen.options))


def _of_play(seen: SeatKnowledge, action: Action) -> Text | None:
    reading = reading_in_hand(seen.position, seen.hand, action)
    if reading is None:
        return None
    if len(action.cards) == len(seen.hand):
        return saying("hint-out")
    mate = seen.next_mate()
    if seen.table is None and mate is not None and seen.view.counts[mate] == reading.size < FIVE:
        return saying("hint-for-partner", name=Player(mate), n=reading.size)
    few = min(seen.foes(), key=lambda seat: seen.view.counts[seat], default=None)
    theirs = seen.table is not None and not seen.mate(seen.table.seat)
    if theirs and few is not None and seen.view.counts[few] <= FEW:
        return saying("hint-stop", name=Player(few), n=seen.view.counts[few])
    if seen.stands(reading):
        return saying("hint-sure")
    left = turns_of(without(seen.hand, action.cards))
    if seen.table is not None:
        return saying("hint-cheap", whole=left < seen.turns)
    low = max(seen.order.value[card] for card in action.cards) <= LOW
    return saying("hint-lead", n=reading.size) if low or reading.size == FIVE else None
