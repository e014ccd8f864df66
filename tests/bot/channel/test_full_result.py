"""At the next deal the last result shrinks to two lines, and a button brings the rest to whoever presses it.

Promise: At the next deal a deal's end shrinks to two lines. *Full result* brings all of it, of any deal that is over
and of no other, also after a restart and after the table. Also: tests/tables/log/test_past_deals.py.
"""

from __future__ import annotations

import re
import tomllib

from bot.deal_verifier import verify_record
from bot.engine.record import check
from bot.playground.people.driver import Person, Reply, Seen
from bot.playground.rest.rest_interactions import DEFER
from cogs.ui.toolkit.custom_ids import read_custom_id
from tests.bot.channel.test_publishing import can_go_out
from tests.bot.restarts.test_damaged_tables import on_disk
from tests.bot.running_bot.house import (
    CHANNEL,
    SHORT,
    House,
    cards_of,
    control,
    has,
    nothing_drawn,
    open_and_start,
    parts,
    play_until,
)
from tests.bot.running_bot.prepared import prepared
from tests.bot.secrecy.test_secrecy import cards_in

LABEL = "Full result"
GONE = "can’t be shown in full any more."


def shrunk(house: House) -> list[Seen]:
    """The public messages of which two lines are left, oldest first."""
    return [one for one in house.person("Ann").sees(CHANNEL) if not one.ephemeral and has(one, LABEL)]


async def next_deal(house: House, over: Seen, deal: int, *people: Person) -> Seen:
    """Everybody asks for the next deal; returns what is left of the deal's end, once the deal ``deal`` is in hand."""
    for person in people:
        await person.press(over, "Next deal")
    await house.shown("My hand", f"deal {deal}")
    await house.quiet()
    return over


def two_lines(left: Seen, before: str) -> None:
    """Only who won and everybody's points are left of the deal's end, in the words that it had, and one button."""
    won, points = left.text.splitlines()
    assert f"### {won.strip('*')}" in before.splitlines()
    assert points in before.splitlines()
    assert left.attachments == []
    assert [button["label"] for button in left.buttons] == [LABEL]
    assert not left.selects


def whole(answer: Reply, before: str, deal: int) -> str:
    """An answer has all that the deal's end had, and is private; returns the record."""
    assert answer.ephemeral
    assert answer.answered == DEFER, "to draw may take longer than Discord waits"
    [message] = answer.messages
    onward = ("Next deal", "Gives your seat to a computer.")  # what the live message offers
    lines = [line for line in before.splitlines() if not any(offer in line for offer in onward)]
    lines = [line.partition(" The next shuffle is sealed")[0] for line in lines]
    assert message.text.splitlines() == lines
    assert "matches its seal" in message.text
    assert message.buttons == []
    picture, record = message.attachments
    assert picture.data.startswith(b"\x89PNG")
    assert "Points:" in (picture.description or "")
    assert record.filename == f"table-1-deal-{deal}.toml"
    text = record.data.decode()
    assert check(text).ok
    assert all(one.passed for one in verify_record(text))
    assert [one["shuffle"]["deal"] for one in tomllib.loads(text)["deals"]] == list(range(1, deal + 1))
    return text


async def test_the_rest_is_behind_a_button_over_a_restart_and_the_end_of_the_table(
    house: House, ann: Person, bo: Person, stranger: Person
) -> None:
    said: dict[int, str] = {}
    records: dict[int, str] = {}
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        for deal in (1, 2):
            over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
            await house.quiet()
            said[deal], records[deal] = over.text, over.attachments[1].data.decode()
            two_lines(await next_deal(house, over, deal + 1, ann, bo), said[deal])
            assert not over.deleted
            private = len(ann.private()) + len(bo.private())
            assert whole(await stranger.press(over, LABEL), said[deal], deal) == records[deal]
            assert len(ann.private()) + len(bo.private()) == private, "only the presser sees it"
            assert len(over.text.splitlines()) == 2, "for all others, it stays as it is"
        assert len(shrunk(house)) == 2
        assert whole(await bo.press(shrunk(house)[0], LABEL), said[1], 1) == records[1]
    async with house.bot():
        await house.quiet()
        for deal, left in enumerate(shrunk(house), 1):
            two_lines(left, said[deal])
            assert whole(await ann.press(left, LABEL), said[deal], deal) == records[deal]
        await parts(ann, "end")
        await house.quiet()
        for deal, left in enumerate(shrunk(house), 1):
            assert whole(await stranger.press(left, LABEL), said[deal], deal) == records[deal]
    on_disk(house, "delete from events")
    async with house.bot():
        answer = await ann.press(shrunk(house)[0], LABEL)
        assert answer.ephemeral
        assert answer.text == f"**Deal 1 {GONE}**\n-# /ledger show has each player’s points."
        ledger = (await ann.slash("ledger show")).text.replace("**", "")
        assert f"{points_of('Ann', said[1])} · Big Two, table 1, deal 1 " in ledger


