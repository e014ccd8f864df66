"""The scenes of each game: its module is found by the game's name and loaded when it is first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from bot.games.actions import Seat
from bot.games.game import MODULES, View
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Questions, Text
from bot.tables.news import News, public
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Around:
    """What a scene knows of a table beside the view of its deal."""

    standing: tuple[int | str, ...]  # by seat: points of the match, or levels
    computers: frozenset[Seat]
    news: News  # what happened and is still to be shown, as everybody may know it


class GameScenes(Protocol):
    """What a game's module of scenes offers; it takes the views of its own game."""

    def table(self, view: Any, around: Around) -> TableScene:
        """The deal as everybody may see it."""
        ...

    def questions(self, view: Any) -> Questions:
        """Who is asked what outside play, as the reader of ``view`` may know."""
        ...

    def heading(self, view: Any) -> Text | None:
        """The name of a phase in which nothing is played; None while cards are played."""
        ...

    def waiting(self, view: Any) -> tuple[Text, ...]:
        """Whom the table waits for outside play, and what they are about to do, as the reader may know."""
        ...

    def told(self, news: News) -> News:
        """What of the news is worth a line: the rest is seen elsewhere."""
        ...


SCENE_MODULES = {game: f"bot.scenes.{game.replace('-', '_')}" for game in MODULES}
"""Where the scenes of each game are, by its public name."""


def scenes_of(game: str) -> GameScenes:
    """The scenes of a game."""
    found: GameScenes = import_module(SCENE_MODULES[game]).SCENES
    return found


def spectator(table: Table) -> View:
    """What everybody may see of the deal in hand.

    Raises:
        ValueError: no deal is in hand.
    """
    if table.deal is None:
        raise ValueError("no deal is in hand")
    return table.deal.view(None)


def table_scene(table: Table) -> TableScene:
    """The public face of the deal in hand.

    Raises:
        ValueError: no deal is in hand.
    """
    computers = frozenset(seat for seat, sitter in enumerate(table.seats) if sitter and table.computer_in(seat))
    around = Around(table.match.totals, computers, public(table.news))
    return scenes_of(table.game).table(spectator(table), around)
