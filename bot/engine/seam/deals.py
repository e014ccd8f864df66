"""A deal, and what one seat sees of it. Written once, over the functions of a game (``bot.engine.seam.play``)."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, final

from typing_extensions import TypeVar

from bot.cards import Card
from bot.engine.actions import Action, Ask, Asks, Due, Seat, must_act
from bot.engine.chance import Chance
from bot.engine.facts import Event, NotAllowed, Refusal, Text
from bot.engine.result import Result
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.play import NOTHING_AHEAD, Judge, Own, Play, Position, State
from bot.engine.seam.positions import Dealt, Deed, OwnPart, PublicPosition, Trick, WholeState
from bot.engine.seam.snapshots import read_snapshot

Json = Any

Position_co = TypeVar("Position_co", bound=PublicPosition, default=PublicPosition, covariant=True)
Own_co = TypeVar("Own_co", bound=OwnPart, default=OwnPart, covariant=True)
State_co = TypeVar("State_co", bound=WholeState, default=WholeState, covariant=True)


@final
class View(Generic[Position_co, Own_co]):
    """All that one seat may know, as an immutable value. With ``seat`` None the viewer is a spectator.

    The judge decides on a view just as on the deal. ``position`` and ``own`` belong to the game. Check ``Judge.sees``
    before reading fields that only one game has.
    """

    __slots__ = ("_ahead", "_asks", "_history", "_legal", "judge", "own", "position", "seat")

    def __init__(
        self,
        judge: Judge[Position_co, Own_co],
        position: Position_co,
        own: Own_co,
        seat: Seat | None,
        asks: Asks | None = None,
    ) -> None:
        self.judge: Final = judge
        self.position: Final = position
        self.own: Final = own
        self.seat: Final = seat
        self._asks = asks  # asks and history are computed once; a position may keep the history in a denser form
        self._history: tuple[Deed, ...] | None = None
        self._legal: Sequence[Action] | None = None  # computed once: a long list may take milliseconds
        self._ahead: tuple[tuple[Ask, ...], View[Position_co, Own_co] | None] | None = None

    @property
    def rules(self) -> Rulebook:
        return self.position.rules

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards, lowest first in the game's order; empty for a spectator."""
        return self.own.hand

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        return self.position.counts

    @property
    def history(self) -> tuple[Deed, ...]:
        """Who did what since the deal began, in order (``PublicPosition.history``)."""
        if self._history is None:
            self._history = self.position.history
        return self._history

    @property
    def trick(self) -> Trick:
        """What was played since the lead (``PublicPosition.trick``)."""
        return self.position.trick

    def asks(self) -> Asks:
        """What is asked of each seat; the same as the deal's."""
        if self._asks is None:
            self._asks = MappingProxyType(self.position.asks())
        return self._asks

    def refusal(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now; None if they may."""
        return self.judge.refusal(self.position, self.own, self._me, action)

    def legal_actions(self) -> Sequence[Action]:
        """All legal actions of the viewer (``Judge.legal``)."""
        if self._legal is None:
            self._legal = () if self.seat is None else self.judge.legal(self.position, self.own, self.seat)
        return self._legal

    def ahead(self) -> tuple[Ask, ...]:
        """What the viewer may answer before the deal asks it (``Judge.ahead``)."""
        return self._asked_ahead()[0]

    def foreseen(self) -> View[Position_co, Own_co] | None:
        """The view in which the viewer will be asked what ``ahead`` names. None if that cannot be known."""
        return self._asked_ahead()[1]

    def legal_ahead(self) -> Sequence[Action]:
        """The legal answers to ``ahead``, weakest play first, as if each were asked now."""
        foreseen = self.foreseen()
        return [Action(ask.verb) for ask in self.ahead()] if foreseen is None else foreseen.legal_actions()

    def refusal_ahead(self, action: Action) -> Refusal | None:
        """Why the viewer may not give this answer ahead; None if they may. If they must act now, it is judged as a
        play.
        """
        foreseen = self.foreseen()
        if foreseen is None:
            return None if action in self.legal_ahead() else self.refusal(action)
        return self.refusal(action) if self.seat in must_act(self) else foreseen.refusal(action)

    def _asked_ahead(self) -> tuple[tuple[Ask, ...], View[Position_co, Own_co] | None]:
        if self._ahead is None:
            told = NOTHING_AHEAD if self.seat is None else self.judge.ahead(self.position, self.own, self.seat)
            ahead = told.foreseen
            foreseen = None if ahead is None else View(self.judge, ahead[0], ahead[1], self.seat)
            self._ahead = told.asks, foreseen
        return self._ahead

    def readings(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What these cards may be played as (``Judge.readings``)."""
        return self.judge.readings(self.position, self.own, cards)

    def describe(self, action: Action) -> Text:
        """What an action amounts to (``Judge.describe``)."""
        return self.judge.describe(self.position, self.own, action)

    def called(self, action: Action) -> Text:
        """The words that people type for an action (``Judge.called``)."""
        return self.judge.called(self.position, self.own, action)

    @property
    def _me(self) -> Seat:
        if self.seat is None:
            raise ValueError("a spectator does not act")
        return self.seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        mine = (self.seat, self.judge, self.own, self.position)
        return mine == (other.seat, other.judge, other.own, other.position)

    def __hash__(self) -> int:
        return hash((self.seat, self.own, self.position))

    def __repr__(self) -> str:
        return f"View(seat={self.seat}, position={self.position!r}, own={self.own!r})"


@final
class Deal(Generic[State_co, Position_co, Own_co]):
    """One deal, from shuffle to settlement, as an immutable value: a state, with its game's ``Play``."""

    __slots__ = ("_asks", "_own", "_views", "play", "position", "state")

    def __init__(self, play: Play[State_co, Position_co, Own_co], state: State_co) -> None:
        self.play: Final = play
        self.state: Final = state
        self.position: Final = play.public(state)
        self._asks: Asks | None = None  # all three are kept: whoever shows a change asks for them again and again
        self._own: dict[Seat | None, Own_co] = {}
        self._views: dict[Seat | None, View[Position_co, Own_co]] = {}

    @property
    def rules(self) -> Rulebook:
        return self.position.rules

    @property
    def dealt(self) -> Dealt | None:
        """How the shuffled cards were dealt (``Play.dealt``)."""
        return self.play.dealt(self.state)

    @property
    def chance(self) -> Chance:
        """The source of what chance decides in mid-deal."""
        return self.state.chance

    @property
    def trick(self) -> Trick:
        """What was played since the lead (``PublicPosition.trick``)."""
        return self.position.trick

    def with_chance(self, chance: Chance) -> Deal[State_co, Position_co, Own_co]:
        """The same deal, with ``chance`` deciding from now on."""
        return Deal(self.play, self.play.with_chance(self.state, chance))

    def asks(self) -> Asks:
        """What each seat is asked. This is public, so it does not depend on hidden cards."""
        if self._asks is None:
            self._asks = MappingProxyType(self.position.asks())
        return self._asks

    def own(self, seat: Seat | None) -> Own_co:
        """What a seat knows beyond the position (``Play.own``)."""
        kept = self._own.get(seat)
        if kept is None:
            kept = self._own[seat] = self.play.own(self.state, seat)
        return kept

    def view(self, seat: Seat | None) -> View[Position_co, Own_co]:
        """All that a seat may know. None: what a spectator may know."""
        kept = self._views.get(seat)
        if kept is None:
            kept = self._views[seat] = View(self.play, self.position, self.own(seat), seat, self.asks())
        return kept

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat may not do this now; None if it may."""
        return self.play.refusal(self.position, self.own(seat), seat, action)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """All legal actions of a seat (``Judge.legal``)."""
        return self.view(seat).legal_actions()

    def mildest(self, seat: Seat) -> Action:
        """The legal action that commits a seat to the least (``Judge.mildest``)."""
        return self.play.mildest(self.position, self.own(seat), seat)

    def apply(self, seat: Seat, action: Action) -> tuple[Deal[State_co, Position_co, Own_co], tuple[Event, ...]]:
        """The deal after an action, and what happened. This asks the judge, so callers need not.

        Raises:
            NotAllowed: the judge refuses the action.
            NotPossible: chance decides, and the stated outcome is missing or impossible.
        """
        play = self.play
        refusal = play.refusal(self.position, self.own(seat), seat, action)
        if refusal is not None:
            raise NotAllowed(refusal, seat, action)
        state, events = play.step(self.state, seat, action)
        return Deal(play, state), events

    def due(self) -> Due | None:
        """What happens if nobody acts in time. None if nothing is due."""
        return self.play.due(self.position)

    def fall_due(self) -> tuple[Deal[State_co, Position_co, Own_co], tuple[Event, ...]]:
        """The deal after what ``due`` names has happened, and its events.

        Raises:
            ValueError: nothing is due.
        """
        if self.due() is None:
            raise ValueError("nothing is due")
        state, events = self.play.fall_due(self.state)
        return Deal(self.play, state), events

    def reach(self, seat: Seat, action: Action) -> Deal[State_co, Position_co, Own_co]:
        """The deal after all that must have fallen due before a recorded action. Records leave that out."""
        state = self.play.reach(self.state, seat, action)
        return self if state is self.state else Deal(self.play, state)

    def noted(self, seat: Seat, action: Action) -> Action | None:
        """A legal action as a record writes it, or None if records leave it out."""
        del seat
        return self.play.noted(self.position, action)

    def result(self) -> Result | None:
        """How the deal ended; None while it runs."""
        return self.state.ending

    def to_json(self) -> Json:
        """A snapshot that names hidden cards, too. ``read_deal`` reads it back to an equal value."""
        return self.play.reader(self.rules).writer(self.play.kind)(self.state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self is other or (self.play is other.play and self.state == other.state)

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        return f"Deal({self.state!r})"


def read_deal(play: Play[State, Position, Own], rules: Rulebook, data: Json) -> Deal[State, Position, Own]:
    """The deal that ``Deal.to_json`` wrote, under the rules it was played by.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    return Deal(play, read_snapshot(play.reader(rules), play.kind, data, rules))
