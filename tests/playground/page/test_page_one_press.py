"""One press does one thing: a control never turns into another under the focus, a key or a finger."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.playground.components import stored
from tests.playground.page.page_world import (
    ANN,
    BIG_TWO,
    JADE,
    TABLE_7,
    Json,
    Open,
    PageServer,
    button,
    container,
    hand,
    message,
    option,
    row,
    select,
    switch,
    text,
    until,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


def numbered(head: str, *parts: Json, number: int = 10, channel: str = BIG_TWO) -> Json:
    """A message whose components are numbered in order, as Discord numbers them."""
    return message(number, channel, stored(container(JADE, text(f"### {head}"), *parts), {}), minutes=20)


def before(*labels: str) -> Json:
    return numbered("Before", row(*(button(label, label.lower()) for label in labels)))


def after(*labels: str) -> Json:
    return numbered("After", row(*(button(label, label.lower()) for label in labels)))


def then(edited: Json) -> Callable[[PageServer, Json], Json]:
    """Answers a press with the edited message."""

    def answer(server: PageServer, _body: Json) -> Json:
        server.tell("message_update", {"message": edited})
        return {"ok": True}

    return answer


async def edited(page: Page) -> None:
    await expect(page.locator("#list article")).to_contain_text("After")


async def focused(page: Page) -> str:
    read = "() => { const one = document.activeElement; return one.ariaLabel ?? one.innerText }"
    return str(await page.evaluate(read))


async def middle(locator: Locator) -> tuple[float, float]:
    box = await locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pressed(server: PageServer) -> list[str]:
    return [one["custom_id"] for one in server.asked]


async def test_the_same_word_for_something_else_is_another_control(open_page: Open, server: PageServer) -> None:
    server.public[BIG_TWO] = [numbered("Before", row(button("Leave", "leaveask:7:1", 4)))]
    server.script["leaveask:7:1"] = then(numbered("After", row(button("Leave", "leave:7:1", 4))))
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name="Leave").focus()
    await page.keyboard.press("Enter")
    await edited(page)
    await page.keyboard.press("Enter")
    assert pressed(server) == ["leaveask:7:1"]


@pytest.mark.parametrize(("was", "becomes"), [("Start", "Menu"), ("Join", "Pass")])
async def test_a_second_enter_never_presses_what_came_in_place_of_the_first(
    open_page: Open, server: PageServer, was: str, becomes: str
) -> None:
    server.public[BIG_TWO] = [before(was)]
    server.script[was.lower()] = then(after(becomes))
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name=was, exact=True).focus()
    await page.keyboard.press("Enter")
    await edited(page)
    assert await focused(page) == "Dai Di, 14:20: After"
    await page.keyboard.press("Enter")
    assert await focused(page) == becomes
    assert pressed(server) == [was.lower()]


async def test_a_key_that_is_held_down_presses_once(open_page: Open, server: PageServer) -> None:
    server.public[BIG_TWO] = [before("Start")]
    server.script["start"] = then(after("Menu"))
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name="Start").focus()
    await page.keyboard.down("Enter")
    await edited(page)
    for _ in range(3):
        await page.keyboard.down("Enter")
    await page.keyboard.up("Enter")
    assert await focused(page) == "Dai Di, 14:20: After"
    assert pressed(server) == ["start"]


async def second_half(page: Page, x: float, y: float) -> None:
    """The second half of a double press, as a browser tells of it. How fast it comes is not this machine's business."""
    await page.mouse.move(x, y)
    await page.mouse.down(click_count=2)
    await page.mouse.up(click_count=2)


@pytest.mark.parametrize("touch", [True, False])
async def test_a_double_press_does_not_reach_the_control_that_came_meanwhile(
    open_page: Open, server: PageServer, touch: bool
) -> None:
    server.public[BIG_TWO] = [before("Start")]
    server.script["start"] = then(after("Menu!"))
    page = await open_page(BIG_TWO, has_touch=touch)
    place = await middle(page.get_by_role("button", name="Start"))
    await page.evaluate("() => { counts = []; addEventListener('click', ({detail}) => counts.push(detail), true) }")
    if touch:
        await page.touchscreen.tap(*place)
    else:
        await page.mouse.click(*place)
    await edited(page)
    await second_half(page, *place)
    await edited(page)
    assert await page.evaluate("counts") == [1, 2]
    assert pressed(server) == ["start"]
    menu = page.get_by_role("button", name="Menu!")
    await expect(menu).not_to_have_attribute("aria-disabled", "true")  # until the press before is answered
    await menu.dispatch_event("click", {"detail": 1})
    await until(lambda: pressed(server) == ["start", "menu!"])


