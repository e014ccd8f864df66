"""What a finishing order decides: who is caught, points, levels, the end of the match (DG-6, DG-8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.cards import RANKS
from bot.games.actions import Seat
from bot.games.da_guai_lu_zi.rules.options import EndOfMatch, LevelStep
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS, Rules
from bot.games.da_guai_lu_zi.scoring.standing import TeamStanding


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
    levels, fails, totals = list(before.levels), list(before.fails), list(before.totals)
    booked, at_end = len(caught), before.levels[leading] == rules.dg.level_end
    if rules.plays_levels:
        booked = _levels_gained(rules, levels[leading], len(caught)) if side == leading else 0
        if side == leading and not at_end:
            levels[leading] = _raised(levels[leading], booked)
        if side != leading and at_end:
            fails[leading] += 1
    if side is not None:
        totals[side] += booked
    after = TeamStanding((levels[0], levels[1]), (fails[0], fails[1]), (totals[0], totals[1]), before.deals + 1)
    over, winner = _match_end(rules, after, leading, won_last=at_end and side == leading, lost_last=at_end)
    return Decided(side, caught, booked if side is not None else 0, after, over, winner)


def _levels_gained(rules: Rules, level: str, caught: int) -> int:
    """How many levels a win of the leading team brings; at the last level it counts as one (DG-6.4)."""
    step = 1 if rules.dg.level_step is LevelStep.ONE else caught
    left = RANKS.index(rules.dg.level_end) - RANKS.index(level)
    return min(step, left) if left else 1


def _raised(level: str, by: int) -> str:
    return RANKS[RANKS.index(level) + by]


def _match_end(
    rules: Rules, after: TeamStanding, leading: int, *, won_last: bool, lost_last: bool
) -> tuple[bool, int | None]:
    """Whether the match is over, and which team won it (DG-8.2)."""
    ahead = None if after.totals[0] == after.totals[1] else after.totals.index(max(after.totals))
    match rules.dg.match_end:
        case EndOfMatch.POINTS:
            reached = max(after.totals) >= rules.dg.target
            return reached, ahead if reached else None
        case EndOfMatch.DEALS:
            over = after.deals >= rules.dg.deals
            return over, ahead if over else None
        case EndOfMatch.LEVEL:
            limit = rules.dg.fail_limit
            if won_last:
                return True, leading
            failed = lost_last and 0 < limit <= after.fails[leading]
            return failed, 1 - leading if failed else None
    return False, None
