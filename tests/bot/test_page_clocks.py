"""On the page, as wide as a phone: a table opened with a clock, a person who lets it run out, and *I'm back*."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, async_playwright, expect

from bot.playground.driver import Person
from tests.bot.house import CHANNEL, House
from tests.bot.test_clocks import commands, time_runs
from tests.patience import MILLISECONDS
from tests.playground.page_browser import FLAGS, chromium


@pytest.fixture
async def page(house: House) -> AsyncIterator[Page]:
    complaints: list[str] = []
    async with house.bot(), async_playwright() as driver:
        running = await driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        opened = await running.new_page(viewport={"width": 400, "height": 860})
        opened.set_default_timeout(MILLISECONDS)
        opened.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        place = house.playground.state.guild.channel(CHANNEL)["id"]
        await opened.goto(f"{house.playground.address}#c={place}&as={house.person('Ann').id}")
        await opened.locator("#text").wait_for()
        yield opened
        await running.close()
    assert complaints == []


async def test_a_clock_is_named_in_a_typed_line_and_a_seat_is_taken_back(page: Page, house: House, ann: Person) -> None:
    told = page.locator("#list")
    await page.locator("#text").fill("/table open computers: 3 clock: 3s")
    await page.keyboard.press("Enter")
    await expect(page.locator("#desk").get_by_text("“3s” isn’t a time for a turn.")).to_be_visible()
    await page.locator("#close").click()
    await page.locator("#text").fill("/table open computers: 3 clock: 15s")
    await page.keyboard.press("Enter")
    await expect(told.get_by_text("15 s a turn")).to_be_visible()
    await told.get_by_role("button", name="Start", exact=True).click()
    await vanish(house, ann)
    await expect(told.get_by_text("A computer plays for Ann until they")).to_be_visible()
    if await page.locator("#close").is_visible():
        await page.locator("#close").click()
    await told.get_by_role("button", name="I’m back").last.click()
    await expect(told.get_by_text("computer plays for")).to_have_count(0)


async def vanish(house: House, ann: Person) -> None:
    """Time runs out for Ann until a computer plays for her, be it in the deal or behind it."""
    for missed in range(3):
        await ann.until(lambda: time_runs(house))
        house.later(16)
        await ann.until(lambda enough=missed + 1: expired(house) >= enough or is_away(house))  # type: ignore[misc]
        if is_away(house):
            return


def is_away(house: House) -> bool:
    [(snapshot,)] = house.stored("select snapshot from tables")
    return bool(json.loads(snapshot).get("lapses") == [[0, 3]])


def expired(house: House) -> int:
    """How many times Ann has been passed over."""
    return sum('"do":"Lapse"' in command for command in commands(house))
