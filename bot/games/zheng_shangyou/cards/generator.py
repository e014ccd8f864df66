"""The plays that a hand holds: for a lead, or as answers to the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from bot.cards import Card
from bot.games.zheng_shangyou.cards.answering import Laid, answering
from bot.games.zheng_shangyou.cards.candidates import Candidates
from bot.games.zheng_shangyou.cards.kinds import IN_TURN, Kind, PlayReading
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.rules.parameters import Rules

LISTED = 400
"""Up to so many plays all are listed. Of more, one of those that differ in nothing that matters much is."""


class Play(NamedTuple):
    """Cards of a hand with a reading, and whether that must be named."""

    cards: tuple[Card, ...]
    reading: PlayReading
    named: bool


@lru_cache(maxsize=2_000)
def listed(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> tuple[Play, ...]:
    """The plays of a hand, the weakest first; at least one where there is any.

    ``hand`` is in the order of the game.
    """
    too_many = table is None and _very_many(rules, hand)
    found = () if too_many else tuple(islice(plays(rules, hand, table), LISTED + 1))
    if too_many or len(found) > LISTED:
        found = tuple(plays(rules, hand, table, every=False))
    return tuple(sorted(found, key=_strength))


def _very_many(rules: Rules, hand: tuple[Card, ...]) -> bool:
    """Whether a hand surely holds more leads than are listed, by a quick look at what may be led."""
    seen = set[frozenset[tuple[Card, int]]]()
    for cards in Candidates(rules, hand).all_kinds():
        seen.add(frozenset(Counter(cards).items()))
        if len(seen) > LISTED:
            return True
    return False


def plays(rules: Rules, hand: tuple[Card, ...], table: Laid | None, *, every: bool = True) -> Iterator[Play]:
    """The plays of a hand, each once."""
    order, seen = order_of(rules), set[tuple[Card, ...]]()
    for candidate in _candidates(Candidates(rules, hand, every), table):
        cards = order.sorted(candidate)
        if cards in seen:
            continue
        seen.add(cards)
        yield from [Play(cards, reading, named) for reading, named in answering(rules, cards, table)]


def _candidates(held: Candidates, table: Laid | None) -> Iterator[tuple[Card, ...]]:
    if table is None:
        yield from held.all_kinds()
        return
    family = table.reading.kind.family
    if family is not Kind.ROCKET:
        yield from held.of_family(family, len(table.cards))
        if held.rules.zs.bombs:
            yield from held.bombs()


def _strength(play: Play) -> tuple[bool, int, int, tuple[int, ...]]:
    """Weaker plays come first: bombs last, else few cards and low keys."""
    kind, _, key = play.reading
    return kind.is_bombing, len(play.cards), IN_TURN.index(kind.family), key
