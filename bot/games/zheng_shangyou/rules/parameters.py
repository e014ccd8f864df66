"""The rules of a table as a value, with the public parameter names of docs/zheng-shangyou.md, section 1."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from bot.cards import Packs
from bot.engine.game import Json
from bot.engine.rulebook.clashes import refuse_clashes
from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.value_kinds import Whole, Worded, whole_number
from bot.games.zheng_shangyou.rules import consistency
from bot.games.zheng_shangyou.rules.closed_choices import (
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

MOST_PLACES = 8
MOST_POINTS = 100


@dataclass(frozen=True)
class PlacePoints(Worded):
    """``zs.points``: the points of places 1, 2 and so on; none greater than the one before."""

    example: str = "[2, 1]"

    def read(self, value: Json) -> Any:
        if not isinstance(value, list | tuple):
            raise TypeError(value)
        points = tuple(whole_number(each, 0, MOST_POINTS) for each in value)
        if not 1 <= len(points) <= MOST_PLACES or list(points) != sorted(points, reverse=True):
            raise ValueError(value)
        return points

    def write(self, value: Any) -> Json:
        return list(value)


@dataclass(frozen=True)
class Choices:
    """Every parameter of the game; the names in public begin with ``zs.``."""

    players: int = option(5, Whole(3, 8), "cards", seats=True)
    packs: int = option(1, Whole(1, 2), "cards")
    surplus: Surplus = option(Surplus.DEAL, section="cards", alive="surplus")
    teams: Teams = option(Teams.NONE, section="cards")
    direction: Direction = option(Direction.ANTICLOCKWISE, section="cards")
    ranks: RankOrder = option(RankOrder.THREE_TO_TWO, section="cards")

    wild_jokers: bool = option(default=True, section="plays", absent=False)
    wild_twos: bool = option(default=True, section="plays", absent=False)
    reading: Naming = option(Naming.NAMED, section="plays", alive="has_several_readings")
    seq_ranks: SequenceRanks = option(SequenceRanks.THREE_TO_ACE, section="plays", alive="twos_may_be_low")
    seq_min: int = option(3, Whole(3, 12), "plays")
    suited_beats: bool = option(default=True, section="plays", alive="has_sequences")
    multi_seq_min: int = option(3, Whole(2, 12), "plays")
    full_house: bool = option(default=False, section="plays", absent=False)
    bombs: bool = option(default=False, section="plays", absent=False)

    first_lead: FirstLead = option(FirstLead.DEALER, section="turns")
    later_lead: LaterLead = option(LaterLead.THIRD, section="turns")
    pass_lock: bool = option(default=False, section="turns")
    exchange: ExchangeKind = option(ExchangeKind.LAST_TWO, section="turns", absent=ExchangeKind.NONE)

    points: tuple[int, ...] = option((2, 1), PlacePoints(), "points")
    not_last: int = option(1, Whole(0, 100), "points", alive="has_teams")
    match_end: MatchEnd = option(MatchEnd.POINTS, section="points")
    target: int = option(11, Whole(0, 1000), "points", alive="ends_by_points")
    deals: int = option(0, Whole(0, 1000), "points", alive="ends_by_deals")


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
    def surplus(self) -> int:
        """How many cards are over when hands are equal (ZS-2.3)."""
        return len(self.packs.cards()) % self.seats

    @property
    def largest_hand(self) -> int:
        """The cards of whoever has most."""
        return max(self.hand_sizes)

    @property
    def twos_may_be_low(self) -> bool:
        """Whether a 2 can be the lowest card of a sequence (ZS-3.4)."""
        return self.zs.ranks is RankOrder.TWO_TO_ACE and not self.zs.wild_twos

    @property
    def has_sequences(self) -> bool:
        """Whether any single sequence can be held (ZS-8.1)."""
        return self.zs.seq_min <= min(self.zs.seq_ranks.many, self.largest_hand)

    @property
    def has_multiple_sequences(self) -> bool:
        """Whether any multiple sequence can be held (ZS-8.1)."""
        shortest = self.zs.multi_seq_min
        return shortest <= self.zs.seq_ranks.many and 2 * shortest <= self.largest_hand

    @property
    def has_several_readings(self) -> bool:
        """Whether cards can have more than one reading (ZS-4.1)."""
        by_jokers = self.has_sequences or self.has_multiple_sequences or self.zs.full_house
        return (self.zs.wild_jokers and by_jokers) or (self.zs.full_house and self.zs.wild_twos)

    @property
    def ends_by_points(self) -> bool:
        """Whether the match goes to a number of points (ZS-7.4)."""
        return self.zs.match_end is MatchEnd.POINTS

    @property
    def ends_by_deals(self) -> bool:
        """Whether the match goes over a number of deals (ZS-7.4)."""
        return self.zs.match_end is MatchEnd.DEALS

    @property
    def has_teams(self) -> bool:
        """Whether there are partners (ZS-2.4)."""
        return self.zs.teams is not Teams.NONE

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat; where everybody plays alone, all differ (ZS-2.4)."""
        return tuple(seat % 2 if self.has_teams else seat for seat in range(self.seats))
