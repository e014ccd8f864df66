"""The values pictures are drawn from. Every text arrives ready-made: in the reader's language, names neutralised.

A seat whose name has nothing that can be drawn (emoji alone) is drawn as its number; a caller with a better word for
it ("Seat 3") asks ``images.text.runs.drawable`` first.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card
from bot.scenes.deal_end_scene import ColumnKind, Mark
from bot.scenes.hand_scene import CardState
from bot.scenes.table_scene import PillKind, SeatRank


@dataclass(frozen=True, slots=True)
class HandPicture:
    """One seat's hand, lowest card first, each card with its state.

    ``pill`` is the amber note such as "Your turn"; with it, ``caption`` ("beat"), ``name`` and the chips of ``beat``
    say what is asked. Without a pill, ``caption`` ("Søren to play") stands on plate colour.

    Raises:
        ValueError: there are not as many states as cards.
    """

    cards: tuple[Card, ...]
    states: tuple[CardState, ...]
    pill: str | None
    caption: str
    name: str = ""
    beat: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if len(self.cards) != len(self.states):
            raise ValueError(f"{len(self.cards)} cards, but {len(self.states)} states")


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """One seat at the table: ``points`` of the match, or a level (None: nothing is kept).

    It holds ``cards`` of ``full`` dealt. ``standing`` is drawn as a sign, ``standing_word`` beside it. ``place`` is
    that of a seat that is out while others play on, from 1; 0 while it plays.
    """

    name: str
    points: int | str | None
    cards: int
    full: int = 13
    computer: bool = False
    pill: str = ""
    pill_kind: PillKind = PillKind.NONE
    standing: SeatRank | None = None
    standing_word: str = ""
    place: int = 0


@dataclass(frozen=True, slots=True)
class TrickStep:
    """What a seat did: the cards it played, or a ``text`` such as "pass".

    In an exchange, a gift: its ``cards``, and as many ``closed`` ones as nobody else may see, go to seat ``to``.
    """

    seat: int
    cards: tuple[Card, ...]
    text: str = ""
    to: int | None = None
    closed: int = 0


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table of 2 to 10 seats, in turn order of the first deal; ``trick`` is oldest first.

    ``title`` and ``by`` name the play to beat and its owner; with no ``cards``, they are a line such as "Ann leads",
    "any combination". ``to_play`` are the seats that are waited for, to play or to give; ``to_beat`` is a seat.

    ``clockwise`` says where the next seat sits (BT-0.3), ``backwards`` turns the arrows alone (BT-2.2). ``closed`` are
    face-down cards or hands to choose from, each with its label, in place of ``cards``. ``left`` are left-over cards
    that everybody has seen; ``stock`` counts the cards to draw from (None: there is no stock). Where a deal has either,
    every picture of it should say so (an empty stock is 0), and things keep their place.

    Raises:
        ValueError: fewer than 2 seats, or more than 10.
    """

    seats: tuple[SeatPlate, ...]
    to_play: frozenset[int]
    to_beat: int | None
    title: str
    by: str
    cards: tuple[Card, ...]
    trick: tuple[TrickStep, ...]
    clockwise: bool = False
    backwards: bool = False
    closed: tuple[str, ...] = ()
    left: tuple[Card, ...] = ()
    left_caption: str = ""
    stock: int | None = None
    stock_caption: str = ""

    def __post_init__(self) -> None:
        if not 2 <= len(self.seats) <= 10:
            raise ValueError(f"a table picture has 2 to 10 seats, not {len(self.seats)}")

    @property
    def strip(self) -> bool:
        """Whether left-over cards or a stock ask for a line of their own."""
        return bool(self.left) or self.stock is not None


@dataclass(frozen=True, slots=True)
class LeftHand:
    """What a seat held when the deal ended."""

    seat: int
    cards: tuple[Card, ...]
    mark: Mark = Mark.PLAIN  # the winner is amber, who pays for everybody is outlined
    note: str = ""  # stands in place of cards: "out, no cards left"
    caption: str = ""  # below the name: "4th", "pays for all"
    standing: SeatRank | None = None  # its sign stands before the caption


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
    sum_label: str = ""  # empty: nothing is added up below
    sum_note: str = ""  # explains the signs, its parts on lines of their own: "+ receives", "− pays"
