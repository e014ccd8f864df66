"""On the page, as wide as a phone: a clock that is typed, a silent host, a deal that begins without somebody, and the
seat of somebody who was kicked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.engine.actions import must_act
from bot.playground.people.driver import Person
from bot.tables import commands as do
from bot.tables.deal.deadlines import OVERDUE_AFTER, SHORTEST_BREAK
from bot.tables.table import Table
from tests.bot.running_bot.house import CHANNEL, House, has
from tests.bot.running_bot.phones import CUT_OFF
from tests.bot.running_bot.prepared import brought, stored_table
from tests.playground.page.page_browser import browsing, shoot
from tests.tables.seated import after, next_action, played_out

FOUR = ("Ann", "Bo-Chen", "大老二王", "Søren")
SEEDS = (f"{number:064x}" for number in count(1))

Shoot = Callable[[], object]


class Phone:
    """The page of whoever is chosen on it."""

    def __init__(self, page: Page, house: House, shots: Path) -> None:
        self.page, self._house, self._shots = page, house, shots
        self.told, self.desk = page.locator("#list"), page.locator("#desk")

    async def of(self, name: str) -> None:
        """Open the channel as somebody."""
        place = self._house.playground.state.guild.channel(CHANNEL)["id"]
        await self.page.goto(f"{self._house.playground.address}#c={place}&as={self._house.person(name).id}")
        await self.page.reload()
        await self.page.locator("#text").wait_for()

    async def typed(self, line: str) -> None:
        await self.page.locator("#text").fill(line)
        await self.page.keyboard.press("Enter")

    def button(self, label: str) -> Locator:
        """The newest button of that name in the channel."""
        return self.told.get_by_role("button", name=label, exact=True).last

    async def close(self) -> None:
        if await self.page.locator("#close").is_visible():
            await self.page.locator("#close").click()

    async def shot(self, name: str) -> None:
        """Nothing on the page is cut off; with `SHOTS=1` a picture of it is kept."""
        assert await self.page.evaluate(CUT_OFF) == []
        await shoot(self.page, self._shots / f"{name}.png")


@asynccontextmanager
async def phone(house: House, shots: Path) -> AsyncIterator[Phone]:
    async with house.bot(), browsing() as opened:
        yield Phone(await opened("about:blank", 400, 860), house, shots)


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    return tmp_path


async def test_a_clock_is_named_in_a_typed_line(house: House, shots: Path) -> None:
    async with phone(house, shots) as shown:
        await shown.of("Ann")
        await shown.typed("/table open computers: 3 clock: 3s")
        await expect(shown.desk.get_by_text("“3s” isn’t a time for a turn.")).to_be_visible()
        await shown.close()
        await shown.typed("/table open computers: 3 clock: 15s")
        await expect(shown.told.get_by_text("15 s a turn")).to_be_visible()
        await shown.typed("/table open computers: 3")
        await expect(shown.told.get_by_text("5 min a turn")).to_be_visible()


def waiting_for(seat: int) -> Callable[[Table], Table]:
    """Plays the first deal until a seat must act."""

    def to(table: Table) -> Table:
        while table.deal is None or must_act(table.deal) != {seat}:
            table = after(table, next_action(table))
        return table

    return to


async def test_a_friend_goes_on_without_a_silent_host_who_comes_back(house: House, shots: Path) -> None:
    await brought(house, FOUR[:2], SEEDS, waiting_for(0), computers=2)
    async with phone(house, shots) as shown:
        await shown.of("Bo-Chen")
        await expect(shown.told.get_by_text("Ann to play")).to_be_visible()
        await expect(shown.button("Computer for Ann")).to_have_count(0)
        house.later(OVERDUE_AFTER + 1)
        await expect(shown.told.get_by_text("The table has waited two minutes for Ann.")).to_be_visible()
        await shown.button("Computer for Ann").scroll_into_view_if_needed()
        await shown.shot("silent-host")
        await shown.button("Computer for Ann").click()
        await expect(shown.told.get_by_text("A computer plays for Ann until they are back.")).to_be_visible()
        await expect(shown.button("Computer for Ann")).to_have_count(0)
        await shown.shot("computer-plays")
        await shown.of("Ann")
        await expect(shown.told.get_by_text("your turn at Table")).to_be_visible()
        await shown.button("I’m back").click()
        await expect(shown.told.get_by_text("computer plays for")).to_have_count(0)
        await shown.shot("back")


def without_ann(table: Table) -> Table | None:
    """The first deal played out, with all but Ann ready for the next, in which she neither leads nor is next."""
    over = played_out(table)
    assert over.settled is not None
    ready = after(over, *map(do.Ready, over.persons[1:]))
    return ready if over.settled.result.winners <= {1} else None


async def test_who_is_back_before_their_first_card_owns_the_deal(house: House, shots: Path) -> None:
    await brought(house, FOUR, SEEDS, without_ann, clock=20)
    async with phone(house, shots) as shown:
        await shown.of("Ann")
        await expect(shown.told.get_by_text("to press Next deal")).to_be_visible()
        house.later(SHORTEST_BREAK + 1)
        await expect(shown.told.get_by_text("this deal counts for Mei, not for Ann.")).to_be_visible()
        await shown.button("My hand").click()
        theirs = "On the leaderboard this deal counts for Mei, a computer. Come back before"
        await expect(shown.desk.get_by_text(theirs)).to_be_visible()
        await expect(shown.desk.get_by_text("Your hand")).to_have_count(0)
        assert await house.person("Ann").autocomplete("play", "cards", "", channel=CHANNEL) == []
        await shown.shot("away-at-first")
        await shown.desk.get_by_role("button", name="I’m back", exact=True).click()
        await expect(shown.desk.get_by_text("this deal counts for Mei")).to_have_count(0)
        await expect(shown.told.get_by_text("this deal counts for Mei")).to_have_count(0)
        assert len(await cards_on(shown)) == 13
        await shown.shot("own-deal")
        assert stored_table(house).booked_for_others == ()


def letting_in(table: Table) -> Table:
    """A deal at a table that lets people in, in which the second person has been asked for two minutes."""
    table = waiting_for(3)(table)
    table = after(table, *(do.Overdue(seat, asked) for seat, asked in table.asked))
    return replace(table, terms=replace(table.terms, lets_in_from=0))


async def test_the_seat_of_somebody_who_was_kicked_is_open_to_them_alone(house: House, shots: Path) -> None:
    """Whoever kicks them, and whatever other account they have."""
    await brought(house, FOUR[:2], SEEDS, letting_in, computers=2)
    ann, second = house.person("Ann"), house.person("Liv")
    async with phone(house, shots) as shown:
        await shown.of("Bo-Chen")
        await shown.button("My hand").click()
        await expect(shown.desk.get_by_text("Your turn", exact=True)).to_be_visible()
        cards = await cards_on(shown)
        question = await ann.slash("table kick", channel=CHANNEL, player="Bo-Chen")
        assert has(question.message, "Give to computer"), question.text
        await ann.press(question, "Give to computer")
        await expect(shown.desk.get_by_text("Ann gave your seat at")).to_be_visible()
        await shown.shot("kicked")
        await takes_second_seat(house, second)
        await shown.close()
        await shown.button("Join").click()
        await expect(shown.told.get_by_text("Bo-Chen plays until this deal ends.")).to_be_visible()
        await expect(shown.desk.get_by_text("Ann gave your seat at")).to_have_count(0)
        assert await cards_on(shown) < cards, "their own hand, without what the computer has played of it"
        await shown.shot("kicked-back")


async def cards_on(shown: Phone) -> set[str]:
    """The cards of the hand on the desk."""
    line = shown.desk.get_by_text("Your hand").first
    await expect(line).to_be_visible()
    _, _, cards = (await line.inner_text()).partition(": ")
    return set(cards.split())


async def takes_second_seat(house: House, second: Person) -> None:
    """The host's other account wants the seat, and is told that it is somebody's."""
    reply = await second.slash("table join", channel=CHANNEL, seat=4)
    assert "when this deal ends" in reply.text
    assert house.hands(second) == []
