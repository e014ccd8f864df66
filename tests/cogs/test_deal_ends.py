"""The end of a deal in words: nobody wins, a hand wins at once, the deal is dealt anew, places."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.game import Event
from bot.tables.table import Settled
from cogs.ui.deal_end_message import deal_end_alt, deal_end_message, deal_end_picture
from cogs.ui.scene import Scene
from tests.tables.seated import between

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai")


def ended(news: tuple[Event, ...] = (), **result: Any) -> tuple[str, str, str]:
    """Text, alt text and subtitle of a deal's end whose result is other than it was."""
    table = between()
    assert table.settled is not None
    settled: Settled = replace(table.settled, result=replace(table.settled.result, **result), news=news)
    scene = Scene(table, NAMES)
    message = deal_end_message(scene, settled, NAMES, None, live=False)
    text = "\n".join(part for part in message.parts if isinstance(part, str))
    return text, deal_end_alt(scene, settled, NAMES), deal_end_picture(scene, settled, NAMES).subtitle


def test_who_is_out_first_is_named() -> None:
    text, alt, subtitle = ended()
    assert "is out first" in subtitle
    assert " is out. Left" in alt
    assert "Nobody wins" not in text


def test_nobody_wins_a_deal_that_ended_with_an_undeclared_card() -> None:
    text, alt, subtitle = ended(winner=None, payer=1)
    assert "Nobody wins deal 1: Bo-Chen went out with an undeclared last card" in text
    assert "nobody wins. Left" in alt
    assert subtitle == ""


def test_a_hand_that_wins_at_once_still_holds_its_cards() -> None:
    table = between()
    assert table.settled is not None
    left = table.settled.result.left
    whole = (max(left, key=len), *left[1:])
    text, alt, subtitle = ended((Event("dragon", 0),), winner=0, left=whole)
    assert "Ann has one card of each rank, a dragon, and wins at once" in text
    assert "Ann wins at once. Left" in alt
    assert subtitle == "Ann wins at once"


def test_a_deal_that_is_dealt_anew_says_who_asked() -> None:
    text, _, _ = ended((Event("redealt", 2),), winner=None, void=True, points=(0,) * 4, entries=())
    assert text.count("dealt anew") == 1
    assert "Mei asks for a redeal" in text


def test_a_deal_broken_off_asks_for_nothing_anew() -> None:
    text, _, _ = ended(winner=None, void=True, points=(0,) * 4, entries=())
    assert "ends without a result" in text
    assert "dealt anew" not in text


def test_places_are_named_in_order() -> None:
    text, _, _ = ended(order=(2, 0, 3, 1))
    assert "Places: 1. Mei, 2. Ann, 3. Kai, 4. Bo-Chen." in text
