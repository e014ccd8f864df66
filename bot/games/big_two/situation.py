"""What everybody at the table knows: the setting of a deal and the position reached; no hidden card is in either.

The judge needs these and one hand, nothing more, so that a seat's view can judge for itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal, NamedTuple

from bot.games.actions import Seat
from bot.games.asks import Ask
from bot.games.big_two.cards.combinations import Combination, Combinations, combinations_of
from bot.games.big_two.cards.generator import Generator, generator_of
from bot.games.big_two.cards.pack import Mask, Pack
from bot.games.big_two.grammar import LAST_CARD
from bot.games.big_two.rules.options import LowCard, LowCardScope, PassLock, TopTwo, Undeclared
from bot.games.big_two.rules.parameters import Rules

SeatSet = Annotated[int, "seats"]
"""A set of seats, a bit each, as states are typed."""
NOBODY = -1
"""Whose turn it is when nobody's is, and whose play is on the table on a lead."""


def step_of(rules: Rules, number: int) -> Literal[1, -1]:
    """From a seat to the next one in turn order of deal ``number``: 1, or -1 in every second deal (BT-2.2)."""
    return -1 if rules.seats.alternate and number % 2 == 0 else 1


@dataclass(frozen=True)
class Setting:
    """What stays the same through one deal.

    ``number`` counts the deals of the match from 1; ``dealer`` is None where nobody said who dealt, ``cut`` the card
    that was shown (BT-3.2), ``receiver`` who got the first card. ``starter`` is nobody until play begins; ``opening``
    is the bit of the card that binds the first play, or 0 (BT-5.2); ``left`` holds the left-over cards all have seen,
    and ``swapper`` exchanged the lowest card for one (BT-4.5), or is nobody. ``ranks`` are the seats from king to slave
    where ranks exchange (BT-16.2), else none.
    Under ``callouts`` an undeclared last card matters only if somebody calls it (docs/record.md).
    """

    rules: Rules
    number: int
    dealer: Seat | None
    cut: str | None = None
    receiver: Seat | None = None
    starter: Seat = NOBODY
    opening: Mask = 0
    left: Mask = 0
    callouts: bool = False
    swapper: Seat = NOBODY
    ranks: tuple[Seat, ...] = ()

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
        """From a seat to the next one in turn order: 1, or -1 in every second deal (BT-2.2)."""
        return step_of(self.rules, self.number)

    @cached_property
    def opens_alone(self) -> bool:
        """Whether the opening card is played by itself (BT-5.2)."""
        return self.rules.start.low_card is LowCard.ALONE

    @cached_property
    def locks(self) -> bool:
        """Whether a pass holds until the trick ends (BT-10.3)."""
        return self.rules.pass_.lock is PassLock.TRICK

    @cached_property
    def repeats(self) -> bool:
        """Whether nobody answers a lead that beats what all have just passed on (BT-10.4, 10.5)."""
        return self.rules.pass_.echo or self.rules.pass_.self_extend

    @cached_property
    def bars_top(self) -> bool:
        """Whether the highest card may not be the last play by itself (BT-13.3)."""
        return self.rules.end.top_two is TopTwo.BARRED

    @cached_property
    def top_never_wins(self) -> bool:
        """Whether one whose last play is the highest card by itself may not win (BT-13.3)."""
        return self.rules.end.top_two is TopTwo.NO_WIN

    @cached_property
    def declared_sizes(self) -> tuple[int, ...]:
        """Hand sizes that are to be declared (BT-11.1)."""
        return self.rules.last.declare

    @cached_property
    def lead(self) -> Ask:
        """What the player who leads is asked."""
        return Ask("play", must=True, sizes=self.combinations.sizes, words=(LAST_CARD,) if self.declared_sizes else ())

    @cached_property
    def freezes(self) -> bool:
        """Whether an undeclared last card rests for a turn (BT-11.2)."""
        return bool(self.declared_sizes) and self.rules.last.undeclared is Undeclared.CARD_FROZEN

    @cached_property
    def heeds_silence(self) -> bool:
        """Whether it matters to a turn that its player has not declared."""
        return self.freezes or (self.callouts and bool(self.declared_sizes))

    @cached_property
    def loses_undeclared(self) -> bool:
        """Whether playing an undeclared last card loses the deal (BT-11.2)."""
        return loses_undeclared(self.rules)


def loses_undeclared(rules: Rules) -> bool:
    """Whether playing an undeclared last card loses the deal (BT-11.2)."""
    return bool(rules.last.declare) and rules.last.undeclared is Undeclared.LOSES


