"""``restore``: puts a backup in the place of the database, and keeps what was there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.cli.arguments import Parser
from bot.cli.keeping.at_the_store import chosen_store, faults_of, told
from bot.store.maintenance import SqliteFile, look_into, restore
from bot.tables.life.clock import SystemClock


def run(argv: Sequence[str]) -> int:
    """Check the backup, then bring it back. Returns 0, or 1 if the backup has faults; then nothing is replaced."""
    parser = Parser("restore", "Puts a backup in the place of the database that DATABASE_URL names.")
    parser.add_argument("file", metavar="FILE", help="a backup; it stays as it is")
    backup = Path(parser.read(argv).file)
    with told():
        store = chosen_store()
        with look_into(SqliteFile(backup)) as look:
            faults, held = faults_of(look), look.counted()
        if faults:
            print(f"{backup}: not restored, since it is damaged", *faults, sep="\n  ")
            return 1
        kept = restore(backup, store, SystemClock().now())
    print(f"{store.where}: restored, {held}")
    if kept is not None:
        print(f"What was there before is kept as {kept}")
    return 0
