"""The seam between games and everything else: what a game's module offers, and the registry of games.

A game is a package of pure values. One judge decides what is legal (``Deal.refusal``). Actions are written in the
notation of the record format, which logs, records and typed commands share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from importlib import import_module
from typing import Any, Protocol

from bot.cards import Packs
from bot.engine.actions import Grammar, NotPossible
from bot.engine.facts import Event as Event
from bot.engine.facts import NotAllowed as NotAllowed
from bot.engine.facts import Refusal as Refusal
from bot.engine.facts import Text
from bot.engine.result import Entry as Entry
from bot.engine.result import Result as Result
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.rulebook.guide import Guide
from bot.engine.seam.old_seam import OldDeal as OldDeal
from bot.engine.seam.old_seam import OldMatch as OldMatch
from bot.engine.seam.old_seam import OldView as OldView
from bot.engine.seam.positions import NOTHING
from bot.engine.seam.positions import Dealt as Dealt
from bot.engine.seam.positions import GameRules as GameRules
from bot.engine.shell_answers import Question, QuestionOption, Verdict
from bot.engine.typed.command_options import Chosen, SlashCommand, TableOption
from bot.engine.typed.recorded import RecordField

Json = Any
"""A value that JSON can hold: None, bool, int, str, lists and dicts with text keys."""


class Game(Protocol):
    """What a game's module offers under the name ``GAME``.

    Arguments called ``rules`` are always the game's own ``GameRules``.
    """

    @property
    def name(self) -> str: ...
    @property
    def refusals(self) -> type[StrEnum]:
        """The closed list of the game's refusals. A member's value is its key in every catalogue."""
        ...

    @property
    def not_asked(self) -> StrEnum:
        """The refusal of what is asked of nobody now; a record says it of chance that decides nothing."""
        ...

    @property
    def grammar(self) -> Grammar:
        """How the game's actions are written, and which verbs it has."""
        ...

    @property
    def events(self) -> type[StrEnum]:
        """The closed list of events in the game's deals. A member's value is its key in every catalogue."""
        ...

    @property
    def contradictions(self) -> type[StrEnum]:
        """The closed list of contradictions between the game's rules.

        A member's value is its key in every catalogue.
        """
        ...

    @property
    def guide(self) -> Guide:
        """What the game says about its rules."""
        ...

    def presets(self) -> Sequence[str]:
        """The names of the presets, which ``rules`` accepts."""
        ...

    def rules(self, text: str, changes: Mapping[str, Json] | None = None) -> GameRules:
        """The rules of ``preset+mixin+mixin``, with ``changes`` by public parameter name on top.

        Raises:
            NotPossible: a name or parameter is unknown, a value is out of range, or two values contradict each other.
        """
        ...

    def rules_from_json(self, data: Json) -> GameRules: ...
    @property
    def rulebook(self) -> type[Rulebook]:
        """The class of the game's rules, whose fields are the parameters."""
        ...

    @property
    def mixins(self) -> Sequence[str]:
        """The names that ``rules`` accepts after a preset and a ``+``."""
        ...

    @property
    def standard(self) -> str:
        """The preset of a table for which nobody chose one."""
        ...

    @property
    def lessons(self) -> Mapping[str, int]:
        """By preset, the number of the first deal of a tutorial (``bot.tables.lesson_deals``)."""
        ...

    def packs(self, rules: Any) -> Packs: ...
    def seats(self, rules: Any) -> int: ...
    @property
    def seats_parameter(self) -> str:
        """The parameter of its rules that says how many play; nothing where that is not chosen."""
        ...

    @property
    def verbs(self) -> tuple[SlashCommand, ...]:
        """The slash commands with which a seat acts."""
        ...

    @property
    def options(self) -> tuple[TableOption, ...]:
        """What can be chosen when a table of this game is opened."""
        ...

    def idle_options(self, rules: Any) -> Chosen:
        """The choices of table options that have no effect under these rules."""
        ...

    @property
    def record_fields(self) -> Sequence[RecordField]:
        """The fields that only this game's records have."""
        ...

    @property
    def result_field(self) -> RecordField:
        """The form of the result that a record of this game states."""
        ...

    def recorded(self, result: Result) -> Json:
        """A result as a record states it: equal to what ``result_field`` reads."""
        ...

    def report(self, deal: Any) -> Mapping[str, Json]:
        """What ``record check`` reports about a deal in addition to what it reports for every game."""
        ...

    def report_match(self, match: Any) -> Mapping[str, Json]:
        """What ``record check`` reports about a match at the end in addition to what it reports for every game."""
        ...

    def tally(self, result: Result) -> Mapping[str, int]:
        """What ``simulate`` counts of every result, beside wins and points: the same names each time."""
        ...

    def new_match(self, rules: Any, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING) -> OldMatch:
        """A match before its first deal. ``head`` holds this game's own fields from the head of a record."""
        ...

    def match_from_json(self, rules: Any, data: Json) -> OldMatch: ...
    def deal_from_json(self, rules: Any, data: Json) -> OldDeal: ...
    @property
    def judge_options(self) -> Sequence[QuestionOption]:
        """The options of ``judge``. Among them are ``first``, a play, and ``second``, the play to beat."""
        ...

    @property
    def score_options(self) -> Sequence[QuestionOption]:
        """What can be stated about a deal that is to be scored."""
        ...

    def judge(self, rules: Any, question: Question) -> Verdict:
        """The kinds of the plays, and whether ``first`` beats ``second`` or may be led.

        Raises:
            NotPossible: no cards are named, or a card that is not in the packs, or one more often than it is in them.
        """
        ...

    def score(self, rules: Any, question: Question) -> Result:
        """Penalties, points and transfers of a finished deal.

        Raises:
            NotPossible: the number of seats is wrong, no winner can be found, or a number of cards is impossible.
        """
        ...

    def settled(self, result: Result) -> Json:
        """What ``score --json`` prints of a scored deal."""
        ...

    def remark(self, event: Event, deal: Any, names: Sequence[str]) -> str:
        """What ``record show`` says of an event beside the action that led to it, in the shell's words; may be empty.

        ``deal`` is the deal as far as it went; ``names`` are those of the seats.
        """
        ...

    def outcome(self, result: Result) -> Sequence[Text]:
        """What a scored deal decides beside what each seat gets, a line each.

        A line whose key begins with ``score-note`` names no seat; the shell says it, too.
        """
        ...


MODULES = {
    "big-two": "bot.games.big_two",
    "sheng-ji": "bot.games.sheng_ji",
    "da-guai-lu-zi": "bot.games.da_guai_lu_zi",
    "zheng-shangyou": "bot.games.zheng_shangyou",
}
"""Games by public name. A game's module is loaded when it is first needed."""

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
    "as": "several games: how cards are to be read that can be read in several ways",
    "declare": "several games: /declare, for a last card as for a trump suit",
}
"""Words of games that shared rooms may use, each with its reason. A test in tests/architecture allows no others."""


def find_game(name: str) -> Game:
    """The game with a public name, such as ``big-two``.

    Raises:
        NotPossible: there is no such game.
    """
    if name not in MODULES:
        raise NotPossible(f"unknown game “{name[:40]}”; there are: {', '.join(MODULES)}")
    game: Game = import_module(MODULES[name]).GAME
    return game


Deal = OldDeal
Match = OldMatch
View = OldView
