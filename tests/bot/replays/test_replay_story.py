"""A deal that is over, looked at again: by button and by command, step by step, shared, and over a restart.

Promise: A finished deal can be replayed step by step, from a button or by /replay, also after a restart and after its
table has ended. Each button carries all that it needs.
"""

from __future__ import annotations

import asyncio

from bot.deal_verifier import verify_record
from bot.engine.record import check
from bot.playground.people.driver import Person, Seen
from cogs.replays.playing_on import PACE
from tests.bot.running_bot.house import CHANNEL, SHORT, BriskClock, House, has, open_and_start, parts, play_until

ADVICE = "Ask"


def place(message: Seen) -> str:
    """The line that says which step is shown."""
    return message.text.splitlines()[1]


def hands(message: Seen) -> list[str]:
    """The last lines: every hand."""
    return message.text.splitlines()[-4:]


async def pressed(person: Person, replay: Seen, label: str) -> str:
    """Press a button that leads to another step; returns the line of that step."""
    before = place(replay)
    await person.press(replay, label)
    await person.until(lambda: place(replay) != before)
    return place(replay)


def step_of(line: str) -> int:
    """The number of the step in that line."""
    return int(line.partition(" step ")[2].split()[0])


async def test_a_deal_is_stepped_through_and_shared_and_its_buttons_outlive_restart_and_table(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        await house.quiet()

        replay = (await ann.press(over, "Replay")).message
        assert replay.ephemeral
        assert replay.text.startswith("### Replay · Table 1, deal 1\n-# Big Two · step 0 of ")
        picture, record = replay.attachments
        assert picture.data.startswith(b"\x89PNG")
        assert all(hand.removeprefix("-# ") in (picture.description or "") for hand in hands(replay))
        assert sorted(len(hand.partition(": ")[2].split()) for hand in hands(replay)) == [13] * 4
        text = record.data.decode()
        assert record.filename == "table-1-deal-1.toml"
        assert check(text).ok
        assert all(one.passed for one in verify_record(text))
        assert [replay.control(label)["disabled"] for label in ("Back", "Back a trick", "Start")] == [True] * 3

        assert step_of(await pressed(ann, replay, "Next")) == 1
        assert "**: 3♦" in replay.text
        led = step_of(await pressed(ann, replay, "Next trick"))
        assert "can lead anything" in (replay.attachments[0].description or "")
        assert step_of(await pressed(ann, replay, "Next")) == led + 1
        assert step_of(await pressed(ann, replay, "Back a trick")) == led
        assert step_of(await pressed(ann, replay, "Back")) == led - 1
        await ann.press(replay, ADVICE)
        await ann.until(lambda: "The computer would suggest to " in replay.text)
        assert not has(replay, ADVICE), "the answer stands in place of the question"

        await ann.press(replay, "Share")
        shared = await bo.until(lambda: next((one for one in bo.sees(CHANNEL) if "shows deal 1" in one.text), None))
        assert shared.text.startswith("Ann shows deal 1 of Table 1.\n")
        assert place(replay) in shared.text
        assert [has(shared, label) for label in ("Replay", "Next", "Share")] == [True, False, False]
        elsewhere = (await bo.slash("replay", channel="practice", deal="1.1")).message
        await bo.press(elsewhere, "Share")
        there = await bo.until(lambda: next((one for one in bo.sees("practice") if "shows deal 1" in one.text), None))
        assert (await stranger.press(there, "Replay")).message.text.startswith("### Replay · Table 1, deal 1\n")
        own = (await stranger.press(shared, "Replay")).message
        assert own.ephemeral
        assert place(own) == place(replay)

        end = await pressed(ann, replay, "End")
        assert f" step {step_of(end)} of {step_of(end)} " in end
        assert "wins deal 1" in replay.text
        points = next(line for line in over.text.splitlines() if line.startswith("1st "))
        assert points in replay.text
        assert [replay.control(label)["disabled"] for label in ("Next", "Next trick", "End", "Play on")] == [True] * 4
        assert not has(replay, ADVICE), "nobody has to play any more"
    async with house.bot():
        await house.quiet()
        assert step_of(await pressed(ann, replay, "Start")) == 0
        await parts(ann, "end")
        await house.quiet()
        assert [button["label"] for button in over.buttons] == ["Replay"], "nothing else is left to press"
        again = (await stranger.press(over, "Replay")).message
        assert step_of(place(again)) == 0
        assert step_of(await pressed(ann, replay, "Next")) == 1
        for typed in ({}, {"deal": "1.1"}, {"deal": "1"}, {"deal": "Table 1, deal 1"}):
            answer = await stranger.slash("replay", channel=CHANNEL, options=typed)
            assert answer.ephemeral
            assert answer.text.startswith("### Replay · Table 1, deal 1\n")
        offered = await ann.autocomplete("replay", "deal", "deal 1", channel=CHANNEL)
        assert offered == [{"name": "1.1 · Big Two, table 1, deal 1", "value": "1.1"}]


class PacedClock(BriskClock):
    """A clock of a story by which a replay that plays on takes a step only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        if seconds == PACE:
            await self.steps.acquire()
        else:
            await super().sleep(seconds)

    def let(self, steps: int) -> None:
        """Let so many more steps be taken."""
        for _ in range(steps):
            self.steps.release()


async def test_a_replay_plays_on_until_a_press_or_its_end(house: House, ann: Person, bo: Person) -> None:
    house.clock = clock = PacedClock()
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        replay = (await ann.press(over, "Replay")).message
        await ann.press(replay, "Play on")
        begun = step_of(place(replay))
        clock.let(2)
        await ann.until(lambda: step_of(place(replay)) == begun + 2)
        assert has(replay, "Stop")
        await ann.press(replay, "Stop")
        await ann.until(lambda: has(replay, "Play on"))
        stopped = place(replay)
        clock.let(1)
        await house.quiet()
        assert place(replay) == stopped
        await ann.press(replay, "Play on")
        clock.let(200)
        await ann.until(lambda: "wins deal 1" in replay.text)
        assert has(replay, "Play on")
