"""Events and snapshots: what each table accepted, in order, and the state it led to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.book import ledger
from bot.store.book.chain import Written, canonical, text_digest
from bot.store.book.heads import Heads
from bot.store.book.stored import last_number
from bot.store.book.writes import Accepted, Change, Saved, guild_of
from bot.store.errors import AlreadyDone, NotNext, NotSaved
from bot.store.schema import events, table_rules, tables, texts
from bot.store.standings import kept_standings
from bot.store.statistics import kept_ratings, kept_rivals

_Columns = dict[str, Any]

# The statements that commits execute, built once. Each asks for a list of servers and a list of ids, which an index
# finds. A list of pairs would make the database search the whole table.
_DONE = select(events.c.guild, events.c.interaction, events.c.table_id, events.c.number).where(
    events.c.guild.in_(bindparam("guilds", expanding=True)),
    events.c.interaction.in_(bindparam("interactions", expanding=True)),
)
_LAST = select(tables.c.table_id, tables.c.number, tables.c.ended).where(
    tables.c.guild.in_(bindparam("guilds", expanding=True)),
    tables.c.table_id.in_(bindparam("tables", expanding=True)),
)
_REPLACED = ("channel", "number", "state_hash", "version", "snapshot", "ended", "at", "deadlines", "outline")
_ADD_EVENTS = (
    insert(events)
    .on_conflict_do_nothing(index_elements=["guild", "interaction"])
    .execution_options(preserve_rowcount=True)
)
_ADD_TABLES = insert(tables)
_REPLACE_TABLES = (
    update(tables)
    .where(tables.c.guild == bindparam("in_guild"), tables.c.table_id == bindparam("of"))
    .values({name: bindparam(name) for name in _REPLACED})
)
_ADD_TEXTS = insert(texts)
_RULES = insert(table_rules)
_KEEP_RULES = _RULES.on_conflict_do_update(
    index_elements=["guild", "table_id"], set_={"rules": _RULES.excluded.rules, "hash": _RULES.excluded.hash}
)


def save(connection: Connection, accepted: Sequence[Accepted], heads: Heads) -> list[Saved]:
    """Write several changes, each with its event, snapshot, ledger rows and what they add to, in few statements.

    Raises:
        NotOurs: another process has taken over one of the servers.
        AlreadyDone, NotNext, AlreadyBooked: one of the changes contradicts what is stored.
        ValueError: one of the changes cannot be written, or contradicts itself.
    """
    changes = [one.change for one in accepted]
    for change in changes:
        _refuse_untrue(change)
    reached = heads.owned(connection, (change.guild for change in changes))
    known = _refuse_unordered(connection, changes)

    rows: list[_Columns] = []
    booked: list[_Columns] = []
    saved: list[Saved] = []
    for one in accepted:
        change = one.change
        row, head = reached[change.guild].extend(_event_row(change, one.at))
        rows.append(row)
        saved.append(Saved(row["seq"], row["hash"], one.at))
        for entry in ledger.rows_of(change, saved[-1]) if change.entries else ():
            chained, head = head.extend(entry)
            booked.append(chained)
        reached[change.guild] = head

    heads.advance(connection, reached)
    _replace_snapshots(connection, {one.change.table: _table_row(one.change, one.at) for one in accepted}, known)
    _keep_rules(connection, changes)
    if connection.execute(_ADD_EVENTS, rows).rowcount != len(rows):
        _refuse_done(connection, changes)
        raise NotSaved("nothing was saved: an event was left out")  # for no reason that is known
    _keep_texts(connection, changes, saved)
    if booked:
        ledger.book(connection, booked)
        kept_standings.add(connection, booked)
        kept_rivals.add(connection, booked)
        kept_ratings.rate(connection, booked)
    return saved


def _refuse_untrue(change: Change) -> None:
    if guild_of(change.table) != change.guild:
        raise ValueError(f"table {change.table} is not of server {change.guild}")
    if change.entries:
        ledger.refuse_unbalanced(change)
        ledger.refuse_unrateable(change)
    for name, kept in change.texts.items():
        if text_digest(kept) != name:
            raise ValueError(
                f"a text of event {change.number} of {change.table} does not have the hash it stands under"
            )


def _refuse_unordered(connection: Connection, changes: Sequence[Change]) -> frozenset[str]:
    """Check each change against its table's last event; return the tables that are already stored."""
    wanted = {"guilds": list({change.guild for change in changes}), "tables": list({one.table for one in changes})}
    stored = connection.execute(_LAST, wanted)
    last = {row.table_id: (last_number(connection, row.table_id, row.number), row.ended) for row in stored}
    known = frozenset(last)
    for change in changes:
        number, ended = last.get(change.table, (0, False))
        if ended or change.number != number + 1:
            _refuse_done(connection, changes)  # “already done” tells the caller more than “does not fit”
            raise NotNext(change.table, change.number, number, ended=ended)
        last[change.table] = (change.number, change.ended)
    return known


