"""The public face of a deal: seats, what lies between them, what needs saying, and the buttons everybody may press."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.table_values.news import News
from bot.scenes.buttons import Control
from bot.scenes.wording import Text


class PillKind(StrEnum):
    """What a note on a seat is about; it decides its colours."""

    NONE = auto()  # no note
    TO_PLAY = auto()  # the table waits for this seat
    TO_BEAT = auto()  # the play to beat is this seat's
    QUIET = auto()  # this seat has said no for now
    ALARM = auto()  # others should look at how few cards are left
    OUT = auto()  # this seat has no cards left while others play on


class SeatRank(StrEnum):
    """What the deal before made of a seat; each has a sign of its own."""

    KING = auto()
    LORD = auto()
    COMMONER = auto()
    SLAVE = auto()


@dataclass(frozen=True, slots=True)
class Badge:
    """A note on a seat. The picture shows the first of a seat, the alt text says all."""

    kind: PillKind
    text: Text  # a word or two
    alt: Text | None = None  # how the line of the seat says it; None where that line shows it in another way


@dataclass(frozen=True, slots=True)
class Bar:
    """What a whole deal is about, above the seats: trumps, what one side has captured, how far both sides are."""

    suit: str | None  # the suit that is trump; None: none is
    rank: str  # the rank on the card beside it
    title: Text
    subtitle: Text
    count: Text  # what has been captured, in a word or two
    goal: Text  # and of how much
    value: int
    full: int  # where the scale ends
    ticks: tuple[int, ...] = ()  # values at which the deal is worth something else
    strong: int | None = None  # the one of them that decides
    standings: tuple[Text, ...] = ()  # a line a side, first that of the one that deals


@dataclass(frozen=True, slots=True)
class Plate:
    """One seat at the table; its name is added by whoever shows the scene."""

    cards: int  # how many are held
    full: int  # how many were dealt
    standing: int | str | None  # points of the match, or a level; None: nothing is kept
    side: Text | None = None  # its side in a word; equal words are one side. None: everybody plays alone
    side_number: int | None = None  # from 0: a side has a shape of its own through the whole match
    computer: bool = False
    turn: bool = False  # whether it is this seat's turn to play
    place: int = 0  # of a seat that is out while others play on, from 1
    rank: SeatRank | None = None
    rank_name: Text | None = None  # the rank in a word
    badges: tuple[Badge, ...] = ()  # most important first


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the message, and what the alt text says for it; None: its seats say as much."""

    text: Text
    alt: Text | None = None


@dataclass(frozen=True, slots=True)
class TrickAct:
    """What a seat did in the trick: the cards it played; without cards, a word for the picture and a part of a line."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    word: Text | None = None
    line: Text | None = None


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards on their way from seat to seat: those that everybody may know, and how many closed ones."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...] = ()
    closed: int = 0


@dataclass(frozen=True, slots=True)
class Centre:
    """What lies between the seats."""

    title: Text  # the kind of the play to beat, or what the table waits for
    by: Text | None = None  # behind the title: whose play it is
    owner: Seat | None = None  # whose play is to be beaten
    cards: tuple[Card, ...] = ()  # the play to beat
    line: Line | None = None  # the same in words
    trick: tuple[TrickAct, ...] = ()  # oldest first
    before: tuple[TrickAct, ...] = ()  # the trick that was over last, until somebody leads
    plays_by_seats: bool = False  # whether each play lies beside its seat, where all play once a trick
    to_come: Text | None = None  # what is said where a play is still to come
    gifts: tuple[Gift, ...] = ()  # oldest first; instead of a trick
    closed: int = 0  # cards or hands that lie face down to choose from, instead of a play


@dataclass(frozen=True, slots=True)
class Strip:
    """What lies apart: left-over cards, a stock. Without cards and number it is said and not drawn."""

    caption: Text
    line: Text
    cards: tuple[Card, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """A deal as everybody may see it. In the message its texts stand in this order."""

    seats: tuple[Plate, ...]  # in turn order of the first deal
    waited_for: frozenset[Seat]  # to play, to give, to choose
    centre: Centre
    buttons: tuple[Control, ...]
    heading: Text | None = None  # of a phase in which nothing is played
    bar: Bar | None = None  # drawn above the seats; the notes say the same
    waiting: tuple[Line, ...] = ()  # whom the table waits for
    notes: tuple[Line, ...] = ()  # what else needs saying
    last_remarks: tuple[Text, ...] = ()  # what else is said of the trick that was over last
    told: News = ()  # what happened and is worth a line
    strips: tuple[Strip, ...] = ()
    played: tuple[Card, ...] = ()  # every card that lies played, lowest first
    clockwise: bool = False  # where the next seat sits
    backwards: bool = False  # whether this deal goes round the other way
