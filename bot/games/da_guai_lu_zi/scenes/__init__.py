"""What is to be seen of Da Guai Lu Zi."""

from bot.games.da_guai_lu_zi.scenes.shown import SCENES

__all__ = ["SCENES"]
