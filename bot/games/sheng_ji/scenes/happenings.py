"""What happened in a deal of Sheng Ji: the lines it is worth."""

from __future__ import annotations

from functools import partial

from bot.games.sheng_ji.closed_lists import ShengJiEvent
from bot.scenes.game_scenes import worth_a_line

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

told = partial(worth_a_line, silent=SILENT)
"""What is worth a line of its own."""
