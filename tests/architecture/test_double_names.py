"""Each module name and each class name is used only once, so that a reader always knows which one is meant.

Several games may each have a module or a class with the same name, because it plays the same part in each game. A
module of commands has the name of its command, of the shell or in a chat, whatever else has that name.

Promise: The name of a module or class is used only once, except for a list that only shrinks.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tests.architecture.game_words import game_of
from tests.architecture.sources import dotted, modules, tree

COMMANDS = ("bot.cli.", "cogs.commands.")


class Use(NamedTuple):
    """A name, the module that has it, and the game that the module belongs to (None: a shared room)."""

    name: str
    module: str
    game: str | None


def uses() -> Iterator[Use]:
    """The name of every module and every class."""
    for path in modules():
        module = dotted(path)
        if path.stem not in ("__init__", "__main__") and not module.startswith(COMMANDS):
            yield Use(f"module {path.stem}", module, game_of(module))
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef):
                yield Use(f"class {node.name}", module, game_of(module))


def doubles(uses: Iterable[Use]) -> set[str]:
    """A line for each use of a name that is used twice: within one game, or in a shared room and anywhere else."""
    same = defaultdict(list)
    for use in uses:
        same[use.name].append(use)
    return {
        f"{use.name}: {use.module}"
        for together in same.values()
        for use in together
        for other in together
        if other is not use and (other.game == use.game or None in (use.game, other.game))
    }


def test_no_name_is_used_twice() -> None:
    assert doubles(uses()) == set()


def test_games_may_use_the_same_name_and_nobody_else() -> None:
    one, other = Use("Deal", "bot.games.one.deal", "one"), Use("Deal", "bot.games.other.deal", "other")
    player, table, hall = (
        Use("Deal", "bot.games.one.computers", "one"),
        Use("Deal", "table", None),
        Use("Deal", "hall", None),
    )
    assert doubles([one, other, Use("Hand", "table", None)]) == set()
    assert doubles([one, player, other]) == {"Deal: bot.games.one.deal", "Deal: bot.games.one.computers"}
    assert doubles([table, hall]) == {"Deal: table", "Deal: hall"}
    assert doubles([one, other, table]) == {"Deal: bot.games.one.deal", "Deal: bot.games.other.deal", "Deal: table"}
