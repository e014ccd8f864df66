"""Faults of Discord (trust.md 2): the play stands, everybody gets an answer, no message appears twice.

Promise: Whatever Discord does, the play stands and everybody gets an answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.playground.chat import acts as acts_of
from bot.playground.chat.world import SEND_MESSAGES, VIEW_CHANNEL
from bot.playground.faults import CALLBACK
from bot.playground.people.driver import Person, Seen
from tests.bot.conftest import ANSWER_WITHIN
from tests.bot.running_bot.house import (
    CHANNEL,
    Both,
    House,
    cards_of,
    control,
    has,
    is_table,
    play_ready,
    ready_made,
    turn_on,
)

POST, PATCH = r"POST /channels/\d+/messages", r"PATCH /channels/\d+/messages"
HAND_EDIT = r"PATCH /webhooks"


@pytest.fixture
def table_options() -> dict[str, Any]:
    """The clock that a table has where nobody chooses one."""
    return {}


def acts(house: House) -> int:
    """The number of people's actions that are stored."""
    return sum('"do":"Act"' in row[0] for row in house.stored("select command from events"))


def tables(house: House) -> list[Seen]:
    return [one for one in house.person("Ann").sees(CHANNEL) if is_table(one)]


async def chosen_play(house: House, person: Person) -> str:
    """Choose something that can be done; returns the label to press."""
    hand = house.hand(person)
    offered = await ready_made(house, person, hand)
    if not offered:
        return "Pass"
    hand = house.hand(person)
    await person.select(hand, control(hand, "plays"), offered[:1])
    await person.until(lambda: "Chosen" in house.hand(person).text)
    await house.quiet()
    return "Play"


async def plays_on(house: House, *people: Person) -> None:
    """Check that the deal goes on as if nothing had happened."""
    person, hand = await house.turn_of(*people)
    before = acts(house)
    await play_ready(house, person, hand)
    assert acts(house) == before + 1
    await house.quiet()
    await people[0].until(lambda: len(tables(house)) == 1)
    for one in people:
        assert len(house.hands(one)) == 1


async def test_an_interaction_delivered_twice_plays_once(house: House, playing: Both, person: Person) -> None:
    label, turn = await chosen_play(house, person), turn_on(house.hand(person))
    house.playground.faults.duplicate()
    answer = await person.press(house.hand(person), label)
    await person.until(lambda: turn_on(house.hand(person)) > turn)
    await house.quiet()
    assert acts(house) == 1
    held = cards_of(house.hand(person))
    house.playground.faults.redeliver(answer.interaction)
    await house.quiet()
    assert acts(house) == 1
    assert cards_of(house.hand(person)) == held
    assert "earlier turn" not in house.hand(person).text
    assert not any("fault" in one.text or "(BT" in one.text for one in person.private())
    await plays_on(house, *playing)


async def test_a_table_opened_by_an_interaction_delivered_twice_stands_once(house: House, ann: Person) -> None:
    async with house.bot():
        house.playground.faults.duplicate()
        answer = await ann.slash("table open")
        await house.quiet()
        assert "1 of 4 seats taken" in answer.text
        assert len([one for one in ann.sees(CHANNEL) if has(one, "Join")]) == 1
        assert house.stored("select count(*) from tables") == [(1,)]
        assert ann.private() == []


async def test_a_table_whose_first_answer_meets_trouble_stands_once(house: House, ann: Person) -> None:
    faults = house.playground.faults
    async with house.bot():
        troubles: list[Callable[[], None]] = [faults.fail_callback_after_applying, lambda: faults.reset(CALLBACK)]
        for number, trouble in enumerate(troubles, 1):
            trouble()
            await ann.slash("table open")
            await house.quiet(0.3)
            assert len([one for one in ann.sees(CHANNEL) if has(one, "Join")]) == number
        faults.slow(CALLBACK, 0.2)
        channel = house.playground.state.guild.channel(CHANNEL)["id"]
        acts_of.command(house.playground.state, ann.human, channel, "table open", {})
        await ann.until(lambda: house.stored("select count(*) from tables") == [(3,)])
        house.playground.clock.skip(ANSWER_WITHIN + 0.1)
        await ann.until(lambda: len([one for one in ann.sees(CHANNEL) if has(one, "Join")]) == 3)
        assert ann.private() == []


async def test_an_answer_that_was_taken_though_it_failed(house: House, playing: Both, person: Person) -> None:
    label, turn = await chosen_play(house, person), turn_on(house.hand(person))
    house.playground.faults.fail_callback_after_applying(500)
    await person.press(house.hand(person), label)
    await person.until(lambda: turn_on(house.hand(person)) > turn)
    assert acts(house) == 1
    assert not any("our fault" in one.text for one in person.private())
    await plays_on(house, *playing)


async def test_a_typed_play_whose_answer_was_taken_though_it_failed(house: House, playing: Both) -> None:
    person, _ = playing
    offered = await ready_made(house, person, house.hand(person))
    house.playground.faults.fail_callback_after_applying(500)
    if offered:
        await person.slash("play", cards=offered[0])
    else:
        await person.slash("pass")
    await person.until(lambda: len(house.hands(person)) == 1)
    assert acts(house) == 1
    assert not any("our fault" in one.text for one in person.private())
    await plays_on(house, *playing)


async def test_an_answer_that_comes_too_late_leaves_the_play_and_a_fresh_hand(house: House, playing: Both) -> None:
    person, _ = playing
    label, turn = await chosen_play(house, person), turn_on(house.hand(person))
    house.playground.faults.slow(CALLBACK, 0.2)
    press = person.start_press(house.hand(person), label)
    await person.until(lambda: acts(house) == 1)
    house.playground.clock.skip(ANSWER_WITHIN + 0.1)
    await person.until(lambda: turn_on(house.hand(person)) > turn)
    assert press.answered is None
    assert not any("our fault" in one.text for one in person.private())
    await plays_on(house, *playing)


