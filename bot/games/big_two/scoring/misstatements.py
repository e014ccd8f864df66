"""The closed list of what a question to Big Two cannot state. A member's value is its key in every catalogue."""

from __future__ import annotations

from enum import StrEnum


class BigTwoMisstatement(StrEnum):
    """Why a play or a deal that somebody states cannot be judged or settled; beside each the facts it carries."""

    NO_CARDS = "no_cards"
    NOT_IN_PACK = "not_in_pack"  # card
    CARD_TWICE = "card_twice"  # card
    TOO_MANY_CARDS = "too_many_cards"  # n: stated; size: of the pack
    LAST_PLAY = "last_play"  # cards: no combination
    WRONG_SEATS = "wrong_seats"  # n: stated; size: of the rules
    NO_SEAT = "no_seat"  # number of the seat, counted from 1
    SEAT_TWICE = "seat_twice"  # name
    TWO_WINNERS = "two_winners"  # name: stated; other: who begins the order
    NO_WINNER = "no_winner"  # n seats without cards: names
    WINNER_PAYS = "winner_pays"
    WINNER_HOLDS = "winner_holds"  # name
    NEEDS_OPENER = "needs_opener"
    NEEDS_ORDER = "needs_order"
    NOT_SPECIAL = "not_special"  # cards
    NEEDS_CARDS = "needs_cards"
