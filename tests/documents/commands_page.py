"""``docs/commands.md``: every slash command, as the bot registers it with Discord.

``python -m tests.documents.commands_page`` runs the bot in the playground and writes the page anew (``make docs``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pydantic import SecretStr

from bot import app
from bot.playground.chat.world import PlaygroundSettings
from bot.playground.server import Playground
from bot.settings import Settings
from tests.architecture.sources import ROOT
from tests.patience import HURRIED

PAGE = ROOT / "docs" / "commands.md"
GROUPS = (1, 2)
"""The types of options that are commands of a group: a subcommand, and a group of them."""
INTEGER, NUMBER = 4, 10
KINDS = {
    3: "text",
    INTEGER: "a whole number",
    5: "yes or no",
    6: "a member",
    7: "a channel",
    8: "a role",
    NUMBER: "a number",
}
TABLE = "table"
"""The option that names a table, which the head of the page explains for all commands."""
_HEAD = """# Commands

Every slash command, with its options as Discord shows them. `make docs` makes this page of the commands themselves.
[product.md](product.md) says what they do in full. An option in **bold** has to be given; the others may be left out.

With several tables in a channel, a command means the one you sit at. `table:` and its number name another; the option
is left out below. Without `game:`, a command about rules means the game that its channel is named for, such as
`#sheng-ji`; in any other channel it means the server's game, and at a table the one that is played there. A command
carries the options of every game; one that belongs to another game is refused by its name.

Everything in a deal has a button, too: each card, where at most 15 can be played, else a select of cards. House rules
and `/setup` need *Manage Server*; a change of rules is shown before it is saved.
"""

Command = Mapping[str, Any]


async def registered(folder: Path) -> dict[str, Command]:
    """The commands that the running bot registers, by full name. A group itself is left out."""
    async with Playground(settings=PlaygroundSettings(hurried=HURRIED)) as playground:
        settings = Settings(
            _env_file=None,
            discord_token=SecretStr("playground"),
            discord_api=playground.api,
            database_url=f"sqlite+aiosqlite:///{folder / 'daidi.db'}",
        )
        stopped = asyncio.Event()
        running = asyncio.create_task(app.run(settings, stopped))
        try:
            await playground.state.feed.until(lambda: playground.gateway.connected or running.done())
        finally:
            stopped.set()
            await running
        return dict(leaves("", playground.state.commands))


def leaves(before: str, commands: list[dict[str, Any]]) -> Iterator[tuple[str, Command]]:
    """Commands and subcommands by full name."""
    for command in commands:
        name = f"{before} {command['name']}".strip()
        inner = [one for one in command.get("options", ()) if one["type"] in GROUPS]
        if inner:
            yield from leaves(name, inner)
        else:
            yield name, command


def page(commands: Mapping[str, Command]) -> str:
    """The whole page: single commands first, then a section for each group."""
    parts = [_HEAD]
    for group, names in groupby(sorted(commands, key=lambda name: (_group(name), name)), key=_group):
        parts.append(f"\n## {f'`/{group}`' if group else 'Single commands'}\n")
        parts += [_section(name, commands[name]) for name in names]
    return "".join(parts)


def _group(name: str) -> str:
    """The group that a command belongs to; empty for one that stands alone."""
    return name.split()[0] if " " in name else ""


def _section(name: str, command: Command) -> str:
    options = "".join(f"- {_option(one)}\n" for one in command.get("options", ()) if one["name"] != TABLE)
    return f"\n### `/{name}`\n\n{command['description']}.\n" + (f"\n{options}" if options else "")


def _option(option: Mapping[str, Any]) -> str:
    name = f"`{option['name']}:`"
    return f"{f'**{name}**' if option.get('required') else name} {option['description']} ({_values(option)})"


def _values(option: Mapping[str, Any]) -> str:
    """What may be given: a kind of value, its range, or the choices."""
    if option.get("choices"):
        return ", ".join(str(one["name"]) for one in option["choices"])
    kind = KINDS[option["type"]]
    if "min_value" in option and "max_value" in option:
        return f"{kind} from {option['min_value']} to {option['max_value']}"
    return f"{kind}, suggested while you type" if option.get("autocomplete") else kind


async def _write() -> None:
    with TemporaryDirectory() as folder:
        PAGE.write_text(page(await registered(Path(folder))), "utf-8")


if __name__ == "__main__":
    asyncio.run(_write())
