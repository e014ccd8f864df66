"""What everybody may know of a deal, and what is asked of whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from bot.cards import Card
from bot.engine.actions import Ask, Asks, Seat
from bot.games.climbing.climbing_position import ClimbingPosition
from bot.games.da_guai_lu_zi.cards.order import CardOrder, order_of
from bot.games.da_guai_lu_zi.cards.readings import SIZES, PlayReading
from bot.games.da_guai_lu_zi.rules.closed_choices import TributePick
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS, Rules
from bot.games.da_guai_lu_zi.scoring.settlement import TeamStanding

PUT_OUT = (2, 3)
"""How many candidates a recipient puts out, for a small and for a big joker (DG-7.6)."""


class Phase(StrEnum):
    """Where a deal stands."""

    TRIBUTE = "tribute"
    RETURN = "return"
    PLAY = "play"
    OVER = "over"


class LaidPlay(NamedTuple):
    """The play on the table: whose it is, and as what it lies there (DG-4.8)."""

    seat: Seat
    cards: tuple[Card, ...]
    reading: PlayReading


class Pair(NamedTuple):
    """Who pays whom."""

    giver: Seat
    recipient: Seat


@dataclass(frozen=True, kw_only=True)
class Position(ClimbingPosition):
    """The public part of a deal."""

    rules: Rules
    standing: TeamStanding  # before the deal
    leading: int  # the team whose level is the trump rank (DG-5.2)
    first: Seat  # who was dealt the first card, and leads where no tribute decides
    phase: Phase = Phase.PLAY
    table: LaidPlay | None = None
    drawing: bool = False  # a record states what chance picks of the tributes, and it is drawn next
    givers: tuple[Seat, ...] = ()  # who pays tribute, the first around first (DG-7.1)
    resisting: tuple[Seat, ...] = ()  # who would have paid (DG-7.2)
    given: frozenset[int] = frozenset()  # givers who have given
    pairs: tuple[Pair, ...] = ()
    put_out: frozenset[int] = frozenset()  # recipients who have put out candidates
    returned: frozenset[int] = frozenset()  # recipients who have returned a card

    @property
    def trump(self) -> str | None:
        """The rank that is trump in this deal (DG-2.4)."""
        if not self.rules.has_trump:
            return None
        return self.standing.levels[self.leading] if self.rules.plays_levels else self.rules.dg.level_start

    @cached_property
    def order(self) -> CardOrder:
        return order_of(self.rules, self.trump)

    def distance_from_first(self, seat: Seat) -> int:
        """The distance in turn order from the first finisher of the deal before (DG-7.5)."""
        return (seat - self.previous[0]) % SEATS

    def giver_for(self, recipient: Seat) -> Seat:
        """Who paid a recipient."""
        return next(pair.giver for pair in self.pairs if pair.recipient == recipient)

    @property
    def by_chance(self) -> bool:
        """Whether chance is to pick tributes, and has not yet (DG-10.4)."""
        return self.phase is Phase.TRIBUTE and self.rules.dg.tribute_pick is TributePick.RANDOM

    def asks(self) -> Asks:
        if self.phase is Phase.TRIBUTE and not self.by_chance:
            return {seat: (Ask("give", must=True, sizes=(1,)),) for seat in self.givers if seat not in self.given}
        if self.phase is Phase.RETURN:
            return self._return_asks()
        if self.phase is Phase.PLAY and self.turn is not None:
            sizes = SIZES if self.table is None else (self.table.reading.size,)
            held = tuple(size for size in sizes if size <= self.counts[self.turn])
            play = Ask("play", must=True, sizes=held)
            return {self.turn: (play,) if self.table is None else (play, Ask("pass", must=True))}
        return {}

    def waits_for(self) -> tuple[Seat, ...]:
        """Everybody who has something to do now."""
        return tuple(self.asks()) if self.turn is None else (self.turn,)

    def _return_asks(self) -> Asks:
        asks: dict[Seat, tuple[Ask, ...]] = {}
        for giver, recipient in self.pairs:
            if recipient in self.put_out:
                asks[giver] = (Ask("choose", must=True, numbers=tuple(range(max(PUT_OUT)))),)
            elif recipient not in self.returned:
                sizes = (1, *PUT_OUT) if self.rules.returns_candidates else (1,)
                asks[recipient] = (Ask("give", must=True, sizes=sizes),)
        return asks


def out_team(places: Sequence[Seat]) -> int | None:
    """The team of which all three are out (DG-5.8)."""
    counts = [sum(TEAMS[seat] == team for seat in places) for team in (0, 1)]
    return next((team for team in (0, 1) if counts[team] == SEATS // 2), None)
