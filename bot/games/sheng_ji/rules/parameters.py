"""The rules of a Sheng Ji table as a value, with the public parameter names of docs/sheng-ji.md, section 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bot.cards import RANKS, Packs
from bot.engine.game import Json
from bot.engine.rulebook.clashes import refuse_clashes
from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.value_kinds import Whole, Worded
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


@dataclass(frozen=True)
class RankList(Worded):
    """``must_play``: a list of ranks, each once, in ascending order."""

    example: str = '["5", "T", "K", "A"]'

    def read(self, value: Json) -> Any:
        if not isinstance(value, list | tuple):
            raise TypeError(value)
        if not all(isinstance(rank, str) and len(rank) == 1 and rank in RANKS for rank in value):
            raise ValueError(value)
        return tuple(sorted(set(value), key=RANKS.index))

    def write(self, value: Any) -> Json:
        return list(value)


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

    decks: int = option(2, Whole(1, 4), "cards")
    kitty_size: int | None = option(None, Whole(1, 32, optional=True), "cards")
    direction: Direction = option(Direction.CLOCKWISE, section="cards")
    level_gap: LevelGap = option(LevelGap.CLOSED, section="cards")
    constant_two: bool = option(default=False, section="cards", absent=False)
    min_run: MinRun = option(MinRun.TWO, section="cards", alive="has_triples")

    close_window: int = option(15, Whole(1, 120), "declaring", alive="declares_while_drawing")
    suit_breaks_tie: bool = option(default=False, section="declaring", alive="may_overturn")
    self_overturn: bool = option(default=False, section="declaring", alive="may_overturn")
    no_trump: NoTrump = option(NoTrump.JOKERS, section="declaring", alive="may_overturn", absent=NoTrump.OFF)
    first_dealer: FirstDealer = option(FirstDealer.FINAL_DECLARER, section="declaring", alive="first_dealer_may_change")
    no_declaration: NoDeclaration = option(NoDeclaration.TURN_UP, section="declaring", alive="declares_while_drawing")
    duplicate_mode: DuplicateMode = option(DuplicateMode.OFF, section="declaring")
    overturn_after_kitty: bool = option(default=False, section="declaring", absent=False)
    redeal_claims: RedealClaims = option(RedealClaims.OFF, section="declaring")

    failed_choice: FailedChoice = option(FailedChoice.NEXT_PLAYER, section="play")
    throw_penalty: ThrowPenalty = option(ThrowPenalty.NOTHING, section="play")
    bulldozer_ladder: BulldozerLadder = option(BulldozerLadder.PUNG_FIRST, section="play", alive="owes_triples")
    partial_run_follow: bool = option(default=True, section="play", alive="owes_tuples")
    follow_duty: FollowDuty = option(FollowDuty.FULL, section="play", alive="has_pairs")
    ruff_structure: RuffStructure = option(RuffStructure.AT_LEAST, section="play")
    over_ruff: OverRuff = option(OverRuff.KEY_UNIT, section="play")
    hide_stopper: bool = option(default=False, section="play")

    start_level: Rank = option(Rank.TWO, section="levels")
    kitty_multiplier: KittyMultiplier = option(KittyMultiplier.FLAT2, section="levels")
    attacker_cap: int | None = option(None, Whole(1, 12, optional=True), "levels", alive="plays_every_level")
    dead_zone: bool = option(default=True, section="levels")
    level_table: LevelTable = option(
        LevelTable.STANDARD, section="levels", alive="plays_every_level", absent=LevelTable.STANDARD
    )
    must_play: tuple[str, ...] = option(("A",), RankList(), "levels")
    ladder: Ladder = option(Ladder.ALL, section="levels")
    max_level: MaxLevel = option(MaxLevel.ACE, section="levels")
    jack_hook: JackHook = option(JackHook.OFF, section="levels", alive="plays_every_level", absent=JackHook.OFF)
    book_level: int = option(1, Whole(0, 100), "levels")
    book_match: int = option(3, Whole(0, 100), "levels")

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

    # --- What switches parameters off ---

    @property
    def declares_while_drawing(self) -> bool:
        """Whether people declare while the cards are drawn (SJ-3.8)."""
        return self.duplicate_mode is DuplicateMode.OFF

    @property
    def has_pairs(self) -> bool:
        """Whether there are equal cards (SJ-1.2)."""
        return self.decks > 1

    @property
    def has_triples(self) -> bool:
        """Whether there are three equal cards (SJ-1.2)."""
        return self.decks > 2

    @property
    def may_overturn(self) -> bool:
        """Whether a declaration can be overturned: where anybody declares before the kitty is taken, or after."""
        declares = self.duplicate_mode is not DuplicateMode.GIVEN
        return self.has_pairs and (declares or self.overturn_after_kitty)

    @property
    def first_dealer_may_change(self) -> bool:
        """Whether a first declaration can be overturned, so that somebody else might deal (SJ-3.6)."""
        return self.declares_while_drawing and self.has_pairs

    @property
    def owes_tuples(self) -> bool:
        """Whether equal cards are owed to equal cards."""
        return self.follow_duty is not FollowDuty.NONE and self.has_pairs

    @property
    def owes_triples(self) -> bool:
        """Whether three equal cards are owed to three."""
        return self.owes_tuples and self.has_triples

    @property
    def plays_every_level(self) -> bool:
        """Whether every rank is a level; else only some are, J not among them (SJ-10.6)."""
        return self.ladder is not Ladder.SPEED
