"""What is to be seen of Zheng Shangyou."""

from bot.scenes.zheng_shangyou.shown import SCENES

__all__ = ["SCENES"]
