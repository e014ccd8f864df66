"""The rules of a Da Guai Lu Zi table as a value, with the public parameter names of docs/da-guai-lu-zi.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from bot.cards import RANKS, Packs
from bot.engine.game import Json
from bot.engine.rulebook.clashes import refuse_clashes
from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.value_kinds import Whole
from bot.games.da_guai_lu_zi.rules import consistency
from bot.games.da_guai_lu_zi.rules.closed_choices import (
    Direction,
    EndOfMatch,
    FirstLead,
    FlushTie,
    LaterLead,
    LevelStep,
    Pairing,
    ReadingChoice,
    ReturnMode,
    Scoring,
    SmallPair,
    TributePick,
    TrumpRank,
    WildFinish,
    WildRank,
)


@dataclass(frozen=True)
class LevelValue:
    """A level from 2 to A. The ranks 2 to 10 may also be written as numbers (DG-9.1)."""

    allowed: str = ", ".join(RANKS)
    listed: Sequence[Json] = tuple(RANKS)

    def read(self, value: Json) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            value = "T" if value == 10 else str(value)
        if value not in self.listed:
            raise ValueError(value)
        return value

    def write(self, value: Any) -> Json:
        return value


def level_written(level: str) -> str:
    """A level as people write it.

    >>> level_written("T"), level_written("A")
    ('10', 'A')
    """
    return "10" if level == "T" else level


SEATS = 6
PACKS = 3
HAND_SIZE = 27
"""The cards that each player is dealt (DG-2.1)."""
TEAMS = tuple(seat % 2 for seat in range(SEATS))
"""The team of each seat: no neighbour is a partner (DG-0.3)."""


@dataclass(frozen=True)
class EscapeRules:
    """Every parameter of the game, with the defaults of the preset ``dglz-standard``."""

    players: int = option(SEATS, Whole(SEATS, SEATS), "cards")
    packs: int = option(PACKS, Whole(PACKS, PACKS), "cards")
    direction: Direction = option(Direction.COUNTER_CLOCKWISE, section="cards")
    trump: TrumpRank = option(TrumpRank.NONE, section="cards", absent=TrumpRank.NONE)
    level_start: str = option("2", LevelValue(), "cards", alive="has_level")

    flush_over_straight: bool = option(default=True, section="plays")
    flush_tie: FlushTie = option(FlushTie.ALL_RANKS, section="plays")
    small_pair: SmallPair = option(SmallPair.TIE, section="plays", absent=SmallPair.TIE)

    reading: ReadingChoice = option(ReadingChoice.FIXED, section="jokers", absent=ReadingChoice.FIXED)
    wild_rank: WildRank = option(WildRank.STRONGEST, section="jokers")
    wild_finish: WildFinish = option(WildFinish.NORMAL, section="jokers", absent=WildFinish.NORMAL)

    first_lead: FirstLead = option(FirstLead.DRAW, section="leads")
    later_lead: LaterLead = option(LaterLead.FIRST_FINISHER, section="leads", alive="pays_tribute")

    tribute: bool = option(default=False, section="tribute", absent=False)
    tribute_pick: TributePick = option(TributePick.GIVER, section="tribute", alive="pays_tribute")
    pairing: Pairing = option(Pairing.RANK_ORDER, section="tribute", alive="pays_tribute")
    return_: ReturnMode = option(ReturnMode.RECIPIENT, section="tribute", alive="pays_tribute")
    resist: int = option(0, Whole(0, 6), "tribute", alive="pays_tribute")

    score: Scoring = option(Scoring.CAUGHT_POINTS, section="score")
    level_step: LevelStep = option(LevelStep.ONE, section="score", alive="plays_levels")
    level_end: str = option("A", LevelValue(), "score", alive="plays_levels")
    fail_limit: int = option(0, Whole(0, 99), "score", alive="ends_by_level")
    match_end: EndOfMatch = option(EndOfMatch.POINTS, section="score")
    target: int = option(6, Whole(0, 1000), "score", alive="ends_by_points")
    deals: int = option(0, Whole(0, 1000), "score", alive="ends_by_deals")


@dataclass(frozen=True)
class Rules(Rulebook):
    """One rule set: frozen, hashable and consistent.

    Raises:
        Contradiction: two parameters contradict each other.
    """

    game: ClassVar[str] = "da-guai-lu-zi"

    dg: EscapeRules = EscapeRules()

    def __post_init__(self) -> None:
        refuse_clashes(self, consistency.CLASHES)

    @property
    def pack(self) -> Packs:
        """The cards that are shuffled for a deal (DG-2.1)."""
        return Packs(copies=self.dg.packs, jokers=True)

    @property
    def plays_levels(self) -> bool:
        """Whether each team has a level that its wins raise (DG-6.4)."""
        return self.dg.score is Scoring.LEVELS

    @property
    def counts_totals(self) -> bool:
        """Whether the teams' totals end the match or decide it; under levels they stand beside these (DG-8.2)."""
        return self.dg.match_end in (EndOfMatch.POINTS, EndOfMatch.DEALS)

    @property
    def has_trump(self) -> bool:
        """Whether a rank stands above the ace (DG-2.4)."""
        return self.dg.trump is TrumpRank.LEVEL

    @property
    def names_readings(self) -> bool:
        """Whether a player may say what their jokers stand for (DG-4.7)."""
        return self.dg.reading is ReadingChoice.NAMED

    @property
    def weak_finish(self) -> bool:
        """Whether a last play with wildcards takes its weakest reading (DG-4.6)."""
        return self.dg.wild_finish is WildFinish.WEAKEST

    @property
    def returns_candidates(self) -> bool:
        """Whether a giver of a joker chooses among cards that are put out (DG-7.6)."""
        return self.dg.return_ is ReturnMode.CANDIDATES

    @property
    def highest_tribute_leads(self) -> bool:
        """Whether the giver of the highest tribute leads, where tribute was paid (DG-5.4)."""
        return self.dg.tribute and self.dg.later_lead is LaterLead.HIGHEST_TRIBUTE

    @property
    def has_level(self) -> bool:
        """Whether a level means anything: as the trump rank, or as what wins raise (DG-9.1)."""
        return self.has_trump or self.plays_levels

    @property
    def pays_tribute(self) -> bool:
        """Whether whoever was caught pays tribute (DG-7.1)."""
        return self.dg.tribute

    @property
    def ends_by_level(self) -> bool:
        """Whether the match ends with a win at the last level (DG-8.2)."""
        return self.dg.match_end is EndOfMatch.LEVEL

    @property
    def ends_by_points(self) -> bool:
        """Whether the match goes to a number of points (DG-8.2)."""
        return self.dg.match_end is EndOfMatch.POINTS

    @property
    def ends_by_deals(self) -> bool:
        """Whether the match goes over a number of deals (DG-8.2)."""
        return self.dg.match_end is EndOfMatch.DEALS
