"""Why a player does something, in a short sentence of the game's words; made from what its own seat may know."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.facts import Text, saying
from bot.engine.game import View
from bot.games.zheng_shangyou.computers.choosing_plays import PARTNER_OUT_SOON
from bot.games.zheng_shangyou.computers.players import seen_by
from bot.games.zheng_shangyou.computers.seat_knowledge import SeatKnowledge
from bot.games.zheng_shangyou.deal.judge import reading_of

MANY = 3
"""From so many cards on, a lead gets rid of many at once."""
LOW = 0.5
"""Up to this height a card is low."""


def reason(view: View, action: Action) -> Text | None:
    """Why a player does this now.

    Raises:
        TypeError: the view is not of Zheng Shangyou.
        ValueError: nothing is asked of its seat.
    """
    seen = seen_by(view)
    match action.verb:
        case "give" if len(view.legal_actions()) > 1:
            return saying("hint-give")
        case "choose":
            return saying("hint-choose")
        case "pass":
            return saying("hint-pass", why=_why_pass(seen))
        case "play":
            why = _why_play(seen, action)
            return saying("hint-play", why=why) if why else None
    return None


def _why_pass(seen: SeatKnowledge) -> str:
    if not seen.plays:
        return "cannot"
    owner = seen.position.owner
    helped = owner is not None and seen.mate(owner) and seen.position.counts[owner] < PARTNER_OUT_SOON
    return "partner" if helped else "later"


def _why_play(seen: SeatKnowledge, action: Action) -> str | None:
    """What is true of a play and speaks for it; None where nothing simple does."""
    if len(action.cards) == len(seen.hand):
        return "out"
    if seen.position.table is not None and _is_cheapest(seen, action):
        return "cheap"
    if seen.is_sure(action):
        return "strong"
    if seen.position.table is not None:
        return None
    if seen.pressing and len(action.cards) > max(seen.pressing) and not seen.rules.zs.bombs:
        return "other"
    low = all(seen.height(card) <= LOW for card in action.cards)
    if len(action.cards) >= MANY:
        return "long" if low else "many"
    return "low" if low else None


def _is_cheapest(seen: SeatKnowledge, action: Action) -> bool:
    """Whether no other answer is weaker or takes fewer wildcards; bombs are dearer than all else."""
    own = reading_of(seen.view.position, action)
    if own is None:
        return False
    for other in seen.plays:
        reading = reading_of(seen.view.position, other)
        if reading is None or reading.kind.is_bombing > own.kind.is_bombing:
            continue
        if reading.kind.is_bombing < own.kind.is_bombing or reading.key < own.key:
            return False
        if seen.wild_in(other.cards) < seen.wild_in(action.cards):
            return False
    return True
