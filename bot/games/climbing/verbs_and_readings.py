"""Plays that can be read in several ways: the verbs of climbing games, and how a play names its reading."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.cards import Card
from bot.engine.actions import Action, Grammar, Named, NotPossible, VerbForm
from bot.engine.shell_answers import Misstated, Misstatement
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption
from bot.engine.typed.naming import is_cards

ReadingName = tuple[str, str]
"""A reading as a player names it: its kind and its rank."""


class Nameable(Protocol):
    """A reading that can be named."""

    @property
    def name(self) -> ReadingName: ...


_AS = "as"
_UNRANKED = re.compile(rf"play\s.*\s{_AS}\s+(?P<word>\S+)\s*")
"""A play with one word for its reading. *As* is the ace of spades, too, and a card may follow it."""


@dataclass(frozen=True, slots=True)
class ReadingNames:
    """The kinds and ranks by which the readings of a game can be named."""

    kinds: tuple[str, ...]
    ranks: tuple[str, ...]

    def read(self, text: str) -> ReadingName | None:
        """The reading that people name, in any case, ten as a number, too; None if there is no such kind or rank.

        >>> ReadingNames(("straight",), ("9", "T")).read("Straight 10")
        ('straight', 'T')
        """
        kind, _, rank = " ".join(text.split()).partition(" ")
        kind, rank = kind.lower(), "T" if rank == "10" else rank.upper()
        return (kind, rank) if kind in self.kinds and rank in self.ranks else None

    def stated(self, text: str | None, unknown: Misstatement) -> ReadingName | None:
        """The reading that a question states, if it states one.

        Raises:
            Misstated: there is no such kind or rank.
        """
        found = None if text is None else self.read(text)
        if text is not None and found is None:
            raise Misstated(unknown, text=text[:40])
        return found


_FORMS = {
    "play": VerbForm(Named.CARDS, tail=rf"({_AS} [a-z_]+ \w+)?"),
    "pass": VerbForm(),
    "give": VerbForm(Named.CARDS),
    "choose": VerbForm(number=True),
}


@dataclass(frozen=True, slots=True)
class ReadingGrammar(Grammar):
    """How a climbing game writes its actions in which a play may name its kind and rank."""

    names: ReadingNames

    @classmethod
    def of(cls, names: ReadingNames, examples: str) -> ReadingGrammar:
        """The grammar of a game in which readings have these names."""
        return cls(_FORMS, examples, names)

    def as_seen(self, *unnumbered: str) -> ReadingGrammar:
        """The grammar of what everybody saw: of given cards, how many if that is public; with these verbs no number."""
        forms = {**self.forms, "give": VerbForm(number=True, unsaid=True), **dict.fromkeys(unnumbered, VerbForm())}
        return replace(self, forms=forms)

    def read(self, text: str) -> Action:
        """The action in a line of the record format.

        Raises:
            NotPossible: the line is not an action of this game, or it names a kind or rank that does not exist.
        """
        short = _UNRANKED.fullmatch(text)
        if short and not is_cards(short["word"]):
            asks = f"“{short['word']}” names no reading; name it as KIND RANK"
            raise NotPossible(f"“{text[:40]}” is no action: {asks}; write for example: {self.examples}")
        found = Grammar.read(self, text)
        if found.words and self.names.read(" ".join(found.words[1:])) != found.words[1:]:
            no_name = f"“{text[:40]}” is no action: “{' '.join(found.words[1:])}” names no kind and rank"
            raise NotPossible(f"{no_name}; write for example: {self.examples}")
        return found


COMMANDS = (
    SlashCommand("play", ("play",), (TypedOption("cards", OptionKind.CARDS, "cards"),)),
    SlashCommand("pass", ("pass",)),
    SlashCommand("give", ("give",), (TypedOption("cards", OptionKind.CARDS, "given"),)),
    SlashCommand("choose", ("choose",), (TypedOption("number", OptionKind.PLACE, "number"),)),
)
"""The slash commands with which a seat acts."""


def play_of(cards: Iterable[Card], named: ReadingName | None = None) -> Action:
    """Play ``cards``, in the reading that is named or in the rules' own."""
    return Action("play", tuple(cards), words=() if named is None else (_AS, *named))


def plays_of(cards: Sequence[Card], readings: Sequence[Nameable]) -> tuple[Action, ...]:
    """Play ``cards`` in each of their readings; the first one is the rules' own, and needs no name."""
    return tuple(play_of(cards, one.name if at else None) for at, one in enumerate(readings))


def named_reading(action: Action) -> ReadingName | None:
    """The reading that a play names; None where the rules are to choose it."""
    match action.words:
        case (word, kind, rank) if word == _AS:
            return kind, rank
    return None
