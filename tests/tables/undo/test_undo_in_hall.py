"""Undo at a hall: time that was left, repeated presses, restarts, computers that think anew, and the record."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise

import pytest

from bot.deal_verifier import verify_record
from bot.engine.actions import must_act
from bot.engine.game import find_game
from bot.engine.record import check
from bot.engine.rulebook.declarations import Rulebook
from bot.store import Store
from bot.tables import commands as do
from bot.tables.commands import Lapse, Warn
from bot.tables.deal.undoing import Undoable, to_agree_to_undo, undo_open, undoable
from bot.tables.life.hall import Hall
from bot.tables.log.match_record import match_record
from bot.tables.table import Table
from tests.tables.hall_at_work import Ears, act, all_awake, interactions, of, people, same_everywhere, table_of
from tests.tables.log.test_unfolded_deals import deals_of
from tests.tables.seated import opening
from tests.tables.turned_clock import TurnedClock
from tests.tables.undo.undone import course_of, next_command

CLOCK = 60


async def started(hall: Hall, *persons: int, clock: int | None = CLOCK, game: str = "big-two pagat-basic") -> str:
    """The first person opens a table, the others join, computers fill it, and the first deal is in hand."""
    name, _, preset = game.partition(" ")
    rules = find_game(name).rules(preset)
    computers = find_game(name).seats(rules) - len(persons)
    given = {"game": name, "rules": rules.to_json(), "computers": computers, "clock": clock, "auto_pass": False}
    table = of(await hall.open_table(opening(preset, person=persons[0], seed="", **given), next(interactions))).id
    for person in persons[1:]:
        of(await hall.do(table, do.Join(person)))
    of(await hall.do(table, do.Start(persons[0])))
    return table


def left(hall: Hall, table: str, clock: TurnedClock, kind: type[Lapse | Warn] = Lapse) -> float | None:
    """Seconds until a deadline; None if there is none."""
    until = hall.timers.until(table, kind)
    return None if until is None else until - clock.now()


async def taken_back(hall: Hall, table: str, person: int) -> Table:
    """The table once a person's last action is taken back, with everybody's consent."""
    of(await hall.do(table, do.Undo(person), next(interactions)))
    while (asked := undo_open(table_of(hall, table))) is not None:
        agreeing = to_agree_to_undo(table_of(hall, table))[0]
        of(await hall.do(table, do.AgreeToUndo(agreeing, asked.number), next(interactions)))
    return table_of(hall, table)


@pytest.mark.parametrize("restarted", [False, True])
async def test_whoever_takes_an_action_back_has_the_time_that_was_left(
    hall: Hall, store: Store, clock: TurnedClock, *, restarted: bool
) -> None:
    persons = await people(store, 4)
    table = await started(hall, *persons)
    (seat, question), *_ = table_of(hall, table).asked
    clock.turn(20)
    assert (left(hall, table, clock), left(hall, table, clock, Warn)) == (40, 10)
    of(await act(hall, table))
    assert left(hall, table, clock) == CLOCK
    clock.turn(25)
    if restarted:
        await hall.close()
        hall = Hall(store, clock, random.Random(7), 0)
        await all_awake(hall)
        hall.resume()
    person = table_of(hall, table).persons[seat]
    found = await taken_back(hall, table, person)
    assert found.asked == ((seat, question),)
    assert (left(hall, table, clock), left(hall, table, clock, Warn)) == (40, 10)
    of(await act(hall, table))
    assert left(hall, table, clock) == CLOCK, "the next one is asked anew"
    await same_everywhere(hall, store, table)
    await hall.close()


async def test_a_repeated_press_acts_once(hall: Hall, store: Store) -> None:
    persons = await people(store, 4)
    table = await started(hall, *persons, clock=None)
    of(await act(hall, table))
    of(await act(hall, table))
    found = table_of(hall, table)
    person = next(step.person for step in course_of(found).latest_first())
    assert person is not None
    ask = next(interactions)
    asked = of(await hall.do(table, do.Undo(person), ask))
    assert (await hall.do(table, do.Undo(person), ask)).repeated
    presses = [(one, next(interactions)) for one in to_agree_to_undo(asked)]
    for one, press in presses:
        of(await hall.do(table, do.AgreeToUndo(one, 1), press))
        assert (await hall.do(table, do.AgreeToUndo(one, 1), press)).repeated
    assert course_of(table_of(hall, table)).length == course_of(found).length - 1
    await same_everywhere(hall, store, table)


async def test_computers_act_again_and_what_stands_is_in_the_log(hall: Hall, store: Store) -> None:
    ears, [ann] = Ears(hall), await people(store, 1)
    table = await started(hall, ann, clock=None)
    await ears.until(partial(is_asked, hall, table, ann))
    seal = table_of(hall, table).sealed
    for _ in range(3):
        of(await act(hall, table))
        await ears.until(partial(is_asked, hall, table, ann))
        before = table_of(hall, table)
        found = await taken_back(hall, table, ann)
        assert course_of(found).length < course_of(before).length
        assert is_asked(hall, table, ann)
        assert found.sealed == seal
        of(await act(hall, table))
        await ears.until(partial(is_asked, hall, table, ann))
        await same_everywhere(hall, store, table)


def is_asked(hall: Hall, table: str, person: int) -> bool:
    """Whether a person has to act; or the deal is over."""
    found = table_of(hall, table)
    return found.deal is None or found.seat_of(person) in must_act(found.deal)


OF_GAMES = (
    "big-two pagat-basic",
    "big-two class-struggle-2",
    "sheng-ji standard",
    "da-guai-lu-zi dglz-17dp-choice",
    "zheng-shangyou zs-pits",
)


@pytest.mark.parametrize("game", OF_GAMES)
async def test_a_record_holds_what_stands_and_checks(hall: Hall, store: Store, game: str) -> None:
    rng, persons = random.Random(game), await people(store, find_game(game.partition(" ")[0]).seats(rules_of(game)))
    table, undone = await started(hall, *persons, clock=None, game=game), 0
    while (found := table_of(hall, table)).deal_number < 3 and not found.match.over():
        person = rng.choice(found.persons)
        if rng.random() < 0.3 and isinstance(undoable(found, person), Undoable):
            await taken_back(hall, table, person)
            undone += 1
        else:
            await hall.do(table, next_command(found, rng))
    assert undone > 3
    text = await match_record(store, table_of(hall, table), [f"Person {one}" for one in persons])
    report = check(text)
    assert report.ok
    assert report.match.totals == table_of(hall, table).match.totals
    assert all(one.passed for one in verify_record(text))
    await same_everywhere(hall, store, table)
    unfolded = await deals_of(store).unfolded(table, 1, table_of(hall, table))
    assert unfolded is not None
    for before, step in pairwise(unfolded.steps):
        if step.seat is not None and step.action is not None:
            assert before.deal.apply(step.seat, step.action)[0].position.counts == step.deal.position.counts


def rules_of(game: str) -> Rulebook:
    return find_game(game.partition(" ")[0]).rules(game.partition(" ")[2])
