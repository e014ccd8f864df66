"""The closed choices of Da Guai Lu Zi (docs/da-guai-lu-zi.md, section 1): one enum for each parameter."""

from __future__ import annotations

from enum import StrEnum


class Direction(StrEnum):
    """``dg.direction``: on which side seat k+1 is drawn. The turn always passes to the next number (DG-0.2)."""

    COUNTER_CLOCKWISE = "ccw"
    CLOCKWISE = "cw"


class TrumpRank(StrEnum):
    """``dg.trump``: whether a rank stands above the ace (DG-2.4)."""

    NONE = "none"
    LEVEL = "level"


class FirstLead(StrEnum):
    """``dg.first_lead``: who leads a first deal (DG-5.3)."""

    DRAW = "draw"
    RANDOM = "random"


class LaterLead(StrEnum):
    """``dg.later_lead``: who leads a later deal (DG-5.4)."""

    FIRST_FINISHER = "first_finisher"
    HIGHEST_TRIBUTE = "highest_tribute"


class FlushTie(StrEnum):
    """``dg.flush_tie``: what decides between flushes with equal top rank (DG-3.6)."""

    TOP_ONLY = "top_only"
    ALL_RANKS = "all_ranks"


class ReadingChoice(StrEnum):
    """``dg.reading``: whether a player may name another reading of their jokers (DG-4.7)."""

    FIXED = "fixed"
    NAMED = "named"


class WildRank(StrEnum):
    """``dg.wild_rank``: which key is chosen inside the strongest kind (DG-4.5)."""

    STRONGEST = "strongest"
    WEAKEST = "weakest"


class WildFinish(StrEnum):
    """``dg.wild_finish``: how a last play with wildcards is read (DG-4.6)."""

    NORMAL = "normal"
    WEAKEST = "weakest"


class SmallPair(StrEnum):
    """``dg.small_pair``: two small jokers against a small and a big one (DG-4.3)."""

    TIE = "tie"
    BEATS = "beats"


class Scoring(StrEnum):
    """``dg.score``: what a win brings (DG-6.3, DG-6.4)."""

    CAUGHT_POINTS = "caught_points"
    LEVELS = "levels"


class LevelStep(StrEnum):
    """``dg.level_step``: how many levels a win is worth (DG-6.4)."""

    ONE = "one"
    CAUGHT = "caught"


class TributePick(StrEnum):
    """``dg.tribute_pick``: who picks among equally high cards (DG-7.3)."""

    GIVER = "giver"
    RANDOM = "random"


class ReturnMode(StrEnum):
    """``dg.return``: how a card is returned (DG-7.6)."""

    RECIPIENT = "recipient"
    CANDIDATES = "candidates"


class Pairing(StrEnum):
    """``dg.pairing``: who pays whom (DG-7.5)."""

    RANK_ORDER = "rank_order"
    ADJACENT_FIRST = "adjacent_first"


class EndOfMatch(StrEnum):
    """``dg.match_end``: what ends a match (DG-8.2)."""

    OPEN = "open"
    DEALS = "deals"
    POINTS = "points"
    LEVEL = "level"
