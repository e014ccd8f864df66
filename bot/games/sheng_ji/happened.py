"""The closed list of what happens in a deal of Sheng Ji."""

from __future__ import annotations

from enum import StrEnum


class ShengJiEvent(StrEnum):
    """What happens in a deal."""

    DRAWN = "cards-drawn"
    DECLARED = "declared"
    OVERTURNED = "overturned"
    REINFORCED = "reinforced"
    DONE = "done-declaring"
    REDEALT = "redealt"
    CLAIMED = "redeal-claimed"
    TRUMP_MADE = "trump-made"
    TURNED_UP = "turned-up"
    KITTY_TAKEN = "kitty-taken"
    KITTY_SEEN = "kitty-seen"
    BURIED = "buried"
    BURIED_CARDS = "buried-cards"
    PLAYED = "cards-played"
    THROW_FAILED = "throw-failed"
    UNIT_NAMED = "unit-named"
    TRICK_WON = "trick-won"
    KITTY_WON = "kitty-won"
    ENDED = "deal-ended"
