"""One person vanishes in mid-deal while the bot is killed twice: real processes, a real clock of 15 seconds.

Promise: Whoever vanishes is warned, replaced and finds their seat again, over kills, and no outage is charged. Also:
tests/bot/clocks_and_absence/test_clocks.py.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from bot.playground.chat import acts
from bot.playground.people.driver import Person
from bot.tables.life.clock import SystemClock
from tests.bot.clocks_and_absence.test_clocks import noted, said, table_text, time_said
from tests.bot.kills.test_kill import play_hand
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import CHANNEL, House, acted, is_turn, open_and_start, parts, play_ready

NAMES = ("Ann", "Bo-Chen", "大老二王", "Søren")
CLOCK = SystemClock()
HEARTBEAT = 2
"""Seconds that the store may be behind when the bot is killed."""
AWAY = 2.0
"""Seconds that the bot is away at least: messages say times in whole seconds, so a shorter outage may not be seen."""
MESSAGES = 6
"""Seconds within which a message is told anew on a busy machine."""


async def test_a_person_who_vanishes_is_charged_no_outage_and_finds_their_seat_again(house: House) -> None:
    child = Child(house.playground, house.database)
    ann, *others = (house.person(name) for name in NAMES)
    await child.start()
    try:
        await open_and_start(house, ann, *others, clock="15s")
        await others_play(house, others, lambda: "Ann to play" in table_text(house))
        await ann.until(lambda: noted(house, "half-time"))
        up = time_said(table_text(house))
        outage = await killed_and_started(child)
        later = await ann.until(lambda: time_said(table_text(house)) > up and time_said(table_text(house)))
        assert outage - 1 <= later - up <= outage + HEARTBEAT + MESSAGES
        await ann.until(lambda: noted(house, "lapse"))
        assert CLOCK.now() > later - 1  # a time is said in whole seconds, rounded up
        await others_play(house, others, lambda: "a computer plays for you" in said(house))
        assert noted(house, "lapse", 3)
        await killed_and_started(child)
        (call,) = [one for one in ann.sees(CHANNEL) if "a computer plays for you" in one.text]
        await ann.press(call, "I’m back")
        await ann.until(lambda: "computer plays for" not in said(house))
        for person in others:
            await parts(person, "leave", channel=CHANNEL)
        await play_out(house, ann)
        assert await child.stop() == 0
    finally:
        await child.kill()
    booked = "select count(distinct person), count(*), sum(points) from ledger where person is not null group by deal"
    assert house.stored(booked) == [(4, 4, 0)]


async def killed_and_started(child: Child) -> float:
    """Kill the bot without a word, and start it again after a while; the seconds it was away."""
    await child.kill()
    began = CLOCK.now()
    await CLOCK.sleep(AWAY)
    await child.start()
    return CLOCK.now() - began


async def play_out(house: House, person: Person) -> None:
    """One person plays the deal to its end, with three computers."""
    while not house.public("Next deal"):
        await person.until(lambda: house.public("Next deal") or to_play(house, [person]))
        with contextlib.suppress(TimeoutError, acts.NotOffered, LookupError):  # the table went on meanwhile
            await play_hand(person, await house.shown("My hand"), [])


async def others_play(house: House, others: list[Person], until: Callable[[], bool]) -> None:
    """Everybody but Ann plays the weakest there is, and leaves each trick to whoever led it, until something holds."""
    while not until():
        await others[0].until(lambda: until() or to_play(house, others))
        person = to_play(house, others)
        if person is not None and not until():
            await play_on(house, person)


def to_play(house: House, people: list[Person]) -> Person | None:
    """Who of these the table waits for."""
    return next((one for one in people if f"{one.human.name} to play" in table_text(house)), None)


async def play_on(house: House, person: Person) -> None:
    """Pass, or play the first ready-made play where nothing is to be beaten."""
    if not is_turn(house, person):
        shown = await house.shown("My hand")
        await person.press(shown, "My hand")
        await person.until(lambda: is_turn(house, person))
    hand = house.hand(person)
    if "Beat " in hand.text:
        await acted(house, person, "Pass")
    else:
        await play_ready(house, person, hand)
    await person.until(lambda: to_play(house, [person]) is None or house.public("Next deal"))