async def test_a_connection_that_is_lost_under_an_answer(house: House, playing: Both, person: Person) -> None:
    label, turn = await chosen_play(house, person), turn_on(house.hand(person))
    house.playground.faults.reset(CALLBACK)
    await person.press(house.hand(person), label)
    await person.until(lambda: turn_on(house.hand(person)) > turn)
    assert acts(house) == 1
    await plays_on(house, *playing)


@pytest.mark.parametrize(
    ("fault", "request_line"),
    [("429", POST), ("global 429", PATCH), ("500", PATCH), ("reset", PATCH), ("reset", HAND_EDIT), ("429", HAND_EDIT)],
)
async def test_trouble_under_a_message_loses_and_doubles_nothing(
    house: House, playing: Both, request_line: str, fault: str, person: Person
) -> None:
    faults = house.playground.faults
    {
        "429": lambda: faults.rate_limit(request_line, 0.2, times=2),
        "global 429": lambda: faults.rate_limit(request_line, 0.2, everything=True),
        "500": lambda: faults.fail(request_line, 500),
        "reset": lambda: faults.reset(request_line),
    }[fault]()
    turn = turn_on(house.hand(person))
    label = await chosen_play(house, person)
    await person.press(house.hand(person), label)
    await person.until(lambda: turn_on(house.hand(person)) > turn)
    await house.turn_of(*playing)
    await house.quiet(0.3)
    assert acts(house) == 1
    current = max(turn_on(house.hand(one)) for one in playing)
    await person.until(lambda: len(tables(house)) == 1 and turn_of_table(tables(house)[0]) == current)
    await plays_on(house, *playing)


def turn_of_table(table: Seen) -> int:
    return int(control(table, "hand").split(":")[3])


@pytest.mark.parametrize("loss", ["close", "silence", "reconnect", "invalid", "resumable"])
async def test_a_gateway_that_is_lost_comes_back(house: House, playing: Both, loss: str) -> None:
    gateway, faults = house.playground.gateway, house.playground.faults
    before = gateway.identifies + gateway.resumes
    losses: dict[str, Callable[[], None]] = {
        "close": lambda: faults.drop_gateway(4000),
        "silence": lambda: faults.drop_gateway(),
        "reconnect": faults.ask_reconnect,
        "invalid": faults.invalidate_session,
        "resumable": lambda: faults.invalidate_session(resumable=True),
    }
    losses[loss]()
    await playing[0].until(lambda: gateway.identifies + gateway.resumes > before and gateway.connected)
    await house.quiet()
    await plays_on(house, *playing)


async def test_a_press_while_the_gateway_is_away_is_done_when_it_is_back(house: House, person: Person) -> None:
    label, turn = await chosen_play(house, person), turn_on(house.hand(person))
    before = house.playground.gateway.resumes
    house.playground.faults.drop_gateway(4000)
    person.start_press(house.hand(person), label)
    await person.until(lambda: house.playground.gateway.resumes > before)
    await person.until(lambda: turn_on(house.hand(person)) > turn)
    assert acts(house) == 1


async def test_a_deleted_table_message_is_posted_anew(house: House, playing: Both) -> None:
    table = await house.shown("My hand")
    house.playground.faults.delete_message(table.id)
    await plays_on(house, *playing)
    assert tables(house)[0].id != table.id


async def test_deleted_hands_are_brought_again(house: House, playing: Both) -> None:
    for one in playing:
        house.playground.faults.delete_message(house.hand(one).id)
    for one in playing:
        await one.press(await house.shown("My hand"), "My hand")
    await plays_on(house, *playing)


async def test_a_deleted_channel_harms_no_other_table(house: House, person: Person) -> None:
    await person.slash("table open", channel="practice", computers=3)
    house.playground.faults.delete_channel(CHANNEL)
    await person.slash("table start", channel="practice")
    await person.until(lambda: [one for one in person.sees("practice") if is_table(one)])
    hand = (await person.slash("hand", channel="practice")).message
    assert len(cards_of(hand)) == 13


@pytest.mark.parametrize("permissions", [SEND_MESSAGES, VIEW_CHANNEL])
async def test_play_goes_on_in_private_while_the_bot_may_not_write(
    house: House, playing: Both, permissions: int
) -> None:
    house.playground.faults.deny(CHANNEL, permissions)
    for _ in range(2):
        person, hand = await house.turn_of(*playing)
        await play_ready(house, person, hand)
    await house.turn_of(*playing)
    house.playground.faults.deny(CHANNEL, 0)
    await plays_on(house, *playing)


async def test_a_channel_where_each_request_is_slow_keeps_order(house: House, playing: Both) -> None:
    house.playground.faults.slow(r"(POST|PATCH) /(channels|webhooks)", 0.15, times=12)
    for _ in range(2):
        person, hand = await house.turn_of(*playing)
        await play_ready(house, person, hand)
    await house.turn_of(*playing)
    await house.quiet(0.3)
    house.playground.faults.clear()
    await plays_on(house, *playing)


async def test_presses_of_two_people_at_once_are_both_answered(house: House, playing: Both) -> None:
    person, other = playing
    label = await chosen_play(house, person)
    press, theirs = person.start_press(house.hand(person), label), house.hand(other)
    answers = await asyncio.gather(person.settled(press), house.forged(other, theirs, control(theirs, "pass")))
    assert all(answer.answered for answer in answers)
    await house.quiet()
    assert acts(house) == 1
