"""What the hands left are worth, and who pays whom (docs/big-two.md, section 14)."""

from bot.games.big_two.scoring.ending import Ending, Left, heir
from bot.games.big_two.scoring.penalties import penalties, tier
from bot.games.big_two.scoring.settlement import Settlement, settle

__all__ = ["Ending", "Left", "Settlement", "heir", "penalties", "settle", "tier"]
