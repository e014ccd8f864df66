"""Tables that nobody touches: a lobby ends after a while, and so does an untimed table, after a word to its people.

Promise: A lobby and an untimed table that nobody touches end, the latter after a word to its people. Also:
tests/bot/clocks_and_absence/test_quiet_tables_story.py.
"""

from __future__ import annotations

import random

import pytest

from bot.store import Store
from bot.tables import commands as do
from bot.tables.deal.deadlines import ROOM_MADE_AFTER, USUAL, WORD_BEFORE, Deadline, IdleLimits, deadlines
from bot.tables.deal.mildest_actions import pass_due
from bot.tables.expiries import Fading
from bot.tables.life.hall import Hall
from bot.tables.log.table_log import fold
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.hall_at_work import Ears, act, all_awake, interactions, of, opened, people, table_of
from tests.tables.seated import ANN, BO, WING, after, between, dealt, next_action, played_out, refusal_of, steps, tried
from tests.tables.turned_clock import TurnedClock

DAY = 24 * 60 * 60


def test_the_people_of_a_quiet_table_are_told_and_whoever_plays_on_keeps_it() -> None:
    theirs = next(table for _, table in steps(dealt()) if isinstance(next_action(table), do.Act))
    for table in (theirs, between()):
        assert Deadline(do.Fade(), 23 * DAY, anew=True) in deadlines(table)
        told, events = tried(table, do.Fade())
        assert (told.fading, [event.name for event in events]) == (Fading.QUIET, ["fades"])
        end = do.Abandon(table.deal_number, why=Fading.QUIET)
        assert Deadline(end, WORD_BEFORE) in deadlines(told)
        assert played_out(after(told, end)).stage is Stage.ENDED
        kept = after(told, next_action(table) if table.deal else do.Ready(table.host))
        assert kept.fading is Fading.NOT
        assert refusal_of(kept, end).name is TableRefusal.NOT_DUE


def test_computers_finish_the_last_deal_for_those_to_whom_it_was_dealt() -> None:
    told = after(dealt(), do.LetIn(ANN, on=True), do.Fade())
    over = after(told, do.Abandon(told.deal_number, why=Fading.QUIET))
    assert (over.stage, over.persons, over.open_seats, deadlines(over)) == (Stage.DEAL, (), (), ())
    for person in (ANN, BO, WING):  # nobody comes back to hold it up
        assert refusal_of(over, do.Join(person)).name is TableRefusal.CLOSING
    ended = played_out(over)
    assert ended.stage is Stage.ENDED
    assert ended.settled is not None
    assert not ended.settled.result.void
    assert [sitter.person for sitter in ended.settled.sitters if sitter and sitter.person] == [ANN, BO]


def test_a_table_that_surely_gives_way_ends_with_its_deal_or_when_the_time_is_up() -> None:
    for table in (dealt(), between()):
        told = after(table, do.Fade(), do.GiveWay(surely=True))
        end = do.Abandon(table.deal_number, why=Fading.LAST)
        assert Deadline(end, ROOM_MADE_AFTER) in deadlines(told)
        assert refusal_of(told, do.GiveWay()).name is TableRefusal.NOT_DUE
        played_on = told if told.deal else after(told, do.Ready(ANN), do.Ready(BO))  # one last deal
        assert (played_on.stage, played_on.fading) == (Stage.DEAL, Fading.LAST)
        assert Deadline(end, ROOM_MADE_AFTER) in deadlines(played_on)
        for last in (played_on, after(told, end)):
            assert played_out(last).stage is Stage.ENDED


def test_wishes_and_settings_keep_no_table() -> None:
    told = after(dealt(), do.Fade())
    player = next(person for person in told.persons if told.seat_of(person) not in told.waited_for)
    wishes: list[do.Command] = [do.LetIn(told.host, on=True), do.End(player), do.Leave(player)]
    assert all(after(told, wish).fading is Fading.QUIET for wish in wishes)
    waiting = after(between(), do.Ready(told.host), do.Fade())
    for idle in (do.Ready(told.host), do.Cut(told.host, "six"), do.LetIn(told.host, on=False)):
        assert after(waiting, idle).fading is Fading.QUIET


