"""Why penalties of Big Two were multiplied, in words (docs/big-two.md, BT-14.2, 14.4, 14.8, 14.9, 14.17)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.actions import Seat
from bot.engine.facts import Facts
from bot.engine.table_values.settled import Settled
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.penalties import doublings_of_a_two, finish_factor, reads_opener, tier_with_start, twos


def multipliers(rules: Rules, settled: Settled) -> tuple[Facts, ...]:
    """Each reason for which penalties of a deal were multiplied, once, in the order of the seats.

    ``why`` is a variant of ``deal-multiplier``: tier, opener, unplayed, twos or finish. ``times`` is the multiplier,
    and ``n`` the number of cards from which on a tier holds.
    """
    each = [reason for seat in range(len(settled.result.counted)) for reason in _of(rules, settled, seat)]
    return tuple(reason for at, reason in enumerate(each) if reason not in each[:at])


def _of(rules: Rules, settled: Settled, seat: Seat) -> Iterable[Facts]:
    """The reasons for the factors of one penalty, in their order."""
    left, factors = settled.result.left[seat], settled.result.counted[seat].factors
    finish = finish_factor(rules, settled.last_play[1]) if settled.last_play else 1
    of_twos = doublings_of_a_two(rules) * twos(left)
    if len(factors) > of_twos + (finish != 1):
        yield _of_cards(rules, settled, seat, factors[0])
    if factors and of_twos:
        yield {"why": "twos", "times": 2 ** doublings_of_a_two(rules), "n": 0}
    if factors and finish != 1:
        yield {"why": "finish", "times": finish, "n": 0}


def _of_cards(rules: Rules, settled: Settled, seat: Seat, times: int) -> Facts:
    """Why many cards left, or none played, multiplied a penalty."""
    count = len(settled.result.left[seat])
    start, of_tier = tier_with_start(rules, count)
    if times == rules.score.no_play_mult and (times != of_tier or count >= settled.dealt.sizes[seat]):
        return {"why": "unplayed", "times": times, "n": 0}
    return {"why": "opener" if reads_opener(rules) else "tier", "times": times, "n": start}
