"""The closed list of what happens in a deal of Da Guai Lu Zi."""

from __future__ import annotations

from enum import StrEnum


class EscapeEvent(StrEnum):
    """What happens in a deal."""

    LEADS_FIRST = "leads-first"
    RESISTS = "resists"
    TRIBUTE_READY = "tribute-ready"
    TRIBUTE_PAID = "tribute-paid"
    TRIBUTE_SEEN = "tribute-seen"
    PUT_OUT = "candidates-put-out"
    CANDIDATES_SEEN = "candidates-seen"
    RETURNED = "card-returned"
    RETURN_SEEN = "return-seen"
    PLAYED = "play-laid"
    PASSED = "seat-passed"
    PLACED = "ran-out"
    TRICK_WON = "trick-won"
    ENDED = "team-out"
