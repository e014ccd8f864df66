"""What is suggested to the owner of a hand: of cards that are put out, the one that a choice takes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.facts import Facts
from bot.engine.seam.deals import View
from bot.scenes.hand_scene import Hint, hint_facts


def suggested_facts(view: View, hint: Hint, offered: Sequence[Card]) -> Facts:
    """What is suggested, and why, as messages say it; ``offered`` are the cards that the owner may choose from."""
    action = hint.action
    takes = action.verb == "choose" and offered
    return hint_facts(view, hint, (offered[action.number or 0],) if takes else action.cards)
