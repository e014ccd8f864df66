"""Clocks and absence in a channel: the warning, the mildest action, the takeover, a restart in between, *I'm back*."""

from __future__ import annotations

import re

import pytest

from bot.engine.record import check
from bot.playground.people.driver import Person, Seen
from bot.tables.deal.deadlines import SHORTEST_BREAK
from tests.bot.clocks_and_absence.test_suspended_tables import told
from tests.bot.running_bot.house import CHANNEL, SHORT, House, has, is_turn, open_and_start, play_until
from tests.bot.running_bot.prepared import stored_table
from tests.tables.seated import lapses_of


@pytest.mark.parametrize("clock", ["3s", "10d", "169h", "soon", "-20s"])
async def test_a_clock_that_no_table_gives_is_one_clear_line(house: House, ann: Person, clock: str) -> None:
    async with house.bot():
        answer = await ann.slash("table open", channel=CHANNEL, clock=clock)
        assert answer.ephemeral
        assert "isn’t a time for a turn" in answer.text
        assert house.stored() == []


async def until_asked(house: House, ann: Person, bo: Person) -> None:
    """Bo-Chen plays until it is Ann's turn, and her time runs."""
    await play_until(house, (bo,), lambda: is_turn(house, ann) and runs_in(house, ann))


async def test_a_person_who_vanishes_is_replaced_and_comes_back(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, clock="15s")
        await until_asked(house, ann, bo)
        shown = await house.shown("My hand", "time is up <t:")
        assert "15 s a turn" in shown.text
        house.later(7.5)
        await ann.until(lambda: noted(house, "half-time"))
        await ann.until(lambda: "your turn at" in said(house))
        house.later(8)
        await ann.until(lambda: noted(house, "lapse", 1))
        await house.shown("My hand", "Ann ran out of time. Their next turn is shorter: 8 seconds.")
        await play_until(house, (bo,), lambda: waited_for(house, missed=1))
        house.later(1)
        await house.quiet()
    house.later(3600)
    with told() as logged:
        async with house.bot():
            await ann.until(lambda: logged("ready", 1))
            await it_goes_on(house, ann, bo)
    assert house.stored("select count(*) from ledger where person is null group by deal") in ([], [(2,)])


async def test_the_hand_says_the_time_and_takes_its_owner_back(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, clock="15s")
        for missed in range(3):
            await play_until(house, (bo,), lambda: is_turn(house, ann) and runs_in(house, ann))
            house.later(16)
            await ann.until(lambda n=missed + 1: noted(house, "lapse", n))  # type: ignore[misc]  # bound at once
            if missed < 2:
                await ann.until(lambda: "You ran out of time" in house.hand(ann).text)
        await ann.until(lambda: "A computer plays for you." in house.hand(ann).text)
        hand = house.hand(ann)
        await ann.press(hand, "I’m back")
        await ann.until(lambda: "A computer plays for you." not in hand.text)
        assert "You ran out of time" not in hand.text
        assert not hand.deleted
        assert not has(hand, "I’m back")


def runs_in(house: House, person: Person) -> bool:
    """Whether the person's hand says that their time runs."""
    return time_said(house.hand(person).text) > house.clock.now()


async def it_goes_on(house: House, ann: Person, bo: Person) -> None:
    """After the restart: the time that was left, the takeover, and the return."""
    house.later(5)
    await house.quiet()
    assert not noted(house, "lapse", 2)  # 7.5 s; the hour while the bot was stopped does not count
    house.later(2)
    await ann.until(lambda: noted(house, "lapse", 2))
    await bo.slash("hand", channel=CHANNEL)
    await play_until(house, (bo,), lambda: waited_for(house, missed=2))
    house.later(4)
    await ann.until(lambda: noted(house, "lapse", 3))
    await ann.until(lambda: "a computer plays for you" in said(house))
    await ann.until(lambda: any(has(one, "I’m back") for one in ann.sees(CHANNEL)) or ended(house))
    if not ended(house):
        answer = await ann.slash("table back", channel=CHANNEL)
        assert answer.ephemeral
        await ann.until(lambda: "computer plays for" not in said(house))
        again = await ann.slash("table back", channel=CHANNEL)
        assert "You aren’t away" in again.text


async def test_the_next_deal_waits_for_nobody_longer_than_the_clock_and_a_deal_s_end_takes_people_back(
    house: House, ann: Person, bo: Person
) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo, clock="15s")
        await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        end = await house.shown("Next deal", "to press Next deal. The next deal begins <t:")
        assert not has(end, "I’m back")
        await ann.press(end, "Next deal")
        end = await house.shown("Next deal", "Waiting for Bo-Chen to")
        assert time_said(end.text) == pytest.approx(house.clock.now() + SHORTEST_BREAK, abs=2)
        house.later(SHORTEST_BREAK)
        await house.shown("My hand", "A computer plays for Bo-Chen until they are back.")
        await ann.until(
            lambda: (
                "@Bo-Chen a computer plays for you at Table 1" in said(house).replace(f"<@{bo.human.id}>", "@Bo-Chen")
            )
        )
        status = await ann.slash("table status", channel=CHANNEL)
        assert "plays for Bo-Chen until they are back. On the leaderboard this deal counts for Lan," in status.text
        end = await play_until(house, (ann,), lambda: second_end(house))
        record = next(one.data.decode() for one in end.attachments if one.filename.endswith(".toml"))
        assert check(record).ok
        assert record.count("[[deals]]") == 2  # in the second, a computer played for Bo-Chen
        assert "Waiting for Ann and Bo-Chen to" in end.text, "who sat one deal out is asked for the next"
        assert not has(end, "I’m back")
        await bo.press(end, "Next deal")
        await bo.until(lambda: "Waiting for Ann to" in end.text)
        await bo.until(lambda: "a computer plays for you" not in said(house))
        await ann.press(end, "Next deal")
        await ann.until(lambda: "deal 3" in table_text(house))
    assert house.stored("select count(*) from ledger where person is null group by deal") == [(2,), (3,)]


