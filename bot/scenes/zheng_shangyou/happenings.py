"""What happened in a deal of Zheng Shangyou: the lines it is worth."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.facts import Player
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
    """What is worth a line of its own. That a card was put out is, until somebody has got it."""
    handed = {event.seat for event in news if event.name == ZhengShangyouEvent.HANDED}
    lines = (event for event in news if event.name not in SILENT)
    return tuple(event for event in lines if event.name != ZhengShangyouEvent.PUT_OUT or event.seat not in handed)


def told_beside(news: News, seat: Seat) -> News:
    """The public lines that a hand repeats: without what its owner is told of in lines of their own."""
    own = {ZhengShangyouEvent.PUT_OUT, ZhengShangyouEvent.HANDED}
    return tuple(
        event
        for event in told(news)
        if event.name not in own or seat not in (event.seat, _other(event.args.get("other")))
    )


def _other(fact: object) -> Seat | None:
    return fact.seat if isinstance(fact, Player) else None
