"""The seam of one deal: what a game says of it, as functions over plain values of its own.

``bot.engine.seam.deals`` builds ``Deal`` and ``View`` on these functions, once for every game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeGuard, cast

from typing_extensions import TypeVar

from bot.cards import Card
from bot.engine.actions import Action, Ask, Due, Seat
from bot.engine.chance import Chance
from bot.engine.facts import Event, Refusal, Text
from bot.engine.rulebook.declarations import TheRules
from bot.engine.seam.positions import Dealt, OwnPart, PublicPosition, WholeState, with_fields
from bot.engine.states import Reader

if TYPE_CHECKING:
    from bot.engine.seam.deals import Deal, View

Json = Any

PASS: Final = Action("pass")

Position = TypeVar("Position", bound=PublicPosition)
Own = TypeVar("Own", bound=OwnPart)
State = TypeVar("State", bound=WholeState)


@dataclass(frozen=True, slots=True)
class AskedAhead(Generic[Position, Own]):
    """What a seat may answer before the deal asks it.

    The answer is held until the deal asks for it, while its verb stays in ``asks``. Then it is judged again.
    """

    asks: tuple[Ask, ...] = ()  # it is public who may answer what
    # The expected position in which the seat will be asked, and what it will know then. None: that cannot be known, so
    # only a bare word can be given.
    foreseen: tuple[Position, Own] | None = None


NOTHING_AHEAD: AskedAhead[Any, Any] = AskedAhead()


class Judge(ABC, Generic[Position, Own]):
    """What a seat may do, judged from what that seat knows. It knows no other hand. A view asks nothing else."""

    # --- What every game writes ---

    @abstractmethod
    def refusal(self, position: Position, own: Own, seat: Seat, action: Action) -> Refusal | None:
        """The one judge of legality: None when the action is legal, else the reason. Everything else asks this."""

    @abstractmethod
    def legal(self, position: Position, own: Own, seat: Seat) -> Sequence[Action]:
        """Every legal action, weakest play first, or a documented subset. Empty if the seat is asked nothing."""

    @abstractmethod
    def readings(self, position: Position, own: Own, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What these cards, in any order, may be played as, the rules' own reading first. Empty if they make nothing.

        ``refusal`` says whether a reading may be played now.
        """

    @abstractmethod
    def describe(self, position: Position, own: Own, action: Action) -> Text:
        """An action in a few words: the combination that is played, or what else is done."""

    # --- What most games keep ---

    def called(self, position: Position, own: Own, action: Action) -> Text:
        """The words that people type for an action with cards, such as *full house boat*."""
        return self.describe(position, own, action)

    def mildest(self, position: Position, own: Own, seat: Seat) -> Action:
        """The legal action that commits the seat to the least, by default the first. The clock takes it for the absent.

        Raises:
            ValueError: the seat is asked nothing.
        """
        for action in self.legal(position, own, seat):
            return action
        raise ValueError(f"nothing is asked of seat {seat}")

    def ahead(self, position: Position, own: Own, seat: Seat) -> AskedAhead[Position, Own]:
        """What a seat may answer before the deal asks it; nothing by default."""
        del position, own, seat
        return NOTHING_AHEAD

    def noted(self, position: Position, action: Action) -> Action | None:
        """A legal action as a record writes it; None if records leave it out. By default the action itself."""
        del position
        return action

    def sees(self, view: View) -> TypeGuard[View[Position, Own]]:
        """Whether a view is one of this game's."""
        return view.judge is self


class Play(Judge[Position, Own], Generic[State, Position, Own, TheRules]):
    """All that a game says of its deals, as functions over values (``bot.engine.seam.play``)."""

    kind: type[State]
    """The class of its states."""

    # --- What every game writes ---

    @abstractmethod
    def own(self, state: State, seat: Seat | None) -> Own:
        """What a seat knows beyond the position. None: a spectator, who has no hand and has seen nothing."""

    @abstractmethod
    def step(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal action, and what happened."""

    @abstractmethod
    def reader(self, rules: TheRules) -> Reader:
        """How this game's states, positions and matches are written and read under these rules."""

    @abstractmethod
    def dealt(self, state: State) -> Dealt | None:
        """How the shuffled cards were dealt, before any of them moved. None if the hands were stated."""

    # --- What most games keep ---

    def public(self, state: State) -> Position:
        """What everybody may know."""
        return cast("Position", state.position)

    def with_chance(self, state: State, chance: Chance) -> State:
        """The same state, with ``chance`` deciding from now on."""
        return with_fields(state, chance=chance)

    def due(self, position: Position) -> Due | None:
        """What happens if nobody acts in time. By default nothing: somebody must act until the deal is over."""
        del position
        return None

    def fall_due(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """The state after what ``due`` names has happened, and its events. Called only if something is due."""
        del state
        raise NotImplementedError

    def reach(self, state: State, seat: Seat, action: Action) -> State:
        """The state in which the seat is asked for this verb. For records, which leave out what fell due."""
        while self.due(self.public(state)) and all(ask.verb != action.verb for ask in self._asked(state, seat)):
            state, _ = self.fall_due(state)
        return state

    def _asked(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        return self.public(state).asks().get(seat, ())

    def owns(self, deal: Deal) -> TypeGuard[Deal[State, Position, Own]]:
        """Whether a deal is one of this game's."""
        return deal.play is self
