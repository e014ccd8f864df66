"""What one seat knows in the play: its own cards, those not seen yet, and what follows have shown of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.cards import Card
from bot.engine.actions import Seat
from bot.games.sheng_ji.cards.contest import winner
from bot.games.sheng_ji.cards.order import TRUMPS, Counts, TrumpOrder, points_in
from bot.games.sheng_ji.cards.throws import lead_of
from bot.games.sheng_ji.cards.units import cards_of
from bot.games.sheng_ji.deal.position import Phase, Position
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.rules.closed_choices import FollowDuty
from bot.games.sheng_ji.rules.parameters import SEATS

Cards = tuple[Card, ...]
Plays = tuple[tuple[Seat, Cards], ...]
"""A trick: who played what, the leader first."""
UNKNOWN_KITTY = 5.0
"""The points in a kitty, as far as somebody knows who has not seen it."""


@dataclass(frozen=True)
class SeatKnowledge:
    """A seat's view of the play, and what follows from it. It is made from the view alone."""

    view: ShengJiView
    seat: Seat

    @property
    def position(self) -> Position:
        return self.view.position

    @property
    def hand(self) -> Cards:
        return self.view.hand

    @cached_property
    def order(self) -> TrumpOrder:
        return self.view.position.order

    @property
    def partner(self) -> Seat:
        return (self.seat + 2) % SEATS

    @cached_property
    def by_suit(self) -> Mapping[str, Counts]:
        """The own cards of each suit."""
        return {name: self.order.counts(name, self.hand) for name in self.order.suits}

    @cached_property
    def tricks(self) -> tuple[Plays, ...]:
        """All tricks that were led, the current one last."""
        return _tricks(self.position)

    @cached_property
    def unseen(self) -> Mapping[str, Counts]:
        """The cards of each suit that others hold, or that lie in a kitty that the seat does not know."""
        left = Counter(self.order.rules.packs.cards())
        left.subtract(self.hand)
        left.subtract(self.view.own.buried)
        left.subtract(card for trick in self.tricks for _, cards in trick for card in cards)
        return {name: tuple(max(0, left[face]) for face in suit.faces) for name, suit in self.order.suits.items()}

    @cached_property
    def voids(self) -> frozenset[tuple[Seat, str]]:
        """Who has shown to have no card of a suit."""
        return frozenset(
            (seat, suit)
            for suit, trick in self._led
            for seat, cards in trick[1:]
            if any(self.order.suit_of(card) != suit for card in cards)
        )

    @cached_property
    def unpaired(self) -> frozenset[tuple[Seat, str]]:
        """Who has shown to have no pair of a suit."""
        if self.order.rules.follow_duty is not FollowDuty.FULL:
            return frozenset()
        return frozenset(
            (seat, suit)
            for suit, trick in self._led
            for seat, cards in trick[1:]
            if max(Counter(trick[0][1]).values()) > 1 and max(Counter(cards).values()) == 1
        )

    @cached_property
    def _led(self) -> tuple[tuple[str, Plays], ...]:
        return tuple((self.order.suit_of(trick[0][1][0]), trick) for trick in self.tricks if trick)

    @cached_property
    def shares(self) -> Mapping[tuple[Seat, str], float]:
        """Which part of the unseen cards of a suit each other seat holds, as far as can be expected."""
        counts, found = self.position.counts, {}
        kitty = 0 if self.view.own.buried else self.order.rules.kitty
        for name in self.order.suits:
            able = [seat for seat in range(SEATS) if seat != self.seat and (seat, name) not in self.voids]
            total = sum(counts[seat] for seat in able) + kitty
            for seat in range(SEATS):
                found[seat, name] = counts[seat] / total if seat in able and total else 0.0
        return found

    @cached_property
    def density(self) -> float:
        """The points of an average unseen card."""
        cards = [
            card
            for name, suit in self.order.suits.items()
            for card, many in zip(suit.faces, self.unseen[name], strict=True)
            for _ in range(many)
        ]
        return points_in(cards) / len(cards) if cards else 0.0

    @property
    def trumps(self) -> int:
        """How many trumps the seat holds."""
        return sum(self.by_suit[TRUMPS])

    def mate(self, seat: Seat) -> bool:
        """Whether a seat is on the own side."""
        return seat % 2 == self.seat % 2

    def winning(self, plays: Sequence[Cards]) -> Seat:
        """Who wins the current trick after these plays."""
        lead, leader = self.position.lead, self.position.leader
        assert lead is not None
        assert leader is not None
        return (leader + winner(self.order, lead.shapes, plays)) % SEATS

    def kitty_counts(self, size: int) -> float:
        """What the kitty adds to a trick of this size if it is the last one, in points."""
        if any(many > size for many in self.position.counts):
            return 0.0
        points = float(points_in(self.view.own.buried)) if self.view.own.buried else UNKNOWN_KITTY
        return 2 * points + 1


def _tricks(position: Position) -> tuple[Plays, ...]:
    tricks: list[list[tuple[Seat, Cards]]] = [[]]
    for seat, action in position.history:
        if action.verb == "choose":
            tricks[-1][0] = (tricks[-1][0][0], action.cards)
        elif action.verb == "play":
            if len(tricks[-1]) == SEATS:
                tricks.append([])
            tricks[-1].append((seat, action.cards))
    if position.phase is Phase.CHOOSE:
        tricks.pop()
    elif position.plays and position.leader is not None:
        tricks[-1][0] = (position.leader, position.plays[0])
    return tuple(tuple(_as_led(position.order, trick)) for trick in tricks if trick)


def _as_led(order: TrumpOrder, trick: list[tuple[Seat, Cards]]) -> list[tuple[Seat, Cards]]:
    """A trick with what was really led. Of a throw that failed, the follows tell how many cards that was."""
    (leader, cards), *follows = trick
    if not follows or len(follows[0][1]) == len(cards):
        return trick
    lead = lead_of(order, cards)
    assert lead is not None
    fit = [unit for unit in lead.units if unit.shape.size == len(follows[0][1])]
    led = cards_of(lead.suit, min(fit, key=lambda unit: unit.top)) if fit else cards[: len(follows[0][1])]
    return [(leader, led), *follows]
