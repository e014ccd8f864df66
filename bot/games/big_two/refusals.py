"""The closed list of Big Two's refusals. A member's value is its key in every catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal

from bot.cards import Card
from bot.engine.facts import Cards, Fact, Facts, Verbs
from bot.engine.game import Refusal
from bot.games.big_two.cards.pack import Mask, Pack


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
    rule: str, phase: str, verbs: Sequence[str], why: Literal["phase", "place", "seat"] = "phase", **facts: Fact
) -> Refusal:
    """wrong_phase: ``open`` is what the seat may do instead, ``choices`` is how many actions that is.

    ``why`` is place or seat if the verb is right but names a wrong place or seat.
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
