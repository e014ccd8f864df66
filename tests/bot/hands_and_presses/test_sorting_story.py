"""Sorting a hand while its owner goes on: what they choose meanwhile stays chosen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.people.driver import Person
from cogs.hands.contents import Contents
from tests.bot.running_bot.house import House, acted, chosen, control, ready_made
from tests.bot.running_bot.prepared import prepared


async def test_what_is_chosen_while_the_order_is_being_kept_stays_chosen(
    house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, keep = asyncio.Event(), asyncio.Event(), Contents.set_order

    async def slowly(*given: Any) -> None:
        begun.set()
        await go_on.wait()
        await keep(*given)

    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is None
    )  # where any card may be played
    async with house.bot():
        hand = (await ann.slash("hand")).message
        offered = await ready_made(house, ann, hand)
        monkeypatch.setattr(Contents, "set_order", slowly)
        sorting = ann.start_press(hand, control(hand, "sort"))
        await begun.wait()
        await ann.select(house.hand(ann), control(house.hand(ann), "plays"), offered[:1])
        await ann.until(lambda: chosen(house.hand(ann)) == offered[0].split())
        go_on.set()
        await ann.settled(sorting)
        assert sorted(chosen(house.hand(ann))) == sorted(offered[0].split())
        await acted(house, ann, "Play")
