"""What a computer knows of Zheng Shangyou, and what must hold at every deal it plays."""

from bot.players.zheng_shangyou.reason import reason
from bot.players.zheng_shangyou.skill_levels import casual, greedy, sharp, speak
from bot.players.zheng_shangyou.watch import trouble, trouble_after

__all__ = ["casual", "greedy", "reason", "sharp", "speak", "trouble", "trouble_after"]
