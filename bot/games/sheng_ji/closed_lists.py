"""The closed lists of Sheng Ji: what happens in a deal, refusals, and what a question to it cannot state.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from enum import StrEnum

from bot.engine.facts import RefusalOfARule
from bot.engine.shell_answers import Misstatement


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


class ShengJiRefusal(RefusalOfARule):
    """Why an action is not allowed. The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase", "SJ-3"
    NOT_YOUR_TURN = "not_your_turn", "SJ-3"  # name: who is asked
    NOT_HELD = "not_held", "SJ-3"  # cards: those that the hand does not have
    NOT_DRAWN_YET = "not_drawn_yet", "SJ-3.2"  # cards: those that the hand does not have while cards are drawn
    NOT_A_DECLARATION = "not_a_declaration", "SJ-3.2"  # why: equal, level, joker or jokers; level; n: jokers needed
    NO_TRUMP_OFF = "no_trump_off", "SJ-3.5"
    DECLARATION_TOO_WEAK = "declaration_too_weak", "SJ-3.3"  # cards: the declaration in force
    DECLARATION_TOO_LATE = "declaration_too_late", "SJ-3.2"
    OWN_DECLARATION = "own_declaration", "SJ-3.4"
    NOT_ENTITLED = "not_entitled", "SJ-3.10"  # the hand does not allow a redeal
    BURY_COUNT = "bury_count", "SJ-4.1"  # n: how many cards must be put away; had: how many were named
    UNIT_NOT_OFFERED = "unit_not_offered", "SJ-6.2"  # units: what can be named
    NO_SUCH_SUIT = "no_such_suit", "SJ-3.7"
    MIXED_SUITS = "mixed_suits", "SJ-5.4"
    NOT_A_COMBINATION = "not_a_combination", "SJ-5.5"
    WRONG_SIZE = "wrong_size", "SJ-7.1"  # n: how many cards were led; had: how many were named
    MUST_PLAY_ALL = "must_play_all", "SJ-7.2"  # cards: all those of the led suit; suit: that suit
    MUST_FOLLOW_SUIT = "must_follow_suit", "SJ-7.3"  # n: how many were led; suit: the led suit, or T for trumps
    PAIR_OWED = "pair_owed", "SJ-7.4"  # n: how many pairs; suit; cards: a legal follow; runs: whether a run was led
    TRIPLE_OWED = "triple_owed", "SJ-7.4"  # the same of triples
    QUAD_OWED = "quad_owed", "SJ-7.4"  # the same of four equal cards
    TRACTOR_OWED = "tractor_owed", "SJ-7.4"  # length: of how many pairs; suit; cards: a legal follow
    BULLDOZER_OWED = "bulldozer_owed", "SJ-7.4"  # length: how many tuples; width: of how many cards each; suit; cards


class ShengJiMisstatement(Misstatement):
    """Why a question cannot be answered as it was put; in braces the facts it carries.

    A seat that does not exist is a number: ``seat`` as the shell counts, ``number`` as people do.
    """

    NO_CARDS = "no_cards", "a play names a card; write for example 7s 7s"
    TOO_OFTEN = "too_often", "too many of {card}: {had} named, {n} in the packs of these rules"
    NOT_A_LEAD = "not_a_lead", "{cards} cannot be led: they are of several suits"
    NO_LEVEL = "no_level", "level {level} is not played; there are: {levels}"
    NO_SUIT = "no_suit", "trump {rank} is a rank; write a suit: c, d, h or s; or none"
    TWO_LEVELS = "two_levels", "--levels names two levels, such as 2,5"
    NO_POINTS = "no_points", "--points is missing: the attackers' points"
    IN_FIVES = "in_fives", "--points {points}: points come in fives, such as {below} or {above}"
    NO_SEAT = "no_seat", "--dealer {seat}: there is no such seat; seats are 0 to {last}"  # also: number
