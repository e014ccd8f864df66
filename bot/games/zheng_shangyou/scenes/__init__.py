"""What is to be seen of Zheng Shangyou."""

from bot.games.zheng_shangyou.scenes.shown import SCENES

__all__ = ["SCENES"]
