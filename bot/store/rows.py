"""All rows of a store, copied from one database to another: row by row, with their hashes."""

from __future__ import annotations

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select

from bot.store import migrations
from bot.store.errors import StoreUnusable

_AT_ONCE = 1_000
"""Rows in one statement."""


def copy_rows(source: Connection, target: Connection) -> None:
    """Make the tables of ``source``, whatever its version, in ``target``, and copy every row.

    Raises:
        StoreUnusable: ``source`` is no store, or ``target`` holds rows, or tables of another program.
        SQLAlchemyError: a value cannot be written there.
    """
    version, _ = migrations.versions(source, migrations.SCRIPTS)
    if not version:
        raise StoreUnusable("it holds no tables")
    migrations.versions(target, migrations.SCRIPTS)  # refuses the tables of another program
    refuse_filled(target)
    drop_tables(target)  # they are empty, but may be of another version
    migrations.upgrade(target, migrations.SCRIPTS, version)
    there = _tables_of(target)
    for table in _tables_of(source).sorted_tables:  # in an order that references allow
        if table.name != migrations.VERSIONS:
            _copy_table(source, table, target, there.tables[table.name])


def refuse_filled(target: Connection) -> None:
    """Check that a database holds no table with rows.

    Raises:
        StoreUnusable: it does.
    """
    for table in _tables_of(target).sorted_tables:
        if table.name != migrations.VERSIONS and target.scalar(select(func.count()).select_from(table)):
            raise StoreUnusable(f"it holds rows (in the table “{table.name}”); nothing is copied onto them")


def has_tables(connection: Connection) -> bool:
    """Whether a database holds any tables."""
    return bool(inspect(connection).get_table_names())


def drop_tables(target: Connection) -> None:
    """Drop every table of a database."""
    _tables_of(target).drop_all(target)


def count_rows(connection: Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in _tables_of(connection).sorted_tables
    }


def _tables_of(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def _copy_table(source: Connection, table: Table, target: Connection, there: Table) -> None:
    rows = source.execute(select(table).execution_options(stream_results=True)).mappings()
    for some in rows.partitions(_AT_ONCE):
        target.execute(insert(there), [dict(row) for row in some])
