"""All rows of a store, copied from one database to another: row by row, with their hashes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select

from bot.store import migrations
from bot.store.backend import Backend
from bot.store.book import check
from bot.store.errors import StoreUnusable
from bot.store.schema import metadata

_AT_ONCE = 100
"""Rows in one statement: a row may hold a whole table."""


@contextmanager
def begun(engine: Engine) -> Iterator[Connection]:
    """A transaction over a connection of its own, which is closed at the end."""
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def copy_rows(source: Connection, target: Connection) -> None:
    """Make the tables of ``source``, whatever its version, in ``target``, and copy every row. Other tables stay.

    Raises:
        StoreUnusable: ``source`` is no store, or ``target`` holds rows, or tables of another program.
        SQLAlchemyError: a value cannot be written there.
    """
    version, _ = migrations.versions(source, migrations.SCRIPTS)
    if not version:
        raise StoreUnusable("it holds no tables")
    if tables_there(target):
        migrations.versions(target, migrations.SCRIPTS)  # refuses the tables of another program
        _drop_empty(target)
    migrations.upgrade(target, migrations.SCRIPTS, version)
    there = _tables_of(target).tables
    for table in _tables_of(source).sorted_tables:  # in an order that references allow
        if table.name != migrations.VERSIONS:
            _copy_table(source, table, target, there[table.name])


def tables_there(connection: Connection) -> list[str]:
    """The names of the store's tables that a database holds."""
    ours = {*metadata.tables, *migrations.FORMER, migrations.VERSIONS}
    return [name for name in inspect(connection).get_table_names() if name in ours]


def count_rows(connection: Connection) -> dict[str, int]:
    """How many rows each of the store's tables has."""
    tables = (table for table in _tables_of(connection).sorted_tables if table.name != migrations.VERSIONS)
    return {table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables}


def refuse_faulty(copy: Connection, backend: Backend) -> None:
    """Check what was copied, unless it is of an older version, which its next start brings up.

    Raises:
        StoreUnusable: it is not sound.
    """
    version, newest = migrations.versions(copy, migrations.SCRIPTS)
    backend.refuse_broken(copy)
    if version == newest and (found := check.faults(copy, backend.faults)):
        raise StoreUnusable(f"the copy is not whole ({found[0]}); nothing was copied")


def _drop_empty(target: Connection) -> None:
    """Drop the store's tables, which may be of another version.

    Raises:
        StoreUnusable: one has rows.
    """
    tables = _tables_of(target)
    for name, rows in count_rows(target).items():
        if rows:
            raise StoreUnusable(f"it holds rows (in the table “{name}”); nothing is copied onto them")
    tables.drop_all(target)


def _tables_of(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection, only=tables_there(connection))
    return found


def _copy_table(source: Connection, table: Table, target: Connection, there: Table) -> None:
    rows = source.execute(select(table).execution_options(stream_results=True)).mappings()
    for some in rows.partitions(_AT_ONCE):
        target.execute(insert(there), [dict(row) for row in some])
