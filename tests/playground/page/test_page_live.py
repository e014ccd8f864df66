"""What happens while somebody watches: edits, pending acts, failures, privacy, mentions, scrolling, the connection.

Promise: The page says what is new in an edited message.
"""

import re

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.page_world import (
    ANN,
    BIG_TWO,
    BO,
    CHOSEN,
    LOADING,
    PRACTICE,
    TABLE_7,
    Open,
    PageServer,
    hand,
    message,
    ping,
    refusal,
    table,
    until,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


def line(number: int, content: str, channel: str = TABLE_7) -> dict[str, object]:
    return message(number, channel, [], minutes=44, flags=0, content=content)


async def focus_name(page: Page) -> str:
    read = "() => { const one = document.activeElement; return one.ariaLabel ?? one.innerText }"
    return str(await page.evaluate(read))


async def test_an_edit_keeps_nodes_focus_and_an_open_draft(page: Page, server: PageServer) -> None:
    await page.get_by_role("button", name="My hand").focus()
    await page.evaluate("document.activeElement.marked = true")
    server.tell("message_update", {"message": table("Bo-Chen")})
    await expect(page.locator("#list article").first).to_contain_text("Bo-Chen to play")
    assert await page.evaluate("document.activeElement.marked")
    cards = page.locator("#desk [role=combobox]").first
    await cards.click()
    await page.get_by_role("option", name="3♦").click()
    server.tell("ephemeral_update", {"message": hand(CHOSEN[:2], "Bo-Chen to play")}, only=ANN)
    await expect(page.locator("#desk article").first).to_contain_text("Bo-Chen to play")
    await expect(page.locator(".menu").get_by_role("option", selected=True)).to_have_count(6)
    await page.keyboard.press("Escape")
    await expect(cards).to_have_attribute("aria-label", "Choose cards, 2 of 13")


async def test_an_edit_under_the_finger_loses_no_choice(page: Page, server: PageServer) -> None:
    cards = page.locator("#desk [role=combobox]").first
    await cards.click()
    await page.get_by_role("option", name="3♦").hover()
    await page.mouse.down()
    server.tell("ephemeral_update", {"message": hand(CHOSEN[:2], "Bo-Chen to play")}, only=ANN)
    await expect(page.locator("#desk article").first).to_contain_text("Bo-Chen to play")
    await page.mouse.up()
    await expect(page.get_by_role("option", name="3♦")).to_have_attribute("aria-selected", "true")


async def test_a_control_that_goes_hands_its_focus_to_the_message(page: Page, server: PageServer) -> None:
    await page.get_by_role("button", name="My hand").focus()
    over = table()
    over["components"][0]["components"].pop()
    server.tell("message_update", {"message": over})
    await expect(page.get_by_role("button", name="My hand")).to_have_count(0)
    assert await focus_name(page) == "Dai Di, 14:32: Big Two, deal 4"


async def test_a_button_is_never_turned_into_another_under_the_finger(page: Page, server: PageServer) -> None:
    await page.get_by_role("button", name="Rules").focus()
    fewer = table()
    del fewer["components"][0]["components"][3]["components"][0]
    server.tell("message_update", {"message": fewer})
    await expect(page.get_by_role("button", name="My hand")).to_have_count(0)
    assert await focus_name(page) == "Rules"


async def test_an_enlarged_picture_closes_when_its_message_moves_on(page: Page, server: PageServer) -> None:
    zoom, picture = page.locator("#zoom"), page.locator("#desk .picture")
    await picture.click()
    await expect(zoom).to_be_visible()
    server.tell("message_update", {"message": table("Bo-Chen")})
    server.tell("ephemeral_update", {"message": hand(head="Still your turn")}, ANN)
    await expect(page.locator("#desk")).to_contain_text("Still your turn")
    await expect(zoom).to_be_visible()  # another message, and the same picture
    server.tell("ephemeral_update", {"message": hand(CHOSEN[:2])}, ANN)
    await expect(zoom).to_be_hidden()
    await expect(picture).to_be_focused()
    await picture.click()
    server.tell("ephemeral_delete", {"message": {"id": "30", "channel_id": TABLE_7}}, ANN)
    await expect(zoom).to_be_hidden()
    await expect(page.locator("#main")).to_be_focused()


async def test_the_old_picture_stays_until_the_new_one_is_decoded(page: Page, server: PageServer) -> None:
    image = page.locator("#desk .picture img")
    await expect(image).to_have_attribute("src", "/cdn/hand-13-selected.png?5")
    before = await image.bounding_box()
    server.hold("hand-13-selected.png")
    server.tell("ephemeral_update", {"message": hand(CHOSEN[:2])}, only=ANN)
    await expect(page.locator("#desk article").first).to_contain_text("Chosen: 2")
    await expect(image).to_have_attribute("src", "/cdn/hand-13-selected.png?5")
    server.release("hand-13-selected.png")
    await expect(image).to_have_attribute("src", "/cdn/hand-13-selected.png?2")
    assert await image.bounding_box() == before


async def test_a_press_waits_visibly_and_rests_only_its_own_message(open_page: Open, server: PageServer) -> None:
    server.hold("pass")
    page = await open_page()
    button = page.locator("#list").get_by_role("button", name="Pass")
    await button.click()
    await expect(button).to_have_class("button secondary pending")
    await expect(button).to_be_focused()
    resting = page.locator("#list .button[aria-disabled=true]")
    await expect(resting).to_have_count(5)
    await expect(page.locator("#desk [aria-disabled=true]")).to_have_count(0)
    await page.locator("#list").get_by_role("button", name="Rules").click(force=True)
    server.release("pass")
    await expect(resting).to_have_count(0)
    assert [one["custom_id"] for one in server.asked] == ["pass"]


async def test_chosen_tokens_show_at_once_and_go_back_on_failure(open_page: Open, server: PageServer) -> None:
    server.hold("cards")
    server.script["cards"] = {"ok": False, "reason": "timeout"}
    page = await open_page()
    cards = page.locator("#desk [role=combobox]").first
    await cards.click()
    await page.get_by_role("option", name="A♥").click()
    await page.get_by_role("button", name="Done").click()
    await expect(cards).to_have_attribute("aria-label", "Choose cards, 4 of 13")
    server.release("cards")
    await expect(cards).to_have_attribute("aria-label", "Choose cards, 5 of 13")


async def test_a_command_shows_that_it_waits_then_thinks_then_answers(open_page: Open, server: PageServer) -> None:
    server.hold("tutorial")
    page = await open_page()
    await page.keyboard.press("/")
    await page.keyboard.type("tutorial")
    await page.keyboard.press("Enter")
    await expect(page.locator("#list > .uses")).to_have_text("Ann uses /tutorial waiting for Dai Di")
    deferred = message(50, TABLE_7, [], minutes=44, flags=LOADING)
    server.tell("thinking", {"message": deferred})
    await expect(page.locator(".thinking")).to_have_text("thinking")
    server.release("tutorial")
    await expect(page.locator("#list > .uses")).to_have_count(0)
    server.tell("message_update", {"message": line(50, "Here it is")})
    await expect(page.locator("#list article").last).to_contain_text("Here it is")
    await expect(page.locator("#say-public")).to_have_text("Dai Di: Here it is")


async def test_a_timeout_says_so_privately_and_can_be_tried_again(open_page: Open, server: PageServer) -> None:
    server.script["play"] = {"ok": False, "reason": "timeout", "detail": "The bot did not answer in time."}
    page = await open_page()
    await page.get_by_role("button", name="Play", exact=True).click()
    notice = page.locator("#desk article").last
    await expect(notice).to_contain_text("Dai Di did not answer within 3 s.")
    await expect(notice).to_contain_text("It may have been done all the same")
    await expect(page.locator("#say-alert")).to_contain_text("Dai Di did not answer within 3 s.")
    assert "Your turn" in await page.locator("#desk article").first.inner_text()
    await notice.get_by_role("button", name="Details").click()
    await expect(notice.locator("pre")).to_contain_text('"custom_id": "play"')
    server.script["play"] = {"ok": True}
    await notice.get_by_role("button", name="Try again").click()
    await expect(page.locator("#desk").get_by_text("did not answer within")).to_have_count(0)
    await until(lambda: [one["custom_id"] for one in server.asked] == ["play", "play"])


async def test_nobody_sees_the_private_answers_of_another(open_page: Open, server: PageServer) -> None:
    page = await open_page(person=BO)
    await expect(page.get_by_text("Nothing private for Bo-Chen yet")).to_be_visible()
    server.tell("ephemeral_create", {"message": refusal(60, "only Ann may read this")}, only=ANN)
    server.tell("message_create", {"message": line(61, "for all")})
    await expect(page.locator("#list article").last).to_contain_text("for all")
    assert "only Ann may read this" not in await page.content()
    await page.get_by_role("radio", name="Ann").check()
    await expect(page.get_by_text("only Ann may read this")).to_be_visible()
    await page.get_by_role("radio", name="Bo-Chen").check()
    await expect(page.get_by_text("Nothing private for Bo-Chen yet")).to_be_visible()
    assert "only Ann may read this" not in await page.locator("body").inner_text()


async def test_the_next_refusal_replaces_the_last_and_the_hand_stays_on_top(page: Page, server: PageServer) -> None:
    server.tell("ephemeral_create", {"message": refusal(32, "it is Bo-Chen’s turn now")}, only=ANN)
    labels = "all => all.map((one) => one.ariaLabel)"
    await expect(page.locator("#desk")).to_contain_text("it is Bo-Chen’s turn now")
    names = await page.locator("#desk article").evaluate_all(labels)
    assert names == ["Private: Your turn", "Private: Not played: it is Bo-Chen’s turn now."]
    await expect(page.locator("#say-private")).to_have_text("Private, only Ann: Not played: it is Bo-Chen’s turn now.")
    await page.locator("#desk article").nth(1).get_by_role("button", name="Dismiss").click()
    await until(lambda: server.asked)
    assert (server.asked[-1]["path"], server.asked[-1]["message"]) == ("dismiss", "32")


async def test_mentions_wash_for_their_person_and_dot_the_others(open_page: Open, server: PageServer) -> None:
    page = await open_page(person=BO)
    await expect(page.locator(".mine")).to_have_count(0)
    again = dict(ping(), id="70")
    server.tell("message_create", {"message": again})
    ann = page.get_by_role("radio", name="Ann, 1 unread mention")
    await expect(ann).to_be_visible()
    await ann.check()
    await expect(page.locator(".mine")).to_have_count(2)
    await expect(page.get_by_role("radio", name="Ann", exact=True)).to_be_checked()
    assert await page.title() == "Table 7 · Ann · Playground"


async def test_other_channels_and_unread_mentions_are_marked(open_page: Open, server: PageServer) -> None:
    page = await open_page(PRACTICE)
    server.tell("message_create", {"message": dict(ping(), id="71")})
    await expect(page.get_by_role("button", name="Table 7 unread")).to_be_visible()
    await expect(page).to_have_title("(1) practice · Ann · Playground")
    await page.get_by_role("button", name="Table 7 unread").click()
    await expect(page).to_have_title("Table 7 · Ann · Playground")


async def test_the_address_names_channel_and_person(open_page: Open, server: PageServer) -> None:
    page = await open_page(BIG_TWO, BO)
    await expect(page.get_by_role("heading", level=1)).to_have_text("big-two")
    await expect(page.get_by_role("radio", name="Bo-Chen")).to_be_checked()
    await page.evaluate(f"location.hash = '#c={TABLE_7}&as={ANN}'")
    await expect(page.get_by_role("article", name="Private: Your turn")).to_be_visible()
    await page.locator("#text").fill("hello")
    await page.keyboard.press("Enter")
    (sent,) = await until(lambda: server.asked)
    assert sent == {"path": "messages", "as": ANN, "channel": TABLE_7, "content": "hello"}


async def test_an_address_is_followed_though_the_page_is_drawn_at_that_moment(open_page: Open) -> None:
    page = await open_page(BIG_TWO, BO)
    news = "document.dispatchEvent(new Event('changed'))"
    await page.evaluate(f"location.hash = '#c={TABLE_7}&as={ANN}'; {news}")
    await expect(page.get_by_role("article", name="Private: Your turn")).to_be_visible()
    await expect(page.get_by_role("radio", name="Ann", exact=True)).to_be_checked()


async def test_an_address_that_names_nothing_is_put_right(page: Page) -> None:
    await page.evaluate("location.hash = '#c=nowhere'")
    await page.wait_for_function(f"location.hash === '#c={TABLE_7}&as={ANN}'")


async def test_whoever_moves_on_before_the_messages_are_read_hears_what_comes(
    open_page: Open, server: PageServer
) -> None:
    page = await open_page(BIG_TWO, ANN)
    server.hold("messages")
    await page.evaluate(f"location.hash = '#c={TABLE_7}&as={BO}'")
    await until(lambda: server.waiting == ["messages"])
    await page.get_by_role("button", name="practice").click()
    await until(lambda: server.waiting == ["messages"] * 2)
    server.release("messages")
    await expect(page.get_by_role("radio", name="Bo-Chen")).to_be_checked()
    await until(lambda: server.waiting == [])
    server.tell("message_create", {"message": line(80, "into the new channel", PRACTICE)})
    await expect(page.get_by_text("into the new channel", exact=True)).to_be_visible()


async def test_what_comes_while_the_messages_are_read_is_shown(open_page: Open, server: PageServer) -> None:
    page = await open_page(PRACTICE)
    server.hold("messages")
    await page.get_by_role("button", name="Table 7").click()
    await until(lambda: server.waiting == ["messages"])
    server.tell("message_create", {"message": line(80, "new meanwhile")})
    server.tell("message_delete", {"message": ping()})
    server.tell("bot", {"connected": False})
    await expect(page.locator("#banner")).to_contain_text("not connected")  # all three have been heard
    server.release("messages")
    await expect(page.get_by_text("new meanwhile", exact=True)).to_be_visible()
    await expect(page.get_by_role("button", name="My hand")).to_be_visible()
    await expect(page.locator(f"[data-id='{ping()['id']}']")).to_have_count(0)


async def test_what_was_typed_waits_in_its_channel_for_its_person(page: Page) -> None:
    await page.locator("#text").fill("half a thought")
    await page.get_by_role("radio", name="Bo-Chen").check()
    await expect(page.locator("#text")).to_have_value("")
    await page.get_by_role("radio", name="Ann").check()
    await expect(page.locator("#text")).to_have_value("half a thought")


async def test_the_reading_place_is_kept_and_a_pill_tells_of_news(open_page: Open, server: PageServer) -> None:
    for number in range(100, 130):
        server.public[TABLE_7].append(line(number, f"line {number}"))
    page = await open_page()
    end = "() => { const m = document.getElementById('main'); return m.scrollHeight - m.scrollTop - m.clientHeight }"
    assert await page.evaluate(end) < 1
    server.tell("message_create", {"message": line(130, "one more")})
    await expect(page.get_by_text("one more", exact=True)).to_be_in_viewport()
    assert await page.evaluate(end) < 1
    scrolled = "(m) => new Promise((heard) => { m.addEventListener('scroll', heard); m.scrollTop -= 700 })"
    await page.locator("#main").evaluate(f"{scrolled}")
    seen = page.get_by_text("line 118", exact=True)
    before = await seen.bounding_box()
    for number in (131, 132):
        server.tell("message_create", {"message": line(number, f"news {number}")})
    await expect(page.locator("#pill")).to_have_text("2 new messages")
    taller = line(101, "line 101\n" * 9)
    server.tell("message_update", {"message": taller})
    await expect(page.locator("[data-id='101'] .body p")).to_have_count(10)
    assert await seen.bounding_box() == before
    await page.locator("#pill").click()
    await expect(page.get_by_text("news 132", exact=True)).to_be_in_viewport()
    await expect(page.locator("#pill")).to_be_hidden()


async def test_a_lost_connection_is_told_and_taken_up_again(page: Page, server: PageServer) -> None:
    server.drop_streams()
    banner = page.locator("#banner")
    await expect(banner).to_contain_text("Connection lost. Trying again in")
    await expect(page.locator("#say-alert")).to_contain_text("Connection lost")
    server.refusing = False
    server.tell("message_create", {"message": line(80, "while you were away")})
    await page.get_by_role("button", name="Try now").click()
    await expect(banner).to_be_hidden()
    await expect(page.get_by_text("while you were away", exact=True)).to_be_visible()


async def test_a_bot_that_is_away_rests_the_buttons(page: Page, server: PageServer) -> None:
    server.tell("bot", {"connected": False})
    await expect(page.locator("#banner")).to_have_text("Dai Di is not connected. Buttons wait until it is.")
    await page.get_by_role("button", name="My hand").click(force=True)
    await expect(page.get_by_role("button", name="My hand")).to_have_attribute("aria-disabled", "true")
    server.tell("bot", {"connected": True})
    await expect(page.locator("#banner")).to_be_hidden()
    assert server.asked == []
    await expect(page.locator("#list [aria-disabled]")).to_have_count(0)


async def test_times_tick_and_are_not_spoken(page: Page) -> None:
    await expect(page.locator("#list time[data-unix]").first).to_have_text(re.compile(r"^in 2\d s$"))
    await page.clock.fast_forward(60_000)
    await expect(page.locator("#list time[data-unix]").first).to_have_text(re.compile(r"^3\d s ago$"))
    assert await page.locator("#say-public").inner_text() == ""


async def test_the_days_are_named_anew_at_midnight(page: Page) -> None:
    days = page.locator("#list .day")
    await expect(days.last).to_have_text("Today")
    await page.clock.fast_forward(24 * 60 * 60_000)
    await expect(days.last).to_have_text("Yesterday")


async def test_what_is_new_in_an_edited_message_is_spoken_once(page: Page, server: PageServer) -> None:
    public, private = page.locator("#say-public"), page.locator("#say-private")
    server.tell("message_update", {"message": table("Bo-Chen", "大老二王, Mei passed; Ann Q♠")})
    await expect(public).to_have_text("Dai Di: Bo-Chen to play. Ann Q♠")
    server.tell("ephemeral_update", {"message": hand((), "Bo-Chen to play")}, only=ANN)
    await expect(private).to_have_text("Private, only Ann: Chosen: 0")
    server.tell("message_update", {"message": table("Mei", "大老二王, Mei passed; Ann Q♠; Bo-Chen A♠")})
    server.tell("message_update", {"message": table("Ann", "大老二王, Mei passed; Ann Q♠; Bo-Chen A♠; Mei 2♠")})
    await expect(page.locator("#list article").first).to_contain_text("Mei 2♠")
    await page.clock.run_for(2_000)
    await expect(public).to_have_text("Dai Di: Ann to play. Bo-Chen A♠; Mei 2♠")


async def test_on_the_phone_the_sheet_opens_for_an_answer_to_ones_own_act_only(
    open_page: Open, server: PageServer
) -> None:
    page = await open_page(width=390, height=844, has_touch=True)
    sheet = page.locator("#private")
    server.tell("ephemeral_update", {"message": hand(CHOSEN, "Soon your turn")}, only=ANN)
    await expect(page.locator("#peek")).to_contain_text("Soon your turn")
    await expect(sheet).to_be_hidden()
    await page.get_by_role("button", name="My hand").click()
    await until(lambda: server.asked)
    server.tell("ephemeral_update", {"message": hand(CHOSEN, "Your turn now")}, only=ANN)
    await expect(sheet).to_be_visible()


async def test_on_the_phone_a_private_message_that_was_closed_does_not_open_itself_again(
    open_page: Open, server: PageServer
) -> None:
    page = await open_page(width=390, height=844, has_touch=True)
    sheet, peek = page.locator("#private"), page.locator("#peek")
    await peek.click()
    await expect(sheet).to_be_visible()
    await page.locator("#close").click()
    await expect(sheet).to_be_hidden()
    await page.get_by_role("button", name="My hand").click()
    await until(lambda: server.asked)
    server.tell("ephemeral_update", {"message": hand(CHOSEN, "Your turn now")}, only=ANN)
    await expect(peek).to_contain_text("Your turn now")
    await expect(sheet).to_be_hidden()
    server.tell("ephemeral_create", {"message": {**hand(CHOSEN, "A new hand"), "id": "999000999"}}, only=ANN)
    await expect(sheet).to_be_visible()
