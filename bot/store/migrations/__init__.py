"""Schema versions, forward only: each file in ``versions/`` leads from one version to the next.

All steps from a file's version to the newest, and the new version number, are written in one transaction.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.errors import StoreUnusable

SCRIPTS = Path(__file__).parent
VERSIONS = "alembic_version"
"""The table that states the version of the schema."""

FORMER = frozenset({"heartbeat"})
"""The tables that only earlier versions have."""

_OF_0_1_0 = frozenset(f"{number:04}" for number in range(1, 7))
"""The schema versions of 0.1.0, which was never released. Only 0.1.0 reads them."""


def versions(connection: Connection, scripts: Path) -> tuple[str, str]:
    """The database's schema version (empty for a database without tables) and the newest version there is.

    Raises:
        StoreUnusable: the version is unknown, or the database holds something else.
    """
    known = _revisions(scripts)
    newest = known[0]
    stated = MigrationContext.configure(connection).get_current_heads()
    if not stated:
        if inspect(connection).get_table_names():
            raise StoreUnusable("it holds tables of another program")
        return "", newest
    if len(stated) > 1:
        raise StoreUnusable(f"it states {len(stated)} versions; restore a backup")
    if stated[0] in _OF_0_1_0:
        raise StoreUnusable(
            "version 0.1.0 wrote it, which no later one reads; move it away to begin anew, or go on with 0.1.0"
        )
    if stated[0] not in known:
        shown = "".join(char for char in str(stated[0])[:20] if char.isprintable())
        raise StoreUnusable(f"its version {shown} is unknown here; it was written by a newer program, or is damaged")
    return stated[0], newest


@cache
def _revisions(scripts: Path) -> tuple[str, ...]:
    """All versions, newest first."""
    return tuple(script.revision for script in ScriptDirectory(str(scripts)).walk_revisions())


def upgrade(connection: Connection, scripts: Path, to: str = "head") -> None:
    """Bring the schema to the newest version, or to ``to``, inside the connection's current transaction."""
    script = ScriptDirectory(str(scripts))

    def steps(version: str | tuple[str, ...], _context: MigrationContext) -> list[object]:
        return list(script._upgrade_revs(to, version))  # type: ignore[arg-type]  # as alembic's own command does

    with EnvironmentContext(Config(), script, fn=steps, destination_rev=to) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
