"""``doctor``: looks at everything the bot needs, changes nothing, and says a line for each; also while the bot runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from bot.cli.arguments import Parser, add_json, print_json
from bot.cli.at_the_store import chosen_store, told
from bot.cli.doctor.on_this_machine import checks_on_this_machine
from bot.store.maintenance import look_into


def run(argv: Sequence[str]) -> int:
    """Print each check; returns 0 if nothing is wrong, else 1. A store that cannot be opened is unusable input."""
    parser = Parser("doctor", "Checks the database that DATABASE_URL names, settings, fonts and disk; changes nothing.")
    add_json(parser)
    given = parser.read(argv)
    with told():
        path = chosen_store()
        with look_into(path) as look:
            checks = [*checks_on_this_machine(look)]
    if given.json:
        print_json([asdict(check) for check in checks])
    else:
        print(*(line for check in checks for line in check.lines()), sep="\n")
    return 1 if any(check.faults for check in checks) else 0
