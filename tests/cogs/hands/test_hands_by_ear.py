"""The alt text of hands follows the chosen sort and says no other than the message; hints fill the button they mean."""

from __future__ import annotations

import random

import pytest

from bot.computers.player import choose
from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.deal.spelled_out import opening_card
from bot.games.big_two.verbs import PASS
from bot.games.climbing.scenes.sorted_hand import ORDERS
from bot.i18n.catalogue import words
from bot.scenes.buttons import Emphasis
from bot.scenes.hand_scene import Hint
from cogs.ui.hand.message import hand_alt
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table_in_words import TableInWords
from tests.tables.seated import dealt, steps

NAMES = ("Ann", "**Bo**", "Kai", "Lan", "Mei")


@pytest.mark.parametrize("preset", ["chudadi-standard", "pagat-basic", "philippines-pusoy-dos"])
def test_the_alt_text_of_a_hand_has_its_cards_in_the_owners_order(preset: str) -> None:
    rng, hints, opened = random.Random(3), set(), False
    first = dealt(preset=preset)
    for turn, table in enumerate((first, *(later for _, later in steps(first, rng)))):
        view = table.deal.view(min(must_act(table.deal), default=0)) if table.deal else None
        if view is None or not PLAY.sees(view) or view.position.phase != "play" or view.position.turn != view.seat:
            continue
        action = choose(view, rng)
        hand = OwnHand(TableInWords(table, NAMES[: len(table.seats)]), view, order=ORDERS[turn % 3], hint=Hint(action))
        alt, shown = hand_alt(hand), hand.shown
        cards = words([held.card for held in shown.cards])
        assert f": {cards}. Your turn" in alt
        assert "**" not in alt.replace("**Bo**", "")
        if (card := opening_card(view.position)) is not None:
            opened = True
            assert "lead anything" not in alt
            assert words([card]) in alt.partition("Your turn")[2]
        filled = [one.label.key for one in shown.buttons if one.emphasis is Emphasis.FIRST]
        if action == PASS:
            assert filled == ["button-pass"]
        hints.add(action.verb)
    assert hints == {"play", "pass"}
    assert opened
