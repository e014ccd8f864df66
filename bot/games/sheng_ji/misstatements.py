"""The closed list of what a question to Sheng Ji cannot state, with the shell's sentences.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from bot.engine.shell_answers import Misstatement


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
