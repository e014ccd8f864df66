"""What a computer knows of Big Two, and what must hold at every deal it plays."""

from bot.games.big_two.computers.invariants import trouble
from bot.games.big_two.computers.players import choose, speak
from bot.games.big_two.computers.sharp.reason import reason

__all__ = ["choose", "reason", "speak", "trouble"]
