"""What everybody may know of a deal of the toy game, and the one judge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.asks import Ask, Asks, Due
from bot.engine.facts import Cards, Facts, Player, Suits
from bot.engine.game import Refusal
from bot.engine.seam.hands import missing
from bot.engine.seam.play import PASS
from bot.engine.seam.positions import Deed, Trick
from tests.toy.toy_rules import SEATS, ToyRules, points_in
from tests.toy.toy_words import ToyRefusal as No


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

    def due(self) -> Due | None:
        return Due("bidding", self.raised, self.rules.window) if self.open else None

    def with_deed(self, seat: Seat, action: Action) -> Position:
        return replace(self, history=(*self.history, (seat, action)))

    def refusal(self, hand: Sequence[Card], seat: Seat | None, action: Action) -> Refusal | None:
        """Why a seat with this hand may not do that; None if it may."""
        if self.over or seat is None:
            return _no(No.WRONG_PHASE)
        if action.verb in ("bid", "pass"):
            return self._no_bid(seat, action)
        if self.open or action.verb != ("play" if self.buried else "bury"):
            return _no(No.WRONG_PHASE)
        if self.turn is not None and seat != self.turn:
            return _no(No.NOT_YOUR_TURN, name=Player(self.turn))
        if self.buried and len(action.cards) != 1:
            return _no(No.ONE_CARD)
        if not self.buried and len(action.cards) != self.rules.kitty:
            return _no(No.WRONG_NUMBER, n=self.rules.kitty)
        if lacking := missing(hand, action.cards):
            return _no(No.NOT_HELD, cards=Cards(lacking))
        if self.laid and action.cards[0].suit != self.laid[0].suit and _holds(hand, self.laid[0].suit):
            return _no(No.FOLLOW_SUIT, suits=Suits((self.laid[0].suit,)))
        return None

    def _no_bid(self, seat: Seat, action: Action) -> Refusal | None:
        if not self.open:
            return _no(No.WRONG_PHASE)
        if seat not in self.bidding:
            return _no(No.OUT_OF_THE_BIDDING)
        if action.verb == "pass":
            return None
        if action.number not in self.rules.bids:
            return _no(No.NO_SUCH_BID)
        return None if action.number > self.bid else _no(No.BID_TOO_LOW, bid=self.bid)

    def legal_actions(self, hand: Sequence[Card], seat: Seat | None) -> tuple[Action, ...]:
        """The legal actions, mildest first.

        Of 76 million burials, only those of neighbours in order of worth are listed.
        """
        if seat in self.bidding:
            higher = (Action("bid", number=number) for number in self.rules.bids if number > self.bid)
            return (PASS, *higher)
        if seat is None or seat != self.turn:
            return ()
        if not self.buried:
            size, cards = self.rules.kitty, sorted(hand, key=lambda card: points_in((card,)))
            return tuple(Action("bury", tuple(cards[at : at + size])) for at in range(len(cards) - size + 1))
        suit = self.laid[0].suit if self.laid else ""
        held = dict.fromkeys(sorted(hand, key=lambda card: points_in((card,))))
        return tuple(Action("play", (card,)) for card in held if card.suit == suit or not _holds(hand, suit))


def best_of(position: Position) -> tuple[Seat, tuple[Card, ...]]:
    """Whose card takes the trick so far, and which. Of equal cards, the first wins."""
    best, *others = position.trick
    for seat, cards in others:
        best = (seat, cards) if position.rules.beats(cards[0], best[1][0]) else best
    return best


def _holds(hand: Sequence[Card], suit: str) -> bool:
    return any(card.suit == suit for card in hand)


def _no(name: No, /, **args: int | Cards | Player | Suits) -> Refusal:
    facts: Facts = dict(args)
    return Refusal(name, "TOY", facts)
