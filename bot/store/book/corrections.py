"""Corrections of the ledger: entries that add points to what a deal booked. What it booked stays as it is.

They are chained like all entries, each after an event of a table that nobody plays at: number 0 of the server. A
correction counts where its deal does: at the same time, in the same channel, under the same rules.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, insert, select
from sqlalchemy.dialects.postgresql import insert as put  # its form of ON CONFLICT is SQLite's, too

from bot.store.book import ledger as entries
from bot.store.book.chain import Written, canonical, set_aside
from bot.store.book.heads import Heads
from bot.store.book.writes import Correction, Saved
from bot.store.errors import AlreadyDone, NoSuchDeal, NotInDeal
from bot.store.schema import events, ledger, tables, texts
from bot.store.standings import kept_standings
from bot.store.statistics import kept_rivals

_SAME = ("channel", "table_id", "deal", "person", "game", "rules", "rules_version", "commitment", "practice", "at")
"""What an entry has in common with what it corrects."""
_SHAPE = 1


def book(connection: Connection, correction: Correction, heads: Heads) -> Saved:
    """Book a correction.

    Raises:
        NoSuchDeal: the ledger has no entry of the deal.
        NotInDeal: the deal booked nothing for the person.
        AlreadyDone: its interaction was already saved.
        NotOurs: another process has taken over the server.
    """
    _refuse_done(connection, correction)
    of_deal = (
        ledger.c.guild == correction.guild,
        ledger.c.table_id == correction.table,
        ledger.c.deal == correction.deal,
    )
    booked = connection.execute(select(ledger).where(*of_deal).order_by(ledger.c.seat)).all()
    wrong = _entry_of(correction, booked)
    guild = wrong.guild
    event, kept = _event(connection, correction)
    head = heads.owned(connection, (guild,))[guild]
    event, head = head.extend(event)
    saved = Saved(event["seq"], event["hash"], correction.at)
    added, head = head.extend(
        {name: wrong._mapping[name] for name in _SAME}
        | {"guild": guild, "event": saved.seq, "computer": "", "won": False, "zero_sum": False}
        | {"seat": min(booked[0].seat, 0) - 1, "points": correction.points}
        | {"actor": correction.actor, "reason": kept[0]}
    )
    heads.advance(connection, {guild: head})
    _replace_table(connection, event)
    connection.execute(insert(events), event)
    connection.execute(insert(texts), {"guild": guild, "hash": kept[0], "event": saved.seq, "text": kept[1]})
    entries.book(connection, [added])
    kept_standings.add(connection, [added])
    kept_rivals.add(connection, [added])
    return saved


def _refuse_done(connection: Connection, correction: Correction) -> None:
    done = select(events.c.table_id, events.c.number).where(
        events.c.guild == correction.guild, events.c.interaction == correction.interaction
    )
    if correction.interaction is not None and (before := connection.execute(done).first()) is not None:
        raise AlreadyDone(correction.interaction, before.table_id, before.number)


def _entry_of(correction: Correction, booked: list[Row[Any]] | Any) -> Row[Any]:
    """What the deal booked for the person."""
    if not booked:
        raise NoSuchDeal
    persons = {row.person: row for row in booked if row.seat >= 0 and row.person is not None}
    if correction.person not in persons:
        raise NotInDeal(tuple(persons))
    return persons[correction.person]


def _event(connection: Connection, correction: Correction) -> tuple[dict[str, Any], tuple[str, str]]:
    """The event of a correction, and its reason, set aside."""
    guild, table = correction.guild, f"{correction.guild}-0"
    its_row = (tables.c.guild == guild, tables.c.table_id == table)
    number = (connection.scalar(select(tables.c.number).where(*its_row)) or 0) + 1
    name, kept = set_aside(correction.reason)
    command = {
        "do": "Correct",
        "table": correction.table,
        "deal": correction.deal,
        "person": correction.person,
        "points": correction.points,
        "by": correction.actor,
        "reason": name,
    }
    return {
        "guild": guild,
        "table_id": table,
        "number": number,
        "channel": 0,
        "at": correction.at,
        "command": canonical(command),
        "state_hash": _state(number).hash,
        "version": _SHAPE,
        "entries": 1,
        "ended": True,
        "interaction": correction.interaction,
    }, (name, kept)


def _state(number: int) -> Written:
    return Written({"corrections": number})


def _replace_table(connection: Connection, event: dict[str, Any]) -> None:
    """Let the table that corrections belong to stand where its newest event leaves it."""
    same = ("guild", "table_id", "number", "channel", "at", "state_hash", "version", "ended")
    row = {name: event[name] for name in same} | {"snapshot": _state(event["number"]).text}
    placed = put(tables).values(row)
    later = {name: placed.excluded[name] for name in ("number", "at", "state_hash", "snapshot")}
    connection.execute(placed.on_conflict_do_update(index_elements=["guild", "table_id"], set_=later))
