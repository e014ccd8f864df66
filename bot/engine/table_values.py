"""Values of a table beside its deal: its news, its sitters, the last deal that ended; and how states keep these."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any
from urllib.parse import quote, unquote

from bot.cards import Card, glue_cards, read_cards
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Fact, Player
from bot.engine.game import Deal, Dealt, Entry, Event, Json, Result
from bot.engine.result import RECKONING, Reckoning, read_reckoning
from bot.engine.seam.positions import Trick
from bot.engine.states import Form, Reader

News = tuple[Event, ...]
"""Events in order. A private event names in ``Event.only`` the seats that have not read it yet."""


def public(news: News) -> News:
    """What everybody may know."""
    return tuple(event for event in news if event.only is None)


def private(news: News, seat: Seat) -> News:
    """What only ``seat``, and perhaps some others, may know."""
    return tuple(event for event in news if event.only and seat in event.only)


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a person (by number), or a computer with a name and a level."""

    person: int | None = None
    name: str = ""
    level: str = ""

    @property
    def computer(self) -> bool:
        return self.person is None


@dataclass(frozen=True)
class Settled:
    """A deal that ended, with its match. Later changes of seats or a rematch do not affect it."""

    number: int
    seed: str
    dealt: Dealt
    result: Result  # void if the table ended in mid-deal
    totals: tuple[int, ...]  # by seat: the points in the match
    sitters: tuple[Sitter | None, ...]  # for whom it is booked: whoever it was dealt to, or the computer that stood in
    deals: int  # how many deals the match has booked
    cuts: tuple[tuple[Seat, str], ...] = ()
    match_over: bool = False  # whether no further deal depends on this one
    match_winners: frozenset[int] = frozenset()  # empty while it goes on, or if it is shared
    news: News = ()  # the last public events: who had it dealt anew, what won at once
    trick: Trick = ()  # the trick that ended the deal; empty if nothing was played
    stood_in: frozenset[Seat] = frozenset()  # seats that a computer played at the end, though a person is booked
    played_for: tuple[tuple[Seat, int], ...] = ()  # seat and person who played at the end, though a computer is booked
    timed: bool = False  # whether a clock ran in it
    voided_by: int | None = None  # the admin who made it void without the consent it needed
    # the deal as it ended; only this process remembers it, and no snapshot keeps it
    deal: Deal | None = field(default=None, compare=False, repr=False)

    @property
    def last_play(self) -> tuple[Seat, tuple[Card, ...]] | None:
        """The last seat that played cards, and those cards. None if nothing was played."""
        return next(((seat, cards) for seat, cards in reversed(self.trick) if cards), None)

    def without_deal(self) -> Settled:
        """The same, remembering no more than a snapshot keeps."""
        return replace(self, deal=None)

    @cached_property
    def written(self) -> Json:
        """As snapshots keep it. Written once, because every snapshot of the next deal repeats it."""
        return _write(self)


# --- how states keep them: one line of text for each fact and event ---


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


def _sitter(sitter: Sitter) -> Json:
    return [sitter.name, sitter.level] if sitter.person is None else sitter.person


def _read_sitter(data: Any) -> Sitter:
    return Sitter(data) if isinstance(data, int) else Sitter(None, *data)


SITTER = Form(_sitter, _read_sitter)
_READER = Reader({Sitter: SITTER, Reckoning: RECKONING, Event: EVENT}, rows=(Dealt, Entry), apart=(Deal | None,))
_write = _READER.writer(Settled)
SETTLED = Form(lambda settled: settled.written, lambda data: _READER.read(data, Settled))
