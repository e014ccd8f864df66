"""The writer's side of ratings: each rated deal moves those of its people, in the transaction that books it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.statistics.skills import RatedSeat, Skill, after_deal, day_of_deal
from bot.store.statistics.statistic_tables import rated_groups, ratings

_SKILLS = select(ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.deals).where(
    ratings.c.guild == bindparam("of"),
    ratings.c.game == bindparam("in_game"),
    ratings.c.person.in_(bindparam("persons", expanding=True)),
)
_SINCE = select(rated_groups.c.day, rated_groups.c.deals).where(
    rated_groups.c.guild == bindparam("of"),
    rated_groups.c.game == bindparam("in_game"),
    rated_groups.c.people == bindparam("these"),
)
_RATED = insert(ratings)
_PUT = _RATED.on_conflict_do_update(
    index_elements=["guild", "game", "person"],
    set_={name: _RATED.excluded[name] for name in ("mu", "sigma", "rating", "deals")},
)
_PLAYED = insert(rated_groups)
_PUT_GROUP = _PLAYED.on_conflict_do_update(
    index_elements=["guild", "game", "people"], set_={name: _PLAYED.excluded[name] for name in ("day", "deals")}
)


class RatedDeal(NamedTuple):
    """A rated deal as its entries have it."""

    guild: int
    game: str
    day: int
    seats: tuple[RatedSeat, ...]

    @property
    def people(self) -> str:
        """Who played, whatever their seats, as ``rated_groups`` names them."""
        return ",".join(map(str, sorted(seat.person for seat in self.seats)))


def rated_deals(rows: Iterable[Mapping[str, Any]]) -> Iterator[RatedDeal]:
    """The rated deals among entries of the ledger, in which those of a deal stand together."""
    rated = (row for row in rows if row["rated_side"] is not None)
    for _, of_deal in groupby(rated, key=lambda row: (row["guild"], row["table_id"], row["deal"])):
        seats = tuple(of_deal)
        first = seats[0]
        yield RatedDeal(
            first["guild"],
            first["game"],
            day_of_deal(first["at"]),
            tuple(RatedSeat(row["person"], row["rated_side"], row["points"], row["won"]) for row in seats),
        )


def rate(connection: Connection, booked: Iterable[Mapping[str, Any]]) -> None:
    """Move the ratings of those who played the rated deals among newly booked entries."""
    for deal in rated_deals(booked):
        _rate(connection, deal)


def _rate(connection: Connection, deal: RatedDeal) -> None:
    game = {"of": deal.guild, "in_game": deal.game}
    found = connection.execute(_SKILLS, {**game, "persons": [seat.person for seat in deal.seats]})
    before = {row.person: Skill(row.mu, row.sigma, row.deals) for row in found}
    last = connection.execute(_SINCE, {**game, "these": deal.people}).first()
    nth = 1 + (last.deals if last is not None and last.day == deal.day else 0)
    moved = after_deal(before, deal.seats, nth)
    where = {"guild": deal.guild, "game": deal.game}
    if moved:
        connection.execute(
            _PUT, [{**where, "person": one, **skill._asdict(), "rating": skill.rating} for one, skill in moved.items()]
        )
    connection.execute(_PUT_GROUP, {**where, "people": deal.people, "day": deal.day, "deals": nth})
