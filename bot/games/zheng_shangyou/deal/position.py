"""What everybody may know of a deal, and what is asked of whom (ZS-10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from bot.cards import Card
from bot.engine.actions import Ask, Asks, Seat
from bot.engine.seam import hands
from bot.engine.seam.positions import Trick
from bot.games.climbing.climbing_position import ClimbingPosition
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.kinds import Kind
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.cards.readings import BOMB_SIZE
from bot.games.zheng_shangyou.rules.closed_choices import ExchangeKind
from bot.games.zheng_shangyou.rules.parameters import Rules

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


@dataclass(frozen=True, kw_only=True)
class Position(ClimbingPosition):
    """The public part of a deal."""

    rules: Rules
    dealer: Seat | None = None  # None where a record does not say who dealt
    phase: Phase = Phase.PLAY
    givers: frozenset[int] = frozenset()  # who still has to put out a card
    owner: Seat | None = None  # whose play lies on the table
    table: Laid | None = None

    def passed_in(self, trick: Trick) -> frozenset[Seat]:
        """Who has passed since the last play; with the lock, in this trick (ZS-5.3)."""
        if self.rules.zs.pass_lock:
            return frozenset(seat for seat, cards in trick if not cards)
        return super().passed_in(trick)

    def barred(self, seat: Seat | None) -> bool:
        """Whether a seat has passed for the whole trick (ZS-5.3)."""
        return self.rules.zs.pass_lock and self.table is not None and seat in self.passed

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


# --- Who gives to whom before a later deal, and what (ZS-6) ---


Places = tuple[Seat, ...]


def from_below(rules: Rules, previous: Places) -> Places:
    """Who gives up a highest card: the last but one and the last, or the last alone; nobody in a first deal."""
    many = {ExchangeKind.NONE: 0, ExchangeKind.LAST_ONE: 1, ExchangeKind.LAST_TWO: 2}[rules.zs.exchange]
    return previous[len(previous) - many :] if many else ()


def from_above(rules: Rules, previous: Places) -> Places:
    """Who gives any card back: place 1, or places 1 and 2."""
    return previous[: len(from_below(rules, previous))]


def highest(rules: Rules, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the highest rank in a hand, jokers included; each face once (ZS-6.1)."""
    return tuple(dict.fromkeys(hands.highest(hand, order_of(rules).heights)))
