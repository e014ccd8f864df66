"""The values that pictures are drawn from. All texts are final: in the reader's language, with names made harmless.

A name with nothing that can be drawn (only emoji) is drawn as the seat's number. A caller with a better word for it
("Seat 3") should ask ``images.text.runs.drawable`` first.
"""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from typing import NamedTuple

from bot.cards import Card
from bot.scenes.ledger_scenes import CurvePoint
from bot.scenes.marks import CardState, ColumnKind, GroupTag, Mark, PillKind, SeatRank


@dataclass(frozen=True, slots=True)
class OtherCards:
    """Another hand, as the header of a hand shows it."""

    name: str
    cards: int  # how many it holds
    note: str = ""  # a word or two
    alarm: bool = False  # the note is a warning
    turn: bool = False  # the table waits for it


@dataclass(frozen=True, slots=True)
class HandPicture:
    """One seat's hand, lowest card first, each card with its state.

    Raises:
        ValueError: there are not as many states as cards, or the groups do not hold all of them.
    """

    cards: tuple[Card, ...]
    states: tuple[CardState, ...]
    pill: str | None  # the amber note, such as "Your turn"
    caption: str  # what is asked ("beat"); without a pill, who plays ("Søren to play")
    name: str = ""  # whose play is to be beaten
    beat: tuple[Card, ...] = ()  # the play to beat, drawn as chips
    others: tuple[OtherCards, ...] = ()  # the other hands; they have a line of their own
    groups: tuple[tuple[GroupTag, int], ...] = ()  # the tag of each group, and how many cards it has; none: no groups

    def __post_init__(self) -> None:
        if len(self.cards) != len(self.states):
            raise ValueError(f"{len(self.cards)} cards, but {len(self.states)} states")
        if self.groups and len(self.cards) != sum(size for _, size in self.groups):
            raise ValueError(f"{len(self.cards)} cards, but groups of {[size for _, size in self.groups]}")


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """One seat at the table."""

    name: str
    points: int | str | None  # of the match, or a level; None: nothing is kept
    cards: int  # how many it holds
    full: int = 13  # how many it was dealt
    side: str = ""  # a word for who plays with whom; empty: everybody plays alone
    side_number: int | None = None  # from 0: the shape before that word
    computer: bool = False
    pill: str = ""
    pill_kind: PillKind = PillKind.NONE
    standing: SeatRank | None = None  # drawn as a sign
    standing_word: str = ""  # written beside the sign
    place: int = 0  # from 1, if the seat is out while others play on; 0 while it plays


@dataclass(frozen=True, slots=True)
class TrickStep:
    """What a seat did: the cards it played, or a ``text`` such as "pass"; in an exchange, a gift."""

    seat: int
    cards: tuple[Card, ...]
    text: str = ""
    to: int | None = None  # the seat that gets a gift
    closed: int = 0  # how many cards of a gift nobody else may see


