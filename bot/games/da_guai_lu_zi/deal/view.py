"""One seat's view of a deal: its hand, the tribute it is party to, and what everybody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.asks import Ask
from bot.engine.facts import Text, saying
from bot.engine.game import Refusal
from bot.engine.seam.hands import in_packs
from bot.engine.states import Reader
from bot.games.climbing.climbing_view import ClimbingView
from bot.games.da_guai_lu_zi.cards.readings import SIZES, PlayReading, read_as, readings_of
from bot.games.da_guai_lu_zi.deal import acting, judge
from bot.games.da_guai_lu_zi.deal.deal_state import NO_HOLDING, Handed, Holding
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Phase, Position
from bot.games.da_guai_lu_zi.deal.state_forms import STATES
from bot.games.da_guai_lu_zi.grammar import named_reading, play_of
from bot.games.da_guai_lu_zi.rules.parameters import Rules


@dataclass(frozen=True)
class EscapeView(ClimbingView[Position]):
    """All that ``seat`` may know (None: a spectator)."""

    position: Position
    own: Holding = NO_HOLDING
    states: ClassVar[Reader] = STATES

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.own.hand

    @property
    def table(self) -> LaidPlay | None:
        """The play to beat."""
        return self.position.table

    @property
    def owed(self) -> int:
        """How many cards the viewer returns or puts out."""
        return 0 if self.seat is None else self.own.owed(self.rules, self.seat)

    @property
    def offered(self) -> tuple[Card, ...]:
        """The cards that are put out for the viewer to choose from."""
        return () if self.seat is None else self.own.offered(self.seat)

    @property
    def tributes(self) -> tuple[Handed, ...]:
        """The tributes that the viewer gave or received."""
        return self.own.tributes

    def refusal(self, action: Action) -> Refusal | None:
        return judge.refusal(self.position, self.own, self.seat, action)

    def legal_actions(self) -> Sequence[Action]:
        return self._legal_actions

    @cached_property
    def _legal_actions(self) -> tuple[Action, ...]:
        return acting.legal_actions(self.position, self.own, self.seat)

    def ahead(self) -> tuple[Ask, ...]:
        """To pass until the next lead, for whoever could still be asked to answer the play on the table."""
        table, seat = self.position.table, self.seat
        if seat is None or table is None or seat in (table.seat, self.position.turn) or not self.counts[seat]:
            return ()
        return (Ask("pass", must=True),)

    def readings(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What cards may be played as, the rules' own reading first (DG-4.7)."""
        order = self.position.order
        if len(cards) not in SIZES or not in_packs(cards, order.value, self.rules.dg.packs):
            return ()
        played = order.sorted(cards)
        own, *others = readings_of(order, played, finishing=self.empties(played)) or (None,)
        if own is None:
            return ()
        return (play_of(played), *(play_of(played, one.name) for one in others))

    def empties(self, cards: Sequence[Card]) -> bool:
        """Whether these cards are all that the viewer holds."""
        return len(cards) == len(self.hand) and Counter(cards) == Counter(self.hand)

    def reading(self, action: Action) -> PlayReading | None:
        """What a play is read as."""
        order = self.position.order
        if any(card not in order.value for card in action.cards):
            return None
        return read_as(order, action.cards, named_reading(action), finishing=self.empties(action.cards))

    def describe(self, action: Action) -> Text:
        """What an action comes to: *five of a kind, nines*."""
        if action.verb == "play":
            return saying("deed-play", **self._named(action))
        if action.verb == "give":
            tribute = self.position.phase is Phase.TRIBUTE
            return saying("deed-give", tribute=tribute, n=len(action.cards) or action.number or 0)
        return saying(f"deed-{action.verb}")

    def called(self, action: Action) -> Text:
        return saying("kind-typed", **self._named(action))

    def _named(self, action: Action) -> dict[str, str]:
        reading = self.reading(action) if action.verb == "play" else None
        return {"kind": reading.kind.value if reading else "none", "rank": reading.rank if reading else "none"}
