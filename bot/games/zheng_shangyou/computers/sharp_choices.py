"""A player who plans: it cuts its hand into few plays, weighs every play by them, and sees who must be stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.seam.play import PASS
from bot.games.climbing.computers.cutting import NO_PLAY, HandCutter, LooseRank, loose_costs, price
from bot.games.climbing.computers.weighing import PlayWeights, Prospect, Surroundings, Weighing
from bot.games.zheng_shangyou.cards.generator import ListedPlay, listed
from bot.games.zheng_shangyou.cards.kinds import PlayReading
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.cards.readings import readings_of
from bot.games.zheng_shangyou.computers.choosing_plays import PARTNER_OUT_SOON
from bot.games.zheng_shangyou.computers.seat_knowledge import SeatKnowledge
from bot.games.zheng_shangyou.computers.trick_chances import TrickChances
from bot.games.zheng_shangyou.deal.possible_actions import action_of

WEIGHTS = PlayWeights()
_NEAR = 3
"""Who has so few cards may be out with their next play."""
_IN_SIGHT = 6
"""Who holds fewer cards than this comes close to going out."""

Found = dict[int, tuple[ListedPlay, Prospect]]


def sharp_choice(seen: SeatKnowledge) -> Action:
    """The lead or the answer that is worth most by the plan of the hand; a pass where that is worth more."""
    if not seen.plays:
        return PASS
    return _PlannedTurn(seen).choice()


@dataclass
class _PlannedTurn:
    """One turn of one seat. A hand is a mask of places in it, lowest card first."""

    seen: SeatKnowledge
    _prices: dict[tuple[object, ...], float] = field(default_factory=dict)

    def choice(self) -> Action:
        seen = self.seen
        found = self._found()
        prospects = [prospect for _, prospect in found.values()]
        if seen.position.table is None:
            return action_of(found[self._weighing.best_lead(prospects).mask][0])
        owner = seen.position.owner
        if owner is not None and seen.mate(owner) and seen.position.counts[owner] < PARTNER_OUT_SOON:
            return PASS
        best = self._weighing.best_answer(prospects)
        return PASS if best is None else action_of(found[best.mask][0])

    @cached_property
    def _hand(self) -> tuple[Card, ...]:
        return order_of(self.seen.rules).sorted(self.seen.hand)

    @cached_property
    def _chances(self) -> TrickChances:
        return TrickChances(self.seen)

    @cached_property
    def _rows(self) -> dict[int, list[int]]:
        """The places in the hand of the cards of each height."""
        heights = order_of(self.seen.rules).heights
        rows: dict[int, list[int]] = {}
        for at, card in enumerate(self._hand):
            rows.setdefault(heights[card], []).append(at)
        return rows

    @cached_property
    def _bits(self) -> dict[Card, list[int]]:
        """The places of each card as masks."""
        bits: dict[Card, list[int]] = {}
        for at, card in enumerate(self._hand):
            bits.setdefault(card, []).append(1 << at)
        return bits

    @cached_property
    def _cutter(self) -> HandCutter:
        groups: dict[int, float] = {}
        for play in listed(self.seen.rules, self._hand, None):
            if len(play.cards) > 1 and not self._of_one_height(play.cards):
                mask, cost = self._mask(play.cards, 0), self._price(len(play.cards), play.reading)
                groups[mask] = min(cost, groups.get(mask, cost))
        return HandCutter((1 << len(self._hand)) - 1, list(self._ranks()), groups)

    def _of_one_height(self, cards: Sequence[Card]) -> bool:
        heights = order_of(self.seen.rules).heights
        return len({heights[card] for card in cards}) == 1

    def _ranks(self) -> Iterator[LooseRank]:
        for places in self._rows.values():
            prices = []
            for size in range(1, len(places) + 1):
                readings = readings_of(self.seen.rules, [self._hand[at] for at in places[:size]])
                prices.append(self._price(size, readings[0]) if readings else NO_PLAY)
            yield LooseRank(sum(1 << at for at in places), loose_costs(prices, len(places)))

    def _price(self, size: int, reading: PlayReading) -> float:
        alike = size, reading.kind, reading.key
        if alike not in self._prices:
            self._prices[alike] = price(self._chances.wins(size, reading))
        return self._prices[alike]

    def _mask(self, cards: Sequence[Card], first: int) -> int:
        """A mask of these cards; of equal ones those that are in ``first``."""
        found, own = 0, self._bits
        for card in cards:
            free = [bit for bit in own[card] if not found & bit]
            found |= free[0] if len(free) == 1 else next((bit for bit in free if first & bit), free[0])
        return found

    def _found(self) -> Found:
        """The plays that can be made, by their masks; of those that differ only in suits the one that fits the plan."""
        plan, seen, heights = self._cutter.plan, self.seen, order_of(self.seen.rules).heights
        alike: dict[tuple[object, ...], tuple[int, int, ListedPlay]] = {}
        for play in listed(seen.rules, self._hand, seen.position.table):
            mask = self._mask(play.cards, plan.loose)
            broken = sum(1 for group in plan.groups if group & mask and group != mask)
            name = (play.reading.kind, tuple(heights[card] for card in play.cards), play.reading.key)
            if name not in alike or broken < alike[name][0]:
                alike[name] = (broken, mask, play)
        found: Found = {}
        for _, mask, play in alike.values():
            size = len(play.cards)
            wild = 0 if self._of_one_height(play.cards) else sum(map(seen.is_wild, play.cards))
            prospect = Prospect(mask, size, self._chances.wins_now(size, play.reading), wild)
            if mask not in found or prospect.wins > found[mask][1].wins:
                found[mask] = play, prospect
        return found

    @cached_property
    def _weighing(self) -> Weighing:
        seen = self.seen
        counts = [seen.position.counts[seat] for seat in seen.rivals]
        fewest, owner = min(counts, default=_IN_SIGHT), seen.position.owner
        held = next((seen.position.counts[seat] for seat in seen.position.after(seen.seat) if seen.mate(seat)), 0)
        surroundings = Surroundings(
            danger=max(0.0, 1 - (fewest - 1) / _IN_SIGHT),
            short=frozenset(count for count in counts if count <= _NEAR),
            helped=held if held <= _NEAR and held < fewest else 0,
            stopped=owner in seen.rivals and seen.position.counts[owner or 0] <= _NEAR,
            mate_stands=self._mate_stands(),
        )
        return Weighing(self._cutter, surroundings, WEIGHTS)

    def _mate_stands(self) -> float:
        position, seen = self.seen.position, self.seen
        if position.table is None or not seen.mate(position.owner):
            return 0.0
        to_come = [seat for seat in seen.rivals if seat not in position.passed]
        return self._chances.wins(len(position.table.cards), position.table.reading, to_come)
