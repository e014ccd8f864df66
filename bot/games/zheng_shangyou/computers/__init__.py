"""What a computer knows of Zheng Shangyou, and what must hold at every deal it plays."""

from bot.games.zheng_shangyou.computers.reason import reason
from bot.games.zheng_shangyou.computers.skill_levels import casual, greedy, sharp, speak
from bot.games.zheng_shangyou.computers.watch import trouble, trouble_after

__all__ = ["casual", "greedy", "reason", "sharp", "speak", "trouble", "trouble_after"]
