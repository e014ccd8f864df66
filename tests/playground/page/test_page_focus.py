"""The focus never gets lost, and announcements match the current state."""

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.page_world import (
    ANN,
    BIG_TWO,
    JADE,
    PRACTICE,
    Open,
    PageServer,
    button,
    container,
    hand,
    message,
    row,
    text,
    until,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


async def region(page: Page) -> str:
    return str(await page.evaluate("document.activeElement.closest('[id]')?.id ?? ''"))


async def test_the_welcome_that_goes_hands_its_focus_to_the_channel(open_page: Open, server: PageServer) -> None:
    page = await open_page(PRACTICE)
    await expect(page.get_by_role("button", name="Open a practice table")).to_be_focused()
    await page.keyboard.press("Enter")
    await until(lambda: server.asked)
    opened = message(50, PRACTICE, container(JADE, text("### A table"), row(button("Start", "start"))), minutes=44)
    server.tell("message_create", {"message": opened})
    await expect(page.get_by_role("article")).to_contain_text("A table")
    await expect(page.get_by_role("main")).to_be_focused()
    await page.keyboard.press("F6")
    assert await region(page) == "text"


async def test_a_private_answer_that_is_dismissed_hands_its_focus_to_the_column(page: Page) -> None:
    await page.locator("#desk article").nth(1).get_by_role("button", name="Dismiss").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#desk article")).to_have_count(1)
    await expect(page.get_by_role("complementary")).to_be_focused()


async def test_a_modal_whose_button_went_gives_the_focus_to_its_message(open_page: Open, server: PageServer) -> None:
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name="Cut").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("textbox", name="Text")).to_be_focused()
    begun = message(10, BIG_TWO, container(JADE, text("### Begun"), row(button("Menu", "menu"))), minutes=20)
    server.tell("message_update", {"message": begun})
    await expect(page.locator("#list article")).to_contain_text("Begun")
    await expect(page.get_by_role("textbox", name="Text")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator("#modal")).to_be_hidden()
    await expect(page.get_by_role("article", name="Dai Di, 14:20: Begun")).to_be_focused()


async def test_of_one_message_only_its_newest_line_is_spoken(page: Page, server: PageServer) -> None:
    said = page.locator("#say-private")
    server.tell("ephemeral_update", {"message": hand(head="Mei to play")}, only=ANN)
    await expect(said).to_have_text("Private, only Ann: Mei to play")
    for head in ("Kai to play", "Lan to play", "Your turn again"):
        server.tell("ephemeral_update", {"message": hand(head=head)}, only=ANN)
    await expect(page.locator("#desk article").first).to_contain_text("Your turn again")
    await page.clock.run_for(2_000)
    await expect(said).to_have_text("Private, only Ann: Your turn again")
