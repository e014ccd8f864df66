"""What a computer knows of Sheng Ji, and what must hold at every deal it plays."""

from bot.games.sheng_ji.computers.reason import reason
from bot.games.sheng_ji.computers.skill_levels import casual, greedy, sharp, speak
from bot.games.sheng_ji.computers.watch import trouble, trouble_after

__all__ = ["casual", "greedy", "reason", "sharp", "speak", "trouble", "trouble_after"]
