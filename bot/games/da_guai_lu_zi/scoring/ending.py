"""The result of a deal: who won, what each seat books, and the account of it (DG-6)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.result import Reckoning, Result
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS, Rules
from bot.games.da_guai_lu_zi.scoring.settlement import settle
from bot.games.da_guai_lu_zi.scoring.standing import TeamStanding

NOTHING_LEFT: tuple[tuple[Card, ...], ...] = ((),) * SEATS


def result_of(
    rules: Rules,
    before: TeamStanding,
    leading: int,
    order: Sequence[Seat],
    left: tuple[tuple[Card, ...], ...] = NOTHING_LEFT,
) -> Result:
    """The result of a deal that ended with this finishing order. ``left`` are the hands of those who hold cards."""
    settled = settle(rules, before, leading, order)
    points = tuple(settled.booked if TEAMS[seat] == settled.side else 0 for seat in range(SEATS))
    winners = frozenset(seat for seat in range(SEATS) if TEAMS[seat] == settled.side)
    after = settled.standing
    return Result(
        order[0] if settled.side is not None else None,
        points,
        (0,) * SEATS,
        (),
        zero_sum=not any(points),
        left=left,
        order=tuple(order),
        counted=(Reckoning(),) * SEATS,
        accounts=tuple(Reckoning.of([(1, many)]) for many in points),
        partners=winners,
        account={
            "side": settled.side,
            "caught": list(settled.caught),
            "booked": settled.booked,
            "leading": leading,
            "levels_before": list(before.levels) if rules.plays_levels else None,
            "levels": list(after.levels) if rules.plays_levels else None,
            "fails": list(after.fails) if rules.plays_levels else None,
            "totals": list(after.totals),
            "deals": after.deals,
            "next_first": order[0],
            "next_leading": TEAMS[order[0]],
            "over": settled.over,
            "match_winner": settled.winner,
        },
    )
