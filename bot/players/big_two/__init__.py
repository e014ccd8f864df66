"""What a computer knows of Big Two."""

from bot.players.big_two.choice import casual

__all__ = ["casual"]
