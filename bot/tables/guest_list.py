"""Who may sit down at a table: whom its host has invited, for whom seats are kept, and the commands about that."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engine.actions import Seat
from bot.engine.states import OPTIONAL

INVITED_AT_MOST = 50
"""The most people and groups that one table invites."""


@dataclass(frozen=True, slots=True)
class ByPerson:
    """A command that a person gave, not a computer or a clock."""

    person: int


@dataclass(frozen=True, slots=True)
class Invite(ByPerson):
    """The host of a private table lets somebody sit down, or everybody of a group."""

    whom: int = field(default=0, metadata=OPTIONAL)  # 0: a group
    group: int = field(default=0, metadata=OPTIONAL)


@dataclass(frozen=True, slots=True)
class Reserve(ByPerson):
    """The host keeps the next open seat for somebody. A computer may have it until that person sits down."""

    whom: int


@dataclass(frozen=True, slots=True)
class Unreserve(ByPerson):
    """The host keeps a seat for somebody no more."""

    whom: int


@dataclass(frozen=True, slots=True)
class GuestList:
    """Who may sit down at a table.

    To a table, a group is only a number: a server's role, for example. Whoever gives ``Join`` knows who belongs to it.
    """

    private: bool = False  # whether only those may sit down who are on the list
    invited: tuple[int, ...] = ()  # people, in the order of their invitations
    groups: tuple[int, ...] = ()
    kept: tuple[tuple[int, Seat], ...] = ()  # for whom a seat is kept, and which

    def admits(self, person: int, group: int) -> bool:
        """Whether somebody may sit down, who belongs to an invited ``group`` (0: to none)."""
        of_group = group != 0 and group in self.groups
        return not self.private or of_group or person in self.invited or person in dict(self.kept)

    def keeps_from(self, person: int) -> frozenset[Seat]:
        """The seats that are kept for others."""
        return frozenset(seat for whom, seat in self.kept if whom != person)

    def owner_of(self, seat: Seat) -> int | None:
        """For whom a seat is kept; None if it is kept for nobody."""
        return next((whom for whom, kept in self.kept if kept == seat), None)
