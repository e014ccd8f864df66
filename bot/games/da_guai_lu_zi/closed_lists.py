"""The closed lists of Da Guai Lu Zi: what happens in a deal, refusals, and what a question to it cannot state.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from enum import StrEnum

from bot.engine.facts import RefusalOfARule
from bot.engine.shell_answers import Misstatement


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


class EscapeRefusal(RefusalOfARule):
    """Why an action is not allowed. The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase", "DG-5.5"  # phase: tribute, return, play or over
    NOT_YOUR_TURN = "not_your_turn", "DG-5.5"  # names: who is asked; n: how many they are
    NOT_HELD = "not_held", "DG-5.5"  # cards: those that the hand does not have
    NOT_A_COMBINATION = "not_a_combination", "DG-3.1"  # why: size, ranks, jokers or five; n: how many cards; cards
    READING_NOT_OFFERED = "reading_not_offered", "DG-4.7"  # kind, rank: what the rules read; bound: a last play
    WRONG_SIZE = "wrong_size", "DG-3.5"  # need: cards to be named, or 0; n: those named; what: play, tribute or return
    DOES_NOT_BEAT = "does_not_beat", "DG-3.5"  # kind, rank: on the table; n: how many cards; tie: equal
    LEADER_MUST_PLAY = "leader_must_play", "DG-5.5"
    NOT_HIGHEST = "not_highest", "DG-7.3"  # cards: those that may be given
    SAME_RANK = "same_rank", "DG-7.6"  # need: how many cards of different ranks
    NO_SUCH_CHOICE = "no_such_choice", "DG-7.6"  # cards: those put out; n: how many they are


class EscapeMisstatement(Misstatement):
    """Why a question cannot be answered as it was put; in braces the facts it carries.

    A seat that does not exist is a number: ``seat`` as the shell counts, ``number`` as people do.
    """

    NO_CARDS = "no_cards", "a play names a card; write for example 7s 7s"
    TOO_OFTEN = "too_often", "too many of {card}: {had} named, {n} in the packs of these rules"
    NO_TRUMP_RANK = "no_trump_rank", "trump {rank}: these rules have no trump rank (dg.trump=none)"
    TRUMP_IS_A_RANK = "trump_is_a_rank", "trump {suit} is a suit; write a rank, 2 to A, or none"
    NO_READING = "no_reading", "“{text}” names no reading; write KIND RANK, such as “straight T”"
    NO_SECOND = "no_second", "{option} says nothing without SECOND"
    NO_ORDER = "no_order", "--order is missing: the seats in the order in which they ran out"
    NO_SEAT = "no_seat", "--order {seat}: there is no such seat; seats are 0 to {last}"  # also: number
    SEAT_TWICE = "seat_twice", "seat {name} is named twice in --order"
    TOO_EARLY = "too_early", "--order ends too early: all three of one team must be out"
    TOO_LATE = "too_late", "--order ends too late: after seat {name} all three of a team were out"
    NO_TEAM = "no_team", "--leading {n}: there is no such team; teams are 0 and 1"
    LEVELS_UNPLAYED = (
        "levels_unplayed",
        "these rules have no levels (dg.score=caught_points); leave out --levels and --fails",
    )
    TWO_LEVELS = "two_levels", "--levels names two levels, such as 2,5"
    NO_LEVEL = "no_level", "level {level} is not played; levels go from {low} to {high}"
    TWO_NUMBERS = "two_numbers", "--fails and --totals name two numbers, such as 0,0"
    BELOW_NOTHING = "below_nothing", "{n} is below 0: totals, failed attempts and deals begin at 0"
    FAILS_TOO_EARLY = (
        "fails_too_early",
        "--fails: team {n} plays level {level}, and attempts are counted at the last level, {high}",
    )
    OVER_BEFORE = "over_before", "with these --totals, --fails or --deals the match was over before this deal"
