"""What a computer knows of Big Two, and what must hold in every deal it plays."""

from bot.players.big_two.choice import casual, speak
from bot.players.big_two.reason import reason
from bot.players.big_two.watch import trouble, trouble_after

__all__ = ["casual", "reason", "speak", "trouble", "trouble_after"]
