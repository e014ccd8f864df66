"""The living tables, found by their id, their channel, their number or the people who sit there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from bot.tables.moment import Moment
from bot.tables.table import Table


class LivingTables:
    """The newest moment of each table that has not ended. A lookup takes the same time however many there are."""

    def __init__(self) -> None:
        self._moments: dict[str, Moment] = {}
        self._channels: defaultdict[int, dict[str, None]] = defaultdict(dict)
        self._people: defaultdict[int, dict[str, None]] = defaultdict(dict)
        self._numbers: dict[tuple[int, int], str] = {}  # by server and number

    def put(self, moment: Moment) -> None:
        """Keep the newest moment of a table."""
        table, known = moment.table, self._moments.get(moment.table.id)
        before = known.table if known is not None else None
        self._moments[table.id] = moment
        if before is not None and (before.channel, before.persons) == (table.channel, table.persons):
            return
        if before is None:
            self._numbers[table.guild, table.number] = table.id
        if before is None or before.channel != table.channel:
            self._leave(self._channels, [before.channel] if before is not None else [], table.id)
            self._channels[table.channel][table.id] = None
        self._leave(self._people, set(before.persons if before is not None else ()).difference(table.persons), table.id)
        for person in table.persons:
            self._people[person][table.id] = None

    def drop(self, table_id: str) -> None:
        """Forget a table that has ended."""
        moment = self._moments.pop(table_id, None)
        if moment is not None:
            self._numbers.pop((moment.table.guild, moment.table.number), None)
            self._leave(self._channels, [moment.table.channel], table_id)
            self._leave(self._people, moment.table.persons, table_id)

    def moment(self, table_id: str) -> Moment | None:
        """The newest moment of a table; None if there is none."""
        return self._moments.get(table_id)

    def get(self, table_id: str) -> Table | None:
        """The table with this id; None if there is none."""
        moment = self._moments.get(table_id)
        return None if moment is None else moment.table

    def moments(self) -> tuple[Moment, ...]:
        """The newest moment of each table, oldest table first."""
        return tuple(self._moments.values())

    def all(self) -> tuple[Table, ...]:
        """All tables, oldest first."""
        return tuple(moment.table for moment in self._moments.values())

    def in_channel(self, channel: int) -> tuple[Table, ...]:
        """The tables of a channel or thread, oldest first."""
        return self._those(self._channels.get(channel, ()))

    def of(self, person: int) -> tuple[Table, ...]:
        """The tables at which a person sits, in the order in which they sat down."""
        return self._those(self._people.get(person, ()))

    def numbered(self, guild: int, number: int) -> Table | None:
        """The table with this number in a server; None if there is none."""
        return self.get(self._numbers.get((guild, number), ""))

    def _those(self, ids: Iterable[str]) -> tuple[Table, ...]:
        return tuple(self._moments[table_id].table for table_id in ids)

    def _leave(self, places: defaultdict[int, dict[str, None]], keys: Iterable[int], table_id: str) -> None:
        """Take a table out of some places, and forget the places that become empty."""
        for key in keys:
            places[key].pop(table_id, None)
            if not places[key]:
                del places[key]
