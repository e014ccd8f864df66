"""What the picker suggests: Enter takes the highlighted choice, a second Enter sends, nothing stale is ever taken.

Promise: The picker says what would be right for an option before it is sent.
"""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.playground.page.page_world import Open, PageServer, until

pytest_plugins = ("tests.playground.page.page_browser",)
SWEDISH: dict[str, Any] = {
    "name": "table",
    "name_localizations": {"sv-SE": "bord", "de": "tisch"},
    "description": "Tables",
    "options": [
        {
            "type": 1,
            "name": "open",
            "name_localizations": {"sv-SE": "nytt"},
            "description": "Open a table in this channel",
            "description_localizations": {"sv-SE": "Öppna ett bord i den här kanalen"},
            "options": [
                {
                    "type": 3,
                    "name": "pace",
                    "name_localizations": {"sv-SE": "tempo"},
                    "description": "How fast",
                    "choices": [
                        {"name": "slow", "name_localizations": {"sv-SE": "sakta"}, "value": "slow"},
                        {"name": "fast", "name_localizations": None, "value": "fast"},
                    ],
                },
                {"type": 3, "name": "rules", "description": "Which rules", "autocomplete": True},
            ],
        }
    ],
}
"""A command with names in Swedish, in part."""

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


async def cards(page: Page) -> Any:
    """The field of `/play cards:`, right after the command was taken."""
    await page.keyboard.press("/")
    await page.keyboard.type("play")
    await page.keyboard.press("Tab")
    field = page.get_by_role("combobox", name="cards, The cards")
    await expect(field).to_be_focused()
    return field


async def sent(server: PageServer) -> dict[str, Any]:
    (found,) = await until(server.commands)
    return dict(found)


async def test_enter_takes_the_highlighted_choice_and_a_second_one_sends_it(page: Page, server: PageServer) -> None:
    field = await cards(page)
    await page.keyboard.type("pair")
    await expect(page.locator("#offer")).to_have_text("Suggested by the bot for cards · 2")
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("2c 2s")
    await expect(page.locator("#choices [role=option]")).to_have_count(0)
    assert server.commands() == []
    await page.keyboard.press("Enter")
    assert (await sent(server))["options"] == {"cards": "2c 2s"}


async def test_enter_after_arrows_takes_and_does_not_send(page: Page, server: PageServer) -> None:
    field = await cards(page)
    await expect(page.locator("#choices [role=option]")).to_have_count(7)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("9c Th Js Qd Kh")
    assert server.commands() == []
    await page.keyboard.press("Enter")
    assert (await sent(server))["options"] == {"cards": "9c Th Js Qd Kh"}


async def test_enter_before_the_suggestions_are_there_waits_for_them(page: Page, server: PageServer) -> None:
    field = await cards(page)
    await expect(page.locator("#choices [role=option]")).to_have_count(7)
    server.hold("autocomplete")
    await page.keyboard.type("pair")
    await expect(page.locator("#choices [aria-selected=true]")).to_have_count(0)
    await page.keyboard.press("Enter")
    await until(lambda: server.asked[-1]["options"] == {"cards": "pair"})
    assert (await field.input_value(), server.commands()) == ("pair", [])
    server.release("autocomplete")
    await expect(field).to_have_value("2c 2s")
    assert server.commands() == []


async def test_what_is_written_in_full_goes_out_with_one_enter(page: Page, server: PageServer) -> None:
    await cards(page)
    await page.keyboard.type("2c 2s")
    await page.keyboard.press("Enter")
    assert (await sent(server))["options"] == {"cards": "2c 2s"}


async def test_escape_leaves_what_was_written_and_enter_sends_that(page: Page, server: PageServer) -> None:
    field = await cards(page)
    await page.keyboard.type("pair")
    await expect(page.locator("#offer")).to_have_text("Suggested by the bot for cards · 2")
    await page.keyboard.press("Escape")
    await expect(page.locator("#choices [role=option]")).to_have_count(0)
    await expect(field).to_have_attribute("aria-expanded", "false")
    await page.keyboard.press("ArrowDown")
    await expect(page.locator("#choices [role=option]")).to_have_count(2)
    await page.keyboard.press("Escape")
    await expect(field).to_have_value("pair")
    await page.keyboard.press("Enter")
    assert (await sent(server))["options"] == {"cards": "pair"}


async def test_escape_keeps_a_message_half_written(page: Page) -> None:
    text = page.locator("#text")
    await text.fill("half a thought")
    await text.press("Escape")
    await expect(text).to_have_value("half a thought")
    await text.fill("/ta")
    await text.press("Escape")
    await expect(page.locator("#picker")).to_be_hidden()
    await expect(text).to_have_value("/ta")
    await text.press("Enter")
    await expect(page.locator("#choices [aria-selected=true] b")).to_have_text("/table open")


async def test_a_screen_reader_is_told_the_highlighted_choice_by_the_field_that_has_the_focus(page: Page) -> None:
    text = page.locator("#text")
    field = await cards(page)
    await expect(page.locator("#choices [role=option]")).to_have_count(7)
    await expect(text).to_have_attribute("aria-expanded", "false")
    assert await text.get_attribute("aria-activedescendant") is None
    heard = "one => document.getElementById(one.getAttribute('aria-activedescendant'))?.querySelector('b').innerText"
    assert await field.evaluate(heard) == "10♥ J♠ Q♦ K♥ A♥ · straight to the ace"
    first = await field.get_attribute("aria-activedescendant")
    await page.keyboard.press("ArrowUp")
    assert await field.evaluate(heard) == "A♥ · single"
    await page.keyboard.type("pair")
    await expect(page.locator("#choices [role=option]")).to_have_count(2)
    assert await field.evaluate(heard) == "2♣ 2♠ · pair of twos"
    assert await field.get_attribute("aria-activedescendant") != first
    await expect(field).to_have_attribute("aria-expanded", "true")


