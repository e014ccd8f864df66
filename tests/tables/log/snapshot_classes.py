"""The classes that a snapshot consists of, and their fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, ForwardRef, get_args, get_type_hints

from bot.engine.chance import CHANCES
from bot.engine.game import GAMES, find_game
from bot.engine.rulebook.declarations import Rulebook
from bot.games.big_two.deal.seam import PHASES
from bot.tables.table import Table

ROOTS: tuple[Any, ...] = (Table, *PHASES.values(), *CHANCES.values())
"""The classes at which a snapshot begins, and those that implement its protocols."""
OF_GAMES = {game: (find_game(game).series.play.kind, find_game(game).series.kind) for game in GAMES}
"""The same of each game: its deal and its match. Where others have their names, they stand behind the game's."""
APART = (Rulebook, *(find_game(game).rules.rulebook for game in GAMES))


def classes() -> dict[str, list[str]]:
    """Each class by name, with its fields and their types as written in the source."""
    found = dict(_reached(ROOTS))
    for game, roots in OF_GAMES.items():
        found |= {f"{game}: {name}": held for name, held in _reached(roots).items() if found.get(name) != held}
    return dict(sorted(found.items()))


def _reached(roots: Sequence[Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    waiting = list(roots)
    while waiting:
        kind = waiting.pop()
        if kind.__name__ in found or kind in APART:
            continue
        hints = get_type_hints(kind, include_extras=True)
        names = [one.name for one in fields(kind)] if is_dataclass(kind) else list(kind._fields)
        written = {name: hint for base in reversed(kind.__mro__) for name, hint in own_hints(base)}
        found[kind.__name__] = [f"{name}: {as_written(written[name])}" for name in names]
        waiting += [inner for name in names for inner in records(hints[name])]
    return found


def records(hint: Any) -> Iterator[Any]:
    """The record classes inside a type."""
    if isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields")):
        yield hint
    for inner in get_args(hint):
        yield from records(inner)


def own_hints(kind: type) -> Iterator[tuple[str, Any]]:
    """The annotations of a class, without those of its bases."""
    yield from vars(kind).get("__annotations__", {}).items()


def as_written(hint: Any) -> str:
    """A type as the source writes it; a named tuple keeps it in a ``ForwardRef``."""
    return hint.__forward_arg__ if isinstance(hint, ForwardRef) else str(hint)
