"""The seam between games and everything else: what a game's module offers, and the registry of games.

A game is a package of pure values. One judge decides what is legal (``Deal.refusal``). Actions are written in the
notation of the record format, which logs, records and typed commands share.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic

from bot.cards import Packs
from bot.engine.actions import NotPossible
from bot.engine.facts import Event as Event
from bot.engine.facts import NotAllowed as NotAllowed
from bot.engine.facts import Refusal as Refusal
from bot.engine.game_parts import PLAIN_RECORDS, OwnRules, Records, RuleSets, Shell, Typed, Words
from bot.engine.result import Entry as Entry
from bot.engine.result import Result as Result
from bot.engine.seam.deals import Deal as Deal
from bot.engine.seam.deals import View as View
from bot.engine.seam.deals import read_deal
from bot.engine.seam.matches import Match as Match
from bot.engine.seam.matches import Series, read_match
from bot.engine.seam.positions import NOTHING
from bot.engine.seam.positions import Dealt as Dealt
from bot.engine.typed.command_options import Chosen

Json = Any
"""A value that JSON can hold: None, bool, int, str, lists and dicts with text keys."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[OwnRules]):
    """A game, as its module offers it under the name ``GAME``: its six parts.

    Arguments called ``rules`` are always the game's own.
    """

    rules: RuleSets[OwnRules]
    series: Series[Any, Any, OwnRules]  # how deals are played and strung together
    words: Words
    typed: Typed[OwnRules]
    shell: Shell[OwnRules]
    record: Records = PLAIN_RECORDS

    @property
    def name(self) -> str:
        """Its public name, such as ``big-two``: that of its rules."""
        return self.rules.rulebook.game

    def packs(self, rules: OwnRules) -> Packs:
        """The cards that are shuffled for a deal."""
        return self.series.packs(rules)

    def seats(self, rules: OwnRules) -> int:
        """How many play."""
        return self.series.seats(rules)

    def new_match(self, rules: OwnRules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING) -> Match:
        """A match before its first deal. ``head`` holds this game's own fields from the head of a record."""
        return Match(self.series, self.series.new(rules, options, head))

    def match_from_json(self, rules: OwnRules, data: Json) -> Match:
        """The match that ``Match.to_json`` wrote.

        Raises:
            NotPossible: the data is not such a snapshot.
        """
        return read_match(self.series, rules, data)

    def deal_from_json(self, rules: OwnRules, data: Json) -> Deal:
        """The deal that ``Deal.to_json`` wrote.

        Raises:
            NotPossible: the data is not such a snapshot.
        """
        return read_deal(self.series.play, rules, data)


MODULES = {
    "big-two": "bot.games.big_two",
    "sheng-ji": "bot.games.sheng_ji",
    "da-guai-lu-zi": "bot.games.da_guai_lu_zi",
    "zheng-shangyou": "bot.games.zheng_shangyou",
}
"""Games by public name. A game's module is loaded when it is first needed."""

GAMES = MODULES.keys()
"""The public names of the games there are, including games registered later."""

DEFAULT_GAME = next(iter(GAMES))
"""The game that is played if nobody chose one."""

SHARED_WORDS = {
    "play": "every game: /play, and the card play itself",
    "pass": "every game: /pass, and its button",
    "give": "exchanges of several games: /give",
    "take": "exchanges of several games: /take",
    "choose": "several games: one of what was put out, or of several readings",
    "as": "several games: how cards are to be read that can be read in several ways",
    "declare": "several games: /declare, for a last card as for a trump suit",
    "wrong_phase": "every game: nobody is asked for that now; records: chance decides nothing here",
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
