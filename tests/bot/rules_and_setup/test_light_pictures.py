"""Light pictures: a person's hands as they like them, a server's tables as its managers do, over a restart.

Promise: Pictures for which nobody chose a theme follow the page of the playground. Also:
tests/playground/test_own_process.py.

Promise: Each person and each server chooses dark or light pictures.
"""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pytest
from PIL import Image

from bot.playground.people.driver import Person, Seen
from images.pictures import HandPicture
from images.theme import DARK, LIGHT
from tests.bot.running_bot.house import CHANNEL, House, control, is_turn, open_and_start, play_ready


def ground(message: Seen, name: str) -> tuple[int, ...] | None:
    """The colour in a corner of a message's picture; None while it has none."""
    found = [one.data for one in message.attachments if one.filename == name]
    if not found:
        return None
    colour = Image.open(io.BytesIO(found[-1])).convert("RGB").getpixel((1, 1))
    assert isinstance(colour, tuple)
    return colour


async def shows(house: House, person: Person, colour: tuple[int, ...]) -> None:
    await person.until(lambda: ground(house.hand(person), "hand.png") == colour)


async def test_each_person_and_each_server_chooses(house: House, ann: Person, bo: Person) -> None:
    dark, light = DARK.ground, LIGHT.ground
    async with house.bot():
        await open_and_start(house, ann, bo)
        await shows(house, ann, dark)
        said = await ann.slash("pictures", channel=CHANNEL, theme="light")
        assert said.ephemeral
        assert said.text == "Your hands are drawn light now."
        await shows(house, ann, light)
        await shows(house, bo, dark)

        refused = await bo.slash("pictures", channel=CHANNEL, theme="light", which="tables")
        assert "who may manage the server" in refused.text
        await ann.slash("pictures", channel=CHANNEL, theme="light", which="tables")
        await ann.until(lambda: is_turn(house, ann) or is_turn(house, bo))
        person = ann if is_turn(house, ann) else bo
        await play_ready(house, person, house.hand(person))

        def table_is_light() -> bool:
            table = house.public("My hand")
            return table is not None and ground(table, "table.png") == light

        await ann.until(table_is_light)
    async with house.bot():
        await ann.slash("hand", channel=CHANNEL)
        await shows(house, ann, light)
        await bo.slash("hand", channel=CHANNEL)
        await shows(house, bo, dark)
        await ann.slash("pictures", channel=CHANNEL, theme="dark")
        await shows(house, ann, dark)


async def test_a_theme_that_is_chosen_while_a_hand_is_being_drawn_counts(
    house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.drawing is not None
    drawn, go_on, draw = asyncio.Event(), asyncio.Event(), type(house.drawing).draw

    async def slowly(drawing: Any, picture: Any, theme: Any = DARK, locale: str = "") -> bytes:
        png = await draw(drawing, picture, theme, locale)
        if isinstance(picture, HandPicture) and theme is DARK:
            drawn.set()
            await go_on.wait()
        return png

    async with house.bot():
        await open_and_start(house, ann)
        await shows(house, ann, DARK.ground)
        monkeypatch.setattr(type(house.drawing), "draw", slowly)
        hand = house.hand(ann)
        ann.start_press(hand, control(hand, "sort"))
        await drawn.wait()
        await ann.slash("pictures", channel=CHANNEL, theme="light")
        go_on.set()
        await shows(house, ann, LIGHT.ground)


async def test_what_nobody_chose_follows_the_page(house: House, ann: Person, bo: Person) -> None:
    dark, light = DARK.ground, LIGHT.ground

    async def tables_are(colour: tuple[int, ...]) -> None:
        def shown() -> bool:
            table = house.public("My hand")
            return table is not None and ground(table, "table.png") == colour

        await ann.until(shown)

    themes: asyncio.Queue[str] = asyncio.Queue()
    themes.put_nowait("light")
    async with house.bot(themes):
        await open_and_start(house, ann, bo)
        await shows(house, ann, light)
        await tables_are(light)
        await bo.slash("pictures", channel=CHANNEL, theme="light")
        themes.put_nowait("dark")
        await shows(house, ann, dark)
        await tables_are(dark)
        await shows(house, bo, light)
