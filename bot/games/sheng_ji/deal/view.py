"""One seat's view of a deal: its hand, what it buried, and what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.asks import Ask
from bot.engine.facts import Text, saying
from bot.engine.game import Refusal
from bot.engine.state_deal import PositionView
from bot.engine.states import Reader
from bot.games.sheng_ji.cards.throws import kind_of_play, lead_of
from bot.games.sheng_ji.cards.units import all_formats
from bot.games.sheng_ji.deal import acting, judge
from bot.games.sheng_ji.deal.position import Position
from bot.games.sheng_ji.deal.state_forms import STATES
from bot.games.sheng_ji.grammar import named_format, reading_words
from bot.games.sheng_ji.rules.parameters import Rules


@dataclass(frozen=True)
class ShengJiView(PositionView[Position]):
    """All that ``seat`` may know (None: a spectator)."""

    position: Position
    hand: tuple[Card, ...]
    buried: tuple[Card, ...] = ()  # for whoever buried last: what lies in the kitty (SJ-4.1)
    states: ClassVar[Reader] = STATES

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def refusal(self, action: Action) -> Refusal | None:
        return judge.refusal(self.position, self.hand, self.seat, action)

    def legal_actions(self) -> Sequence[Action]:
        return acting.legal_actions(self.position, self.hand, self.seat)

    def ahead(self) -> tuple[Ask, ...]:
        """Nothing: each turn is its own."""
        return ()

    def legal_ahead(self) -> Sequence[Action]:
        return ()

    def refusal_ahead(self, action: Action) -> Refusal | None:
        return self.refusal(action)

    def readings(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What cards may be played as: a follow, or a lead in each of its readings, the best first (SJ-5.5).

        As many cards of several suits as were led are a follow, too.
        """
        order, lead = self.position.order, self.position.lead
        known = [card for card in cards if card in order.where]
        if not known or len(known) < len(cards):
            return ()
        played = order.sorted(cards)
        suit = order.one_suit(cards)
        follows = lead is not None and len(cards) == len(self.position.plays[0])
        if follows or suit is None:
            return (Action("play", played),) if follows else ()
        counts = order.counts(suit.name, cards)
        if any(many > self.rules.decks for many in counts):
            return ()
        _, *others = all_formats(suit, counts, self.rules.shortest_run)
        return (Action("play", played), *(Action("play", played, words=reading_words(one)) for one in others))

    def describe(self, action: Action) -> Text:
        if action.verb == "play":
            return saying("deed-play", kind=self._kind(action), n=len(action.cards))
        if action.verb == "trump":
            return saying("deed-trump", suit=action.words[0] if action.words else "none")
        return saying(f"deed-{action.verb}", n=len(action.cards) or action.number or 0)

    def called(self, action: Action) -> Text:
        return saying("kind-typed", kind=self._kind(action) if action.verb == "play" else "none")

    def _kind(self, action: Action) -> str:
        """What kind of play an action is, as messages select on it. Only a lead can be a throw."""
        known = [card for card in action.cards if card in self.position.order.where]
        whole = bool(known) and len(known) == len(action.cards)
        kind = kind_of_play(lead_of(self.position.order, action.cards, named_format(action)) if whole else None)
        return "cards" if kind == "throw" and self.position.plays else kind
