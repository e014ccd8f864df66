"""What happened in a deal of Zheng Shangyou: the lines it is worth."""

from __future__ import annotations

from bot.games.zheng_shangyou.refusals import ZhengShangyouEvent
from bot.tables.news import News

SILENT = frozenset(
    {
        ZhengShangyouEvent.DEAL_OPENS,
        ZhengShangyouEvent.LEADS,
        ZhengShangyouEvent.PLAYED,
        ZhengShangyouEvent.PASSED,
        ZhengShangyouEvent.TRICK_WON,
        ZhengShangyouEvent.ENDED,
    }
)
"""Events without a line: the counts, the trick or the end of the deal shows them."""


def told(news: News) -> News:
    """What is worth a line of its own."""
    return tuple(event for event in news if event.name not in SILENT)
