"""A table on a German server whose people read Swedish, Japanese and English.

Promise: Each person reads their own language in private, and everybody the server's in public. Also:
tests/bot/languages/test_real_languages.py.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.playground.chat.world import PersonSpec, PlaygroundSettings
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.playground.server import Playground
from tests.bot.conftest import ANSWER_WITHIN, WORLD
from tests.bot.running_bot.house import CHANNEL, House, control, open_and_start, play_ready
from tests.i18n.planted_languages import planted_languages
from tests.patience import HURRIED

GERMAN, SWEDISH, JAPANESE = "¤", "§", "¥"
MARKS = {"de": GERMAN, "sv": SWEDISH, "ja": JAPANESE}
PEOPLE = (PersonSpec("Ann", manager=True, locale="sv-SE"), PersonSpec("Bo-Chen", locale="en-GB"))


@pytest.fixture(autouse=True)
def languages(tmp_path: Path) -> Iterator[None]:
    with planted_languages(tmp_path, MARKS):
        yield


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    world = replace(WORLD, locale="de", people=(*PEOPLE, PersonSpec("Søren", locale="ja")))
    async with Playground(world, PlaygroundSettings(hurried=HURRIED, answer_within=ANSWER_WITHIN)) as started:
        yield started
        assert started.state.violations == []


def tongue(message: Seen | str) -> set[str]:
    """The languages of a message, each by its mark."""
    said = message if isinstance(message, str) else message.text
    alts = [] if isinstance(message, str) else [one.description or "" for one in message.attachments]
    return {mark for mark in MARKS.values() if mark in " ".join((said, *alts))}


def in_public(house: House) -> list[Seen]:
    return [one for one in house.person("Ann").sees(CHANNEL) if not one.ephemeral]


async def test_each_reads_their_own_and_everybody_the_servers(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.quiet()
        assert tongue(house.hand(ann)) == {SWEDISH}
        assert tongue(house.hand(bo)) == set()
        assert [tongue(one) for one in in_public(house)] == [{GERMAN}] * len(in_public(house))
        refused = await stranger.slash("play", channel=CHANNEL, cards="3d")
        assert refused.ephemeral
        assert tongue(refused.text) == {JAPANESE}, refused.text

        chosen = await bo.slash("language", channel=CHANNEL, language="ja")
        assert chosen.ephemeral
        assert tongue(chosen.text) == {JAPANESE}  # at once, and so is the hand that stands
        await bo.until(lambda: tongue(house.hand(bo)) == {JAPANESE})
        assert tongue(house.hand(ann)) == {SWEDISH}

        person, hand = await house.turn_of(ann, bo)
        await play_ready(house, person, hand)
        await house.quiet()
        assert tongue(house.hand(bo)) == {JAPANESE}  # which nobody pressed, if the other one played
        assert tongue(house.hand(ann)) == {SWEDISH}
        assert all(tongue(one) == {GERMAN} for one in in_public(house))
    async with house.bot():  # what was chosen is kept
        assert tongue((await bo.slash("help", channel=CHANNEL)).text) == {JAPANESE}
        again = await bo.slash("language", channel=CHANNEL, language="discord")
        assert tongue(again.text) == set()
        assert tongue((await ann.slash("help", channel=CHANNEL)).text) == {SWEDISH}


async def test_a_server_chooses_what_everybody_reads(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.quiet()
        panel = await ann.slash("setup", channel=CHANNEL)
        assert tongue(panel.text) == {SWEDISH}
        await ann.select(panel, control(panel.message, "setuplanguage"), ["ja"])
        await ann.until(lambda: (table := house.public("My hand")) and tongue(table) == {JAPANESE})
        assert tongue(panel.text) == {SWEDISH}
        refused = await house.forged(bo, panel.message, control(panel.message, "setuplanguage"), ["tlh"])
        assert refused.ephemeral
    async with house.bot():
        await ann.slash("table status", channel=CHANNEL)
        await house.quiet()
        table = house.public("My hand")
        assert table is not None
        assert tongue(table) == {JAPANESE}
        back = await ann.slash("setup", channel=CHANNEL)
        await ann.select(back, control(back.message, "setuplanguage"), ["discord"])
        await ann.until(lambda: (table := house.public("My hand")) and tongue(table) == {GERMAN})
