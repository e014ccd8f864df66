"""Rude accounts: whoever asks for far too much is told so in words, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.playground import acts
from bot.playground.driver import Person
from bot.playground.server import Playground
from bot.playground.state import AUTOCOMPLETE, Interaction
from bot.playground.world import ChannelSpec, PersonSpec, PlaygroundSettings, World
from cogs.edge.rates import PAUSE
from tests.bot.conftest import ANSWER_WITHIN
from tests.bot.house import (
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
from tests.patience import within

RUDE = tuple(f"Rude {number}" for number in range(1, 21))
TOLD = "That was a lot at once. Try again in 4 seconds."
RATES = {"commands_a_minute": 30, "presses_a_minute": 150, "suggestions_a_minute": 60, "pictures_a_minute": 60}
"""Lower than usual, so that fewer interactions are too many: 4 commands, 20 presses, 8 suggestions at once."""

THINKS = 1 << 7
"""The flag of a message that says that the bot is thinking."""

WORLD = World(
    bot="Dai Di",
    channels=(ChannelSpec(CHANNEL), ChannelSpec("practice")),
    people=tuple(map(PersonSpec, ("Ann", "Bo-Chen", *RUDE))),
)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(WORLD, PlaygroundSettings(rate_limits=False, answer_within=ANSWER_WITHIN)) as started:
        yield started
        assert started.state.violations == []


@pytest.fixture
async def house(playground: Playground, tmp_path: Path) -> House:
    database = tmp_path / "daidi.db"
    return House(playground, settings_at(playground, database, **RATES), database)


def told(person: Person) -> int:
    """How often somebody was told that it was a lot."""
    return sum(TOLD in one.text for one in person.private())


async def answers(interactions: list[Interaction]) -> None:
    async with within("an answer to everything"):
        await asyncio.gather(*(asyncio.shield(one.first) for one in interactions))


def flood(house: House, person: Person, *, seated: bool = False) -> list[Interaction]:
    """What a rude account does without waiting for any answer; who is seated sorts their hand, others ask for one."""
    pressed = house.hand(person) if seated else house.public("My hand")
    assert pressed is not None
    state, human = person.state, person.human
    channel = str(state.guild.channel(CHANNEL)["id"])

    def press() -> Interaction:
        return person.start_press(pressed, control(pressed, "sort" if seated else "hand"))

    def help_me() -> Interaction:
        return acts.command(state, human, channel, "help", {})

    def begin_to_type() -> Interaction:
        return acts.command(state, human, channel, "play", {"cards": "3"}, focused="cards")

    deeds: tuple[tuple[Callable[[], Interaction], int], ...] = ((press, 25), (help_me, 6), (begin_to_type, 12))
    return [deed() for deed, times in deeds for _ in range(times)]


async def test_twenty_who_flood_are_told_so_and_the_others_play_on(house: House) -> None:
    ann, bo, rude = house.person("Ann"), house.person("Bo-Chen"), [house.person(name) for name in RUDE]
    async with house.bot():
        for one in rude[:3]:
            lobby = await one.slash("table open", channel="practice", computers=3)
            await one.press(lobby, "Start")
            await one.until(lambda who=one: house.hands(who))  # type: ignore[misc]  # bound at once
        await open_and_start(house, ann, bo)
        flooding = [flood(house, one, seated=number < 3) for number, one in enumerate(rude)]
        played = 0
        for _ in range(6):
            player, hand = await house.turn_of(ann, bo)
            before = len(cards_of(hand))
            await play_ready(house, player, hand)
            played += before - len(cards_of(house.hand(player)))
            await asyncio.gather(*map(answers, flooding))
            house.clock.turn(PAUSE)
            flooding += [flood(house, one) for one in rude[:5]]
        await asyncio.gather(*map(answers, flooding))
        assert played > 0
        assert [told(one) for one in (ann, bo)] == [0, 0]
        pauses = [7] * 5 + [1] * 15  # each ends before the next flood
        await ann.until(lambda: [told(one) for one in rude] == [2 * often for often in pauses])  # presses and commands
        typed = [act for deeds in flooding for act in deeds if act.kind == AUTOCOMPLETE]
        assert [] in [act.choices for act in typed]
        await ann.until(lambda: not any(message.raw["flags"] & THINKS for one in rude for message in one.private()))


async def test_whoever_presses_far_too_much_still_plays_on_their_turn(house: House) -> None:
    ann = house.person("Ann")
    async with house.bot():
        await open_and_start(house, ann)
        _, hand = await house.turn_of(ann)
        offered = await ready_made(house, ann, hand)
        await ann.select(house.hand(ann), control(house.hand(ann), "plays"), offered[:1])
        await ann.until(lambda: chosen(house.hand(ann)) == offered[0].split())
        hand = house.hand(ann)
        await answers([ann.start_press(hand, control(hand, "sort")) for _ in range(50)])
        assert told(ann) == 1
        held = len(cards_of(house.hand(ann)))
        await acted(house, ann, "Play")
        await ann.until(lambda: house.hands(ann) and len(cards_of(house.hand(ann))) < held)
        assert told(ann) == 1
