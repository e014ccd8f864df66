"""``doctor``: looks at everything the bot needs, changes nothing, and says a line for each; also while the bot runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module

from bot.cli.arguments import Parser, add_json, print_json
from bot.cli.doctor.on_this_machine import checks_on_this_machine
from bot.cli.keeping.at_the_store import chosen_store, told
from bot.engine.actions import NotPossible
from bot.settings import read_settings
from bot.store.maintenance import look_into


def run(argv: Sequence[str]) -> int:
    """Print each check; returns 0 if nothing is wrong, else 1.

    A store that cannot be opened is unusable input, and so is ``--discord`` without a token.
    """
    parser = Parser("doctor", "Checks the database that DATABASE_URL names, settings, fonts and disk; changes nothing.")
    parser.add_argument("--discord", action="store_true", help="ask Discord about the bot, too; nothing changes there")
    add_json(parser)
    given = parser.read(argv)
    with told():
        settings, store = read_settings(), chosen_store()
        if given.discord and settings.discord_token is None:
            raise NotPossible("--discord asks with DISCORD_TOKEN, which is not set")
        with look_into(store) as look:
            checks = [*checks_on_this_machine(look)]
            if given.discord:  # only then is Discord's library loaded
                checks += import_module("bot.cli.doctor.at_discord").checks_at_discord(settings, look)
    if given.json:
        print_json([asdict(check) for check in checks])
    else:
        print(*(line for check in checks for line in check.lines()), sep="\n")
    return 1 if any(check.faults for check in checks) else 0
