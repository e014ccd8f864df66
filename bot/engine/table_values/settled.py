"""A deal that ended, as its summary shows it and as snapshots keep it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.game import Deal, Dealt, Entry, Event, Json, Result
from bot.engine.result import RECKONING, Reckoning
from bot.engine.seam.positions import Trick
from bot.engine.states import Form, Reader
from bot.engine.table_values.fact_forms import EVENT
from bot.engine.table_values.news import News


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
    match_over: bool = False
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


def _sitter(sitter: Sitter) -> Json:
    return [sitter.name, sitter.level] if sitter.person is None else sitter.person


def _read_sitter(data: Any) -> Sitter:
    return Sitter(data) if isinstance(data, int) else Sitter(None, *data)


SITTER = Form(_sitter, _read_sitter)
_READER = Reader({Sitter: SITTER, Reckoning: RECKONING, Event: EVENT}, rows=(Dealt, Entry), apart=(Deal | None,))
_write = _READER.writer(Settled)
SETTLED = Form(lambda settled: settled.written, lambda data: _READER.read(data, Settled))
