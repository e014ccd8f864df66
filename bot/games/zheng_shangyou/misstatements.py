"""The closed list of what a question to Zheng Shangyou cannot state, with the shell's sentences.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from bot.engine.shell_answers import Misstatement


class ZhengShangyouMisstatement(Misstatement):
    """Why a question cannot be answered as it was put; in braces the facts it carries.

    A seat that does not exist is a number: ``seat`` as the shell counts, ``number`` as people do.
    """

    NO_CARDS = "no_cards", "a play names a card; write for example 7s 7h"
    TOO_OFTEN = "too_often", "too many of {card}: {had} named, {n} in the packs of these rules"
    NO_READING = "no_reading", "“{text}” names no kind and rank; write for example suited_sequence 9"
    NO_SECOND = "no_second", "{option} says nothing without SECOND"
    NO_ORDER = "no_order", "--order is missing: all seats by place"
    NO_SEAT = "no_seat", "--order {seat}: there is no such seat; seats are 0 to {last}"  # also: number
    SEAT_TWICE = "seat_twice", "--order names seat {name} twice"
    SHORT_ORDER = "short_order", "--order names {had} seats; name all {n}, the last one may be left out"
    WRONG_TOTALS = "wrong_totals", "--totals names {had} numbers; these rules have {n} seats"
    NO_DEALS = "no_deals", "--deals {n}: this is no number of deals"
    BELOW_NOTHING = "below_nothing", "--totals {n}: totals begin at 0, and no deal takes points away"
    PARTNERS_DIFFER = "partners_differ", "--totals: seats {name} and {other} are partners, so their totals are equal"
    OVER_BEFORE = "over_before", "with these --totals and --deals the match was over before this deal"
