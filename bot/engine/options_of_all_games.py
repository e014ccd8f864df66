"""The options of all games together, for one slash command or one parser of the shell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from bot.engine.game import GAMES, Game, find_game


class _HasName(Protocol):
    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=_HasName)


def union_of(options: Callable[[Game], Iterable[T]]) -> Mapping[str, tuple[T, tuple[str, ...]]]:
    """Each option by its name, with the games that have it.

    Raises:
        ValueError: two games use one name for different options.
    """
    found: dict[str, tuple[T, tuple[str, ...]]] = {}
    for game in GAMES:
        for option in options(find_game(game)):
            other, games = found.get(option.name, (option, ()))
            if other != option:
                raise ValueError(f"“{option.name}” of {game} is another option than that of {games[0]}")
            found[option.name] = (option, (*games, game))
    return found


def games_of_preset(preset: str) -> tuple[str, ...]:
    """The games that have a preset of this name."""
    return tuple(game for game in GAMES if preset in find_game(game).rules.presets)


def in_every_game(games: Iterable[str]) -> bool:
    """Whether these are all the games there are."""
    return set(games) >= GAMES
