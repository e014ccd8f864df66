"""What happened in a deal of Sheng Ji: the lines it is worth."""

from __future__ import annotations

from bot.games.sheng_ji.refusals import ShengJiEvent
from bot.tables.news import News

SILENT = frozenset(
    {
        ShengJiEvent.DRAWN,
        ShengJiEvent.DECLARED,
        ShengJiEvent.DONE,
        ShengJiEvent.TRUMP_MADE,
        ShengJiEvent.PLAYED,
        ShengJiEvent.THROW_FAILED,
        ShengJiEvent.TRICK_WON,
        ShengJiEvent.KITTY_WON,
        ShengJiEvent.ENDED,
    }
)
"""Events without a line: the counts, the trick, the line of trumps or the end of the deal shows them."""


def told(news: News) -> News:
    """What is worth a line of its own."""
    return tuple(event for event in news if event.name not in SILENT)
