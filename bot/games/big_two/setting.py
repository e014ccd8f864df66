"""What stays the same throughout one deal of Big Two, and what its rules say of that; everybody knows it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from bot.engine.actions import Ask, Seat
from bot.games.big_two.cards.combinations import Combinations, combinations_of
from bot.games.big_two.cards.generator import Generator, generator_of
from bot.games.big_two.cards.pack import Mask, Pack
from bot.games.big_two.rules.closed_choices import LowCard, LowCardScope, PassLock, TopTwo, Undeclared
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.verbs import LAST_CARD

NOBODY = -1
"""Stands for a seat when it is nobody's turn, or when nobody's play is on the table."""


def step_of(rules: Rules, number: int) -> Literal[1, -1]:
    """The step to the next seat in turn order in deal ``number``: 1, or -1 in every second deal (BT-2.2)."""
    return -1 if rules.seats.alternate and number % 2 == 0 else 1


@dataclass(frozen=True)
class DealSetting:
    """What stays the same throughout one deal."""

    rules: Rules
    number: int  # counts the deals of the match from 1
    dealer: Seat | None  # None if nobody said who dealt
    cut: str | None = None  # the card that was cut and shown (BT-3.2)
    receiver: Seat | None = None  # who received the first card
    starter: Seat = NOBODY  # who leads first; nobody until play begins
    opening: Mask = 0  # the card that binds the first play, or 0 (BT-5.2)
    left: Mask = 0  # left-over cards that everybody has seen
    callouts: bool = False  # an undeclared last card matters only if somebody calls it (docs/record.md)
    swapper: Seat = NOBODY  # who exchanged the lowest card for a left-over one, or nobody (BT-4.5)
    ranks: tuple[Seat, ...] = ()  # from king to slave, where ranks exchange cards (BT-16.2)

    @cached_property
    def combinations(self) -> Combinations:
        return combinations_of(self.rules)

    @cached_property
    def generator(self) -> Generator:
        return generator_of(self.combinations)

    @cached_property
    def pack(self) -> Pack:
        return self.combinations.pack

    @cached_property
    def seats(self) -> int:
        return self.rules.seats.count

    @cached_property
    def step(self) -> Literal[1, -1]:
        """The step to the next seat in turn order: 1, or -1 in every second deal (BT-2.2)."""
        return step_of(self.rules, self.number)

    @cached_property
    def opens_alone(self) -> bool:
        """Whether the opening card must be played by itself (BT-5.2)."""
        return self.rules.start.low_card is LowCard.ALONE

    @cached_property
    def locks(self) -> bool:
        """Whether a pass holds until the trick ends (BT-10.3)."""
        return self.rules.pass_.lock is PassLock.TRICK

    @cached_property
    def repeats(self) -> bool:
        """Whether a lead goes unanswered if it beats what everybody has just passed on (BT-10.4, 10.5)."""
        return self.rules.pass_.echo or self.rules.pass_.self_extend

    @cached_property
    def bars_top(self) -> bool:
        """Whether the highest card may not be the last play if it is alone (BT-13.3)."""
        return self.rules.end.top_two is TopTwo.BARRED

    @cached_property
    def top_never_wins(self) -> bool:
        """Whether a player whose last play is the highest card alone may not win (BT-13.3)."""
        return self.rules.end.top_two is TopTwo.NO_WIN

    @cached_property
    def declared_sizes(self) -> tuple[int, ...]:
        """The hand sizes that must be declared (BT-11.1)."""
        return self.rules.last.declare

    @cached_property
    def lead(self) -> Ask:
        """What a player on the lead is asked."""
        return Ask("play", must=True, sizes=self.combinations.sizes, words=(LAST_CARD,) if self.declared_sizes else ())

    @cached_property
    def freezes(self) -> bool:
        """Whether an undeclared last card must rest for a turn (BT-11.2)."""
        return bool(self.declared_sizes) and self.rules.last.undeclared is Undeclared.CARD_FROZEN

    @cached_property
    def heeds_silence(self) -> bool:
        """Whether the course of a turn depends on its player having declared."""
        return self.freezes or (self.callouts and bool(self.declared_sizes))


def low_card_binds(rules: Rules, *, first: bool) -> bool:
    """Whether the lowest card binds the first play of a deal that its holder starts (BT-5.2).

    ``first``: whether that deal is a first deal, of the match or of a round.
    """
    return rules.asks_low_card and (rules.start.low_card_scope is LowCardScope.EVERY_LOWEST_START or first)
