"""The closed choices of Sheng Ji (docs/sheng-ji.md, section 0): one enum for each parameter, by public name."""

from __future__ import annotations

from enum import StrEnum


class Rank(StrEnum):
    """``start_level``: a level of the match, in ascending order (SJ-1.4)."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class Direction(StrEnum):
    """``direction``: on which side seat k+1 sits. The turn always passes to the next number (SJ-1.1)."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class LevelGap(StrEnum):
    """``level_gap``: whether the ranks around the level are neighbours (SJ-2.7)."""

    CLOSED = "closed"
    OPEN = "open"


class NoTrump(StrEnum):
    """``no_trump``: which jokers declare no-trump (SJ-3.5)."""

    JOKERS = "jokers"
    OFF = "off"
    FULL = "full"


class FirstDealer(StrEnum):
    """``first_dealer``: whose declaration makes the dealer of the first deal (SJ-3.6)."""

    FINAL_DECLARER = "final_declarer"
    FIRST_DECLARER = "first_declarer"


class NoDeclaration(StrEnum):
    """``no_declaration``: what makes the trumps of a later deal in which nobody declares (SJ-3.7)."""

    TURN_UP = "turn_up"
    NO_TRUMP = "no_trump"
    PARTNER = "partner"


class DuplicateMode(StrEnum):
    """``duplicate_mode``: what is given before the deal (SJ-3.8)."""

    OFF = "off"
    DECLARE = "declare"
    GIVEN = "given"


class RedealClaims(StrEnum):
    """``redeal_claims``: which hands may claim a redeal (SJ-3.10)."""

    OFF = "off"
    POINTS_15 = "points_15"
    TRUMPS_3 = "trumps_3"
    EITHER = "either"


class MinRun(StrEnum):
    """``min_run``: the fewest tuples of a run (SJ-5.2)."""

    TWO = "two"
    DECKS = "decks"


class FailedChoice(StrEnum):
    """``failed_choice``: which unit of a failed throw is led (SJ-6.2)."""

    NEXT_PLAYER = "next_player"
    SMALLEST = "smallest"
    LOWEST_RANK = "lowest_rank"
    LOWEST_UNIT_OF_THROW = "lowest_unit_of_throw"


class ThrowPenalty(StrEnum):
    """``throw_penalty``: what a failed throw costs (SJ-6.3)."""

    NOTHING = "0"
    PER_ATTEMPT = "10_per_attempt"
    PER_CARD = "10_per_card"


class BulldozerLadder(StrEnum):
    """``bulldozer_ladder``: where a tractor stands among the answers to a bulldozer (SJ-7.6)."""

    PUNG_FIRST = "pung_first"
    TRACTOR_BEFORE_MIXED = "tractor_before_mixed"
    TRACTOR_BEFORE_PUNGS = "tractor_before_pungs"


class FollowDuty(StrEnum):
    """``follow_duty``: what is owed besides following suit (SJ-7.7)."""

    FULL = "full"
    LONGER_TUPLES_PROTECTED = "longer_tuples_protected"
    NONE = "none"


class RuffStructure(StrEnum):
    """``ruff_structure``: how a play must match the lead to contend (SJ-8.2)."""

    AT_LEAST = "at_least"
    EXACT = "exact"


class OverRuff(StrEnum):
    """``over_ruff``: what is compared between contenders of one suit (SJ-8.4)."""

    KEY_UNIT = "key_unit"
    ALL_UNITS = "all_units"
    HIGHEST_CARD = "highest_card"


class KittyMultiplier(StrEnum):
    """``kitty_multiplier``: how the points of the kitty are multiplied (SJ-9.2)."""

    FLAT2 = "flat2"
    TIMES_UNIT = "times_unit"
    POWER_UNIT = "power_unit"
    TIMES_CARDS = "times_cards"
    SIDE_HALF = "side_half"


class LevelTable(StrEnum):
    """``level_table``: how many levels the attackers' total is worth (SJ-10.1, SJ-10.6)."""

    STANDARD = "standard"
    QUARTERS = "quarters"


class Ladder(StrEnum):
    """``ladder``: which levels are played (SJ-10.6)."""

    ALL = "all"
    SPEED = "speed"


class MaxLevel(StrEnum):
    """``max_level``: the level at which the match is won (SJ-10.4)."""

    ACE = "A"
    NO_TRUMP = "NT"


class JackHook(StrEnum):
    """``jack_hook``: what a jack in the last trick of a deal at level J does (SJ-10.5)."""

    OFF = "off"
    SINGLE = "single"
    GRADED = "graded"
