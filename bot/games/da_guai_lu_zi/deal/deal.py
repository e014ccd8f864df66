"""One deal of Da Guai Lu Zi, from the cards dealt to the settlement; immutable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.engine.actions import Action, Seat
from bot.engine.asks import Due
from bot.engine.chance import Stated
from bot.engine.game import Dealt, Event, Refusal
from bot.engine.seam.snapshots import read_snapshot
from bot.engine.state_deal import StateDeal
from bot.engine.states import Reader
from bot.games.da_guai_lu_zi.deal import acting, judge, returning, tribute, tricks
from bot.games.da_guai_lu_zi.deal.deal_state import DealState, Holding, Later
from bot.games.da_guai_lu_zi.deal.position import Phase, Position
from bot.games.da_guai_lu_zi.deal.state_forms import STATES
from bot.games.da_guai_lu_zi.deal.view import EscapeView
from bot.games.da_guai_lu_zi.rules.parameters import HAND_SIZE, SEATS, Rules

Step = tuple["EscapeDeal", tuple[Event, ...]]


@dataclass(frozen=True)
class EscapeDeal(StateDeal[DealState]):
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
        return Dealt(self.position.first, 1, (HAND_SIZE,) * SEATS) if self.state.shuffled else None

    def due(self) -> Due | None:
        """The tributes that chance picks, where a record states them (DG-10.4)."""
        stated = not isinstance(self.chance, Stated) or self.chance.lines
        return Due("tribute", 0, 0.0) if self.position.drawing and stated else None

    def fall_due(self) -> Step:
        if self.due() is None:
            raise ValueError("nothing is due")
        return self.after(tribute.draw(self.state))

    def mildest(self, seat: Seat) -> Action:
        return acting.mildest(self.position, self._own(seat), seat)

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        return judge.refusal(self.position, self._own(seat), seat, action)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        return acting.legal_actions(self.position, self._own(seat), seat)

    def done(self, seat: Seat, action: Action) -> Later:
        match action.verb:
            case "play":
                return tricks.play(self.state, seat, action)
            case "pass":
                return tricks.pass_by(self.state, seat, action)
            case "choose":
                return returning.choose(self.state, seat, action)
        if self.position.phase is Phase.TRIBUTE:
            return tribute.give(self.state, seat, action.cards[0])
        return returning.give_back(self.state, seat, action.cards)

    def view(self, seat: Seat | None) -> EscapeView:
        own = self._own(seat)
        return EscapeView(seat, self.position, own._replace(hand=self.position.order.sorted(own.hand)))

    def _own(self, seat: Seat | None) -> Holding:
        return self.state.holding(seat)


def begun(state: DealState) -> Step:
    """The deal as its first asks find it. A shuffle decides at once what chance decides."""
    deal, events = EscapeDeal.after(tribute.begin(state))
    if state.shuffled and deal.due() is not None:
        deal, more = deal.fall_due()
        return deal, (*events, *more)
    return deal, events


def deal_from_json(rules: Rules, data: Any) -> EscapeDeal:
    """The deal that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return read_snapshot(STATES, EscapeDeal, data, rules, "state", "position")
