"""The closed list of refusals of Da Guai Lu Zi: why an action is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from bot.engine.facts import Fact, Refusal


class EscapeRefusal(StrEnum):
    """Why an action is not allowed. The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase"  # phase: tribute, return, play or over
    NOT_YOUR_TURN = "not_your_turn"  # names: who is asked; n: how many they are
    NOT_HELD = "not_held"  # cards: those that the hand does not have
    NOT_A_COMBINATION = "not_a_combination"  # why: size, ranks, jokers or five; n: how many cards; cards
    READING_NOT_OFFERED = "reading_not_offered"  # kind, rank: the named one; own: the rules'; bound: a last play
    WRONG_SIZE = "wrong_size"  # need: cards to be named, 0 for none; n: those named; what: play, tribute or return
    DOES_NOT_BEAT = "does_not_beat"  # kind, rank: on the table; n: how many cards; tie: equal
    LEADER_MUST_PLAY = "leader_must_play"
    NOT_HIGHEST = "not_highest"  # cards: those that may be given
    SAME_RANK = "same_rank"  # need: how many cards of different ranks
    NO_SUCH_CHOICE = "no_such_choice"  # cards: those put out; n: how many they are


RULES: Mapping[EscapeRefusal, str] = {
    EscapeRefusal.NOT_A_COMBINATION: "DG-3.1",
    EscapeRefusal.READING_NOT_OFFERED: "DG-4.7",
    EscapeRefusal.WRONG_SIZE: "DG-3.5",
    EscapeRefusal.DOES_NOT_BEAT: "DG-3.5",
    EscapeRefusal.NOT_HIGHEST: "DG-7.3",
    EscapeRefusal.SAME_RANK: "DG-7.6",
    EscapeRefusal.NO_SUCH_CHOICE: "DG-7.6",
}
"""The rule that each refusal rests on; the others rest on the course of play (DG-5.5)."""


def refuse(name: EscapeRefusal, /, *, rule: str = "", **args: Fact) -> Refusal:
    """The refusal with its rule and its facts."""
    return Refusal(name, rule or RULES.get(name, "DG-5.5"), args)
