"""What cards make when they are played (DG-3), and what they may be read as with jokers among them (DG-4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.cards import BIG_JOKER, RANKS, Card
from bot.games.da_guai_lu_zi.cards.order import BJ, JOKERS, LJ, VALUE_LJ, VALUE_TWO_LJ, CardOrder, PlayKind
from bot.games.da_guai_lu_zi.cards.wildcards import RUN_TOPS, Wild, wild_readings

SIZES = (1, 2, 3, 5)
"""How many cards a play has (DG-3.1)."""
FIVE = 5
_SMALL = {1: PlayKind.SINGLE, 2: PlayKind.PAIR, 3: PlayKind.TRIPLE}


class PlayReading(NamedTuple):
    """What a play is: its kind, the rank it is named by, and its strength among the plays of its size."""

    size: int
    kind: PlayKind
    rank: str
    strength: tuple[int, ...]

    @property
    def name(self) -> tuple[str, str]:
        """Kind and rank, by which a player names a reading."""
        return self.kind.value, self.rank

    def beats(self, other: PlayReading) -> bool:
        """Whether this answers another play: as many cards, and strictly stronger (DG-3.5)."""
        return self.size == other.size and self.strength > other.strength


def is_wild(cards: Sequence[Card]) -> bool:
    """Whether jokers stand for other cards here: five cards, jokers and others (DG-4.1, DG-4.4)."""
    jokers = sum(card in JOKERS for card in cards)
    return len(cards) == FIVE and 0 < jokers < FIVE


def reading_of(order: CardOrder, cards: Sequence[Card], *, finishing: bool = False) -> PlayReading | None:
    """The rules' reading of some cards; None where they are no play (DG-4.5).

    ``finishing`` says that they are the last of a hand, which matters under ``dg.wild_finish`` (DG-4.6).
    """
    size = len(cards)
    if size == 1:
        card = cards[0]
        return PlayReading(1, PlayKind.SINGLE, str(card) if card in JOKERS else card.rank, (order.value[card],))
    natural = [card for card in cards if card not in JOKERS]
    if not natural:
        return _jokers_only(order, cards)
    if size in (2, 3):
        first = natural[0].rank
        if any(card.rank != first for card in natural):
            return None
        return PlayReading(size, _SMALL[size], first, (order.value[natural[0]],))
    if size != FIVE:
        return None
    places = sorted([order.place[card] for card in natural])
    suit = natural[0].suit
    one_suit = all(card.suit == suit for card in natural)
    if len(natural) == FIVE:
        return natural_five(order, places, one_suit=one_suit)
    found = _wild(order, places, size - len(natural), one_suit=one_suit)
    own = found.weakest if finishing and order.rules.weak_finish else found.by_rule
    return None if own is None else _five(order, *own)


def readings_of(order: CardOrder, cards: Sequence[Card], *, finishing: bool = False) -> tuple[PlayReading, ...]:
    """Every reading that may be named, the rules' own first (DG-4.7)."""
    own = reading_of(order, cards, finishing=finishing)
    if own is None:
        return ()
    bound = finishing and order.rules.weak_finish
    if not order.rules.names_readings or bound or not is_wild(cards):
        return (own,)
    return (own, *(one for one in all_readings(order, cards) if one != own))


def all_readings(order: CardOrder, cards: Sequence[Card], kinds: Sequence[PlayKind] = ()) -> tuple[PlayReading, ...]:
    """Every kind and rank that five cards with jokers may be read as, each with its greatest key, weakest first.

    With ``kinds``, those of these kinds alone.
    """
    natural = [card for card in cards if card not in JOKERS]
    places = tuple(sorted([order.place[card] for card in natural]))
    one_suit = len({card.suit for card in natural}) == 1
    jokers = len(cards) - len(natural)
    return tuple([one for kind in kinds or order.ladder for one in readings_as(order, places, jokers, one_suit, kind)])


@lru_cache(maxsize=1 << 16)
def readings_as(
    order: CardOrder, places: tuple[int, ...], jokers: int, one_suit: bool, kind: PlayKind
) -> tuple[PlayReading, ...]:
    """The readings of one kind, weakest first, of cards at these natural places with so many jokers."""
    return tuple([_five(order, kind, key) for key in wild_readings(order, places, jokers, one_suit).keys(kind)])


def read_as(
    order: CardOrder, cards: Sequence[Card], named: tuple[str, str] | None, *, finishing: bool = False
) -> PlayReading | None:
    """The reading that is named by kind and rank, or the rules' own; None where it is not offered (DG-4.7)."""
    if named is None:
        return reading_of(order, cards, finishing=finishing)
    fitting = [one for one in readings_of(order, cards, finishing=finishing) if one.name == named]
    return max(fitting, key=lambda one: one.strength, default=None)


def _jokers_only(order: CardOrder, cards: Sequence[Card]) -> PlayReading | None:
    """Jokers alone: all big, or small whatever big ones are among them (DG-4.2, DG-4.3)."""
    size = len(cards)
    if size not in SIZES:
        return None
    big = sum(card == BIG_JOKER for card in cards)
    rank = BJ if big == size else LJ
    value = order.value[BIG_JOKER] if big == size else VALUE_LJ
    if size == 2 and big == 0 and order.small_pair_beats:
        value = VALUE_TWO_LJ
    if size == FIVE:
        return PlayReading(size, PlayKind.FIVE_OF_A_KIND, rank, (order.step[PlayKind.FIVE_OF_A_KIND], value))
    return PlayReading(size, _SMALL[size], rank, (value,))


def natural_five(order: CardOrder, places: Sequence[int], *, one_suit: bool) -> PlayReading | None:
    """What five cards without jokers are: the strongest kind they qualify for (DG-3.4). ``places`` are sorted."""
    ranks = len(set(places))
    if ranks == 1:
        return _five(order, PlayKind.FIVE_OF_A_KIND, (places[0],))
    if ranks == 2:
        most = places[2]
        kind = PlayKind.FOUR_PLUS_ONE if places.count(most) == 4 else PlayKind.FULL_HOUSE
        return _five(order, kind, (most,))
    top = RUN_TOPS.get(tuple(places))
    if top is not None:
        return _five(order, PlayKind.STRAIGHT_FLUSH if one_suit else PlayKind.STRAIGHT, (top,))
    if one_suit:
        return _five(order, PlayKind.FLUSH, tuple(sorted(places, key=order.values.__getitem__, reverse=True)))
    return None


def _five(order: CardOrder, kind: PlayKind, key: tuple[int, ...]) -> PlayReading:
    """A reading of five cards. The key holds natural places: straights compare these, all others their values."""
    step = order.step[kind]
    if kind in (PlayKind.STRAIGHT, PlayKind.STRAIGHT_FLUSH):
        return PlayReading(FIVE, kind, RANKS[key[0]], (step, key[0]))
    counted = key[:1] if kind is PlayKind.FLUSH and order.top_only else key
    return PlayReading(FIVE, kind, RANKS[key[0]], (step, *map(order.values.__getitem__, counted)))


def _wild(order: CardOrder, places: list[int], jokers: int, *, one_suit: bool) -> Wild:
    return wild_readings(order, tuple(places), jokers, one_suit)
