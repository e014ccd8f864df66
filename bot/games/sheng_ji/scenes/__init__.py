"""What is to be seen of Sheng Ji."""

from bot.games.sheng_ji.scenes.shown import SCENES

__all__ = ["SCENES"]
