"""The closed list of refusals of Zheng Shangyou: why an action is not allowed."""

from __future__ import annotations

from bot.engine.facts import RefusalOfARule


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
