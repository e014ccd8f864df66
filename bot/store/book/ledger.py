"""The ledger: what every finished deal booked for every seat, and the pages of its people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, and_, case, func, select
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book.chain import canonical
from bot.store.book.writes import Change, Saved
from bot.store.errors import AlreadyBooked
from bot.store.schema import ledger

_BOOK = (
    insert(ledger)
    .on_conflict_do_nothing(index_elements=["guild", "table_id", "deal", "seat"])
    .execution_options(preserve_rowcount=True)
)
_COUNTS = ledger.c.practice.is_(False)
_IS_DEAL = ledger.c.seat >= 0
"""Whether an entry is of a deal itself, and no correction."""
_COUNTED = case((_COUNTS, ledger.c.points), else_=0)
"""The points of an entry as boards count them."""


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One entry of a person. ``balance`` is the sum of their points that count, including this entry."""

    seq: int
    at: float
    channel: int
    table: str
    deal: int
    seat: int
    points: int
    balance: int
    won: bool
    game: str
    rules: str
    rules_version: int
    commitment: str
    practice: bool

    @property
    def is_correction(self) -> bool:
        """Whether it corrects what the deal booked."""
        return self.seat < 0


@dataclass(frozen=True, slots=True)
class Practice:
    """How many deals count on no board, and the sum of their points."""

    points: int = 0
    deals: int = 0


@dataclass(frozen=True, slots=True)
class LedgerPage:
    """A person's balance, number of deals and practice in a server, and a page of their entries, newest first."""

    balance: int
    deals: int
    entries: tuple[LedgerLine, ...]
    practice: Practice = Practice()
    lines: int = 0  # how many entries there are on all pages


def refuse_unrateable(change: Change) -> None:
    """Check that rated deals were dealt to people alone.

    Raises:
        ValueError: one was not.
    """
    for entry in change.entries:
        if entry.rated_side is not None and (entry.person is None or entry.practice):
            raise ValueError(f"deal {entry.deal} at table {change.table} cannot be rated")


def refuse_unbalanced(change: Change) -> None:
    """Check that the points of zero-sum deals sum to zero.

    Raises:
        ValueError: the points of one do not.
    """
    sums: dict[int, int] = {}
    for entry in change.entries:
        if entry.zero_sum:
            sums[entry.deal] = sums.get(entry.deal, 0) + entry.points
    for deal, total in sums.items():
        if total:
            raise ValueError(f"the points of deal {deal} at table {change.table} sum to {total}, not to zero")


def rows_of(change: Change, event: Saved) -> list[dict[str, Any]]:
    """The entries of a change, as rows to be chained after its event."""
    place = {
        "guild": change.guild,
        "event": event.seq,
        "channel": change.channel,
        "table_id": change.table,
        "at": event.at,
    }
    return [
        {**place, **asdict(entry), "counted": canonical(entry.counted) if entry.counted else None}
        for entry in change.entries
    ]


def book(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Append chained entries to the ledger.

    Raises:
        AlreadyBooked: one of them is already in the ledger, or is given twice.
    """
    if connection.execute(_BOOK, rows).rowcount != len(rows):
        _refuse_booked(connection, rows)


def _refuse_booked(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    seat = ("guild", "table_id", "deal", "seat")
    near = (ledger.c[name].in_({row[name] for row in rows}) for name in ("guild", "table_id", "deal"))
    query = select(ledger.c.seq, *(ledger.c[name] for name in seat)).where(*near)
    booked = {tuple(row[1:]): row.seq for row in connection.execute(query)}
    for row in rows:
        if booked.get(tuple(row[name] for name in seat)) != row["seq"]:
            raise AlreadyBooked(
                f"seat {row['seat']} of deal {row['deal']} at table {row['table_id']} is booked already"
            )


def page(
    connection: Connection, guild: int, person: int, limit: int, offset: int, game: str | None = None
) -> LedgerPage:
    """A person's balance in a server, and ``limit`` entries after the newest ``offset``; of one ``game`` if given."""
    mine = [ledger.c.guild == guild, ledger.c.person == person]
    if game is not None:
        mine.append(ledger.c.game == game)
    sums = select(
        func.count().label("lines"),
        func.count(case((_IS_DEAL, 1))).label("all"),
        func.count(case((and_(_IS_DEAL, _COUNTS), 1))).label("deals"),
        func.coalesce(func.sum(ledger.c.points), 0).label("points"),
        func.coalesce(func.sum(_COUNTED), 0).label("balance"),
    )
    totals = connection.execute(sums.where(*mine)).one()
    newer = select(_COUNTED.label("points")).where(*mine).order_by(ledger.c.seq.desc()).limit(offset).subquery()
    skipped = connection.scalar(select(func.coalesce(func.sum(newer.c.points), 0))) if offset else 0
    running = int(totals.balance) - int(skipped or 0)
    lines: list[LedgerLine] = []
    query = select(ledger).where(*mine).order_by(ledger.c.seq.desc()).limit(limit).offset(offset)
    for row in connection.execute(query):
        lines.append(_line(row, running))
        running -= 0 if row.practice else row.points
    practice = Practice(int(totals.points - totals.balance), totals.all - totals.deals)
    return LedgerPage(int(totals.balance), totals.deals, tuple(lines), practice, totals.lines)


def _line(row: Any, balance: int) -> LedgerLine:
    return LedgerLine(
        seq=row.seq,
        at=row.at,
        channel=row.channel,
        table=row.table_id,
        deal=row.deal,
        seat=row.seat,
        points=row.points,
        balance=balance,
        won=row.won,
        game=row.game,
        rules=row.rules,
        rules_version=row.rules_version,
        commitment=row.commitment,
        practice=row.practice,
    )


def course(connection: Connection, guild: int, person: int, game: str | None = None) -> tuple[int, ...]:
    """The points of each deal that counts, for a person in a server, oldest first; of one ``game`` if given.

    A deal that was corrected has its points as they are now.
    """
    where = [ledger.c.guild == guild, ledger.c.person == person, _COUNTS]
    if game is not None:
        where.append(ledger.c.game == game)
    booked = connection.execute(select(ledger.c.points, ledger.c.seat).where(*where).order_by(ledger.c.seq)).all()
    if all(row.seat >= 0 for row in booked):
        return tuple(row.points for row in booked)
    points: dict[tuple[str, int], int] = {}
    rows = select(ledger.c.table_id, ledger.c.deal, ledger.c.points).where(*where).order_by(ledger.c.seq)
    for row in connection.execute(rows):
        points[row.table_id, row.deal] = points.get((row.table_id, row.deal), 0) + row.points
    return tuple(points.values())
