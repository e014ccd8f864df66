"""What a computer knows of Da Guai Lu Zi, and what must hold at every deal it plays."""

from bot.players.da_guai_lu_zi.reason import reason
from bot.players.da_guai_lu_zi.skill_levels import casual, greedy, sharp, speak
from bot.players.da_guai_lu_zi.watch import trouble, trouble_after

__all__ = ["casual", "greedy", "reason", "sharp", "speak", "trouble", "trouble_after"]
