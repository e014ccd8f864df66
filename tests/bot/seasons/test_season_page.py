"""A season on a phone: three evenings with two games, a slip undone, a deal replayed and shared, the boards at the end.

The shuffles are fixed, and computers are deterministic. Hands of Big Two are small, so that its deals are short.

Promise: A season of three evenings with two games is played on a phone. Undo, replay and boards say what is right at
each step, and nothing is cut off.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.engine.house_rules.house import HouseRules
from bot.playground.people.driver import Person, Seen
from bot.store import Place, Store
from tests.bot.running_bot.house import CHANNEL, House, cards_of, has, parts, play_ready, play_until
from tests.bot.running_bot.phones import Phone, phones
from tests.bot.seasons.story_days import A_DAY, by_the_story, first_evening, later

SMALL = HouseRules("big-two", "chudadi-standard", {"deal.hand_size": 6, "rest.use": "discard", "rest.face": "down"})
ANN_LEADS = (3).to_bytes(32)
"""The seed of a deal in which Ann holds 3♦ and opens."""


@pytest.fixture
async def phone(house: House, tmp_path: Path) -> AsyncIterator[Phone]:
    """Ann's phone on the first evening, in a server whose own rules deal small hands."""
    first_evening(house)
    house.deals_first(ANN_LEADS)
    await choose_rules(house, SMALL)
    async with house.bot(), phones(house, tmp_path, {"Ann": False}) as (phone,):
        await by_the_story(house, phone)
        yield phone


async def choose_rules(house: House, rules: HouseRules) -> None:
    """The server has chosen house rules."""
    store = await Store.open(house.settings.database_url, house.clock.now)
    guild, person = int(house.playground.state.guild.id), await store.person(int(house.person("Ann").id), "Ann")
    [number] = await store.propose_rules(Place(guild, rules.game), person, 0, [rules.to_json()])
    await store.accept_rules(guild, number, person)
    await store.close()


async def begin_the_season(phone: Phone) -> None:
    await phone.types("/ledger season start name: Winter")
    await phone.opens()
    await phone.held("Season Winter has begun.")
    await phone.looks()


async def sit_down(house: House, phone: Phone, bo: Person) -> None:
    await phone.types("/table open computers: 2 clock: none")
    await phone.told("Big Two · 3 of 4 seats taken", "no clock")
    await bo.press(await house.shown("Join"), "Join")
    await phone.told("Big Two · 4 of 4 seats taken", "Chudadi, standard, with changes")
    await phone.looks()
    await phone.press_in_public("Start")


async def undo_a_slip(house: House, phone: Phone, ann: Person, bo: Person) -> None:
    """Ann plays, asks for her card back, and Bo-Chen agrees."""
    await phone.opens()
    await phone.held("Your turn")
    held = cards_of(house.hand(ann))
    await play_ready(house, ann, house.hand(ann))
    await phone.held(f"Your hand, {len(held) - 1} cards:")
    await phone.looks()
    await phone.press("Undo")
    await phone.held("You asked to take back", "Bo-Chen must agree.")
    await phone.looks()
    await phone.closes()
    await phone.told("Ann asks to take back", "Bo-Chen must agree.")
    await phone.looks()
    await bo.press(await house.shown("Agree"), "Agree")
    await phone.told("Ann took back", "Ann to play")
    await phone.looks()
    await phone.opens()
    await phone.held("Your turn", f"Your hand, {len(held)} cards:")
    await phone.looks()


async def replay_and_share(phone: Phone) -> None:
    await phone.press_in_public("Replay")
    await phone.opens()
    await phone.held("Replay · Table 1, deal 1", "step 0 of", "The cards are dealt.")
    await phone.looks()
    await phone.press("Next")
    await phone.held("step 1 of")
    await phone.press("Next trick")
    await expect(phone.desk).not_to_contain_text("step 1 of")
    await phone.press("Ask")
    await phone.held("The computer would suggest to")
    await phone.looks()
    await phone.press("Share")
    await phone.closes()
    await phone.told("Ann shows deal 1 of Table 1.", "Replay · Table 1, deal 1")
    await phone.looks()


