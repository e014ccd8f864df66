"""What every player minds near the end of a deal: who must be stopped, and which last play pays."""

from __future__ import annotations

from bot.games.big_two.rules.options import Settle
from bot.games.big_two.rules.parameters import Rules
from bot.players.big_two.turn import Turn

FEW = 3
"""Whoever holds so few cards may go out by the next lead."""
CONTROL = 0.6
"""A play that is at least this likely to win its trick regains the lead."""


def must_stop(turn: Turn) -> bool:
    """Whether somebody with few cards would win the trick by a play that can be beaten."""
    return 0 < turn.others.owner <= FEW


def before_bonus(turn: Turn, rules: Rules) -> int:
    """On the lead with twos and one other play left: that other play, because going out with twos pays; else 0."""
    pays = rules.score.twos_finish > 1 or rules.score.settle is Settle.PUSOY
    if not pays or turn.table is not None or len(turn.plan.plays) != 2 or turn.others.least <= FEW:
        return 0
    other, twos = sorted(turn.plan.plays)
    same_size = other.bit_count() == twos.bit_count()
    lowest_two = turn.known.pack.highest >> 3
    if twos & -twos < lowest_two or other >= lowest_two or not same_size or other not in turn.plays:
        return 0
    return other if turn.winning(twos) > CONTROL else 0
