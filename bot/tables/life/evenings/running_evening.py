"""An evening while it goes on: its rooms, which deals they have played, and whose cards may open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.store import StoredEvening
from bot.tables.evening import COMPUTERS_ROOM, AtEvening, RoomResult
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Stage

OPENING = ""
"""In place of a table's id: the table that is just being opened, which has none yet."""


@dataclass(slots=True, eq=False)
class EveningRoom:
    """A table of an evening."""

    id: str
    at: AtEvening
    ended: bool = False  # then it has played all that it will play
    seated: frozenset[int] = frozenset()  # who sits there, or waits for a seat
    opening: int = 0  # the last deal whose cards it was told to open

    @property
    def number(self) -> int:
        """The number that people call the table by."""
        return int(self.id.rpartition("-")[2])

    @property
    def bound(self) -> frozenset[int]:
        """The people who may sit at no other table of the evening."""
        return self.at.holders if self.ended else self.at.holders | self.seated

    def note(self, table: Table) -> None:
        """Note what the table is like now."""
        if table.evening is not None:
            self.at = table.evening
        self.ended = table.stage is Stage.ENDED
        self.seated = frozenset((*table.persons, *(person for person, _ in table.next_up)))


@dataclass(slots=True, eq=False)
class RunningEvening:
    """An evening of which a table has not ended, or whose first table is being opened.

    A deal is played everywhere once each table has played it or has ended, and the computers' room, if there is one,
    has played it. Then its cards may open. Once those of the first deal may, the evening takes no more tables.
    """

    stored: StoredEvening
    is_aside: Callable[[str], bool]  # whether a table cannot be read, and so never plays again
    rooms: dict[str, EveningRoom] = field(default_factory=dict)  # by table
    claims: dict[int, str] = field(
        default_factory=dict
    )  # people who sit down just now, and at which table, or ``OPENING``
    computers: dict[int, RoomResult | None] = field(default_factory=dict)  # by deal: how it ended in their room
    asked: set[int] = field(default_factory=set)  # the deals that the computers have been asked to play

    @property
    def is_over(self) -> bool:
        """Whether no table of it is left, and none is being opened."""
        return not self.claims and all(room.ended for room in self.rooms.values())

    @property
    def played(self) -> int:
        """How many deals every table has played, as far as it plays on."""
        if OPENING in self.claims.values() or not self.rooms:
            return 0
        return min((len(room.at.played) for room in self._playing()), default=self.stored.deals)

    @property
    def open_deals(self) -> int:
        """How many deals may be opened to everybody."""
        played = self.played
        if not self.stored.against:
            return played
        told = max((len(room.at.opened) for room in self.rooms.values()), default=0)
        missing = (deal for deal in range(told + 1, played + 1) if deal not in self.computers)
        return next(missing, played + 1) - 1

    @property
    def takes_tables(self) -> bool:
        """Whether another table of it may open: not against computers, nor once a deal may be opened."""
        return not self.rooms or (not self.stored.against and not self.is_over and self.open_deals == 0)

    def waits_for(self, deal: int) -> tuple[int, ...]:
        """The numbers of the tables that have still to play a deal before its cards open; empty if they may open."""
        if deal <= self.open_deals:
            return ()
        waiting = sorted(room.number for room in self._playing() if len(room.at.played) < deal)
        return tuple(waiting) or (COMPUTERS_ROOM,)

    def elsewhere(self, person: int, table: str) -> int | None:
        """The number of another table of the evening where a person sits or has held a hand; None if there is none.

        0: it is just being opened.
        """
        found = next((room for room in self.rooms.values() if room.id != table and person in room.bound), None)
        if found is not None:
            return found.number
        claimed = self.claims.get(person)
        if claimed is None or claimed == table:
            return None
        return 0 if claimed == OPENING else int(claimed.rpartition("-")[2])

    def results(self, deal: int) -> tuple[RoomResult, ...]:
        """How a deal ended in each room that has a result of it, by the numbers of their tables."""
        found = (room.at.played[deal - 1] for room in self.rooms.values() if len(room.at.played) >= deal)
        results = [one for one in (*found, self.computers.get(deal)) if one is not None]
        return tuple(sorted(results, key=lambda one: one.table))

    def to_open(self) -> Iterator[tuple[EveningRoom, int]]:
        """The tables that have not been told of cards that may open, each with the next such deal."""
        for room in self._playing():
            deal = len(room.at.opened) + 1
            if room.opening < deal <= self.open_deals:
                yield room, deal

    def note(self, moment: Moment) -> None:
        """Note what one of its tables is like now."""
        table = moment.table
        room = self.rooms.setdefault(table.id, EveningRoom(table.id, table.evening or AtEvening(0, 0)))
        room.note(table)
        self.claims = {person: at for person, at in self.claims.items() if at != table.id}

    def _playing(self) -> Iterator[EveningRoom]:
        return (room for room in self.rooms.values() if not room.ended and not self.is_aside(room.id))
