"""A table on a German server whose people read Swedish, Japanese and English, in the words of the catalogue."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.i18n.catalogue import text
from bot.playground.chat.world import PersonSpec, PlaygroundSettings
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.playground.server import Playground
from tests.bot.conftest import ANSWER_WITHIN, WORLD
from tests.bot.languages.spoken_language import faults_of, says
from tests.bot.languages.typed_turns import Turn, take_turn, turn_of
from tests.bot.running_bot.house import CHANNEL, House, control
from tests.patience import HURRIED

SERVER = "de"
READ = {"Ann": "sv", "Bo-Chen": "en", "Søren": "ja"}
"""Who reads what, as their Discord says."""
LOCALES = {"sv": "sv-SE", "en": "en-GB", "ja": "ja"}
TURNS = 9
"""Turns of people that are played: each has some."""


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    people = tuple(PersonSpec(name, manager=name == "Ann", locale=LOCALES[read]) for name, read in READ.items())
    world = replace(WORLD, locale=SERVER, people=people)
    async with Playground(world, PlaygroundSettings(hurried=HURRIED, answer_within=ANSWER_WITHIN)) as started:
        yield started
        assert started.state.violations == []


def hand_of(person: Person) -> Seen:
    """The person's newest hand."""
    return [one for one in person.private() if any(":sort:" in each["custom_id"] for each in one.buttons)][-1]


async def sit_down(people: list[Person]) -> None:
    """The first opens a table with one computer, the others join, and the first deal begins."""
    host, *others = people
    lobby = (
        await host.slash("table open", channel=CHANNEL, rules="chudadi-standard", clock="none", computers=1)
    ).message
    assert faults_of(lobby, SERVER) == []
    for person in others:
        await person.press(lobby, control(lobby, "join"))
    await host.until(lambda: not lobby.control(control(lobby, "start")).get("disabled"))
    await host.press(lobby, control(lobby, "start"))
    for person in people:
        await person.slash("hand", channel=CHANNEL)


async def play_one_turn(house: House, turn: Turn, rng: random.Random) -> None:
    """Whoever has to play does, once they have been refused in their language."""
    read = READ[turn.person.human.name]
    assert text("hand-turn", read, clock="none") in hand_of(turn.person).text
    refused = await turn.person.slash("hand", channel=CHANNEL, table=99)
    assert says(refused.text, "err-no-such-table", read), refused.text
    await take_turn(house, turn, rng)


async def test_three_people_read_three_languages_and_the_table_a_fourth(house: House) -> None:
    rng = random.Random(3)
    async with house.bot():
        people = [house.person(name) for name in READ]
        await sit_down(people)
        for _ in range(TURNS):
            turn = await people[0].until(lambda: turn_of(house, people))
            await house.quiet()
            await play_one_turn(house, turn, rng)
        await house.quiet()
        for person, read in zip(people, READ.values(), strict=True):
            private = person.private()
            assert private
            assert [fault for one in private for fault in faults_of(one, read)] == []
        public = [one for one in people[0].sees(CHANNEL) if not one.ephemeral]
        assert public
        assert [fault for one in public for fault in faults_of(one, SERVER)] == []
        assert any(says(one.text, "table-turn", SERVER) for one in public), [one.text for one in public]
