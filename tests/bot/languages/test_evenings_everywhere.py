"""An evening in each language, on a phone: the tutorial, a deal of every game, rules, a change of them, the boards.

Promise: An evening is played in every language without a word of another one, and nothing is cut off on a phone. More:
`SCALE=2` plays it in all of them, with every deal.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.engine.game import GAMES
from bot.playground.chat.world import LanguageSpec, World
from bot.playground.people.driver import Person, Reply
from bot.playground.people.seen import Seen
from bot.playground.server import Playground
from bot.process.playground_world import page_language
from tests.bot.conftest import WORLD
from tests.bot.languages.spoken_language import LANGUAGES, faults_of_sent, says
from tests.bot.languages.typed_turns import deal_in_hand, take_turn, turn_of
from tests.bot.running_bot.house import CHANNEL, House, control, deed_of, settings_at
from tests.bot.running_bot.phones import Phone, phones
from tests.store.homes import SCALE

WHOLE = SCALE > 1
SEATS = {"big-two": 4, "sheng-ji": 4, "da-guai-lu-zi": 6, "zheng-shangyou": 5}
"""How many sit at a table of each game."""
DRAWING = 10
"""More seconds than go by between two steps of the drawing."""
HINTS = 3
"""How many hints Ann asks for in a deal."""


@pytest.fixture
def world(language: str) -> World:
    """A page that speaks the language alone."""
    return replace(WORLD, languages=(LanguageSpec.from_json(page_language(language)),))


@pytest.fixture
def house(playground: Playground, database: Path) -> House:
    """A house whose store is in a file, whatever ``SCALE`` is."""
    return House(playground, settings_at(playground, database), database)


@dataclass
class Evening:
    """Two people who read one language in a server that speaks it, and Ann's phone."""

    house: House
    phone: Phone
    language: str

    def __post_init__(self) -> None:
        self.ann, self.bo = self.house.person("Ann"), self.house.person("Bo-Chen")

    async def begins(self) -> None:
        """Both choose their language, and the server does."""
        for person in (self.ann, self.bo):
            chosen = await person.slash("language", language=self.language)
            assert says(chosen.text, "language-chosen", self.language)
        panel = await self.ann.slash("setup")
        await self.ann.select(panel, control(panel.message, "setuplanguage"), [self.language])

    async def asks(self, command: str, **options: str) -> Reply:
        """Ann types a command, and looks at the answer on her phone."""
        answer = await self.ann.slash(command, options=options)
        await self.looks_at(answer.message)
        return answer

    async def looks_at(self, message: Seen) -> None:
        """A message of Ann's is in sight, from its beginning, and nothing of it is cut off."""
        place = self.phone.page.locator(f'#desk article[data-id="{message.id}"], #list article[data-id="{message.id}"]')
        await (self.phone.opens() if message.ephemeral else self.phone.closes())
        await expect(place.first).to_be_visible()
        await place.first.evaluate("one => one.scrollIntoView({block: 'start'})")
        await self.phone.looks()

    async def presses(self, answer: Reply, end: str) -> Reply:
        """Ann presses the button whose custom id ends, or whose verb is, like this, and looks at what comes."""
        ids = [one["custom_id"] for one in answer.buttons if not one.get("disabled")]
        pressed = await self.ann.press(answer, next(one for one in ids if one.endswith(end) or f":{end}:" in one))
        await self.looks_at(pressed.message if pressed.messages else answer.message)
        return pressed

    async def reads_the_rules(self) -> None:
        """Ann reads help and rules of each game, and changes one."""
        for game in GAMES:
            await self.asks("help", game=game)
            await self.asks("rules show", game=game)
            await self.asks("rules presets", game=game)
        await self.asks("rules compare", a="taiwan", b="singapore")
        change = await self.asks("rules set", option="top.enforce", value="off")
        await self.presses(change, "rulessave")
        await self.asks("rules show")
        await self.asks("rules history")

    async def learns(self) -> None:
        """Ann follows the coach to the end of the tutorial."""
        await self.ann.slash("tutorial")
        await self.plays((self.ann,))
        await self.leaves()

    async def plays_at_a_table(self, game: str) -> None:
        """A deal of a game, with Bo-Chen and computers."""
        opened = await self.ann.slash("table open", game=game, clock="none", computers=SEATS[game] - 2)
        await self.looks_at(opened.message)
        await self.bo.press(opened, control(opened.message, "join"))
        await self.ann.press(opened, control(opened.message, "start"))
        await self.plays((self.ann, self.bo))
        await self.leaves()

    async def plays(self, people: Sequence[Person]) -> None:
        """Each does what a computer would until the deal is over; Ann asks for hints and looks at her hand."""
        rng, hints = random.Random(self.language), 0
        for person in people:
            await person.slash("hand")
        while deal_in_hand(self.house) is not None:
            turn = turn_of(self.house, people)
            if turn is None:
                self.house.later(DRAWING)
                await self.house.playground.state.feed.news(0.05)
                continue
            if turn.person is self.ann and hints < HINTS:
                hints += 1
                await self.refused()
                await self.advised()
            await take_turn(self.house, turn, rng)
        await self.house.quiet()
        for one in self.ann.sees(CHANNEL)[-2:]:
            await self.looks_at(one)

    async def refused(self) -> None:
        """Ann types what cannot be played, and Bo-Chen plays when it is not his turn."""
        for cards in ("?", "3s 5h 8c", "2s 2s 2s"):
            await self.ann.slash("play", cards=cards)
        await self.bo.slash("pass")

    async def advised(self) -> None:
        """Ann asks for a hint."""
        hand = self.hand()
        if hand is not None and not hand.control(control(hand, "hint")).get("disabled"):
            await self.ann.press(hand, control(hand, "hint"))
            await self.house.quiet()
            await self.looks_at(hand)
            await self.phone.closes()
            await self.phone.looks()

    def hand(self) -> Seen | None:
        """Ann's newest hand, if it can ask for a hint."""
        mine = [one for one in self.ann.private() if any(":hint:" in each["custom_id"] for each in one.buttons)]
        return mine[-1] if mine else None

    async def leaves(self) -> None:
        """Ann ends the table."""
        asked = await self.ann.slash("table end")
        if any(deed_of(one["custom_id"]) == "end" for one in asked.buttons):
            await self.ann.press(asked, control(asked.message, "end"))
        await self.house.quiet()

    async def looks_back(self) -> None:
        """Ann looks at the boards, and at a deal that is over."""
        for game in GAMES:
            await self.asks("leaderboard", game=game)
            await self.asks("stats", game=game)
        for command in ("ledger show", "tables", "notify", "table status"):
            await self.asks(command)
        if WHOLE:
            replay = await self.asks("replay")
            for way in (".n", ".t", ".a", ".e"):  # on, the next trick, advice, the end
                await self.presses(replay, way)


@pytest.fixture
async def phone(house: House, tmp_path: Path, language: str) -> AsyncIterator[Phone]:
    async with house.bot(), phones(house, tmp_path, {"Ann": False}, language) as (ann,):
        yield ann


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["ja"])
async def test_an_evening_is_played_in_one_language(house: House, phone: Phone, language: str) -> None:
    evening = Evening(house, phone, language)
    await evening.begins()
    begun = len(house.playground.state.sent)
    await evening.reads_the_rules()
    if WHOLE:
        await evening.learns()
        for game in GAMES:
            await evening.plays_at_a_table(game)
    await evening.looks_back()
    await house.quiet()
    wrong = dict.fromkeys(
        fault for sent in house.playground.state.sent[begun:] for fault in faults_of_sent(sent, language)
    )
    assert not wrong, "\n".join(wrong)
