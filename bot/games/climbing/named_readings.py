"""Plays that can be read in several ways: the verbs of climbing games, and how a play names its reading."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.cards import Card
from bot.games.actions import Action, Grammar, Named, VerbForm
from bot.games.typed import OptionKind, SlashCommand, TypedOption

ReadingName = tuple[str, str]
"""A reading as a player names it: its kind and its rank."""

PASS = Action("pass")
_AS = "as"


@dataclass(frozen=True)
class ReadingNames:
    """The kinds and ranks by which the readings of a game can be named."""

    kinds: tuple[str, ...]
    ranks: tuple[str, ...]

    def grammar(self, examples: str) -> Grammar:
        """How the actions of such a game are written."""
        reading = f"{_AS} ({'|'.join(self.kinds)}) ({'|'.join(self.ranks)})"
        forms = {
            "play": VerbForm(Named.CARDS, tail=f"({reading})?"),
            "pass": VerbForm(),
            "give": VerbForm(Named.CARDS),
            "choose": VerbForm(number=True),
        }
        return Grammar(forms, examples)

    def read(self, text: str) -> ReadingName | None:
        """The reading that people name, in any case, ten as a number, too; None if there is no such kind or rank.

        >>> ReadingNames(("straight",), ("9", "T")).read("Straight 10")
        ('straight', 'T')
        """
        kind, _, rank = " ".join(text.split()).partition(" ")
        kind, rank = kind.lower(), "T" if rank == "10" else rank.upper()
        return (kind, rank) if kind in self.kinds and rank in self.ranks else None


def deeds_of(grammar: Grammar, *counted: str) -> Grammar:
    """The grammar of what everybody saw: of the cards that are given, how many.

    Of the verbs that are ``counted`` in addition, not even the number is seen.
    """
    unseen = dict.fromkeys(counted, VerbForm())
    return Grammar({**grammar.forms, "give": VerbForm(number=True), **unseen}, grammar.examples)


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


def named_reading(action: Action) -> ReadingName | None:
    """The reading that a play names; None where the rules are to choose it."""
    match action.words:
        case (word, kind, rank) if word == _AS:
            return kind, rank
    return None
