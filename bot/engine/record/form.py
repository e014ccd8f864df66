"""What a record holds, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat
from bot.engine.game import Game, Json, find_game
from bot.engine.record.revealed import Revealed
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.typed.command_options import Chosen

FORMAT = "daidi-record/1"
SIZE_LIMIT = 1_000_000
"""The longest record that is read, in characters (some 600 deals). Anything longer is refused unread."""


CHANCE = "chance"
"""The word that begins a line for what chance decided in mid-deal."""

Line = tuple[Seat | None, Action]
"""One line of a deal: who did what. Chance has no seat; its cards are in ``Action("chance", cards)``."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: what was dealt, and what each seat did.

    The cards follow from ``hands`` and ``left``, or from ``shuffle``. A sealed shuffle also has ``revealed`` and
    ``hands``, and each is checked against the others.
    """

    actions: tuple[Line, ...]
    hands: tuple[tuple[Card, ...], ...] = ()  # as dealt, before any left-over cards move
    left: tuple[Card, ...] = ()  # the cards dealt to nobody, in order
    shuffle: Shuffle | None = None
    revealed: Revealed | None = None  # what a sealed deal states beside its shuffle
    fields: Mapping[str, Json] = field(default_factory=dict)  # the game's own fields
    result: Json = None  # what the record states, if anything


@dataclass(frozen=True, slots=True)
class Record:
    """A match as a record holds it."""

    game: str  # the game's public name
    preset: str  # ``preset+mixin+mixin``
    seats: tuple[str, ...]  # a name for each seat
    deals: tuple[DealRecord, ...]
    changes: Mapping[str, Json] = field(default_factory=dict)  # changes to the preset, by public parameter name
    options: Chosen = frozenset()  # the chosen table options
    head: Mapping[str, Json] = field(default_factory=dict)  # the game's own fields at the head of the record

    def the_game(self) -> Game:
        """The game itself.

        Raises:
            NotPossible: there is no such game.
        """
        return find_game(self.game)

    def rules(self) -> Rulebook:
        """The rules in force.

        Raises:
            NotPossible: a preset or parameter is unknown, or a value is out of range.
        """
        return self.the_game().rules(self.preset, self.changes)
