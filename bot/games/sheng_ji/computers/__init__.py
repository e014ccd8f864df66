"""What a computer knows of Sheng Ji, and what must hold at every deal it plays."""

from bot.games.sheng_ji.computers.reason import reason
from bot.games.sheng_ji.computers.skill_levels import choose, speak
from bot.games.sheng_ji.computers.watch import trouble

__all__ = ["choose", "reason", "speak", "trouble"]
