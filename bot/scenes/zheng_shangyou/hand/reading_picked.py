"""What the chosen cards can be played as, where that is not only one thing (ZS-4)."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.scenes.buttons import Pick, PickOption
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text, saying

READING = "r"
"""The letter of the select of readings."""
MOST = 25
"""The most options of a select."""


def chosen_play(view: ZhengShangyouView, choice: Selection) -> Action:
    """The play that a choice stands for: as the rules read it, or as was picked."""
    readings = _readings(view, choice)
    at = choice.picked(READING) or 0
    return readings[at] if at < len(readings) else Action("play", choice.cards(view.hand))


def picks(view: ZhengShangyouView, choice: Selection) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several."""
    readings = _readings(view, choice)
    if len(readings) < 2:
        return ()
    at = choice.picked(READING) or 0
    options = tuple(PickOption(_said(view, one), number, number == at) for number, one in enumerate(readings))
    return (Pick(READING, saying("select-reading"), options),)


def fitting(view: ZhengShangyouView, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    at = choice.picked(READING)
    return choice if at is None or at < len(_readings(view, choice)) else choice.picking(READING, 0)


def picked_for(view: ZhengShangyouView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a play, and with its reading where that must be picked."""
    found = choice.choosing(view.hand, action.cards)
    readings = _readings(view, found)
    return found.picking(READING, readings.index(action) if action in readings else 0)


def _readings(view: ZhengShangyouView, choice: Selection) -> tuple[Action, ...]:
    """The readings with which the cards may be played now, the rules' own first."""
    turn = view.position.phase is Phase.PLAY and view.position.turn == view.seat
    readings = view.readings(choice.cards(view.hand)) if turn and choice.places else ()
    return tuple(one for one in readings if view.refusal(one) is None)[:MOST]


def _said(view: ZhengShangyouView, action: Action) -> Text:
    return saying("reading", what=view.describe(action))
