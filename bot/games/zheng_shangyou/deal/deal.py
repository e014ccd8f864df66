"""One deal of Zheng Shangyou, from the first card dealt to the last place; immutable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.actions import Action, Seat
from bot.games.asks import Asks, Due
from bot.games.chance import Chance
from bot.games.deals import Trick
from bot.games.game import Dealt, Event, Json, NotAllowed, Refusal, Result
from bot.games.snapshots import read_snapshot
from bot.games.zheng_shangyou.deal import acting, exchanging, judge, tricks
from bot.games.zheng_shangyou.deal.deal_state import DealState, Later, Offer
from bot.games.zheng_shangyou.deal.position import Phase, Position
from bot.games.zheng_shangyou.deal.state_forms import STATES
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.games.zheng_shangyou.rules.parameters import Rules

Step = tuple["ZhengShangyouDeal", tuple[Event, ...]]


@dataclass(frozen=True)
class ZhengShangyouDeal:
    """One deal behind the seam (``bot.games.deals.Deal``)."""

    state: DealState

    @property
    def position(self) -> Position:
        """What everybody may know."""
        return self.state.position

    @property
    def rules(self) -> Rules:
        return self.state.rules

    @property
    def dealt(self) -> Dealt | None:
        dealer = self.position.dealer
        if not self.state.shuffled or dealer is None:
            return None
        by_distance = self.rules.hand_sizes
        return Dealt(
            dealer, 1, tuple(by_distance[(seat - dealer) % len(by_distance)] for seat in range(len(by_distance)))
        )

    @property
    def chance(self) -> Chance:
        return self.state.chance

    def with_chance(self, chance: Chance) -> ZhengShangyouDeal:
        return ZhengShangyouDeal(replace(self.state, chance=chance))

    @property
    def trick(self) -> Trick:
        return self.position.trick

    def asks(self) -> Asks:
        return self.position.asks()

    def due(self) -> Due | None:
        """Nothing: somebody always has to act until the deal is over."""
        return None

    def fall_due(self) -> Step:
        raise ValueError("nothing is due")

    def mildest(self, seat: Seat) -> Action:
        return acting.mildest(self.position, self.state.hands[seat], seat)

    def reach(self, seat: Seat, action: Action) -> ZhengShangyouDeal:
        del seat, action
        return self

    def noted(self, seat: Seat, action: Action) -> Action:
        del seat
        return action

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return judge.refusal(self.position, self.state.hands[seat], seat, action)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        return acting.legal_actions(self.position, self.state.hands[seat], seat)

    def apply(self, seat: Seat, action: Action) -> Step:
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise NotAllowed(refusal, seat, action)
        return wrapped(_done(self.state, seat, action))

    def view(self, seat: Seat | None) -> ZhengShangyouView:
        if seat is None:
            return ZhengShangyouView(None, self.position, ())
        return ZhengShangyouView(seat, self.position, self.state.hands[seat], self._seen_by(seat))

    def _seen_by(self, seat: Seat) -> tuple[Offer, ...]:
        """Who chooses sees both cards, the others only what they gave (ZS-6.5)."""
        chooses = self.position.turn == seat and self.position.phase is not Phase.PLAY
        return tuple(offer for offer in self.state.offers if chooses or offer.giver == seat)

    def result(self) -> Result | None:
        return self.state.ending

    def to_json(self) -> Json:
        return STATES.writer(ZhengShangyouDeal)(self)


def _done(state: DealState, seat: Seat, action: Action) -> Later:
    """What a legal action does."""
    match action.verb:
        case "play":
            return tricks.play(state, seat, action)
        case "give":
            return exchanging.give(state, seat, action)
        case "choose":
            return exchanging.choose(state, seat, action)
    return tricks.stand_aside(state, seat)


def wrapped(later: Later) -> Step:
    """A state as a deal, with what happened."""
    return ZhengShangyouDeal(later[0]), later[1]


def deal_from_json(rules: Rules, data: Any) -> ZhengShangyouDeal:
    """The deal that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return read_snapshot(STATES, ZhengShangyouDeal, data, rules, "state", "position")
