"""Requests that Discord accepts and never answers: they are given up and repeated, and nothing is shown twice.

Promise: A request that hangs is given up. What is sent again appears once.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.faults import CALLBACK
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from tests.bot.running_bot.house import CHANNEL, Both, House, control, has, is_table, play_ready, turn_on

POST, PATCH, HAND_EDIT = r"POST /channels/\d+/messages", r"PATCH /channels/\d+/messages", r"PATCH /webhooks"
SHORT = 1.0
"""A time limit, in seconds, that keeps these tests short but is long enough for a busy machine."""


@pytest.fixture
def table_options() -> dict[str, Any]:
    """The clock that a table has where nobody chooses one."""
    return {}


@pytest.fixture(autouse=True)
def _short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MESSAGE", "MESSAGE_WITH_FILES"):
        monkeypatch.setattr(f"cogs.connection.request_timeouts.{name}", SHORT)


async def plays(house: House, person: Person) -> int:
    """Do one action; returns the turn in which it was done."""
    turn = turn_on(house.hand(person))
    await play_ready(house, person, house.hand(person))
    return turn


def shows(house: House, turn: int) -> bool:
    """Whether there is just one table message, and it shows a later turn."""
    tables = [one for one in house.person("Ann").sees(CHANNEL) if is_table(one)]
    return len(tables) == 1 and int(control(tables[0], "hand").split(":")[3]) > turn


@pytest.mark.parametrize("applied", [False, True])
async def test_an_edit_of_a_hand_that_hangs_keeps_nobody_waiting(house: House, applied: bool, person: Person) -> None:
    turn = turn_on(house.hand(person))
    house.playground.faults.hang(HAND_EDIT, times=2, applied=applied)
    await plays(house, person)
    answer = await person.slash("hand")
    assert turn_on(answer.message) > turn
    await person.until(lambda: len(house.hands(person)) == 1)


@pytest.mark.parametrize("applied", [False, True])
async def test_an_edit_of_a_table_that_hangs_is_made_again(house: House, playing: Both, applied: bool) -> None:
    house.playground.faults.hang(PATCH, applied=applied)
    turn = await plays(house, playing[0])
    await playing[0].until(lambda: shows(house, turn))


@pytest.mark.parametrize("applied", [False, True])
async def test_a_first_answer_that_hangs_is_given_again(house: House, playing: Both, applied: bool) -> None:
    house.playground.faults.hang(CALLBACK, applied=applied)
    answer = await playing[0].slash("hand")
    assert answer.answered is not None
    await playing[0].until(lambda: len(house.hands(playing[0])) == 1)


@pytest.mark.parametrize("applied", [False, True])
async def test_a_new_message_that_hangs_comes_once(house: House, playing: Both, applied: bool, person: Person) -> None:
    house.playground.faults.delete_message((await house.shown("My hand")).id)
    house.playground.faults.hang(POST, times=2, applied=applied)
    turn = await plays(house, person)
    await person.until(lambda: shows(house, turn))
    await house.turn_of(*playing)
    await house.quiet(2 * SHORT)
    assert len([one for one in public(person) if is_table(one)]) == 1
    await person.until(lambda: len([one for one in public(person) if "<@" in one.text]) <= 1)


def public(person: Person) -> list[Seen]:
    """The channel's messages that everybody sees."""
    return [one for one in person.sees(CHANNEL) if not one.ephemeral]


@pytest.mark.parametrize("applied", [False, True])
async def test_an_answer_that_hangs_while_the_bot_thinks_comes_once(
    house: House, monkeypatch: pytest.MonkeyPatch, applied: bool, person: Person
) -> None:
    monkeypatch.setattr("cogs.interactions.answering.admission.IN_TIME", 0.0)
    house.playground.faults.hang("(POST|PATCH) /webhooks", applied=applied)
    answer = await person.slash("hand")
    assert "Your turn" in answer.text
    await person.until(lambda: len(house.hands(person)) == 1)
    await house.quiet(2 * SHORT)
    assert len(house.hands(person)) == 1


async def test_a_table_is_posted_once_though_nobody_tells_its_number(house: House, ann: Person) -> None:
    async with house.bot():
        house.playground.faults.hang("GET /webhooks")
        await ann.slash("table open", channel=CHANNEL)
        await ann.press(await house.shown("Join"), "Add computer")
        lobby = await house.shown("Join", "2 of 4")
        await house.quiet(2 * SHORT)
        assert [one.id for one in ann.sees(CHANNEL) if has(one, "Join")] == [lobby.id]
