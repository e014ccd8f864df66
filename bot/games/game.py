"""The seam between games and everything else: deals, matches, views, actions, refusals and the registry.

A game is a package of pure values. One judge decides (``Deal.refusal``); actions are written in the notation of
the record format, so that a log, a record and a typed command all say the same words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any, Literal, Protocol, Self

from bot.cards import Card, Packs
from bot.dealing import Shuffle
from bot.games.actions import Action, Grammar, NotPossible, Seat
from bot.games.asks import Asks, Due
from bot.games.chance import Chance
from bot.games.guide import Guide
from bot.games.result import Entry as Entry
from bot.games.result import Result as Result
from bot.games.telling import Event as Event
from bot.games.telling import Refusal as Refusal
from bot.games.typed import Chosen, SlashCommand, TableOption

Json = Any
"""A value that JSON can hold: None, bool, int, str, lists and dicts with text keys."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """How the shuffled cards went round: the first receiver, the step to the next one, and the sizes of the hands."""

    first: Seat
    step: Literal[1, -1]
    sizes: tuple[int, ...]


class Rules(Protocol):
    """A frozen, hashable value: every choice of one game, by its public parameter name."""

    @property
    def game(self) -> str:
        """The public name of the game whose rules these are."""
        ...

    def to_json(self) -> dict[str, Json]:
        """Every parameter with its value, by public name."""
        ...


class View(Protocol):
    """All that one seat (``seat`` None: a spectator) may know, plain data; the judge works on it alike."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards, lowest first in the game's order; empty for a spectator."""
        ...

    @property
    def counts(self) -> tuple[int, ...]:
        """Cards in each hand; public at all times."""
        ...

    def asks(self) -> Asks:
        """What is asked of whom, the same as the deal says."""
        ...

    @property
    def history(self) -> tuple[tuple[Seat, Action], ...]:
        """Who did what since the deal began, in order; of cards that not everybody saw, how many."""
        ...

    def refusal(self, action: Action) -> Refusal | None: ...
    def legal_actions(self) -> Sequence[Action]: ...
    def to_json(self) -> Json: ...


class Deal(Protocol):
    """One shuffle to settlement; immutable."""

    @property
    def rules(self) -> Rules: ...
    @property
    def dealt(self) -> Dealt | None:
        """How the shuffled cards went round, before any of them moved; None for stated hands."""
        ...

    @property
    def chance(self) -> Chance:
        """What decides in mid-deal."""
        ...

    def with_chance(self, chance: Chance) -> Self:
        """The same deal, in which ``chance`` decides from now on."""
        ...

    def asks(self) -> Asks:
        """What is asked of whom: to play or to pass, and besides to declare a last card, or to call one. It is public,
        and so the same whoever holds what."""
        ...

    def due(self) -> Due | None:
        """What happens by itself if nobody acts; None, too, where nobody's answer is outstanding any more."""
        ...

    def fall_due(self) -> tuple[Self, tuple[Event, ...]]:
        """The deal once what ``due`` names has happened, and what that was.

        Raises:
            ValueError: nothing is due.
        """
        ...

    def mildest(self, seat: Seat) -> Action:
        """The legal action that commits the seat to the least: what the clock does for somebody who is absent.

        Raises:
            ValueError: nothing is asked of the seat.
        """
        ...

    def reach(self, seat: Seat, action: Action) -> Self:
        """For whoever reads a record: the deal after everything due that a recorded action implies has happened."""
        ...

    def noted(self, seat: Seat, action: Action) -> Action | None:
        """A legal action as a record writes it; None where a record does not write it."""
        ...

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """THE judge: None when the action is legal."""
        ...

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """All legal actions of the seat, weakest play first; declarations included."""
        ...

    def apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        """The deal after a legal action, and what happened.

        Raises:
            ValueError: the action is refused; ask ``refusal`` first.
            NotPossible: chance is to decide, and what was stated is missing or cannot be.
        """
        ...

    def view(self, seat: Seat | None) -> View: ...
    def result(self) -> Result | None: ...
    def to_json(self) -> Json:
        """A snapshot that the game's ``deal_from_json`` reads back to an equal value; it names hidden cards."""
        ...


