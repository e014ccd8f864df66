"""The parts of a table: small values, one for each thing that begins and ends as a whole.

So nothing is reset by hand. When a deal is put away, its news and votes go with it. Whoever sits down begins without
missed turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from bot.dealing import commitment
from bot.engine.actions import Action, Seat
from bot.engine.game import Deal
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.positions import Trick
from bot.engine.table_values import News, Sitter
from bot.tables.course import DealCourse
from bot.tables.course import OpenQuestion as OpenQuestion


class Stage(StrEnum):
    """Where a table is: gathering players, in a deal, between two deals, or ended."""

    LOBBY = "lobby"
    DEAL = "deal"
    BETWEEN = "between"
    ENDED = "ended"


@dataclass(frozen=True)
class Identity:
    """What never changes about a table."""

    number: int  # the number that people call it by
    guild: int
    channel: int
    game: str
    preset: str  # the name of the rules as chosen
    rules: Rulebook

    @cached_property
    def id(self) -> str:
        """The name of the table in the store and in custom ids: no other table ever has it."""
        return f"{self.guild}-{self.number}"


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms on which people play at a table, apart from the rules of the game."""

    clock: int | None = None  # whole seconds for a turn; None: the table is untimed
    tutorial: bool = False  # whether it was opened for a tutorial
    # whether the opener chose that it passes for people who can do nothing else; None: no choice was made
    auto_pass: bool | None = None
    lesson: bool = False  # whether its first deal was chosen to teach
    # the number of the first deal in which people may take over a computer's seat; None: in no deal. So nobody is let
    # into a deal that began without it, while a host who shuts the door does so at once.
    lets_in_from: int | None = None
    rated: bool = False  # whether deals that are dealt to people alone change their ratings
    least_deals: int = 0  # how many deals of its game in its server a rated table asks of whoever sits down
    own_thread: bool = False  # whether its channel is a thread that was made for it, and goes with it


@dataclass(frozen=True)
class Sealed:
    """What decides the shuffle of the deal in hand, or else of the next one. Its seed is fixed before anybody cuts."""

    number: int  # of the deal, from 1 on
    seed: str  # in hexadecimal
    cuts: tuple[tuple[Seat, str], ...] = ()  # the texts that people mixed in

    @property
    def commitment(self) -> str:
        """The seal of the seed, which everybody may know."""
        return commitment(bytes.fromhex(self.seed))


class SatBefore(NamedTuple):
    """Who sat in a seat before and did something in the deal in hand."""

    sitter: Sitter
    acts: int  # how many acts the deal had when they gave it up


@dataclass(frozen=True, slots=True)
class SeatInDeal:
    """A seat in the deal in hand. Each deal begins with new ones."""

    booked: Sitter | None = None  # whom the deal is booked for here; None: whoever sits here
    away_at_start: bool = False  # whether its person was away when this deal began
    sat_out: bool = False  # whether a computer plays this deal, or the next, as its person did not ask for it
    before: tuple[SatBefore, ...] = ()
    held: Action | None = None  # what its person will answer once they are asked; nobody else may know


@dataclass(frozen=True)
class SeatAt:
    """A seat at a table."""

    sitter: Sitter | None  # None: nobody has taken it
    lapses: int = 0  # how many turns in a row its person has missed
    question: OpenQuestion | None = None  # what the table waits for here; None: nothing
    in_deal: SeatInDeal = SeatInDeal()


@dataclass(frozen=True, slots=True)
class DealInHand:
    """The deal in hand, and everything that ends with it."""

    deal: Deal
    timed: bool = False  # whether the clock runs in it, which takes at least two people at its beginning
    trick: Trick = ()  # the last finished trick
    news: News = ()  # what happened in it and is still to be shown
    votes: tuple[tuple[int, bool], ...] = ()  # each person's vote on making it void, true if they agree
    kicks: tuple[tuple[int, int], ...] = ()  # who wants to give whose seat to a computer; only while that one is asked
    next_up: tuple[tuple[int, Seat], ...] = ()  # who sits down when it ends, and in which computer's seat
    course: DealCourse | None = None  # its steps so far; None: an earlier version began it, and they are not known


@dataclass(frozen=True, slots=True)
class Gathering:
    """What people want while no deal is in hand."""

    ready: frozenset[int] = frozenset()  # who has asked for the next deal
    new_match: frozenset[int] = frozenset()  # who wants to give up this match for a new one
    kicks: tuple[tuple[int, int], ...] = ()  # as in a deal


class Departure(NamedTuple):
    """A person left a seat. It is theirs again if they come back."""

    person: int
    seat: Seat
    deal: int  # the deal in which they left; 0: they left between deals
    lapses: int = 0  # the turns they had missed in a row


class Kicked(NamedTuple):
    """A person's seat was given to a computer."""

    person: int
    by: int  # the person who decided it; 0: all others
    deal: int  # the number of the deal in hand, or of the next one


@dataclass(frozen=True, slots=True)
class Leavers:
    """Who left this table in this match, and who was kicked."""

    departures: tuple[Departure, ...] = ()  # the last one of each person
    kicked: tuple[Kicked, ...] = ()
