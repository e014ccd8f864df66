"""The plays that a hand holds: for a lead, or as answers to the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.cards import Card
from bot.games.zheng_shangyou.cards.answering import Laid, fitting
from bot.games.zheng_shangyou.cards.candidates import Candidate, Candidates
from bot.games.zheng_shangyou.cards.every_way import EveryWay
from bot.games.zheng_shangyou.cards.fewest_wild import FewestWild
from bot.games.zheng_shangyou.cards.kinds import IN_TURN, Kind, PlayReading
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.cards.readings import in_one_suit
from bot.games.zheng_shangyou.rules.parameters import Rules

LISTED = 400
"""Up to so many plays all are listed. Beyond that, plays that differ only in irrelevant suits are listed once, and
wildcards are not spent where a natural card would do."""
_FAMILY_TURNS = {kind: IN_TURN.index(kind.family) for kind in Kind}


class ListedPlay(NamedTuple):
    """Cards of a hand with a reading, and whether that must be named."""

    cards: tuple[Card, ...]
    reading: PlayReading
    named: bool


@lru_cache(maxsize=2_000)
def listed(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> tuple[ListedPlay, ...]:
    """The plays of a hand, the weakest first; at least one where there is any.

    ``hand`` is in the order of the game.
    """
    if _very_many(rules, hand, table):
        return tuple(sorted(fewest_wild(rules, hand, table), key=_strength))
    found = sorted(plays(rules, hand, table), key=_strength)
    return tuple(found if len(found) <= LISTED else sorted(fewest_wild(rules, hand, table), key=_strength))


def _very_many(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> bool:
    """Whether a hand surely holds more plays than are listed. They are counted by their shapes and not made."""
    held, order, many = EveryWay(rules, hand), order_of(rules), 0
    for shape in _once(_candidates(held, table)):
        heights = held.heights(shape)
        at_least = min(len(fitting(order, heights, one_suit, table)) for one_suit in (False, True))
        if at_least:
            many += at_least * held.many(shape)
        if many > LISTED:
            return True
    return False


def plays(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> Iterator[ListedPlay]:
    """All plays of a hand, each once."""
    held, order = EveryWay(rules, hand), order_of(rules)
    for shape in _once(_candidates(held, table)):
        heights = held.heights(shape)
        mixed, suited = fitting(order, heights, False, table), fitting(order, heights, True, table)
        if not mixed and not suited:
            continue
        for cards in held.ways(shape):
            found = suited if mixed != suited and in_one_suit(cards) else mixed
            yield from (ListedPlay(cards, reading, named) for reading, named in found)


def fewest_wild(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> Iterator[ListedPlay]:
    """Of each kind and rank the best play and one with the fewest wildcards: few plays that differ in what matters."""
    order = order_of(rules)
    for cards in _once(_candidates(FewestWild(rules, hand), table)):
        heights = tuple(order.heights[card] for card in cards)
        yield from (ListedPlay(cards, *one) for one in fitting(order, heights, in_one_suit(cards), table))


def _candidates(held: Candidates[Candidate], table: Laid | None) -> Iterable[Candidate]:
    return held.all_kinds() if table is None else held.answers_to(table.reading.kind, len(table.cards))


def _once(candidates: Iterable[Candidate]) -> Iterator[Candidate]:
    seen = set[Candidate]()
    for one in candidates:
        if one not in seen:
            seen.add(one)
            yield one


def _strength(play: ListedPlay) -> tuple[bool, int, int, tuple[int, ...]]:
    """Weaker plays come first: bombs last, else few cards and low keys."""
    kind, _, key = play.reading
    return kind.is_bombing, len(play.cards), _FAMILY_TURNS[kind], key
