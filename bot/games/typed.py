"""What people may type with a command, as data of a game. Slash commands and the shell's arguments are made from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class OptionKind(Enum):
    """What an option names."""

    CARDS = "cards"
    CARD = "card"
    PLAYER = "player"
    PLACE = "place"  # one of several, which people count from 1 and actions from 0
    NUMBER = "number"  # a number as the action has it, such as a bid
    WORD = "word"  # true or false: whether a word stands behind the action


@dataclass(frozen=True, slots=True)
class TypedOption:
    """One option of a slash command."""

    name: str  # as Discord shows it
    kind: OptionKind
    about: str  # the end of the key of its description, ``option-...``
    required: bool = True
    word: str = ""  # the word that an option of kind WORD adds


@dataclass(frozen=True, slots=True)
class SlashCommand:
    """A slash command by which a seat acts."""

    name: str  # as Discord shows it
    verbs: tuple[str, ...]  # what it does: the first of these that the seat is asked, else the first of all
    options: tuple[TypedOption, ...] = ()
    words: tuple[str, ...] = ()  # words that are always added to the action


@dataclass(frozen=True, slots=True)
class TableOption:
    """Something that can be switched on, besides the rules, when a table is opened. A record names it at its head."""

    name: str  # as Discord shows it; also the end of the key of its description, ``option-...``


Chosen = frozenset[str]
"""The names of the table options that are switched on."""
