"""No answer waits for a picture: hands come at once with words and controls, however slow drawing is."""

from __future__ import annotations

import pytest

from bot.games.asks import must_act
from bot.playground.driver import Person
from bot.playground.rest_interactions import ANSWER
from tests.bot.house import House, cards_of, control, nothing_drawn, turn_on
from tests.bot.prepared import prepared
from tests.bot.test_discord_faults import acts


@pytest.mark.parametrize("way", ["command", "button"])
async def test_a_hand_asked_for_comes_at_once_and_its_picture_follows(
    house: House, playing: tuple[Person, Person], way: str
) -> None:
    person, _ = playing
    table, old = await house.shown("My hand"), house.hand(person)
    held = cards_of(old)
    with nothing_drawn():
        answer = await (person.slash("hand") if way == "command" else person.press(table, "My hand"))
        fresh = answer.message
        assert answer.answered == ANSWER
        assert fresh.ephemeral
        assert cards_of(fresh) == held
        assert fresh.attachments == []
    await person.until(lambda: fresh.attachments)
    assert [one.id for one in house.hands(person)] == [fresh.id]


async def test_a_typed_play_is_answered_as_soon_as_it_is_saved(house: House, ann: Person) -> None:
    await prepared(house, lambda view: must_act(view) == {0} and view.to_beat is None, people=("Ann", "Bo-Chen"))
    async with house.bot():
        before = (await ann.slash("hand")).message
        held, turn = cards_of(before), turn_on(before)
        offered = await ann.autocomplete("play", "cards", "")
        with nothing_drawn():
            answer = await ann.slash("play", cards=offered[0]["value"])
            fresh = answer.message
            assert answer.answered == ANSWER
            assert acts(house) == 1
            assert fresh.ephemeral
            assert "You played " in fresh.text
            assert turn_on(fresh) > turn
            assert set(cards_of(fresh)) == set(held) - set(offered[0]["value"].split())
        await ann.until(lambda: fresh.attachments)
        assert control(fresh, "sort")


async def test_a_typed_pass_is_answered_as_soon_as_it_is_saved(house: House, ann: Person) -> None:
    await prepared(house, lambda view: must_act(view) == {0} and view.to_beat is not None, people=("Ann", "Bo-Chen"))
    async with house.bot():
        with nothing_drawn():
            answer = await ann.slash("pass")
            fresh = answer.message
            assert answer.answered == ANSWER
            assert acts(house) == 1
            assert "You passed" in fresh.text
        await ann.until(lambda: fresh.attachments)
