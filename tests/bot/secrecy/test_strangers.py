"""People act only for themselves: the person who pressed a button counts, not the one it was meant for.

Promise: People act only for themselves. Nothing that is sent reveals a card to anybody but its holder. Also:
tests/bot/secrecy/test_secrecy.py, tests/bot/secrecy/test_sheng_ji_secrecy.py.

Promise: A control works only in the server and the channel of its table; in a private message of one's own, anywhere in
the server. Also: tests/bot/hands_and_presses/test_hand_elsewhere.py.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest

from bot.engine.actions import must_act
from bot.playground.faults import CALLBACK
from bot.playground.people.driver import Person, Reply, Seen
from cogs.interactions.answering.admission import IN_TIME
from tests.bot.running_bot.house import House, card_buttons, cards_of, control, has, open_and_start
from tests.bot.running_bot.prepared import prepared

SIGNS = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]")


@pytest.fixture
async def table(house: House, ann: Person, bo: Person) -> AsyncIterator[Seen]:
    """A message of a table at which Ann and Bo are in the middle of a deal."""
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.turn_of(ann, bo)
        await house.quiet()
        yield await house.shown("My hand")


def verbs_of(hand: Seen) -> tuple[str, ...]:
    """What can be pressed in a hand; whoever can only pass has no cards to choose."""
    return ("play", "pass", "declare", "sort", "hint", "plays", *(("card",) if card_buttons(hand) else ()))


def says_stranger(answer: Reply) -> bool:
    return answer.ephemeral and "You’re only watching this table." in answer.text


def values_for(verb: str, hand: Seen) -> list[str] | None:
    return [hand.selects[-1]["options"][0]["value"]] if verb == "plays" else None


async def test_a_stranger_with_the_buttons_of_a_hand_plays_nothing_and_sees_nothing(
    house: House, ann: Person, bo: Person, stranger: Person, table: Seen
) -> None:
    _, hand = await house.turn_of(ann, bo)
    await house.quiet()
    before, shown = house.stored(), hand.raw
    for verb in verbs_of(hand):
        answer = await house.forged(stranger, hand, control(hand, verb), values_for(verb, hand))
        assert says_stranger(answer), verb
        assert not SIGNS.search(answer.text), verb
    await house.quiet()
    assert house.stored() == before
    assert hand.raw == shown
    assert [one for one in stranger.private() if one.selects] == []


async def test_a_strangers_presses_and_commands_at_a_table_are_refused(
    house: House, stranger: Person, table: Seen
) -> None:
    before = house.stored()
    for verb in ("hand", "pass", "declare+last-card"):
        assert says_stranger(await house.forged(stranger, table, control(table, verb))), verb
    for command, options in (("hand", {}), ("pass", {}), ("lastcard", {}), ("play", {"cards": "3d"})):
        assert says_stranger(await stranger.slash(command, options=options)), command
    assert await stranger.autocomplete("play", "cards", "") == []
    assert house.stored() == before


async def test_a_seated_person_with_anothers_buttons_acts_for_his_own_hand(
    house: House, ann: Person, bo: Person, table: Seen
) -> None:
    person, hand = await house.turn_of(ann, bo)
    other = bo if person is ann else ann
    before, mine = house.stored(), set(cards_of(hand))
    for verb in verbs_of(hand):
        await house.forged(other, hand, control(hand, verb), values_for(verb, hand))
        await house.quiet()
        assert house.stored() == before, verb
        assert set(cards_of(house.hand(person))) == mine, verb
        assert not mine & set(cards_of(house.hand(other))), verb


async def test_a_hands_button_on_a_public_message_shows_nobody_a_hand(
    house: House, ann: Person, bo: Person, table: Seen
) -> None:
    person, hand = await house.turn_of(ann, bo)
    stored = house.playground.state.messages[table.id]
    components = hand.raw["components"]
    harmless = [verb for verb in verbs_of(hand) if verb not in ("play", "pass")]
    presses = [(control(hand, verb), values_for(verb, hand)) for verb in harmless]
    for custom_id, values in presses:
        stored.data = table.raw | {"components": components}
        await house.forged(person, table, custom_id, values)
    await house.quiet()
    assert [one["filename"] for one in stored.data["attachments"]] == ["table.png"]


async def test_a_stranger_does_not_start_close_or_end_a_table(house: House, ann: Person, stranger: Person) -> None:
    async with house.bot():
        await ann.slash("table open", computers=3)
        lobby = await house.shown("Start", "4 of 4")
        before = house.stored()
        for label in ("Start", "Leave", "Remove computer", "Cut"):
            assert says_stranger(await stranger.press(lobby, label)), label
        for command in ("start", "close", "end", "leave", "add-computer", "fill", "remove-computer", "rematch"):
            assert says_stranger(await stranger.slash(f"table {command}")), command
        assert house.stored() == before


async def test_a_guest_is_told_who_hosts(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await bo.slash("table open", computers=2)
        await ann.slash("table join")
        before = house.stored()
        refused = await house.person("Ann").slash("table start")
        assert "Bo-Chen hosts this table." in refused.text
        assert house.stored() == before


async def test_whoever_manages_the_server_may_close_and_end(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        await bo.slash("table open", computers=3)
        assert says_stranger(await stranger.slash("table end"))
        answer = await ann.slash("table end")
        assert answer.ephemeral
        assert "Bo-Chen sits here, too." in answer.text
        await ann.press(answer, "End")
        assert house.stored("select ended from tables") == [(1,)]


async def test_an_answer_under_way_when_time_is_gained_stays_private(house: House) -> None:
    async with house.bot():
        ann, liv = house.person("Ann"), house.person("Liv")
        await open_and_start(house, ann)
        public = await house.shown("My hand")
        await house.quiet()
        house.playground.faults.slow(CALLBACK, IN_TIME + 0.4)
        await ann.press(public, "My hand")
        await ann.press(await house.shown("My hand"), "My hand")
        await house.quiet(0.3)
        assert has(house.hand(ann), "Play")
        assert not any(has(one, "Play") for one in liv.sees("big-two"))


async def planted(house: House, person: Person, message: Seen, custom_id: str) -> Reply:
    """A press of a control that somebody planted on one of our messages."""
    button = {"type": 2, "style": 2, "label": "Planted", "custom_id": custom_id, "id": 90}
    row = {"type": 1, "components": [button], "id": 91}
    return await house.forged(person, message, custom_id, drawn=message.raw | {"components": [row]})


AT_TABLE = (
    *("end", "endask", "close", "playon", "join", "seat", "leave", "leaveask", "fill", "computer", "computeroff"),
    *("letin", "start", "ready", "rematch", "cut"),
)
"""Verbs of controls that name a table."""


async def test_a_control_that_names_another_servers_table_does_nothing(house: House, ann: Person) -> None:
    elsewhere = await prepared(house, lambda view: bool(must_act(view)), ("Liv",), guild=4711)
    async with house.bot():
        await ann.slash("table open")
        lobby = await house.shown("Join")
        await house.quiet()
        before = house.stored()
        for verb in (*AT_TABLE, "hand", "pass", "rules", "menu"):
            answer = await planted(house, ann, lobby, f"dd:{verb}:{elsewhere.id}:{elsewhere.turn}:")
            assert "belongs to a table somewhere else" in answer.text, verb
        for verb in ("rulessave", "rulesdrop", "setupopen"):
            answer = await planted(house, ann, lobby, f"dd:{verb}:{elsewhere.guild}-1:0:")
            assert "belongs to a table somewhere else" in answer.text, verb
        form = await house.forged_form(ann, f"dd:cutsent:{elsewhere.id}:0:")
        assert "belongs to a table somewhere else" in form.text
        await house.quiet()
        assert house.stored() == before


async def test_a_control_that_names_a_table_of_another_channel_does_nothing(house: House, ann: Person) -> None:
    async with house.bot():
        await ann.slash("table open", channel="practice")
        await ann.slash("table open")
        lobby = await house.shown("Join")
        other = next(one for one in ann.sees("practice") if has(one, "Start"))
        await house.quiet()
        before = house.stored()
        for verb in AT_TABLE:
            table = control(other, "start").split(":")[2]
            answer = await planted(house, ann, lobby, f"dd:{verb}:{table}:0:")
            assert "belongs to a table somewhere else" in answer.text, verb
        assert house.stored() == before
