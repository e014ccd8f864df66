"""What happened in a deal of Da Guai Lu Zi: the lines it is worth."""

from __future__ import annotations

from functools import partial

from bot.engine.actions import Seat
from bot.engine.table_values import News
from bot.games.climbing.scenes.gifts_told import not_between
from bot.games.da_guai_lu_zi.closed_lists import EscapeEvent
from bot.scenes.game_scenes import worth_a_line

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

told = partial(worth_a_line, silent=SILENT)
"""What is worth a line of its own."""


def told_beside(news: News, seat: Seat) -> News:
    """The public lines that a hand repeats."""
    return not_between(told(news), EXCHANGED, seat)
