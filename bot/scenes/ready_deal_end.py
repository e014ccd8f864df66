"""The end of a deal in any game: what it brings each side, where that leads, and the hands left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.engine.actions import Seat
from bot.engine.facts import Each, Facts, Text
from bot.engine.result import Result
from bot.engine.table_values import Settled
from bot.scenes.deal_end_scene import Account, Cell, Column, DealEndScene, HandLeft, Row, headline
from bot.scenes.marks import ColumnKind, Mark
from bot.scenes.table_scene import Strip
from bot.scenes.wording import saying

_CAPTURED = Column(ColumnKind.COUNT, saying("picture-captured"))
_DEAL = Column(ColumnKind.RESULT, saying("picture-deal-column"))
_MATCH = Column(ColumnKind.STANDING, saying("picture-match-column"))


@dataclass(frozen=True)
class ReadyDealEnd:
    """What a game says of the end of a deal. The rest follows from its result."""

    sides: tuple[int, ...] = ()  # by seat; empty if everybody plays alone
    standings: tuple[int | str, ...] = ()  # by seat, after the deal; empty: the totals
    captured: tuple[int, ...] = ()  # by seat: what its side captured; empty if nothing is counted
    remarks: tuple[Text, ...] = ()  # what decided the deal
    strips: tuple[Strip, ...] = ()  # cards that belonged to nobody

    def scene(self, settled: Settled) -> DealEndScene:
        """The end of a deal that counts."""
        result = settled.result
        rows = tuple(self._row(settled, seats) for seats in self._together(result))
        ranked = sorted(rows, key=lambda row: -result.points[row.seats[0]])
        said = Each("plain-end-side", tuple(self._said(settled, row) for row in rows), apart=True)
        won, why = headline(settled), next(iter(self.remarks), None)
        return DealEndScene(
            won if why is None else saying("plain-end-outcome", won=won, why=why),
            tuple(_left(result, seat) for seat in range(len(result.left))) if any(result.left) else (),
            subtitle=why,
            points=tuple(Text("plain-end-points", self._said(settled, row)) for row in ranked),
            remarks=self.remarks,
            strips=self.strips,
            account=Account(
                (*([_CAPTURED] if self.captured else []), _DEAL, _MATCH),
                rows,
                saying("plain-end", sides=said),
                summed=result.zero_sum,
            ),
        )

    def _together(self, result: Result) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        sides = self.sides or tuple(range(len(result.points)))
        return tuple(tuple(seat for seat, own in enumerate(sides) if own == side) for side in dict.fromkeys(sides))

    def _row(self, settled: Settled, seats: tuple[Seat, ...]) -> Row:
        one, won = seats[0], not settled.result.winners.isdisjoint(seats)
        captured = [Cell(self.captured[one])] if self.captured else []
        cells = (*captured, Cell(settled.result.points[one]), Cell(self._standing(settled, one)))
        return Row(seats, cells, Mark.WON if won else Mark.PLAIN)

    def _said(self, settled: Settled, row: Row) -> Facts:
        one: Any = row.seats[0]
        standing = self._standing(settled, one)
        kind = "level" if isinstance(standing, str) else "total"
        return {"name": row.name, "p": settled.result.points[one], "standing": standing, "counted": kind}

    def _standing(self, settled: Settled, seat: Seat) -> int | str:
        return (self.standings or settled.totals)[seat]


def _left(result: Result, seat: Seat) -> HandLeft:
    hand, won = result.left[seat], seat in result.winners
    return HandLeft(seat, hand, Mark.WON if won else Mark.PLAIN, None if hand else saying("picture-out"))
