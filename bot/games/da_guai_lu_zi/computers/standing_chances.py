"""How likely a play wins its trick, by the cards that are still out and how many of them each opponent holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, prod

from bot.cards import BIG_JOKER, LITTLE_JOKER
from bot.engine.actions import Seat
from bot.games.da_guai_lu_zi.cards.order import PlayKind
from bot.games.da_guai_lu_zi.cards.readings import FIVE, PlayReading
from bot.games.da_guai_lu_zi.computers.seat_knowledge import SeatKnowledge

_FIVES: Mapping[PlayKind, tuple[float, float]] = {
    PlayKind.STRAIGHT: (0.85, 0.1),
    PlayKind.FLUSH: (0.75, 0.1),
    PlayKind.FULL_HOUSE: (0.7, 0.2),
    PlayKind.FOUR_PLUS_ONE: (0.5, 0.35),
    PlayKind.STRAIGHT_FLUSH: (0.1, 0.05),
    PlayKind.FIVE_OF_A_KIND: (0.03, 0.03),
}
"""How likely one opponent with a large hand beats five cards of the lowest rank, and how much less of the highest."""
_LARGE = 18
"""From so many cards on, a hand is as likely as any to hold better five cards."""
_WILLING = 0.8
"""How likely somebody answers who can."""
_SPARING = 0.5
"""The same where it takes a joker."""
_PASSED = 0.4
"""The chance is multiplied by this for a player who has already passed."""


@dataclass
class StandingChances:
    """What one seat takes plays to be worth against its opponents."""

    seen: SeatKnowledge
    _known: dict[tuple[object, ...], float] = field(default_factory=dict)

    def wins(self, reading: PlayReading, foes: Iterable[Seat] | None = None) -> float:
        """How likely none of these opponents beats a play; by default all of them, whoever has passed before."""
        some = self.seen.foes() if foes is None else foes
        return prod(1 - self._beaten(reading, self.seen.view.counts[seat]) for seat in some)

    def wins_now(self, reading: PlayReading) -> float:
        """The same for a play that is made now: who has passed is less likely to come back."""
        passed = self.seen.position.passed
        chances = (
            self._beaten(reading, self.seen.view.counts[seat]) * (_PASSED if seat in passed else 1)
            for seat in self.seen.foes()
        )
        return prod(1 - chance for chance in chances)

    def _beaten(self, reading: PlayReading, count: int) -> float:
        """How likely an opponent with so many cards beats a play."""
        if count < reading.size:
            return 0.0
        key = (reading.kind, reading.strength[:2], count)
        if key not in self._known:
            self._known[key] = self._of_five(reading, count) if reading.size == FIVE else self._of_rank(reading, count)
        return self._known[key]

    def _of_five(self, reading: PlayReading, count: int) -> float:
        order = self.seen.order
        among = order.ladder.index(reading.kind)
        lowest, slope = tuple(_FIVES.values())[among]
        height = min(reading.strength[1] / order.value[LITTLE_JOKER], 1.0)
        return (lowest - slope * height) * min(1.0, count / _LARGE)

    def _of_rank(self, reading: PlayReading, count: int) -> float:
        """Whether a hand holds as many cards of a higher rank, and would play them."""
        size, value, order = reading.size, reading.strength[0], self.seen.order
        unseen, jokers = self.seen.unseen_by_value, order.value[LITTLE_JOKER]
        share = count / max(sum(unseen.values()), count)
        natural = prod(1 - _held(size, unseen[other], share) for other in order.values if other > value)
        few = sum(unseen[other] for other in (jokers, order.value[BIG_JOKER]) if other > value)
        wild = 1 - _held(size, few, share)
        return 1 - (1 - _WILLING * (1 - natural)) * (1 - _SPARING * (1 - wild))


@lru_cache(maxsize=1 << 14)
def _held(many: int, out: int, share: float) -> float:
    """How likely a hand holds at least so many of some cards that are out, each with this chance."""
    fewer = sum(comb(out, held) * share**held * (1 - share) ** (out - held) for held in range(min(many, out + 1)))
    return 1 - fewer
