"""What a seat knows: its hand, the others' numbers of cards, and which cards may still be out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.seam.hands import without
from bot.games.climbing.computers.seat_at_table import SeatAtTable
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.generator import fewest_wild
from bot.games.zheng_shangyou.cards.kinds import Kind
from bot.games.zheng_shangyou.cards.order import BIG, order_of
from bot.games.zheng_shangyou.deal.judge import reading_of
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.deal.seam import Own
from bot.games.zheng_shangyou.rules.parameters import Rules

Cards = tuple[Card, ...]
FEW = 2
"""Who has so few cards may be out with their next play."""


@dataclass(frozen=True)
class SeatKnowledge(SeatAtTable[Position, Own]):
    """The view of a seat, and what follows from it."""

    @property
    def sides(self) -> tuple[int, ...]:
        return self.rules.sides

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @cached_property
    def plays(self) -> tuple[Action, ...]:
        """The plays that are listed, the weakest first."""
        return tuple(action for action in self.view.legal_actions() if action.verb == "play")

    @cached_property
    def pressing(self) -> frozenset[int]:
        """The numbers of cards of rivals who may be out soon."""
        counts = self.position.counts
        return frozenset(counts[seat] for seat in self.rivals if counts[seat] <= FEW)

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may hold."""
        return order_of(self.rules).sorted(self.out_of(self.rules.packs).elements())

    def is_wild(self, card: Card) -> bool:
        """Whether a card can stand for another."""
        order = order_of(self.rules)
        return order.heights[card] in order.wild

    def wild_in(self, cards: Cards) -> int:
        """How many of some cards can stand for others."""
        return sum(map(self.is_wild, cards))

    def is_set(self, action: Action) -> bool:
        """Whether a play is a set."""
        reading = reading_of(self.view.position, action)
        return reading is not None and reading.kind is Kind.SET

    def height(self, card: Card) -> float:
        """How high a card is, from 0 to 1."""
        return order_of(self.rules).heights[card] / BIG

    def rest(self, cards: Cards) -> Cards:
        """The hand without some cards."""
        return without(self.hand, cards)

    def is_sure(self, action: Action) -> bool:
        """Whether nobody can beat a play, whatever they hold."""
        reading = reading_of(self.view.position, action)
        if reading is None:
            return False
        longest = max(self.position.counts[seat] for seat in self.position.after(self.seat))
        if longest < len(action.cards) and not self.rules.zs.bombs:
            return True
        answers = fewest_wild(self.rules, self.unseen, Laid(action.cards, reading))
        return all(len(play.cards) > longest for play in answers)
