"""A second reading of docs/zheng-shangyou.md, sections 3 and 4: every subset of a hand, every way to assign wildcards.

It shares nothing with the engine but the values of the rules. It is slow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any, NamedTuple

Rank = str
JOKERS = ("LJ", "BJ")


class Seen(NamedTuple):
    """A reading: kind, named rank and what is compared."""

    kind: str
    rank: Rank
    key: tuple[int, ...]


class Book:
    """The sentences of the rule book for some rules."""

    def __init__(self, **rules: Any) -> None:
        self.rules = rules
        natural = "23456789TJQKA" if rules["ranks"] == "2_to_A" else "3456789TJQKA2"
        self.order = [*natural, *JOKERS]
        self.two = natural[-1]
        low, high = rules["seq_ranks"].split("_to_")
        self.runs = natural[natural.index(low) : natural.index(high) + 1]

    def rank(self, card: str) -> Rank:
        return card if card in JOKERS else card[0]

    def height(self, rank: Rank) -> int:
        return self.order.index(rank)

    def is_joker(self, card: str) -> bool:
        return card in JOKERS

    def is_wild_two(self, card: str) -> bool:
        return bool(self.rules["wild_twos"]) and self.rank(card) == self.two

    # --- readings ---

    def readings(self, cards: Sequence[str]) -> set[Seen]:
        """The greatest reading of each kind and rank."""
        best: dict[tuple[str, Rank], Seen] = {}
        for seen in self._each(list(cards)):
            name = (seen.kind, seen.rank)
            if name not in best or seen.key > best[name].key:
                best[name] = seen
        return set(best.values())

    def _each(self, cards: list[str]) -> Iterator[Seen]:
        ranks = [self.rank(card) for card in cards]
        if len(cards) == 1:
            yield Seen("single", ranks[0], (self.height(ranks[0]),))
            return
        special = self._bomb_or_rocket(ranks)
        if special:
            yield special
        else:
            for rank, pure in self._sets(ranks):
                yield Seen("set", rank, (self.height(rank), pure))
        if self.rules["full_house"] and len(cards) == 5:
            yield from self._full_houses(ranks)
        yield from self._runs(cards)

    def _bomb_or_rocket(self, ranks: list[Rank]) -> Seen | None:
        if not self.rules["bombs"]:
            return None
        if Counter(ranks) == Counter(JOKERS):
            return Seen("rocket", "BJ", ())
        if len(ranks) >= 4 and len(set(ranks)) == 1 and ranks[0] not in JOKERS:
            return Seen("bomb", ranks[0], (len(ranks), self.height(ranks[0])))
        return None

    def _sets(self, ranks: list[Rank]) -> Iterator[tuple[Rank, int]]:
        """The rank of a set, and whether it is pure (ZS-3.3, sentence by sentence)."""
        kinds, wild = set(ranks), self.rules["wild_jokers"]
        jokers, lower = kinds & set(JOKERS), kinds - set(JOKERS) - {self.two}
        if len(lower) == 1 and (wild or not jokers) and (self.rules["wild_twos"] or self.two not in kinds):
            yield lower.pop(), int(len(kinds) == 1)
        elif kinds == {self.two}:
            yield self.two, 1
        elif self.two in kinds and not lower and wild:
            yield self.two, 0
        elif len(kinds) == 1:
            yield ranks[0], 1
        elif kinds == set(JOKERS) and wild:
            yield "LJ", 1

    def _full_houses(self, ranks: list[Rank]) -> Iterator[Seen]:
        for three in combinations(range(5), 3):
            first = [ranks[at] for at in three]
            second = [ranks[at] for at in range(5) if at not in three]
            for (one, pure), (other, also) in product(self._sets(first), self._sets(second)):
                if one != other:
                    yield Seen("full_house", one, (self.height(one), int(pure and also)))

    def _runs(self, cards: list[str]) -> Iterator[Seen]:
        """Sequences: every rank that every wildcard may stand for is tried (ZS-3.4, 3.5)."""
        jokers = [card for card in cards if self.is_joker(card)]
        twos = [card for card in cards if self.is_wild_two(card)]
        fixed = [card for card in cards if not self.is_joker(card) and not self.is_wild_two(card)]
        ranks = [self.rank(card) for card in fixed]
        if not fixed or (jokers and not self.rules["wild_jokers"]) or not set(ranks) <= set(self.runs):
            return
        pure = int(not jokers and not twos)
        for by_joker in combinations_with_replacement(self.runs, len(jokers)):
            for by_two in combinations_with_replacement(sorted(set(ranks)), len(twos)):
                counts = Counter(chain(ranks, by_joker, by_two))
                yield from self._run_of(counts, fixed, pure, with_twos=bool(twos))

    def _run_of(self, counts: Counter[Rank], fixed: list[str], pure: int, *, with_twos: bool) -> Iterator[Seen]:
        heights = sorted(self.height(rank) for rank in counts)
        consecutive = heights == list(range(heights[0], heights[0] + len(heights)))
        widths = set(counts.values())
        if not consecutive or len(widths) != 1:
            return
        [width] = widths
        top, rank = heights[-1], self.order[heights[-1]]
        if width == 1 and not with_twos and len(heights) >= self.rules["seq_min"]:
            suited = self.rules["suited_beats"] and len({card[1] for card in fixed}) == 1
            yield Seen("suited_sequence" if suited else "sequence", rank, (int(suited), top, pure))
        names = {2: "double_sequence", 3: "triple_sequence", 4: "quad_sequence"}
        if width in names and len(heights) >= self.rules["multi_seq_min"]:
            yield Seen(names[width], rank, (top, pure))

    # --- answers ---

    def beats(self, seen: Seen, size: int, table: Seen, on: int) -> bool:
        """ZS-3.7 and 3.8."""
        if seen.kind == "rocket":
            return table.kind != "rocket"
        if seen.kind == "bomb" and table.kind not in ("bomb", "rocket"):
            return True
        if seen.kind == table.kind == "bomb":
            return seen.key > table.key
        family = {"suited_sequence": "sequence"}
        same = family.get(seen.kind, seen.kind) == family.get(table.kind, table.kind)
        return same and size == on and seen.key > table.key

    def chosen(self, readings: set[Seen], size: int, lying: tuple[Sequence[str], Seen] | None) -> Seen:
        """The reading that the rules choose of some (ZS-4.4, 4.5)."""
        if lying is not None and size == len(lying[0]):
            family = [one for one in readings if _family(one) == _family(lying[1])]
            if family:
                return max(family, key=lambda one: one.key)
        return min(readings, key=lambda one: (IN_ORDER.index(one.kind), [-part for part in one.key]))

    def refusal(
        self,
        hand: Sequence[str],
        cards: Sequence[str],
        name: tuple[str, str] | None,
        lying: tuple[Sequence[str], Seen] | None,
    ) -> str | None:
        """Why cards may not be played, by the table of ZS-9.5. ``lying`` is what is on the table."""
        if Counter(cards) - Counter(hand):
            return "not_held"
        readings = self.readings(cards)
        if not readings:
            return "not_a_combination"
        own = self.chosen(readings, len(cards), lying)
        if name is not None and self.rules["reading"] == "fixed":
            readings = {own}
        fitting = [own] if name is None else [one for one in readings if (one.kind, one.rank) == name]
        if not fitting:
            return "reading_not_offered"
        [play] = fitting
        if lying is None or self.beats(play, len(cards), lying[1], len(lying[0])):
            return None
        bombing = play.kind in ("bomb", "rocket") and lying[1].kind != "rocket"
        if not bombing and len(cards) != len(lying[0]):
            return "wrong_size"
        return "wrong_kind" if not bombing and _family(play) != _family(lying[1]) else "does_not_beat"


IN_ORDER = (
    *("rocket", "bomb", "single", "set", "full_house", "suited_sequence", "sequence"),
    *("double_sequence", "triple_sequence", "quad_sequence"),
)
"""The kinds in the order in which the rules choose one (ZS-4.4)."""


def _family(seen: Seen) -> str:
    return "sequence" if seen.kind == "suited_sequence" else seen.kind


def subsets(hand: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every set of cards of a hand, equal ones once."""
    every = (combinations(sorted(hand), size) for size in range(1, len(hand) + 1))
    yield from dict.fromkeys(chain.from_iterable(every))
