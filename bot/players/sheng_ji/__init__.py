"""What a computer knows of Sheng Ji, and what must hold at every deal it plays."""

from bot.players.sheng_ji.reason import reason
from bot.players.sheng_ji.skill_levels import casual, greedy, sharp, speak
from bot.players.sheng_ji.watch import trouble, trouble_after

__all__ = ["casual", "greedy", "reason", "sharp", "speak", "trouble", "trouble_after"]
