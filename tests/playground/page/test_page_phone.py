"""A turn on a phone of 400 x 700: its line, the picture, the cards and *Play* are seen at once, uncovered.

Promise: On a phone, the line, the picture, the cards and *Play* of a turn are seen without scrolling.
"""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.page.page_world import (
    AMBER,
    ANN,
    EPHEMERAL,
    TABLE_7,
    V2,
    Json,
    Open,
    PageServer,
    button,
    container,
    message,
    option,
    picture,
    row,
    select,
    text,
    until,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]

WIDTH, HEIGHT = 400, 700
SIZE = (1100, 645)
SUITS = "♦♣♥♠"
ACTING = [button("Play", "play", 1), *(button(label, label.lower()) for label in ("Pass", "Hint", "Sort"))]
FIVE = [*ACTING, button("Pass this trick", "rest")]
LINE = "**Your turn** · Beat Ling’s full house of 10s: **2♣ 2♠ 10♣ 10♣ 10♦**"
LONG = (
    f"-# Table 3 in #da-guai-lu-zi\n{LINE}\n-# You hold two pairs of trumps, and a led tractor asks for both of them.\n"
    "-# Kai is winning with **2♣ 2♣ 2♦ 2♦**, 5 points."
)


def cards(first: int, number: int, chosen: int = 0) -> list[Json]:
    """Cards of a hand, each with a value of its own; the last ones are chosen."""
    places = range(first, first + number)
    labels = (f"{place // 4 + 2}{SUITS[place % 4]}" if place // 4 < 9 else "little joker" for place in places)
    return [
        option(label, default=at >= number - chosen) | {"value": str(place)}
        for at, (place, label) in enumerate(zip(places, labels, strict=True))
    ]


def card_select(at: int, of: int, chosen: int) -> Json:
    size = 27 // of
    held = cards(at * size, size, chosen if at == of - 1 else 0)
    return row(select(f"cards{at}", held, placeholder=f"Choose cards: 2♣ to {at}♠", min_values=0, max_values=size))


def hand(said: str, controls: list[Json], acting: list[Json], *told: Json) -> Json:
    """A hand of 27 cards as the bot builds it: what a turn takes first, and below it what helps."""
    parts = [
        text(said),
        picture("hand-27", "Your 27 cards", SIZE),
        *told,
        *controls,
        row(*acting),
        row(select("ready", cards(0, 3), placeholder="Ready-made plays: 21")),
        text("-# Mei 27 · Kai 22, partner · Lan 22 · Bao 22, partner · Ling 22"),
        text("-# Your hand, 27 cards: " + " ".join(one["label"] for one in cards(0, 27))),
    ]
    return message(90, TABLE_7, container(AMBER, *parts), minutes=20, flags=EPHEMERAL | V2)


async def opened(open_page: Open, server: PageServer, shown: Json) -> tuple[Page, Locator]:
    """The sheet of a phone with a hand."""
    server.alone[ANN] = [shown]
    page = await open_page(width=WIDTH, height=HEIGHT, has_touch=True)
    await page.locator("#peek").tap()
    return page, page.locator("#desk article").first


async def box(locator: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    found = await locator.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


async def boxes(locator: Locator) -> list[tuple[float, float, float, float]]:
    return [await box(one) for one in await locator.all()]


def covers(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


async def is_seen_at_once(page: Page, article: Locator, controls: str) -> None:
    """The line, the picture, the controls of cards and the row that acts stand below each other, all in sight."""
    head = await box(page.locator("#private > header"))
    line, drawn = await box(article.locator(".md").first), await box(article.locator(".picture img"))
    chosen, play = await boxes(article.locator(controls)), await box(article.get_by_role("button", name="Play"))
    assert chosen
    assert await page.locator("#private").evaluate("one => one.scrollTop") == 0
    assert head[3] <= line[1]
    assert line[3] <= drawn[1]
    assert drawn[3] <= min(one[1] for one in chosen)
    assert max(one[3] for one in chosen) <= play[1]
    assert play[3] <= HEIGHT
    assert not any(covers(one, other) for at, one in enumerate(chosen) for other in chosen[:at])
    assert drawn[3] - drawn[1] >= 100


@pytest.mark.parametrize("acting", [ACTING, FIVE], ids=["four", "five"])
@pytest.mark.parametrize("said", [LINE, LONG], ids=["line", "long"])
@pytest.mark.parametrize(("selects", "chosen"), [(1, 0), (2, 0), (2, 5), (3, 0), (3, 5)])
async def test_27_cards_in_selects(
    open_page: Open, server: PageServer, selects: int, chosen: int, said: str, acting: list[Json]
) -> None:
    told = [text("Chosen: **9♦ 9♣ 9♥ 9♠ 10♦**, four 9s and one")] if chosen else []
    menus = [card_select(at, selects, chosen) for at in range(selects)]
    page, article = await opened(open_page, server, hand(said, menus, acting, *told))
    await is_seen_at_once(page, article, ".row:has(~ .row > .primary) > .select")


async def test_card_buttons_whose_last_line_has_only_a_joker(open_page: Open, server: PageServer) -> None:
    labels = [f"{number}♦" for number in range(2, 7)]
    lines = [row(*(button(label, label) for label in labels)), row(button("big joker", "joker"))]
    page, article = await opened(open_page, server, hand(LINE, lines, FIVE, text("No cards chosen")))
    await is_seen_at_once(page, article, ".row:has(~ .row > .primary) > .button")
    placed = await boxes(article.locator(".row:has(~ .row > .primary) > .button"))
    assert placed[-1][0] == placed[0][0]
    assert placed[-1][2] == placed[0][2]


async def test_the_row_that_acts_is_one_line_and_stays_at_the_lower_edge(open_page: Open, server: PageServer) -> None:
    page, article = await opened(open_page, server, hand(LINE, [card_select(0, 2, 0), card_select(1, 2, 0)], FIVE))
    sheet, acting = page.locator("#private"), article.locator(".row:has(> .primary) > .button")
    assert len({one[1] for one in await boxes(acting)}) == 1
    await sheet.evaluate("one => (one.scrollTop = 60)")
    await expect(acting.first).to_be_in_viewport()
    assert (await box(acting.first))[3] <= HEIGHT


async def test_the_sheet_returns_once_a_menu_is_shut(open_page: Open, server: PageServer) -> None:
    menus = [card_select(at, 2, 0) for at in range(2)]
    page, article = await opened(open_page, server, hand(LINE, menus, ACTING))
    scrolled: Any = "one => one.scrollTop"
    sheet = page.locator("#private")
    await page.get_by_role("combobox").nth(1).tap()
    await expect(page.locator(".menu")).to_be_visible()
    assert await sheet.evaluate(scrolled) > 0
    await page.keyboard.press("Escape")
    await expect(page.locator(".menu")).to_have_count(0)
    await is_seen_at_once(page, article, ".row:has(~ .row > .primary) > .select")


async def test_a_press_beside_an_open_menu_reaches_what_is_under_the_finger(
    open_page: Open, server: PageServer
) -> None:
    kinds = [option(name, description="Several plays: more than one line") for name in ("Single", "Pair", "Throw")]
    shown = hand(LINE, [card_select(0, 1, 0)], ACTING)
    shown["components"][0]["components"][-3] = row(select("kinds", kinds, placeholder="Choose a kind"))
    page, article = await opened(open_page, server, shown)
    await page.get_by_role("combobox", name="Choose a kind").dispatch_event("click")
    await expect(page.locator(".menu")).to_be_visible()
    await page.locator("#private").evaluate("one => (one.scrollTop = 150)")
    hint = await box(article.get_by_role("button", name="Hint"))
    place = (hint[0] + hint[2]) / 2, (hint[1] + hint[3]) / 2
    assert await page.evaluate("place => document.elementFromPoint(...place).innerText", list(place)) == "Hint"
    await page.touchscreen.tap(*place)
    await expect(page.locator(".menu")).to_have_count(0)
    await until(lambda: [one["custom_id"] for one in server.asked] == ["hint"])
    await expect(page.locator("#zoom[open]")).to_have_count(0)


async def test_a_channel_that_the_closed_sheet_names_is_no_way_past_it(open_page: Open, server: PageServer) -> None:
    server.alone[ANN] = [hand(f"-# Table 7 in <#{TABLE_7}>\n{LINE}", [card_select(0, 1, 0)], ACTING)]
    page = await open_page(width=WIDTH, height=HEIGHT, has_touch=True)
    named = await box(page.locator("#peek .link"))
    await page.touchscreen.tap((named[0] + named[2]) / 2, (named[1] + named[3]) / 2)
    await expect(page.locator("#private")).to_be_visible()


async def test_a_press_that_becomes_a_swipe_leaves_no_room_of_a_menu(open_page: Open, server: PageServer) -> None:
    page, article = await opened(open_page, server, hand(LINE, [card_select(0, 1, 0)], ACTING))
    chosen = article.get_by_role("combobox", name="Choose cards")
    for _ in range(2):
        await chosen.dispatch_event("click")
        await expect(page.locator(".menu")).to_be_visible()
        await page.locator("#private > header").dispatch_event("pointerdown")
        await expect(page.locator(".menu")).to_be_hidden()
        await page.locator("#private > header").dispatch_event("pointercancel")
        await expect(page.locator(".menu")).to_have_count(0)


async def test_the_picture_is_whole_again_where_nothing_needs_its_room(open_page: Open, server: PageServer) -> None:
    menus = [card_select(at, 3, 0) for at in range(3)]
    page, article = await opened(open_page, server, hand(LONG, menus, ACTING))
    drawn = article.locator(".picture img")
    low = await box(drawn)
    await page.set_viewport_size({"width": WIDTH, "height": 900})
    await expect(drawn).to_have_js_property("offsetHeight", round((low[2] - low[0]) * SIZE[1] / SIZE[0]))
    assert low[3] - low[1] < (await box(drawn))[3] - (await box(drawn))[1]
