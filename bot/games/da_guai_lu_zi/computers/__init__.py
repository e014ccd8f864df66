"""What a computer knows of Da Guai Lu Zi, and what must hold at every deal it plays."""

from bot.games.da_guai_lu_zi.computers.reason import reason
from bot.games.da_guai_lu_zi.computers.skill_levels import choose, speak
from bot.games.da_guai_lu_zi.computers.watch import trouble

__all__ = ["choose", "reason", "speak", "trouble"]
