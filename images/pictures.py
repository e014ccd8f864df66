"""The values pictures are drawn from. Every text arrives ready-made: in the reader's language, names neutralised.

A seat whose name has nothing that can be drawn (emoji alone) is drawn as its number; a caller with a better word for
it ("Seat 3") asks ``images.text.runs.drawable`` first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.cards import Card


class CardState(StrEnum):
    """What a card of a hand may do now (docs/look.md, section 3)."""

    PLAYABLE = "playable"
    SUGGESTED = "suggested"
    SELECTED = "selected"
    NOT_PLAYABLE = "not-playable"
    WAITING = "waiting"


class PillKind(StrEnum):
    """The note at the right of a plate; it decides the pill's colours."""

    NONE = "none"
    TO_PLAY = "to-play"
    TO_BEAT = "to-beat"
    PASSED = "passed"
    LAST_CARD = "last-card"


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
    """One seat at the table: ``points`` of the match (None: none are kept), ``cards`` held of ``full`` dealt."""

    name: str
    points: int | None
    cards: int
    full: int = 13
    computer: bool = False
    pill: str = ""
    pill_kind: PillKind = PillKind.NONE


@dataclass(frozen=True, slots=True)
class TrickStep:
    """What a seat did in the trick: the cards it played, or a ``text`` such as "pass"."""

    seat: int
    cards: tuple[Card, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A Big Two table of 2 to 6 seats, in turn order; ``trick`` is oldest first.

    ``title`` and ``by`` name the play to beat and its owner; with no ``cards``, they are a line such as "Ann leads",
    "any combination". ``to_play`` and ``to_beat`` are seats.

    Raises:
        ValueError: fewer than 2 seats, or more than 6.
    """

    seats: tuple[SeatPlate, ...]
    to_play: int | None
    to_beat: int | None
    title: str
    by: str
    cards: tuple[Card, ...]
    trick: tuple[TrickStep, ...]
    clockwise: bool = False

    def __post_init__(self) -> None:
        if not 2 <= len(self.seats) <= 6:
            raise ValueError(f"a table picture has 2 to 6 seats, not {len(self.seats)}")


@dataclass(frozen=True, slots=True)
class LeftHand:
    """What a seat held when the deal ended; ``note`` stands in place of cards ("out, no cards left")."""

    name: str
    cards: tuple[Card, ...]
    winner: bool
    note: str = ""


@dataclass(frozen=True, slots=True)
class SettlementRow:
    """A seat's row in the settlement.

    ``product`` says how the penalty came about ("8×2", empty: it is the count itself); ``received`` is by seat, None
    for the seat itself. Rows are in the order of the hands; a row bears the name of its hand.
    """

    name: str
    product: str
    penalty: int
    received: tuple[int | None, ...]
    deal: int
    match: int
    winner: bool


@dataclass(frozen=True, slots=True)
class DealEndPicture:
    """The end of a deal: hands as left, and the settlement, rows in seat order.

    ``headings`` are the words for penalty, deal and match; ``sum_note`` explains the signs, its parts on
    lines of their own ("+ receives", "− pays").
    """

    title: str
    subtitle: str
    caption: str
    hands: tuple[LeftHand, ...]
    headings: tuple[str, str, str]
    rows: tuple[SettlementRow, ...]
    sum_label: str
    sum_note: str
