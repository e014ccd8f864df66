"""What a computer knows of Big Two, and what must hold at every deal it plays."""

from bot.games.big_two.computers.levels import choose, speak
from bot.games.big_two.computers.reason import reason
from bot.games.big_two.computers.watch import trouble

__all__ = ["choose", "reason", "speak", "trouble"]
