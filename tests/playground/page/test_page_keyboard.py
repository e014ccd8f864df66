"""The page by keyboard only: picker, select, messages, regions, people, dialogs."""

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.page_world import BIG_TWO, BO, HAND, Open, PageServer, until

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


async def press(page: Page, *keys: str) -> None:
    for key in keys:
        await page.keyboard.press(key)


async def begin(page: Page, command: str) -> None:
    await press(page, "/")
    await page.keyboard.type(command)


async def focused(page: Page) -> str:
    """The name of the focused element, or else its first words."""
    read = "() => { const one = document.activeElement; return one.ariaLabel ?? (one.id || one.innerText) }"
    return str(await page.evaluate(read))


async def test_slash_lists_commands_and_tab_takes_one(page: Page, server: PageServer) -> None:
    await press(page, "/")
    await expect(page.locator("#choices [role=option]")).to_have_count(4)
    await page.keyboard.type("t")
    names = page.locator("#choices b")
    await expect(names.first).to_have_text("/table open")
    await press(page, "ArrowDown", "ArrowDown")
    await expect(page.locator("#choices [aria-selected=true] b")).to_have_text("/tutorial")
    active = await page.locator("#text").get_attribute("aria-activedescendant")
    assert active == await page.locator("#choices [aria-selected=true]").get_attribute("id")
    await press(page, "Enter")
    await expect(page.locator("#command")).to_have_text("/tutorial")
    assert server.asked == []
    await press(page, "Enter")
    (sent,) = await until(lambda: server.asked)
    assert (sent["type"], sent["command"], sent["options"]) == ("command", "tutorial", {})


async def test_words_behind_a_command_go_into_the_option_that_suggests(page: Page) -> None:
    await begin(page, "table status Bo")
    field = page.locator("#options input")
    await expect(field).to_have_count(1)
    await expect(field).to_be_focused()
    await expect(field).to_have_value("Bo")
    assert (await focused(page)).startswith("player")


async def test_the_name_of_an_option_goes_on_to_it(page: Page, server: PageServer) -> None:
    await begin(page, "play last_card: true")
    assert (await focused(page)).startswith("last_card")
    await page.keyboard.type(" cards: 2c 2s")
    assert (await focused(page)).startswith("cards")
    await press(page, "Enter")
    (sent,) = await until(server.commands)
    assert sent["options"] == {"cards": "2c 2s", "last_card": True}


async def test_a_whole_line_goes_into_the_options_that_it_names(page: Page, server: PageServer) -> None:
    await page.locator("#text").fill("/play last_card: true cards: 2c 2s")
    assert (await focused(page)).startswith("cards")
    await press(page, "Enter")
    (sent,) = await until(server.commands)
    assert sent["options"] == {"cards": "2c 2s", "last_card": True}
    await page.locator("#text").fill("/table status player: Bo number: 7")
    assert (await focused(page)).startswith("number")
    await expect(page.locator("#options label")).to_have_text(["player", "number"])
    await press(page, "Enter")
    (_, sent) = await until(lambda: len(server.commands()) == 2 and server.commands())
    assert sent["options"] == {"player": "Bo", "number": 7}


async def test_words_put_before_a_named_option_stay_where_they_are(page: Page, server: PageServer) -> None:
    await begin(page, "play ")
    await page.get_by_role("combobox", name="cards, The cards").fill("2c 2s last_card: false")
    assert (await focused(page)).startswith("last_card")
    await expect(page.get_by_role("combobox", name="cards, The cards")).to_have_value("2c 2s")
    await press(page, "Enter")
    (sent,) = await until(server.commands)
    assert sent["options"] == {"cards": "2c 2s", "last_card": False}


async def test_a_play_is_picked_from_what_the_bot_suggests(page: Page, server: PageServer) -> None:
    await begin(page, "play")
    await press(page, "Tab")
    assert (await focused(page)).startswith("cards, The cards, as printed")
    await expect(page.locator("#offer")).to_have_text("Suggested by the bot for cards · 7")
    await press(page, "ArrowDown", "ArrowDown", "Tab")
    await expect(page.get_by_role("combobox", name="cards, The cards")).to_have_value("2c 2s")
    await page.get_by_role("button", name="+ last_card").press("Enter")
    assert (await focused(page)).startswith("last_card")
    await page.keyboard.type("tr")
    await expect(page.locator("#choices b")).to_have_text(["true"])
    await press(page, "Tab", "Enter")
    (sent,) = await until(server.commands)
    assert sent["options"] == {"cards": "2c 2s", "last_card": True}
    assert await focused(page) == await page.locator("#text").get_attribute("aria-label")


