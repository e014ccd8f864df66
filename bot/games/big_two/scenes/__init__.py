"""What is to be seen of Big Two."""

from bot.games.big_two.scenes.shown import SCENES

__all__ = ["SCENES"]
