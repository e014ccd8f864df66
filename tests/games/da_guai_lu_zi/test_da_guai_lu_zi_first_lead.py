"""Who leads a first deal, by chance, against a second reading of the text (DG-5.3, DG-10.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.dealing import Stream
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.match import first_leader
from tests.games.da_guai_lu_zi import escape_tribute_by_the_text as book

DRAWS = 300


@pytest.mark.parametrize("first_lead", ["draw", "random"])
def test_the_highest_card_drawn_leads_and_ties_draw_again(first_lead: str) -> None:
    rules, found = GAME.rules("dglz-standard", {"dg.first_lead": first_lead}), Counter[int]()
    for number in range(DRAWS):
        stream = Stream(number.to_bytes(32, "big"))
        leader, left = first_leader(rules, stream)
        assert leader == book.first_leader(rules.to_json(), stream)
        found[leader] += 1
        assert left.position >= (6 if first_lead == "draw" else 1)
    assert set(found) == set(range(6))
