"""What is to be seen of Big Two."""

from bot.scenes.big_two.shown import SCENES

__all__ = ["SCENES"]
