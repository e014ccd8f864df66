"""What a record holds, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.cards import Card
from bot.dealing import Shuffle
from bot.games.actions import Action, Seat
from bot.games.game import Game, Json, Rules, find_game
from bot.games.typed import Chosen

FORMAT = "daidi-record/1"
SIZE_LIMIT = 1_000_000
"""Longest record read, in characters: some 600 deals; more is refused before it is looked at."""


CHANCE = "chance"
"""The word for what chance decided in mid-deal."""

Line = tuple[Seat | None, Action]
"""One line of a deal: who did what; no seat where chance decided, with the cards in ``Action("chance", cards)``."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: what was dealt, by ``hands`` and ``left`` or by a ``shuffle``, and what each seat did.

    ``hands`` are as dealt, before left-over cards move; ``left`` are the cards dealt to nobody, in order. ``fields``
    are those of its game; ``result`` is what the record states, if anything.
    """

    actions: tuple[Line, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    left: tuple[Card, ...] = ()
    shuffle: Shuffle | None = None
    fields: Mapping[str, Json] = field(default_factory=dict)
    result: Json = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match: the game's public name, preset (``preset+mixin+mixin``), ``changes`` on top, seats' names, deals.

    ``options`` are the table options that were switched on, ``head`` the fields of its game.
    """

    game: str
    preset: str
    seats: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    changes: Mapping[str, Json] = field(default_factory=dict)
    options: Chosen = frozenset()
    head: Mapping[str, Json] = field(default_factory=dict)

    def the_game(self) -> Game:
        """The game itself.

        Raises:
            NotPossible: there is no such game.
        """
        return find_game(self.game)

    def rules(self) -> Rules:
        """The rules in force.

        Raises:
            NotPossible: unknown preset or parameter, or value out of range.
        """
        return self.the_game().rules(self.preset, self.changes)
