"""What a table is made of: small values, each of which is made anew where what it tells of begins anew.

So nothing is reset by hand: a deal that is put away takes along its news and its votes, and whoever sits down brings
no missed turns.
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
from bot.engine.table_values.news import News
from bot.engine.table_values.settled import Sitter


class Stage(StrEnum):
    """Where a table is: gathering players, in a deal, between two deals, or ended."""

    LOBBY = "lobby"
    DEAL = "deal"
    BETWEEN = "between"
    ENDED = "ended"


@dataclass(frozen=True)
class Identity:
    """What a table is from its opening to its end."""

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
    """On what terms people play at a table: all but the rules of the game."""

    clock: int | None = None  # whole seconds for a turn; None: the table is untimed
    tutorial: bool = False  # whether it was opened for a tutorial
    # whether it passes for people who can do nothing else, as its opener chose; None: nobody chose
    auto_pass: bool | None = None
    lesson: bool = False  # whether its first deal was chosen to teach
    # the first deal in which people may take over a computer's seat, as the host wants it: a deal in hand was begun on
    # other terms; None: in no deal
    lets_in_from: int | None = None


@dataclass(frozen=True)
class Sealed:
    """What decides the shuffle of the deal in hand, or else of the next one: it is fixed before anybody cuts."""

    number: int  # of the deal, from 1 on
    seed: str  # in hexadecimal
    cuts: tuple[tuple[Seat, str], ...] = ()  # the texts that people mixed in

    @property
    def commitment(self) -> str:
        """The seal of the seed, which everybody may know."""
        return commitment(bytes.fromhex(self.seed))


class OpenQuestion(NamedTuple):
    """What a person is asked, and for how long they have been."""

    number: int  # counts the questions of the table
    warned: bool = False  # whether they were told that half of their time is over
    overdue: bool = False  # whether they have been asked for so long that others may act


class SatBefore(NamedTuple):
    """Who sat in a seat before and did something in the deal in hand."""

    sitter: Sitter
    acts: int  # how many acts of the deal there were when they gave it up


@dataclass(frozen=True, slots=True)
class SeatInDeal:
    """A seat in the deal in hand. Each deal begins with new ones."""

    booked: Sitter | None = None  # for whom the deal is booked here; None: for whoever sits here
    away_at_start: bool = False  # whether its person was away when this deal began
    sat_out: bool = False  # whether its person did not ask for this deal, also before it begins: a computer plays it
    before: tuple[SatBefore, ...] = ()
    held: Action | None = None  # what its person answers once they are asked; nobody else may know


@dataclass(frozen=True)
class SeatAt:
    """A seat at a table."""

    sitter: Sitter | None  # None: nobody has taken it
    lapses: int = 0  # how many turns in a row its person has missed
    question: OpenQuestion | None = None  # what the table waits for here; None: for nothing
    in_deal: SeatInDeal = SeatInDeal()


@dataclass(frozen=True, slots=True)
class DealInHand:
    """The deal in hand, and what goes with it."""

    deal: Deal
    timed: bool = False  # whether the clock runs in it: it began with two people or more
    trick: Trick = ()  # the trick that was over last
    news: News = ()  # what happened in it and is still to be shown
    votes: tuple[tuple[int, bool], ...] = ()  # who agrees that it is made void (true), and who does not
    kicks: tuple[tuple[int, int], ...] = ()  # who wants whose seat given to a computer, while the table waits for them
    next_up: tuple[tuple[int, Seat], ...] = ()  # who sits down when it ends, and in which computer's seat


@dataclass(frozen=True, slots=True)
class Gathering:
    """What people want while no deal is in hand."""

    ready: frozenset[int] = frozenset()  # who has asked for the next deal
    new_match: frozenset[int] = frozenset()  # who wants to give up the match in mid-match for a new one
    kicks: tuple[tuple[int, int], ...] = ()  # as in a deal


class Departure(NamedTuple):
    """That somebody left a seat, which is their own should they come back."""

    person: int
    seat: Seat
    deal: int  # the deal in which they left; 0: they left between deals
    lapses: int = 0  # the turns they had missed in a row


class Kicked(NamedTuple):
    """That somebody's seat was given to a computer."""

    person: int
    by: int  # 0: by all others
    deal: int  # in this deal, or before it


@dataclass(frozen=True, slots=True)
class Leavers:
    """Who left this table in this match, and who was made to."""

    departures: tuple[Departure, ...] = ()  # the last of each person
    kicked: tuple[Kicked, ...] = ()
