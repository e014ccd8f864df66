"""A table that nobody can be shown frees its host, loses nothing, and goes on once it can be shown again.

Promise: A table that cannot be shown is suspended, and continues when it can be shown again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from structlog.testing import capture_logs

from bot.playground.chat.world import SEND_MESSAGES, VIEW_CHANNEL
from bot.playground.people.driver import Person
from bot.tables.life.living import TABLES_OF_A_HOST
from tests.bot.deals.test_redeal import TIME, entitled, offered
from tests.bot.running_bot.house import CHANNEL, House, has, open_and_start, play_ready


@contextmanager
def told() -> Iterator[Callable[[str, int], bool]]:
    """A function that says whether the bot has since logged an event so many times."""
    with capture_logs() as entries:
        yield lambda event, times: [one["event"] for one in entries].count(event) >= times


async def opened(house: House, person: Person, channel: str) -> bool:
    """Whether a person can open a table."""
    answer = await person.slash("table open", channel=channel)
    await house.quiet()
    return has(answer.message, "Join")


async def test_tables_of_a_deleted_channel_do_not_keep_their_host_from_opening_others(
    house: House, ann: Person
) -> None:
    async with house.bot():
        for _ in range(TABLES_OF_A_HOST):
            assert await opened(house, ann, CHANNEL)
        assert not await opened(house, ann, "practice")
        with told() as logged:
            house.playground.faults.delete_channel(CHANNEL)
            await ann.until(lambda: logged("table_suspended", TABLES_OF_A_HOST))
        assert await opened(house, ann, "practice")
    with told() as logged:
        async with house.bot():  # after a restart it is found to be gone again
            await ann.until(lambda: logged("table_suspended", TABLES_OF_A_HOST))
            await stays_within_bounds(house, ann)


async def stays_within_bounds(house: House, ann: Person) -> None:
    """The tables of the missing channel are kept, but do not count."""
    for _ in range(TABLES_OF_A_HOST - 1):
        assert await opened(house, ann, "practice")
    assert not await opened(house, ann, "practice")
    assert len(house.stored("select 1 from tables where not ended")) == 2 * TABLES_OF_A_HOST


async def test_a_table_goes_on_where_the_bot_comes_back(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.turn_of(ann, bo)
        await house.quiet()
        before = house.stored("select table_id, number, state_hash from tables")
        shown = await house.shown("My hand")
        with told() as logged:
            house.playground.faults.remove_bot()
            await ann.until(lambda: logged("table_suspended", 1))
        house.playground.faults.delete_message(shown.id)
        house.playground.faults.invite_bot()
        await house.shown("My hand")
        assert (
            house.stored(f"select table_id, number, state_hash from tables where table_id = '{before[0][0]}'") == before
        )
        for person in (ann, bo):
            await person.press(await house.shown("My hand"), "My hand")
        person, hand = await house.turn_of(ann, bo)
        await play_ready(house, person, hand)


async def test_a_table_that_may_be_written_again_is_shown_without_anybody_doing_anything(
    house: House, ann: Person
) -> None:
    async with house.bot():
        await open_and_start(house, ann, auto_pass=False)
        await house.turn_of(ann)
        await house.quiet()
        shown = await house.shown("My hand")
        before = shown.text
        house.playground.faults.deny(CHANNEL, VIEW_CHANNEL | SEND_MESSAGES)
        await play_ready(house, ann, house.hand(ann))
        await house.turn_of(ann)
        await house.quiet()
        assert shown.text == before
        house.playground.faults.deny(CHANNEL, 0)
        await ann.until(lambda: shown.deleted or shown.text != before)


async def test_a_redeal_offer_stands_still_while_nobody_can_be_shown_it(house: House, ann: Person) -> None:
    await offered(house, entitled)
    async with house.bot():
        shown = await house.shown("Keep", "Waiting for Ann and Bo-Chen to press Keep")
        until = TIME.search(shown.text)
        assert until is not None
        await house.quiet()
        with told() as logged:
            house.playground.faults.remove_bot()
            await ann.until(lambda: logged("table_suspended", 1))
        stood = house.stored()
        house.later(3600)
        await house.quiet()
        assert house.stored() == stood
        with told() as logged:
            house.playground.faults.invite_bot()
            await ann.until(lambda: (again := house.public("Keep")) and set(TIME.findall(again.text)) - {until[0]})
            await ann.until(lambda: logged("table_unsuspended", 1))
        house.later(3600)
        await ann.until(lambda: house.stored() != stood)