def test_a_clock_brings_its_own_end() -> None:
    table = next(table for _, table in steps(dealt(clock=60)) if table.asked)
    assert not any(isinstance(one.command, do.Fade) for one in deadlines(table))
    assert refusal_of(table, do.Fade()).name is TableRefusal.NOT_DUE


def test_terms_decide_when_and_never_what() -> None:
    terms = IdleLimits(lobby=1, quiet=2 * DAY)
    for table in (dealt(), between(), after(dealt(), do.Fade())):
        assert [one.command for one in deadlines(table, terms)] == [one.command for one in deadlines(table)]
    assert deadlines(dealt(), terms)[-1].seconds == DAY


@pytest.fixture
async def ears(hall: Hall) -> Ears:
    hall.timers.go_on()
    return Ears(hall)


async def test_a_lobby_ends_an_hour_after_the_last_touch(
    hall: Hall, ears: Ears, store: Store, clock: TurnedClock
) -> None:
    ann, bo = await people(store, 2)
    table = await opened(hall, ann, computers=0)
    for command in (do.AddComputer(ann), do.Cut(ann, "six"), do.Join(bo)):
        clock.turn(USUAL.lobby - 1)
        of(await hall.do(table, command, next(interactions)))
    assert hall.timers.until(table, do.Abandon) == clock.now() + USUAL.lobby
    clock.turn(USUAL.lobby)
    await ears.until(lambda: hall.get(table) is None)


async def test_an_untimed_table_ends_after_thirty_quiet_days_with_a_word_a_week_before(
    hall: Hall, ears: Ears, store: Store, clock: TurnedClock
) -> None:
    (ann,) = await people(store, 1)
    table = await opened(hall, ann)
    of(await hall.do(table, do.Start(ann), next(interactions)))
    await ears.until(lambda: ann in waited(hall, table))
    clock.turn(22 * DAY)
    of(await act(hall, table))
    await ears.until(lambda: ann in waited(hall, table))
    clock.turn(22 * DAY)
    of(await hall.do(table, do.LetIn(ann, on=True), next(interactions)))  # a setting is no touch
    clock.turn(DAY)
    await ears.until(lambda: table_of(hall, table).fading is Fading.QUIET)
    assert hall.timers.until(table, do.Abandon) == clock.now() + 7 * DAY
    await hall.close()

    again = Hall(store, clock, random.Random(1), 0)
    await all_awake(again)
    later = Ears(again)
    again.resume()
    assert table_of(again, table).fading is Fading.QUIET
    assert fold(await store.events(table)) == table_of(again, table)
    clock.turn(7 * DAY)
    await later.until(lambda: again.get(table) is None)
    assert "fades" not in later.events  # they were told once
    await again.close()
    assert await store.check() == []


async def test_a_quiet_table_that_must_give_way_ends_by_whichever_word_is_sooner(
    hall: Hall, ears: Ears, store: Store, clock: TurnedClock
) -> None:
    (ann,) = await people(store, 1)
    early, late = await opened(hall, ann), await opened(hall, ann)
    for table in (early, late):
        of(await hall.do(table, do.Start(ann), next(interactions)))
    await ears.until(lambda: all(ann in waited(hall, table) for table in (early, late)))
    clock.turn(23 * DAY)
    await ears.until(lambda: all(table_of(hall, table).fading for table in (early, late)))
    of(await hall.do(early, do.GiveWay()))
    assert hall.timers.until(early, do.Abandon) == clock.now() + ROOM_MADE_AFTER
    clock.turn(7 * DAY - 60)
    of(await hall.do(late, do.GiveWay()))
    assert hall.timers.until(late, do.Abandon) == clock.now() + 60


def waited(hall: Hall, table: str) -> set[int | None]:
    found = table_of(hall, table)
    passed = pass_due(found)
    sitters = (found.sitters[seat] for seat in found.waited_for if passed is None or seat != passed.seat)
    return {sitter.person for sitter in sitters if sitter}
