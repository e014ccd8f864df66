"""What the chosen cards can be played as, where their owner may say what the jokers stand for (DG-4.7)."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.view import EscapeView
from bot.games.da_guai_lu_zi.grammar import play_of
from bot.scenes.buttons import Pick, PickOption
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import saying

READING = "r"
"""The letter of the select of readings."""
MOST = 25
"""The most options of a select."""


def chosen_play(view: EscapeView, choice: Selection) -> Action:
    """The play that a choice stands for: in the rules' own reading, or the one that was picked."""
    readings = _readings(view, choice)
    at = choice.picked(READING) or 0
    return readings[at] if at < len(readings) else play_of(choice.cards(view.hand))


def picks(view: EscapeView, choice: Selection) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several."""
    readings = _readings(view, choice)
    if len(readings) < 2:
        return ()
    at = choice.picked(READING) or 0
    options = tuple(PickOption(view.describe(one), number, number == at) for number, one in enumerate(readings))
    return (Pick(READING, saying("select-reading"), options),)


def fitting(view: EscapeView, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    at = choice.picked(READING)
    return choice if at is None or at < len(_readings(view, choice)) else choice.picking(READING, 0)


def reading_picked(view: EscapeView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards and the reading of a play."""
    chosen = choice.choosing(view.hand, action.cards)
    found = _readings(view, chosen)
    at = found.index(action) if action in found else 0
    return chosen.picking(READING, at) if at or chosen.picked(READING) else chosen


def _readings(view: EscapeView, choice: Selection) -> tuple[Action, ...]:
    """The readings of the chosen cards, the rules' own first and then those that can be played now."""
    if view.position.phase is not Phase.PLAY or view.position.turn != view.seat or not choice.places:
        return ()
    own, *others = view.readings(choice.cards(view.hand)) or (None,)
    if own is None:
        return ()
    return (own, *[one for one in others if view.refusal(one) is None][: MOST - 1])