async def test_enter_never_sends_what_was_not_chosen(page: Page, server: PageServer) -> None:
    await begin(page, "play")
    await press(page, "Enter")
    await expect(page.locator("#choices [role=option]")).to_have_count(7)
    await press(page, "Enter")
    await expect(page.get_by_role("combobox", name="cards, The cards")).to_have_value("Th Js Qd Kh Ah")
    assert {one["type"] for one in server.asked} == {"autocomplete"}
    await press(page, "Enter")
    await until(server.commands)


async def test_backspace_drops_an_empty_option_and_escape_goes_back(page: Page) -> None:
    await begin(page, "play")
    await press(page, "Tab")
    await page.get_by_role("button", name="+ last_card").press("Enter")
    await press(page, "Backspace")
    await expect(page.get_by_role("button", name="+ last_card")).to_be_visible()
    assert (await focused(page)).startswith("cards")
    await press(page, "Backspace")
    await expect(page.locator("#text")).to_have_value("/play")
    await press(page, "Escape")
    await expect(page.locator("#picker")).to_be_hidden()


async def test_late_suggestions_are_dropped(open_page: Open, server: PageServer) -> None:
    server.hold("autocomplete")
    page = await open_page()
    await begin(page, "play")
    await press(page, "Tab")
    await until(lambda: server.waiting)
    late = server.held.pop("autocomplete")
    await page.keyboard.type("pair")
    offer = page.locator("#offer")
    await expect(offer).to_have_text("Suggested by the bot for cards · 2")
    server.held["autocomplete"] = late
    async with page.expect_response("**/interactions") as coming:
        server.release("autocomplete")
    await (await coming.value).finished()
    await page.evaluate("fetch('/page-api/world').then((answer) => answer.json())")  # its event comes after the others
    await expect(offer).to_have_text("Suggested by the bot for cards · 2")


async def test_grid_of_cards_by_arrows_space_and_enter(page: Page, server: PageServer) -> None:
    await press(page, "F6", "F6", "F6", "F6", "F6")
    assert await focused(page) == "Private: Your turn"
    await press(page, "Enter")
    assert await focused(page) == "Choose cards, 5 of 13"
    await press(page, "Enter")
    grid = page.get_by_role("listbox", name="Choose cards")
    assert await grid.get_attribute("aria-multiselectable") == "true"
    await press(page, "Home", *["ArrowRight"] * 4, "Space", "ArrowDown", "Space")
    await expect(page.locator(".menu").get_by_role("option", selected=True)).to_have_count(7)
    assert server.asked == []
    await press(page, "Enter")
    (sent,) = await until(lambda: server.asked)
    assert sent["custom_id"] == "cards"
    assert sent["values"] == [one for one in HAND if one in ("7♦", "2♣", "10♥", "J♠", "Q♦", "K♥", "A♥")]
    assert await focused(page) == "Choose cards, 7 of 13"


async def test_escape_discards_the_draft_and_a_click_outside_sends_it(page: Page, server: PageServer) -> None:
    cards = page.locator("#desk [role=combobox]").first
    await cards.click()
    await page.get_by_role("option", name="3♦").click()
    await press(page, "Escape")
    await expect(cards).to_have_attribute("aria-label", "Choose cards, 5 of 13")
    assert server.asked == []
    await cards.click()
    await page.get_by_role("button", name="Clear").click()
    await page.locator("#topic").click()
    (sent,) = await until(lambda: server.asked)
    assert sent["values"] == []


async def test_list_of_described_options_sends_one_choice(page: Page, server: PageServer) -> None:
    ready = page.get_by_role("combobox", name="Ready-made plays: 2")
    await ready.focus()
    await press(page, "ArrowDown")
    await expect(page.locator(".menu").get_by_role("option").nth(1)).to_have_class("at")
    await press(page, "Enter")
    (sent,) = await until(lambda: server.asked)
    assert sent["values"] == ["9♣ 10♥ J♠ Q♦ K♥"]


