"""The end of a deal: the hands as left, an account that adds up, and what needs saying."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Each, Fact, Facts, Player, Players
from bot.engine.result import Reckoning, Result
from bot.engine.table_values import Settled
from bot.scenes.marks import ColumnKind, Mark, SeatRank
from bot.scenes.table_scene import Strip
from bot.scenes.wording import Text, saying


@dataclass(frozen=True, slots=True)
class HandLeft:
    """What a seat held when the deal ended."""

    seat: Seat
    cards: tuple[Card, ...]
    mark: Mark = Mark.PLAIN
    note: Text | None = None  # shown instead of cards
    caption: Text | None = None  # a word or two below the name
    rank: SeatRank | None = None  # its sign stands before the caption, which names it
    laid: tuple[Card, ...] = ()  # if the hand is empty: its play that ended the deal, shown with the note


@dataclass(frozen=True, slots=True)
class Sums:
    """The messages that explain the numbers of a column."""

    line: str  # takes ``each``, a list
    one: str  # takes ``name``, ``sum`` and ``p``


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the account."""

    kind: ColumnKind
    heading: Text | None = None  # None: a share, whose column has the sign of its seat
    seat: Seat | None = None  # for a share: who pays it
    sums: Sums | None = None  # None: its numbers need no explanation


@dataclass(frozen=True, slots=True)
class Cell:
    """A number or a level in the account. None: a seat meets itself."""

    value: int | str | None
    sum: Reckoning | None = None  # how it was computed, unless that is plain from its row


@dataclass(frozen=True, slots=True)
class Row:
    """What a seat or a side gets."""

    seats: tuple[Seat, ...]  # several if a side has one row
    cells: tuple[Cell, ...]  # one for each column
    mark: Mark = Mark.PLAIN

    @property
    def name(self) -> Fact:
        """Whose row it is."""
        return Player(self.seats[0]) if len(self.seats) == 1 else Players(self.seats)


@dataclass(frozen=True, slots=True)
class Account:
    """What the deal brings everybody. The shares in a row add up to the result, or its sum explains it."""

    columns: tuple[Column, ...]  # from left to right
    rows: tuple[Row, ...]
    words: Text  # the results for the alt text
    summed: bool = False  # whether results and standings get totals below: what one gets, another pays
    why: tuple[Text, ...] = ()  # what multiplied the numbers
    why_drawn: tuple[Text, ...] = ()  # the same in short, for the picture

    def sums(self) -> tuple[Text, ...]:
        """How its numbers were computed: a line for each column, and then what multiplied them."""
        lines = ((column.sums, self._summed(number)) for number, column in enumerate(self.columns))
        each = tuple(
            saying(sums.line, each=Each(sums.one, rows, apart=True))
            for sums, rows in lines
            if sums is not None and rows
        )
        return (*each, *self.why)

    def _summed(self, column: int) -> tuple[dict[str, Fact], ...]:
        cells = ((row.name, row.cells[column].sum) for row in self.rows)
        return tuple({"name": name, "sum": found, "p": found.points} for name, found in cells if found is not None)

    def standing_of(self, seat: Seat) -> int | str | None:
        """Where a seat stands after the deal: the last standing in its row, or None."""
        row = next(row for row in self.rows if seat in row.seats)
        kinds = [column.kind for column in self.columns]
        standings = [cell.value for kind, cell in zip(kinds, row.cells, strict=True) if kind is ColumnKind.STANDING]
        return standings[-1] if standings else None


