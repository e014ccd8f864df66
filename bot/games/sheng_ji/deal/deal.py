"""One deal of Sheng Ji, from the first card drawn to the settlement; immutable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bot.engine.actions import Action, Seat
from bot.engine.asks import Due
from bot.engine.game import Dealt, Event, Refusal
from bot.engine.seam.snapshots import read_snapshot
from bot.engine.state_deal import StateDeal
from bot.engine.states import Reader
from bot.games.sheng_ji.deal import acting, judge, phases, tricks
from bot.games.sheng_ji.deal.deal_state import DealState, Later
from bot.games.sheng_ji.deal.declaring import Declaration
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.state_forms import STATES
from bot.games.sheng_ji.deal.view import ShengJiView
from bot.games.sheng_ji.grammar import drawn_when
from bot.games.sheng_ji.rules.parameters import SEATS, Rules

Step = tuple["ShengJiDeal", tuple[Event, ...]]


@dataclass(frozen=True)
class ShengJiDeal(StateDeal[DealState]):
    """One deal behind the seam (``bot.engine.seam.old_seam.Deal``)."""

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
        sizes = (self.rules.hand_size,) * SEATS
        return Dealt(self.position.start, 1, sizes) if self.state.shuffled else None

    def due(self) -> Due | None:
        return self.position.due()

    def fall_due(self) -> Step:
        """Draw the next cards, or close the window."""
        if self.position.phase is Phase.DRAW:
            return self.after(phases.draw(self.state, self.position.next_draw()))
        if self.position.phase is Phase.WINDOW:
            return self.after(phases.close(self.state))
        raise ValueError("nothing is due")

    def mildest(self, seat: Seat) -> Action:
        actions = self.legal_actions(seat)
        if not actions:
            raise ValueError(f"nothing is asked of seat {seat}")
        return actions[0]

    def reach(self, seat: Seat, action: Action) -> ShengJiDeal:
        """The deal after so many cards were drawn as a declaration says; after the window, for what comes later."""
        deal = self
        while deal.position.phase is Phase.DRAW and not deal._reached(action):
            deal = ShengJiDeal(phases.draw(deal.state, deal._drawn_for(action) + 1)[0])
        later = action.verb in ("bury", "play", "trump", "choose")
        later |= action.verb == "redeal" and deal.refusal(seat, action) is not None  # poor only by the trumps made
        return deal.fall_due()[0] if later and deal.position.phase is Phase.WINDOW else deal

    def noted(self, seat: Seat, action: Action) -> Action | None:
        """Declarations with the count of cards drawn; that somebody is done declaring is not written (SJ-11.8)."""
        del seat
        if self.position.phase not in (Phase.DRAW, Phase.WINDOW):
            return action
        if action.verb == "declare":
            drawing = self.position.phase is Phase.DRAW
            return replace(action, words=(f"@{self.position.drawn}",) if drawing else ())
        return None if action.verb == "pass" else action

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return judge.refusal(self.position, self.state.hand(seat), seat, action)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        return acting.legal_actions(self.position, self.state.hand(seat), seat)

    def done(self, seat: Seat, action: Action) -> Later:
        match action.verb:
            case "declare":
                return phases.declare(self.state, Declaration(seat, action.cards))
            case "play":
                return tricks.play(self.state, seat, action)
            case "choose":
                return tricks.choose(self.state, seat, action)
            case "bury":
                return phases.bury(self.state, seat, action.cards)
            case "trump":
                return phases.name_trump(self.state, seat, action)
            case "redeal":
                return phases.claim(self.state, seat)
        return phases.stand_aside(self.state, seat)

    def view(self, seat: Seat | None) -> ShengJiView:
        if seat is None:
            return ShengJiView(None, self.position, ())
        knows = seat == self.position.burier and self.position.phase is not Phase.BURY
        hand = self.position.order.sorted(self.state.hand(seat))
        return ShengJiView(seat, self.position, hand, self.state.kitty if knows else ())

    def _reached(self, action: Action) -> bool:
        """Whether enough cards are drawn for an action."""
        if action.verb != "declare":
            return action.verb == "pass"
        when = drawn_when(action)
        return when is not None and self._drawn_for(action) >= when

    def _drawn_for(self, action: Action) -> int:
        """How many cards had been drawn before what is to be reached.

        The first step of the draw is done as a deal begins, and counts only once something was done after it.
        """
        when = drawn_when(action)
        early = not self.position.history and when is not None and when < self.position.drawn
        return 0 if early else self.position.drawn


def deal_from_json(rules: Rules, data: Any) -> ShengJiDeal:
    """The deal that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return read_snapshot(STATES, ShengJiDeal, data, rules, "state", "position")