class Match(Protocol):
    """Deals strung together; immutable."""

    @property
    def rules(self) -> Rules: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def deals(self) -> int:
        """How many deals were booked."""
        ...

    @property
    def options(self) -> Chosen:
        """The table options that are switched on."""
        ...

    def over(self) -> bool: ...
    def winner(self) -> Seat | None:
        """Who won the match, once it is over; None before, and where several share the highest total."""
        ...

    def start_deal(self, shuffle: Shuffle) -> tuple[Deal, tuple[Event, ...]]:
        """Deal the next deal from a shuffle: dealer, receivers and starter follow from the deals before."""
        ...

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), opener: Seat | None = None
    ) -> tuple[Deal, tuple[Event, ...]]:
        """The next deal with stated hands, as a record gives them; its chance is to be stated, too.

        Raises:
            NotPossible: hands or left-over cards do not fit the rules.
        """
        ...

    def book(self, result: Result) -> Self:
        """The match after a finished deal: totals, next dealer and starter."""
        ...

    def to_json(self) -> Json: ...


class Game(Protocol):
    """What a game's module offers under the name ``GAME``; it takes its own ``Rules``, never another game's."""

    @property
    def name(self) -> str: ...
    @property
    def refusals(self) -> type[StrEnum]:
        """The closed list of the game's refusals; a member's value is its key in every catalogue."""
        ...

    @property
    def grammar(self) -> Grammar:
        """How the game's actions are written; the verbs that it has."""
        ...

    @property
    def events(self) -> type[StrEnum]:
        """The closed list of what happens in its deals; a member's value is its key in every catalogue."""
        ...

    @property
    def contradictions(self) -> type[StrEnum]:
        """The closed list of why its rules do not go together; a member's value is its key in every catalogue."""
        ...

    @property
    def guide(self) -> Guide:
        """What it says of its rules."""
        ...

    def presets(self) -> Sequence[str]:
        """Names that ``rules`` takes."""
        ...

    def rules(self, text: str, changes: Mapping[str, Json] | None = None) -> Rules:
        """The rules of ``preset+mixin+mixin`` with ``changes`` by public parameter name on top.

        Raises:
            NotPossible: unknown name or parameter, value out of range, or a contradiction.
        """
        ...

    def rules_from_json(self, data: Json) -> Rules: ...
    def packs(self, rules: Any) -> Packs: ...
    def seats(self, rules: Any) -> int: ...
    @property
    def verbs(self) -> tuple[SlashCommand, ...]:
        """The slash commands by which a seat acts."""
        ...

    @property
    def options(self) -> tuple[TableOption, ...]:
        """What can be switched on when a table of this game is opened."""
        ...

    def idle_options(self, rules: Any) -> Chosen:
        """The table options that change nothing under these rules."""
        ...

    def new_match(self, rules: Any, options: Chosen = frozenset()) -> Match:
        """A match before its first deal."""
        ...

    def match_from_json(self, rules: Any, data: Json) -> Match: ...
    def deal_from_json(self, rules: Any, data: Json) -> Deal: ...


MODULES = {"big-two": "bot.games.big_two"}
"""Games by public name; a game's module is loaded when it is first asked for."""

GAMES: tuple[str, ...] = tuple(MODULES)

SHARED_WORDS = {
    "play": "every game: /play, and the card play itself",
    "pass": "every game: /pass, and its button",
    "give": "exchanges of several games: /give",
    "take": "exchanges of several games: /take",
    "choose": "several games: one of what was put out, or of several readings",
    "declare": "several games: /declare, for a last card as for a trump suit",
}
"""The words of games that shared rooms may name, each with its reason; no others (tests/architecture)."""


def find_game(name: str) -> Game:
    """The game of a public name, such as ``big-two``.

    Raises:
        NotPossible: there is no such game.
    """
    if name not in MODULES:
        raise NotPossible(f"unknown game “{name[:40]}”; there are: {', '.join(GAMES)}")
    game: Game = import_module(MODULES[name]).GAME
    return game
