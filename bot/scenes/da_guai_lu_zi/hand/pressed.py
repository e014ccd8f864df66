"""What the buttons of a hand of Da Guai Lu Zi do with what is chosen."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.da_guai_lu_zi.deal.view import EscapeView
from bot.scenes.climbing import playing
from bot.scenes.da_guai_lu_zi.hand.reading_select import chosen_play, reading_picked
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text


def suggested(view: EscapeView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a suggestion, and the reading of a play; a choice has a button of its own."""
    if action.verb == "play":
        return reading_picked(view, choice, action)
    return choice.choosing(view.hand, action.cards) if action.cards else choice


def answer(view: EscapeView, choice: Selection, deed: str) -> Action | Selection | Text:
    """What a ``Deed`` does: an action, or what is still to be chosen."""
    return playing.answer(view, choice, deed, chosen_play(view, choice))
