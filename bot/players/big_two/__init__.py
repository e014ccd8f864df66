"""What a computer knows of Big Two."""

from bot.players.big_two.casual import casual

__all__ = ["casual"]
