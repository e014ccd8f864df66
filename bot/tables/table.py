"""One table as a value. Its parts are in ``table_parts``, its beginning in ``table_opening``."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.computers.player import DEFAULT_LEVEL
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import Deal, Match, find_game
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.positions import Trick
from bot.engine.table_values import News, Settled, Sitter
from bot.tables.evening import AtEvening, evening_id
from bot.tables.expiries import Fading
from bot.tables.guest_list import GuestList
from bot.tables.lesson_deals import LESSON
from bot.tables.table_parts import DealInHand, Departure, Gathering, Identity, Leavers, Sealed, SeatAt, Stage, Terms

LAPSES_AT_MOST = 3
"""After a person has missed this many turns in a row, a computer plays for them."""


_TERMS, _GATHERING, _LEAVERS, _GUESTS = Terms(), Gathering(), Leavers(), GuestList()


@dataclass(frozen=True, slots=True)
class Table:
    """A table: who sits there, the match, and the deal in hand or what people want between deals."""

    identity: Identity
    host: int
    seats: tuple[SeatAt, ...]
    match: Match
    sealed: Sealed  # the deal in hand, or the next one
    terms: Terms = _TERMS
    stage: Stage = Stage.LOBBY
    now: Gathering | DealInHand = _GATHERING  # what is going on: replaced whenever a deal begins or ends
    settled: Settled | None = None  # the last deal that ended
    leavers: Leavers = _LEAVERS
    guests: GuestList = _GUESTS
    # rises whenever what is asked changes: a button with an older number is stale, unless its owner is still being
    # asked the same thing
    turn: int = 0
    questions: int = 0  # how many questions have been asked
    closing: bool = False  # whether it takes no more players, and ends with its deal
    fading: Fading = Fading.NOT  # whether it ends soon unless somebody does something, and why
    doubted: bool = False  # whether a start could not read all that the store has of it; see ``Doubt``
    evening: AtEvening | None = None  # the duplicate evening that it plays

    # --- what it is ---

    @property
    def id(self) -> str:
        return self.identity.id

    @property
    def number(self) -> int:
        """The number that people call it by."""
        return self.identity.number

    @property
    def guild(self) -> int:
        return self.identity.guild

    @property
    def channel(self) -> int:
        return self.identity.channel

    @property
    def game(self) -> str:
        return self.identity.game

    @property
    def preset(self) -> str:
        """The name of the rules as chosen."""
        return self.identity.preset

    @property
    def rules(self) -> Rulebook:
        return self.identity.rules

    @property
    def is_played_out(self) -> bool:
        """Whether it has played all deals of its evening, and only waits for their cards to open."""
        return self.evening is not None and self.evening.is_played_out and self.stage is Stage.BETWEEN

    # --- the deal in hand, and what people want before the next ---

    @property
    def in_hand(self) -> DealInHand | None:
        """The deal in hand with everything that belongs to it; None between deals."""
        return self.now if isinstance(self.now, DealInHand) else None

    @property
    def deal(self) -> Deal | None:
        """The deal in hand; None between deals."""
        return self.now.deal if isinstance(self.now, DealInHand) else None

    @property
    def deal_number(self) -> int:
        """The number of the deal in hand, or of the next one."""
        return self.sealed.number

    @property
    def news(self) -> News:
        """What happened in the deal in hand and is still to be shown."""
        return self.now.news if isinstance(self.now, DealInHand) else ()

    @property
    def trick(self) -> Trick:
        """The last finished trick of the deal in hand."""
        return self.now.trick if isinstance(self.now, DealInHand) else ()

    @property
    def last_trick(self) -> Trick:
        """The last finished trick, of the deal in hand or else of the deal before."""
        return self.trick or (self.settled.trick if self.settled else ())

    @property
    def votes(self) -> tuple[tuple[int, bool], ...]:
        """Each person's vote on making the deal in hand void, true if they agree."""
        return self.now.votes if isinstance(self.now, DealInHand) else ()

    @property
    def asked_to_end(self) -> bool:
        """Whether somebody has asked to make the deal in hand void, and nobody has refused."""
        return bool(self.votes) and all(agrees for _, agrees in self.votes)

    @property
    def gathering(self) -> Gathering:
        """What people want between deals; empty while a deal is in hand."""
        return self.now if isinstance(self.now, Gathering) else _GATHERING

    @property
    def clock_in_deal(self) -> int | None:
        """The seconds for a turn in the deal in hand; None if it has no clock."""
        return self.terms.clock if self.in_hand and self.in_hand.timed else None

    @property
    def waited_for(self) -> frozenset[Seat]:
        """The seats that the table waits for. An ask that may stay unanswered for ever does not count."""
        return waited_for(self.deal) if self.deal else frozenset()

    # --- who sits where ---

    @property
    def sitters(self) -> tuple[Sitter | None, ...]:
        """Who sits in each seat; None in a free one."""
        return tuple(seat.sitter for seat in self.seats)

    @property
    def persons(self) -> tuple[int, ...]:
        """The people seated, in seat order."""
        return tuple(one.sitter.person for one in self.seats if one.sitter and one.sitter.person is not None)

    @property
    def free(self) -> int:
        """How many seats nobody has taken."""
        return sum(seat.sitter is None for seat in self.seats)

    @property
    def of_computers(self) -> tuple[Seat, ...]:
        """The seats of computers, in order; not those of people who are away."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.sitter and seat.sitter.computer)

    @property
    def away(self) -> frozenset[Seat]:
        """The seats whose people are away. Computers play for them until they are back."""
        return frozenset(
            at for at, seat in enumerate(self.seats) if seat.in_deal.sat_out or seat.lapses >= LAPSES_AT_MOST
        )

    @property
    def awake(self) -> tuple[int, ...]:
        """The seated people who are not away, in seat order."""
        return tuple(person for person in self.persons if self.seat_of(person) not in self.away)

    def missing(self) -> tuple[int, ...]:
        """The people who have not yet asked for the next deal."""
        return tuple(person for person in self.awake if person not in self.gathering.ready)

    def seat_of(self, person: int) -> Seat | None:
        """The seat that a person sits in; None if they have none."""
        return next((at for at, seat in enumerate(self.seats) if seat.sitter and seat.sitter.person == person), None)

    def computer_in(self, seat: Seat) -> str:
        """The level of the computer that plays in a seat; empty if a person plays there or nobody sits there."""
        sitter = self.seats[seat].sitter
        if sitter is None or sitter.computer:
            return sitter.level if sitter else ""
        return DEFAULT_LEVEL if seat in self.away else ""

    @property
    def asked(self) -> tuple[tuple[Seat, int], ...]:
        """The seats of the people that the table waits for, each with the number of its question."""
        return tuple((at, seat.question.number) for at, seat in enumerate(self.seats) if seat.question)

    @property
    def warned(self) -> frozenset[Seat]:
        """The seats that were warned that half of their time is over."""
        return frozenset(at for at, seat in enumerate(self.seats) if seat.question and seat.question.warned)

    @property
    def overdue(self) -> frozenset[Seat]:
        """The seats whose question has been open for so long that others may act."""
        return frozenset(at for at, seat in enumerate(self.seats) if seat.question and seat.question.overdue)

    @property
    def held(self) -> tuple[tuple[Seat, Action], ...]:
        """The held answer of each seat that has one. Only its owner may know it."""
        return tuple((at, seat.in_deal.held) for at, seat in enumerate(self.seats) if seat.in_deal.held)

    @property
    def booked_for_others(self) -> tuple[tuple[Seat, Sitter], ...]:
        """The seats where the deal in hand is booked for somebody other than the sitter, and for whom."""
        return tuple((at, seat.in_deal.booked) for at, seat in enumerate(self.seats) if seat.in_deal.booked)

    # --- who comes and goes ---

    @property
    def lets_in(self) -> bool:
        """Whether the host lets people take over a computer's seat in mid-deal."""
        return self.terms.lets_in_from is not None

    @property
    def lets_in_now(self) -> bool:
        """Whether people may take over a computer's seat in the deal in hand, or else in the next one."""
        return self.terms.lets_in_from is not None and self.deal_number >= self.terms.lets_in_from

    @property
    def next_up(self) -> tuple[tuple[int, Seat], ...]:
        """Who sits down when the deal in hand ends, and in which computer's seat. Empty if the table is closing."""
        return () if self.in_hand is None or self.closing else self.in_hand.next_up

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats that somebody can take, now or when the deal ends.

        Free seats come first, then those of computers, and last those that somebody left during the deal in hand.
        """
        if self.closing:
            return ()
        free = tuple(at for at, seat in enumerate(self.seats) if seat.sitter is None)
        kept = {seat for _, seat in self.next_up}
        computers = (seat for seat in self.of_computers if seat not in kept)
        return (*free, *sorted(computers, key=self.left_in_deal.__contains__))

    @property
    def left_in_deal(self) -> frozenset[Seat]:
        """The seats that somebody left during the deal in hand. Until it ends, only that person can take the seat."""
        return frozenset(one.seat for one in self.leavers.departures if self.in_this_deal(one))

    def in_this_deal(self, departure: Departure) -> bool:
        """Whether this departure was during the deal in hand."""
        return self.stage is Stage.DEAL and departure.deal == self.deal_number

    # --- the shuffle ---

    def shuffle(self) -> Shuffle:
        """The shuffle of the deal in hand, or else of the next one."""
        return self.shuffle_of(self.sealed)

    def shuffle_of(self, sealed: Sealed) -> Shuffle:
        """The shuffle of a deal. A lesson is the same at every table, and so is a deal of an evening at its tables."""
        pack = find_game(self.game).packs(self.rules).cards()
        name = LESSON if self.is_lesson(sealed.number) else self._shuffled_as
        return Shuffle(name, sealed.number, bytes.fromhex(sealed.seed), pack, sealed.cuts)

    @property
    def _shuffled_as(self) -> str:
        return self.id if self.evening is None else evening_id(self.guild, self.evening.number)

    def is_lesson(self, number: int) -> bool:
        """Whether the deal with this number was chosen to teach, instead of being shuffled at random."""
        return self.terms.lesson and number == 1


def with_seat(table: Table, at: Seat, seat: SeatAt) -> Table:
    """The table with one of its seats replaced."""
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))
