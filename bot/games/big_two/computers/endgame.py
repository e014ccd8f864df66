"""What every player minds near the end of a deal: who must be stopped, and which last play pays."""

from __future__ import annotations

from bot.games.big_two.cards.masks import card_count, lowest
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.computers.sure import sure_win
from bot.games.big_two.computers.turn import Turn
from bot.games.big_two.rules.closed_choices import Settle
from bot.games.big_two.rules.parameters import Rules

FEW = 3
"""Whoever holds so few cards may go out by the next lead."""
CONTROL = 0.6
"""A play that is at least this likely to win its trick regains the lead."""


def must_stop(turn: Turn) -> bool:
    """Whether somebody with few cards would win the trick by a play that can be beaten."""
    return 0 < turn.others.owner <= FEW


def twos_pay(rules: Rules) -> bool:
    """Whether going out with twos brings more points (BT-14.9, 14.13)."""
    return rules.score.twos_finish > 1 or rules.score.settle is Settle.PUSOY


def sure_or_bonus(turn: Turn, rules: Rules) -> Mask:
    """The play that begins a sure win, or goes before twos with which it pays to go out; else 0."""
    pays = twos_pay(rules)
    return (pays and _before_twos(turn, rules)) or sure_win(turn, twos_pay=pays)


def _before_twos(turn: Turn, rules: Rules) -> Mask:
    """On the lead with twos and one other play left: that other play, if the twos are likely to win; else 0.

    Where only the winner scores there is nothing to lose but this win.
    """
    if turn.table is not None or len(turn.plan.plays) != 2:
        return 0
    other, twos = sorted(turn.plan.plays)
    size = card_count(other)
    if turn.others.least <= (size if rules.score.settle is Settle.PUSOY else FEW):
        return 0
    lowest_two = lowest(turn.known.pack.twos)
    if lowest(twos) < lowest_two or other >= lowest_two or size != card_count(twos) or other not in turn.plays:
        return 0
    return other if turn.winning(twos) > CONTROL else 0
