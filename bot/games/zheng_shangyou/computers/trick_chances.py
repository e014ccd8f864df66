"""How likely a play wins its trick, by the cards that are still out and how many of them each rival holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import comb, prod

from bot.engine.actions import Seat
from bot.games.zheng_shangyou.cards.kinds import Kind, PlayReading
from bot.games.zheng_shangyou.cards.order import BIG, TWOS, order_of
from bot.games.zheng_shangyou.cards.readings import BOMB_SIZE
from bot.games.zheng_shangyou.computers.seat_knowledge import SeatKnowledge

_RUNS: Mapping[int, float] = {3: 0.55, 4: 0.32, 5: 0.18, 6: 0.1, 7: 0.07}
"""How likely one rival with a large hand holds a sequence of so many cards."""
_LONGER = 0.05
_SUITED = 0.25
"""What share of that is left for sequences in one suit, where these beat the others."""
_RARE: Mapping[Kind, float] = {
    Kind.FULL_HOUSE: 0.4,
    Kind.DOUBLE_SEQUENCE: 0.2,
    Kind.TRIPLE_SEQUENCE: 0.06,
    Kind.QUAD_SEQUENCE: 0.02,
    Kind.BOMB: 0.06,
    Kind.ROCKET: 0.0,
}
_BOMBED = 0.05
"""How likely one rival has a bomb and uses it."""
_LARGE = 10
"""From so many cards on, a hand is as likely as any to hold such plays."""
_WILLING = 0.8
"""How likely somebody answers who can."""
_SPARING = 0.3
"""The same where it takes a wildcard."""
_PASSED = 0.4
"""The chance is multiplied by this for a player who has already passed, and may come back."""


@dataclass
class TrickChances:
    """What one seat takes plays to be worth against its rivals."""

    seen: SeatKnowledge
    _known: dict[tuple[object, ...], float] = field(default_factory=dict)

    @cached_property
    def _out(self) -> Counter[int]:
        """How many cards of each height others may hold."""
        heights = order_of(self.seen.rules).heights
        return Counter(heights[card] for card in self.seen.unseen)

    @cached_property
    def _wild(self) -> int:
        """How many cards are out that may stand for others."""
        return sum(map(self.seen.is_wild, self.seen.unseen))

    def wins(self, size: int, reading: PlayReading, rivals: Iterable[Seat] | None = None) -> float:
        """How likely none of these rivals beats a play; by default all of them, whoever has passed before."""
        some = self.seen.rivals if rivals is None else rivals
        return prod(1 - self._beaten(size, reading, self.seen.position.counts[seat]) for seat in some)

    def wins_now(self, size: int, reading: PlayReading) -> float:
        """The same for a play that is made now: who has passed may not come back, or is less likely to."""
        position = self.seen.position
        passed = 0.0 if self.seen.rules.zs.pass_lock else _PASSED
        return prod(
            1 - self._beaten(size, reading, position.counts[seat]) * (passed if seat in position.passed else 1)
            for seat in self.seen.rivals
        )

    def _beaten(self, size: int, reading: PlayReading, count: int) -> float:
        """How likely a rival with so many cards beats a play."""
        key = (size, reading.kind, reading.key, count)
        if key not in self._known:
            bombed = self.seen.rules.zs.bombs and count >= BOMB_SIZE and not reading.kind.is_bombing
            alike = self._alike(size, reading, count) if count >= size else 0.0
            self._known[key] = 1 - (1 - alike) * (1 - (_BOMBED if bombed else 0.0))
        return self._known[key]

    def _alike(self, size: int, reading: PlayReading, count: int) -> float:
        """How likely a play of the same kind beats it."""
        kind, _, key = reading
        if kind in (Kind.SINGLE, Kind.SET):
            return self._of_rank(size, key[0], count)
        large = min(1.0, count / _LARGE)
        if kind.family is Kind.SEQUENCE:
            return self._run(size, reading) * large
        top = key[-1] if kind is Kind.BOMB else key[0] if key else BIG
        return _RARE[kind] * (1 - top / BIG) * large

    def _run(self, size: int, reading: PlayReading) -> float:
        ranks = order_of(self.seen.rules).in_sequences
        top = reading.key[1]
        above = (ranks[-1] - top) / max(len(ranks) - size, 1)
        held = _RUNS.get(size, _LONGER)
        if reading.kind is Kind.SUITED_SEQUENCE:
            return held * _SUITED * above
        suited = held * _SUITED if self.seen.rules.zs.suited_beats else 0.0
        return min(0.9, held * above + suited)

    def _of_rank(self, size: int, height: int, count: int) -> float:
        """Whether a hand holds as many cards of a higher rank, and would play them."""
        share = count / max(self._out.total(), count)
        plain = _SPARING if self.seen.rules.zs.wild_twos else _WILLING
        missed = 1.0
        for higher in range(height + 1, BIG + 1):
            if out := self._out[higher]:
                willing = _WILLING if higher < TWOS else plain if higher == TWOS else _SPARING
                missed *= 1 - willing * _held(size, out, share)
                if size > 1 and self._wild and higher < TWOS:
                    missed *= 1 - _SPARING * _exactly(size - 1, out, share) * _held(1, self._wild, share)
        return 1 - missed


@lru_cache(maxsize=1 << 14)
def _exactly(many: int, out: int, share: float) -> float:
    return comb(out, many) * share**many * (1 - share) ** (out - many) if many <= out else 0.0


@lru_cache(maxsize=1 << 14)
def _held(many: int, out: int, share: float) -> float:
    """How likely a hand holds at least so many of some cards that are out, each with this chance."""
    return 1 - sum(_exactly(held, out, share) for held in range(many))
