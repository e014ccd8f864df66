"""A match: deals strung together. A game supplies functions over a value of its own; the match is written once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, TypeGuard, final

from typing_extensions import TypeVar

from bot.cards import Card, Packs
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.facts import Event
from bot.engine.result import Result
from bot.engine.rulebook.declarations import Rulebook, TheRules
from bot.engine.seam.deals import Deal
from bot.engine.seam.hands import check_shuffle
from bot.engine.seam.play import Play, State
from bot.engine.seam.positions import NOTHING, with_fields
from bot.engine.seam.snapshots import read_snapshot
from bot.engine.typed.command_options import Chosen

Json = Any


class BetweenDeals(Protocol):
    """What a match knows between two deals, as a frozen value. Most games extend ``TotalsSoFar``."""

    @property
    def rules(self) -> Rulebook: ...
    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has booked."""
        ...

    @property
    def deals(self) -> int:
        """How many deals have been booked."""
        ...


@dataclass(frozen=True)
class TotalsSoFar:
    """The totals between two deals. A game adds what its next deal depends on."""

    rules: Rulebook
    totals: tuple[int, ...]  # what each seat has booked
    deals: int = 0  # how many deals have been booked


SoFar = TypeVar("SoFar", bound=BetweenDeals)
SoFar_co = TypeVar("SoFar_co", bound=BetweenDeals, default=BetweenDeals, covariant=True)

Begun = tuple[State, tuple[Event, ...]]
"""A new deal's state, advanced to somebody's first choice, and the events until then."""


class Series(ABC, Generic[SoFar, State, TheRules]):
    """All that a game says of its matches, as functions over values (``bot.engine.seam.matches``)."""

    kind: type[SoFar]
    """The class of what is known between two deals."""
    play: ClassVar[Play[Any, Any, Any]]
    """What the game says of a deal."""

    # --- What every game writes ---

    @abstractmethod
    def packs(self, rules: TheRules) -> Packs:
        """The cards that are shuffled for a deal."""

    @abstractmethod
    def seats(self, rules: TheRules) -> int:
        """How many play."""

    @abstractmethod
    def new(self, rules: TheRules, options: Chosen, head: Mapping[str, Json]) -> SoFar:
        """What is known before the first deal. ``head`` holds the game's own fields from the head of a record.

        Raises:
            NotPossible: the game has no such option, or a field does not fit the rules.
        """

    @abstractmethod
    def start(self, so_far: SoFar, shuffle: Shuffle) -> Begun[State]:
        """Deal from a shuffle of these packs. Dealer, receivers and starter follow from the previous deals."""

    @abstractmethod
    def start_given(
        self, so_far: SoFar, hands: Sequence[Sequence[Card]], left: Sequence[Card], fields: Mapping[str, Json]
    ) -> Begun[State]:
        """Start the next deal with stated hands, as a record gives them. Its chance is stated, too.

        ``fields`` are the game's own fields of the record.

        Raises:
            NotPossible: hands, left-over cards or fields do not fit the rules.
        """

    @abstractmethod
    def winners(self, so_far: SoFar) -> frozenset[Seat] | None:
        """Who has won the match: empty if it is shared, None while it goes on."""

    # --- What most games keep ---

    def book(self, so_far: SoFar, result: Result) -> SoFar:
        """What is known after a finished deal: the totals with its points. A void deal is not counted."""
        if result.void:
            return so_far
        totals = tuple(total + points for total, points in zip(so_far.totals, result.points, strict=True))
        return with_fields(so_far, totals=totals, deals=so_far.deals + 1)

    def sides(self, so_far: SoFar) -> tuple[int, ...]:
        """The side of each seat. If everybody plays alone, as by default, all sides differ."""
        return tuple(range(len(so_far.totals)))

    def standing(self, so_far: SoFar) -> tuple[int | str, ...]:
        """What is shown beside each seat: points, or a level."""
        return so_far.totals

    def options(self, so_far: SoFar) -> Chosen:
        """The chosen table options."""
        del so_far
        return frozenset()

    def owns(self, match: Match) -> TypeGuard[Match[SoFar]]:
        """Whether a match is one of this game's."""
        return match.series is self


@final
class Match(Generic[SoFar_co]):
    """A series of deals, as an immutable value: what is known between two deals, and what the game says of it."""

    __slots__ = ("_written", "series", "so_far")

    def __init__(self, series: Series[SoFar_co, Any], so_far: SoFar_co) -> None:
        self.series: Final = series
        self.so_far: Final = so_far
        self._written: Json = None

    @property
    def rules(self) -> Rulebook:
        return self.so_far.rules

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has booked."""
        return self.so_far.totals

    @property
    def deals(self) -> int:
        """How many deals have been booked."""
        return self.so_far.deals

    @property
    def options(self) -> Chosen:
        """The chosen table options."""
        return self.series.options(self.so_far)

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.series.winners(self.so_far) is not None

    def winners(self) -> frozenset[Seat]:
        """Who won the match. Empty until it is over, or if it is shared."""
        return self.series.winners(self.so_far) or frozenset()

    def sides(self) -> tuple[int, ...]:
        """The side of each seat (``Series.sides``)."""
        return self.series.sides(self.so_far)

    def standing(self) -> tuple[int | str, ...]:
        """What is shown beside each seat (``Series.standing``)."""
        return self.series.standing(self.so_far)

    def start_deal(self, shuffle: Shuffle) -> tuple[Deal, tuple[Event, ...]]:
        """The next deal, from a shuffle (``Series.start``).

        Raises:
            NotPossible: the shuffle has other cards, or the match is over.
        """
        self._still_on()
        check_shuffle(shuffle, self.series.packs(self.rules))
        state, events = self.series.start(self.so_far, shuffle)
        return Deal(self.series.play, state), events

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[Deal, tuple[Event, ...]]:
        """The next deal, with stated hands (``Series.start_given``).

        Raises:
            NotPossible: what is stated does not fit the rules, or the match is over.
        """
        self._still_on()
        state, events = self.series.start_given(self.so_far, hands, left, fields)
        return Deal(self.series.play, state), events

    def book(self, result: Result) -> Match[SoFar_co]:
        """The match after a finished deal, with new totals, next dealer and next starter."""
        return Match(self.series, self.series.book(self.so_far, result))

    def to_json(self) -> Json:
        """A snapshot for ``read_match``. Written once, because every snapshot of a deal repeats it."""
        if self._written is None:
            self._written = self.series.play.reader(self.rules).writer(self.series.kind)(self.so_far)
        return self._written

    def _still_on(self) -> None:
        if self.over():
            raise NotPossible("the match is over, there is no next deal")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self is other or (self.series is other.series and self.so_far == other.so_far)

    def __hash__(self) -> int:
        return hash(self.so_far)

    def __repr__(self) -> str:
        return f"Match({self.so_far!r})"


def read_match(series: Series[SoFar, Any], rules: Rulebook, data: Json) -> Match[SoFar]:
    """The match that ``Match.to_json`` wrote, under the rules it was played by.

    Raises:
        NotPossible: the data is not such a snapshot, or has another number of seats.
    """
    so_far = read_snapshot(series.play.reader(rules), series.kind, data, rules)
    seats = series.seats(rules)
    if len(so_far.totals) != seats:
        raise NotPossible(f"no snapshot of this match: {len(so_far.totals)} totals for {seats} seats")
    return Match(series, so_far)
