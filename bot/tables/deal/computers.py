"""Which computer at a table must act, and what it does. It gets the same view that a person in its seat would get."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from bot.computers.player import Rng, choose, knowledge_of, names_somebody
from bot.dealing import Stream
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import Deal
from bot.tables.commands import ComputerAct
from bot.tables.table import Table

_FINE = 1 << 32
"""The number of steps from 0 to 1."""


class SeededChance:
    """A source of chance (``Rng``) whose numbers follow from a seed and from their purpose (``meant``)."""

    def __init__(self, seed: bytes, *meant: int) -> None:
        self._stream = Stream(hmac.digest(seed, repr(meant).encode(), "sha256"))

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.randrange(_FINE) / _FINE

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to but not including ``start``."""
        found, self._stream = self._stream.below(start)
        return found


@dataclass(frozen=True, slots=True)
class Asked:
    """A computer that is to act in a deal."""

    deal: Deal
    seat: Seat
    level: str
    hurried: bool  # it may act but need not, so it answers at once
    spoken: Action | None = None  # what it says unasked


def computer_asked(table: Table) -> Asked | None:
    """The first computer that the table waits for, or that has something to say."""
    deal = table.deal
    if deal is None:
        return None
    waited = waited_for(deal)
    for seat, asks in sorted(deal.asks().items()):
        level = table.computer_in(seat)
        if not level:
            continue
        if seat in waited:
            return Asked(deal, seat, level, hurried=not any(ask.must for ask in asks))
        if (spoken := _spoken(deal, seat)) is not None:
            return Asked(deal, seat, level, hurried=False, spoken=spoken)
    return None


def _spoken(deal: Deal, seat: Seat) -> Action | None:
    """What a computer says unasked, such as its last card or a declaration. It accuses nobody."""
    if not any(ask.lasting and not ask.seats for ask in deal.asks()[seat]):
        return None
    view = deal.view(seat)
    spoken = knowledge_of(deal.rules).speak(view)
    return None if spoken is None or names_somebody(view, spoken) else spoken


def answer_of(asked: Asked, rng: Rng) -> ComputerAct:
    """What the computer does, chosen at its level."""
    action = asked.spoken or choose(asked.deal.view(asked.seat), rng, asked.level)
    return ComputerAct(asked.seat, action)


def chance_at(table: Table, seat: Seat, rng: Rng) -> Rng:
    """The chance that decides what a seat does: ``rng``, unless the deal in hand is a lesson.

    In a lesson it follows from the seed and from how often the seat has acted. So the same plays lead to the same deal,
    even after a restart.
    """
    if table.deal is None or not table.is_lesson(table.deal_number):
        return rng
    acted = sum(actor == seat for actor, _ in table.deal.view(None).history)
    return SeededChance(bytes.fromhex(table.sealed.seed), seat, acted)


def mildest_answer(asked: Asked) -> ComputerAct:
    """What is played for a computer that cannot decide."""
    return ComputerAct(asked.seat, asked.spoken or asked.deal.mildest(asked.seat))
