"""What is to be seen of Da Guai Lu Zi."""

from bot.scenes.da_guai_lu_zi.shown import SCENES

__all__ = ["SCENES"]
