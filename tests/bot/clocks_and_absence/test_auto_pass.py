"""The table passes for whoever can do nothing else: said in their hand, called for by nobody, logged as its act."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from tests.bot.running_bot.house import (
    CHANNEL,
    BriskClock,
    House,
    has,
    is_call,
    is_turn,
    open_and_start,
    play_until,
    settings_at,
)

PAUSE = 3.25
PASSED_FOR = "You can’t beat this. The table passes for you."


class StepClock(BriskClock):
    """A clock on which a pause of a computer, or of the table, ends when the test lets one end."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        if seconds == PAUSE:
            await self.steps.acquire()
        else:
            await super().sleep(seconds)


@pytest.fixture
def steps() -> StepClock:
    return StepClock()


@pytest.fixture
def house(playground: Playground, tmp_path: Path, steps: StepClock) -> House:
    database = tmp_path / "daidi.db"
    return House(playground, settings_at(playground, database, computer_pause=PAUSE), database, steps)


def done(house: House) -> list[str]:
    """The names of the commands in the log."""
    rows = house.stored("select command from events order by table_id, number")
    return [json.loads(command)["do"] for (command,) in rows]


async def next_pass(house: House, ann: Person, steps: StepClock) -> Seen:
    """Play until the table is about to pass for Ann; returns her hand, which says so."""
    for _ in range(200):
        await ann.until(
            lambda: is_turn(house, ann) or house.public("Next deal") or (steps.steps.locked() and waiting(steps))
        )
        if over := house.public("Next deal"):  # in that deal Ann could always do something
            await ann.press(over, "Next deal")
            await ann.until(lambda: house.public("Next deal") is None)
            continue
        await house.quiet()
        hand = house.hand(ann)
        if PASSED_FOR in hand.text:
            return hand
        if is_turn(house, ann):
            now = len(done(house))
            await play_until(house, [ann], lambda since=now: len(done(house)) > since or None)  # type: ignore[misc]  # bound at once
            continue
        steps.steps.release()
        now = len(done(house))
        await ann.until(lambda since=now: len(done(house)) > since)  # type: ignore[misc]  # bound at once
    raise AssertionError("Ann could always do something")


def waiting(steps: StepClock) -> bool:
    """Whether somebody waits for a pause to end."""
    return bool(getattr(steps.steps, "_waiters", None))


async def test_a_question_stays_while_the_table_passes(house: House, ann: Person, steps: StepClock) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        await next_pass(house, ann, steps)
        await ann.slash("table leave", channel=CHANNEL)
        now = len(done(house))
        steps.steps.release()
        await ann.until(lambda: "PassFor" in done(house)[now:])
        await house.quiet()
        assert any(has(one, "Stay") for one in ann.private())


async def test_one_person_among_computers_is_told_and_not_asked(house: House, ann: Person, steps: StepClock) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        await ann.slash("notify", channel=CHANNEL, turns="now")
        hand = await next_pass(house, ann, steps)
        assert "Your turn" not in hand.text
        assert not any("Your turn" in (picture.description or "") for picture in hand.attachments)
        assert [one for one in ann.sees(CHANNEL) if is_call(one)] == []
        before = len(done(house))
        steps.steps.release()
        await ann.until(lambda: len(done(house)) > before)
        assert done(house)[before] == "PassFor"
        hand = await next_pass(house, ann, steps)
        before = len(done(house))
        await ann.press(hand, "Pass")  # who is quicker passes themselves
        await ann.until(lambda: len(done(house)) > before)
        assert done(house)[before] == "Act"


@pytest.mark.parametrize("chosen", [True, False])
async def test_where_people_play_it_is_chosen_and_said_in_the_lobby(
    playground: Playground, tmp_path: Path, ann: Person, bo: Person, chosen: bool
) -> None:
    database = tmp_path / "daidi.db"
    house = House(playground, settings_at(playground, database), database)
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, rules="chudadi-standard", computers=2, auto_pass=chosen)
        lobby = await house.shown("Join")
        assert ("The table passes for whoever can’t beat a play" in lobby.text) is chosen
        await bo.press(lobby, "Join")
        await house.shown("Start", "4 of 4")
        await ann.press(lobby, "Start")
        await play_until(house, [ann, bo], lambda: house.public("Next deal"))
        assert ("PassFor" in done(house)) is chosen
