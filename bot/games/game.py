"""The seam between games and everything else: what a game's module offers, and the registry.

A game is a package of pure values. One judge decides (``Deal.refusal``); actions are written in the notation of
the record format, so that a log, a record and a typed command all say the same words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from importlib import import_module
from typing import Any, Protocol

from bot.cards import Packs
from bot.games.actions import Grammar, NotPossible
from bot.games.deals import NOTHING
from bot.games.deals import Deal as Deal
from bot.games.deals import Dealt as Dealt
from bot.games.deals import Match as Match
from bot.games.deals import Rules as Rules
from bot.games.deals import View as View
from bot.games.guide import Guide
from bot.games.recorded import RecordField
from bot.games.result import Entry as Entry
from bot.games.result import Result as Result
from bot.games.rulebook import Rulebook
from bot.games.shell import Question, QuestionOption, Verdict
from bot.games.telling import Event as Event
from bot.games.telling import NotAllowed as NotAllowed
from bot.games.telling import Refusal as Refusal
from bot.games.typed import Chosen, SlashCommand, TableOption

Json = Any
"""A value that JSON can hold: None, bool, int, str, lists and dicts with text keys."""


class Game(Protocol):
    """What a game's module offers under the name ``GAME``; it takes its own ``Rules``, never another game's."""

    @property
    def name(self) -> str: ...
    @property
    def refusals(self) -> type[StrEnum]:
        """The closed list of the game's refusals; a member's value is its key in every catalogue."""
        ...

    @property
    def not_asked(self) -> StrEnum:
        """The refusal of what is asked of nobody now; a record says it of chance that decides nothing."""
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
    @property
    def rulebook(self) -> type[Rulebook]:
        """The class of its rules, whose fields are the parameters."""
        ...

    @property
    def mixins(self) -> Sequence[str]:
        """Names that ``rules`` takes behind that of a preset."""
        ...

    @property
    def standard(self) -> str:
        """The preset of a table where nobody chose any."""
        ...

    def packs(self, rules: Any) -> Packs: ...
    def seats(self, rules: Any) -> int: ...
    @property
    def seats_parameter(self) -> str:
        """The parameter of its rules that says how many play; nothing where that is not chosen."""
        ...

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

    @property
    def record_fields(self) -> Sequence[RecordField]:
        """Fields that records of this game have beside those of every game."""
        ...

    @property
    def result_field(self) -> RecordField:
        """The form of a result that a record states."""
        ...

    def recorded(self, result: Result) -> Json:
        """A result as a record states it: equal to what ``result_field`` reads."""
        ...

    def report(self, deal: Any) -> Mapping[str, Json]:
        """What ``record check`` tells of a deal beside what it tells of every game's."""
        ...

    def tally(self, result: Result) -> Mapping[str, int]:
        """What ``simulate`` counts of every result, beside wins and points: the same names each time."""
        ...

    def new_match(self, rules: Any, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING) -> Match:
        """A match before its first deal; ``head`` holds the fields of this game at the head of a record."""
        ...

    def match_from_json(self, rules: Any, data: Json) -> Match: ...
    def deal_from_json(self, rules: Any, data: Json) -> Deal: ...
    @property
    def judge_options(self) -> Sequence[QuestionOption]:
        """What ``judge`` may be asked; ``first``, a play, and ``second``, the one to beat, among it."""
        ...

    @property
    def score_options(self) -> Sequence[QuestionOption]:
        """What can be stated of a deal that is to be scored."""
        ...

    def judge(self, rules: Any, question: Question) -> Verdict:
        """Kind of the plays, and whether ``first`` beats ``second`` or may be led.

        Raises:
            NotPossible: no cards, a card oftener than the packs have it, or one that is not in them.
        """
        ...

    def score(self, rules: Any, question: Question) -> Result:
        """Penalties, points and transfers of a finished deal.

        Raises:
            NotPossible: wrong number of seats, no winner to be found, a number of cards that cannot be.
        """
        ...


MODULES = {"big-two": "bot.games.big_two"}
"""Games by public name; a game's module is loaded when it is first asked for."""

GAMES = MODULES.keys()
"""The public names of the games there are, also of one that is made known later."""

DEFAULT_GAME = next(iter(GAMES))
"""What is played where nobody chose a game."""

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
        raise NotPossible(f"unknown game “{name[:40]}”; there are: {', '.join(MODULES)}")
    game: Game = import_module(MODULES[name]).GAME
    return game
