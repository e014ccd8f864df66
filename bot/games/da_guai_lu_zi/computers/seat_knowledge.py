"""What one seat knows in the play: its hand and its plays, who is a partner, who has few cards, what is still out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from bot.cards import RANKS, SUITS, Card
from bot.engine.actions import Action, Seat
from bot.games.climbing.computers.seat_at_table import SeatAtTable
from bot.games.da_guai_lu_zi.cards.chosen_plays import PlayOption
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder, PlayKind
from bot.games.da_guai_lu_zi.cards.readings import FIVE, PlayReading, reading_of
from bot.games.da_guai_lu_zi.cards.wildcards import RUN_TOPS
from bot.games.da_guai_lu_zi.computers.plays_needed import turns_of, without
from bot.games.da_guai_lu_zi.deal.deal_state import Own
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Position
from bot.games.da_guai_lu_zi.deal.possible_actions import options_of
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS
from bot.games.da_guai_lu_zi.verbs import play_of

FEW = 5
"""Somebody with at most so many cards may be about to run out."""


@dataclass(frozen=True)
class SeatKnowledge(SeatAtTable[Position, Own]):
    """A view, with what follows from it."""

    @property
    def sides(self) -> tuple[int, ...]:
        return TEAMS

    @property
    def order(self) -> CardOrder:
        return self.position.order

    @property
    def table(self) -> LaidPlay | None:
        return self.position.table

    @cached_property
    def options(self) -> tuple[PlayOption, ...]:
        """The plays that are listed: by size, strength and jokers."""
        lying = None if self.table is None else self.table.reading
        return options_of(self.order, self.hand, lying)

    @cached_property
    def turns(self) -> int:
        """The plays that the hand still needs."""
        return turns_of(self.hand)

    def foes(self) -> list[Seat]:
        """The opponents who hold cards."""
        return list(self.rivals)

    @cached_property
    def fewest(self) -> int:
        """The fewest cards that an opponent holds."""
        return min((self.view.counts[seat] for seat in self.foes()), default=0)

    def next_mate(self) -> Seat | None:
        """The next partner in turn order who holds cards."""
        around = ((self.seat + step) % SEATS for step in range(1, SEATS))
        return next((seat for seat in around if self.mate(seat) and self.view.counts[seat]), None)

    def foe_to_come(self) -> bool:
        """Whether an opponent who has not passed on the play on the table is still to answer it."""
        return any(seat not in self.position.passed for seat in self.foes())

    def loss(self, option: PlayOption) -> int:
        """How many plays more the rest of the hand needs than if this were one of those it is made of."""
        return turns_of(without(self.hand, option.cards)) + 1 - self.turns

    def dear(self, option: PlayOption) -> bool:
        """Whether a play spends jokers or is five of a kind: kept for when somebody must be stopped (DG-11.4)."""
        return option.jokers > 0 or option.reading.kind is PlayKind.FIVE_OF_A_KIND

    @cached_property
    def unseen(self) -> Counter[Card]:
        """The cards that the other hands may hold."""
        return self.out_of(self.position.rules.pack)

    @cached_property
    def unseen_by_value(self) -> Counter[int]:
        """How many cards of each value the other hands hold together."""
        found: Counter[int] = Counter()
        for card, many in self.unseen.items():
            found[self.order.value[card]] += many
        return found

    def stands(self, reading: PlayReading) -> bool:
        """Whether nobody among the others can beat it; of five cards this is said of the two highest kinds alone.

        It is not known whether one hand holds all that it takes, only whether any hand has cards enough.
        """
        others = [count for seat, count in enumerate(self.view.counts) if seat != self.seat]
        if max(others) < reading.size:
            return True
        if reading.size == FIVE and reading.kind not in HIGHEST:
            return False
        return strongest_of(self.order, tuple(self.unseen.elements()), reading.size) <= reading.strength

    def action_of(self, option: PlayOption) -> Action:
        """The action that makes a play."""
        return play_of(option.cards, option.reading.name if option.named else None)


def least_useful(seen: SeatKnowledge, cards: Sequence[Card]) -> list[Card]:
    """Cards in the order in which they are given away: those that leave the fewest plays, then the lowest."""
    kept = {card: turns_of(without(seen.hand, (card,))) for card in set(cards)}
    return sorted(set(cards), key=lambda card: (card in JOKERS, kept[card], seen.order.lowest_first(card)))


# --- The strongest play that others could make ---


HIGHEST = (PlayKind.STRAIGHT_FLUSH, PlayKind.FIVE_OF_A_KIND)
"""The kinds of five cards that are looked for: nothing lower beats them."""

Strength = tuple[int, ...]


def strongest_of(order: CardOrder, cards: Sequence[Card], size: int) -> Strength:
    """The strength of the best play of ``size`` cards among these, of five one of the two highest kinds; () for none.

    A joker is taken for whatever serves best, even where the rules would read the cards as something lower.
    """
    return max((*_of_one_rank(order, cards, size), *(_suited_runs(order, cards) if size == FIVE else ())), default=())


def _of_one_rank(order: CardOrder, cards: Sequence[Card], size: int) -> Iterator[Strength]:
    """One, two, three or five of a rank, and as many jokers alone."""
    jokers = [card for card in cards if card in JOKERS]
    filled = ((*(card for card in cards if card.rank == rank), *jokers)[:size] for rank in RANKS)
    for play in (*filled, *combinations(jokers, size)):
        reading = reading_of(order, play) if len(play) == size else None
        if reading is not None:
            yield reading.strength


def _suited_runs(order: CardOrder, cards: Sequence[Card]) -> Iterator[Strength]:
    """Straight flushes, with jokers for the ranks that are missing."""
    held, jokers = set(cards), sum(card in JOKERS for card in cards)
    for run, top in RUN_TOPS.items():
        for suit in SUITS:
            ranks = sum(Card(RANKS[place], suit) in held for place in run)
            if ranks and ranks + jokers >= FIVE:
                yield order.step[PlayKind.STRAIGHT_FLUSH], top
