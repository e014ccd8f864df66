"""Every press is acknowledged at once, however slow drawing is; a hand that must wait long comes in words first.

Promise: A press is acknowledged as soon as it is saved, however slow drawing is; a hand waits a second for its picture
at most. Also: tests/bot/hands_and_presses/test_stale_hands.py.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.playground.people.driver import Person
from bot.playground.rest.rest_interactions import ANSWER, DEFER
from cogs.hands.contents import Contents
from cogs.ui.toolkit.messages import Message
from tests.bot.faults_and_limits.test_discord_faults import acts
from tests.bot.faults_and_limits.test_words_first import MANY
from tests.bot.running_bot.house import CHANNEL, House, cards_of, control, has, nothing_drawn, turn_on
from tests.bot.running_bot.prepared import prepared
from tests.images.situations import HAND_LEAD
from tests.patience import PATIENCE


async def never(*_: Any) -> Message:
    """A drawing that takes for ever."""
    await asyncio.Event().wait()
    raise AssertionError


WITHOUT_PICTURE = ANSWER, DEFER
"""At once, or acknowledged and then in words: that depends on for how long nothing has been drawn."""


@pytest.mark.parametrize("way", ["command", "button"])
async def test_a_hand_asked_for_is_acknowledged_at_once_and_its_picture_follows_words(
    house: House, way: str, person: Person
) -> None:
    table, old = await house.shown("My hand"), house.hand(person)
    held = cards_of(old)
    with nothing_drawn():
        answer = await (person.slash("hand") if way == "command" else person.press(table, "My hand"))
        fresh = answer.message
        assert answer.answered in WITHOUT_PICTURE
        assert fresh.ephemeral
        assert cards_of(fresh) == held
        assert fresh.attachments == []
    await person.until(lambda: fresh.attachments)
    assert [one.id for one in house.hands(person)] == [fresh.id]


async def test_a_typed_play_is_answered_as_soon_as_it_is_saved(house: House, ann: Person) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is None, people=("Ann", "Bo-Chen")
    )
    async with house.bot():
        before = (await ann.slash("hand")).message
        held, turn = cards_of(before), turn_on(before)
        offered = await ann.autocomplete("play", "cards", "")
        with nothing_drawn():
            answer = await ann.slash("play", cards=offered[0]["value"])
            fresh = answer.message
            assert answer.answered in WITHOUT_PICTURE
            assert acts(house) == 1
            assert fresh.ephemeral
            assert "You played " in fresh.text
            assert turn_on(fresh) > turn
            assert set(cards_of(fresh)) == set(held) - set(offered[0]["value"].split())
        await ann.until(lambda: fresh.attachments)
        assert control(fresh, "sort")


async def test_a_typed_pass_is_answered_as_soon_as_it_is_saved(house: House, ann: Person) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None, people=("Ann", "Bo-Chen")
    )
    async with house.bot():
        with nothing_drawn():
            answer = await ann.slash("pass")
            fresh = answer.message
            assert answer.answered in WITHOUT_PICTURE
            assert acts(house) == 1
            assert "You passed" in fresh.text
        await ann.until(lambda: fresh.attachments)


async def test_a_picture_that_is_drawn_at_once_comes_with_the_answer(
    house: House, monkeypatch: pytest.MonkeyPatch, person: Person
) -> None:
    monkeypatch.setattr("cogs.hands.one_live_hand.AT_ONCE", PATIENCE)
    monkeypatch.setattr(Contents, "is_behind", lambda _: False)
    answer = await person.slash("hand")
    assert answer.answered == ANSWER
    assert answer.message.attachments


async def test_no_answer_waits_for_a_picture_where_pictures_come_late(house: House, ann: Person) -> None:
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None, people=("Ann", "Bo-Chen")
    )
    assert house.drawing is not None
    async with house.bot():
        with nothing_drawn():
            waiting = [asyncio.create_task(house.drawing.draw(HAND_LEAD)) for _ in range(MANY)]
            await asyncio.sleep(0)
            answer = await ann.slash("pass")
            assert answer.answered in WITHOUT_PICTURE
            assert not answer.message.attachments
        await ann.until(lambda: answer.message.attachments)
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_a_hand_that_cannot_be_brought_leaves_no_empty_message(
    house: House, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Contents, "drawn", never)
    monkeypatch.setattr(Contents, "is_behind", lambda _: False)
    await prepared(
        house, lambda view: must_act(view) == {0} and play_to_beat(view.position) is not None, people=("Ann", "Bo-Chen")
    )
    async with house.bot():
        house.playground.faults.fail(r"PATCH /webhooks/.*/messages/@original", 500, times=1000)
        answer = await ann.slash("pass")
        assert answer.answered == DEFER
        await ann.until(lambda: not any(one.text == "" for one in ann.private()))
        house.playground.faults.clear()
        assert acts(house) == 1


async def test_a_hand_whose_table_ends_while_it_is_drawn_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch, person: Person
) -> None:
    monkeypatch.setattr("cogs.hands.one_live_hand.IN_WORDS_AFTER", PATIENCE)
    monkeypatch.setattr(Contents, "drawn", never)
    monkeypatch.setattr(Contents, "is_behind", lambda _: False)
    asked = asyncio.create_task(person.slash("hand"))
    await person.until(lambda: any(house.playground.state.messages[one.id].loading for one in person.private()))
    ended = await house.person("Ann").slash("table end", channel=CHANNEL)
    if has(ended.message, "End"):
        await house.person("Ann").press(ended, "End")
    answer = await asked
    assert not has(answer.message, "Sort")
    await house.quiet()
    assert house.hands(person) == []
