"""What is to be seen of Sheng Ji."""

from bot.scenes.sheng_ji.shown import SCENES

__all__ = ["SCENES"]
