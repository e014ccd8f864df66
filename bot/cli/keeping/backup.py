"""``backup``: writes a verified copy of the database, also while the bot runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.cli.arguments import Parser
from bot.cli.keeping.at_the_store import chosen_store, faults_of, told
from bot.cli.progress import going_on
from bot.store.maintenance import SqliteFile, back_up, look_into


def run(argv: Sequence[str]) -> int:
    """Write the backup and check it whole; returns 0, or 1 if it holds faults, with a line for each."""
    parser = Parser("backup", "Writes a verified copy of the database that DATABASE_URL names; the bot may go on.")
    parser.add_argument("file", metavar="FILE", help="the new file; nothing is overwritten")
    target = Path(parser.read(argv).file)
    with told():
        with going_on("copying"):
            back_up(chosen_store(), target)
        with look_into(SqliteFile(target)) as copy:
            with going_on("checking the copy"):
                faults = faults_of(copy)
            size = copy.size()
            print(f"{target}: {size:,} bytes, {copy.counted()}")
    if faults:
        print("It holds what the database holds, with its faults:", *faults, sep="\n  ")
    return 1 if faults else 0
