"""The page in the language of the person one is: its frame, its help, a field, what it counts, on a phone, too.

Promise: The page speaks the language of the person one is, and the bot is told which it is.
"""

import re

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.page_world import (
    ANN,
    BO,
    PRACTICE,
    SHENG_JI,
    TABLE_7,
    Open,
    PageServer,
    message,
    text,
    until,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]

SPEAK = {
    "ja": {
        "channels": "チャンネル",
        "open": "開く",
        "only": "Annさんだけに見えます",
        "keys": "コマンドを選ぶ",
        "wrong": "numberは整数です",
        "new": "新着メッセージ2件",
        "empty": "まだ何もありません",
        "time": r"^\d+ ?[秒分][後前]$",
    },
    "sw": {
        "channels": "Chaneli",
        "open": "Fungua",
        "only": "Ann tu anaona hii",
        "keys": "chagua amri",
        "wrong": "number ni namba kamili",
        "new": "Ujumbe mpya 2",
        "empty": "Hakuna kitu hapa bado",
        "time": r"\b(sekunde|dakika) \d+\b",
    },
}
"""What the page says in some languages; of a time, which passes, how it is said."""
WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility() && !one.closest(".hidden, .skip") && one.scrollWidth > one.clientWidth + 1
    && one.clientWidth && getComputedStyle(one).overflowX !== "visible")
  .map((one) => one.outerHTML.slice(0, 90))"""
"""What is cut off at its right."""


async def choose(page: Page, locale: str) -> None:
    """Choose a language in the list at the foot of the channels."""
    await page.locator("#language").select_option(locale)
    await expect(page.locator("html")).to_have_attribute("lang", locale)


async def fits(page: Page, width: int) -> None:
    """Nothing is wider than the window, and nothing is cut off."""
    beyond = f"() => [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility() && \
        one.getBoundingClientRect().right > {width + 1}).length"
    assert await page.evaluate(beyond) == 0
    assert await page.evaluate(WIDE) == []


@pytest.mark.parametrize("locale", SPEAK)
async def test_a_phone_speaks_the_language_and_everything_fits(
    open_page: Open, server: PageServer, locale: str
) -> None:
    said = SPEAK[locale]
    page = await open_page(width=400, height=700, has_touch=True, locale=locale)
    await expect(page.locator("html")).to_have_attribute("lang", locale)
    await expect(page.locator("#peek")).to_contain_text(said["open"])
    await expect(page.locator("#peek")).to_contain_text(said["only"])
    await expect(page.locator("#list time[data-unix]").first).to_have_text(re.compile(said["time"]))
    await fits(page, 400)

    await page.keyboard.press("?")
    await expect(page.locator("#help dd").first).to_have_text(said["keys"])
    await fits(page, 400)
    await page.keyboard.press("Escape")

    await page.locator("#main").evaluate("one => (one.scrollTop = 0)")
    await expect(page.locator("#main")).to_have_js_property("stuck", False)
    for number in (60, 61):
        server.tell("message_create", {"message": message(number, TABLE_7, [text("one more")], minutes=40)})
    await expect(page.locator("#pill")).to_have_text(said["new"])
    await fits(page, 400)

    await page.locator("#menu").click()
    await expect(page.locator("#rail h2")).to_have_text(said["channels"])
    await fits(page, 400)
    await page.locator("#rail").get_by_role("button", name="sheng-ji").click()
    await expect(page.locator(".begin .day")).to_have_text(said["empty"])
    await page.locator("#text").press_sequentially("/table status ")
    await page.get_by_role("button", name="+ number").click()
    await page.keyboard.type("x")
    await page.keyboard.press("Enter")
    await expect(page.locator("#wrong")).to_have_text(said["wrong"])
    await expect(page.locator("#say-alert")).to_have_text(said["wrong"])
    await fits(page, 400)
    assert server.locales == [(ANN, locale)]


async def test_a_language_is_chosen_for_one_person_and_kept(open_page: Open, server: PageServer) -> None:
    page = await open_page(SHENG_JI)
    await expect(page.locator("#language")).to_have_value("en-US")
    await page.locator("#language").focus()
    await choose(page, "ja")
    await expect(page.locator("#language")).to_be_focused()
    await expect(page.get_by_text("まだ何もありません")).to_be_visible()
    await expect(page.get_by_role("navigation", name="チャンネル")).to_be_visible()
    await expect(page.locator("#text")).to_have_attribute("aria-label", "#sheng-jiにAnnさんとして書く。/でコマンド")
    await page.reload()
    await expect(page.get_by_text("まだ何もありません")).to_be_visible()

    await page.get_by_role("radio", name="Bo-Chen").check()
    await expect(page.locator("html")).to_have_attribute("lang", "en-US")
    await expect(page.get_by_text("Nothing private for Bo-Chen yet")).to_be_visible()
    await page.get_by_role("radio", name="Ann", exact=True).check()
    await expect(page.get_by_text("Annさんだけの返事はまだありません")).to_be_visible()
    spoken = [(ANN, "en-US"), (ANN, "ja"), (ANN, "ja"), (BO, "en-US"), (ANN, "ja")]
    assert await until(lambda: server.locales[:4] == spoken[:4])


async def test_nothing_is_left_in_the_language_before(open_page: Open, server: PageServer) -> None:
    page = await open_page(width=1280, locale="ja")
    await expect(page.get_by_role("article", name="自分だけ：Your turn")).to_be_visible()
    await choose(page, "de")
    await expect(page.get_by_role("article", name="Privat: Your turn")).to_be_visible()
    inner = await page.evaluate(
        "document.body.innerText + [...document.querySelectorAll('*')].map((one) => one.ariaLabel)"
    )
    names = "大老二王", "大", "日本語", "繁體中文（香港）"  # a person and their initial, languages by their own names
    for name in names:
        inner = inner.replace(name, "")
    assert [sign for sign in inner if "\u3040" <= sign <= "\u9fff"] == []


async def test_an_unknown_language_of_the_browser_is_english(open_page: Open) -> None:
    page = await open_page(PRACTICE, locale="fr-FR")
    await expect(page.locator("html")).to_have_attribute("lang", "en-US")
    await expect(page.get_by_role("button", name="Look around first")).to_be_visible()
