"""The rules of a Da Guai Lu Zi table as a value, with the public parameter names of docs/da-guai-lu-zi.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.cards import Packs
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
from bot.games.da_guai_lu_zi.rules.value_forms import LevelValue

SEATS = 6
PACKS = 3
HAND_SIZE = 27
"""The cards that each player is dealt (DG-2.1)."""
TEAMS = tuple(seat % 2 for seat in range(SEATS))
"""The team of each seat: no neighbour is a partner (DG-0.3)."""


@dataclass(frozen=True)
class EscapeRules:
    """Every parameter of the game, with the defaults of the preset ``dglz-standard``."""

    players: int = option(SEATS, Whole(SEATS, SEATS))
    packs: int = option(PACKS, Whole(PACKS, PACKS))
    direction: Direction = Direction.COUNTER_CLOCKWISE
    trump: TrumpRank = TrumpRank.NONE
    level_start: str = option("2", LevelValue())
    first_lead: FirstLead = FirstLead.DRAW
    later_lead: LaterLead = LaterLead.FIRST_FINISHER
    flush_over_straight: bool = True
    flush_tie: FlushTie = FlushTie.ALL_RANKS
    reading: ReadingChoice = ReadingChoice.FIXED
    wild_rank: WildRank = WildRank.STRONGEST
    wild_finish: WildFinish = WildFinish.NORMAL
    small_pair: SmallPair = SmallPair.TIE
    score: Scoring = Scoring.CAUGHT_POINTS
    level_step: LevelStep = LevelStep.ONE
    level_end: str = option("A", LevelValue())
    fail_limit: int = option(0, Whole(0, 99))
    tribute: bool = False
    tribute_pick: TributePick = TributePick.GIVER
    return_: ReturnMode = ReturnMode.RECIPIENT
    pairing: Pairing = Pairing.RANK_ORDER
    resist: int = option(0, Whole(0, 6))
    match_end: EndOfMatch = EndOfMatch.POINTS
    target: int = option(6, Whole(0, 1000))
    deals: int = option(0, Whole(0, 1000))


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
