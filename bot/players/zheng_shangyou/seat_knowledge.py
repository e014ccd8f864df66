"""What a seat knows: its hand, the others' numbers of cards, and which cards may still be out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from bot.cards import Card
from bot.games.actions import Action, Seat
from bot.games.zheng_shangyou.cards.answering import Laid
from bot.games.zheng_shangyou.cards.generator import plays
from bot.games.zheng_shangyou.cards.order import BIG, TWOS, order_of
from bot.games.zheng_shangyou.deal.position import Position
from bot.games.zheng_shangyou.deal.view import ZhengShangyouView
from bot.games.zheng_shangyou.rules.parameters import Rules

Cards = tuple[Card, ...]
FEW = 2
"""Who has so few cards may be out with their next play."""


@dataclass(frozen=True)
class SeatKnowledge:
    """The view of a seat, and what follows from it."""

    view: ZhengShangyouView
    seat: Seat

    @property
    def rules(self) -> Rules:
        return self.view.rules

    @property
    def position(self) -> Position:
        return self.view.position

    @property
    def hand(self) -> Cards:
        return self.view.hand

    @cached_property
    def plays(self) -> tuple[Action, ...]:
        """The plays that are listed, the weakest first."""
        return tuple(action for action in self.view.legal_actions() if action.verb == "play")

    def mate(self, seat: Seat | None) -> bool:
        """Whether a seat is a partner's."""
        return seat is not None and seat != self.seat and self.rules.sides[seat] == self.rules.sides[self.seat]

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The others who hold cards and do not play with this seat."""
        return tuple(seat for seat in self.position.holders if seat != self.seat and not self.mate(seat))

    @cached_property
    def pressing(self) -> frozenset[int]:
        """The numbers of cards of rivals who may be out soon."""
        counts = self.position.counts
        return frozenset(counts[seat] for seat in self.rivals if counts[seat] <= FEW)

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may hold."""
        known = Counter(self.hand) + Counter(self.position.played)
        return order_of(self.rules).sorted((Counter(self.rules.packs.cards()) - known).elements())

    def is_wild(self, card: Card) -> bool:
        """Whether a card can stand for another."""
        height = order_of(self.rules).heights[card]
        return (height == TWOS and self.rules.zs.wild_twos) or (height > TWOS and self.rules.zs.wild_jokers)

    def height(self, card: Card) -> float:
        """How high a card is, from 0 to 1."""
        return order_of(self.rules).heights[card] / BIG

    def rest(self, cards: Cards) -> Cards:
        """The hand without some cards."""
        return tuple((Counter(self.hand) - Counter(cards)).elements())

    def is_sure(self, action: Action) -> bool:
        """Whether nobody can beat a play, whatever they hold."""
        reading = self.view.reading_of(action)
        if reading is None:
            return False
        longest = max(self.position.counts[seat] for seat in self.position.after(self.seat))
        if longest < len(action.cards) and not self.rules.zs.bombs:
            return True
        answers = plays(self.rules, self.unseen, Laid(action.cards, reading), every=False)
        return all(len(play.cards) > longest for play in answers)
