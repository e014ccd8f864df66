"""The commands of the shell: ``python -m bot COMMAND`` (docs/product.md, section 9), a module or room for each.

Exit status: 0 accepted or true, 1 refused or false, 2 unusable input, with one clear line on standard error. A
command's module is imported only when the command is run, so that no command loads what another needs.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import MappingProxyType

from bot.cli.arguments import in_words
from bot.engine.actions import NotPossible
from bot.private import fit_to_print

COMMANDS = MappingProxyType(
    {
        "judge": "what kind of play is this, and may it be played on that",
        "score": "settle a deal from the cards left",
        "record": "check or show a record of played deals",
        "simulate": "computers play against each other",
        "verify": "check the reveal of a shuffle against its commitment",
        "presets": "the rules there are, and one resolved",
        "doctor": "check the store, settings, fonts and disk, and ask Discord about the bot",
        "backup": "write a verified copy of the database",
        "restore": "bring a backup back",
        "copy-store": "move the store to another database",
    }
)
"""The name and purpose of every command."""
KEEPING = ("backup", "restore", "copy-store")
"""Those that have a room of their own."""

READER_GONE = 128 + 13
"""The exit status when nobody reads the answer any more, as of a command that SIGPIPE ends."""


def main(argv: Sequence[str]) -> int:
    """Run the command that ``argv`` begins with. Prints answers to standard output and returns the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal that cannot show suit signs still gets an answer
    if not argv or argv[0] in ("-h", "--help", "help"):
        print("usage: python -m bot COMMAND ...; each explains itself with --help", *_lines(), sep="\n")
        return 0
    try:
        if argv[0] not in COMMANDS:
            raise NotPossible(f"unknown command “{argv[0][:40]}”; there are: {', '.join(COMMANDS)}")
        status: int = import_module(module_of(argv[0])).run(argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the answer has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what the interpreter still has to write
        return READER_GONE
    except (ValueError, OSError) as wrong:
        print(fit_to_print(f"{argv[0][:40]}: {in_words(wrong)}"), file=sys.stderr)
        return 2
    except SystemExit as done:  # argparse has printed its help
        return int(done.code or 0)
    return status


def module_of(command: str) -> str:
    """The name of the module that runs a command."""
    module = command.replace("-", "_")
    return f"bot.cli.keeping.{module}" if command in KEEPING else f"bot.cli.{module}"


def _lines() -> list[str]:
    return [f"  {name:<10} {purpose}" for name, purpose in COMMANDS.items()]
