"""What everybody may know of a deal of the toy game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.cards import Card
from bot.engine.actions import Action, Ask, Asks, Seat
from bot.engine.seam.positions import Deed, Trick
from tests.toy.toy_rules import SEATS, ToyRules


@dataclass(frozen=True)
class Position:
    """The public part of a deal."""

    rules: ToyRules
    opener: Seat  # must play at the lowest bid if nobody bids
    counts: tuple[int, ...]
    bid: int = 0  # the highest bid so far
    raised: int = 0  # how many bids were made
    bidder: Seat | None = None
    passed: frozenset[int] = frozenset()
    open: bool = True  # whether the bidding is still open
    buried: bool = False
    leader: Seat | None = None
    laid: tuple[Card, ...] = ()  # in the trick, in the order of play, the leader's first
    taken: tuple[int, ...] = (0,) * SEATS  # points taken, by seat
    history: tuple[Deed, ...] = ()
    over: bool = False

    @property
    def trick(self) -> Trick:
        leader = self.leader or 0
        return tuple(((leader + at) % SEATS, (card,)) for at, card in enumerate(self.laid))

    @property
    def bidding(self) -> frozenset[Seat]:
        """The seats that may still bid."""
        return frozenset(range(SEATS)) - self.passed - {self.bidder} if self.open else frozenset()

    @property
    def turn(self) -> Seat | None:
        """The seat that everybody waits for."""
        if self.open or self.over:
            return None
        return self.bidder if self.leader is None else (self.leader + len(self.laid)) % SEATS

    def asks(self) -> Asks:
        if self.open:
            higher = tuple(number for number in self.rules.bids if number > self.bid)
            return {seat: (Ask("bid", numbers=higher), Ask("pass")) for seat in sorted(self.bidding)}
        if self.turn is None:
            return {}
        ask = Ask("play", must=True, sizes=(1,)) if self.buried else Ask("bury", must=True, sizes=(self.rules.kitty,))
        return {self.turn: (ask,)}

    def with_deed(self, seat: Seat, action: Action) -> Position:
        return replace(self, history=(*self.history, (seat, action)))


def best_of(position: Position) -> tuple[Seat, tuple[Card, ...]]:
    """Whose card takes the trick so far, and which. Of equal cards, the first wins."""
    best, *others = position.trick
    for seat, cards in others:
        best = (seat, cards) if position.rules.beats(cards[0], best[1][0]) else best
    return best