async def play_big_two(house: House, phone: Phone, ann: Person, bo: Person, deal: int) -> None:
    """The rest of a deal; its end is told in public and to Ann alone."""
    await play_until(house, (ann, bo), lambda: over(house, f"wins deal {deal}"))
    await play_until(house, (ann, bo), lambda: house.public("Next deal"))
    await phone.told(f"wins deal {deal}", "Waiting for")
    await phone.opens()
    await phone.looks()
    await phone.closes()
    await phone.looks()


def over(house: House, said: str) -> Seen | None:
    """The message of the deal's end that says this."""
    shown = house.person("Ann").sees(CHANNEL)
    return next((one for one in shown if has(one, "Next deal") and not one.ephemeral and said in one.text), None)


async def play_zheng_shangyou(house: House, phone: Phone, ann: Person, bo: Person) -> None:
    """A deal of the second game, which ends its table. What stands lower in the channel may be the first table's."""
    messages = phone.page.locator("#list article")
    lobby, end = messages.filter(has_text="Table 2 · Pits"), messages.filter(has_text="5th ")
    await phone.types("/table open game: zheng-shangyou computers: 3")
    await expect(lobby).to_contain_text("Zheng Shangyou · 4 of 5 seats taken")
    opened = await bo.until(lambda: next((one for one in bo.sees(CHANNEL) if "Zheng Shangyou" in one.text), None))
    await bo.press(opened, "Join")
    await expect(lobby).to_contain_text("Zheng Shangyou · 5 of 5 seats taken")
    await lobby.scroll_into_view_if_needed()
    await phone.looks()
    await lobby.get_by_role("button", name="Start", exact=True).click()
    await phone.opens()
    await phone.held("Your hand, ")
    await phone.looks()
    await play_until(house, (ann, bo), lambda: over(house, "5th "))
    await phone.opens()
    await phone.looks()
    await phone.closes()
    await expect(end).to_contain_text("wins deal 1")
    await end.scroll_into_view_if_needed()
    await phone.looks()
    await parts(ann, "end", channel=CHANNEL, table=2)


async def look_at_the_board(phone: Phone, *said: str) -> None:
    await phone.types("/leaderboard window: season")
    await phone.opens()
    await phone.held("Leaderboard · Big Two, season Winter", *said)
    await phone.looks()
    await phone.closes()


async def end_the_season(phone: Phone) -> None:
    """Its boards are posted, one for each game."""
    await phone.types("/ledger season end")
    boards = phone.page.locator("#list article").filter(has_text="Leaderboard")
    await expect(boards).to_have_count(2)
    await expect(phone.page.locator("#list .uses").filter(has_text="/ledger season end")).to_have_count(1)
    for board, game in zip(await boards.all(), ("Big Two", "Zheng Shangyou"), strict=True):
        await expect(board).to_contain_text(f"Leaderboard · {game}, season Winter")
        await expect(board.locator("img")).to_have_js_property("complete", value=True)
        await board.scroll_into_view_if_needed()
        await phone.looks()


async def test_three_evenings_with_two_games(house: House, phone: Phone, ann: Person, bo: Person) -> None:
    await begin_the_season(phone)
    await sit_down(house, phone, bo)
    await undo_a_slip(house, phone, ann, bo)
    await play_big_two(house, phone, ann, bo, deal=1)
    await replay_and_share(phone)

    await later(house, A_DAY, phone)
    await play_zheng_shangyou(house, phone, ann, bo)
    await look_at_the_board(phone, "1 deal")

    await later(house, A_DAY, phone)
    await phone.looks()
    await phone.page.locator("#list").get_by_role("button", name="Next deal", exact=True).last.click()
    await bo.press(await house.shown("Next deal"), "Next deal")
    await phone.told("Big Two · deal 2")
    await phone.looks()
    await play_big_two(house, phone, ann, bo, deal=2)
    await look_at_the_board(phone, "2 deals")
    await end_the_season(phone)
