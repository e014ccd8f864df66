"""The closed list of what happens in a deal of Zheng Shangyou."""

from __future__ import annotations

from enum import StrEnum


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
