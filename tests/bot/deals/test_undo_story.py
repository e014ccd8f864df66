"""Undo as a story through the loopback Discord: asked and agreed, asked and refused, alone with computers at once."""

from __future__ import annotations

from bot.engine.record import check
from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from tests.bot.running_bot.house import (
    CHANNEL,
    House,
    cards_of,
    has,
    open_and_start,
    play_ready,
    play_until,
)


async def other_than(house: House, ann: Person, bo: Person) -> tuple[Person, Person, Seen]:
    """Who is to play, the other person, and the hand that is to play."""
    person, hand = await house.turn_of(ann, bo)
    return person, bo if person is ann else ann, hand


async def played(house: House, ann: Person, bo: Person) -> tuple[Person, Person, list[str]]:
    """Who has just played, the other person, and the hand that it was played from."""
    person, other, hand = await other_than(house, ann, bo)
    held = cards_of(hand)
    await play_ready(house, person, hand)
    await person.until(lambda: len(cards_of(house.hand(person))) < len(held))
    return person, other, held


async def test_a_play_is_taken_back_once_the_other_person_agrees(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, rules="pagat-basic")
        person, other, held = await played(house, ann, bo)
        name = person.human.name
        answer = await person.slash("undo", channel=CHANNEL)
        assert "You asked to take back " in answer.text
        table = await house.shown("Agree", f"{name} asks to take back ")
        assert f"{other.human.name} must agree." in table.text
        again = await person.slash("undo", channel=CHANNEL)
        assert "You’ve asked for that." in again.text
        await other.press(table, "Agree")
        after = await house.shown("My hand", f"{name} took back ")
        assert not has(after, "Agree")
        await person.until(lambda: cards_of(house.hand(person)) == held)
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        record = next(one for one in over.attachments if one.filename.endswith(".toml"))
        assert check(record.data.decode()).ok
        assert "Once a deal is over, everything in it stands." in (await person.slash("undo", channel=CHANNEL)).text
