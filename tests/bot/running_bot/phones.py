"""The page on the phones of two people at one table, 400 px wide, one light and one dark."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotNow

from bot.cards import read_cards
from bot.i18n.catalogue import FALLBACK, picture_text, words
from tests.bot.running_bot.house import CHANNEL, House
from tests.patience import within
from tests.playground.page.page_browser import browsing, shoot

WIDTH, HEIGHT = 400, 860
OF_CARDS = re.compile("^(Choose cards|Trumps|Spades|Hearts|Clubs|Diamonds)")
"""What selects of cards are called."""
MOMENT = 3_000
"""Milliseconds after which a press is tried again."""
CUT_OFF = """() => {
  const shown = [...document.querySelectorAll("main article *, #private *, #bar *, .menu *")];
  const wide = shown.filter((one) => one.checkVisibility() && one.clientWidth && !one.closest(".hidden"))
    .filter((one) => one.matches(".button, .box, [role=option], .md, .container"))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1);
  const page = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  return [...wide.map((one) => one.textContent), ...page];
}"""


class Phone:
    """One person's page."""

    def __init__(self, page: Page, name: str, shots: Path, language: str) -> None:
        self.page, self.name, self._shots, self._language = page, name, shots, language
        self.desk = page.locator("#desk")
        self._taken = 0

    @property
    def table(self) -> Locator:
        """The newest message with the state of a table, a lobby or a deal's end."""
        return self.page.locator("#list article").filter(has=self.page.locator("h3, h4, h5")).last

    async def told(self, *said: str) -> None:
        """The table message says all this."""
        for each in said:
            await expect(self.table).to_contain_text(each)

    async def drawn(self, *said: str) -> None:
        """The picture of the table says all this to who cannot see it."""
        for each in said:
            await expect(self.table.locator("img").first).to_have_attribute("alt", re.compile(re.escape(each)))

    async def held(self, *said: str) -> None:
        """The hand says all this."""
        for each in said:
            await expect(self.desk).to_contain_text(each)

    async def offers(self, *labels: str) -> None:
        """The hand has these buttons that can be pressed now, and no others but cards and *Last trick*."""
        on = self.desk.locator("article").first.locator(".row:not(.dense) > button.button:enabled")
        await expect(on.filter(has_not_text="Last trick")).to_have_text([*labels])

    async def opens(self) -> None:
        """Open the sheet with the hand, which may also open by itself."""
        async with within("open sheet"):
            while not await self.desk.is_visible():
                with contextlib.suppress(NotNow):
                    await self.page.locator("#peek").click(timeout=MOMENT)

    async def closes(self) -> None:
        """Close the sheet, so that the table is in sight; a late answer may open it again."""
        close = self.page.get_by_role("button", name=picture_text("chat-close-private", self._language))
        async with within("closed sheet"):
            while await self.desk.is_visible():
                with contextlib.suppress(NotNow):
                    await close.click(timeout=MOMENT)

    async def press(self, label: str) -> None:
        """Press a button of the hand."""
        await self.opens()
        await self.desk.get_by_role("button", name=label, exact=True).click()

    async def press_in_public(self, label: str) -> None:
        """Press a button of the table message."""
        async with within(f"press of {label}"):
            while True:
                await self.closes()
                with contextlib.suppress(NotNow):
                    return await self.table.get_by_role("button", name=label, exact=True).click(timeout=MOMENT)

    async def choose(self, cards: str) -> None:
        """Choose cards by their buttons or in the selects of the hand, each by its label."""
        await self.opens()
        wanted = Counter(words((card,)) for card in read_cards(cards))
        buttons = self.desk.locator("article").first.locator(".row.dense > button.button")
        if await buttons.count():
            wanted -= Counter(label.removeprefix("✓ ") for label in await buttons.all_inner_texts() if label[0] == "✓")
            for label in wanted.elements():
                already = await buttons.get_by_text(f"✓ {label}", exact=True).count()
                await self.desk.get_by_role("button", name=label, exact=True).first.click()
                await expect(buttons.get_by_text(f"✓ {label}", exact=True)).to_have_count(already + 1)
            await self.looks()
            return
        for menu in await self.desk.get_by_role("combobox", name=OF_CARDS).all():
            if not wanted.total():
                return
            await menu.click()
            options = self.page.locator(".menu").get_by_role("option")
            for place, label in enumerate(await options.locator("b").all_inner_texts()):
                if wanted[label]:
                    wanted[label] -= 1
                    await options.nth(place).click()
            done = self.page.get_by_role("button", name="Done")
            if await done.is_visible():  # a select of one card is sent at once
                await self.looks()
                await done.click()
        assert not wanted.total(), f"not offered: {wanted}"

    async def picks(self, menu: str, option: str) -> None:
        """Choose one option of a select of the hand, both by their beginning."""
        await self.opens()
        await self.desk.get_by_role("combobox", name=re.compile(f"^{re.escape(menu)}")).click()
        await self.looks()
        await self.page.locator(".menu").get_by_role("option", name=re.compile(f"^{re.escape(option)}")).first.click()

    async def types(self, line: str) -> None:
        """Type a command with all its words, and send it."""
        await self.closes()
        await self.page.locator("#text").fill(line)
        await self.page.keyboard.press("Enter")

    async def looks(self) -> None:
        """Nothing that is in sight is cut off; with `SHOTS=1` a picture of it is kept."""
        assert await self.page.evaluate(CUT_OFF) == []
        self._taken += 1
        await shoot(self.page, self._shots / f"{self.name}-{self._taken:02}.png")


@asynccontextmanager
async def phones(
    house: House, shots: Path, dark: Mapping[str, bool], language: str = FALLBACK
) -> AsyncIterator[tuple[Phone, ...]]:
    """A phone for each of these people, and whether it is dark, in the page's ``language``. No page may complain."""
    place = house.playground.state.guild.channel(CHANNEL)["id"]
    async with browsing() as opened:
        found = []
        for name, wanted in dark.items():
            address = f"{house.playground.address}#c={place}&as={house.person(name).id}"
            page = await opened(address, WIDTH, HEIGHT, color_scheme="dark" if wanted else "light")
            await page.locator("#text").wait_for()
            found.append(Phone(page, name, shots, language))
        yield tuple(found)
