"""The closed lists of Big Two: what happens in a deal, refusals, and what a question to it cannot state.

A member's value is its key in every catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal

from bot.cards import Card
from bot.engine.facts import Cards, Fact, Facts, Verbs
from bot.engine.game import Refusal
from bot.engine.shell_answers import Misstatement
from bot.games.big_two.cards.pack import Mask, Pack


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


class BigTwoRefusal(StrEnum):
    """Why an action is not allowed in Big Two. The functions that make a refusal say which facts it carries."""

    NOT_YOUR_TURN = "not_your_turn"
    NOT_HELD = "not_held"
    NOT_A_COMBINATION = "not_a_combination"
    WRONG_SIZE = "wrong_size"
    DOES_NOT_BEAT = "does_not_beat"
    LEADER_MUST_PLAY = "leader_must_play"
    MUST_INCLUDE_LOW_CARD = "must_include_low_card"
    MUST_BE_LOW_CARD_ALONE = "must_be_low_card_alone"
    PASSED_THIS_TRICK = "passed_this_trick"
    MAY_ONLY_PASS = "may_only_pass"  # noqa: S105  # a pass, not a password
    TOP_DUTY = "top_duty"
    TOP_CARD_BARRED = "top_card_barred"
    NOT_ENTITLED = "not_entitled"
    NOTHING_TO_DECLARE = "nothing_to_declare"
    ALREADY_DECLARED = "already_declared"
    WRONG_PHASE = "wrong_phase"
    PROTECTED_CARD = "protected_card"
    NOT_YOURS_TO_GIVE = "not_yours_to_give"
    NOT_ALLOWED_BY_RULES = "not_allowed_by_rules"


def out_of_phase(
    rule: str, phase: str, verbs: Sequence[str], why: Literal["phase", "step", "place", "seat"] = "phase", **facts: Fact
) -> Refusal:
    """wrong_phase: ``open`` is what the seat may do instead, ``choices`` is how many actions that is.

    ``why`` is place or seat if the verb is right but names a wrong place or seat, and step if it belongs to another
    step of the phase.
    """
    open_now: Facts = {"open": Verbs(tuple(verbs)), "choices": len(verbs)}
    return refuse(BigTwoRefusal.WRONG_PHASE, rule, phase=phase, why=why, **open_now, **facts)


def unheld(pack: Pack, hand: Mask, missing: tuple[Card, ...], rule: str) -> Refusal:
    """not_held, with the cards that are ``missing`` in the hand, else those that are named twice."""
    held = pack.of(hand)
    absent = tuple(card for card in missing if card not in held)
    return refuse(BigTwoRefusal.NOT_HELD, rule, cards=Cards(absent or missing), hand=Cards(held), twice=not absent)


def refuse(name: BigTwoRefusal, rule: str, /, **args: Fact) -> Refusal:
    """A refusal with the facts of its sentence."""
    return Refusal(name, rule, args)


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
