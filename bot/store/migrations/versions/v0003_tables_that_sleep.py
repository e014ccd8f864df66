"""What each table is known by while it sleeps, beside its snapshot."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"

_TABLES = sa.table(
    "tables", *(sa.column(name) for name in ("guild", "table_id", "number", "snapshot", "ended", "outline"))
)


def upgrade() -> None:
    """Add the column, and fill it for the living tables from their snapshots."""
    op.add_column("tables", sa.Column("outline", sa.Text().with_variant(sa.Text(collation="C"), "postgresql")))
    connection = op.get_bind()
    living = sa.select(_TABLES).where(~_TABLES.c.ended)
    found = [
        {"of": row.guild, "id": row.table_id, "said": outline}
        for row in connection.execute(living)
        if (outline := _outline(row.snapshot, row.number)) is not None
    ]
    its_row = (_TABLES.c.guild == sa.bindparam("of"), _TABLES.c.table_id == sa.bindparam("id"))
    if found:
        connection.execute(sa.update(_TABLES).where(*its_row).values(outline=sa.bindparam("said")), found)


def _outline(snapshot: Any, number: Any) -> str | None:
    """The outline of a snapshot of shape 1, with the values that it leaves out; None if it cannot be read.

    Whether a table in mid-deal waits for a person is for its game to say, so the next start wakes it and finds out.
    """
    try:
        read = json.loads(snapshot)
        host, stage, fading = read["host"], read.get("stage", "lobby"), read.get("fading", "")
        persons = [seat[0] for seat in read["seats"] if isinstance(seat[0], int)]
        clock = read.get("terms", {}).get("clock")
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None
    return json.dumps([host, persons, stage, fading, clock, None, stage == "deal", number], separators=(",", ":"))
