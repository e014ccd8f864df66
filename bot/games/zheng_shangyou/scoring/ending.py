"""How a deal ends: the places, what they bring, and who deals next."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.result import Reckoning, Result
from bot.games.zheng_shangyou.rules.closed_choices import LaterLead
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.scoring.places import reckonings


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
