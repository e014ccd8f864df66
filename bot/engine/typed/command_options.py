"""What people may type with a command, as data of a game. Slash commands and the shell's arguments are made from it."""

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
    NUMBER = "number"  # a number as the action has it, such as a bid
    SUIT = "suit"  # a suit, which stands behind the action by its letter
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


def always(rules: Any) -> bool:
    """Under all rules."""
    del rules
    return True


@dataclass(frozen=True, slots=True)
class TableOption:
    """Something that can be chosen, besides the rules, when a table is opened."""

    name: str  # as Discord shows it; also the end of the key of its description, ``option-...``
    values: tuple[str, ...] = ()  # what it can be, what holds unchosen first; empty: it is switched on or not
    recorded: bool = True  # whether records say it at their head; what never changes what happens is left out
    # whether it has an effect under some rules of this game
    matters: Callable[[Any], bool] = field(default=always, compare=False)

    def of(self, chosen: Chosen) -> str:
        """What was chosen of ``values``; the first of them where nothing was."""
        return next((value for value in self.values if self.choice(value) in chosen), self.values[0])

    def choice(self, value: str) -> str:
        """The choice of a value, as it stands in ``Chosen``."""
        return f"{self.name}={value}"

    def choices(self, value: object) -> Chosen:
        """The choice of a value, or nothing where that holds anyway.

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
    """The first option by name that was chosen and has no effect under these rules; None where there is none."""
    idle = {option.name for option in options if not option.matters(rules)}
    return min(idle & {option_and_value(choice)[0] for choice in chosen}, default=None)


def said_in_records(options: Iterable[TableOption], chosen: Chosen) -> Chosen:
    """What a record says at its head of what was chosen."""
    unsaid = {option.name for option in options if not option.recorded}
    return frozenset(choice for choice in chosen if option_and_value(choice)[0] not in unsaid)


Chosen = frozenset[str]
"""The table options that are chosen: the name of one that is switched on, ``name=value`` of one with several values."""


def option_and_value(choice: str) -> tuple[str, str]:
    """The name and the value of one choice; the value is empty where the option is switched on.

    >>> option_and_value("callouts"), option_and_value("pace=single")
    (('callouts', ''), ('pace', 'single'))
    """
    name, _, value = choice.partition("=")
    return name, value
