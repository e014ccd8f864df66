"""The closed choices of Zheng Shangyou (docs/zheng-shangyou.md, section 1): one enum for each parameter."""

from __future__ import annotations

from enum import StrEnum


class Direction(StrEnum):
    """``zs.direction``: on which side seat k+1 sits. The turn always passes to the next number (ZS-0.2)."""

    ANTICLOCKWISE = "ccw"
    CLOCKWISE = "cw"


class RankOrder(StrEnum):
    """``zs.ranks``: the order of the natural ranks (ZS-2.1)."""

    THREE_TO_TWO = "3_to_2"
    TWO_TO_ACE = "2_to_A"


class Surplus(StrEnum):
    """``zs.surplus``: where the cards go that are over when hands are equal (ZS-2.3)."""

    DEAL = "deal"
    LEAVE = "leave"


class Teams(StrEnum):
    """``zs.teams``: who plays together (ZS-2.4)."""

    NONE = "none"
    PAIRS = "2v2"
    THREES = "3v3"


class Naming(StrEnum):
    """``zs.reading``: whether a player may name another reading than the rules choose (ZS-4.2)."""

    NAMED = "named"
    FIXED = "fixed"


class SequenceRanks(StrEnum):
    """``zs.seq_ranks``: which ranks form sequences (ZS-3.4)."""

    THREE_TO_ACE = "3_to_A"
    TWO_TO_KING = "2_to_K"
    TWO_TO_ACE = "2_to_A"

    @property
    def many(self) -> int:
        """How many ranks these are."""
        return 13 if self is SequenceRanks.TWO_TO_ACE else 12


class FirstLead(StrEnum):
    """``zs.first_lead``: who leads first in a match (ZS-5.1, 5.2)."""

    DEALER = "dealer"
    SPADE = "spade3"


class LaterLead(StrEnum):
    """``zs.later_lead``: who deals and leads in later deals (ZS-5.1)."""

    THIRD = "third"
    WINNER = "winner"
    AS_FIRST = "as_first"


class ExchangeKind(StrEnum):
    """``zs.exchange``: which cards move before later deals (ZS-6)."""

    NONE = "none"
    LAST_TWO = "last_two"
    LAST_ONE = "last_one"


class MatchEnd(StrEnum):
    """``zs.match_end``: when the match is over (ZS-7.3)."""

    POINTS = "points"
    DEALS = "deals"
    OPEN = "open"
