"""The world in a language, and the language of a person, which the bot is told with whatever they do."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground.chat.world import LanguageSpec, PersonSpec, Welcome, World
from bot.playground.people.driver import Person
from bot.playground.server import Playground
from bot.process.playground_world import world as played
from tests.playground.small_bot import SmallBot


@pytest.fixture
async def session(playground: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    """The page's way to its playground."""
    async with aiohttp.ClientSession(playground.address) as opened:
        yield opened


async def read(session: aiohttp.ClientSession, locale: str) -> Any:
    async with session.get("/page-api/world", params={"locale": locale}) as answer:
        return await answer.json()


async def speak(session: aiohttp.ClientSession, person: str, locale: Any) -> Any:
    async with session.post("/page-api/language", json={"as": person, "locale": locale}) as answer:
        return await answer.json()


async def test_the_world_is_told_in_the_language_that_suits_best(session: aiohttp.ClientSession) -> None:
    told = [await read(session, locale) for locale in ("ja", "sv", "en-GB", "tlh", "")]
    assert [world["locale"] for world in told] == ["ja", "sv-SE", "en-US", "en-US", "en-US"]
    assert [world["words"]["done"] for world in told] == ["決定", "Klar", "Done", "Done", "Done"]
    assert told[0]["languages"][1] == {"locale": "ja", "name": "日本語"}


@pytest.mark.parametrize(
    ("browsers", "suits"),
    [("zh-Hant", "zh-TW"), ("zh-MO", "zh-HK"), ("zh-Hant-HK", "zh-HK"), ("zh-SG", "zh-CN"), ("tl", "fil")],
)
def test_a_browser_may_name_a_language_otherwise_than_discord(browsers: str, suits: str) -> None:
    spoken = tuple(LanguageSpec(name, name) for name in ("en-US", "fil", "zh-CN", "zh-HK", "zh-TW"))
    assert World(languages=spoken).in_language(browsers).locale == suits


async def test_a_person_acts_in_the_language_that_was_chosen_for_them(
    session: aiohttp.ClientSession, playground: Playground, bot: SmallBot, ann: Person, bo: Person
) -> None:
    assert await speak(session, "Ann", "ja") == {"ok": True}
    locales = [(await one.slash("count")).interaction.payload["locale"] for one in (ann, bo)]
    assert locales == ["ja", "en-US"]
    people = (await read(session, "ja"))["people"]
    assert [(one["name"], one["locale"]) for one in people][:2] == [("Ann", "ja"), ("Bo-Chen", "en-US")]


@pytest.mark.parametrize("locale", ["tlh", "", None, 7, ["ja"]])
async def test_a_language_that_the_page_does_not_speak_is_refused(session: aiohttp.ClientSession, locale: Any) -> None:
    assert await speak(session, "Ann", locale) == {"ok": False, "reason": "incomplete"}


async def test_a_world_without_languages_is_told_as_it_is() -> None:
    welcome = Welcome("Hello")
    world = World(title="Small", welcome=welcome, people=(PersonSpec("Ann"),))
    assert world.in_language("ja") == LanguageSpec("en-US", "English", title="Small", welcome=welcome)


def test_what_the_playground_is_given_speaks_every_language() -> None:
    world = World.from_json(played())
    assert len(world.languages) == 10
    assert world.in_language("sw").welcome.title == "Soga ndogo, ya kujaribia Dai Di"
    assert world.in_language("zh-HK").topics["practice"] == "在這裏試玩"
    for spoken in world.languages:
        opens = str(spoken.words["open"])
        assert any(opens in step.text for step in spoken.welcome.steps if step.width == "narrow"), spoken.locale
