"""A second reading of docs/da-guai-lu-zi.md, sections 5 and 7: who leads, and who pays whom.

It shares nothing with the engine but the stream of random numbers. Cards are in notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise, permutations
from typing import Any

from bot.dealing import Stream
from tests.games.da_guai_lu_zi.escape_by_the_text import FACES, JOKERS, TextRules

PACK = [*(face for face in FACES for _ in range(3)), *(joker for joker in JOKERS for _ in range(3))]
"""All cards in pack order, twins adjacent (DG-0.1)."""


def first_leader(values: Mapping[str, Any], stream: Stream) -> int:
    """Who leads a first deal (DG-5.3, DG-10.4)."""
    if values["dg.first_lead"] == "random":
        return stream.below(6)[0]
    plain, left, tied = TextRules(dict(values), None), list(PACK), list(range(6))
    while True:
        drawn = {}
        for seat in tied:
            at, stream = stream.below(len(left))
            drawn[seat] = plain.value(rank_of(left.pop(at)))
        tied = [seat for seat in tied if drawn[seat] == max(drawn.values())]
        if len(tied) == 1:
            return tied[0]


def rank_of(card: str) -> str:
    """The rank of a card, by which it has its value; each joker is one."""
    return card if card in JOKERS else card[0]


class Tribute:
    """The tribute after a deal in which these seats ran out in this order, with the hands that were dealt."""

    def __init__(self, text: TextRules, previous: Sequence[int], hands: Sequence[Sequence[str]]) -> None:
        self.text, self.values, self.previous, self.hands = text, text.values, previous, hands
        self.givers, self.resisting = list[int](), list[int]()
        if self.values["dg.tribute"] and previous and previous[0] % 2 == previous[-1] % 2:
            caught = [seat for seat in self.round_from_first() if seat not in previous]
            for seat in caught:
                jokers = sum(card in JOKERS for card in hands[seat])
                enough = self.values["dg.resist"] and jokers >= self.values["dg.resist"]
                (self.resisting if enough else self.givers).append(seat)

    def round_from_first(self) -> list[int]:
        """All seats in turn order, beginning with the first finisher of the deal before."""
        return [(self.previous[0] + step) % 6 for step in range(6)]

    def highest(self, seat: int) -> list[str]:
        """The cards of the highest value in a hand, in pack order (DG-7.3)."""
        values = [self.text.value(rank_of(card)) for card in self.hands[seat]]
        top = [card for card, value in zip(self.hands[seat], values, strict=True) if value == max(values)]
        return sorted(top, key=PACK.index)

    def choosing(self) -> list[int]:
        """The givers whose highest cards have several faces."""
        return [seat for seat in self.givers if len(set(self.highest(seat))) > 1]

    def picked(self, stream: Stream) -> dict[int, str]:
        """What chance picks for the givers who have a choice (DG-10.4)."""
        found = {}
        for seat in self.choosing():
            at, stream = stream.below(len(self.highest(seat)))
            found[seat] = self.highest(seat)[at]
        return found

    def paid(self, tributes: Mapping[int, str]) -> dict[int, int]:
        """Who pays whom: the recipient of each giver (DG-7.4, DG-7.5)."""
        winners = [seat for seat in self.previous if seat % 2 == self.previous[0] % 2][: len(tributes)]
        if self.values["dg.pairing"] == "rank_order":
            return dict(zip(self.highest_first(tributes), winners, strict=True))
        paid = {giver: (giver - 1) % 6 for giver in tributes if (giver - 1) % 6 in winners}
        givers = [seat for seat in self.round_from_first() if seat in tributes and seat not in paid]
        left = [seat for seat in self.round_from_first() if seat in winners and seat not in paid.values()]
        return paid | dict(zip(givers, left, strict=True))

    def highest_first(self, tributes: Mapping[int, str]) -> tuple[int, ...]:
        """The givers by the value of their tributes; of equal ones the first around first (D-10)."""
        around = self.round_from_first()
        value = {giver: self.text.value(rank_of(card)) for giver, card in tributes.items()}
        return next(
            order
            for order in permutations(tributes)
            if all(
                value[one] > value[other] or (value[one] == value[other] and around.index(one) < around.index(other))
                for one, other in pairwise(order)
            )
        )

    def owed(self, tribute: str) -> int:
        """How many cards the recipient of a tribute gives or puts out (DG-7.6)."""
        return {"LJ": 2, "BJ": 3}.get(tribute, 1) if self.values["dg.return"] == "candidates" else 1

    def leader(self, tributes: Mapping[int, str]) -> int:
        """Who leads a deal that is no first one (DG-5.4, DG-7.7)."""
        if tributes and self.values["dg.later_lead"] == "highest_tribute":
            return self.highest_first(tributes)[0]
        return self.previous[0]
