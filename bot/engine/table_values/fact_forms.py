"""How states keep facts and events: one line of text for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from urllib.parse import quote, unquote

from bot.cards import glue_cards, read_cards
from bot.engine.facts import Cards, Event, Fact, Player
from bot.engine.result import RECKONING, Reckoning, read_reckoning
from bot.engine.states import Form


@lru_cache(maxsize=1024)
def _quoted(text: str) -> str:
    """A text with its spaces and signs escaped. Cached: most are a few names, and every snapshot writes its news."""
    return quote(text, safe="")


def write_fact(name: str, fact: Fact) -> str:
    """A named fact as one word. The sign after the name gives its type. Only facts of events can be written.

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
            return f"{name}:{_quoted(fact)}"
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


def _write_event(event: Event) -> str:
    """An event as states keep it: its name, the seat, the facts, and after ``>`` the only seats that may know it.

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
