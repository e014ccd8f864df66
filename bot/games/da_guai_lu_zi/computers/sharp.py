"""A player who plans: it cuts its hand into few plays, weighs every play by them, and sees who must be stopped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import comb, prod

from bot.cards import BIG_JOKER, LITTLE_JOKER
from bot.engine.actions import Seat
from bot.games.climbing.computers.cutting import NO_PLAY, HandCutter, LooseRank, loose_costs, price
from bot.games.climbing.computers.weighing import PlayWeights, Prospect, Surroundings, Weighing
from bot.games.da_guai_lu_zi.cards.chosen_plays import PlayOption
from bot.games.da_guai_lu_zi.cards.order import PlayKind
from bot.games.da_guai_lu_zi.cards.readings import FIVE, PlayReading, reading_of
from bot.games.da_guai_lu_zi.computers.casual import must_stop
from bot.games.da_guai_lu_zi.computers.hand_groups import HandGroups
from bot.games.da_guai_lu_zi.computers.seat_knowledge import FEW, SeatKnowledge

WEIGHTS = PlayWeights()
_LOOSE = 3
"""The most cards of one rank that are played by themselves."""
_IN_SIGHT = 8
"""Who holds fewer cards than this comes close to going out."""


def sharp_lead(seen: SeatKnowledge) -> PlayOption:
    """The lead that is worth most by the plan of the hand."""
    return _Judgement(seen).lead()


def sharp_answer(seen: SeatKnowledge) -> PlayOption | None:
    """The answer that is worth most by the plan of the hand; None where a pass is worth more."""
    return _Judgement(seen).answer() if seen.options else None


@dataclass
class _Judgement:
    """One turn of one seat."""

    seen: SeatKnowledge
    _prices: dict[tuple[object, ...], float] = field(default_factory=dict)

    def lead(self) -> PlayOption:
        found = dict(self._leads())
        prospects = [self._prospect(mask, option) for mask, option in found.items()]
        return found[self._weighing.best_lead(prospects).mask]

    def answer(self) -> PlayOption | None:
        found = dict(self._answers())
        prospects = [self._prospect(mask, option) for mask, option in found.items()]
        best = self._weighing.best_answer(prospects)
        return None if best is None else found[best.mask]

    @cached_property
    def _groups(self) -> HandGroups:
        return HandGroups(self.seen.order, self.seen.hand)

    @cached_property
    def _chances(self) -> StandingChances:
        return StandingChances(self.seen)

    @cached_property
    def _cutter(self) -> HandCutter:
        prices = {mask: self._price(reading) for mask, reading in self._groups.readings.items()}
        return HandCutter((1 << len(self.seen.hand)) - 1, list(self._ranks()), prices)

    def _ranks(self) -> Iterator[LooseRank]:
        order, hand = self.seen.order, self.seen.hand
        joker_rows = [[at] for at in self._groups.jokers]
        for places in (*self._groups.of_rank, *joker_rows):
            if places:
                readings = [reading_of(order, [hand[places[0]]] * size) for size in range(1, _LOOSE + 1)]
                prices = [self._price(one) if one else NO_PLAY for one in readings]
                yield LooseRank(sum(1 << at for at in places), loose_costs(prices, len(places)))

    def _price(self, reading: PlayReading) -> float:
        alike = reading.kind, reading.strength[:2]
        if alike not in self._prices:
            self._prices[alike] = price(self._chances.wins(reading))
        return self._prices[alike]

    @cached_property
    def _weighing(self) -> Weighing:
        seen = self.seen
        counts = [seen.view.counts[seat] for seat in seen.foes()]
        mate = seen.next_mate()
        held = 0 if mate is None else seen.view.counts[mate]
        surroundings = Surroundings(
            danger=max(0.0, 1 - (seen.fewest - 1) / _IN_SIGHT) if seen.fewest else 0.0,
            short=frozenset(count for count in counts if count <= FEW),
            helped=held if held <= FEW and (not seen.fewest or held < seen.fewest) else 0,
            stopped=must_stop(seen),
            mate_stands=self._mate_stands(),
        )
        return Weighing(self._cutter, surroundings, WEIGHTS)

    def _mate_stands(self) -> float:
        table, seen = self.seen.table, self.seen
        if table is None or not seen.mate(table.seat):
            return 0.0
        to_come = [seat for seat in seen.foes() if seat not in seen.view.position.passed]
        close = max(0.0, 1 - seen.view.counts[table.seat] / _IN_SIGHT)
        return (1 + close) * self._chances.wins(table.reading, to_come)

    def _prospect(self, mask: int, option: PlayOption) -> Prospect:
        size = option.reading.size
        wild = option.jokers if option.jokers < size else 0
        return Prospect(mask, size, self._chances.wins_now(option.reading), wild)

    def _leads(self) -> Iterator[tuple[int, PlayOption]]:
        """The groups of the plan, and what can be led of each rank."""
        plan, groups = self._cutter.plan, self._groups
        for mask in plan.groups:
            yield mask, PlayOption(groups.cards(mask), groups.readings[mask])
        for places in (*groups.of_rank, groups.jokers):
            loose = sorted(places, key=lambda at: not plan.loose >> at & 1)
            for size in range(1, min(len(loose), _LOOSE) + 1):
                yield from self._option(sum(1 << at for at in loose[:size]))

    def _option(self, mask: int) -> Iterator[tuple[int, PlayOption]]:
        cards = self._groups.cards(mask)
        reading = reading_of(self.seen.order, cards)
        if reading is not None:
            yield mask, PlayOption(cards, reading)

    def _answers(self) -> Iterator[tuple[int, PlayOption]]:
        """The groups of the plan that beat the table, and every listed play; of equal ones what is loose."""
        table, plan, groups = self.seen.table, self._cutter.plan, self._groups
        assert table is not None
        for mask in plan.groups:
            reading = groups.readings[mask]
            if reading.beats(table.reading):
                yield mask, PlayOption(groups.cards(mask), reading)
        found = set[tuple[object, ...]]()
        for option in self.seen.options:
            if option.reading.size == FIVE:
                yield groups.mask(option.cards, plan.loose), option
                continue
            alike = option.reading.strength, option.jokers
            if alike not in found:
                found.add(alike)
                yield self._looser(option)

    def _looser(self, option: PlayOption) -> tuple[int, PlayOption]:
        """The same play with loose cards where there are enough of them."""
        groups, plan = self._groups, self._cutter.plan
        if option.jokers or option.reading.size == FIVE:
            return groups.mask(option.cards, plan.loose), option
        places = groups.of_rank[self.seen.order.place[option.cards[0]]]
        loose = sorted(places, key=lambda at: not plan.loose >> at & 1)[: option.reading.size]
        mask = sum(1 << at for at in loose)
        return mask, PlayOption(groups.cards(mask), option.reading)


# --- How likely a play wins ---


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
