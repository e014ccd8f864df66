"""What a computer knows of Sheng Ji, and what must hold at every deal it plays."""

from bot.games.sheng_ji.computers.invariants import trouble
from bot.games.sheng_ji.computers.players import choose, speak
from bot.games.sheng_ji.computers.reason import reason

__all__ = ["choose", "reason", "speak", "trouble"]
