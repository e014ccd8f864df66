"""The side on which a select opens: where there is room, decided anew each time, and away from the picture."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.page.page_world import (
    BIG_TWO,
    BO,
    JADE,
    Json,
    Open,
    PageServer,
    container,
    message,
    option,
    picture,
    row,
    select,
    text,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]

NOTHING: Json = {"type": 10, "content": "\n".join(["filling"] * 14)}
MANY = row(select("pick", [option(f"Number {n}", description="One of many") for n in range(12)], placeholder="Pick"))
IMAGE = picture("hand-13-selected", "A picture", (1100, 572))


async def opened(page: Page) -> tuple[Locator, str]:
    """Open the select; returns on which side of its box the menu is."""
    box = page.get_by_role("combobox", name="Pick")
    await box.click()
    menu = page.locator(".menu")
    await expect(menu).to_be_visible()
    one, other = await menu.bounding_box(), await box.bounding_box()
    assert one
    assert other
    return menu, "above" if one["y"] < other["y"] else "below"


async def shut(page: Page) -> None:
    await page.keyboard.press("Escape")
    await expect(page.locator(".menu")).to_have_count(0)


@pytest.mark.parametrize(
    ("parts", "side"),
    [
        ((MANY, NOTHING, NOTHING), "below"),
        ((NOTHING, NOTHING, MANY), "above"),
        ((text("short"), MANY), "above"),
        ((IMAGE, MANY, NOTHING, NOTHING), "below"),
        ((NOTHING, NOTHING, MANY, IMAGE), "above"),
        ((MANY, IMAGE, NOTHING), "below"),
    ],
)
async def test_a_select_opens_where_there_is_room_each_time(
    open_page: Open, server: PageServer, parts: tuple[Json, ...], side: str
) -> None:
    server.public[BIG_TWO] = [message(10, BIG_TWO, container(JADE, *parts), minutes=20)]
    page = await open_page(BIG_TWO, BO)
    await page.get_by_role("combobox", name="Pick").scroll_into_view_if_needed()
    for _ in range(3):
        menu, found = await opened(page)
        assert found == side
        await expect(menu).to_be_in_viewport(ratio=0.99)
        await shut(page)


@pytest.mark.parametrize(
    ("labels", "shape"),
    [
        (("big joker", "little joker", "2♠", "10♣", "Q♣", "Q♣"), "grid"),
        (("big joker", "little joker", "2♠"), "list"),
        (("one long label", "2♠", "10♣", "Q♣"), "list"),
        (("fantastic joker", "2♠", "10♣", "Q♣"), "list"),
    ],
)
@pytest.mark.parametrize("width", [400, 1280])
async def test_a_few_labels_of_two_short_words_stand_in_the_grid(
    open_page: Open, server: PageServer, labels: tuple[str, ...], shape: str, width: int
) -> None:
    options = [option(label) | {"value": str(place)} for place, label in enumerate(labels)]
    pick = row(select("pick", options, placeholder="Pick", max_values=len(options)))
    server.public[BIG_TWO] = [message(10, BIG_TWO, container(JADE, NOTHING, pick), minutes=20)]
    page = await open_page(BIG_TWO, BO, width=width)
    await page.get_by_role("combobox", name="Pick").click()
    await expect(page.get_by_role("listbox", name="Pick")).to_have_class(shape)
    inside = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
    assert [await one.evaluate(inside) for one in await page.locator(".menu").get_by_role("option").all()] == [
        True
    ] * len(labels)
    if shape == "grid":
        widths = [
            await one.evaluate("one => one.offsetWidth")
            for one in await page.locator(".menu").get_by_role("option").all()
        ]
        assert max(widths) - min(widths) <= 1


async def test_the_side_changes_with_the_room(open_page: Open, server: PageServer) -> None:
    parts = container(JADE, NOTHING, NOTHING, NOTHING, MANY, NOTHING, NOTHING, NOTHING)
    server.public[BIG_TWO] = [message(10, BIG_TWO, parts, minutes=20)]
    page = await open_page(BIG_TWO, BO, height=700)
    for block, side in (("start", "below"), ("end", "above"), ("start", "below")):
        await page.locator(".select").evaluate("(one, block) => one.scrollIntoView({ block })", block)
        assert (await opened(page))[1] == side
        await shut(page)
