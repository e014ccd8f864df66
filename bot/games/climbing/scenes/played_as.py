"""What the chosen cards are played as, where wildcards make several plays of them."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.engine.asks import asked
from bot.engine.seam.deals import View
from bot.games.climbing.scenes import playing
from bot.scenes.buttons import Pick
from bot.scenes.hand_scene import Selection
from bot.scenes.picked_reading import MOST, picked_play, picking, reading_picks, with_its_reading
from bot.scenes.wording import Text


def chosen_play(view: View, choice: Selection) -> Action:
    """The play that a choice stands for: in the rules' own reading, or in the one that was picked."""
    return picked_play(_readings(view, choice), choice, view.hand)


def picks(view: View, choice: Selection, ask: Text) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several; ``ask`` is written above it."""
    return reading_picks(_readings(view, choice), choice, ask, view.describe)


def fitting(view: View, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    return with_its_reading(_readings(view, choice), choice)


def suggested(view: View, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a suggestion, and the reading of a play.

    What is chosen among offered cards names none: each of these has a button of its own.
    """
    chosen = choice.choosing(view.hand, action.cards) if action.cards else choice
    return picking(_readings(view, chosen), chosen, action) if action.verb == "play" else chosen


def answer(view: View, choice: Selection, deed: str) -> Action | Selection | Text:
    """What a ``Deed`` does: an action, or what is still to be chosen."""
    return playing.answer(view, choice, deed, chosen_play(view, choice))


def _readings(view: View, choice: Selection) -> tuple[Action, ...]:
    """The readings in which the chosen cards may be played now, the rules' own first."""
    if not choice.places or not asked(view, view.seat, "play"):
        return ()
    readings = view.readings(choice.cards(view.hand))
    return tuple(one for one in readings if view.refusal(one) is None)[:MOST]