def second_end(house: House) -> Seen | None:
    """The end of the second deal."""
    end = house.public("Next deal")
    return end if end is not None and "deal 2" in end.text else None


def table_text(house: House) -> str:
    found = house.public("My hand")
    return found.text if found else ""


def time_said(text: str) -> int:
    """When time is up, as a message says it; 0 where it does not."""
    found = re.search(r"<t:(\d+):R>", text)
    return int(found[1]) if found else 0


async def test_all_who_are_away_are_waited_for_at_the_end_of_a_deal(house: House, ann: Person, bo: Person) -> None:
    house.deals_first(SHORT)
    async with house.bot():
        await open_and_start(house, ann, bo, clock="15s")
        await play_until(house, (ann, bo), lambda: house.public("Next deal"))
        await house.shown("Next deal", "Waiting for Ann and Bo-Chen to")
        house.later(SHORTEST_BREAK + 1)
        end = await house.shown("Next deal", "Nobody is here. The next deal begins when somebody presses Next deal.")
        assert "A computer plays for Ann until they press Next deal." in end.text
        (own,) = await ann.until(
            lambda: [one for one in ann.private() if "Press Next deal to take your seat again." in one.text]
        )
        await house.quiet()
        await ann.press(own, "Next deal")
        await ann.until(lambda: "deal 2" in table_text(house))


async def test_status_says_the_clock(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo, clock="2m")
        await until_asked(house, ann, bo)
        status = await ann.slash("table status", channel=CHANNEL)
        assert "· 2 min a turn · time is up <t:" in status.text
        assert time_said(status.text.partition("time is up")[2]) == pytest.approx(house.clock.now() + 120, abs=2)
        await ann.slash("table open", channel=CHANNEL, computers=3, clock="2m")
        assert "· 2 min a turn" in (await ann.slash("table status", channel=CHANNEL, table=2)).text
        await ann.slash("table open", channel=CHANNEL, computers=3, clock="none")
        assert "· no clock" in (await ann.slash("table status", channel=CHANNEL, table=3)).text


async def test_time_without_a_gateway_is_charged_to_nobody_and_every_message_says_the_new_time(
    house: House, ann: Person, bo: Person
) -> None:
    with told() as logged:
        async with house.bot():
            await open_and_start(house, ann, bo, clock="15s")
            await until_asked(house, ann, bo)
            await ann.until(lambda: "your turn at" in said(house))
            house.later(5)
            house.playground.faults.refuse_gateway(1_000_000)
            house.playground.faults.drop_gateway(4000)
            await ann.until(lambda: logged("not_connected", 2))
            house.later(600)
            await ann.until(lambda: logged("not_connected", 8))
            assert not noted(house, "half-time")
            house.playground.faults.clear()
            await ann.until(lambda: logged("resumed", 1) or logged("ready", 2))
            up = pytest.approx(house.clock.now() + 10, abs=2)
            await ann.until(lambda: time_said(table_text(house)) == up)
            await ann.until(lambda: time_said(ping(house)) == up)
            await ann.until(lambda: time_said(house.hand(ann).text) == up)
            house.later(3)
            await ann.until(lambda: noted(house, "half-time"))
            house.later(6)
            await house.quiet()
            assert not noted(house, "lapse")
            house.later(2)
            await ann.until(lambda: noted(house, "lapse"))


def ping(house: House) -> str:
    """The call of whoever is to play."""
    calls = [one.text for one in house.person("Ann").sees(CHANNEL) if "your turn at" in one.text]
    return calls[-1] if calls else ""


def commands(house: House) -> list[str]:
    return [row[0] for row in house.stored("select command from events order by seq")]


def noted(house: House, what: str, times: int = 1) -> bool:
    """Whether the log has so many warnings or lapses."""
    name = {"half-time": '"do":"Warn"', "lapse": '"do":"Lapse"'}[what]
    return sum(name in command for command in commands(house)) >= times


def waited_for(house: House, missed: int) -> bool:
    """Whether the clock of Ann, in seat 1, runs after so many lapses."""
    table = stored_table(house)
    asked = any(seat == 0 for seat, _ in table.asked)
    return lapses_of(table) == ((0, missed),) and asked and time_runs(house)


def time_runs(house: House) -> bool:
    """Whether a message says that time runs, of a turn or until the next deal."""
    shown = house.public("My hand") or house.public("Next deal")
    return shown is not None and time_said(shown.text) > house.clock.now()


def said(house: House) -> str:
    """All text in the channel."""
    return "\n".join(one.text for one in house.person("Ann").sees(CHANNEL))


def ended(house: House) -> bool:
    """Whether the deal is over."""
    return house.public("Next deal") is not None
