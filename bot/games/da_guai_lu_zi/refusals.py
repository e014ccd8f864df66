"""The closed list of refusals of Da Guai Lu Zi: why an action is not allowed."""

from __future__ import annotations

from bot.engine.facts import RefusalOfARule


class EscapeRefusal(RefusalOfARule):
    """Why an action is not allowed. The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase", "DG-5.5"  # phase: tribute, return, play or over
    NOT_YOUR_TURN = "not_your_turn", "DG-5.5"  # names: who is asked; n: how many they are
    NOT_HELD = "not_held", "DG-5.5"  # cards: those that the hand does not have
    NOT_A_COMBINATION = "not_a_combination", "DG-3.1"  # why: size, ranks, jokers or five; n: how many cards; cards
    READING_NOT_OFFERED = (
        "reading_not_offered",
        "DG-4.7",
    )  # kind, rank: the named; own: the rules'; bound: a last play
    WRONG_SIZE = "wrong_size", "DG-3.5"  # need: cards to be named, or 0; n: those named; what: play, tribute or return
    DOES_NOT_BEAT = "does_not_beat", "DG-3.5"  # kind, rank: on the table; n: how many cards; tie: equal
    LEADER_MUST_PLAY = "leader_must_play", "DG-5.5"
    NOT_HIGHEST = "not_highest", "DG-7.3"  # cards: those that may be given
    SAME_RANK = "same_rank", "DG-7.6"  # need: how many cards of different ranks
    NO_SUCH_CHOICE = "no_such_choice", "DG-7.6"  # cards: those put out; n: how many they are
