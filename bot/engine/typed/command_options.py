"""What people may type with a command, as data of a game. Slash commands and shell arguments are made from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any


class OptionKind(Enum):
    """What an option names."""

    CARDS = "cards"
    CARD = "card"
    PLAYER = "player"
    PLACE = "place"  # one of several, which people count from 1 and actions from 0
    NUMBER = "number"  # a number as the action counts it, such as a bid
    SUIT = "suit"  # a suit; its letter follows in the action
    WORD = "word"  # true or false: whether a word follows in the action


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
    verbs: tuple[str, ...]  # what it does: the first of these that the seat is asked, else the first
    options: tuple[TypedOption, ...] = ()
    words: tuple[str, ...] = ()  # words that are always added to the action


def always(rules: Any) -> bool:
    """Under all rules."""
    del rules
    return True


@dataclass(frozen=True, slots=True)
class TableOption:
    """Something that can be chosen, besides the rules, when a table is opened."""

    name: str  # as Discord shows it; also the end of the key of its description, ``option-...``
    values: tuple[str, ...] = ()  # its values, the default first; empty: it is on or off
    recorded: bool = True  # whether the head of a record has it; not if it never changes what happens
    # whether it has an effect under given rules of this game
    matters: Callable[[Any], bool] = field(default=always, compare=False)

    def of(self, chosen: Chosen) -> str:
        """The value that was chosen, else the first of ``values``."""
        return next((value for value in self.values if self.choice(value) in chosen), self.values[0])

    def choice(self, value: str) -> str:
        """The choice of a value, as it stands in ``Chosen``."""
        return f"{self.name}={value}"

    def choices(self, value: object) -> Chosen:
        """The choice of a value; empty for the default.

        Raises:
            ValueError: it has no such value.
        """
        if not self.values and isinstance(value, bool):
            return frozenset({self.name} if value else ())
        if value not in self.values:
            allowed = " or ".join(f"“{one}”" for one in self.values) or "true or false"
            raise ValueError(f"“{self.name}” must be {allowed}")
        return frozenset(() if value == self.values[0] else {self.choice(str(value))})


def idle_option(options: Iterable[TableOption], chosen: Chosen, rules: object) -> str | None:
    """The first option, by name, that was chosen but has no effect under these rules, or None."""
    idle = {option.name for option in options if not option.matters(rules)}
    return min(idle & {option_and_value(choice)[0] for choice in chosen}, default=None)


def said_in_records(options: Iterable[TableOption], chosen: Chosen) -> Chosen:
    """The chosen options that stand at the head of a record."""
    unsaid = {option.name for option in options if not option.recorded}
    return frozenset(choice for choice in chosen if option_and_value(choice)[0] not in unsaid)


Chosen = frozenset[str]
"""The chosen table options: the name of one that is on, or ``name=value``."""


def option_and_value(choice: str) -> tuple[str, str]:
    """The name and the value of one choice. An option that is just on has the value "".

    >>> option_and_value("callouts"), option_and_value("pace=single")
    (('callouts', ''), ('pace', 'single'))
    """
    name, _, value = choice.partition("=")
    return name, value
