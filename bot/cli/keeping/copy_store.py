"""``copy-store``: copies the whole store to another database, of whatever kind, and checks the copy."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cli.arguments import Parser
from bot.cli.keeping.at_the_store import told
from bot.cli.progress import going_on
from bot.store.maintenance import backend_of, copy_store


def run(argv: Sequence[str]) -> int:
    """Copy and check; returns 0. A store that is damaged or in use, or a target with rows, is unusable input."""
    parser = Parser(
        "copy-store", "Copies the store to another database, while no bot uses either, and checks the copy."
    )
    parser.add_argument("source", metavar="FROM", help="the address of a database, as DATABASE_URL takes it")
    parser.add_argument("target", metavar="TO", help="the address of another, which is empty or does not exist")
    given = parser.read(argv)
    with told():
        source, target = backend_of(given.source, called="FROM"), backend_of(given.target, called="TO")
        with going_on("copying and checking"):
            copied = copy_store(source, target)
    rows, tables = sum(copied.values()), len(copied)
    print(f"{target.where}: {rows:,} rows in {tables} tables, each as in {source.where}")
    print("The bot goes on there once DATABASE_URL names it.")
    return 0
