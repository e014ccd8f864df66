"""A bot that is stopped and started again: the same people go on with the same hands and messages.

Promise: A start looks at no channel, and sends only what differs from what the messages showed.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from bot.playground.people.driver import Person, Seen
from bot.playground.rest.rest_calls import RestServer
from bot.store import Store
from bot.tables.commands import End
from bot.tables.life.hall import Hall
from tests.bot.running_bot.house import (
    CHANNEL,
    SHORT,
    House,
    acted,
    cards_of,
    choose_cards,
    control,
    has,
    is_table,
    open_and_start,
    play_ready,
    play_until,
)
from tests.bot.running_bot.prepared import can_play, prepared
from tests.tables.hall_at_work import all_awake


def public(house: House) -> list[Seen]:
    return [one for one in house.person("Ann").sees(CHANNEL) if not one.ephemeral]


async def test_in_mid_deal_the_same_person_goes_on_with_the_same_hand(house: House, ann: Person, bo: Person) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        person, hand = await house.turn_of(ann, bo)
        await house.quiet()
        before, held = house.stored(), cards_of(hand)
        stood = [one.id for one in public(house)]
    async with house.bot():
        await house.quiet()
        assert house.stored() == before
        assert [one.id for one in public(house)] == stood
        assert not hand.deleted
        await play_ready(house, person, hand)
        assert house.stored() != before
        assert set(cards_of(house.hand(person))) < set(held) or cards_of(house.hand(person)) == held
        assert len(house.hands(person)) == 1
        other = bo if person is ann else ann
        await other.press(await house.shown("My hand"), "My hand")
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        assert "matches its seal" in over.text
        await ann.until(lambda: not [one for one in public(house) if is_table(one)])


async def test_every_old_button_answers_after_a_restart(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        person, hand = await house.turn_of(ann, bo)
        table = await house.shown("My hand")
        await house.quiet()
        before = house.stored()
    async with house.bot():
        for label in ("Rules", "Menu"):
            assert (await person.press(table, label)).ephemeral, label
        await person.press(hand, "Sort")
        await person.press(hand, "Hint")
        await person.until(lambda: "Suggested" in hand.text)
        assert (await house.forged(person, hand, control(hand, "declare"))).ephemeral
        assert house.stored() == before
        answer = await person.press(table, "My hand")
        assert answer.ephemeral
        assert set(cards_of(answer.message)) == set(cards_of(house.hand(person)))


async def test_what_was_chosen_before_a_restart_can_be_played_after_it(house: House, ann: Person) -> None:
    await prepared(house, can_play)
    async with house.bot():
        await ann.slash("hand")
        [play, *_] = await ann.autocomplete("play", "cards", "")
        await choose_cards(ann, house.hand(ann), play["value"].split())
        await ann.until(lambda: "Chosen" in house.hand(ann).text)
        before = house.stored("select number from tables")
    async with house.bot():
        await acted(house, ann, "Play")
        assert house.stored("select number from tables") > before


async def test_a_lobby_and_a_deals_end_go_on_after_a_restart(house: House, ann: Person, bo: Person) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        lobby = (await ann.slash("table open", computers=2)).message
    async with house.bot():
        await bo.press(lobby, "Join")
        await house.shown("Start", "4 of 4")
        assert len(public(house)) == 1
        await ann.press(lobby, "Start")
        for person in (ann, bo):
            table = await house.shown("My hand")
            await person.press(table, "My hand")
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
    async with house.bot():
        await house.quiet()
        assert [one.id for one in public(house) if has(one, "Next deal")] == [over.id]
        for person in (ann, bo):
            await person.press(over, "Next deal")
        await house.shown("My hand", "deal 2")


async def test_nobody_is_called_twice_for_one_turn(house: House, ann: Person, bo: Person) -> None:
    def called() -> list[str]:
        return [one.id for one in public(house) if "your turn at" in one.text]

    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.turn_of(ann, bo)
        await house.quiet()
        calls = await ann.until(called)
        assert len(calls) == 1
    async with house.bot():
        await house.quiet()
        assert called() == calls
        for person in (ann, bo):
            await person.slash("hand")
        person, _ = await house.turn_of(ann, bo)
        await play_ready(house, person, house.hand(person))
        await ann.until(lambda: called() and called() != calls)
        await house.quiet()
        assert len(called()) == 1


MESSAGES = re.compile(r"(GET|POST|PATCH|DELETE) \S*/channels/\d+/messages\S*")


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The requests for messages of channels that the bot makes from now on."""
    made: list[str] = []
    admit = RestServer._admit

    def noting(server: RestServer, route: Any, request: Any, call: Any) -> dict[str, str]:
        if MESSAGES.fullmatch(line := f"{request.method} {request.path}"):
            made.append(line)
        return admit(server, route, request, call)

    monkeypatch.setattr(RestServer, "_admit", noting)
    return made


@pytest.mark.parametrize(("clock", "again"), [("none", []), ("5 minutes", ["PATCH"])])
async def test_a_start_sends_only_what_differs_and_looks_at_no_channel(
    house: House, ann: Person, bo: Person, requests: list[str], clock: str, again: list[str]
) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, clock=clock)
        person, hand = await house.turn_of(ann, bo)
        await play_ready(house, person, hand)
        await house.turn_of(ann, bo)
        await house.quiet()
    requests.clear()
    house.later(120)
    async with house.bot():
        await house.quiet()
        edits = [line.split()[0] for line in requests if str((await house.shown("My hand")).id) in line]
        assert edits == again, "times have moved where there is a clock"
        assert {line.split()[0] for line in requests} <= set(again)


async def test_a_table_that_ended_before_that_was_shown_is_shown_as_ended(house: House, ann: Person) -> None:
    async with house.bot():
        lobby = (await ann.slash("table open", channel=CHANNEL, computers=3)).message
        await house.quiet()
    store = await Store.open(house.settings.database_url, house.clock.now)
    hall = Hall(store, house.clock, random.Random(1), 0)
    await all_awake(hall)
    (table,) = hall.tables()
    assert (await hall.do(table.id, End(table.host))).refusal is None
    await hall.close()
    await store.close()
    assert "ended" not in lobby.text
    async with house.bot():
        await ann.until(lambda: "ended" in lobby.text)
        await house.quiet()
    assert house.stored("select key from settings where key like 'live:%'") == []
