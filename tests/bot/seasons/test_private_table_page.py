"""A private table on two phones: a stranger meets it, and two friends play it slowly, over days.

Promise: A private table with turns of days is played on a phone. A stranger learns that they must be invited, and a
date says until when somebody has to play.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import House, play_ready
from tests.bot.running_bot.phones import Phone, phones
from tests.bot.seasons.story_days import A_DAY, AN_HOUR, by_the_story, first_evening, later

ALONE = "Private: only people invited with /table invite can sit down here."


@pytest.fixture
async def both(house: House, tmp_path: Path) -> AsyncIterator[tuple[Phone, Phone]]:
    """The phones of Ann and of Søren, a stranger, which is dark."""
    first_evening(house)
    async with house.bot(), phones(house, tmp_path, {"Ann": False, "Søren": True}) as (ann, stranger):
        await by_the_story(house, ann, stranger)
        yield ann, stranger


async def open_in_private(ann: Phone) -> None:
    await ann.types("/table open private: true clock: 2d rules: two-player-13")
    await ann.told("1 of 2 seats taken", "2 days a turn", ALONE)
    await ann.looks()


async def turn_away(stranger: Phone) -> None:
    """The stranger can press nothing, and a typed command tells them why."""
    await stranger.told(ALONE)
    await expect(stranger.table.get_by_role("button", name="Join", exact=True)).to_be_disabled()
    await stranger.looks()
    await stranger.types("/table join")
    await stranger.opens()
    await stranger.held("This table is private.", "Ask its host to invite you")
    await stranger.looks()


async def invite(ann: Phone) -> None:
    await ann.types("/table invite member: Bo-Chen")
    await ann.opens()
    await ann.held("Bo-Chen can sit down here now.")
    await ann.looks()
    await ann.closes()
    await ann.told("Private. Invited: Bo-Chen.")


async def test_a_stranger_is_turned_away_and_friends_play_over_days(
    house: House, both: tuple[Phone, Phone], ann: Person, bo: Person
) -> None:
    phone, stranger = both
    await open_in_private(phone)
    await turn_away(stranger)
    await invite(phone)
    await stranger.press_in_public("Join")
    await stranger.opens()
    await stranger.held("This table is private.")
    await stranger.looks()

    await bo.press(await house.shown("Join"), "Join")
    await phone.told("2 of 2 seats taken")
    await phone.looks()
    await phone.press_in_public("Start")
    await phone.told("has until", "in 2 d")
    await phone.opens()
    await phone.looks()
    await phone.closes()
    await phone.looks()
    await stranger.closes()
    await stranger.told("has until")
    await stranger.looks()

    player, _ = await house.turn_of(ann, bo)
    waiting = bo if player is ann else ann
    calls = phone.page.locator("#list article").filter(has_text=f"@{player.human.name} your turn")
    await expect(calls).to_have_count(1)
    first = await calls.get_attribute("data-id") or ""
    await later(house, A_DAY + AN_HOUR, *both)  # half of the time: whoever has to play is called again
    await expect(calls.last).not_to_have_attribute("data-id", first)
    await phone.told("in 23 h")
    await phone.looks()
    await phone.types("/tables")
    await phone.opens()
    await phone.held("Table 1 · Big Two")
    await phone.looks()
    await play_ready(house, player, (await house.turn_of(player))[1])
    await phone.closes()
    await phone.told(f"{waiting.human.name} has until", "in 2 d")
    await phone.looks()
    await later(house, 2 * A_DAY, *both)
    await phone.told(f"{waiting.human.name} ran out of time. Their next turn is shorter: 1 day.")
    await phone.looks()