async def test_a_double_tap_on_a_select_takes_no_option_that_opened_under_it(
    open_page: Open, server: PageServer
) -> None:
    options = [option(f"Number {number}", description="One of many") for number in range(12)]
    page = await open_page(width=400, height=500, has_touch=True)
    server.tell(
        "message_update",
        {"message": numbered("Deep", row(select("deep", options, placeholder="Pick")), number=21, channel=TABLE_7)},
    )
    pick = page.get_by_role("combobox", name="Pick")
    await pick.scroll_into_view_if_needed()
    place = await middle(pick)
    await page.touchscreen.tap(*place)
    await expect(page.locator(".menu").get_by_role("option").first).to_be_visible()
    assert await page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('[role=option]')", list(place))
    await second_half(page, *place)
    await expect(page.locator(".menu").get_by_role("option").first).to_be_visible()
    assert server.asked == []


async def test_a_control_whose_message_moves_on_keeps_focus_as_long_as_it_does_the_same(
    open_page: Open, server: PageServer
) -> None:
    def at(turn: int) -> Json:
        sent = hand(head=f"Turn {turn}")
        parts = sent["components"][0]["components"]
        for one in [part for line in parts if line["type"] == 1 for part in line["components"]]:
            one["custom_id"] += f":{turn}"
        parts[-2]["components"][0]["placeholder"] = f"Ready-made plays: {turn}"
        return sent | {"components": stored(sent["components"], {})}

    server.alone[ANN] = [at(1)]
    page = await open_page()
    for turn, name in ((2, "Sort"), (3, "Choose cards"), (4, "Ready-made plays")):
        control = page.locator("#desk").locator(f"button:has-text('{name}'), [aria-label^='{name}']").first
        await control.focus()
        await page.evaluate("document.activeElement.marked = true")
        server.tell("ephemeral_update", {"message": at(turn)}, only=ANN)
        await expect(page.locator("#desk article")).to_contain_text(f"Turn {turn}")
        assert (await focused(page)).startswith(name)
        assert await page.evaluate("document.activeElement.marked")


async def test_two_switches_of_the_same_words_are_not_mixed_up(open_page: Open, server: PageServer) -> None:
    def panel(head: str, *names: str, turn: int) -> Json:
        parts: list[Any] = [switch(name, "A note", "On") for name in names]
        for part in parts:
            part["accessory"]["custom_id"] += f":{turn}"
        return numbered(head, *parts)

    server.public[BIG_TWO] = [panel("Before", "Thread", "Rated", turn=1)]
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name="On").nth(1).focus()
    server.tell("message_update", {"message": panel("After", "Rated", turn=2)})
    await edited(page)
    assert await focused(page) == "On"
    server.tell("message_update", {"message": panel("After all", "Thread", turn=3)})
    await expect(page.locator("#list article")).to_contain_text("After all")
    assert await focused(page) == "Dai Di, 14:20: After all"


async def test_a_control_that_is_switched_off_hands_its_focus_to_the_message(
    open_page: Open, server: PageServer
) -> None:
    server.public[BIG_TWO] = [before("Pass", "Menu")]
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name="Pass").focus()
    off = numbered("After", row(button("Pass", "pass", disabled=True), button("Menu", "menu")))
    server.tell("message_update", {"message": off})
    await edited(page)
    assert await focused(page) == "Dai Di, 14:20: After"
    await page.keyboard.press("Enter")
    assert await focused(page) == "Menu"


async def test_a_control_that_moves_to_another_row_is_still_the_same(open_page: Open, server: PageServer) -> None:
    server.public[BIG_TWO] = [before("Join", "Rules")]
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name="Rules", exact=True).focus()
    await page.evaluate("document.activeElement.marked = true")
    rows = row(button("Leave", "leave")), row(button("Start", "start"), button("Rules", "rules"))
    server.tell("message_update", {"message": numbered("After", *rows)})
    await edited(page)
    assert await focused(page) == "Rules"
    assert await page.evaluate("document.activeElement.marked")


async def test_a_press_that_an_edit_overtook_is_told_in_words_and_forgotten_with_the_next(
    open_page: Open, server: PageServer
) -> None:
    server.script["pass"] = {"ok": False, "reason": "changed", "detail": "The message has no live control pass."}
    page = await open_page()
    await page.locator("#list").get_by_role("button", name="Pass").click()
    notice = page.locator("#desk article").last
    await expect(notice).to_contain_text("That changed just before you pressed it.")
    await expect(notice).not_to_contain_text("control pass")
    await expect(notice.get_by_role("button", name="Try again")).to_have_count(0)
    await page.get_by_role("button", name="My hand").click()
    await expect(page.locator("#desk")).not_to_contain_text("That changed just before")
