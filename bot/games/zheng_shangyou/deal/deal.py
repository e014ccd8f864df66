"""One deal of Zheng Shangyou, from the first card dealt to the last place; immutable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.games.actions import Action, Seat
from bot.games.game import Dealt, Refusal
from bot.games.groundwork.snapshots import read_snapshot
from bot.games.groundwork.state_deal import StateDeal
from bot.games.states import Reader
from bot.games.zheng_shangyou.deal import acting, exchanging, judge, tricks
from bot.games.zheng_shangyou.deal.deal_state import DealState, Later, Offer
from bot.games.zheng_shangyou.deal.position import Phase, Position
from bot.games.zheng_shangyou.deal.state_forms import STATES
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.games.zheng_shangyou.rules.parameters import Rules


@dataclass(frozen=True)
class ZhengShangyouDeal(StateDeal[DealState]):
    """One deal behind the seam (``bot.games.seam.deals.Deal``)."""

    state: DealState
    states: ClassVar[Reader] = STATES

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

    def mildest(self, seat: Seat) -> Action:
        return acting.mildest(self.position, self.state.hands[seat], seat)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return judge.refusal(self.position, self.state.hands[seat], seat, action)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        return acting.legal_actions(self.position, self.state.hands[seat], seat)

    def done(self, seat: Seat, action: Action) -> Later:
        match action.verb:
            case "play":
                return tricks.play(self.state, seat, action)
            case "give":
                return exchanging.give(self.state, seat, action)
            case "choose":
                return exchanging.choose(self.state, seat, action)
        return tricks.stand_aside(self.state, seat)

    def view(self, seat: Seat | None) -> ZhengShangyouView:
        if seat is None:
            return ZhengShangyouView(None, self.position, ())
        return ZhengShangyouView(seat, self.position, self.state.hands[seat], self._seen_by(seat))

    def _seen_by(self, seat: Seat) -> tuple[Offer, ...]:
        """Who chooses sees both cards, the others only what they gave (ZS-6.5)."""
        chooses = self.position.turn == seat and self.position.phase is not Phase.PLAY
        return tuple(offer for offer in self.state.offers if chooses or offer.giver == seat)


def deal_from_json(rules: Rules, data: Any) -> ZhengShangyouDeal:
    """The deal that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return read_snapshot(STATES, ZhengShangyouDeal, data, rules, "state", "position")