def _refuse_done(connection: Connection, changes: Sequence[Change]) -> None:
    """Raise ``AlreadyDone`` if an interaction of the changes was saved before, or occurs twice among them."""
    asked = [(change.guild, change.interaction) for change in changes if change.interaction is not None]
    wanted = {"guilds": [guild for guild, _ in asked], "interactions": [interaction for _, interaction in asked]}
    stored = connection.execute(_DONE, wanted) if asked else ()
    done = {(row.guild, row.interaction): (row.table_id, row.number) for row in stored}
    for change in changes:
        if change.interaction is None:
            continue
        place = change.guild, change.interaction
        if place in done:
            raise AlreadyDone(change.interaction, *done[place])
        done[place] = (change.table, change.number)


def _event_row(change: Change, at: float) -> _Columns:
    return {
        "guild": change.guild,
        "table_id": change.table,
        "number": change.number,
        "channel": change.channel,
        "at": at,
        "command": canonical(change.command),
        "state_hash": change.snapshot.hash,
        "version": change.version,
        "entries": len(change.entries),
        "ended": change.ended,
        "interaction": change.interaction,
    }


def _table_row(change: Change, at: float) -> _Columns:
    return {
        "guild": change.guild,
        "table_id": change.table,
        "channel": change.channel,
        "number": change.number,
        "state_hash": change.snapshot.hash,
        "version": change.version,
        "snapshot": change.snapshot.text,
        "ended": change.ended,
        "at": at,
        "deadlines": canonical(change.deadlines) if change.deadlines else None,
        "outline": canonical(change.outline) if change.outline else None,
    }


def _replace_snapshots(connection: Connection, newest: Mapping[str, _Columns], known: frozenset[str]) -> None:
    if fresh := [row for table, row in newest.items() if table not in known]:
        connection.execute(_ADD_TABLES, fresh)
    # SQLAlchemy sets every column that it is given. A table's key among them would be written again.
    if later := [
        {"in_guild": row["guild"], "of": table} | {name: row[name] for name in _REPLACED}
        for table, row in newest.items()
        if table in known
    ]:
        connection.execute(_REPLACE_TABLES, later)


def _keep_rules(connection: Connection, changes: Sequence[Change]) -> None:
    given = {change.table: (change.guild, change.rules) for change in changes if change.rules is not None}
    if given:
        connection.execute(_KEEP_RULES, [_rules_row(table, *one) for table, one in given.items()])


def _rules_row(table: str, guild: int, rules: Written) -> _Columns:
    return {"guild": guild, "table_id": table, "rules": rules.text, "hash": rules.hash}


def _keep_texts(connection: Connection, changes: Sequence[Change], saved: Sequence[Saved]) -> None:
    rows = [
        {"guild": change.guild, "hash": name, "event": event.seq, "text": kept}
        for change, event in zip(changes, saved, strict=True)
        for name, kept in change.texts.items()
    ]
    if rows:
        connection.execute(_ADD_TEXTS, rows)
