"""The closed list of what a question to Da Guai Lu Zi cannot state, with the shell's sentences.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from bot.engine.shell_answers import Misstatement


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
