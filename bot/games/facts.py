"""What a game tells: events and refusals, as names with facts, the typed arguments of their sentences.

A number is an ``int``, a truth a ``bool``, a name out of a closed list a ``str``; everything else has a type here, each
with a field of its own name. A game makes facts, the catalogues turn them into
words (``bot/i18n/spoken_facts.py``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from urllib.parse import quote, unquote

from bot.cards import Card, glue_cards, read_cards
from bot.games.actions import Action, Seat
from bot.games.result import RECKONING, Reckoning, read_reckoning
from bot.games.states import Form


@dataclass(frozen=True, slots=True)
class Cards:
    """One card or several; empty where there is none to name."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """The person or computer at a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Players:
    """The people or computers at several seats."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Verbs:
    """Actions by their verbs. Each is called what its button says."""

    verbs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Suits:
    """Suits of the pack, by their letters in the notation."""

    suits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Runs:
    """Sequences of ranks, such as ``("T", "J", "Q", "K", "A")``. Ranks of equal height are grouped."""

    runs: tuple[tuple[tuple[str, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Sentences:
    """Whole messages of the game, one after the other. Each can use the facts given beside them."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Each:
    """A list: one message of the game, said once for each row with that row's facts."""

    message: str
    rows: tuple[Mapping[str, Fact], ...]
    apart: bool = False  # parted by semicolons, since there are commas in its rows


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the game, or one that all games share, with facts of its own. Whoever says it adds what every
    sentence may name: the facts of the rules, what is played with, and how long is left."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Fact = (
    bool | int | str | Cards | Player | Players | Verbs | Numbers | Suits | Runs | Sentences | Each | Text | Reckoning
)
Facts = Mapping[str, Fact]
"""Facts by the argument names that sentences use."""


def saying(key: str, **facts: Fact) -> Text:
    """The message of a key with its facts."""
    return Text(key, facts)


def named(message: str, argument: str, names: Iterable[str]) -> Each:
    """A list of names from a closed list. Each is said by ``message``, which selects on its ``argument``."""
    return Each(message, tuple({argument: str(name)} for name in names))


def write_fact(name: str, fact: Fact) -> str:
    """A fact under its name as one word; the sign between says of which type it is. Only what an event tells is kept.

    >>> [write_fact("card", Cards(read_cards("3d"))), write_fact("other", Player(2)), write_fact("kind", "pair")]
    ['card#3d', 'other@2', 'kind:pair']

    Raises:
        TypeError: no event uses a fact of this type.
    """
    match fact:
        case bool():
            return f"{name}?{int(fact)}"
        case int():
            return f"{name}={fact}"
        case str():
            return f"{name}:{quote(fact, safe='')}"
        case Cards(cards):
            return f"{name}#{glue_cards(cards)}"
        case Player(seat):
            return f"{name}@{seat}"
        case Reckoning():
            return f"{name}*{quote(RECKONING.write(fact), safe='*')}"
    raise TypeError(f"{type(fact).__name__} is no fact of an event")


_WORD = re.compile(r"(?P<name>\w+)(?P<sign>\W)(?P<value>.*)")
_READ: Mapping[str, Callable[[str], Fact]] = {
    "?": {"0": False, "1": True}.__getitem__,
    "=": int,
    ":": unquote,
    "#": lambda cards: Cards(read_cards(cards)),
    "@": lambda seat: Player(int(seat)),
    "*": lambda reckoning: read_reckoning(unquote(reckoning)),
}


def read_fact(word: str) -> tuple[str, Fact]:
    """The name and the fact that ``write_fact`` wrote.

    Raises:
        ValueError: the data is not a fact.
    """
    found = _WORD.fullmatch(word)
    if found is None or found["sign"] not in _READ:
        raise ValueError(f"no fact: {word[:40]}")
    try:
        return found["name"], _READ[found["sign"]](found["value"])
    except (KeyError, ValueError):
        raise ValueError(f"no fact: {word[:40]}") from None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a name from the game's closed list, the rule, and the facts for the sentence."""

    name: StrEnum
    rule: str
    args: Facts = field(default_factory=dict)


class NotAllowed(ValueError):
    """An action was to be done that the judge refuses."""

    def __init__(self, refusal: Refusal, seat: Seat, action: Action) -> None:
        super().__init__(f"seat {seat}, {action}: {refusal.name}")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a name from a closed list of the game or the table, with facts for its sentence."""

    name: str
    seat: Seat | None = None
    args: Facts = field(default_factory=dict)
    only: frozenset[Seat] | None = None


def _write_event(event: Event) -> str:
    """An event as states keep it: its name, the seat, the facts, and behind ``>`` who alone may know it.

    >>> _write_event(Event("returned", 2, {"n": 1, "other": Player(0)}, frozenset({2, 0})))
    'returned 2 n=1 other@0 >0,2'
    """
    seat = () if event.seat is None else (str(event.seat),)
    facts = [write_fact(name, fact) for name, fact in sorted(event.args.items())]
    only = () if event.only is None else (">" + ",".join(map(str, sorted(event.only))),)
    return " ".join((event.name, *seat, *facts, *only))


def _read_event(text: str) -> Event:
    name, *words = text.split()
    seat = int(words.pop(0)) if words and words[0].isdecimal() else None
    readers = words.pop()[1:] if words and words[-1].startswith(">") else None
    only = None if readers is None else frozenset(map(int, readers.split(",")))
    return Event(name, seat, dict(map(read_fact, words)), only)


EVENT = Form(_write_event, _read_event)
"""How states keep events."""