async def test_messages_are_one_tab_stop_with_arrows_between_them(page: Page) -> None:
    tabbable = "all => all.filter((one) => one.tabIndex === 0).length"
    assert await page.locator("#list :is(article, button, a)").evaluate_all(tabbable) == 1
    await press(page, "F6", "F6")
    assert (await focused(page)).endswith("@Ann your turn at Table 7")
    await press(page, "ArrowUp")
    assert (await focused(page)).endswith("Big Two, deal 4")
    await press(page, "Enter")
    assert await focused(page) == "My hand"
    await press(page, "Tab")
    assert await focused(page) == "Pass"
    await press(page, "Escape")
    assert (await focused(page)).endswith("Big Two, deal 4")


async def test_f6_goes_round_the_regions(page: Page) -> None:
    seen = []
    for _ in range(5):
        await press(page, "F6")
        inside = "() => document.activeElement.closest('nav, main, form, [role=radiogroup], aside').id"
        seen.append(await page.evaluate(inside))
    assert seen == ["rail", "main", "write", "people", "private"]
    await press(page, "Shift+F6")
    assert await page.evaluate("document.activeElement.name") == "as"


async def test_alt_arrows_change_channel_and_with_shift_person(page: Page) -> None:
    await press(page, "Alt+Shift+ArrowDown")
    await expect(page.get_by_role("radio", name="Bo-Chen")).to_be_checked()
    await expect(page.get_by_role("complementary", name="Private, only Bo-Chen")).to_be_visible()
    assert page.url.endswith("as=102")
    await press(page, "Alt+ArrowUp")
    await expect(page.get_by_role("heading", level=1)).to_have_text("big-two")
    await press(page, "Alt+Shift+ArrowUp")
    await expect(page.get_by_role("radio", name="Ann")).to_be_checked()


async def test_arrows_choose_among_the_people(page: Page) -> None:
    await page.get_by_role("radio", name="Ann").focus()
    await press(page, "ArrowRight", "ArrowRight")
    await expect(page.get_by_role("radio", name="大老二王")).to_be_checked()
    await expect(page.get_by_role("radio", name="大老二王")).to_be_focused()


async def test_help_and_single_keys_that_can_be_switched_off(page: Page) -> None:
    await press(page, "?")
    await expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    await page.get_by_role("checkbox", name="Single keys").uncheck()
    await press(page, "Escape", "/")
    await expect(page.locator("#picker")).to_be_hidden()
    await page.locator("#text").focus()
    await page.keyboard.type("why?")
    await expect(page.locator("#text")).to_have_value("why?")


async def test_modal_focuses_counts_keeps_its_draft_and_gives_the_focus_back(
    open_page: Open, server: PageServer
) -> None:
    page = await open_page(BIG_TWO, BO)
    await page.get_by_role("button", name="Cut").focus()
    await press(page, "Enter")
    field = page.get_by_role("textbox", name="Text")
    await expect(field).to_be_focused()
    await press(page, "Enter")
    await expect(page.locator(".error").first).to_have_text("At least 3 characters.")
    await page.keyboard.type("rain on the tin roof 七月")
    await expect(page.locator(".field label span")).to_have_text("23 of 64")
    await press(page, "Escape")
    await expect(page.locator("#modal")).to_be_hidden()
    assert await focused(page) == "Cut"
    await press(page, "Enter")
    await expect(field).to_have_value("rain on the tin roof 七月")
    await press(page, "Enter")
    await expect(page.locator("#modal")).to_be_hidden()
    sent = await until(lambda: server.asked and server.asked[-1]["type"] == "modal" and server.asked[-1])
    assert (sent["type"], sent["custom_id"], sent["fields"]) == (
        "modal",
        "cut-text",
        {"text": "rain on the tin roof 七月"},
    )
    assert await focused(page) == "Cut"


async def test_skip_links_lead_past_the_rail(page: Page) -> None:
    await press(page, "Tab")
    await expect(page.get_by_role("link", name="Skip to messages")).to_be_focused()
    await press(page, "Enter")
    await expect(page.get_by_role("main")).to_be_focused()
