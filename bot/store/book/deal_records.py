"""The stored record of each living table's match, so that one more deal does not need a fold of all deals before it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from bot.store.book.chain import Json, canonical, text_digest
from bot.store.book.writes import guild_of
from bot.store.schema import deal_records, events


@dataclass(frozen=True, slots=True)
class MatchSoFar:
    """The parts of a match's record so far, and the table from which to go on."""

    parts: Mapping[int, str]  # the texts of deals that have ended, by deal number, in order
    event: int  # the number of the event that ended the last of them
    snapshot: Json  # the table after that event


def kept(connection: Connection, table: str, before: int | None = None) -> MatchSoFar | None:
    """The stored record of a table's match; None if there is none.

    ``before``: only up to the deal before this one; None also if the table after that deal is not kept.

    Raises:
        ValueError: it is not what was saved.
    """
    query = select(deal_records).where(_of(table)).order_by(deal_records.c.deal)
    rows = connection.execute(query if before is None else query.where(deal_records.c.deal < before)).all()
    if not rows or (before is not None and (rows[-1].deal < before - 1 or rows[-1].snapshot is None)):
        return None
    last = rows[-1]
    its_event = (events.c.guild == guild_of(table), events.c.table_id == table, events.c.number == last.event)
    led_to = select(events.c.state_hash).where(*its_event)
    stated = [(row.text, row.hash) for row in rows] + [(last.snapshot, connection.scalar(led_to))]
    in_a_row = [row.deal for row in rows] == list(range(rows[0].deal, rows[0].deal + len(rows)))
    as_saved = all(isinstance(written, str) and text_digest(written) == hashed for written, hashed in stated)
    if not (in_a_row and as_saved):
        raise ValueError("what is kept of the record was changed")
    return MatchSoFar({row.deal: row.text for row in rows}, last.event, json.loads(last.snapshot))


def keep(connection: Connection, table: str, first: int, added: MatchSoFar) -> None:
    """Add parts to the record of a table's match, which began with deal ``first``.

    Parts of earlier matches are deleted, and so are stored parts from the first added deal on. The table after an
    earlier deal stays, so that the deal after it can be read again by itself.
    """
    mine = _of(table)
    replaced = or_(deal_records.c.deal < first, deal_records.c.deal >= min(added.parts))
    connection.execute(delete(deal_records).where(mine, replaced))
    rows = [
        {"guild": guild_of(table), "table_id": table, "deal": deal, "text": text, "hash": text_digest(text)}
        for deal, text in added.parts.items()
    ]
    connection.execute(insert(deal_records), rows)
    reached = {"event": added.event, "snapshot": canonical(added.snapshot)}
    connection.execute(update(deal_records).where(mine, deal_records.c.deal == max(added.parts)).values(reached))


def forget(connection: Connection, table: str) -> None:
    """Delete the stored record of a table's match."""
    connection.execute(delete(deal_records).where(_of(table)))


def _of(table: str) -> ColumnElement[bool]:
    return (deal_records.c.guild == guild_of(table)) & (deal_records.c.table_id == table)
