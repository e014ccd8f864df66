"""A press of a stale hand plays nothing: it is refused at once, and the answer is the current hand.

Promise: A press on an outdated hand plays nothing, and is answered with the hand as it is.
"""

from __future__ import annotations

import json
from typing import Any

from bot.playground.people.driver import Person, Seen
from tests.bot.running_bot.house import CHANNEL, Both, House, card_buttons, cards_of, control, nothing_drawn, play_ready


def pressable(hand: Seen) -> tuple[str, ...]:
    """What can be pressed in a hand of its turn: whoever can only pass has no cards to choose."""
    return ("play", "pass", "hint", *(("card",) if card_buttons(hand) else ()))


async def outplayed(house: House, playing: Both) -> tuple[Person, Seen, dict[str, str], dict[str, Any]]:
    """A person whose turn is over: with their hand, its controls of that turn, and the hand as it was drawn then."""
    person, _ = playing
    hand = house.hand(person)
    old, drawn = {verb: control(hand, verb) for verb in pressable(hand)}, hand.raw
    await play_ready(house, person, hand)
    await house.turn_of(*playing)
    await house.quiet()
    return person, hand, old, drawn


async def test_a_press_of_a_stale_hand_brings_the_fresh_one_and_plays_nothing(house: House, playing: Both) -> None:
    person, hand, old, drawn = await outplayed(house, playing)
    before, now = house.stored(), set(cards_of(hand))
    for verb, custom_id in old.items():
        await house.forged(person, hand, custom_id, drawn=drawn)
        await person.until(lambda: "from an earlier turn" in hand.text)
        assert set(cards_of(hand)) == now, verb
        assert house.hands(person) == [hand] or [one.id for one in house.hands(person)] == [hand.id], verb
        assert house.stored() == before, verb
        await person.press(hand, "Sort")
        await person.until(lambda: "from an earlier turn" not in hand.text)


async def test_a_press_of_a_hand_that_was_put_away_meanwhile_is_answered(house: House, playing: Both) -> None:
    person, _ = playing
    hand = house.hand(person)
    drawn = hand.raw
    old = {verb: control(hand, verb) for verb in pressable(hand)}
    await play_ready(house, person, hand)
    await house.turn_of(*playing)
    await person.slash("hand")
    assert hand.deleted
    before = house.stored()
    for verb, custom_id in old.items():
        answer = await house.forged(person, hand, custom_id, drawn=drawn)
        assert "from an earlier turn" in answer.text, verb
        assert answer.ephemeral, verb
    assert house.stored() == before


async def test_a_stale_press_is_answered_before_its_picture_is_drawn(house: House, playing: Both) -> None:
    person, hand, old, drawn = await outplayed(house, playing)
    before, now = house.stored(), set(cards_of(hand))
    with nothing_drawn():
        for verb in ("play", "pass", "hint"):
            await house.forged(person, hand, old[verb], drawn=drawn)
            assert "from an earlier turn" in hand.text, verb
            assert set(cards_of(hand)) == now, verb
            assert hand.attachments == [], verb
    await person.until(lambda: hand.attachments)
    assert "from an earlier turn" in hand.text
    assert set(cards_of(hand)) == now
    assert [one.id for one in house.hands(person)] == [hand.id]
    assert house.stored() == before


async def test_a_stale_pass_at_the_table_is_answered_before_its_picture_is_drawn(house: House, playing: Both) -> None:
    person, _ = playing
    table, hand = await house.shown("My hand"), house.hand(person)
    passing, drawn = control(table, "pass"), table.raw
    await play_ready(house, person, hand)
    await house.turn_of(*playing)
    await house.quiet()
    before, now = house.stored(), cards_of(hand)
    with nothing_drawn():
        fresh = (await house.forged(person, table, passing, drawn=drawn)).message
        assert fresh.ephemeral
        assert "from an earlier turn" in fresh.text
        assert cards_of(fresh) == now
    await person.until(lambda: fresh.attachments)
    await person.until(lambda: [one.id for one in house.hands(person)] == [fresh.id])
    assert house.stored() == before


async def test_a_hand_brought_in_place_of_one_put_away_stays_for_the_next_play(house: House, playing: Both) -> None:
    person, hand, old, drawn = await outplayed(house, playing)
    await person.slash("hand")
    fresh = (await house.forged(person, hand, old["pass"], drawn=drawn)).message
    while (turn := await house.turn_of(*playing))[0] is not person:
        await play_ready(house, *turn)
    await person.press(fresh, "Sort")
    await play_ready(house, person, fresh)
    await house.quiet()
    assert [one.id for one in house.hands(person)] == [fresh.id]


async def test_a_press_of_a_hand_put_away_in_its_own_turn_leaves_the_one_that_stands(
    house: House, person: Person, hand: Seen
) -> None:
    sort, drawn = control(hand, "sort"), hand.raw
    fresh = (await person.slash("hand")).message
    assert hand.deleted
    order = cards_of(fresh)
    await house.forged(person, hand, sort, drawn=drawn)
    await person.until(lambda: cards_of(fresh) != order)
    await play_ready(house, person, fresh)
    await house.quiet()
    assert [one.id for one in house.hands(person)] == [fresh.id]


async def test_a_picture_begun_before_a_stale_press_does_not_replace_its_answer(house: House, playing: Both) -> None:
    person, hand, old, drawn = await outplayed(house, playing)
    with nothing_drawn():
        await person.press(hand, "Sort")
        await house.forged(person, hand, old["pass"], drawn=drawn)
        assert "from an earlier turn" in hand.text
    await person.until(lambda: hand.attachments)
    assert "from an earlier turn" in hand.text


async def test_a_first_hand_begun_before_a_stale_press_does_not_replace_its_answer(house: House, ann: Person) -> None:
    async with house.bot():
        lobby = (await ann.slash("table open", channel=CHANNEL, computers=3)).message
        start = control(lobby, "start")
        passing = f"{start.replace('start', 'do')}pass"
        stale = json.loads(json.dumps(lobby.raw).replace(start, passing))
        with nothing_drawn():
            await ann.press(lobby, "Start")
            assert house.hands(ann) == []
            await house.forged(ann, lobby, passing, drawn=stale)
            [fresh] = house.hands(ann)
            assert "from an earlier turn" in fresh.text
        await ann.until(lambda: fresh.attachments)
        assert "from an earlier turn" in fresh.text
        await house.quiet()
        assert [one.id for one in house.hands(ann)] == [fresh.id]


async def test_a_stale_press_takes_the_place_of_a_hand_that_is_still_drawn(house: House, playing: Both) -> None:
    person, _, old, drawn = await outplayed(house, playing)
    with nothing_drawn():
        asked = (await person.slash("hand")).message
        fresh = (await house.forged(person, asked, old["pass"], drawn=drawn)).message
        assert "from an earlier turn" in fresh.text
    await person.until(lambda: asked.deleted and fresh.attachments)
    assert [one.id for one in house.hands(person)] == [fresh.id]


async def test_a_hand_that_could_not_be_put_away_is_taken_up_by_a_press_on_it(house: House, playing: Both) -> None:
    person, _ = playing
    hand = house.hand(person)
    house.playground.faults.fail(r"DELETE /webhooks", 403)
    await person.slash("hand")
    await house.quiet()
    assert not hand.deleted
    order = cards_of(hand)
    await person.press(hand, "Sort")
    await person.until(lambda: cards_of(hand) != order)
