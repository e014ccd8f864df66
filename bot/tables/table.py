"""One table as a value: its seats, its stage, its match and the deal in hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count, islice
from typing import NamedTuple

from bot.computers.player import DEFAULT_LEVEL
from bot.dealing import Shuffle, commitment
from bot.engine.actions import Action, Seat
from bot.engine.asks import waited_for
from bot.engine.game import Deal, Match, find_game
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.positions import Trick
from bot.engine.table_values.news import News
from bot.engine.table_values.settled import Settled, Sitter
from bot.tables.commands import Open
from bot.tables.expiries import Fading
from bot.tables.lesson_deals import LESSON

VERSION = 1
"""The shape of snapshots.

A table with an older shape is rebuilt by folding its log. Only hashes of states with the same shape are compared.
"""

SHAPES_BEFORE = range(4, 8)
"""The shapes of 0.1.0, which was never released: nothing reads them. Goes once ``VERSION`` reaches them."""


COMPUTER_NAMES = ("Mei", "Kai", "Lan", "Bao", "Ling", "Tao", "Yun", "Hua", "Jun", "Wei")


def computer_names() -> Iterator[str]:
    """An endless supply of names for computers; numbers are added when the names run out."""
    yield from COMPUTER_NAMES
    for number in count(2):
        yield from (f"{name} {number}" for name in COMPUTER_NAMES)


class Stage(StrEnum):
    """Where a table is: gathering players, in a deal, between two deals, or ended."""

    LOBBY = "lobby"
    DEAL = "deal"
    BETWEEN = "between"
    ENDED = "ended"


LAPSES_AT_MOST = 3
"""After a person has missed this many turns in a row, a computer plays for them."""


class Departure(NamedTuple):
    """That somebody left a seat, which is their own should they come back."""

    person: int
    seat: Seat
    deal: int  # the deal in which they left; 0: they left between deals
    lapses: int = 0  # the turns they had missed in a row


@dataclass(frozen=True, slots=True)
class Table:
    """A table."""

    id: str
    number: int
    guild: int
    channel: int
    host: int
    game: str
    preset: str  # the name of the rules as chosen
    rules: Rulebook
    seats: tuple[Sitter | None, ...]
    match: Match
    seed: str  # of the deal in hand, or of the next one; in hexadecimal
    stage: Stage = Stage.LOBBY
    deal: Deal | None = None
    deal_number: int = 1
    cuts: tuple[tuple[Seat, str], ...] = ()
    ready: frozenset[int] = frozenset()
    closing: bool = False
    doubted: bool = False  # a start could not read all that the store has of it; see ``Doubt``
    # rises whenever what is asked changes: a button with an older number is stale, unless its owner is still being
    # asked the same thing
    turn: int = 0
    news: News = ()  # what happened in the deal and is still to be shown
    settled: Settled | None = None  # the deal that ended last
    clock: int | None = None  # whole seconds for a turn; None: the table is untimed
    timed: bool = False  # whether the clock runs in the deal in hand, which began with two people or more
    lapses: tuple[tuple[Seat, int], ...] = ()  # how many turns in a row each seat's person has missed, if any
    sat_out: frozenset[Seat] = frozenset()  # the seats that did not ask for this deal: computers play it for them
    stand_ins: frozenset[Seat] = frozenset()  # the seats whose people were away when this deal began
    # the seats whose people the table waits for, each with the number of its question
    asked: tuple[tuple[Seat, int], ...] = ()
    questions: int = 0  # how many questions have been asked
    warned: frozenset[Seat] = frozenset()  # the seats warned that half of their time is over
    overdue: frozenset[Seat] = frozenset()  # the seats that have been asked their question for so long that others act
    # what seats answer once they are asked, at most one each; nobody else may know
    held: tuple[tuple[Seat, Action], ...] = ()
    left: tuple[tuple[Seat, Sitter], ...] = ()  # seats for whose sitters this deal is not booked, and for whom it is
    # who sat in a seat before, as far as they did something in this deal, and for how many of its acts
    sat_before: tuple[tuple[Seat, Sitter, int], ...] = ()
    departures: tuple[Departure, ...] = ()  # where those sat who left
    next_up: tuple[tuple[int, Seat], ...] = ()  # people who sit down when this deal ends, and in which computer's seat
    lets_in: bool = False  # whether people may take over a computer's seat in mid-deal, as the host wants it
    lets_in_from: int = 0  # the first deal in which they may; the deal in hand was begun on other terms
    votes: tuple[tuple[int, bool], ...] = ()  # who agrees that this deal is made void (true), and who does not
    kicks: tuple[tuple[int, int], ...] = ()  # who wants whose seat given to a computer, while the table waits for them
    # whose seat was given to a computer, by whom (0: by all others), and in or before which deal
    kicked: tuple[tuple[int, int, int], ...] = ()
    new_match: frozenset[int] = frozenset()  # who wants to give up the match in mid-match for a new one
    trick: Trick = ()  # the trick of this deal that was over last
    tutorial: bool = False  # whether it was opened for a tutorial
    # whether it passes for people who can do nothing else, as its opener chose; None: nobody chose
    auto_pass: bool | None = None
    lesson: bool = False  # whether its first deal was chosen to teach
    fading: Fading = Fading.NOT  # whether it ends soon unless somebody does something, and why

    @property
    def commitment(self) -> str:
        """The seal of the seed of the deal in hand, or of the next one."""
        return commitment(bytes.fromhex(self.seed))

    @property
    def persons(self) -> tuple[int, ...]:
        """The people seated, in seat order."""
        return tuple(sitter.person for sitter in self.seats if sitter and sitter.person is not None)

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(sitter is None for sitter in self.seats)

    @property
    def of_computers(self) -> tuple[Seat, ...]:
        """The seats of computers, in order; not those of people who are away."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter and sitter.computer)

    @property
    def has_computers(self) -> bool:
        """Whether a computer plays somewhere, for itself or for somebody who is away."""
        return bool(self.of_computers or self.away)

    @property
    def asked_to_end(self) -> bool:
        """Whether somebody has asked to make the deal in hand void, and nobody has refused."""
        return bool(self.votes) and all(agrees for _, agrees in self.votes)

    @property
    def lets_in_now(self) -> bool:
        """Whether people may take over a computer's seat in the deal in hand, or in the next one."""
        return self.lets_in and self.deal_number >= self.lets_in_from

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats that somebody can take now or when the deal ends: free ones, then those of computers.

        Last come those that somebody left during the deal in hand.
        """
        if self.closing:
            return ()
        free = tuple(seat for seat, sitter in enumerate(self.seats) if sitter is None)
        kept = {seat for _, seat in self.next_up}
        computers = (seat for seat in self.of_computers if seat not in kept)
        return (*free, *sorted(computers, key=self.left_in_deal.__contains__))

    @property
    def left_in_deal(self) -> frozenset[Seat]:
        """The seats that somebody left during the deal in hand. Until it ends they are open to that person alone."""
        return frozenset(departure.seat for departure in self.departures if self.in_this_deal(departure))

    def opens_at_once(self, seat: Seat) -> bool:
        """Whether a newcomer to this seat plays at once; else they wait for the deal in hand to end."""
        return self.stage is not Stage.DEAL or (self.lets_in_now and seat not in self.left_in_deal)

    @property
    def clock_in_deal(self) -> int | None:
        """The seconds for a turn in the deal in hand; None where no clock runs in it."""
        return self.clock if self.timed else None

    @property
    def waited_for(self) -> frozenset[Seat]:
        """The seats the table waits for; an ask that may stay unanswered for ever does not count."""
        return waited_for(self.deal) if self.deal else frozenset()

    def seat_of(self, person: int) -> Seat | None:
        """The seat a person sits in; None if they have none."""
        return next((seat for seat, sitter in enumerate(self.seats) if sitter and sitter.person == person), None)

    def missing(self) -> tuple[int, ...]:
        """The people who have not yet asked for the next deal."""
        return tuple(person for person in self.awake if person not in self.ready)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose people are away. Computers play for them until they are back."""
        return self.sat_out.union(seat for seat, lapses in self.lapses if lapses >= LAPSES_AT_MOST)

    def may_be_owned(self, seat: Seat) -> bool:
        """Whether the deal in hand becomes its person's once they are back: it began without them, and nothing has
        been done in their seat."""
        if self.deal is None or seat not in self.stand_ins:
            return False
        return all(actor != seat for actor, _ in self.deal.view(None).history)

    def departure_of(self, person: int) -> Departure | None:
        """The seat that somebody left last; None if they left none."""
        return next((departure for departure in self.departures if departure.person == person), None)

    def in_this_deal(self, departure: Departure) -> bool:
        """Whether somebody left during the deal in hand."""
        return self.stage is Stage.DEAL and departure.deal == self.deal_number

    @property
    def awake(self) -> tuple[int, ...]:
        """The seated people who are not away, in seat order."""
        return tuple(person for person in self.persons if self.seat_of(person) not in self.away)

    def computer_in(self, seat: Seat) -> str:
        """The level of the computer that plays in a seat; empty if a person plays there or nobody sits there."""
        sitter = self.seats[seat]
        if sitter is None or sitter.computer:
            return sitter.level if sitter else ""
        return DEFAULT_LEVEL if seat in self.away else ""

    @property
    def last_trick(self) -> Trick:
        """The trick that was over last, in this deal or at the end of the one before."""
        return self.trick or (self.settled.trick if self.settled else ())

    def shuffle(self) -> Shuffle:
        """The shuffle of the deal in hand, or of the next one."""
        return self.shuffle_of(self.deal_number, self.seed, self.cuts)

    def shuffle_of(self, number: int, seed: str, cuts: tuple[tuple[Seat, str], ...]) -> Shuffle:
        """The shuffle of the deal with this number. A lesson is the same deal at every table."""
        pack = find_game(self.game).packs(self.rules).cards()
        return Shuffle(LESSON if self.is_lesson(number) else self.id, number, bytes.fromhex(seed), pack, cuts)

    def is_lesson(self, number: int) -> bool:
        """Whether the deal with this number was chosen to teach, instead of being shuffled at random."""
        return self.lesson and number == 1


def with_lapses(table: Table, seat: Seat, missed: int) -> Table:
    """The table where a seat's person has missed so many turns in a row."""
    lapses = dict(table.lapses) | {seat: missed}
    return replace(table, lapses=tuple(sorted((one, count) for one, count in lapses.items() if count)))


def open_table(command: Open) -> Table:
    """A new table in its lobby, with the opener in seat 1, then the computers asked for, as far as there are seats.

    Raises:
        NotPossible: the game or its rules are unknown.
    """
    game = find_game(command.game)
    rules = game.rules.kept(command.rules)
    others = game.seats(rules) - 1
    computers = tuple(
        Sitter(None, name, command.level) for name in islice(computer_names(), min(others, command.computers))
    )
    return Table(
        id=f"{command.guild}-{command.number}",
        number=command.number,
        guild=command.guild,
        channel=command.channel,
        host=command.person,
        game=command.game,
        preset=command.preset,
        rules=rules,
        seats=(Sitter(command.person), *computers, *(None,) * (others - len(computers))),
        match=game.new_match(rules, frozenset(command.options)),
        seed=command.seed,
        clock=command.clock,
        tutorial=command.tutorial,
        auto_pass=command.auto_pass,
        lesson=command.lesson,
    )
