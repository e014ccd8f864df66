"""The public face of a deal: seats, what lies between them, what needs saying, and the buttons for everybody."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.table_values import News
from bot.scenes.buttons import Control
from bot.scenes.marks import PillKind, SeatRank
from bot.scenes.wording import Text


@dataclass(frozen=True, slots=True)
class Badge:
    """A note on a seat. The picture shows only the first note of a seat, the alt text all."""

    kind: PillKind
    text: Text  # a word or two
    alt: Text | None = None  # how the seat's line says it; None: the line shows it otherwise


@dataclass(frozen=True, slots=True)
class Bar:
    """What a whole deal is about, above the seats: trumps, what one side has captured, how far both sides are."""

    suit: str | None  # the trump suit; None: there is none
    rank: str  # the rank on the card beside it
    title: Text
    subtitle: Text
    count: Text  # what has been captured, in a word or two
    goal: Text  # how much must be captured
    value: int
    full: int  # where the scale ends
    ticks: tuple[int, ...] = ()  # values at which the deal is worth something else
    strong: int | None = None  # the tick that decides
    standings: tuple[Text, ...] = ()  # a line for each side, the dealing side first


@dataclass(frozen=True, slots=True)
class Plate:
    """One seat at the table. Whoever shows the scene adds its name."""

    cards: int  # how many are held
    full: int  # how many were dealt
    standing: int | str | None  # points of the match, or a level; None: neither is kept
    side: Text | None = None  # its side in a word; None: everybody plays alone
    side_number: int | None = None  # from 0; a side keeps one shape through the whole match
    computer: bool = False
    turn: bool = False  # whether it is this seat's turn to play
    place: int = 0  # its finishing place, from 1, while others play on
    rank: SeatRank | None = None
    rank_name: Text | None = None  # the rank in a word
    badges: tuple[Badge, ...] = ()  # most important first


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the message, with its words in the alt text. None: the lines of the seats say as much."""

    text: Text
    alt: Text | None = None


@dataclass(frozen=True, slots=True)
class TrickAct:
    """What a seat did in the trick. Without cards, ``word`` is for the picture and ``line`` is part of a line."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    word: Text | None = None
    line: Text | None = None


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards on their way from seat to seat: those that everybody may see, and the number of closed ones."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...] = ()
    closed: int = 0


@dataclass(frozen=True, slots=True)
class Centre:
    """What lies between the seats."""

    title: Text  # the kind of the play to beat, or what the table waits for
    by: Text | None = None  # after the title: whose play it is
    owner: Seat | None = None  # whose play must be beaten
    cards: tuple[Card, ...] = ()  # the play to beat
    line: Line | None = None  # the same in words
    trick: tuple[TrickAct, ...] = ()  # oldest first
    before: tuple[TrickAct, ...] = ()  # the last finished trick, until somebody leads
    plays_by_seats: bool = False  # whether each play lies beside its seat, because all play once in a trick
    to_come: Text | None = None  # what to say while a play is still to come
    gifts: tuple[Gift, ...] = ()  # oldest first; shown instead of a trick
    closed: int = 0  # cards or hands that lie face down to choose from; shown instead of a play


@dataclass(frozen=True, slots=True)
class Strip:
    """What lies apart: left-over cards, a stock. It is drawn only if it has cards or a number."""

    caption: Text
    line: Text
    cards: tuple[Card, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """A deal as everybody may see it. The message shows its texts in this order."""

    seats: tuple[Plate, ...]  # in the turn order of the first deal
    waited_for: frozenset[Seat]  # to play, to give, to choose
    centre: Centre
    buttons: tuple[Control, ...]
    heading: Text | None = None  # of a phase without card play
    bar: Bar | None = None  # drawn above the seats; the notes say the same
    waiting: tuple[Line, ...] = ()  # whom the table waits for
    notes: tuple[Line, ...] = ()  # what else needs saying
    last_remarks: tuple[Text, ...] = ()  # what else is said of the last finished trick
    told: News = ()  # what happened and is worth a line
    strips: tuple[Strip, ...] = ()
    played: tuple[Card, ...] = ()  # all cards played, lowest first
    clockwise: bool = False  # where the next seat sits
    backwards: bool = False  # whether this deal goes round the other way
