"""Rude accounts: whoever asks for far too much is told so in words, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.chat import acts
from bot.playground.chat.state import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction
from bot.playground.chat.world import ChannelSpec, PersonSpec, PlaygroundSettings, World
from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from tests.bot.conftest import ANSWER_WITHIN
from tests.bot.running_bot.house import (
    CHANNEL,
    House,
    acted,
    cards_of,
    chosen,
    control,
    open_and_start,
    play_ready,
    ready_made,
    settings_at,
)
from tests.bot.running_bot.prepared import prepared
from tests.patience import HURRIED, within

RUDE = tuple(f"Rude {number}" for number in range(1, 21))
TOLD = "That was a lot at once. Try again in 4 seconds."
RATES = {"commands_a_minute": 30, "presses_a_minute": 300, "suggestions_a_minute": 60, "pictures_a_minute": 60}
"""Lower than usual, so that fewer interactions are too many: 2 commands, 25 presses, 5 suggestions at once."""

A_LITTLE = 10.0
"""Seconds that the honest take for a turn."""

THINKS = 1 << 7
"""The flag of a message that says that the bot is thinking."""

WORLD = World(
    bot="Dai Di",
    channels=(ChannelSpec(CHANNEL), ChannelSpec("practice")),
    people=tuple(map(PersonSpec, ("Ann", "Bo-Chen", *RUDE))),
)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(WORLD, PlaygroundSettings(hurried=HURRIED, answer_within=ANSWER_WITHIN)) as started:
        yield started
        assert started.state.violations == []


@pytest.fixture
async def house(playground: Playground, tmp_path: Path) -> House:
    database = tmp_path / "daidi.db"
    return House(playground, settings_at(playground, database, **RATES), database)


def can_lead(view: BigTwoView) -> bool:
    """Ann leads in the midst of a deal, so that she may play any card she holds."""
    return must_act(view) == {0} and play_to_beat(view.position) is None and 5 < len(view.hand) < 13


def told(person: Person) -> int:
    """How often somebody was told that it was a lot."""
    return sum(TOLD in one.text for one in person.private())


def flood(person: Person, pressed: Seen, verb: str) -> list[Interaction]:
    """What a rude account does without waiting for any answer; ``verb`` is that of the button it presses."""
    state, human = person.state, person.human
    channel = str(state.guild.channel(CHANNEL)["id"])

    def press() -> Interaction:
        return person.start_press(pressed, control(pressed, verb))

    def help_me() -> Interaction:
        return acts.command(state, human, channel, "help", {})

    def begin_to_type() -> Interaction:
        return acts.command(state, human, channel, "play", {"cards": "3"}, focused="cards")

    deeds: tuple[tuple[Callable[[], Interaction], int], ...] = ((press, 45), (help_me, 6), (begin_to_type, 10))
    return [deed() for deed, times in deeds for _ in range(times)]


async def test_twenty_who_flood_are_told_so_and_the_others_play_on(house: House) -> None:
    ann, bo, rude = house.person("Ann"), house.person("Bo-Chen"), [house.person(name) for name in RUDE]
    async with house.bot():
        for one in rude[:3]:
            lobby = await one.slash("table open", channel="practice", computers=3)
            await one.press(lobby, "Start")
            await one.until(lambda who=one: house.hands(who))  # type: ignore[misc]  # bound at once
        await open_and_start(house, ann, bo)
        flooding = asyncio.create_task(all_flood(house, rude))
        for _ in range(6):
            player, hand = await house.turn_of(ann, bo)
            await play_ready(house, player, hand)
            house.clock.turn(A_LITTLE)
        flooded = await flooding
        assert [told(one) for one in (ann, bo)] == [0, 0]
        assert all(told(one) < 10 for one in rude)
        for kind in (COMMAND, COMPONENT, AUTOCOMPLETE):
            acts = [act for act in flooded if act.kind == kind]
            assert 0 < sum(act.first.done() for act in acts) < len(acts), "some are answered, and not all"
        await ann.until(lambda: not any(message.raw["flags"] & THINKS for one in rude for message in one.private()))


def told_twice(person: Person) -> bool:
    return told(person) >= 2


async def all_flood(house: House, rude: list[Person]) -> list[Interaction]:
    """Four at a time flood, the first three with a hand of their own."""
    flooded: list[Interaction] = []
    for at in range(0, len(rude), 4):
        table = await house.shown("My hand")
        seated = [house.hands(one) for one in rude[at : at + 4]]
        deeds = [
            flood(one, hands[-1], "sort") if hands else flood(one, table, "hand")
            for one, hands in zip(rude[at : at + 4], seated, strict=True)
        ]
        flooded += [act for one in deeds for act in one]
        async with within("a word to each, for presses and for commands"):
            await asyncio.gather(*(one.until(partial(told_twice, one)) for one in rude[at : at + 4]))
    return flooded


async def test_whoever_presses_far_too_much_still_chooses_and_plays_on_their_turn(house: House) -> None:
    ann = house.person("Ann")
    await prepared(house, can_lead)
    async with house.bot():
        await ann.press(await house.shown("My hand"), "My hand")
        _, hand = await house.turn_of(ann)
        offered = await ready_made(house, ann, hand)
        for _ in range(100):
            ann.start_press(hand, control(hand, "sort"))
        await ann.until(lambda: told(ann) == 1)
        held = len(cards_of(house.hand(ann)))
        await ann.select(house.hand(ann), control(house.hand(ann), "plays"), offered[:1])
        await ann.until(lambda: chosen(house.hand(ann)) == offered[0].split())
        await acted(house, ann, "Play")
        await ann.until(lambda: house.hands(ann) and len(cards_of(house.hand(ann))) < held)
        assert told(ann) == 1


async def test_whoever_types_far_too_much_still_plays_on_their_turn_from_another_channel(house: House) -> None:
    ann = house.person("Ann")
    table = await prepared(house, can_lead)
    async with house.bot():
        await ann.press(await house.shown("My hand"), "My hand")
        await house.turn_of(ann)
        held = cards_of(house.hand(ann))
        channel = str(ann.state.guild.channel("practice")["id"])
        for _ in range(6):
            acts.command(ann.state, ann.human, channel, "help", {})
        await ann.until(lambda: told(ann) == 1)
        answer = await ann.slash("play", channel="practice", options={"cards": held[0], "table": table.number})
        assert TOLD not in answer.text
        assert len(cards_of(answer.message)) < len(held)
