"""The rules of a table as a value, with the public parameter names of docs/zheng-shangyou.md, section 1."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from bot.cards import Packs
from bot.engine.rulebook.clashes import refuse_clashes
from bot.engine.rulebook.declarations import Rulebook, Whole, option
from bot.games.zheng_shangyou.rules import consistency
from bot.games.zheng_shangyou.rules.options import (
    Direction,
    ExchangeKind,
    FirstLead,
    LaterLead,
    MatchEnd,
    Naming,
    RankOrder,
    SequenceRanks,
    Surplus,
    Teams,
)
from bot.games.zheng_shangyou.rules.values import PlacePoints


@dataclass(frozen=True)
class Choices:
    """Every parameter of the game; the names in public begin with ``zs.``."""

    players: int = option(5, Whole(3, 8))
    packs: int = option(1, Whole(1, 2))
    direction: Direction = Direction.ANTICLOCKWISE
    ranks: RankOrder = RankOrder.THREE_TO_TWO
    surplus: Surplus = Surplus.DEAL
    teams: Teams = Teams.NONE
    pass_lock: bool = False
    wild_jokers: bool = True
    wild_twos: bool = True
    reading: Naming = Naming.NAMED
    seq_min: int = option(3, Whole(3, 12))
    multi_seq_min: int = option(3, Whole(2, 12))
    seq_ranks: SequenceRanks = SequenceRanks.THREE_TO_ACE
    suited_beats: bool = True
    bombs: bool = False
    full_house: bool = False
    first_lead: FirstLead = FirstLead.DEALER
    later_lead: LaterLead = LaterLead.THIRD
    exchange: ExchangeKind = ExchangeKind.LAST_TWO
    points: tuple[int, ...] = option((2, 1), PlacePoints())
    not_last: int = option(1, Whole(0, 100))
    match_end: MatchEnd = MatchEnd.POINTS
    target: int = option(11, Whole(0, 1000))
    deals: int = option(0, Whole(0, 1000))


@dataclass(frozen=True)
class Rules(Rulebook):
    """One rule set: frozen, hashable and consistent. The defaults are the preset ``zs-pits``.

    Raises:
        Contradiction: two parameters contradict each other.
    """

    game: ClassVar[str] = "zheng-shangyou"

    zs: Choices = Choices()

    def __post_init__(self) -> None:
        refuse_clashes(self, consistency.CLASHES)

    def __hash__(self) -> int:
        return self._hashed

    @cached_property
    def _hashed(self) -> int:
        """Computed once: the readings of cards are kept by the rules."""
        return hash(self.zs)

    @property
    def packs(self) -> Packs:
        """The cards that are shuffled for a deal (ZS-2.2)."""
        return Packs(copies=self.zs.packs, jokers=True)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.zs.players

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The cards of each player, by distance from the dealer (ZS-2.3)."""
        each, over = divmod(len(self.packs.cards()), self.seats)
        more = over if self.zs.surplus is Surplus.DEAL else 0
        return tuple(each + (place < more) for place in range(self.seats))

    @property
    def left_over(self) -> int:
        """How many cards lie unseen and unused (ZS-2.3)."""
        return len(self.packs.cards()) - sum(self.hand_sizes)

    @property
    def has_teams(self) -> bool:
        """Whether there are partners (ZS-2.4)."""
        return self.zs.teams is not Teams.NONE

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat; where everybody plays alone, all differ (ZS-2.4)."""
        return tuple(seat % 2 if self.has_teams else seat for seat in range(self.seats))
