"""Deals strung together: who deals, totals, and the end of the match (ZS-5.1, ZS-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards import Card
from bot.dealing import Shuffle
from bot.games.actions import NotPossible, Seat
from bot.games.chance import NONE_STATED, Chance, Streamed
from bot.games.facts import Event, Player
from bot.games.game import Json, Result
from bot.games.groundwork.hands import check_cards, check_shuffle, dealt_round
from bot.games.groundwork.snapshots import read_snapshot
from bot.games.seam.deals import NOTHING
from bot.games.typed.command_options import Chosen
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.deal import ZhengShangyouDeal
from bot.games.zheng_shangyou.deal.deal_state import DealState
from bot.games.zheng_shangyou.deal.exchanging import exchange_begins
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.deal.state_forms import STATES
from bot.games.zheng_shangyou.deal.tricks import dealer_after
from bot.games.zheng_shangyou.refusals import ZhengShangyouEvent as Happened
from bot.games.zheng_shangyou.rules.options import FirstLead
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.scoring.places import is_over, winning_side


@dataclass(frozen=True)
class ZhengShangyouMatch:
    """A match between two deals."""

    rules: Rules
    totals: tuple[int, ...]  # what each seat has booked
    deals: int = 0  # how many deals have been booked
    places: tuple[Seat, ...] = ()  # of the deal before; empty before a first deal

    @classmethod
    def new(cls, rules: Rules, places: tuple[Seat, ...] = ()) -> ZhengShangyouMatch:
        """A match before its first deal. With ``places``, no deal is a first one (ZS-9.3)."""
        return cls(rules, (0,) * rules.seats, places=places)

    @property
    def options(self) -> Chosen:
        return frozenset()

    def sides(self) -> tuple[int, ...]:
        return self.rules.sides

    def standing(self) -> tuple[int, ...]:
        return self.totals

    def over(self) -> bool:
        return is_over(self.rules, self.totals, self.deals)

    def winning_side(self) -> int | None:
        """The seat, or the team, that has won the match."""
        return winning_side(self.rules, self.totals, self.deals)

    def winners(self) -> frozenset[Seat]:
        won = self.winning_side()
        return frozenset(seat for seat, side in enumerate(self.sides()) if side == won)

    def start_deal(self, shuffle: Shuffle) -> tuple[ZhengShangyouDeal, tuple[Event, ...]]:
        """Deal from a shuffle. Chance picks the dealer of a first deal (ZS-9.4).

        Raises:
            NotPossible: the shuffle has another pack, or the match is over.
        """
        check_shuffle(shuffle, self.rules.packs)
        seats, stream = self.rules.seats, shuffle.stream
        dealer = self._next_dealer()
        if dealer is None:
            dealer, stream = stream.below(seats)
        dealt = sum(self.rules.hand_sizes)
        hands = dealt_round(shuffle.order, dealer, seats, dealt)
        return self._begun(hands, shuffle.order[dealt:], dealer, Streamed(stream))

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[ZhengShangyouDeal, tuple[Event, ...]]:
        """Start the next deal with stated hands. The field ``opener`` deals and leads a first deal (ZS-9.3).

        Raises:
            NotPossible: hands or left-over cards do not fit the rules, ``opener`` is missing or decided anyway, or the
                match is over.
        """
        sizes = sorted(self.rules.hand_sizes)
        if sorted(map(len, hands)) != sizes or len(left) != self.rules.left_over:
            each = f"{sizes[0]}" if sizes[0] == sizes[-1] else f"{sizes[0]} or {sizes[-1]}"
            raise NotPossible(f"{self.rules.seats} hands of {each} cards and {self.rules.left_over} left are needed")
        check_cards(hands, left, self.rules.packs)
        opener: Seat | None = fields.get("opener")
        needed = not self.places and self.rules.zs.first_lead is FirstLead.DEALER
        if needed and opener is None:
            raise NotPossible("“opener” is missing; it is the seat that deals and leads the first deal")
        if not needed and opener is not None:
            raise NotPossible("“opener” stands only in a first deal that its dealer leads")
        dealer = opener if needed else self._next_dealer()
        return self._begun(hands, left, dealer, None)

    def book(self, result: Result) -> ZhengShangyouMatch:
        """The match after a finished deal."""
        totals = tuple(total + points for total, points in zip(self.totals, result.points, strict=True))
        return replace(self, totals=totals, deals=self.deals + 1, places=result.order)

    def to_json(self) -> Json:
        return STATES.writer(ZhengShangyouMatch)(self)

    def _next_dealer(self) -> Seat | None:
        """Who deals next; None before a first deal."""
        return dealer_after(self.rules, self.places) if self.places else None

    def _begun(
        self,
        hands: Sequence[Sequence[Card]],
        left: Sequence[Card],
        dealer: Seat | None,
        chance: Chance | None,
    ) -> tuple[ZhengShangyouDeal, tuple[Event, ...]]:
        """The deal, advanced to the first choice that somebody has."""
        if self.over():
            raise NotPossible("the match is over, there is no next deal")
        order = order_of(self.rules)
        held = tuple(order.sorted(hand) for hand in hands)
        position = Position(rules=self.rules, dealer=dealer, counts=tuple(map(len, held)), previous=self.places)
        state = DealState(position, held, left=tuple(left), shuffled=chance is not None, chance=chance or NONE_STATED)
        opens = () if dealer is None else (Event(Happened.DEAL_OPENS, dealer, {"other": Player(dealer)}),)
        deal, events = ZhengShangyouDeal.after(exchange_begins(state))
        return deal, (*opens, *events)


def match_from_json(rules: Rules, data: Any) -> ZhengShangyouMatch:
    """The match that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    match = read_snapshot(STATES, ZhengShangyouMatch, data, rules)
    if len(match.totals) != rules.seats:
        raise NotPossible(f"no snapshot of this match: {len(match.totals)} totals for {rules.seats} seats")
    return match
