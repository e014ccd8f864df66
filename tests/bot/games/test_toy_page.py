"""A hand of forty cards, equal ones among them, by the page in a real browser: chosen by place, put away and played.

Promise: Equal cards are chosen each by its place, from hands of 40. Also: tests/toy/proofs/test_toy_scenes.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.playground.server import Playground
from tests.bot.games.toy_table import Player, seated
from tests.bot.games.toy_table import child as child
from tests.bot.running_bot.child import Child
from tests.playground.page.page_browser import browsing, shoot


@pytest.fixture
async def page(playground: Playground) -> AsyncIterator[Page]:
    """The page as Ann sees it; it may not complain in its console."""
    async with browsing() as opened:
        page = await opened(playground.address)
        yield page


def menus(page: Page) -> Locator:
    """The selects of the hand."""
    return page.locator("#desk [role=combobox]")


async def offered(page: Page, menu: Locator) -> list[str]:
    """The cards that a select offers, in its order."""
    await menu.click()
    names = await page.locator(".menu").get_by_role("option").locator("b").all_inner_texts()
    await page.keyboard.press("Escape")
    return names


async def choose(page: Page, menu: Locator, *places: int) -> None:
    """Choose cards of a select by where they stand in it."""
    await menu.click()
    for place in places:
        await page.locator(".menu").get_by_role("option").nth(place).click()
    await page.get_by_role("button", name="Done").click()


async def test_forty_cards_with_twins_by_the_page(
    child: Child, playground: Playground, page: Page, tmp_path: Path
) -> None:
    del child
    ann, bo = Player(playground, "Ann"), Player(playground, "Bo-Chen")
    await seated(ann, bo)
    desk = page.locator("#desk")
    await desk.get_by_role("button", name="Bid 200").last.click()
    away = desk.get_by_role("button", name="Put away", exact=True)
    await expect(away).to_be_enabled()
    assert await menus(page).count() in (2, 3), "no suit is torn apart, so that chance decides"
    for number in range(2):
        await choose(page, menus(page).nth(number), 0, 1, 2, 3)
        await expect(menus(page).nth(number)).to_have_attribute("aria-label", re.compile(r", 4 of \d+$"))
    await ann.person.until(lambda: len(ann.chosen()) == 8)
    await shoot(page, tmp_path / "forty.png")
    await page.set_viewport_size({"width": 400, "height": 860})
    await shoot(page, tmp_path / "forty-400.png", full_page=True)
    await page.set_viewport_size({"width": 1280, "height": 860})
    named = Counter(ann.label_of(place) for place in ann.chosen())
    await away.click()
    await expect(desk).to_contain_text("You put")
    await expect(desk).to_contain_text("32 cards")
    assert sum(named.values()) == 8

    play = desk.get_by_role("button", name="Play", exact=True)
    await expect(play).to_be_enabled()
    cards = [
        (number, place, name)
        for number in range(await menus(page).count())
        for place, name in enumerate(await offered(page, menus(page).nth(number)))
    ]
    assert len(cards) == 32
    counted = Counter(name for _, _, name in cards)
    number, place, twin = next(card for card in reversed(cards) if counted[card[2]] == 2)
    await choose(page, menus(page).nth(number), place)
    await expect(menus(page).nth(number)).to_have_attribute("aria-label", re.compile(r", 1 of \d+$"))
    await expect(desk).to_contain_text(f"Chosen: {twin}")
    await shoot(page, tmp_path / "twin.png")
    await play.click()
    await expect(page.locator("#list")).to_contain_text(f"Trick: Ann {twin}")
    await expect(desk).to_contain_text("31 cards")
    one_left = re.compile(rf"\b{twin}")  # without what follows it: a semicolon ends a suit
    await ann.person.until(lambda: len(one_left.findall(ann.hand.text)) == 1)