@dataclass(frozen=True, slots=True)
class LyingApart:
    """What lies apart from the play: cards that everybody has seen, or a pile with its number."""

    caption: str
    cards: tuple[Card, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TopBar:
    """What a whole deal is about, above the seats."""

    suit: str | None  # of the card at the left; None: a star
    rank: str
    title: str
    subtitle: str
    count: str
    goal: str
    share: float  # how much of the scale is filled, from 0 to 1
    ticks: tuple[float, ...]  # from 0 to 1
    strong: float | None  # the one of the ticks that decides
    standings: tuple[str, ...]  # the first in bolder type


@dataclass(frozen=True, slots=True)
class LeftHand:
    """What a seat holds, open: when the deal ended, or while it is looked at again."""

    seat: int
    cards: tuple[Card, ...]
    mark: Mark = Mark.PLAIN  # the winner is amber, who pays for everybody is outlined
    note: str = ""  # stands in place of cards: "out, no cards left"
    caption: str = ""  # below the name: "4th", "pays for all"
    standing: SeatRank | None = None  # its sign stands before the caption
    laid: tuple[Card, ...] = ()  # without cards: the last play, drawn before the note


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table of 2 to 10 seats.

    If a deal has cards that lie apart, every picture of it should say so, so that things keep their place.

    Raises:
        ValueError: fewer than 2 seats, or more than 10.
    """

    seats: tuple[SeatPlate, ...]  # in turn order of the first deal
    to_play: frozenset[int]  # the seats that are waited for, to play or to give
    to_beat: int | None  # the seat whose play is to be beaten
    title: str  # the kind of the play to beat; without ``cards``, a line such as "Ann leads"
    by: str  # whose play it is; without ``cards``, a second line such as "any combination"
    cards: tuple[Card, ...]  # the play to beat
    trick: tuple[TrickStep, ...]  # oldest first
    clockwise: bool = False  # where the next seat is (BT-0.3)
    backwards: bool = False  # turns only the arrows (BT-2.2)
    closed: tuple[str, ...] = ()  # labels of face-down cards or hands to choose from, shown in place of ``cards``
    apart: tuple[LyingApart, ...] = ()  # in a line of its own at the foot; an empty stock is 0
    bar: TopBar | None = None  # above the seats
    plays_by_seats: bool = (
        False  # each play of the trick lies beside its seat, instead of the play to beat in the middle
    )
    to_come: str = ""  # what is written where a play is still to come
    before: tuple[TrickStep, ...] = ()  # the trick that was over last, dimmed beside the seats until somebody leads
    hands: tuple[LeftHand, ...] = ()  # below the seats: every hand, open, once the deal is over

    def __post_init__(self) -> None:
        if not 2 <= len(self.seats) <= 10:
            raise ValueError(f"a table picture has 2 to 10 seats, not {len(self.seats)}")


@dataclass(frozen=True, slots=True)
class LeftPile:
    """Cards that were nobody's, below the hands."""

    caption: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AccountColumn:
    """A column of the account."""

    kind: ColumnKind
    heading: str = ""
    seat: int | None = None  # a share is headed by the sign of its seat


@dataclass(frozen=True, slots=True)
class AccountCell:
    """A number of the account, or a level; None, where a seat meets itself, is a dash."""

    value: int | str | None
    sum: str = ""  # how it came about, such as "8×2"; empty: the number itself says so
    reckoned: str = ""  # the same in words, where it stands alone: "penalty 8×2 = 16"
    word: str = ""  # stands in place of the number


@dataclass(frozen=True, slots=True)
class AccountRow:
    """What a seat gets, or a side."""

    seat: int  # whose name and sign the row bears
    cells: tuple[AccountCell, ...]  # one a column
    mark: Mark = Mark.PLAIN
    name: str = ""  # where it is of several seats: their names


@dataclass(frozen=True, slots=True)
class DealEndPicture:
    """The end of a deal: hands as left, and the account."""

    title: str
    subtitle: str
    caption: str  # what the hands are: "hands as left"
    names: tuple[str, ...]  # by seat
    hands: tuple[LeftHand, ...] = ()
    piles: tuple[LeftPile, ...] = ()
    columns: tuple[AccountColumn, ...] = ()
    rows: tuple[AccountRow, ...] = ()  # none in a void deal: nothing is booked
    banner: str = ""  # who won the match that is over, in large letters above the hands
    banner_note: str = ""  # with what, at its right
    sum_label: str = ""  # empty: nothing is added up below
    sum_note: str = (
        ""  # explains factors and signs as far as there is room, a line a part: "× 2: 10+ cards", "+ receives"
    )


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A member on the leaderboard."""

    place: str  # "3", or "3=" where it is shared
    name: str
    points: int | str  # or by what else the board ranks, as it is written
    course: tuple[int, ...] = ()  # points after each of the latest deals, oldest first, on a scale of its own
    leads: bool = False  # one of the first places, drawn stronger
    own: bool = False  # the reader's


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """One page of a leaderboard."""

    title: str
    course_heading: str  # "last 12 deals"
    points_heading: str
    lines: tuple[BoardLine, ...]
    below: BoardLine | None = None  # the reader's line, if it is on another page


@dataclass(frozen=True, slots=True)
class CurvePicture:
    """The curve of a member's points, over at least two deals."""

    name: str
    caption: str  # how many deals, and of which game
    points: tuple[CurvePoint, ...]  # oldest first
    best: CurvePoint
    lowest: CurvePoint
    best_words: str  # "best +467"
    lowest_words: str

    @property
    def now(self) -> int:
        """The points after the last deal."""
        return self.points[-1].points


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, and what it is."""

    value: str  # "+6.4"
    label: str  # "a deal"


@dataclass(frozen=True, slots=True)
class StatisticsPicture:
    """What a member's deals came to: figures, a few sentences, and the curve of their points."""

    curve: CurvePicture
    figures: tuple[Figure, ...]  # at least one
    lines: tuple[str, ...] = ()


Picture = HandPicture | TablePicture | DealEndPicture | BoardPicture | CurvePicture | StatisticsPicture

LENGTH = struct.Struct(">I")
"""Before a request to the process that draws: how long it is."""
HEAD = struct.Struct(">cI")
"""Before an answer: whether it is a PNG (``DRAWN``) or the name of an error (``FAILED``), and how long it is."""
DRAWN, FAILED = b"+", b"-"


class Request(NamedTuple):
    """What to draw, in which theme, and for a reader of which language."""

    picture: Picture
    theme: str
    locale: str


def written(request: Request) -> bytes:
    """A request in the form in which it is sent to the process."""
    body = pickle.dumps(request)
    return LENGTH.pack(len(body)) + body
