"""A press counts even if its message was deleted meanwhile, and the person gets a hand again.

Promise: A press counts and is answered even if its message is gone.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.people.driver import Person, Reply, Seen
from tests.bot.running_bot.house import (
    CHANNEL,
    Both,
    House,
    cards_of,
    choosable,
    chosen,
    control,
    nothing_drawn,
    open_and_start,
    ready_made,
    turn_on,
)
from tests.bot.running_bot.prepared import prepared

THINKING = 1 << 7
"""The flag of a message that has no content yet."""


def deleted(house: House, message: Seen) -> dict[str, Any]:
    """Delete a message; returns its last form."""
    shown = message.raw
    house.playground.faults.delete_message(message.id)
    return shown


def acts(house: House) -> int:
    """The number of people's actions that are stored."""
    return sum('"do":"Act"' in row[0] for row in house.stored("select command from events"))


def nobody_was_blamed(person: Person) -> bool:
    return not any("our fault" in one.text for one in person.private())


async def pressed_when_deleted(house: House, person: Person, hand: Seen, verb: str, *values: str) -> Reply:
    """Press a control of a hand that is deleted while the press is under way."""
    custom_id = control(hand, verb)
    return await house.forged(person, hand, custom_id, values or None, drawn=deleted(house, hand))


async def test_an_accepted_play_counts_and_brings_a_new_hand(house: House, person: Person, hand: Seen) -> None:
    offered, held, turn = await ready_made(house, person, hand), cards_of(hand), turn_on(hand)
    if offered:
        await person.select(hand, control(hand, "plays"), offered[:1])
        await person.until(lambda: chosen(hand) == offered[0].split())
    await house.quiet()
    await pressed_when_deleted(house, person, hand, "play" if offered else "pass")
    fresh = await person.until(lambda: next(iter(house.hands(person)), None))
    assert acts(house) == 1
    assert fresh.ephemeral
    assert turn_on(fresh) > turn
    assert set(cards_of(fresh)) == set(held) - set(offered[0].split() if offered else ())
    await person.until(lambda: fresh.attachments)
    await house.quiet()
    assert [one.id for one in house.hands(person)] == [fresh.id]
    assert nobody_was_blamed(person)
    order = cards_of(fresh)
    await person.press(fresh, "Sort")
    await person.until(lambda: cards_of(fresh) != order)


@pytest.mark.parametrize("verb", ["sort", "hint", "card", "plays"])
async def test_what_is_chosen_in_a_deleted_hand_is_in_the_new_one(house: House, playing: Both, verb: str) -> None:
    person, _ = playing
    hand = house.hand(person)
    offered, order = await ready_made(house, person, hand), cards_of(hand)
    if not offered and verb in ("card", "plays"):
        return
    await house.quiet()
    picked = {*chosen(hand)}
    if verb == "card":  # the first button chooses its card, or clears it
        picked ^= {choosable(hand)[0]}
    elif verb == "plays":
        picked = {*offered[0].split()}
    await pressed_when_deleted(house, person, hand, verb, *(offered[:1] if verb == "plays" else ()))
    fresh = await person.until(lambda: next((one for one in house.hands(person) if one.attachments), None))
    await person.until(lambda: verb != "hint" or "Hint" in fresh.text or "Suggest" in fresh.text)
    await person.until(lambda: {*chosen(fresh)} == picked or (verb == "hint" and {*chosen(fresh)} < {*order}))
    assert set(cards_of(fresh)) == set(order)
    assert verb != "sort" or cards_of(fresh) != order
    assert acts(house) == 0
    assert nobody_was_blamed(person)
    await house.quiet()
    assert [one.id for one in house.hands(person)] == [fresh.id]


async def test_a_hand_deleted_while_it_is_drawn_is_brought_anew(house: House, person: Person, hand: Seen) -> None:
    with nothing_drawn():
        await person.press(hand, "Sort")
        deleted(house, hand)
    fresh = await person.until(lambda: next(iter(house.hands(person)), None))
    assert fresh.attachments
    assert nobody_was_blamed(person)


async def test_a_press_of_a_deleted_hand_leaves_the_one_that_stands(house: House, person: Person, hand: Seen) -> None:
    sort, drawn = control(hand, "sort"), hand.raw
    standing = (await person.slash("hand")).message
    assert hand.deleted
    order = cards_of(standing)
    await house.forged(person, hand, sort, drawn=drawn)
    await person.until(lambda: cards_of(standing) != order)
    await house.quiet()
    assert [one.id for one in house.hands(person)] == [standing.id]
    assert not any(one.raw["flags"] & THINKING for one in person.private())


async def test_a_pass_at_a_deleted_table_message_counts(house: House, ann: Person) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None, people=("Ann", "Bo-Chen")
    )
    async with house.bot():
        await ann.slash("hand")
        hand, table = house.hand(ann), await house.shown("My hand")
        turn = turn_on(hand)
        await house.forged(ann, table, control(table, "pass"), drawn=deleted(house, table))
        await ann.until(lambda: acts(house) == 1 and turn_on(hand) > turn)
        await house.quiet()
        assert [one.id for one in ann.private()] == [hand.id]


@pytest.mark.parametrize("way", ["stay", "leave", "end"])
async def test_a_question_deleted_under_its_answer_is_answered(house: House, ann: Person, way: str) -> None:
    async with house.bot():
        await open_and_start(house, ann)
        menu = (await ann.press(await house.shown("Menu"), "Menu")).message
        question = (await ann.press(menu, "End" if way == "end" else "Leave")).message
        await house.forged(ann, question, control(question, way), drawn=deleted(house, question))
        await house.quiet()
        assert nobody_was_blamed(ann)
        assert not any(one.raw["flags"] & THINKING for one in ann.private())
        done = {"stay": [], "leave": [(1,)], "end": [(1,)]}[way]
        named = f'%"do":"{way.capitalize()}"%'
        assert house.stored(f"select 1 from events where command like '{named}'") == done


async def test_a_press_of_a_deleted_lobby_counts(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, computers=2)
        lobby = await house.shown("Join")
        join = control(lobby, "join")
        await house.forged(bo, lobby, join, drawn=deleted(house, lobby))
        fresh = await house.shown("Start", "4 of 4")
        assert bo.private() == []
        start = control(fresh, "start")
        await house.forged(ann, fresh, start, drawn=deleted(house, fresh))
        for person in (ann, bo):
            assert nobody_was_blamed(person)
        await ann.until(lambda: house.hands(ann))
        await ann.until(lambda: house.hand(ann).attachments)
