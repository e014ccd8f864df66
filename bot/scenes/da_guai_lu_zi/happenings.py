"""What happened in a deal of Da Guai Lu Zi: the lines it is worth."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.da_guai_lu_zi.refusals import EscapeEvent
from bot.games.facts import Player
from bot.tables.news import News

SILENT = frozenset(
    {
        EscapeEvent.TRIBUTE_READY,
        EscapeEvent.PLAYED,
        EscapeEvent.PASSED,
        EscapeEvent.TRICK_WON,
        EscapeEvent.ENDED,
    }
)
"""Events without a line: whom the table waits for, the trick, or the end of the deal shows them."""


EXCHANGED = frozenset({EscapeEvent.TRIBUTE_PAID, EscapeEvent.PUT_OUT, EscapeEvent.RETURNED})
"""What passes between two players, of which both have a line of their own."""


def told(news: News) -> News:
    """What is worth a line of its own."""
    return tuple(event for event in news if event.name not in SILENT)


def told_beside(news: News, seat: Seat) -> News:
    """The public lines that a hand repeats: without what its owner is told of in lines of their own."""
    return tuple(
        event
        for event in told(news)
        if event.name not in EXCHANGED or seat not in (event.seat, _other(event.args.get("other")))
    )


def _other(fact: object) -> Seat | None:
    return fact.seat if isinstance(fact, Player) else None
