"""The closed list of refusals of Zheng Shangyou: why an action is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from bot.engine.facts import Fact, Refusal


class ZhengShangyouRefusal(StrEnum):
    """Why an action is not allowed (ZS-9.5). The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase"  # phase: where the deal stands
    PASSED_THIS_TRICK = "passed_this_trick"
    NOT_YOUR_TURN = "not_your_turn"  # phase; names: who is asked
    NOT_HELD = "not_held"  # cards: those that the hand does not have
    NOT_A_COMBINATION = "not_a_combination"  # cards; why: what is nearest to being one; n: how many cards or ranks
    READING_NOT_OFFERED = "reading_not_offered"  # cards; readings: what they can be
    WRONG_SIZE = "wrong_size"  # need: how many cards; n: how many were named; kind, rank: of the table; bombs
    WRONG_KIND = "wrong_kind"  # kind, rank, need: of the table; own_kind, own_rank: of the play
    DOES_NOT_BEAT = "does_not_beat"  # kind, rank, need, own_kind, own_rank; why, table: see judge
    LEADER_MUST_PLAY = "leader_must_play"
    NOT_HIGHEST = "not_highest"  # cards: those that may be given
    NO_SUCH_CHOICE = "no_such_choice"


RULES: Mapping[ZhengShangyouRefusal, str] = {
    ZhengShangyouRefusal.WRONG_PHASE: "ZS-9.5",
    ZhengShangyouRefusal.PASSED_THIS_TRICK: "ZS-5.3",
    ZhengShangyouRefusal.NOT_YOUR_TURN: "ZS-5.3",
    ZhengShangyouRefusal.NOT_HELD: "ZS-9.5",
    ZhengShangyouRefusal.NOT_A_COMBINATION: "ZS-3.1",
    ZhengShangyouRefusal.READING_NOT_OFFERED: "ZS-4.2",
    ZhengShangyouRefusal.WRONG_SIZE: "ZS-3.8",
    ZhengShangyouRefusal.WRONG_KIND: "ZS-3.8",
    ZhengShangyouRefusal.DOES_NOT_BEAT: "ZS-3.8",
    ZhengShangyouRefusal.LEADER_MUST_PLAY: "ZS-5.3",
    ZhengShangyouRefusal.NOT_HIGHEST: "ZS-6.2",
    ZhengShangyouRefusal.NO_SUCH_CHOICE: "ZS-6.2",
}
"""The rule that each refusal rests on."""


def refuse(name: ZhengShangyouRefusal, /, **args: Fact) -> Refusal:
    """The refusal with its rule and its facts."""
    return Refusal(name, RULES[name], args)
