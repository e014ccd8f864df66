"""Who may sit where: a private table that a stranger meets, invitations, kept seats, and people who are blocked."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House, has, open_and_start


def lobby_text(house: House) -> str:
    shown = house.public("Join")
    return "" if shown is None else shown.text


async def test_a_stranger_meets_a_private_table_and_an_invited_one_sits_down(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        opened = await ann.slash("table open", channel=CHANNEL, private=True)
        assert "Private: only people invited with /table invite can sit down here." in opened.text
        assert opened.message.control("Join")["disabled"], "nobody can sit down yet"
        before = house.stored()
        for seat in (None, 3):
            answer = await stranger.slash("table join", channel=CHANNEL, seat=seat)
            assert answer.ephemeral
            assert "This table is private." in answer.text
            assert len(answer.text.splitlines()) == 2
        assert house.stored() == before
        assert "Bo-Chen can sit down here now." in (await ann.slash("table invite", channel=CHANNEL, member=bo.id)).text
        await ann.slash("table invite", channel=CHANNEL, member="Liv")
        await ann.until(lambda: "Private. Invited: Bo-Chen and Liv." in lobby_text(house))
        await bo.press(await house.shown("Join"), "Join")
        await house.shown("Join", "2 of 4")
        again = await stranger.press(await house.shown("Join"), "Join")
        assert "This table is private." in again.text
    async with house.bot():
        refused = await stranger.press(await house.shown("Join"), "Join")
        assert "This table is private." in refused.text, "also after a restart"


async def test_a_role_is_invited_and_its_members_sit_down(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        await bo.slash("table open", channel=CHANNEL, private=True)
        await bo.slash("table invite", channel=CHANNEL, role="Managers")
        shown = await house.shown("Join", "Private. Invited: <@&")
        assert "This table is private." in (await stranger.press(shown, "Join")).text
        await ann.press(shown, "Join")
        await house.shown("Join", "2 of 4")
        everybody = await bo.slash("table invite", channel=CHANNEL, role="@everyone")
        assert "That role is everybody." in everybody.text


async def test_a_kept_seat_waits_for_one_person_also_with_a_computer_in_it(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL)
        assert "Seat 2 is kept for Bo-Chen." in (await ann.slash("table reserve", channel=CHANNEL, member=bo.id)).text
        shown = await house.shown("Join", "2. kept for Bo-Chen")
        refused = await stranger.slash("table join", channel=CHANNEL, seat=2)
        assert "That seat is kept for somebody." in refused.text
        await ann.press(shown, "Fill with computers")
        await house.shown("Join", "computer until Bo-Chen comes")
        await stranger.slash("table join", channel=CHANNEL)
        await house.shown("Join", "3. **Søren**")
        await ann.press(await house.shown("Start"), "Start")
        await ann.until(lambda: house.hands(ann))
        joined = await bo.slash("table join", channel=CHANNEL)
        assert "seat when this deal ends" in joined.text


async def test_the_last_seat_is_kept_for_one_of_two(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL)
        for guest in (bo, stranger, house.person("Liv")):
            await ann.slash("table reserve", channel=CHANNEL, member=guest.id)
        full = await ann.slash("table reserve", channel=CHANNEL, member="大老二王")
        assert "No seat is left to keep." in full.text
        await ann.slash("table unreserve", channel=CHANNEL, member=bo.id)
        again = await ann.slash("table reserve", channel=CHANNEL, member="大老二王")
        assert "Seat 2 is kept for 大老二王." in again.text
        assert "All" in (await bo.slash("table join", channel=CHANNEL)).text or "kept" in lobby_text(house)


@pytest.mark.parametrize(
    ("command", "options", "line"),
    [
        ("table invite", {"member": "Dai Di"}, "That’s a bot."),
        ("table invite", {"member": "Ann"}, "You sit here already."),
        ("table invite", {"member": "Bo-Chen"}, "Bo-Chen sits here already."),
        ("table invite", {}, "Whom do you invite?"),
        ("table invite", {"member": "Søren", "role": "Managers"}, "Whom do you invite?"),
        ("table reserve", {"member": "Dai Di"}, "That’s a bot."),
        ("table reserve", {"member": "Ann"}, "You sit here already."),
        ("table unreserve", {"member": "Søren"}, "No seat is kept for them."),
        ("block", {"member": "Ann"}, "That’s you."),
        ("block", {"member": "Dai Di"}, "That’s a bot."),
        ("unblock", {"member": "Søren"}, "You don’t keep them from your tables."),
    ],
)
async def test_what_cannot_be_is_one_clear_line(
    house: House, ann: Person, bo: Person, command: str, options: dict[str, Any], line: str
) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, private=True)
        await ann.slash("table invite", channel=CHANNEL, member=bo.id)
        await bo.slash("table join", channel=CHANNEL)
        before = house.stored()
        answer = await ann.slash(command, channel=CHANNEL, options=options)
        assert line in answer.text
        assert len(answer.text.splitlines()) == 2
        assert house.stored() == before
        if command == "table invite":
            other = await bo.slash(command, channel=CHANNEL, member="Liv")
            assert "Ann hosts this table." in other.text


async def test_who_is_blocked_sits_down_at_no_table_of_that_host(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    async with house.bot():
        assert "You keep nobody from your tables." in (await ann.slash("block", channel=CHANNEL)).text
        answer = await ann.slash("block", channel=CHANNEL, member=bo.id)
        assert answer.ephemeral
        assert "Bo-Chen can’t sit down at your tables any more." in answer.text
        await ann.slash("table open", channel=CHANNEL)
        shown = await house.shown("Join")
        for refused in (await bo.press(shown, "Join"), await bo.slash("table join", channel=CHANNEL)):
            assert refused.ephemeral
            assert "You can’t sit down at this table." in refused.text
            assert "block" not in refused.text
        for command in ("table invite", "table reserve"):
            answer = await ann.slash(command, channel=CHANNEL, member=bo.id)
            assert "You keep Bo-Chen from your tables." in answer.text
        await stranger.press(shown, "Join")
        await house.shown("Join", "2 of 4")
    async with house.bot():
        assert "You can’t sit down" in (await bo.slash("table join", channel=CHANNEL)).text
        assert "Bo-Chen" in (await ann.slash("block", channel=CHANNEL)).text
        await ann.slash("unblock", channel=CHANNEL, member=bo.id)
        await bo.press(await house.shown("Join"), "Join")
        await house.shown("Join", "3 of 4")


async def test_who_plays_is_not_thrown_out_by_a_block(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, clock="none")
        await ann.slash("block", channel=CHANNEL, member=bo.id)
        await bo.slash("table leave", channel=CHANNEL)
        question = bo.private()[-1]
        if has(question, "Stay"):
            await bo.press(question, next(one["label"] for one in question.buttons if one["label"] != "Stay"))
        back = await bo.slash("table join", channel=CHANNEL)
        assert "can’t sit down" not in back.text
