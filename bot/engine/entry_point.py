"""What the entry points of games do alike; each game adds the rest of ``bot.engine.game.Game``, as plain names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from bot.cards import Packs
from bot.engine.facts import Event, Text
from bot.engine.result import Result
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.deals import Deal, read_deal
from bot.engine.seam.matches import Match, Series, read_match
from bot.engine.seam.play import Play
from bot.engine.seam.positions import NOTHING
from bot.engine.typed.command_options import Chosen, TableOption

Json = Any
OwnRules = TypeVar("OwnRules", bound=Rulebook)


class EntryPoint(Generic[OwnRules]):
    """The part of an entry point that follows from the rules by name, and what most games have nothing to say to."""

    rulebook: type[OwnRules]
    resolve: Callable[[str], OwnRules]
    """The rules of ``preset+mixin``."""
    preset_names: tuple[str, ...]
    mixins: tuple[str, ...] = ()
    options: tuple[TableOption, ...] = ()
    seats_parameter = ""
    lessons: Mapping[str, int] = NOTHING
    """No lessons: a tutorial begins with any deal."""

    def presets(self) -> Sequence[str]:
        """All presets, the one with the defaults first."""
        return self.preset_names

    def rules(self, text: str, changes: Mapping[str, Json] | None = None) -> OwnRules:
        """The rules of ``preset+mixin``, with ``changes`` by parameter name on top.

        Raises:
            NotPossible: a name is unknown, a value is out of range, or two values contradict each other.
        """
        return self.resolve(text).but(changes or {})

    def rules_from_json(self, data: Json) -> OwnRules:
        """The rules that ``Rulebook.to_json`` wrote.

        Raises:
            NotPossible: the data is not such rules.
        """
        return self.rulebook.from_json(data)

    def idle_options(self, rules: OwnRules) -> Chosen:
        """Nothing: no option is without effect."""
        del rules
        return frozenset()

    def recorded(self, result: Result) -> Json:
        """The points of each seat."""
        return result.points

    def report(self, deal: Any) -> Mapping[str, Json]:
        """Nothing beyond what is reported for every game."""
        del deal
        return NOTHING

    def report_match(self, match: Any) -> Mapping[str, Json]:
        """Nothing beyond what is reported for every game."""
        del match
        return NOTHING

    def remark(self, event: Event, deal: Any, names: Sequence[str]) -> str:
        """Nothing: the actions say it."""
        del event, deal, names
        return ""

    def outcome(self, result: Result) -> tuple[Text, ...]:
        """Nothing beside what each seat gets."""
        del result
        return ()


class GameOfFunctions(EntryPoint[OwnRules]):
    """An entry point whose deals and matches are what ``play`` and ``series`` say."""

    play: Play[Any, Any, Any]
    series: Series[Any, Any, Any, Any]

    def packs(self, rules: OwnRules) -> Packs:
        """The cards that are shuffled for a deal."""
        return self.series.packs(rules)

    def new_match(self, rules: OwnRules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING) -> Match:
        """A match before its first deal. ``head`` holds this game's own fields from the head of a record."""
        return Match(self.series, self.series.new(rules, options, head))

    def match_from_json(self, rules: OwnRules, data: Json) -> Match:
        """The match that ``Match.to_json`` wrote.

        Raises:
            NotPossible: the data is not such a snapshot.
        """
        return read_match(self.series, rules, data, self.seats(rules))

    def deal_from_json(self, rules: OwnRules, data: Json) -> Deal:
        """The deal that ``Deal.to_json`` wrote.

        Raises:
            NotPossible: the data is not such a snapshot.
        """
        return read_deal(self.play, rules, data)

    def seats(self, rules: OwnRules) -> int:
        """How many play."""
        raise NotImplementedError
