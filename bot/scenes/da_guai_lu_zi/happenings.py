"""What happened in a deal of Da Guai Lu Zi: the lines it is worth."""

from __future__ import annotations

from bot.games.da_guai_lu_zi.refusals import EscapeEvent
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


def told(news: News) -> News:
    """What is worth a line of its own."""
    return tuple(event for event in news if event.name not in SILENT)
