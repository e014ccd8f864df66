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
    """A deal that ended, and the match behind it; later changes of seats or a rematch do not change it."""

    number: int
    seed: str
    dealt: Dealt
    result: Result  # void where the table ended in mid-deal
    totals: tuple[int, ...]  # of the match that the deal belongs to, as are the next fields
    sitters: tuple[Sitter | None, ...]  # whom it is booked for: to whom it was dealt, or the computer that stood in
    deals: int  # how many were booked
    cuts: tuple[tuple[Seat, str], ...] = ()
    match_over: bool = False
    match_winners: frozenset[int] = frozenset()  # nobody: it is not over, or shared
    news: News = ()  # what happened last, as everybody may know it: who had it dealt anew, what won at once
    trick: Trick = ()  # the trick with which it ended; empty where nothing was played
    stood_in: frozenset[Seat] = frozenset()  # where a computer played at the end, and a person is booked
    played_for: tuple[tuple[Seat, int], ...] = ()  # who played at the end where a computer is booked, and is not away
    timed: bool = False  # whether a clock ran in it
    voided_by: int | None = None  # who made it void as an admin, without those whose word it needed
    # the deal as it stood then, for as long as this process remembers it: no snapshot keeps it
    deal: Deal | None = field(default=None, compare=False, repr=False)

    @property
    def last_play(self) -> tuple[Seat, tuple[Card, ...]] | None:
        """Who played the last cards, and which; None where nothing was played."""
        return next(((seat, cards) for seat, cards in reversed(self.trick) if cards), None)

    def without_deal(self) -> Settled:
        """The same, remembering no more than a snapshot keeps."""
        return replace(self, deal=None)

    @cached_property
    def written(self) -> Json:
        """As snapshots keep it: written once, for it stands in every snapshot of the next deal."""
        return _write(self)


def _sitter(sitter: Sitter) -> Json:
    return [sitter.name, sitter.level] if sitter.person is None else sitter.person


def _read_sitter(data: Any) -> Sitter:
    return Sitter(data) if isinstance(data, int) else Sitter(None, *data)


SITTER = Form(_sitter, _read_sitter)
_READER = Reader({Sitter: SITTER, Reckoning: RECKONING, Event: EVENT}, rows=(Dealt, Entry), apart=(Deal | None,))
_write = _READER.writer(Settled)
SETTLED = Form(lambda settled: settled.written, lambda data: _READER.read(data, Settled))
