"""What people may name beside a command: data of a game, from which commands and the shell's arguments are made."""

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
    about: str  # ends the key of its description, ``option-...``
    required: bool = True
    word: str = ""  # the word that an option of kind WORD stands for


@dataclass(frozen=True, slots=True)
class SlashCommand:
    """A slash command by which a seat acts."""

    name: str  # as Discord shows it
    verbs: tuple[str, ...]  # what it does: the first of these that is asked of the seat, else the first of all
    options: tuple[TypedOption, ...] = ()
    words: tuple[str, ...] = ()  # words that stand behind the action whatever is named


@dataclass(frozen=True, slots=True)
class TableOption:
    """Something that is switched on when a table is opened, beside its rules; a record names it at its head."""

    name: str  # as Discord shows it; ends the key of its description, ``option-...``


Chosen = frozenset[str]
"""The names of the table options that are switched on."""
