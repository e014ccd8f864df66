"""What a computer knows of Big Two, and what must hold at every deal it plays."""

from bot.games.big_two.computers.levels import casual, greedy, sharp, speak
from bot.games.big_two.computers.reason import reason
from bot.games.big_two.computers.watch import trouble, trouble_after

__all__ = ["casual", "greedy", "reason", "sharp", "speak", "trouble", "trouble_after"]
