"""What a computer knows of Da Guai Lu Zi, and what must hold at every deal it plays."""

from bot.games.da_guai_lu_zi.computers.invariants import trouble
from bot.games.da_guai_lu_zi.computers.players import choose, speak
from bot.games.da_guai_lu_zi.computers.reason import reason

__all__ = ["choose", "reason", "speak", "trouble"]
