"""A second reading of docs/zheng-shangyou.md, sections 5 and 6: the cards that move before the lead, and who leads.

It shares no code with the engine. Cards are in notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

JOKERS = ("LJ", "BJ")


class Exchange:
    """The exchange of a deal, step by step. ``hands`` are as dealt at first, and as they lie after each step."""

    def __init__(self, values: Mapping[str, Any], previous: Sequence[int], hands: Sequence[Sequence[str]]) -> None:
        natural = "23456789TJQKA" if values["zs.ranks"] == "2_to_A" else "3456789TJQKA2"
        self.values, self.previous, self.order = values, previous, [*natural, *JOKERS]
        self.hands = [list(hand) for hand in hands]
        many = {"none": 0, "last_one": 1, "last_two": 2}[values["zs.exchange"]] if previous else 0
        self.below = list(previous[len(previous) - many :])  # the last but one, then the last
        self.above = list(previous[:many])

    def highest(self, seat: int) -> set[str]:
        """The faces of the highest rank in a hand (ZS-6.1)."""
        top = max(map(self._height, self.hands[seat]))
        return {card for card in self.hands[seat] if self._height(card) == top}

    def choosing(self) -> set[int]:
        """Who gives from below and has a choice."""
        return {seat for seat in self.below if len(self.highest(seat)) > 1}

    def given(self, givers: Sequence[int], takers: Sequence[int], cards: Mapping[int, str], number: int | None) -> None:
        """Each giver's card goes to a taker; the first of them took card ``number`` if the two differ (ZS-6.2)."""
        offered = [cards[seat] for seat in givers]
        for seat in givers:
            self.hands[seat].remove(cards[seat])
        alike = len(set(offered)) == 1
        assert alike == (number is None), "whoever has a choice makes it, and nobody else"
        if number == 1:
            offered.reverse()
        for taker, card in zip(takers, offered, strict=True):
            self.hands[taker].append(card)

    def leader(self, dealer: int | None) -> int | None:
        """Who leads (ZS-5.1, ZS-5.2)."""
        if self.values["zs.later_lead" if self.previous else "zs.first_lead"] not in ("as_first", "spade3"):
            return dealer
        spades = [(self._height(card), seat) for seat, hand in enumerate(self.hands) for card in hand if card[1] == "s"]
        return min(spades)[1]

    def _height(self, card: str) -> int:
        return self.order.index(card if card in JOKERS else card[0])
