"""A second reading of docs/da-guai-lu-zi.md, sections 2 to 4, that shares no code with the engine.

Jokers are replaced by every choice of the 52 faces, and what results is looked at card by card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

RANKS = "23456789TJQKA"
FACES = [rank + suit for rank in RANKS for suit in "cdhs"]
JOKERS = ("LJ", "BJ")
RUNS = {
    "".join(sorted(run)): (low, run[-1])
    for low in range(-1, len(RANKS) - 4)
    for run in ["A" + RANKS[:4] if low < 0 else RANKS[low : low + 5]]
}
"""How low a straight of these ranks begins, and its highest rank; the ace may be the lowest."""
Named = tuple[str, str]
Found = tuple[str, str, tuple[int, ...]]
"""Kind, named rank, key."""


class TextRules:
    """The parameters that decide what a play is, by their public names."""

    def __init__(self, values: dict[str, Any], trump: str | None) -> None:
        self.values, self.trump = values, trump
        self._known: dict[tuple[str, ...], list[Found]] = {}
        low = ["straight", "flush"] if values["dg.flush_over_straight"] else ["flush", "straight"]
        self.ladder = [*low, "full_house", "four_plus_one", "straight_flush", "five_of_a_kind"]

    def value(self, rank: str) -> int:
        """DG-2.2 and DG-2.4: the trump rank stands between the ace and the small joker."""
        return {"LJ": 30, "BJ": 40}.get(rank) or (20 if rank == self.trump else RANKS.index(rank))

    def kind_of_five(self, cards: Sequence[str]) -> Found | None:
        """What five cards without jokers are (DG-3.1, DG-3.4)."""
        ranks = [card[0] for card in cards]
        often = sorted(((many, rank) for rank, many in Counter(ranks).items()), reverse=True)
        suited = len({card[1] for card in cards}) == 1
        counts = [many for many, _ in often]
        if counts == [5]:
            return "five_of_a_kind", often[0][1], (self.value(often[0][1]),)
        if counts == [4, 1]:
            return "four_plus_one", often[0][1], (self.value(often[0][1]),)
        if counts == [3, 2]:
            return "full_house", often[0][1], (self.value(often[0][1]),)
        if run := RUNS.get("".join(sorted(ranks))):
            return "straight_flush" if suited else "straight", run[1], (run[0],)
        if suited:
            falling = sorted((self.value(rank) for rank in ranks), reverse=True)
            top = max(ranks, key=self.value)
            return "flush", top, tuple(falling if self.values["dg.flush_tie"] == "all_ranks" else falling[:1])
        return None

    def everything(self, cards: Sequence[str]) -> list[Found]:
        """All readings of some cards, found once."""
        key = tuple(sorted(cards))
        if key not in self._known:
            self._known[key] = self._everything(cards)
        return self._known[key]

    def _everything(self, cards: Sequence[str]) -> list[Found]:
        """All readings of a play of several cards (DG-4.2, DG-4.4); of flushes each key."""
        natural = [card for card in cards if card not in JOKERS]
        size, wild = len(cards), len(cards) - len(natural)
        if size not in (1, 2, 3, 5):
            return []
        small = {1: "single", 2: "pair", 3: "triple", 5: "five_of_a_kind"}[size]
        if not natural:
            rank = "BJ" if set(cards) == {"BJ"} else "LJ"
            twice = size == 2 and set(cards) == {"LJ"} and self.values["dg.small_pair"] == "beats"
            return [(small, rank, (self.value(rank) + twice,))]
        if size < 5:
            return (
                [(small, natural[0][0], (self.value(natural[0][0]),))]
                if len({card[0] for card in natural}) == 1
                else []
            )
        chosen = combinations_with_replacement(FACES, wild)
        return list({found for jokers in chosen if (found := self.kind_of_five([*natural, *jokers]))})

    def by_rule(self, cards: Sequence[str], *, finishing: bool) -> Found | None:
        """The rules' reading (DG-4.5, DG-4.6)."""
        found = self.everything(cards)
        wild = len(cards) == 5 and 0 < sum(card in JOKERS for card in cards) < 5
        if len(found) < 2 or not wild:
            return found[0] if found else None
        if finishing and self.values["dg.wild_finish"] == "weakest":
            return min(found, key=self.height)
        highest = max(self.height(one)[0] for one in found)
        best = [one for one in found if self.height(one)[0] == highest]
        return (max if self.values["dg.wild_rank"] == "strongest" else min)(best, key=self.height)

    def height(self, found: Found) -> tuple[int, tuple[int, ...]]:
        """What a reading is compared by, among plays of one size."""
        return (self.ladder.index(found[0]) if found[0] in self.ladder else 0), found[2]

    def named(self, cards: Sequence[str], name: Named | None, *, finishing: bool) -> Found | None:
        """The reading that counts, if it is offered (DG-4.7)."""
        own = self.by_rule(cards, finishing=finishing)
        if own is None or name is None:
            return own
        bound = finishing and self.values["dg.wild_finish"] == "weakest"
        if self.values["dg.reading"] == "fixed" or bound:
            return own if own[:2] == name else None
        fitting = [one for one in self.everything(cards) if one[:2] == name]
        return max(fitting, key=self.height, default=None)

    def names(self, cards: Sequence[str], *, finishing: bool) -> Iterator[Named]:
        """Every name under which these cards can be played."""
        for name in {one[:2] for one in self.everything(cards)}:
            if self.named(cards, name, finishing=finishing):
                yield name

    def beats(self, one: Found, other: Found) -> bool:
        """Whether a reading is strictly stronger than another one of as many cards (DG-3.5)."""
        return self.height(one) > self.height(other)