async def test_a_tap_takes_a_choice_and_the_button_sends_it(open_page: Open, server: PageServer) -> None:
    page = await open_page(width=400, height=844, has_touch=True)
    field = await cards(page)
    await page.get_by_role("option", name="pair of threes").tap()
    await expect(field).to_have_value("3d 3c")
    await expect(field).to_be_focused()
    assert server.commands() == []
    await page.get_by_role("button", name="Send").tap()
    assert (await sent(server))["options"] == {"cards": "3d 3c"}


OPEN: dict[str, Any] = {
    "name": "open",
    "type": 1,
    "description": "Open a table",
    "options": [
        {"type": 5, "name": "callouts", "description": "Call a last card that was not declared"},
        {"type": 4, "name": "seats", "min_value": 2, "max_value": 8, "description": "How many play"},
        {"type": 3, "name": "level", "description": "Of the computers",
         "choices": [{"name": one, "value": one[0]} for one in ("gentle", "casual", "sharp")]},
        {"type": 3, "name": "name", "max_length": 5, "description": "What it is called"},
        {"type": 4, "name": "number", "description": "Which one"},
    ],
}  # fmt: skip

WRONG = [
    ("callouts", "yes", "callouts takes true or false", "TRUE", True),
    ("seats", "99", "seats takes 2 to 8", "8", 8),
    ("seats", "2.5", "seats takes 2 to 8", "2", 2),
    ("level", "hard", "level takes gentle, casual or sharp", "Sharp", "s"),
    ("name", "Friday", "name takes at most 5 characters", "Fri", "Fri"),
    ("number", "one", "number takes a whole number", "-1", -1),
]


async def test_what_was_typed_before_its_command_was_known_is_taken_up_once_it_is(
    page: Page, server: PageServer
) -> None:
    await page.locator("#text").focus()
    await page.locator("#text").fill("/open callouts:yes")
    server.tell("commands", {"commands": [OPEN]})
    field = page.get_by_role("combobox", name="callouts,")
    await expect(field).to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize("width", [1280, 400])
async def test_a_value_that_does_not_fit_is_told_what_would_before_it_is_sent(
    open_page: Open, server: PageServer, width: int
) -> None:
    page = await open_page(width=width)
    server.tell("commands", {"commands": [OPEN]})
    for option, wrong, right, fitting, value in WRONG:
        sent_before = len(server.commands())
        await page.locator("#text").focus()
        await page.locator("#text").fill(f"/open {option}:{wrong}")
        field = page.get_by_role("combobox", name=f"{option},")
        await expect(field).to_have_attribute("aria-invalid", "true")
        await expect(page.locator("#wrong")).to_have_text(right)
        await expect(field).to_have_accessible_description(right)
        await field.press("Enter")
        await expect(page.locator("#wrong")).to_have_text(right)
        assert len(server.commands()) == sent_before
        await field.fill(fitting)
        await expect(page.locator("#wrong")).to_have_count(0)
        await field.press("Enter")
        if await field.count():
            await field.press("Enter")
        told = await until(lambda before=sent_before: server.commands()[before:])  # type: ignore[misc]  # bound at once
        assert told[0]["options"] == {option: value}


async def in_swedish(open_page: Open, server: PageServer) -> Page:
    """The page for somebody whose client is in Swedish."""
    server.world["commands"] = [SWEDISH]
    return await open_page(locale="sv-SE")


@pytest.mark.parametrize("typed", ["/bord nytt tempo:sak", "/table open pace:sak", "/table open tempo:sak"])
async def test_commands_have_names_in_the_language_of_the_client_and_keep_their_first_ones(
    open_page: Open, server: PageServer, typed: str
) -> None:
    page = await in_swedish(open_page, server)
    await page.locator("#text").fill(typed)
    await expect(page.locator("#command")).to_have_text("/bord nytt")
    await expect(page.locator("#about")).to_contain_text("Öppna ett bord i den här kanalen")
    await expect(page.get_by_role("combobox", name="tempo, How fast")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    told = await sent(server)
    assert (told["command"], told["options"]) == ("table open", {"pace": "slow"})


@pytest.mark.parametrize("typed", ["/ny", "/bo", "/ope", "/tab"])
async def test_a_command_is_found_by_either_name(open_page: Open, server: PageServer, typed: str) -> None:
    page = await in_swedish(open_page, server)
    await page.locator("#text").fill(typed)
    await expect(page.locator("#choices b")).to_have_text(["/bord nytt"])


async def test_suggestions_are_asked_for_by_the_first_names(open_page: Open, server: PageServer) -> None:
    page = await in_swedish(open_page, server)
    await page.locator("#text").fill("/bord nytt rules:sing")
    await until(lambda: {"rules": "sing"} in [one.get("options") for one in server.asked])
    asked = server.asked[-1]
    assert (asked["type"], asked["command"], asked["focused"]) == ("autocomplete", "table open", "rules")


async def test_a_client_in_another_language_shows_the_first_names(open_page: Open, server: PageServer) -> None:
    server.world["commands"] = [SWEDISH]
    page = await open_page()
    await page.locator("#text").fill("/table open ")
    await expect(page.locator("#command")).to_have_text("/table open")
    await expect(page.locator("#options")).to_have_text("+ pace+ rules")
