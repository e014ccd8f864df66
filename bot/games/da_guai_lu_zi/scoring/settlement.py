"""What a finishing order decides: who is caught, points, levels, the end of the match (DG-6, DG-8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from bot.cards import RANKS, Card
from bot.engine.actions import Seat
from bot.engine.result import Reckoning, Result
from bot.games.da_guai_lu_zi.rules.closed_choices import EndOfMatch, LevelStep
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS, Rules

Value = TypeVar("Value")

BothLevels = tuple[str, str]
"""The level of each team."""
BothCounts = tuple[int, int]
"""A number for each team."""


class TeamStanding(NamedTuple):
    """What is handed on from deal to deal, besides the finishing order."""

    levels: BothLevels
    fails: BothCounts = (0, 0)  # attempts lost at the last level (DG-6.5)
    totals: BothCounts = (0, 0)
    deals: int = 0  # how many deals were counted


def first_standing(rules: Rules) -> TeamStanding:
    """How a match begins."""
    start = rules.dg.level_start
    return TeamStanding((start, start))


class Decided(NamedTuple):
    """What a deal came to."""

    side: int | None  # the team that won
    caught: tuple[Seat, ...]  # its opponents who hold cards (DG-6.2)
    booked: int  # what each seat of that team books
    standing: TeamStanding  # after the deal
    over: bool = False  # whether the match is over
    winner: int | None = None  # the team that won the match


def winning_side(order: Sequence[Seat]) -> int | None:
    """The team that is out and has the first finisher; None where there is no result (DG-6.2)."""
    team = TEAMS[order[-1]]
    return team if TEAMS[order[0]] == team else None


def caught_by(order: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who is caught: the opponents of the winning team who hold cards."""
    side = winning_side(order)
    return () if side is None else tuple(seat for seat in range(SEATS) if seat not in order)


def settle(rules: Rules, before: TeamStanding, leading: int, order: Sequence[Seat]) -> Decided:
    """What the finishing order of a deal decides. ``leading`` is the leading team (DG-5.2)."""
    side, caught = winning_side(order), caught_by(order)
    if rules.plays_levels:
        booked, after = _by_levels(rules, before, leading, won=side == leading, caught=len(caught))
    else:
        booked, after = _by_points(before, len(caught))
    if side is not None:
        after = after._replace(totals=_changed(before.totals, side, before.totals[side] + booked))
    after = after._replace(deals=before.deals + 1)
    over, winner = _match_end(rules, before, after, leading, won=side == leading)
    return Decided(side, caught, booked, after, over, winner)


def _by_points(before: TeamStanding, caught: int) -> tuple[int, TeamStanding]:
    """A point for each who is caught (DG-6.3)."""
    return caught, before


def _by_levels(rules: Rules, before: TeamStanding, leading: int, *, won: bool, caught: int) -> tuple[int, TeamStanding]:
    """The levels that the leading team gains; a win at the last level counts as one and leaves it (DG-6.4)."""
    if failed_attempt(rules, before, leading, won=won):
        return 0, before._replace(fails=_changed(before.fails, leading, before.fails[leading] + 1))
    if not won:
        return 0, before
    if at_last_level(rules, before, leading):
        return 1, before
    now, last = (RANKS.index(level) for level in (before.levels[leading], rules.dg.level_end))
    gained = min(1 if rules.dg.level_step is LevelStep.ONE else caught, last - now)
    return gained, before._replace(levels=_changed(before.levels, leading, RANKS[now + gained]))


def at_last_level(rules: Rules, before: TeamStanding, leading: int) -> bool:
    """Whether the leading team begins a deal at the last level."""
    return rules.plays_levels and before.levels[leading] == rules.dg.level_end


def failed_attempt(rules: Rules, before: TeamStanding, leading: int, *, won: bool) -> bool:
    """Whether the leading team began a deal at the last level and did not win it (DG-6.5)."""
    return at_last_level(rules, before, leading) and not won


def _changed(both: tuple[Value, Value], team: int, value: Value) -> tuple[Value, Value]:
    return (value, both[1]) if team == 0 else (both[0], value)


def _match_end(
    rules: Rules, before: TeamStanding, after: TeamStanding, leading: int, *, won: bool
) -> tuple[bool, int | None]:
    """Whether the match is over, and which team won it (DG-8.2)."""
    ahead = None if after.totals[0] == after.totals[1] else after.totals.index(max(after.totals))
    over = is_over(rules, after)
    if rules.dg.match_end is EndOfMatch.LEVEL:
        if won and at_last_level(rules, before, leading):
            return True, leading
        lost = over and failed_attempt(rules, before, leading, won=won)
        return lost, 1 - leading if lost else None
    return over, ahead if over else None


def is_over(rules: Rules, standing: TeamStanding) -> bool:
    """Whether a match that stands so has ended; a standing does not show a win at the last level (DG-8.2)."""
    match rules.dg.match_end:
        case EndOfMatch.POINTS:
            return max(standing.totals) >= rules.dg.target
        case EndOfMatch.DEALS:
            return standing.deals >= rules.dg.deals
        case EndOfMatch.LEVEL:
            return 0 < rules.dg.fail_limit <= max(standing.fails)
    return False


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
