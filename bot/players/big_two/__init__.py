"""What a computer knows of Big Two, and what must hold at every deal it plays."""

from bot.players.big_two.levels import casual, greedy, sharp, speak
from bot.players.big_two.reason import reason
from bot.players.big_two.watch import trouble, trouble_after

__all__ = ["casual", "greedy", "reason", "sharp", "speak", "trouble", "trouble_after"]
