"""What a computer knows of Zheng Shangyou, and what must hold at every deal it plays."""

from bot.games.zheng_shangyou.computers.invariants import trouble
from bot.games.zheng_shangyou.computers.players import choose, speak
from bot.games.zheng_shangyou.computers.reason import reason

__all__ = ["choose", "reason", "speak", "trouble"]
