"""What a channel shows stays current: pings, pictures that cannot be drawn, archived threads, lost channels."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bot.games.big_two.deal.seam import BigTwoView
from bot.playground.people.driver import Person, Seen
from cogs.publisher.live_messages import OLD_AFTER
from tests.bot.hands_and_presses.test_last_card import two_cards_to_lead
from tests.bot.running_bot.house import CHANNEL, House, cards_of, is_table, open_and_start, play_ready
from tests.bot.running_bot.prepared import prepared
from tests.store.homes import quoted

THREAD = "evening"
CALL = "your turn at"
POST, DELETE = r"POST /channels/\d+/messages", r"DELETE /channels/\d+/messages"


def calls(house: House) -> list[Seen]:
    return [one for one in house.person("Ann").sees(CHANNEL) if CALL in one.text]


def tables(house: House, channel: str) -> list[Seen]:
    return [one for one in house.person("Ann").sees(channel) if is_table(one)]


def thread(house: House) -> None:
    """A thread in the channel."""
    state = house.playground.state
    parent = state.guild.channel(CHANNEL)["id"]
    made = state.guild.add_thread(parent, state.ids.next(), {"name": THREAD}, state.clock.stamp())
    state.dispatch("THREAD_CREATE", made | {"newly_created": True})


def can_go_out(view: BigTwoView) -> bool:
    """Ann can play her last card."""
    return len(view.hand) == 1 and any(action.verb == "play" for action in view.legal_actions())


async def next_call(house: House, before: str, *people: Person) -> None:
    """Play on until somebody is pinged who was not pinged before."""
    person, hand = await house.turn_of(*people)
    await play_ready(house, person, hand)
    await house.turn_of(*people)
    await person.until(lambda: [one for one in calls(house) if one.id != before])


@pytest.mark.parametrize("fault", [POST, DELETE])
async def test_a_call_under_which_the_connection_is_lost_comes_all_the_same(
    house: House, ann: Person, bo: Person, fault: str
) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.turn_of(ann, bo)
        [before] = await ann.until(lambda: calls(house))
        await house.quiet()
        house.playground.faults.reset(fault, times=2)  # the client itself retries a deletion once
        await next_call(house, before.id, ann, bo)
        await house.quiet()
        assert len([one for one in calls(house) if one.id != before.id]) == 1


async def test_a_table_goes_on_without_its_picture(
    house: House, ann: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.drawing = None  # a process of its own, which cannot begin
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no-python"))
    async with house.bot():
        await open_and_start(house, ann)
        table = await house.shown("My hand", "to play")
        assert table.attachments == []
        assert "13 cards" in table.text
        person, hand = await house.turn_of(ann)
        before = table.text
        await play_ready(house, person, hand)
        await ann.until(lambda: table.text != before)
        assert [one.id for one in tables(house, CHANNEL)] == [table.id]


@pytest.mark.parametrize("locked", [False, True])
async def test_a_table_in_a_thread_that_fell_asleep(house: House, ann: Person, *, locked: bool) -> None:
    faults = house.playground.faults
    async with house.bot():
        thread(house)
        await ann.slash("notify", channel=CHANNEL, turns="never")  # a call would wake the thread
        lobby = (await ann.slash("table open", channel=THREAD, computers=3)).message
        faults.archive_thread(THREAD)
        await ann.slash("table start", channel=THREAD)
        [table] = await ann.until(lambda: tables(house, THREAD))
        await ann.until(lambda: lobby.deleted)
        assert not house.playground.state.guild.channel(THREAD)["thread_metadata"]["archived"]
        _, hand = await house.turn_of(ann)
        await house.quiet()
        faults.archive_thread(THREAD, locked=locked)
        if locked:
            await harms_nobody(house, ann)
            return
        await play_ready(house, ann, hand)
        await ann.until(lambda: table.deleted)
        await ann.until(lambda: len(tables(house, THREAD)) == 1)


async def test_a_table_whose_channel_was_deleted_is_not_tried_again(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.turn_of(ann, bo)
        await house.quiet()
        channel = house.playground.state.guild.channel(CHANNEL)["id"]
        house.playground.faults.delete_channel(CHANNEL)
        await harms_nobody(house, ann)
        assert channel not in house.playground.state.guild.channels


async def harms_nobody(house: House, person: Person) -> None:
    """Check that a table elsewhere is shown as usual."""
    await person.slash("table open", channel="practice", computers=3)
    await person.slash("table start", channel="practice")
    await person.until(lambda: tables(house, "practice"))


async def test_nothing_is_kept_of_what_stood_for_a_table_that_ended(house: House, ann: Person) -> None:
    def kept() -> list[object]:
        return [json.loads(row[0]) for row in house.stored("select value from settings where key like 'live:%'")]

    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, computers=3)
        await ann.until(lambda: any(kept()))
        await ann.slash("table end", channel=CHANNEL)
        await house.quiet()
        await ann.until(lambda: not any(kept()))


async def test_an_end_that_cannot_be_told_again_does_not_keep_the_next_deal_away(house: House, ann: Person) -> None:
    await prepared(house, can_go_out)
    async with house.bot():
        await ann.slash("hand")
        await ann.slash("play", cards=cards_of(house.hand(ann))[0])
        over = await house.shown("Next deal")
        await house.quiet()
    snapshot = json.loads(house.stored("select snapshot from tables")[0][0])
    snapshot["settled"]["news"] = ["dragon"]  # it lacks its seat
    house.home.query(f"update tables set snapshot = {quoted(json.dumps(snapshot))}")
    async with house.bot():
        await ann.press(over, "Next deal")
        await house.shown("My hand", "deal 2")
        await house.quiet()
        assert len(tables(house, CHANNEL)) == 1
        assert not over.deleted


async def leave_one(ann: Person) -> None:
    """Ann declares a last card, which a notice tells; Bo-Chen is to play."""
    offered = [one["value"] for one in await ann.autocomplete("play", "cards", "")]
    await ann.slash("play", cards=next(value for value in offered if " " not in value), last_card=True)


def last_cards(ann: Person) -> list[str]:
    return [one.text for one in ann.sees(CHANNEL) if "has one card and said so" in one.text]


async def test_a_notice_that_discord_refuses_is_given_up_and_the_table_goes_on(
    house: House, ann: Person, bo: Person
) -> None:
    await prepared(house, two_cards_to_lead, ("Ann", "Bo-Chen"))
    async with house.bot():
        table = await house.shown("My hand")
        await house.quiet()
        house.playground.faults.fail(POST, 400)
        await leave_one(ann)
        await ann.until(lambda: "Bo-Chen to play" in table.text)
        call = await ann.until(lambda: next((one for one in calls(house) if f"<@{bo.id}>" in one.text), None))
        await bo.slash("hand")
        await play_ready(house, bo, house.hand(bo))
        await ann.until(lambda: call.deleted)
        await house.quiet()
        assert last_cards(ann) == []


async def test_a_notice_under_which_the_connection_is_lost_comes_after_the_table(house: House, ann: Person) -> None:
    await prepared(house, two_cards_to_lead, ("Ann", "Bo-Chen"))
    async with house.bot():
        table = await house.shown("My hand")
        await house.quiet()
        house.playground.faults.reset(POST, times=1000)
        await leave_one(ann)
        await ann.until(lambda: "Bo-Chen to play" in table.text)
        assert last_cards(ann) == []
        house.playground.faults.clear()
        await ann.until(lambda: last_cards(ann) and calls(house))
        await house.quiet()
        assert len(last_cards(ann)) == 1


async def test_a_message_that_cannot_be_put_away_goes_after_the_next_has_come(house: House, ann: Person) -> None:
    async with house.bot():
        lobby = (await ann.slash("table open", channel=CHANNEL, computers=3)).message
        await house.quiet()
        house.later(OLD_AFTER + 1)
        house.playground.faults.reset(DELETE, times=1000)
        await ann.press(lobby, "Start")
        await house.shown("My hand")
        await ann.until(lambda: calls(house))
        assert not lobby.deleted
        house.playground.faults.clear()
        await ann.until(lambda: lobby.deleted)
        await house.quiet()
        assert len(tables(house, CHANNEL)) == 1


async def test_an_edit_that_discord_refuses_for_good_becomes_a_message_once(house: House, ann: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, auto_pass=False)
        await house.turn_of(ann)
        await house.quiet()
        (before,) = tables(house, CHANNEL)
        house.playground.faults.fail(r"PATCH /channels/\d+/messages/\d+", 400)
        await play_ready(house, *await house.turn_of(ann))
        await ann.until(lambda: before.deleted and len(tables(house, CHANNEL)) == 1)
        (after,) = tables(house, CHANNEL)
        await house.turn_of(ann)
        await house.quiet()
        assert [one.id for one in tables(house, CHANNEL)] == [after.id]
