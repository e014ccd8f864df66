"""Why every computer does what it does before play: what an answer means for the hand that it leads to."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.facts import Text, saying
from bot.games.big_two.before.exchange.tasks import protected
from bot.games.big_two.deal.seam import BigTwoView

_OF_AN_OFFER = {"redeal": "weak", "keep": "fair"}
"""What answers to an offer of a redeal say of the hand (BT-12.3)."""
_OF_CARDS = {"take": "better", "decline": "no-better", "swap": "lowest", "demand": "helps", "give": "least"}
"""What answers say of the cards that they are about (BT-3.6, BT-16.3)."""


def reason_before_play(view: BigTwoView, action: Action) -> Text | None:
    """Why this is answered, as a short sentence; None where nothing tells the answers apart."""
    if action.cards and action.verb == "keep":
        safe = view.position.setting.pack.mask(action.cards) & protected(view.position.setting)
        return None if safe else saying("hint-before", why="highest", n=len(action.cards))
    why = _OF_AN_OFFER.get(action.verb) or _OF_CARDS.get(action.verb)
    return saying("hint-before", why=why, n=len(action.cards)) if why else None
