"""What the buttons of a hand of Zheng Shangyou do with what is chosen."""

from __future__ import annotations

from bot.games.actions import Action
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.scenes.climbing import playing
from bot.scenes.hand_scene import Selection
from bot.scenes.wording import Text
from bot.scenes.zheng_shangyou.hand.reading_picked import chosen_play, picked_for


def suggested(view: ZhengShangyouView, choice: Selection, action: Action) -> Selection:
    """The choice with the cards of a suggestion; what is chosen among offered cards has buttons of its own."""
    if action.verb == "play":
        return picked_for(view, choice, action)
    return choice.choosing(view.hand, action.cards) if action.verb == "give" else choice


def answer(view: ZhengShangyouView, choice: Selection, deed: str) -> Action | Selection | Text:
    """What a ``Deed`` does: an action, or what is still to be chosen."""
    return playing.answer(view, choice, deed, chosen_play(view, choice))
