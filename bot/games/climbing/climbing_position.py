"""What everybody may know of a deal in which plays are beaten until all others pass, and hands run out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, Self

from bot.cards import Card
from bot.engine.actions import Action, Asks, Seat
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.positions import Deed, Trick


def next_holder(counts: Sequence[int], seat: Seat, step: int = 1) -> Seat:
    """The next seat in turn order that holds cards; the same seat if nobody else does."""
    seats = len(counts)
    following = (seat + step) % seats
    while not counts[following]:
        following = (following + step) % seats
    return following


def other_holders(counts: Sequence[int], seat: Seat) -> Iterator[Seat]:
    """The other seats that hold cards, in turn order from ``seat`` on."""
    many = len(counts)
    return (other for step in range(1, many) if counts[other := (seat + step) % many])


def leader_after(counts: Sequence[int], owner: Seat, step: int = 1) -> Seat:
    """Who leads after a trick: its owner or, once they have run out, the next seat that holds cards."""
    return owner if counts[owner] else next_holder(counts, owner, step)


@dataclass(frozen=True, kw_only=True)
class ClimbingPosition(ABC):
    """The part of a public position that climbing games share. Each game adds its phases and gifts."""

    rules: Rulebook
    counts: tuple[int, ...]
    previous: tuple[Seat, ...] = ()  # who ran out in the deal before, in order; empty in a first deal
    turn: Seat | None = None  # who leads, plays or passes, or whatever else one seat is asked
    trick: Trick = ()
    last_trick: Trick = ()
    places: tuple[Seat, ...] = ()  # who ran out, in order
    history: tuple[Deed, ...] = ()

    @abstractmethod
    def asks(self) -> Asks:
        """What each seat is asked (``PublicPosition.asks``)."""

    @property
    def holders(self) -> tuple[Seat, ...]:
        """The seats that hold cards."""
        return tuple(seat for seat, count in enumerate(self.counts) if count)

    def after(self, seat: Seat) -> Iterator[Seat]:
        """The other seats that hold cards, in turn order."""
        return other_holders(self.counts, seat)

    @property
    def passed(self) -> frozenset[Seat]:
        """Who has passed since the last play."""
        return self.passed_in(self.trick)

    def passed_in(self, trick: Trick) -> frozenset[Seat]:
        """Who has passed since the last play of a trick."""
        return frozenset(seat for seat, _ in takewhile(lambda act: not act[1], reversed(trick)))

    @cached_property
    def played(self) -> tuple[Card, ...]:
        """Every card that has been played, in the order of play."""
        return tuple(card for _, action in self.history if action.verb == "play" for card in action.cards)

    def did(self, seat: Seat, action: Action) -> Self:
        """The position with one more thing done."""
        return replace(self, history=(*self.history, (seat, action)))

    def played_by(self, seat: Seat, action: Action, cards: tuple[Card, ...], left: int, **own: Any) -> Self:
        """The position with one more play in the trick; who has no cards left takes the next place.

        ``cards`` are those of the play, as they lie, and ``left`` is how many the seat keeps. ``own`` are fields of the
        game that change with it.
        """
        counts = (*self.counts[:seat], left, *self.counts[seat + 1 :])
        places = self.places if left else (*self.places, seat)
        return self._put_down(seat, action, cards, seat, counts=counts, places=places, **own)

    def passed_by(self, seat: Seat, action: Action, owner: Seat) -> Self:
        """The position with one more pass on the owner's play."""
        return self._put_down(seat, action, (), owner, counts=self.counts)

    def _put_down(
        self, seat: Seat, action: Action, cards: tuple[Card, ...], laid_by: Seat, *, counts: tuple[int, ...], **own: Any
    ) -> Self:
        """The position in which the next seat is to answer what was laid; none once all other holders have passed."""
        history, trick = (*self.history, (seat, action)), (*self.trick, (seat, cards))
        silent = {laid_by, *self.passed_in(trick)}
        turn = next((other for other in other_holders(counts, seat) if other not in silent), None)
        return replace(self, counts=counts, history=history, trick=trick, turn=turn, **own)

    def leads_after(self, owner: Seat) -> Seat:
        """Who leads after the owner's trick."""
        return leader_after(self.counts, owner)

    def trick_over(self, leader: Seat | None, **own: Any) -> Self:
        """The position in which the trick is over and somebody leads; nobody where the deal is over, too.

        ``own`` are fields of the game that change with it.
        """
        return replace(self, turn=leader, trick=(), last_trick=self.trick, **own)