def punishes_silence(rules: Rules) -> bool:
    """Whether something follows from a last card that was not declared (BT-11.2)."""
    return bool(rules.last.declare) and rules.last.undeclared is not Undeclared.NOTHING


class Course(NamedTuple):
    """Public facts of a deal that only some rules ask for.

    ``stock`` is the number of cards in the stock, ``recycled`` how often it was shuffled anew (BT-4.7). ``passed_on``
    is the play that all have passed on while its owner leads, ``before`` the play that his last lead beat, so that
    the others passed by themselves; 0 for none (BT-10.4, 10.5). ``out`` are those without cards in the order in which
    they went out, ``no_win`` those of them who may not win (BT-13.2, 13.3), ``won_by`` the winner's last play, 0 while
    nobody has won; ``unbeaten`` are special plays that nobody beat (BT-14.15). ``called`` are the seats whose
    undeclared last card was called, ``silenced`` those who called falsely and call no more.
    """

    stock: int = 0
    recycled: int = 0
    passed_on: Mask = 0
    before: Mask = 0
    out: tuple[Seat, ...] = ()
    no_win: SeatSet = 0
    won_by: Mask = 0
    unbeaten: tuple[tuple[Seat, Mask], ...] = ()
    called: SeatSet = 0
    silenced: SeatSet = 0


_BEGUN = Course()


class Position(NamedTuple):
    """The public facts that change; sets of cards are masks, sets of seats are whole numbers with a bit a seat.

    ``table`` is the play to beat, 0 on a lead, and ``owner`` who played it; ``trick`` holds what happened since the
    lead, with 0 for a pass; ``passes`` counts who has passed since the last play, and under ``pass.lock = trick``
    since the lead; ``played`` are the cards that lie played; ``acted`` are the seats that played a card; ``declared``
    those whose present hand size is declared, ``frozen`` those whose undeclared last card rested a turn;
    ``undecided`` are the seats that have not answered yet whether they want a redeal (BT-12.3). ``history`` is who did
    what since the deal began, as ``bot.games.big_two.deal.deeds`` writes it.
    """

    turn: Seat
    counts: tuple[int, ...]
    table: Mask = 0
    owner: Seat = NOBODY
    trick: tuple[tuple[Seat, Mask], ...] = ()
    passes: int = 0
    played: Mask = 0
    acted: SeatSet = 0
    declared: SeatSet = 0
    frozen: SeatSet = 0
    course: Course = _BEGUN
    history: str = ""
    undecided: SeatSet = 0


def seats_of(seats: SeatSet) -> list[Seat]:
    """The seats of a set of them."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def low_card_binds(rules: Rules, *, first: bool) -> bool:
    """Whether the lowest card binds the first play of a deal that its holder starts, be it the ``first`` (BT-5.2)."""
    return low_card_asked(rules) and (rules.start.low_card_scope is LowCardScope.EVERY_LOWEST_START or first)


def low_card_asked(rules: Rules) -> bool:
    """Whether the lowest card ever binds a first play (BT-5.2)."""
    return rules.start.low_card is not LowCard.FREE


def first_turn(setting: Setting, counts: tuple[int, ...], stock: int = 0, history: str = "") -> Position:
    """The position in which ``setting.starter`` leads the deal; ``stock`` cards lie face down, ``history`` came before.

    Somebody dealt no more than he would have to declare could not do so before this turn: it counts as declared.
    """
    starter = setting.starter
    declared = 1 << starter if counts[starter] in setting.declared_sizes else 0
    course = Course(stock=stock) if stock else _BEGUN
    return Position(starter, counts, declared=declared, course=course, history=history)


def seat_after(counts: tuple[int, ...], seat: Seat, step: int) -> Seat:
    """The next seat in turn order that holds cards (BT-0.3)."""
    seats = len(counts)
    following = (seat + step) % seats
    while not counts[following]:
        following = (following + step) % seats
    return following


def locked(setting: Setting, position: Position) -> int:
    """The seats that passed in this trick and are skipped until it ends (BT-10.3)."""
    if not setting.locks:
        return 0
    seats = 0
    for seat, mask in position.trick:
        if not mask:
            seats |= 1 << seat
    return seats


def to_beat(setting: Setting, position: Position) -> Combination | None:
    """The play on the table that is to be beaten, None on a lead."""
    return setting.combinations[position.table] if position.table else None
