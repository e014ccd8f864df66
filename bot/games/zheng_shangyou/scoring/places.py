"""What places are worth (ZS-7.1, 7.2), and when a match is over (ZS-7.3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.result import Reckoning, Result
from bot.games.zheng_shangyou.rules.closed_choices import LaterLead, MatchEnd
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


def result_of(rules: Rules, places: tuple[Seat, ...], hands: Sequence[tuple[Card, ...]], next_dealer: Seat) -> Result:
    """The result of a deal that ended in these places."""
    accounts = reckonings(rules, places)
    points = tuple(account.points for account in accounts)
    first = places[0]
    partners = frozenset(seat for seat, side in enumerate(rules.sides) if side == rules.sides[first])
    return Result(
        first,
        points,
        (0,) * rules.seats,
        (),
        zero_sum=not any(points),
        left=tuple(hands),
        order=places,
        counted=(Reckoning(),) * rules.seats,
        accounts=accounts,
        partners=partners if rules.has_teams else frozenset(),
        account={
            "next_dealer": next_dealer,
            "next_leader": None if rules.zs.later_lead is LaterLead.AS_FIRST else next_dealer,
        },
    )
