"""Callouts at a table: anybody may call a last card that was not declared (docs/product.md, section 4)."""

from __future__ import annotations

import pytest

from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.position import is_caught
from bot.games.big_two.seat_sets import seats_of
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House, has
from tests.bot.running_bot.prepared import prepared

PEOPLE = ("Ann", "Bo-Chen")


@pytest.fixture
def bo(house: House) -> Person:
    return house.person("Bo-Chen")


def silent(view: BigTwoView) -> bool:
    """Bo has one card, neither declared nor called yet; Ann is to play."""
    return view.position.turn == 0 and view.counts.count(1) == 1 and is_caught(view.position, 1)


def declared(view: BigTwoView) -> bool:
    """Bo has declared a last card; Ann is to play."""
    return view.position.turn == 0 and view.counts[1] == 1 and 1 in seats_of(view.position.declared)


def two_with_one(view: BigTwoView) -> bool:
    """Bo has one undeclared card, and so has a computer; Ann is to play."""
    return view.position.turn == 0 and 1 in view.counts[2:] and is_caught(view.position, 1)


def notices(person: Person) -> list[str]:
    """The public lines about calls."""
    return [seen.text for seen in person.sees(CHANNEL) if not seen.ephemeral and "calls:" in seen.text]


async def test_an_undeclared_last_card_is_called_by_the_button(house: House, ann: Person, bo: Person) -> None:
    await prepared(house, silent, PEOPLE, callouts=True)
    async with house.bot():
        table = await house.shown("Call out")
        assert "has one card left" not in table.text, "noticing is the callers' part"
        await ann.press(table, "Call out")
        await ann.until(lambda: notices(ann))
        assert notices(ann) == ["Ann calls: Bo-Chen has 1 card and didn’t say so."]
        answer = await bo.slash("lastcard")
        assert "was called before you said so" in answer.text


async def test_a_false_call_is_its_callers_last(house: House, ann: Person) -> None:
    await prepared(house, declared, PEOPLE, callouts=True)
    async with house.bot():
        await house.shown("Call out")
        answer = await ann.slash("callout", options={"player": "bo-chen"})
        assert "You called Bo-Chen." in answer.text
        await ann.until(lambda: notices(ann))
        assert "Ann can’t call again in this deal." in notices(ann)[0]
        again = await ann.slash("callout", options={})
        assert "You can’t call anybody any more" in again.text


async def test_of_several_the_caller_names_one(house: House, ann: Person) -> None:
    await prepared(house, two_with_one, PEOPLE, callouts=True)
    async with house.bot():
        table = await house.shown("Call out")
        asked = await ann.press(table, "Call out")
        assert asked.ephemeral
        assert "Who do you call out?" in asked.text
        assert "You can’t choose" in (await ann.slash("callout", options={})).text
        question = next(one for one in ann.private() if has(one, "Bo-Chen"))
        await ann.press(question, "Bo-Chen")
        await ann.until(lambda: notices(ann))
        assert notices(ann)[0].startswith("Ann calls: Bo-Chen has 1 card and didn’t say so.")
        await ann.until(lambda: not any(has(one, "Bo-Chen") for one in ann.private()))


async def test_a_call_that_comes_too_late_is_answered(house: House, ann: Person) -> None:
    await prepared(house, two_with_one, PEOPLE, callouts=True)
    async with house.bot():
        await ann.press(await house.shown("Call out"), "Call out")
        question = next(one for one in ann.private() if has(one, "Bo-Chen"))
        assert "You called Bo-Chen." in (await ann.slash("callout", options={"player": "Bo-Chen"})).text
        answer = await ann.press(question, "Bo-Chen")
        await house.quiet()
        assert not answer.message.deleted
        assert answer.ephemeral
        assert notices(ann) == ["Ann calls: Bo-Chen has 1 card and didn’t say so."]


async def test_the_list_names_those_with_so_few_cards(house: House, ann: Person, bo: Person) -> None:
    table = await prepared(house, two_with_one, PEOPLE, callouts=True)
    assert table.deal is not None
    few = [f"{seat + 1}." for seat, count in enumerate(table.deal.view(None).counts) if count == 1]
    async with house.bot():
        offered = [one["value"] for one in await ann.autocomplete("callout", "player", "")]
        assert [name.split()[0] for name in offered] == [name for name in few if name != "1."]
        assert await ann.autocomplete("callout", "player", "nobody of that name") == []
        assert "2. Bo-Chen" not in [one["value"] for one in await bo.autocomplete("callout", "player", "")]
        assert "You can’t choose" in (await ann.slash("callout", options={"player": "1"})).text, "oneself"
        assert "You called Bo-Chen." in (await ann.slash("callout", options={"player": "2. Bo-Chen"})).text


async def test_a_stranger_calls_nobody(house: House) -> None:
    await prepared(house, two_with_one, PEOPLE, callouts=True)
    async with house.bot():
        stranger = house.person("大老二王")
        answer = await stranger.press(await house.shown("Call out"), "Call out")
        assert "only watching this table" in answer.text
        assert await stranger.autocomplete("callout", "player", "") == []
        assert not notices(stranger)


async def test_without_callouts_nobody_calls(house: House, ann: Person) -> None:
    await prepared(house, silent, PEOPLE)
    async with house.bot():
        table = await house.shown("Last card!", "has one card left")
        assert not has(table, "Call out")
        assert "This table has no callouts" in (await ann.slash("callout", options={"player": "Bo-Chen"})).text


async def test_a_table_says_that_it_has_callouts_and_keeps_them(house: House, ann: Person) -> None:
    async with house.bot():
        for rules in ("pagat-basic", "indonesia"):
            refused = await ann.slash("table open", options={"rules": rules, "callouts": True})
            assert "an undeclared last card costs nothing" in refused.text
        await ann.slash("table open", options={"rules": "chudadi-standard", "computers": 3, "callouts": True})
        lobby = await house.shown("Start", "Unlike the preset: callouts **on**.")
        assert "Callouts are on: an undeclared last card matters" in (await ann.press(lobby, "Rules")).text
        await ann.press(lobby, "Start")
        table = await house.shown("Call out")
        assert table.control("Call out")["disabled"], "everybody holds a full hand"
    async with house.bot():
        assert "Callouts are on" in (await ann.press(await house.shown("Call out"), "Rules")).text
