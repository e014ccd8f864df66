"""The closed list of refusals of Sheng Ji: why an action is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from bot.engine.facts import Fact, Refusal


class ShengJiRefusal(StrEnum):
    """Why an action is not allowed. The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"  # name: who is asked
    NOT_HELD = "not_held"  # cards: those that the hand does not have
    NOT_DRAWN_YET = "not_drawn_yet"  # cards: those that the hand does not have while cards are drawn
    NOT_A_DECLARATION = "not_a_declaration"  # why: equal, level, joker or jokers; level: its rank; n: jokers needed
    NO_TRUMP_OFF = "no_trump_off"
    DECLARATION_TOO_WEAK = "declaration_too_weak"  # cards: the declaration in force
    DECLARATION_TOO_LATE = "declaration_too_late"
    OWN_DECLARATION = "own_declaration"
    NOT_ENTITLED = "not_entitled"  # the hand does not allow a redeal
    BURY_COUNT = "bury_count"  # n: how many cards must be put away; had: how many were named
    UNIT_NOT_OFFERED = "unit_not_offered"  # units: what can be named
    NO_SUCH_SUIT = "no_such_suit"
    MIXED_SUITS = "mixed_suits"
    NOT_A_COMBINATION = "not_a_combination"
    WRONG_SIZE = "wrong_size"  # n: how many cards were led; had: how many were named
    MUST_PLAY_ALL = "must_play_all"  # cards: those of the led suit, all of which must be played; suit: that suit
    MUST_FOLLOW_SUIT = "must_follow_suit"  # n: how many were led; suit: the led suit, or T for trumps
    PAIR_OWED = "pair_owed"  # n: how many pairs; suit; cards: a legal follow; runs: whether a run was led
    TRIPLE_OWED = "triple_owed"  # the same of triples
    QUAD_OWED = "quad_owed"  # the same of four equal cards
    TRACTOR_OWED = "tractor_owed"  # length: of how many pairs; suit; cards: a legal follow
    BULLDOZER_OWED = "bulldozer_owed"  # length: of how many tuples; width: of how many cards each; suit; cards


RULES: Mapping[ShengJiRefusal, str] = {
    ShengJiRefusal.NOT_DRAWN_YET: "SJ-3.2",
    ShengJiRefusal.NOT_A_DECLARATION: "SJ-3.2",
    ShengJiRefusal.NO_TRUMP_OFF: "SJ-3.5",
    ShengJiRefusal.DECLARATION_TOO_WEAK: "SJ-3.3",
    ShengJiRefusal.DECLARATION_TOO_LATE: "SJ-3.2",
    ShengJiRefusal.OWN_DECLARATION: "SJ-3.4",
    ShengJiRefusal.NOT_ENTITLED: "SJ-3.10",
    ShengJiRefusal.BURY_COUNT: "SJ-4.1",
    ShengJiRefusal.UNIT_NOT_OFFERED: "SJ-6.2",
    ShengJiRefusal.NO_SUCH_SUIT: "SJ-3.7",
    ShengJiRefusal.MIXED_SUITS: "SJ-5.4",
    ShengJiRefusal.NOT_A_COMBINATION: "SJ-5.5",
    ShengJiRefusal.WRONG_SIZE: "SJ-7.1",
    ShengJiRefusal.MUST_PLAY_ALL: "SJ-7.2",
    ShengJiRefusal.MUST_FOLLOW_SUIT: "SJ-7.3",
    ShengJiRefusal.PAIR_OWED: "SJ-7.4",
    ShengJiRefusal.TRIPLE_OWED: "SJ-7.4",
    ShengJiRefusal.QUAD_OWED: "SJ-7.4",
    ShengJiRefusal.TRACTOR_OWED: "SJ-7.4",
    ShengJiRefusal.BULLDOZER_OWED: "SJ-7.4",
}
"""The rule that each refusal rests on; the others rest on the order of a deal (SJ-3)."""


def refuse(name: ShengJiRefusal, /, **args: Fact) -> Refusal:
    """The refusal with its rule and its facts."""
    return Refusal(name, RULES.get(name, "SJ-3"), args)
