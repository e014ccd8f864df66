"""A series of deals of the toy game, with levels for each side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards import RANKS, Card
from bot.dealing import Shuffle
from bot.games.actions import NotPossible, Seat
from bot.games.game import Event, Json, Result
from bot.games.groundwork.hands import check_shuffle, dealt_round
from bot.games.groundwork.snapshots import read_snapshot
from bot.games.seam.deals import NOTHING
from bot.games.states import Reader
from bot.games.typed.command_options import Chosen
from tests.toy.toy_deal import ToyDeal
from tests.toy.toy_position import Position
from tests.toy.toy_rules import FIRST_LEVEL, SEATS, SIDES, TOP, ToyRules, in_order, packs_of


@dataclass(frozen=True)
class ToyMatch:
    """A match between two deals."""

    rules: ToyRules
    totals: tuple[int, ...] = (FIRST_LEVEL,) * SEATS  # the level of each seat
    deals: int = 0  # how many deals have been booked

    @property
    def options(self) -> Chosen:
        return frozenset()

    def sides(self) -> tuple[int, ...]:
        return SIDES

    def standing(self) -> tuple[str, ...]:
        """The level of each seat, named like its rank."""
        return tuple(RANKS[min(level, TOP) - FIRST_LEVEL] for level in self.totals)

    def over(self) -> bool:
        return max(self.totals) >= self.rules.goal

    def winners(self) -> frozenset[Seat]:
        return frozenset(seat for seat, level in enumerate(self.totals) if level >= self.rules.goal)

    def start_deal(self, shuffle: Shuffle) -> tuple[ToyDeal, tuple[Event, ...]]:
        check_shuffle(shuffle, packs_of(self.rules))
        first, dealt = self.deals % SEATS, SEATS * self.rules.hand_size
        hands = dealt_round(shuffle.order, first, SEATS, dealt)
        return self._start(hands, shuffle.order[dealt:], first, shuffled=True)

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[ToyDeal, tuple[Event, ...]]:
        if [len(hand) for hand in hands] != [self.rules.hand_size] * SEATS:
            raise NotPossible(f"{SEATS} hands of {self.rules.hand_size} cards are needed")
        return self._start(hands, left, fields.get("opener", self.deals % SEATS), shuffled=False)

    def _start(
        self, hands: Sequence[Sequence[Card]], kitty: Sequence[Card], first: Seat, *, shuffled: bool
    ) -> tuple[ToyDeal, tuple[Event, ...]]:
        if self.over():
            raise NotPossible("the match is over, there is no next deal")
        position = Position(self.rules, first, (self.rules.hand_size,) * SEATS)
        return ToyDeal(position, tuple(map(in_order, hands)), in_order(kitty), shuffled), ()

    def book(self, result: Result) -> ToyMatch:
        if result.void:
            return self
        totals = tuple(level + won for level, won in zip(self.totals, result.points, strict=True))
        return replace(self, totals=totals, deals=self.deals + 1)

    def to_json(self) -> Json:
        return STATES.writer(ToyMatch)(self)


STATES = Reader(apart=(ToyRules,))


def match_from_json(rules: ToyRules, data: Any) -> ToyMatch:
    """The match that ``ToyMatch.to_json`` wrote."""
    return read_snapshot(STATES, ToyMatch, data, rules)
