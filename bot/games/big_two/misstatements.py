"""The closed list of what a question to Big Two cannot state, with the shell's sentences.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from bot.engine.shell_answers import Misstatement


class BigTwoMisstatement(Misstatement):
    """Why a play or a deal that somebody states cannot be judged or settled; in braces the facts it carries.

    ``option`` is as in the shell. A seat that does not exist is a number: ``seat`` as the shell counts, ``number`` as
    people do.
    """

    NO_CARDS = "no_cards", "{where} names no cards; write for example 3d 3c"
    NOT_IN_PACK = "not_in_pack", "{card} is not in the pack"
    CARD_TWICE = "card_twice", "{card} stands twice, in {where}"
    TOO_MANY_CARDS = "too_many_cards", "{n} cards are left or were played; the pack has {size}"
    LAST_PLAY = "last_play", "the last play, {cards}, is none under these rules"
    WRONG_SEATS = "wrong_seats", "these rules have {size} seats; {n} were given"
    NO_SEAT = "no_seat", "{option} {seat}: there is no such seat; seats are 0 to {last}"  # also: number
    SEAT_TWICE = "seat_twice", "--order names seat {name} twice"
    TWO_WINNERS = "two_winners", "seat {name} is named as the winner, but --order begins with {other}"
    NO_WINNER = "no_winner", "no seat has 0 cards; say who won with --winner"
    SEVERAL_WINNERS = "several_winners", "seats {names} have 0 cards; say who won with --winner"
    WINNER_PAYS = "winner_pays", "the winner pays for nobody; name another payer"
    WINNER_HOLDS = "winner_holds", "the winner, seat {name}, has cards left"
    NEEDS_OPENER = "needs_opener", "score.tiers_apply=opener_only reads who led first; name the seat with --opener"
    NEEDS_ORDER = "needs_order", "score.settle=places reads the finishing order; name it with --order"
    NOT_SPECIAL = "not_special", "{cards} is no special play: four of a kind or a straight flush"
    NEEDS_CARDS = "needs_cards", "{reader} counts the cards themselves: give cards instead of {n}"
