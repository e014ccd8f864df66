"""The closed list of events in a deal of Big Two. A member's value is the key of its line in every catalogue.

A name that ends in ``_CARDS`` names cards and goes only to those who may see them. The event without that ending tells
everybody.
"""

from __future__ import annotations

from enum import StrEnum


class BigTwoEvent(StrEnum):
    """What happened. The code that makes an event also chooses its facts."""

    DEAL_OPENS = "deal-opens"
    PLAYED = "played"
    PASSED = "passed"
    TRICK_WON = "trick-won"
    LAST_CARD = "last-card"
    TWO_CARDS = "two-cards"
    FROZEN = "frozen"
    CALLED = "called"
    FINISHED = "finished"
    LOST_UNDECLARED = "lost-undeclared"
    FULL_PAYER = "full-payer"
    DEAL_WON = "deal-won"
    REDEALT = "redealt"
    DRAGON = "dragon"
    FOUR_TWOS = "four-twos"
    # The stock: BT-4.7.
    DREW = "drew"
    DREW_CARDS = "drew-cards"
    RECYCLED = "recycled"
    # Left-over cards: BT-4.
    REST_GIVEN = "rest-given"
    REST_GIVEN_CARDS = "rest-given-cards"
    REST_TAKE = "rest-take"
    REST_SWAP = "rest-swap"
    REST_TAKEN = "rest-taken"
    REST_TAKEN_CARDS = "rest-taken-cards"
    REST_DECLINED = "rest-declined"
    REST_SWAPPED = "rest-swapped"
    REST_SWAPPED_CARDS = "rest-swapped-cards"
    REST_KEPT = "rest-kept"
    # Exchanges between deals: BT-16.
    RANKS = "ranks"
    DEMANDED = "demanded"
    DEMANDED_CARDS = "demanded-cards"
    DEMAND_LOST = "demand-lost"
    WAIVED = "waived"
    WAIVED_REST = "waived-rest"
    TRIBUTE = "tribute"
    TRIBUTE_CARDS = "tribute-cards"
    RETURNED = "returned"
    RETURNED_CARDS = "returned-cards"
    PUT_OUT = "put-out"
    PUT_OUT_CARDS = "put-out-cards"
    PICKED = "picked"
    KEPT = "kept"
    DRAWN = "drawn"
    DRAWN_CARDS = "drawn-cards"
