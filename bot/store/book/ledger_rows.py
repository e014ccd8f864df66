"""Entries of the ledger as they stand in it: those of one deal, and those of a window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, select

from bot.store.book.chain import text_of
from bot.store.schema import ledger, texts
from bot.store.standings.counted import between
from bot.store.standings.spans import Window


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """An entry. ``actor`` is who made it, if it is a correction, and ``reason`` why; their seat is below 0."""

    seq: int
    at: float
    channel: int
    table: str
    deal: int
    seat: int
    person: int | None
    computer: str
    points: int
    won: bool
    game: str
    rules: str
    rules_version: int
    commitment: str
    practice: bool
    actor: int | None
    reason: str


class RecentDeal(NamedTuple):
    """A deal that was booked, and when it ended."""

    table: str
    channel: int
    deal: int
    game: str
    at: float


def of_deal(connection: Connection, guild: int, table: str, deal: int) -> tuple[LedgerRow, ...]:
    """The entries of a deal: those of its seats, in order, then corrections; empty if it booked nothing."""
    its_rows = (ledger.c.guild == guild, ledger.c.table_id == table, ledger.c.deal == deal)
    found = _read(connection, its_rows, 1000)
    return tuple(sorted(found, key=lambda row: (row.seat < 0, abs(row.seat))))


def recent_deals(connection: Connection, guild: int, limit: int) -> tuple[RecentDeal, ...]:
    """The deals that a server booked last, newest first. Each is known by its seat 0."""
    columns = ledger.c.table_id, ledger.c.channel, ledger.c.deal, ledger.c.game, ledger.c.at
    of_guild = select(*columns).where(ledger.c.guild == guild, ledger.c.seat == 0)
    rows = connection.execute(of_guild.order_by(ledger.c.seq.desc()).limit(limit))
    return tuple(RecentDeal(*row) for row in rows)


def deals_in(connection: Connection, guild: int, window: Window) -> int:
    """How many deals of a server that count were booked in a window. Each is known by its seat 0."""
    where = (*between(guild, window.start, window.end), ledger.c.practice.is_(False), ledger.c.seat == 0)
    return connection.scalar(select(func.count()).select_from(ledger).where(*where)) or 0


def of_window(connection: Connection, guild: int, window: Window, limit: int) -> tuple[int, tuple[LedgerRow, ...]]:
    """How many entries of a server lie in a window, and the first ``limit`` of them, if there are no more."""
    where = between(guild, window.start, window.end)
    number = connection.scalar(select(func.count()).select_from(ledger).where(*where)) or 0
    return number, _read(connection, where, limit) if number <= limit else ()


def _read(connection: Connection, where: Sequence[ColumnElement[bool]], limit: int) -> tuple[LedgerRow, ...]:
    why = and_(texts.c.guild == ledger.c.guild, texts.c.hash == ledger.c.reason)
    query = select(ledger, texts.c.text).outerjoin(texts, why).where(*where).order_by(ledger.c.seq).limit(limit)
    return tuple(map(_row, connection.execute(query)))


def _row(row: Any) -> LedgerRow:
    return LedgerRow(
        seq=row.seq,
        at=row.at,
        channel=row.channel,
        table=row.table_id,
        deal=row.deal,
        seat=row.seat,
        person=row.person,
        computer=row.computer,
        points=row.points,
        won=row.won,
        game=row.game,
        rules=row.rules,
        rules_version=row.rules_version,
        commitment=row.commitment,
        practice=row.practice,
        actor=row.actor,
        reason=text_of(row.text or ""),
    )
