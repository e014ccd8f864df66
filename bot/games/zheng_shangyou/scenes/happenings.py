"""What happened in a deal of Zheng Shangyou: the lines it is worth."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.table_values import News
from bot.games.climbing.scenes.gifts_told import not_between
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouEvent
from bot.scenes.game_scenes import worth_a_line

SILENT = frozenset(
    {
        ZhengShangyouEvent.DEAL_OPENS,
        ZhengShangyouEvent.PUT_OUT_CARDS,
        ZhengShangyouEvent.TO_CHOOSE_CARDS,
        ZhengShangyouEvent.LEADS,
        ZhengShangyouEvent.PLAYED,
        ZhengShangyouEvent.PASSED,
        ZhengShangyouEvent.TRICK_WON,
        ZhengShangyouEvent.ENDED,
    }
)
"""Events without a line: the counts, the trick, the notes of a hand or the end of the deal shows them."""

EXCHANGED = frozenset({ZhengShangyouEvent.PUT_OUT, ZhengShangyouEvent.HANDED})
"""What passes between two players, of which both have a line of their own."""


def told(news: News) -> News:
    """What is worth a line of its own. That a card was put out is, until somebody has got it."""
    handed = {event.seat for event in news if event.name == ZhengShangyouEvent.HANDED}
    lines = worth_a_line(news, silent=SILENT)
    return tuple(event for event in lines if event.name != ZhengShangyouEvent.PUT_OUT or event.seat not in handed)


def told_beside(news: News, seat: Seat) -> News:
    """The public lines that a hand repeats."""
    return not_between(told(news), EXCHANGED, seat)
