"""The rules of a Sheng Ji table as a value, with the public parameter names of docs/sheng-ji.md, section 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.cards import Packs
from bot.engine.rulebook.clashes import refuse_clashes
from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.value_kinds import Whole
from bot.games.sheng_ji.rules import consistency
from bot.games.sheng_ji.rules.closed_choices import (
    BulldozerLadder,
    Direction,
    DuplicateMode,
    FailedChoice,
    FirstDealer,
    FollowDuty,
    JackHook,
    KittyMultiplier,
    Ladder,
    LevelGap,
    LevelTable,
    MaxLevel,
    MinRun,
    NoDeclaration,
    NoTrump,
    OverRuff,
    Rank,
    RedealClaims,
    RuffStructure,
    ThrowPenalty,
)
from bot.games.sheng_ji.rules.value_forms import RankList

SEATS = 4
PACK = 54
"""The cards of one pack with its two jokers."""
USUAL_KITTY = {1: 6, 2: 8, 3: 6, 4: 8}
"""The kitty by number of packs (SJ-1.2)."""
STEP = 20
"""The points of one step of the level table, for each pack (SJ-1.2)."""


@dataclass(frozen=True)
class Rules(Rulebook):
    """One rule set: frozen, hashable and consistent. The defaults are the preset ``standard``.

    Raises:
        Contradiction: two parameters contradict each other.
    """

    game: ClassVar[str] = "sheng-ji"

    decks: int = option(2, Whole(1, 4))
    kitty_size: int | None = option(None, Whole(1, 32, optional=True))
    direction: Direction = Direction.CLOCKWISE
    start_level: Rank = Rank.TWO
    level_gap: LevelGap = LevelGap.CLOSED
    constant_two: bool = False
    close_window: int = option(15, Whole(1, 120))
    suit_breaks_tie: bool = False
    self_overturn: bool = False
    no_trump: NoTrump = NoTrump.JOKERS
    first_dealer: FirstDealer = FirstDealer.FINAL_DECLARER
    no_declaration: NoDeclaration = NoDeclaration.TURN_UP
    duplicate_mode: DuplicateMode = DuplicateMode.OFF
    overturn_after_kitty: bool = False
    redeal_claims: RedealClaims = RedealClaims.OFF
    min_run: MinRun = MinRun.TWO
    failed_choice: FailedChoice = FailedChoice.NEXT_PLAYER
    throw_penalty: ThrowPenalty = ThrowPenalty.NOTHING
    bulldozer_ladder: BulldozerLadder = BulldozerLadder.PUNG_FIRST
    partial_run_follow: bool = True
    follow_duty: FollowDuty = FollowDuty.FULL
    ruff_structure: RuffStructure = RuffStructure.AT_LEAST
    over_ruff: OverRuff = OverRuff.KEY_UNIT
    kitty_multiplier: KittyMultiplier = KittyMultiplier.FLAT2
    attacker_cap: int | None = option(None, Whole(1, 12, optional=True))
    dead_zone: bool = True
    level_table: LevelTable = LevelTable.STANDARD
    must_play: tuple[str, ...] = option(("A",), RankList())
    ladder: Ladder = Ladder.ALL
    max_level: MaxLevel = MaxLevel.ACE
    jack_hook: JackHook = JackHook.OFF
    hide_stopper: bool = False
    book_level: int = option(1, Whole(0, 100))
    book_match: int = option(3, Whole(0, 100))

    def __post_init__(self) -> None:
        refuse_clashes(self, consistency.CLASHES)

    @property
    def packs(self) -> Packs:
        """The cards that are shuffled for a deal."""
        return Packs(copies=self.decks, jokers=True)

    @property
    def kitty(self) -> int:
        """The number of cards in the kitty (SJ-1.2)."""
        return USUAL_KITTY[self.decks] if self.kitty_size is None else self.kitty_size

    @property
    def hand_size(self) -> int:
        """The number of cards that each seat draws (SJ-1.2)."""
        return (PACK * self.decks - self.kitty) // SEATS

    @property
    def total_points(self) -> int:
        """The points in all cards (SJ-1.3)."""
        return 100 * self.decks

    @property
    def step(self) -> int:
        """The points of one step of the level table (SJ-1.2)."""
        return STEP * self.decks

    @property
    def threshold(self) -> int:
        """The attackers' total at which they take over the deal (SJ-1.2)."""
        return 2 * self.step

    @property
    def shortest_run(self) -> int:
        """The fewest tuples that make a run (SJ-5.2)."""
        return max(2, self.decks) if self.min_run is MinRun.DECKS else 2
