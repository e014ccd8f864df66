"""What a computer knows of Zheng Shangyou, and what must hold at every deal it plays."""

from bot.games.zheng_shangyou.computers.reason import reason
from bot.games.zheng_shangyou.computers.skill_levels import choose, speak
from bot.games.zheng_shangyou.computers.watch import trouble

__all__ = ["choose", "reason", "speak", "trouble"]
