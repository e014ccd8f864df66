"""One seat's view of a deal: its hand, the cards put out that it may see, and what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.cards import Card
from bot.games.actions import Action
from bot.games.asks import Ask
from bot.games.climbing.climbing_view import ClimbingView
from bot.games.facts import Facts, Text
from bot.games.game import Refusal
from bot.games.groundwork.hands import in_packs
from bot.games.states import Reader
from bot.games.zheng_shangyou.cards.answering import offered, read_as
from bot.games.zheng_shangyou.cards.kinds import PlayReading, kind_word
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal import acting, judge
from bot.games.zheng_shangyou.deal.deal_state import Offer
from bot.games.zheng_shangyou.deal.position import Phase, Position
from bot.games.zheng_shangyou.deal.state_forms import STATES
from bot.games.zheng_shangyou.grammar import named_reading, play_of
from bot.games.zheng_shangyou.rules.parameters import Rules

NO_RANK = "A"
"""What stands for the rank of cards that are no play; nothing says it."""
_PASSING = (Ask("pass"),)


@dataclass(frozen=True)
class ZhengShangyouView(ClimbingView[Position]):
    """All that ``seat`` may know (None: a spectator)."""

    position: Position
    hand: tuple[Card, ...]
    offers: tuple[Offer, ...] = ()  # of the cards put out, those that the seat may see (ZS-6.5)
    states: ClassVar[Reader] = STATES

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def refusal(self, action: Action) -> Refusal | None:
        return judge.refusal(self.position, self.hand, self.seat, action)

    def legal_actions(self) -> Sequence[Action]:
        return acting.legal_actions(self.position, self.hand, self.seat)

    def ahead(self) -> tuple[Ask, ...]:
        """To pass until the next lead, for whoever could still answer the play on the table."""
        position = self.position
        answers = position.table is not None and position.phase is Phase.PLAY and self.seat is not None
        if not answers or self.seat == position.owner or position.barred(self.seat):
            return ()
        return _PASSING if self.seat in position.holders else ()

    def readings(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """What cards may be played as, the rules' own reading first (ZS-4)."""
        if not self._are_in_packs(cards):
            return ()
        played = order_of(self.rules).sorted(cards)
        found = offered(self.rules, played, self.position.table)
        own = (play_of(played),) if found else ()
        return (*own, *(play_of(played, one.name) for one in found[1:]))

    def reading_of(self, action: Action) -> PlayReading | None:
        """The reading that a play has now, as it names it or as the rules choose it; None where it has none."""
        if not self._are_in_packs(action.cards):
            return None
        found = read_as(self.rules, action.cards, named_reading(action), self.position.table)
        return found if isinstance(found, PlayReading) else None

    def describe(self, action: Action) -> Text:
        return Text(f"deed-{action.verb}", {**self._kind(action), "n": len(action.cards) or action.number or 0})

    def called(self, action: Action) -> Text:
        return Text("kind-typed", self._kind(action))

    def _kind(self, action: Action) -> Facts:
        """What a play is, as messages select on it."""
        found = self.reading_of(action) if action.verb == "play" else None
        if found is None:
            return {"kind": "none", "rank": NO_RANK}
        return {"kind": kind_word(found.kind, len(action.cards)), "rank": found.rank}

    def _are_in_packs(self, cards: Sequence[Card]) -> bool:
        return in_packs(cards, order_of(self.rules).heights, self.rules.zs.packs)
