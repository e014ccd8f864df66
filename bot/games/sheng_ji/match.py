"""Deals strung together: levels, who deals, and the end of the match (SJ-1.4, SJ-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.chance import NONE_STATED, Chance, Streamed
from bot.engine.game import Event, Json, Result
from bot.engine.seam.hands import Hands, check_cards, check_shuffle, dealt_round
from bot.engine.seam.positions import NOTHING
from bot.engine.seam.snapshots import read_snapshot
from bot.engine.typed.command_options import Chosen, TableOption
from bot.games.sheng_ji.deal.deal import ShengJiDeal
from bot.games.sheng_ji.deal.deal_state import DealState
from bot.games.sheng_ji.deal.phases import draw
from bot.games.sheng_ji.deal.position import DrawPace, Position
from bot.games.sheng_ji.deal.state_forms import STATES
from bot.games.sheng_ji.rules.options import DuplicateMode
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.scoring.ending import SIDES
from bot.games.sheng_ji.scoring.levels import Levels

PACE = TableOption("pace", (DrawPace.QUARTERS, DrawPace.SINGLE, DrawPace.ONCE), recorded=False)
"""The table option for how the cards are drawn (SJ-11.8)."""


def idle_options(rules: Rules) -> Chosen:
    """How cards are drawn has no effect where nobody declares meanwhile (SJ-3.8)."""
    drawn_at_once = rules.duplicate_mode is not DuplicateMode.OFF
    return frozenset(map(PACE.choice, PACE.values)) if drawn_at_once else frozenset()


@dataclass(frozen=True)
class ShengJiMatch:
    """A match between two deals."""

    rules: Rules
    levels: Levels
    totals: tuple[int, ...] = (0,) * SEATS  # what each seat has booked
    deals: int = 0  # how many deals have been booked
    dealer: Seat | None = None  # who deals next; None before a first deal
    winning_side: int | None = None  # once the match is over
    pace: DrawPace = DrawPace.QUARTERS

    @classmethod
    def new(
        cls, rules: Rules, options: Chosen = frozenset(), levels: Levels | None = None, dealer: Seat | None = None
    ) -> ShengJiMatch:
        """A match before its first deal. With a ``dealer``, no deal is a first one."""
        start = rules.start_level.value
        return cls(rules, levels or (start, start), dealer=dealer, pace=DrawPace(PACE.of(options)))

    @property
    def options(self) -> Chosen:
        return PACE.choices(self.pace.value)

    def sides(self) -> tuple[int, ...]:
        """The side of each seat: partners sit opposite (SJ-1.1)."""
        return SIDES

    def standing(self) -> tuple[str, ...]:
        """The level of each seat's side."""
        return tuple(self.levels[side] for side in SIDES)

    def over(self) -> bool:
        return self.winning_side is not None

    def winners(self) -> frozenset[Seat]:
        return frozenset(seat for seat, side in enumerate(SIDES) if side == self.winning_side)

    def start_deal(self, shuffle: Shuffle) -> tuple[ShengJiDeal, tuple[Event, ...]]:
        """Deal from a shuffle. Chance picks who draws first in the first deal (SJ-3.1).

        Raises:
            NotPossible: the shuffle has another pack, or the match is over.
        """
        check_shuffle(shuffle, self.rules.packs)
        start, stream = (self.dealer, shuffle.stream) if self.dealer is not None else shuffle.stream.below(SEATS)
        drawn = SEATS * self.rules.hand_size
        hands = dealt_round(shuffle.order, start, SEATS, drawn)
        state = self._state(hands, shuffle.order[drawn:], start, start, Streamed(stream))
        return self._begun(replace(state, shuffled=True))

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[ShengJiDeal, tuple[Event, ...]]:
        """Start the next deal with stated hands, in the order of drawing.

        The field ``first`` says who draws first, and ``trump`` what is given (SJ-3.8).

        Raises:
            NotPossible: the hands do not fit the rules, or the match is over.
        """
        if [len(hand) for hand in hands] != [self.rules.hand_size] * SEATS or len(left) != self.rules.kitty:
            raise NotPossible(
                f"{SEATS} hands of {self.rules.hand_size} cards and a kitty of {self.rules.kitty} are needed"
            )
        check_cards(hands, left, self.rules.packs)
        if self.dealer is None and self.rules.duplicate_mode is not DuplicateMode.OFF:
            raise NotPossible("“dealer” is missing; it is a seat, at the head of the record")
        start = fields.get("first", self.dealer or 0)
        state = self._state(tuple(map(tuple, hands)), tuple(left), start, self.dealer, NONE_STATED)
        return self._begun(replace(state, given=fields.get("trump")))

    def book(self, result: Result) -> ShengJiMatch:
        """The match after a finished deal. A void deal is not counted."""
        if result.void:
            return self
        account = result.account
        totals = tuple(total + points for total, points in zip(self.totals, result.points, strict=True))
        first, second = account["levels"]
        winning = account["side"] if account["over"] else None
        return replace(
            self,
            totals=totals,
            deals=self.deals + 1,
            levels=(first, second),
            dealer=account["next_dealer"],
            winning_side=winning,
        )

    def to_json(self) -> Json:
        return STATES.writer(ShengJiMatch)(self)

    def _state(
        self,
        hands: Hands,
        kitty: tuple[Card, ...],
        start: Seat,
        dealer: Seat | None,
        chance: Chance,
    ) -> DealState:
        if self.over():
            raise NotPossible("the match is over, there is no next deal")
        declared = self.dealer is None and self.rules.duplicate_mode is DuplicateMode.OFF
        position = Position(
            self.rules,
            self.levels,
            start,
            dealer=None if declared else (start if dealer is None else dealer),
            first=self.dealer is None,
            pace=DrawPace.ONCE if self.rules.duplicate_mode is not DuplicateMode.OFF else self.pace,
        )
        return DealState(position, hands, kitty, chance=chance)

    def _begun(self, state: DealState) -> tuple[ShengJiDeal, tuple[Event, ...]]:
        """The deal after its first step of drawing."""
        later, events = draw(state, state.position.next_draw())
        return ShengJiDeal(later), events


def match_from_json(rules: Rules, data: Any) -> ShengJiMatch:
    """The match that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return read_snapshot(STATES, ShengJiMatch, data, rules)
