"""Deals strung together: who deals, totals, and the end of the match (ZS-5.1, ZS-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.cards import Card, Packs
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.chance import NONE_STATED, Chance, Streamed
from bot.engine.facts import Event, Player
from bot.engine.game import Json, Result
from bot.engine.seam.hands import check_cards, dealt_round
from bot.engine.seam.matches import Match, Series, TotalsSoFar
from bot.engine.typed.command_options import Chosen
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouEvent as Happened
from bot.games.zheng_shangyou.deal.deal_state import DealState, Later
from bot.games.zheng_shangyou.deal.exchanging import exchange_begins
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.deal.seam import PLAY
from bot.games.zheng_shangyou.deal.tricks import dealer_after
from bot.games.zheng_shangyou.rules.closed_choices import FirstLead
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.scoring.places import is_over, winning_side


@dataclass(frozen=True)
class PlacesSoFar(TotalsSoFar):
    """What is known between two deals."""

    rules: Rules
    places: tuple[Seat, ...] = ()  # of the deal before; empty before a first deal

    def next_dealer(self) -> Seat | None:
        """Who deals next; None before a first deal."""
        return dealer_after(self.rules, self.places) if self.places else None

    def winning_side(self) -> int | None:
        """The seat, or the team, that has won the match."""
        return winning_side(self.rules, self.totals, self.deals)


class ZhengShangyouSeries(Series[PlacesSoFar, DealState, Rules]):
    """A match, deal after deal."""

    kind = PlacesSoFar
    play = PLAY

    def packs(self, rules: Rules) -> Packs:
        return rules.packs

    def seats(self, rules: Rules) -> int:
        return rules.seats

    def new(self, rules: Rules, options: Chosen, head: Mapping[str, Json]) -> PlacesSoFar:
        """The head of a record may state the places of a deal before it; then no deal is a first one (ZS-9.3)."""
        if options:
            raise NotPossible("nothing can be chosen beside the rules")
        return PlacesSoFar(rules, (0,) * rules.seats, places=head.get("previous", ()))

    def sides(self, so_far: PlacesSoFar) -> tuple[int, ...]:
        return so_far.rules.sides

    def winners(self, so_far: PlacesSoFar) -> frozenset[Seat] | None:
        if not is_over(so_far.rules, so_far.totals, so_far.deals):
            return None
        won = so_far.winning_side()
        return frozenset(seat for seat, side in enumerate(so_far.rules.sides) if side == won)

    def start(self, so_far: PlacesSoFar, shuffle: Shuffle) -> Later:
        """Chance picks the dealer of a first deal (ZS-9.4)."""
        rules, dealer, stream = so_far.rules, so_far.next_dealer(), shuffle.stream
        if dealer is None:
            dealer, stream = stream.below(rules.seats)
        dealt = sum(rules.hand_sizes)
        hands = dealt_round(shuffle.order, dealer, rules.seats, dealt)
        return _begun(so_far, hands, shuffle.order[dealt:], dealer, Streamed(stream))

    def start_given(
        self, so_far: PlacesSoFar, hands: Sequence[Sequence[Card]], left: Sequence[Card], fields: Mapping[str, Json]
    ) -> Later:
        """The field ``opener`` deals and leads a first deal (ZS-9.3).

        Raises:
            NotPossible: hands or left-over cards do not fit the rules; ``opener`` is missing, or decided anyway.
        """
        rules, sizes = so_far.rules, sorted(so_far.rules.hand_sizes)
        if sorted(map(len, hands)) != sizes or len(left) != rules.left_over:
            each = f"{sizes[0]}" if sizes[0] == sizes[-1] else f"{sizes[0]} or {sizes[-1]}"
            raise NotPossible(f"{rules.seats} hands of {each} cards and {rules.left_over} left are needed")
        check_cards(hands, left, rules.packs)
        opener: Seat | None = fields.get("opener")
        needed = not so_far.places and rules.zs.first_lead is FirstLead.DEALER
        if needed and opener is None:
            raise NotPossible("“opener” is missing; it is the seat that deals and leads the first deal")
        if not needed and opener is not None:
            raise NotPossible("“opener” stands only in a first deal that its dealer leads")
        return _begun(so_far, hands, left, opener if needed else so_far.next_dealer(), None)

    def book(self, so_far: PlacesSoFar, result: Result) -> PlacesSoFar:
        return replace(super().book(so_far, result), places=result.order)


def _begun(
    so_far: PlacesSoFar,
    hands: Sequence[Sequence[Card]],
    left: Sequence[Card],
    dealer: Seat | None,
    chance: Chance | None,
) -> Later:
    """The deal, advanced to the first choice that somebody has."""
    order = order_of(so_far.rules)
    held = tuple(order.sorted(hand) for hand in hands)
    position = Position(rules=so_far.rules, dealer=dealer, counts=tuple(map(len, held)), previous=so_far.places)
    state = DealState(position, held, left=tuple(left), shuffled=chance is not None, chance=chance or NONE_STATED)
    opens = () if dealer is None else (Event(Happened.DEAL_OPENS, dealer, {"other": Player(dealer)}),)
    state, events = exchange_begins(state)
    return state, (*opens, *events)


SERIES = ZhengShangyouSeries()
ZhengShangyouMatch = Match[PlacesSoFar]
