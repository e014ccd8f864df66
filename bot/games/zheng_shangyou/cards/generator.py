"""The plays that a hand holds: for a lead, or as answers to the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.cards import Card
from bot.games.zheng_shangyou.cards.answering import Fitting, Laid, fitting
from bot.games.zheng_shangyou.cards.candidates import Candidate, Candidates
from bot.games.zheng_shangyou.cards.every_way import EveryWay, Shape
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


class PlayableShape(NamedTuple):
    """A shape, and the readings with which its cards may be played: of several suits, and of one."""

    shape: Shape
    mixed: tuple[Fitting, ...]
    suited: tuple[Fitting, ...]


@lru_cache(maxsize=2_000)
def listed(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> tuple[ListedPlay, ...]:
    """The plays of a hand, the weakest first; at least one where there is any.

    ``hand`` is in the order of the game.
    """
    playable, many = list[PlayableShape](), 0
    held = EveryWay(rules, hand)
    for one in _playable(held, table):
        playable.append(one)
        if at_least := min(len(one.mixed), len(one.suited)):
            many += at_least * held.many(one.shape)  # counted before any is made
        if many > LISTED:
            break
    found = list(_plays(held, playable)) if many <= LISTED else None
    if found is None or len(found) > LISTED:
        found = list(fewest_wild(rules, hand, table))
    return tuple(sorted(found, key=_strength))


def plays(rules: Rules, hand: tuple[Card, ...], table: Laid | None) -> Iterator[ListedPlay]:
    """All plays of a hand, each once."""
    held = EveryWay(rules, hand)
    return _plays(held, _playable(held, table))


def _plays(held: EveryWay, playable: Iterable[PlayableShape]) -> Iterator[ListedPlay]:
    for shape, mixed, suited in playable:
        for cards in held.ways(shape):
            found = suited if mixed != suited and in_one_suit(cards) else mixed
            yield from (ListedPlay(cards, reading, named) for reading, named in found)


def _playable(held: EveryWay, table: Laid | None) -> Iterator[PlayableShape]:
    """The shapes in which cards of a hand may be played."""
    order = order_of(held.rules)
    for shape in _once(_candidates(held, table)):
        heights = held.heights(shape)
        mixed = fitting(order, heights, False, table)
        suited = fitting(order, heights, True, table) if held.rules.zs.suited_beats else mixed
        if mixed or suited:
            yield PlayableShape(shape, mixed, suited)


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
