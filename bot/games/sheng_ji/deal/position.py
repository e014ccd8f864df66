"""What everybody may know of a deal, and what is asked of whom."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from bot.cards import Card
from bot.engine.actions import Action, Ask, Asks, Seat
from bot.engine.seam.positions import Deed, Trick
from bot.games.sheng_ji.cards.order import TrumpOrder, order_of
from bot.games.sheng_ji.cards.throws import Lead, lead_of
from bot.games.sheng_ji.cards.units import Format
from bot.games.sheng_ji.deal.declaring import Declaration, can_show
from bot.games.sheng_ji.rules.closed_choices import RedealClaims
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.scoring.levels import NO_TRUMP_LEVEL, Levels


class Phase(StrEnum):
    """Where a deal stands."""

    DRAW = "draw"  # cards are drawn, anybody may declare
    WINDOW = "window"  # all cards are drawn, anybody may declare until time is up
    BIDDING = "bidding"  # in turn, with ``duplicate_mode = declare``
    NAMING = "naming"  # the dealer's partner names the trump suit
    BURY = "bury"
    OVERTURN = "overturn"  # in turn, after a burial
    PLAY = "play"
    CHOOSE = "choose"  # the next player names a unit of a failed throw
    OVER = "over"


class DrawPace(StrEnum):
    """How the cards are drawn (SJ-11.8)."""

    SINGLE = "single"
    QUARTERS = "quarters"
    ONCE = "once"


_STEPS = 4
"""The steps in which cards are drawn by quarters."""


@dataclass(frozen=True)
class FailedThrow:
    """A throw that did not stand: everybody saw it (SJ-6.2, SJ-11.3)."""

    leader: Seat
    cards: tuple[Card, ...]
    beaten: tuple[tuple[Card, ...], ...]  # the units that others can beat
    stopper: Seat | None = None  # who can; None if that is not told


@dataclass(frozen=True)
class Position:
    """The public part of a deal."""

    rules: Rules
    levels: Levels
    start: Seat  # who draws first
    dealer: Seat | None = None  # None in the first deal until somebody declares
    first: bool = False  # whether this is the first deal of the match
    pace: DrawPace = DrawPace.QUARTERS
    phase: Phase = Phase.DRAW
    drawn: int = 0  # how many cards have been drawn in all
    declaration: Declaration | None = None
    first_declarer: Seat | None = None
    declared: int = 0  # how many declarations were made
    trump: str | None = None  # the suit that is trump, once that is settled; None: no-trump
    asked: Seat | None = None  # who is to answer, in phases in which one seat answers
    passed: frozenset[int] = frozenset()  # who has nothing more to declare
    counts: tuple[int, ...] = (0,) * SEATS
    burier: Seat | None = None  # who took the kitty last
    leader: Seat | None = None
    plays: tuple[tuple[Card, ...], ...] = ()  # of the current trick, the leader's first
    reading: Format = ()  # the reading of the lead that was named, if one was
    failed: FailedThrow | None = None  # the failed throw of the current trick
    laid: tuple[Card, ...] = ()  # every card that lies played, in the order of play
    last_trick: Trick = ()
    last_failed: FailedThrow | None = None  # the failed throw of the last trick
    last_winner: Seat | None = None
    taken: int = 0  # points that the attackers took in tricks
    penalties: int = 0  # what failed throws moved to the attackers' total
    history: tuple[Deed, ...] = ()

    @property
    def level(self) -> str | None:
        """The level that is played; None at the no-trump level."""
        level = self.levels[0 if self.dealer is None else self.dealer % 2]
        return None if level == NO_TRUMP_LEVEL else level

    @cached_property
    def order(self) -> TrumpOrder:
        """The order of the cards, by the declaration in force until trumps are settled."""
        open_yet = self.phase in (Phase.DRAW, Phase.WINDOW, Phase.BIDDING, Phase.NAMING)
        declared = self.declaration.trump if self.declaration else None
        return order_of(self.rules, self.level, declared if open_yet else self.trump)

    @cached_property
    def lead(self) -> Lead | None:
        """What was led in the current trick."""
        if not self.plays:
            return None
        return lead_of(self.order, self.plays[0], self.reading or None)

    @property
    def trick(self) -> Trick:
        """Who played what since the lead."""
        leader = self.leader or 0
        return tuple(((leader + at) % SEATS, cards) for at, cards in enumerate(self.plays))

    @property
    def turn(self) -> Seat | None:
        """The one seat that everybody waits for."""
        if self.phase is Phase.PLAY and self.leader is not None:
            return (self.leader + len(self.plays)) % SEATS
        if self.phase is Phase.BURY:
            return self.burier
        return self.asked if self.phase in (Phase.BIDDING, Phase.NAMING, Phase.OVERTURN, Phase.CHOOSE) else None

    def attacks(self, seat: Seat) -> bool:
        """Whether a seat is on the side that does not deal."""
        return self.dealer is not None and seat % 2 != self.dealer % 2

    def drawn_by(self, seat: Seat) -> int:
        """How many cards a seat has drawn: they are drawn one at a time, in turn order (SJ-3.1)."""
        return (self.drawn + SEATS - 1 - (seat - self.start) % SEATS) // SEATS

    @property
    def to_draw(self) -> int:
        """How many cards are drawn in all."""
        return SEATS * self.rules.hand_size

    def next_draw(self) -> int:
        """How many cards have been drawn after the next step (SJ-11.8)."""
        whole = self.rules.hand_size
        if self.pace is DrawPace.SINGLE:
            return self.drawn + SEATS
        if self.pace is DrawPace.ONCE:
            return self.to_draw
        steps = (SEATS * -(-whole * step // _STEPS) for step in range(1, _STEPS + 1))
        return next(to for to in steps if to > self.drawn)

    def asks(self) -> Asks:
        return self._asks

    @cached_property
    def _asks(self) -> Asks:
        if self.phase in (Phase.DRAW, Phase.WINDOW):
            return {seat: asks for seat in range(SEATS) if (asks := self._open_asks(seat))}
        found = {self.turn: self._turn_asks(self.turn)} if self.turn is not None else {}
        if self.phase is Phase.BURY and self.claims_open:
            found |= {seat: (Ask("redeal", lasting=True),) for seat in range(SEATS) if seat != self.burier}
        return found

    @property
    def claims_open(self) -> bool:
        """Whether a redeal may be claimed: after the last card and before the first burial (SJ-3.10)."""
        before = self.phase is Phase.WINDOW or (self.phase is Phase.BURY and self.burier == self.dealer)
        return before and self.rules.redeal_claims is not RedealClaims.OFF and not self._buried

    @property
    def _buried(self) -> bool:
        return any(action.verb == "bury" for _, action in self.history)

    def can_declare(self, seat: Seat) -> bool:
        """Whether a seat could declare anything now, whatever it holds."""
        return self.level is not None and can_show(self.rules, self.level, self.declaration, seat)

    def _open_asks(self, seat: Seat) -> tuple[Ask, ...]:
        window = self.phase is Phase.WINDOW
        declare = (Ask("declare", lasting=True, sizes=self._sizes),) if self.can_declare(seat) else ()
        redeal = (Ask("redeal", lasting=True),) if self.claims_open else ()
        done = () if seat in self.passed else (Ask("pass", lasting=not window),)
        return (*declare, *redeal, *done)

    def _turn_asks(self, seat: Seat) -> tuple[Ask, ...]:
        if self.phase in (Phase.BIDDING, Phase.OVERTURN):
            return (Ask("declare", must=True, sizes=self._sizes), Ask("pass", must=True))
        if self.phase is Phase.NAMING:
            return (Ask("trump", must=True, words=("c", "d", "h", "s")),)
        if self.phase is Phase.BURY:
            return (Ask("bury", must=True, sizes=(self.rules.kitty,)),)
        if self.phase is Phase.CHOOSE and self.failed is not None:
            return (Ask("choose", must=True, sizes=tuple(sorted({len(unit) for unit in self.failed.beaten}))),)
        sizes = (len(self.plays[0]),) if self.plays else tuple(range(1, self.counts[seat] + 1))
        return (Ask("play", must=True, sizes=sizes),)

    @property
    def _sizes(self) -> tuple[int, ...]:
        return tuple(range(1, self.rules.decks + 1))

    def history_with(self, seat: Seat, action: Action) -> tuple[Deed, ...]:
        """The history with one more thing done."""
        return (*self.history, (seat, action))
