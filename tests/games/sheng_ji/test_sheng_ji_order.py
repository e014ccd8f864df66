"""The order of the cards: every level with every trump suit, as the text numbers the places (SJ-2).

Promise: Sheng Ji's order, throws and tricks agree with a second reading of the text, and its node counts with a second
counter. Also: tests/games/sheng_ji/test_sheng_ji_throws.py, tests/perft/test_sheng_ji_perft.py.
"""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from bot.cards import RANKS, Card
from bot.games.sheng_ji.cards.order import TRUMPS, order_of
from bot.games.sheng_ji.rules.parameters import Rules
from tests.games.sheng_ji.by_the_text import ByTheText


@pytest.mark.parametrize("trump", ["d", "s", None])
@pytest.mark.parametrize("twos", [False, True])
@pytest.mark.parametrize("gap", ["closed", "open"])
def test_places_and_neighbours_are_those_of_the_text(gap: str, twos: bool, trump: str | None) -> None:
    rules = Rules().but({"level_gap": gap, "constant_two": twos})
    pack = sorted(set(rules.packs.cards()))
    parted = 0
    for level in RANKS:
        order, text = order_of(rules, level, trump), ByTheText(rules.to_json(), level, trump)
        for card in pack:
            assert order.suit_of(card) == text.suit(str(card))
        for one, other in product(pack, pack):
            assert order.compare(one, other) == compared(text, one, other), (level, one, other)
        for suit in order.suits.values():
            for place, (low, high) in enumerate(pairwise(suit.places)):
                numbers = [text.place(str(suit.faces[faces[0]])) for faces in (low, high)]
                assert suit.joined[place] == text.adjacent(*numbers), (level, suit.faces[high[0]])
                parted += not suit.joined[place]
    assert (parted > 0) == (gap == "open")


def compared(text: ByTheText, one: Card, other: Card) -> int:
    """Trumps beat other suits; of two side suits neither beats the other."""
    suits = text.suit(str(one)), text.suit(str(other))
    if suits[0] != suits[1]:
        return (suits[0] == TRUMPS) - (suits[1] == TRUMPS)
    places = text.place(str(one)), text.place(str(other))
    return (places[0] > places[1]) - (places[0] < places[1])