def points_of(name: str, end: str) -> str:
    """What a deal brought somebody, as its end says it."""
    found = re.search(rf"{name} \*\*(\S+)\*\*", end)
    assert found is not None
    return found[1]


async def test_a_result_outlives_what_became_of_its_table_and_its_people(house: House, ann: Person, bo: Person) -> None:
    """After a start that could not read the table, and knows nobody in the fourth seat any more."""
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo)
        over = await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        await house.quiet()
        said = over.text
        left = await next_deal(house, over, 2, ann, bo)
    on_disk(
        house,
        "update tables set snapshot = 'torn'",
        "update events set command = '{}' where number = (select max(number) from events)",
        "delete from people where name = 'Bo-Chen'",
    )
    async with house.bot():
        assert "Table 1 can’t go on." in (await ann.slash("table status")).text
        answer = await ann.press(left, LABEL)
        whole(answer, said.replace("Bo-Chen", "Seat 4"), 1)


async def test_a_deal_that_is_being_played_is_shown_to_nobody(house: House, ann: Person, bo: Person) -> None:
    await prepared(house, can_go_out)
    async with house.bot():
        await ann.slash("hand")
        await ann.slash("play", cards=cards_of(house.hand(ann))[0])
        left = await next_deal(house, await house.shown("Next deal"), 2, ann)
        pressed = read_custom_id(control(left, "result"))
        assert pressed is not None
        for extra in ("2", "3", "0"):
            forged = await house.forged(bo, left, f"dd:result:{pressed.table}:{pressed.turn}:{extra}")
            assert forged.ephemeral
            assert f"Deal {extra} {GONE}" in forged.text
            assert not forged.attachments
            assert not cards_in(forged.text)
        for extra in ("", "x", "9" * 40):
            forged = await house.forged(bo, left, f"dd:result:{pressed.table}:{pressed.turn}:{extra}")
            assert "That button is out of date and did nothing." in forged.text


async def test_a_result_whose_log_cannot_be_replayed_is_told_as_far_as_the_table_knows_it(
    house: House, ann: Person, bo: Person
) -> None:
    """Of a prepared table the log has only the beginning."""
    await prepared(house, can_go_out)
    async with house.bot():
        await ann.slash("hand")
        await ann.slash("play", cards=cards_of(house.hand(ann))[0])
        left = await next_deal(house, await house.shown("Next deal"), 2, ann)
        answer = await bo.press(left, LABEL)
        picture, reveal = answer.attachments
        assert (picture.filename, reveal.filename) == ("deal-end.png", "table-7-deal-1.json")
        with nothing_drawn():
            words = await bo.press(left, LABEL)
            assert [one.filename for one in words.attachments] == ["table-7-deal-1.json"]
            assert (picture.description or "") in words.text
        await parts(ann, "end")
        await house.quiet()
        assert f"Deal 1 {GONE}" in (await bo.press(left, LABEL)).text


async def test_a_result_is_brought_in_its_own_channel_alone(house: House, ann: Person, bo: Person) -> None:
    await prepared(house, can_go_out)
    async with house.bot():
        await ann.slash("hand")
        await ann.slash("play", cards=cards_of(house.hand(ann))[0])
        left = await next_deal(house, await house.shown("Next deal"), 2, ann)
        custom_id = control(left, "result")
        other = (await bo.slash("table open", channel="practice")).message
        answer = await house.forged(bo, other, custom_id)
        assert "That button belongs to a table somewhere else." in answer.text
        assert not answer.attachments
