"""What everybody may know of a deal, and what is asked of whom (ZS-10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from bot.cards import Card
from bot.games.actions import Action, Seat
from bot.games.asks import Ask, Asks
from bot.games.deals import Trick
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.kinds import Kind
from bot.games.zheng_shangyou.cards.readings import BOMB_SIZE
from bot.games.zheng_shangyou.rules.parameters import Rules

Deed = tuple[Seat, Action]
_ROCKET_SIZE = 2


class Phase(StrEnum):
    """Where a deal stands."""

    GIVE_UP = "give-up"  # the last places put out a card of their highest rank
    CHOOSE_ABOVE = "choose-above"  # place 1 takes one of the two
    GIVE_BACK = "give-back"  # the first places put out any card
    CHOOSE_BELOW = "choose-below"  # the last but one takes one of the two
    PLAY = "play"
    OVER = "over"

    @property
    def verbs(self) -> tuple[str, ...]:
        """What can be done in it at all (ZS-9.5)."""
        match self:
            case Phase.GIVE_UP | Phase.GIVE_BACK:
                return ("give",)
            case Phase.CHOOSE_ABOVE | Phase.CHOOSE_BELOW:
                return ("choose",)
            case Phase.PLAY:
                return ("play", "pass")
        return ()


@dataclass(frozen=True)
class Position:
    """The public part of a deal."""

    rules: Rules
    counts: tuple[int, ...]
    dealer: Seat | None = None  # None where a record does not say who dealt
    previous: tuple[Seat, ...] = ()  # the places of the deal before; empty in a first deal
    phase: Phase = Phase.PLAY
    givers: frozenset[int] = frozenset()  # who still has to put out a card
    turn: Seat | None = None  # who plays, or who chooses
    owner: Seat | None = None  # whose play lies on the table
    table: Laid | None = None
    passed: frozenset[int] = frozenset()  # who passed since the last play; with the lock, in this trick
    trick: Trick = ()
    last_trick: Trick = ()
    places: tuple[Seat, ...] = ()  # who ran out, in this order; the last place once the deal is over
    laid: tuple[Card, ...] = ()  # every card that lies played, in the order of play
    history: tuple[Deed, ...] = ()

    @property
    def holders(self) -> tuple[Seat, ...]:
        """The seats that hold cards."""
        return tuple(seat for seat, count in enumerate(self.counts) if count)

    def barred(self, seat: Seat | None) -> bool:
        """Whether a seat has passed for the whole trick (ZS-5.3)."""
        return self.rules.zs.pass_lock and self.table is not None and seat in self.passed

    def after(self, seat: Seat) -> Iterator[Seat]:
        """The other seats that hold cards, in turn order (ZS-0.2)."""
        many = len(self.counts)
        return ((seat + step) % many for step in range(1, many) if self.counts[(seat + step) % many])

    def waits_for(self) -> frozenset[int]:
        """Everybody who has something to do now."""
        return self.givers | ({self.turn} if self.turn is not None else set())

    def asks(self) -> Asks:
        return self._asks

    @cached_property
    def _asks(self) -> Asks:
        if self.givers:
            return {seat: (Ask("give", must=True, sizes=(1,)),) for seat in sorted(self.givers)}
        if self.turn is None:
            return {}
        if self.phase is not Phase.PLAY:
            return {self.turn: (Ask("choose", must=True, numbers=(0, 1)),)}
        play = Ask("play", must=True, sizes=self._sizes(self.counts[self.turn]))
        return {self.turn: (play,) if self.table is None else (play, Ask("pass", must=True))}

    def _sizes(self, count: int) -> tuple[int, ...]:
        """How many cards a play may have: of an answer as many as the table, or those of a bomb."""
        if self.table is None:
            return tuple(range(1, count + 1))
        size, kind = len(self.table.cards), self.table.reading.kind
        sizes = {size}
        if self.rules.zs.bombs and kind is not Kind.ROCKET:
            least = size if kind is Kind.BOMB else BOMB_SIZE
            sizes |= {_ROCKET_SIZE, *range(least, 4 * self.rules.zs.packs + 1)}
        return tuple(sorted(one for one in sizes if one <= count)) or (size,)

    def did(self, seat: Seat, action: Action) -> Position:
        """The position with one more thing done."""
        return replace(self, history=(*self.history, (seat, action)))
