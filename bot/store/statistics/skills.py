"""How well people play, estimated by OpenSkill (the model of Plackett and Luce) from the points of rated deals.

The same people who play again and again on one day tell less and less about each other: of their n-th rated deal on a
day, each rating moves by the n-th part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

DEALS_FOR_A_PLACE = 10
"""A board lists who has at least so many rated deals."""

_MODEL: Final = PlackettLuce()
_AT_FIRST, _WIDTH, _SURELY = 1000, 40, 3
_DAY = 24 * 60 * 60


class Skill(NamedTuple):
    """OpenSkill's estimate of a person in a game, how sure it is, and after how many rated deals."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    deals: int = 0

    @property
    def rating(self) -> int:
        """What people read: how well somebody surely plays. Everybody begins at 1000.

        >>> Skill().rating
        1000
        """
        return round(_AT_FIRST + _WIDTH * (self.mu - _SURELY * self.sigma))


BEGINNER = Skill()


class RatedSeat(NamedTuple):
    """A seat of a rated deal: for whom it was booked, with whom they played, and what they got."""

    person: int
    side: int
    points: int
    won: bool = False  # tells who was first where the points do not


def day_of_deal(at: float) -> int:
    """The day of a moment, counted in UTC from the epoch."""
    return int(at // _DAY)


def after_deal(before: Mapping[int, Skill], seats: Sequence[RatedSeat], nth: int) -> dict[int, Skill]:
    """What is known of each person after a rated deal: the side with the most points was first.

    Args:
        before: what was known of them; who is missing has no rated deal.
        seats: in seat order.
        nth: how many rated deals these people have played with each other on its day, with this one.
    """
    sides: dict[int, list[RatedSeat]] = {}
    for seat in seats:
        sides.setdefault(seat.side, []).append(seat)
    if len(sides) < 2:  # nobody to be compared with
        return {}
    came = [(sum(seat.points for seat in side), any(seat.won for seat in side)) for side in sides.values()]
    ranks: list[float] = [sum(better > own for better in came) for own in came]
    teams = [[before.get(seat.person, BEGINNER) for seat in side] for side in sides.values()]
    rated = _MODEL.rate([[_MODEL.create_rating([one.mu, one.sigma]) for one in team] for team in teams], ranks=ranks)
    return {
        seat.person: Skill(old.mu + (new.mu - old.mu) / nth, old.sigma + (new.sigma - old.sigma) / nth, old.deals + 1)
        for side, team, moved in zip(sides.values(), teams, rated, strict=True)
        for seat, old, new in zip(side, team, moved, strict=True)
    }
