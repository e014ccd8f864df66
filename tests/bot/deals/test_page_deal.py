"""A newcomer's first deal in a real browser: everything ``make play`` starts, from the welcome to the ledger."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotNow

from tests.bot.running_bot.house import UNLIMITED
from tests.patience import within
from tests.playground.page.page_browser import browsing, shoot

MOMENT = 3_000
"""Milliseconds after which a missing list is opened again."""
LOOK = 20
"""Milliseconds between two checks of a page that does not announce its changes."""
STALE = "the hand is of an earlier turn"
POINTS = re.compile(r"\d(?:st|nd|rd|th) Ann ([+−]?\d+)")
"""Ann's part of the line of points."""
TURNS = 120
"""More turns than the visitor has in any deal."""


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Run ``python -m bot`` without a token; yields the address that it prints."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("DISCORD")} | {
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'daidi.db'}",
        "PLAYGROUND_PORT": "0",
        "COMPUTER_PAUSE": "0.05",
        "TRICK_PAUSE": "0",
        **UNLIMITED,  # nobody at a phone is as fast as this visitor
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = ""
    async with within("address of the playground"):
        while "http" not in said:
            said = (await process.stdout.readline()).decode()
    found = re.search(r"http://\S+", said)
    assert found
    yield found[0]
    process.terminate()
    assert await process.wait() == 0


@pytest.fixture
async def page(address: str) -> AsyncIterator[Page]:
    async with browsing() as opened:
        page = await opened(address)
        await page.get_by_text("Dai Di is connected").first.wait_for()
        yield page


async def take_turn(page: Page) -> bool:
    """Play the first ready-made play, or pass; False if the deal is over."""
    over = page.locator("#list").get_by_text(re.compile("wins deal 1$"))
    turn = page.locator("#desk").get_by_text("Your turn", exact=True)
    await expect(over.or_(turn).first).to_be_visible()
    if await over.count():
        return False
    desk = page.locator("#desk")
    before = await desk.inner_text()
    with contextlib.suppress(NotNow):  # the hand was from the turn before, or the deal is over: check again
        await play_or_pass(page, desk)
        await expect(desk).not_to_have_text(before, use_inner_text=True)  # as it was read
    return True


async def play_or_pass(page: Page, desk: Locator) -> None:
    """Play the first ready-made play, or pass if there is none."""
    ready = desk.get_by_role("combobox").last
    if await without_play(ready):
        await desk.get_by_role("button", name="Pass", exact=True).click(timeout=MOMENT)
        return
    await choose(page, ready)
    if await page.get_by_text("This play leaves one card").count():
        await desk.get_by_role("button", name="Last card!", exact=True).click(timeout=MOMENT)
        await expect(page.get_by_text("Last card! goes out with your next play")).to_be_visible()
    await desk.get_by_role("button", name="Play", exact=True).click(timeout=MOMENT)


async def without_play(ready: Locator) -> bool:
    """Whether the list of ready-made plays is empty."""
    return await ready.is_disabled(timeout=MOMENT) or "none" in await ready.inner_text(timeout=MOMENT)


async def choose(page: Page, ready: Locator) -> None:
    """Take the first ready-made play; if there are many, choose its kind first.

    Raises:
        NotNow: none is offered any more.
    """
    if "Choose a kind" in await ready.inner_text(timeout=MOMENT):
        await pick_first(page, ready)
        await expect(ready).to_contain_text("Ready-made plays")
    await pick_first(page, ready)
    chosen = page.locator("#desk").get_by_text("Chosen:").first
    async with within("choice of cards"):
        while not await chosen.is_visible():
            if await ready.is_disabled(timeout=MOMENT):
                raise NotNow(STALE)
            await page.wait_for_timeout(LOOK)


async def pick_first(page: Page, ready: Locator) -> None:
    """Choose the first option. If the hand was redrawn and that closed the list, open it again.

    Raises:
        NotNow: the list is disabled or gone.
    """
    async with within("option of the list"):
        while await ready.is_enabled(timeout=MOMENT):
            with contextlib.suppress(NotNow):
                await ready.click(timeout=MOMENT)
                await page.locator(".menu").get_by_role("option").first.click(timeout=MOMENT)
                return
    raise NotNow(STALE)


async def test_a_visitor_plays_a_whole_deal_and_sees_its_points(page: Page, tmp_path: Path) -> None:
    await shoot(page, tmp_path / "welcome.png")
    await page.get_by_role("button", name="Play a first deal").click()
    await expect(page.locator("#list").get_by_text("Big Two · deal 1")).to_be_visible()
    await expect(page.locator("#desk").get_by_text("Coach:")).to_be_visible()
    for turn in range(TURNS):
        if not await take_turn(page):
            break
        await shoot(page, tmp_path / f"turn-{turn:03}.png")
    await expect(page.locator("#list").get_by_text(re.compile("wins deal 1$"))).to_be_visible()
    await shoot(page, tmp_path / "deal-end.png")
    found = POINTS.search(await page.locator("#list").get_by_text(POINTS).last.inner_text())
    assert found
    points = found[1]

    await say(page, "/ledger show")
    await expect(page.locator("#desk")).to_contain_text(f"Practice, on no leaderboard: {points} after 1 deal")
    await say(page, "/leaderboard")
    await expect(page.locator("#desk")).to_contain_text("No deal counts here yet")
    await shoot(page, tmp_path / "points.png")


async def say(page: Page, line: str) -> None:
    await page.locator("#text").fill(line)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def until_something_can_be_played(page: Page, desk: Locator) -> None:
    """Wait for a turn with a ready-made play; pass those without one."""
    turn, ready = desk.get_by_text("Your turn", exact=True), desk.get_by_role("combobox").last
    await expect(turn).to_be_visible()
    while await without_play(ready):
        assert await take_turn(page)
        await expect(turn).to_be_visible()


async def card_to_play(hand: Locator) -> str:
    """The highest card that may be played: those are bold in the line of the hand, unless they are all of it."""
    bold = hand.locator("strong")
    open_cards = bold.last if await bold.count() else hand
    return (await open_cards.inner_text()).split()[-1]


async def test_a_visitor_who_looks_around_first_opens_a_table_and_plays_by_typing(page: Page, tmp_path: Path) -> None:
    await page.get_by_role("button", name="Look around first").click()
    await expect(page.get_by_role("button", name="Play a first deal")).to_be_visible()
    await page.locator("#text").fill("/table open computers: 3")
    await page.keyboard.press("Enter")
    await expect(page.locator("#list").get_by_text("4 of 4 seats taken")).to_be_visible()
    await shoot(page, tmp_path / "lobby.png")
    await page.get_by_role("button", name="Start", exact=True).click()
    await expect(page.locator("#list").get_by_text("Big Two · deal 1")).to_be_visible()
    desk = page.locator("#desk")
    await until_something_can_be_played(page, desk)
    hand = desk.get_by_text(re.compile("^Your hand, "))
    held, card = await hand.inner_text(), await card_to_play(hand)
    await page.locator("#text").press_sequentially(f"/play {card[:-1]}")
    choice = page.locator("#choices [aria-selected=true]")
    await expect(choice).to_contain_text(re.compile(r"· \w"))
    await shoot(page, tmp_path / "typed.png")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(desk).not_to_contain_text(held)

    await say(page, "/notify turns: late")
    await expect(desk).to_contain_text("when the table has waited 10 seconds for you")
