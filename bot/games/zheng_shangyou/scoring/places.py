"""What places are worth (ZS-7.1, 7.2), and when a match is over (ZS-7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Seat
from bot.engine.result import Reckoning
from bot.games.zheng_shangyou.rules.closed_choices import MatchEnd
from bot.games.zheng_shangyou.rules.parameters import Rules


def reckonings(rules: Rules, places: Sequence[Seat]) -> tuple[Reckoning, ...]:
    """By seat: how its points of a deal are made up, with all seats by place.

    A team's points are booked by each of its players.
    """
    sides, worth = rules.sides, dict(zip(places, rules.zs.points, strict=False))
    found = []
    for side in sides:
        terms = [(worth.get(seat, 0), 1) for seat in places if sides[seat] == side]
        if rules.has_teams and sides[places[-1]] != side:
            terms.append((rules.zs.not_last, 1))
        found.append(Reckoning.of(terms))
    return tuple(found)


def leaders(rules: Rules, totals: Sequence[int]) -> frozenset[int]:
    """The sides with the highest total."""
    best = max(totals)
    return frozenset(side for side, total in zip(rules.sides, totals, strict=True) if total == best)


def is_over(rules: Rules, totals: Sequence[int], deals: int) -> bool:
    """Whether the match has ended after so many deals."""
    match rules.zs.match_end:
        case MatchEnd.POINTS:
            return max(totals) >= rules.zs.target and len(leaders(rules, totals)) == 1
        case MatchEnd.DEALS:
            return deals >= rules.zs.deals
    return False


def winning_side(rules: Rules, totals: Sequence[int], deals: int) -> int | None:
    """The side that has won the match; None before its end, and where the highest total is shared."""
    best = leaders(rules, totals)
    return min(best) if is_over(rules, totals, deals) and len(best) == 1 else None
