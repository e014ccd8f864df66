"""The closed lists of Zheng Shangyou: what happens in a deal, refusals, and what a question to it cannot state.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from enum import StrEnum

from bot.engine.facts import RefusalOfARule
from bot.engine.shell_answers import Misstatement


class ZhengShangyouEvent(StrEnum):
    """What happens in a deal. A name that ends in ``-cards`` names cards and goes only to those who may see them."""

    DEAL_OPENS = "deal-opens"
    PUT_OUT = "put-out"
    PUT_OUT_CARDS = "put-out-cards"
    TO_CHOOSE_CARDS = "to-choose-cards"
    HANDED = "handed"
    HANDED_CARDS = "handed-cards"
    LEADS = "leads"
    PLAYED = "played"
    PASSED = "passed"
    TRICK_WON = "trick-won"
    PLACED = "placed"
    ENDED = "deal-ended"


class ZhengShangyouRefusal(RefusalOfARule):
    """Why an action is not allowed (ZS-9.5). The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase", "ZS-9.5"  # phase: where the deal stands
    PASSED_THIS_TRICK = "passed_this_trick", "ZS-5.3"
    NOT_YOUR_TURN = "not_your_turn", "ZS-5.3"  # phase; names: who is asked
    NOT_HELD = "not_held", "ZS-9.5"  # cards: those that the hand does not have
    NOT_A_COMBINATION = "not_a_combination", "ZS-3.1"  # cards; why: what is nearest to one; n: how many cards or ranks
    READING_NOT_OFFERED = "reading_not_offered", "ZS-4.2"  # cards; readings: what they can be
    WRONG_SIZE = "wrong_size", "ZS-3.8"  # need: how many cards; n: how many were named; kind, rank: of the table; bombs
    WRONG_KIND = "wrong_kind", "ZS-3.8"  # kind, rank, need: of the table; own_kind, own_rank: of the play
    DOES_NOT_BEAT = "does_not_beat", "ZS-3.8"  # kind, rank, need, own_kind, own_rank; why, table: see judge
    LEADER_MUST_PLAY = "leader_must_play", "ZS-5.3"
    NOT_HIGHEST = "not_highest", "ZS-6.2"  # cards: those that may be given
    NO_SUCH_CHOICE = "no_such_choice", "ZS-6.2"


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
