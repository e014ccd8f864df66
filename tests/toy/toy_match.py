"""A series of deals of the toy game, with levels for each side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.game import Json
from bot.engine.seam.hands import dealt_round
from bot.engine.seam.matches import Begun, Series, TotalsSoFar
from bot.engine.typed.command_options import Chosen
from tests.toy.toy_deal import PLAY, State
from tests.toy.toy_position import Position
from tests.toy.toy_rules import FIRST_LEVEL, SEATS, SIDES, ToyRules, in_order, level_name, packs_of


@dataclass(frozen=True)
class LevelsSoFar(TotalsSoFar):
    """What is known between two deals: the level of each seat."""

    rules: ToyRules


class ToySeries(Series[LevelsSoFar, State, ToyRules]):
    """What the game says of a match."""

    kind = LevelsSoFar
    play = PLAY
    packs = staticmethod(packs_of)

    def seats(self, rules: ToyRules) -> int:
        del rules
        return SEATS

    def new(self, rules: ToyRules, options: Chosen, head: Mapping[str, Json]) -> LevelsSoFar:
        del options
        return LevelsSoFar(rules, head.get("levels", (FIRST_LEVEL,) * SEATS))

    def sides(self, so_far: LevelsSoFar) -> tuple[int, ...]:
        del so_far
        return SIDES

    def standing(self, so_far: LevelsSoFar) -> tuple[str, ...]:
        return tuple(map(level_name, so_far.totals))

    def winners(self, so_far: LevelsSoFar) -> frozenset[Seat] | None:
        return frozenset(seat for seat, level in enumerate(so_far.totals) if level >= so_far.rules.goal) or None

    def start(self, so_far: LevelsSoFar, shuffle: Shuffle) -> Begun[State]:
        first, dealt = so_far.deals % SEATS, SEATS * so_far.rules.hand_size
        hands = dealt_round(shuffle.order, first, SEATS, dealt)
        return _begun(so_far.rules, hands, shuffle.order[dealt:], first, shuffled=True)

    def start_given(
        self, so_far: LevelsSoFar, hands: Sequence[Sequence[Card]], left: Sequence[Card], fields: Mapping[str, Json]
    ) -> Begun[State]:
        if [len(hand) for hand in hands] != [so_far.rules.hand_size] * SEATS:
            raise NotPossible(f"{SEATS} hands of {so_far.rules.hand_size} cards are needed")
        return _begun(so_far.rules, hands, left, fields.get("opener", so_far.deals % SEATS), shuffled=False)


def _begun(
    rules: ToyRules, hands: Sequence[Sequence[Card]], kitty: Sequence[Card], first: Seat, *, shuffled: bool
) -> Begun[State]:
    position = Position(rules, first, (rules.hand_size,) * SEATS)
    return State(position, tuple(map(in_order, hands)), in_order(kitty), shuffled), ()


SERIES = ToySeries()
