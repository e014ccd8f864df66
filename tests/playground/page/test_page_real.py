"""The page on the real playground with a real bot: one story of commands, presses, selects, modals and threads."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, expect

from bot.playground.server import Playground
from tests.playground.page.page_browser import browsing
from tests.playground.small_bot import SmallBot

pytestmark = pytest.mark.processes


@pytest.fixture
async def page(playground: Playground, bot: SmallBot) -> AsyncIterator[Page]:
    """The page as a first visitor finds it. It must not write an error to its console."""
    async with browsing() as opened:
        page = await opened(playground.address)
        await page.get_by_text("Small is connected").wait_for()
        yield page


async def run(page: Page, line: str) -> None:
    await page.locator("#text").fill(line)
    await page.keyboard.press("Enter")


async def test_a_visitor_does_everything_the_small_bot_knows(page: Page) -> None:
    await run(page, "/count")
    await page.get_by_role("button", name="Count 0").click()
    await expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    await expect(page.get_by_text("Counted to 1")).to_be_visible()
    await expect(page.locator("#list .uses")).to_have_text("Ann used /count")

    await run(page, "/echo")
    await page.keyboard.type("mine alone")
    await page.keyboard.press("Enter")
    await expect(page.locator("#desk")).to_contain_text("mine alone")
    await page.get_by_role("radio", name="Bo-Chen").check()
    await expect(page.get_by_text("Nothing private for Bo-Chen yet")).to_be_visible()
    await page.get_by_role("radio", name="Ann").check()
    await page.get_by_role("button", name="Dismiss").click()
    await expect(page.get_by_text("Nothing private for Ann yet")).to_be_visible()


async def test_layout_select_and_modal(page: Page) -> None:
    await run(page, "/layout")
    await expect(page.locator("#list .picture img")).to_have_attribute("alt", "a picture of a hand")
    await expect(page.get_by_role("link", name="notes.txt")).to_be_visible()
    await page.get_by_role("combobox", name="Fruit").click()
    await page.get_by_role("option", name="Pear").click()
    await page.get_by_role("option", name="Fig").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("#desk")).to_contain_text("You chose pear, fig")
    await page.get_by_role("button", name="Open").click()
    await page.get_by_role("textbox", name="Text").fill("rain")
    await page.keyboard.press("Enter")
    await expect(page.locator("#modal")).to_be_hidden()
    await expect(page.locator("#desk")).to_contain_text("Cut with rain")


async def test_threads_people_and_deferred_answers(page: Page) -> None:
    await run(page, "/greet")
    await page.keyboard.type("Bo")
    await expect(page.locator("#choices b")).to_have_text(["Bo-Chen"])
    await page.keyboard.press("Tab")
    await page.get_by_role("button", name="+ loud").click()
    await page.keyboard.type("true")
    await page.keyboard.press("Enter")
    await expect(page.locator("#list article").last).to_contain_text("Hello @Bo-Chen")
    await expect(page.get_by_role("radio", name="Bo-Chen, 1 unread mention")).to_be_visible()

    await run(page, "/think")
    await expect(page.locator("#desk")).to_contain_text("second, edited")

    await run(page, "/table open")
    await page.keyboard.type("Table 7")
    await page.keyboard.press("Enter")
    await page.get_by_role("navigation").get_by_role("button", name="Table 7").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Table 7")


async def test_a_command_typed_in_one_line(page: Page) -> None:
    await page.locator("#text").press_sequentially("/echo in one line")
    await page.keyboard.press("Enter")
    await expect(page.locator("#desk")).to_contain_text("in one line")
