"""How cards, groups, seats and columns are marked: what a picture needs to know of a scene, and little to load."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto


class CardState(StrEnum):
    """What a card of a hand may do now, which decides how it is drawn."""

    PLAYABLE = "playable"
    SUGGESTED = "suggested"
    SELECTED = "selected"
    NOT_PLAYABLE = "not-playable"
    WAITING = "waiting"


@dataclass(frozen=True, slots=True)
class GroupTag:
    """The tag drawn before a group of cards."""

    suit: str | None  # the letter of the suit on the tag; None: a star
    label: str  # a letter or two below the sign
    strong: bool = False  # whether these cards beat those of the other groups


class PillKind(StrEnum):
    """What a note on a seat is about, which decides its colours."""

    NONE = auto()  # no note
    TO_PLAY = auto()  # the table waits for this seat
    TO_BEAT = auto()  # the play to beat is this seat's
    QUIET = auto()  # this seat has said no for now
    ALARM = auto()  # others should look at how few cards are left
    OUT = auto()  # this seat has no cards left while others play on


class SeatRank(StrEnum):
    """What the previous deal made of a seat. Each rank has a sign."""

    KING = auto()
    LORD = auto()
    COMMONER = auto()
    SLAVE = auto()


class Mark(StrEnum):
    """How a seat is marked, at its hand and in its row."""

    PLAIN = auto()
    WON = auto()
    PAYS = auto()  # pays for everybody


class ColumnKind(StrEnum):
    """What the numbers of a column are, which decides how they look."""

    COUNT = auto()  # what a seat or side is charged or has captured, without a sign
    SHARE = auto()  # a part of the result: what a seat gets from another one
    RESULT = auto()  # what the deal brings: points, or levels
    STANDING = auto()  # where that leads, or how it stood before: match points, or a level
