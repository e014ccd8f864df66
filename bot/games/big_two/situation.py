"""What everybody at the table knows: the setting of a deal and the position reached; no hidden card is in either.

The judge needs these and one hand, nothing more, so that a seat's view can judge for itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.games.actions import Seat
from bot.games.big_two.combinations import Combination, Combinations, combinations_of
from bot.games.big_two.generator import Generator, generator_of
from bot.games.big_two.options import LowCard, LowCardScope, Undeclared
from bot.games.big_two.pack import Pack
from bot.games.big_two.rules import Rules

NOBODY = -1
"""Whose turn it is when the deal is over, and whose play is on the table on a lead."""


def step_of(rules: Rules, number: int) -> int:
    """From a seat to the next one in turn order of deal ``number``: 1, or -1 in every second deal (BT-2.2)."""
    return -1 if rules.seats.alternate and number % 2 == 0 else 1


@dataclass(frozen=True)
class Setting:
    """What stays the same through one deal.

    ``number`` counts the deals of the match from 1; ``dealer`` is None where nobody said who dealt, ``cut`` the card
    that was shown (BT-3.2), ``receiver`` who got the first card. ``starter`` is nobody until play begins; ``opening``
    is the bit of the card that binds the first play, or 0 (BT-5.2); ``left`` holds the left-over cards all have seen.
    """

    rules: Rules
    number: int
    dealer: Seat | None
    cut: str | None = None
    receiver: Seat | None = None
    starter: Seat = NOBODY
    opening: int = 0
    left: int = 0

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
    def opens_alone(self) -> bool:
        """Whether the opening card is played by itself (BT-5.2)."""
        return self.rules.start.low_card is LowCard.ALONE

    @cached_property
    def declared_sizes(self) -> tuple[int, ...]:
        """Hand sizes that are to be declared (BT-11.1)."""
        return self.rules.last.declare

    @cached_property
    def freezes(self) -> bool:
        """Whether an undeclared last card rests for a turn (BT-11.2)."""
        return bool(self.declared_sizes) and self.rules.last.undeclared is Undeclared.CARD_FROZEN


class Position(NamedTuple):
    """The public facts that change; sets of cards are masks, sets of seats are whole numbers with a bit a seat.

    ``table`` is the play to beat, 0 on a lead, and ``owner`` who played it; ``trick`` holds what happened since the
    lead, with 0 for a pass; ``passes`` counts those since the last play; ``played`` are all cards ever played;
    ``acted`` are the seats that played a card; ``declared`` those whose present hand size is declared, ``frozen``
    those whose undeclared last card rested a turn.
    """

    turn: Seat
    counts: tuple[int, ...]
    table: int = 0
    owner: Seat = NOBODY
    trick: tuple[tuple[Seat, int], ...] = ()
    passes: int = 0
    played: int = 0
    acted: int = 0
    declared: int = 0
    frozen: int = 0


def low_card_binds(rules: Rules, number: int) -> bool:
    """Whether the lowest card binds the first play of a deal that its holder starts (BT-5.2)."""
    start = rules.start
    scope = start.low_card_scope is LowCardScope.EVERY_LOWEST_START or number == 1
    return start.low_card is not LowCard.FREE and scope


def seat_after(counts: tuple[int, ...], seat: Seat) -> Seat:
    """The next seat in turn order that holds cards (BT-0.3)."""
    following = (seat + 1) % len(counts)
    while not counts[following]:
        following = (following + 1) % len(counts)
    return following


def may_declare(setting: Setting, position: Position) -> frozenset[Seat]:
    """Seats that may declare now: a listed hand size, not declared, before the own turn (BT-11.1, D-17)."""
    sizes = setting.declared_sizes
    if not sizes or position.turn == NOBODY:
        return frozenset()
    return frozenset(
        seat
        for seat, count in enumerate(position.counts)
        if count in sizes and seat != position.turn and not position.declared >> seat & 1
    )


def to_beat(setting: Setting, position: Position) -> Combination | None:
    """The play on the table that is to be beaten, None on a lead."""
    return setting.combinations[position.table] if position.table else None
