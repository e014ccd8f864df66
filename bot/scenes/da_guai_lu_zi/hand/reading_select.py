"""What the chosen cards can be played as, where their owner may say what the jokers stand for (DG-4.7)."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.view import EscapeView
from bot.scenes.buttons import Pick
from bot.scenes.hand_scene import Selection
from bot.scenes.picked_reading import MOST, picked_play, picking, reading_picks, with_its_reading
from bot.scenes.wording import saying


def chosen_play(view: EscapeView, choice: Selection) -> Action:
    """The play that a choice stands for: in the rules' own reading, or the one that was picked."""
    return picked_play(_readings(view, choice), choice, view.hand)


def picks(view: EscapeView, choice: Selection) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several."""
    return reading_picks(_readings(view, choice), choice, saying("select-reading"), view.describe)


def fitting(view: EscapeView, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    return with_its_reading(_readings(view, choice), choice)


def reading_picked(view: EscapeView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards and the reading of a play."""
    chosen = choice.choosing(view.hand, action.cards)
    return picking(_readings(view, chosen), chosen, action)


def _readings(view: EscapeView, choice: Selection) -> tuple[Action, ...]:
    """The readings of the chosen cards, the rules' own first and then those that can be played now."""
    if view.position.phase is not Phase.PLAY or view.position.turn != view.seat or not choice.places:
        return ()
    own, *others = view.readings(choice.cards(view.hand)) or (None,)
    if own is None:
        return ()
    return (own, *[one for one in others if view.refusal(one) is None][: MOST - 1])
