"""The order of the private answers: the newest or just edited one is in sight, and superseded ones stay away.

Promise: On the page, only the newest hand of a table stays. The line of a press that failed replaces no private answer.
"""

from datetime import timedelta
from functools import partial

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.page_world import (
    ANN,
    EPHEMERAL,
    NOW,
    SAGE,
    TABLE_7,
    V2,
    Json,
    Open,
    PageServer,
    button,
    container,
    hand,
    message,
    picture,
    refusal,
    row,
    text,
    until,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


def menu(number: int, minutes: int) -> Json:
    parts = container(SAGE, text("**Table 7**"), row(button("Status", "status"), button("Leave", "leave", 4)))
    return message(number, TABLE_7, parts, minutes=minutes, flags=V2 | EPHEMERAL)


def edited(sent: Json, seconds: int) -> Json:
    """A message as edited so many seconds after the time of the world."""
    return sent | {"edited_timestamp": (NOW + timedelta(seconds=seconds)).isoformat()}


def ended(sent: Json, line: str, seconds: int) -> Json:
    return edited(sent, seconds) | {"components": container(SAGE, text(f"**{line}**"))}


async def bridge(page: Page, *names: str) -> None:
    """Wait until the desk shows these messages, from the top."""
    articles = page.locator("#desk article")
    await expect(articles).to_have_count(len(names))
    for place, name in enumerate(names):
        await expect(articles.nth(place)).to_have_attribute("aria-label", f"Private: {name}")


async def test_a_menu_does_not_come_back_when_the_hand_over_it_ends(open_page: Open, server: PageServer) -> None:
    server.alone[ANN] = [menu(29, 30), edited(hand(), -60)]
    page = await open_page()
    await bridge(page, "Your turn")
    server.tell("ephemeral_update", {"message": ended(hand(), "The deal is over", 1)}, only=ANN)
    await bridge(page, "The deal is over")
    await page.reload()
    await bridge(page, "The deal is over")
    again = hand(head="Bo-Chen to play") | {"id": "40", "timestamp": NOW.isoformat()}
    server.tell("ephemeral_create", {"message": again}, only=ANN)
    await expect(page.locator("#desk article").first).to_have_attribute("aria-label", "Private: Bo-Chen to play")
    await expect(page.locator("#desk").get_by_role("button", name="Leave")).to_have_count(0)


def waiting(sent: Json) -> Json:
    """A hand that asks nothing of its owner."""
    return sent | {"components": [sent["components"][0] | {"accent_color": SAGE}]}


@pytest.mark.parametrize("width", [400, 1280])
async def test_what_begins_to_ask_comes_on_top_of_what_was_opened_meanwhile(
    open_page: Open, server: PageServer, width: int
) -> None:
    server.alone[ANN] = [waiting(hand(head="Bo-Chen to play"))]
    page = await open_page(width=width, height=700)
    await page.evaluate("document.body.dataset.sheet = 'private'")
    rules = menu(40, 44)
    rules["components"][0]["components"].insert(1, text("\n".join(["A rule."] * 30)))
    server.tell("ephemeral_create", {"message": rules}, only=ANN)
    await bridge(page, "Table 7", "Bo-Chen to play")
    column = page.locator("aside")
    assert await column.evaluate("one => (one.scrollTop = 300, one.scrollTop)") > 0
    server.tell("ephemeral_update", {"message": edited(hand(), 5)}, only=ANN)
    await bridge(page, "Your turn", "Table 7")
    assert await column.evaluate("one => one.scrollTop") == 0
    server.tell("ephemeral_update", {"message": edited(waiting(hand(head="Mei to play")), 6)}, only=ANN)
    await bridge(page, "Mei to play", "Table 7")
    server.tell("ephemeral_create", {"message": menu(41, 46)}, only=ANN)
    await expect(page.locator("#desk article").first).to_have_attribute("data-id", "41")


async def test_an_answer_that_its_picture_moves_to_the_top_stays_in_sight(open_page: Open, server: PageServer) -> None:
    rules = menu(30, 30)
    rules["components"][0]["components"].insert(1, text("\n".join(["A rule."] * 60)))
    server.alone[ANN] = [edited(rules, -600)]
    page = await open_page(width=400, height=700, has_touch=True)
    await page.locator("#peek").click()
    board = message(40, TABLE_7, container(SAGE, text("### Leaderboard")), minutes=44, flags=V2 | EPHEMERAL)

    def answered(told: PageServer, _: Json) -> Json:
        told.tell("ephemeral_create", {"message": board}, only=ANN)
        return {"ok": True}

    server.script["status"] = answered
    await page.get_by_role("button", name="Status").click()
    shown = page.locator("#desk").get_by_text("Leaderboard")
    await expect(shown).to_be_in_viewport()
    await bridge(page, "Table 7", "Leaderboard")
    with_picture = edited(board, 5)
    with_picture["components"] = container(SAGE, text("### Leaderboard"), picture("board", "Ann leads", (1100, 645)))
    server.tell("ephemeral_update", {"message": with_picture}, only=ANN)
    await bridge(page, "Leaderboard", "Table 7")
    await expect(shown).to_be_in_viewport(ratio=1)


async def test_a_menu_leaves_the_hand_in_sight_and_an_edit_of_the_hand_leaves_the_menu(
    open_page: Open, server: PageServer
) -> None:
    server.alone[ANN] = [hand(), refusal()]
    page = await open_page()
    server.tell("ephemeral_create", {"message": menu(40, 44)}, only=ANN)
    await bridge(page, "Table 7", "Your turn")
    leave = page.locator("#desk").get_by_role("button", name="Leave")
    place = await leave.bounding_box()
    server.tell("ephemeral_update", {"message": edited(hand(head="Bo-Chen to play"), 5)}, only=ANN)
    await bridge(page, "Table 7", "Bo-Chen to play")
    assert await leave.bounding_box() == place
    server.tell("ephemeral_create", {"message": refusal(41) | {"timestamp": NOW.isoformat()}}, only=ANN)
    await bridge(page, "Table 7", "Bo-Chen to play", "Not played: a pair cannot answer a straight.")
    server.tell("ephemeral_delete", {"message": {"id": "40", "channel_id": TABLE_7}}, only=ANN)
    await bridge(page, "Bo-Chen to play", "Not played: a pair cannot answer a straight.")


async def test_what_is_edited_comes_out_from_the_earlier_ones(open_page: Open, server: PageServer) -> None:
    server.alone[ANN] = [hand(), edited(menu(40, 40), -60)]
    page = await open_page()
    await bridge(page, "Table 7")
    server.tell("ephemeral_update", {"message": edited(hand(head="Your turn again"), 5)}, only=ANN)
    await bridge(page, "Table 7", "Your turn again")


async def test_a_panel_that_is_done_gives_way_to_the_hand_that_is_kept_up_to_date(
    open_page: Open, server: PageServer
) -> None:
    server.alone[ANN] = [edited(hand(), -600), edited(menu(40, 40), -60)]
    page = await open_page()
    await bridge(page, "Table 7")
    server.tell("ephemeral_update", {"message": ended(menu(40, 40), "Saved", 1)}, only=ANN)
    await bridge(page, "Saved", "Your turn")


async def test_the_bar_of_the_phone_tells_what_asks_or_else_was_edited_last(
    open_page: Open, server: PageServer
) -> None:
    server.alone[ANN] = [waiting(hand(head="Mei to play")), menu(40, 45)]
    page = await open_page(width=400, height=844, has_touch=True)
    await expect(page.locator("#peek")).to_contain_text("Table 7")
    server.tell("ephemeral_update", {"message": edited(waiting(hand(head="Bo-Chen to play")), 5)}, only=ANN)
    await expect(page.locator("#peek")).to_contain_text("Bo-Chen to play")
    server.tell("ephemeral_update", {"message": edited(hand(head="It is your turn"), 6)}, only=ANN)
    await expect(page.locator("#peek")).to_contain_text("It is your turn")
    server.tell("ephemeral_create", {"message": menu(41, 46)}, only=ANN)
    await expect(page.locator("#desk article").first).to_have_attribute("data-id", "41")
    await expect(page.locator("#peek")).to_contain_text("It is your turn")


def was_asked(server: PageServer, times: int) -> bool:
    return len(server.asked) == times


async def test_the_line_of_a_press_that_failed_leaves_the_private_answer_that_says_why(
    open_page: Open, server: PageServer
) -> None:
    """The bot tells somebody once that it was too much, and leaves what they press meanwhile unanswered."""
    told, failed = "Not played: that was a lot at once.", "Dai Di did not answer within 3 s."
    server.alone[ANN] = [hand(), refusal(31, "that was a lot at once")]
    server.script["sort"] = {"ok": False, "reason": "timeout", "detail": "The bot did not answer in time."}
    page = await open_page(width=400, height=844, has_touch=True)
    await page.locator("#peek").click()
    for times in (1, 2):
        await page.get_by_role("button", name="Sort").click()
        await until(partial(was_asked, server, times))
        await bridge(page, "Your turn", told, failed)
        for name in (told, "It may have been done all the same"):
            await expect(page.locator("#desk").get_by_text(name)).to_be_in_viewport(ratio=1)
    later = refusal(32, "it is Bo-Chen’s turn") | {"timestamp": (NOW + timedelta(minutes=1)).isoformat()}
    server.tell("ephemeral_create", {"message": later}, only=ANN)
    await bridge(page, "Your turn", "Not played: it is Bo-Chen’s turn.", failed)
    await page.get_by_role("button", name="Hint").click()
    await bridge(page, "Your turn", "Not played: it is Bo-Chen’s turn.")


def of_table(sent: Json, table: str, turn: int) -> Json:
    """A message whose controls name a table and its turn, as those of the bot do."""
    (shown,) = sent["components"]
    rows = [
        row(*({**one, "custom_id": f"dd:{one['custom_id']}:{table}:{turn}:"} for one in part["components"]))
        if part["type"] == 1
        else part
        for part in shown["components"]
    ]
    return sent | {"components": [shown | {"components": rows}]}


def over(sent: Json, seconds: int, *controls: Json) -> Json:
    """What a hand says when its deal is over, edited so many seconds after the time of the world."""
    parts = container(SAGE, text("**Mei won.** You −11"), *([row(*controls)] if controls else []))
    return edited(sent | {"components": parts}, seconds)


def brought(head: str, table: str, turn: int) -> Json:
    """A hand that came one minute before the time of the world and was not edited since."""
    came = (NOW - timedelta(minutes=1)).isoformat()
    return of_table(hand(head=head), table, turn) | {"id": "40", "timestamp": came}


OUT_OF_REACH = {
    "a hand": edited(of_table(hand(head="Bo-Chen to play"), "5-12", 3), -600),
    "the end of a deal": of_table(over(hand(), -600, button("Next deal", "ready", 1)), "5-12", 50),
}
"""Messages at a table that the bot could not edit any more."""


@pytest.mark.parametrize("old", OUT_OF_REACH.values(), ids=OUT_OF_REACH.keys())
async def test_only_the_newest_hand_of_a_table_stays(open_page: Open, server: PageServer, old: Json) -> None:
    new = brought("Your turn", "5-12", 51)
    server.alone[ANN] = [old, new]
    page = await open_page()
    await bridge(page, "Your turn")
    await expect(page.locator("#earlier")).to_contain_text("Earlier private answers · 1")
    server.tell("ephemeral_create", {"message": of_table(menu(41, 45), "5-12", 51)}, only=ANN)
    await bridge(page, "Table 7", "Your turn")
    server.tell("ephemeral_delete", {"message": {"id": "41", "channel_id": TABLE_7}}, only=ANN)
    off = button("Next deal", "ready", disabled=True)
    server.tell("ephemeral_update", {"message": of_table(over(new, 1, off), "5-12", 90)}, only=ANN)
    await bridge(page, "Mei won. You −11")
    await page.reload()
    await bridge(page, "Mei won. You −11")


async def test_an_old_hand_does_not_come_back_when_the_newest_is_over(open_page: Open, server: PageServer) -> None:
    new = brought("Your turn", "5-12", 51)
    server.alone[ANN] = [OUT_OF_REACH["a hand"], new]
    page = await open_page()
    server.tell("ephemeral_update", {"message": over(new, 1)}, only=ANN)
    await bridge(page, "Mei won. You −11")


async def test_a_hand_leaves_that_of_another_table(open_page: Open, server: PageServer) -> None:
    server.alone[ANN] = [OUT_OF_REACH["a hand"], brought("Your turn", "5-13", 2)]
    page = await open_page()
    await bridge(page, "Your turn", "Bo-Chen to play")