@dataclass(frozen=True, slots=True)
class DealEndScene:
    """The end of a deal."""

    outcome: Text  # who won and how, or that the deal is void; the alt text begins with it
    hands: tuple[HandLeft, ...]  # by seat; empty if there is nothing to see
    subtitle: Text | None = None  # the outcome in a few words, for the picture
    points: tuple[Text, ...] = ()  # parts of one line: what everybody got, the best first
    own: tuple[Text, ...] = ()  # by seat: its own result, told only to the owner; empty if ``points`` say it
    remarks: tuple[Text, ...] = ()  # what decided the deal
    stand_ins: tuple[Text, ...] = ()  # who had a computer play for them to the end
    strips: tuple[Strip, ...] = ()  # cards that belonged to nobody: a kitty
    account: Account | None = None  # None: nothing is booked
    void: bool = False
    match: MatchOutcome | None = None  # None while the match goes on
    whole_trick: bool = False  # whether the whole last trick decided something, not just its last play

    def told(self) -> tuple[Text, ...]:
        """The lines below the points, in message and alt text."""
        return (*self.remarks, *self.stand_ins, *(strip.line for strip in self.strips))


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How the match ended with this deal."""

    line: Text  # who won or shares it, and with what
    banner: Text  # the same in a few words, for the picture
    note: Text | None = None  # with what they won, for the picture
    standings: tuple[Text, ...] = ()  # parts of one line: everybody's points, the best first; empty if levels count


def headline(settled: Settled) -> Text:
    """Who won the deal, in a few words."""
    winners = tuple(sorted(settled.result.winners))
    if settled.result.void:
        return saying("deal-void", deal=settled.number)
    if not winners:
        return saying("wins-deal-nobody", deal=settled.number)
    played = "computer" if settled.stood_in.issuperset(winners) else "self"
    return saying("wins-deal", deal=settled.number, names=Players(winners), n=len(winners), played=played)


def stand_ins_told(settled: Settled, reader: Seat | None = None) -> tuple[Text, ...]:
    """For whom a computer played to the end, unless the headline says it. Readers first read of themselves."""
    winners = settled.result.winners
    said = winners if settled.stood_in.issuperset(winners) else frozenset()
    others = tuple(sorted(settled.stood_in - said - {reader}))
    own = (saying("deal-stood-in-own"),) if reader in settled.stood_in - winners else ()
    return (*own, *((saying("deal-stood-in", names=Players(others), n=len(others)),) if others else ()))


def last_played(shown: DealEndScene, settled: Settled) -> Text | None:
    """The play or the trick that ended the deal. None if nothing was played, or the deal is void."""
    if settled.last_play is None or settled.result.void:
        return None
    if shown.whole_trick:
        rows: tuple[Facts, ...] = tuple({"name": Player(seat), "cards": Cards(cards)} for seat, cards in settled.trick)
        return saying("table-last-trick", plays=Each("table-trick-play", rows, apart=True))
    seat, cards = settled.last_play
    return saying("deal-last-play", name=Player(seat), cards=Cards(cards))


def gained(result: Result, seat: Seat) -> Facts:
    """What a deal brought a seat, for the message ``gained``."""
    return {"name": Player(seat), "p": result.points[seat], "won": result.won_nothing(seat)}


def points_of(result: Result, seat: Seat, place: int) -> Text:
    """What a deal brought a seat, with its place."""
    return Text("deal-points", {**gained(result, seat), "place": place})


def place_of(seat: Seat, points: Sequence[int]) -> int:
    """The place of a seat by points, from 1; equal points share a place."""
    return 1 + sum(other > points[seat] for other in points)


def void_scene(settled: Settled, reasons: tuple[Text, ...]) -> DealEndScene:
    """The end of a deal that counts for nothing, with the hands as they were.

    ``reasons`` come from the game. Without any, the table broke the deal off.
    """
    return DealEndScene(
        saying("alt-end-void", deal=settled.number),
        tuple(
            HandLeft(seat, hand, note=None if hand else saying("picture-no-hand"))
            for seat, hand in enumerate(settled.result.left)
        ),
        subtitle=saying("picture-void"),
        points=() if reasons else (saying("abandoned", deal=settled.number),),
        remarks=reasons,
        void=True,
    )


def match_end(settled: Settled, account: Account | None) -> MatchOutcome | None:
    """Who won or shares the match that the deal ended. None while it goes on."""
    winners = tuple(sorted(settled.match_winners))
    if not (winners or settled.match_over):
        return None
    if account is not None and winners and isinstance(level := account.standing_of(winners[0]), str):
        facts: dict[str, Fact] = {"names": Players(winners), "n": len(winners), "level": level}
        line = saying("match-won-level", deals=settled.deals, **facts)
        return MatchOutcome(line, saying("picture-match-won", **facts), saying("standing-level", level=level))
    best = max(settled.totals)
    sharing = winners or tuple(seat for seat, total in enumerate(settled.totals) if total == best)
    key, banner = ("match-won", "picture-match-won") if winners else ("match-shared", "picture-match-shared")
    facts = {"names": Players(sharing), "n": len(sharing), "total": best, "deals": settled.deals}
    ranked = sorted(range(len(settled.totals)), key=lambda seat: -settled.totals[seat])
    standings = tuple(
        saying("match-points", name=Player(seat), p=settled.totals[seat], place=place_of(seat, settled.totals))
        for seat in ranked
    )
    return MatchOutcome(
        saying(key, **facts), saying(banner, **facts), saying("picture-match-total", **facts), standings
    )
