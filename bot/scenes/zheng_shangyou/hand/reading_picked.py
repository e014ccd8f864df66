"""What the chosen cards can be played as, where that is not only one thing (ZS-4)."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.scenes.buttons import Pick
from bot.scenes.hand_scene import Selection
from bot.scenes.picked_reading import MOST, picked_play, picking, reading_picks, with_its_reading
from bot.scenes.wording import Text, saying


def chosen_play(view: ZhengShangyouView, choice: Selection) -> Action:
    """The play that a choice stands for: as the rules read it, or as was picked."""
    return picked_play(_readings(view, choice), choice, view.hand)


def picks(view: ZhengShangyouView, choice: Selection) -> tuple[Pick, ...]:
    """A select of the readings of the chosen cards, where there are several."""

    def said(reading: Action) -> Text:
        return saying("reading", what=view.describe(reading))

    return reading_picks(_readings(view, choice), choice, saying("select-reading"), said)


def fitting(view: ZhengShangyouView, choice: Selection) -> Selection:
    """The choice without a reading that its cards do not have."""
    return with_its_reading(_readings(view, choice), choice)


def picked_for(view: ZhengShangyouView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a play, and with its reading where that must be picked."""
    found = choice.choosing(view.hand, action.cards)
    return picking(_readings(view, found), found, action)


def _readings(view: ZhengShangyouView, choice: Selection) -> tuple[Action, ...]:
    """The readings with which the cards may be played now, the rules' own first."""
    turn = view.position.phase is Phase.PLAY and view.position.turn == view.seat
    readings = view.readings(choice.cards(view.hand)) if turn and choice.places else ()
    return tuple(one for one in readings if view.refusal(one) is None)[:MOST]
