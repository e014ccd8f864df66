"""Undo: who may take back what, who must agree, what is refused, and that nobody gains time by it."""

from __future__ import annotations

import random
from typing import Any

from bot.engine.actions import must_act
from bot.engine.game import Event
from bot.games.big_two.verbs import PASS
from bot.tables import commands as do
from bot.tables.course import By
from bot.tables.deal.deadlines import deadlines
from bot.tables.deal.undoing import Undoable, to_agree_to_undo, undo_open, undoable
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import ANN, BO, STRANGER, after, as_kept, opening, refusal_of, tried
from tests.tables.undo.undone import (
    act_of,
    agreed_by_all,
    asked_to,
    begun,
    cards_named,
    course_of,
    next_command,
    person_in,
)


def people(count: int = 3, preset: str = "pagat-basic", **given: Any) -> Table:
    """People and computers at Big Two, after a person has just played and nobody else has."""
    table, _ = begun(f"big-two {preset}", 3, count, **given)
    return until_played(table)


def until_played(table: Table, rng: random.Random | None = None) -> Table:
    """The table once a person has played cards themselves."""
    rng = rng or random.Random(1)
    while True:
        assert table.deal is not None
        seat = min(must_act(table.deal))
        actions = [one for one in table.deal.legal_actions(seat) if one.verb == "play"]
        command = act_of(table, seat, (actions or [PASS])[0], rng)
        table = after(table, command)
        if isinstance(command, do.Act) and actions:
            return table


def last_of(table: Table) -> int:
    """The person who has acted last."""
    return next(step.person for step in course_of(table).latest_first() if step.person is not None)


def test_everybody_else_who_is_seated_must_agree() -> None:
    table = people(4)
    person = last_of(table)
    asked, [event] = tried(table, do.Undo(person))
    assert event == Event("undo-asked", table.seat_of(person))
    assert asked.deal == table.deal
    others = [one for one in table.persons if one != person]
    assert [*to_agree_to_undo(asked)] == others
    assert refusal_of(asked, do.AgreeToUndo(person, 1)).name == TableRefusal.UNDO_AGREED
    for other in others[:-1]:
        asked, [event] = tried(asked, do.AgreeToUndo(other, 1))
        assert event.name == "undo-agreed"
        assert refusal_of(asked, do.AgreeToUndo(other, 1)).name == TableRefusal.UNDO_AGREED
        assert asked.deal == table.deal
    done, [event] = tried(asked, do.AgreeToUndo(others[-1], 1))
    assert event == Event("undone", table.seat_of(person))
    assert course_of(done).length < course_of(table).length
    assert table.seat_of(person) in dict(done.asked)
    assert refusal_of(done, do.AgreeToUndo(others[-1], 1)).name == TableRefusal.OLD


def test_alone_with_computers_it_happens_at_once_and_again_for_the_action_before() -> None:
    table = until_played(until_played(people(1)))
    once = after(table, do.Undo(ANN))
    twice = after(once, do.Undo(ANN))
    assert course_of(table).length > course_of(once).length > course_of(twice).length
    assert course_of(twice).text == "".join(
        f"{one};" for one in course_of(table).text.split(";")[: course_of(twice).length]
    )


def test_a_second_press_takes_nothing_more_back() -> None:
    table = until_played(until_played(people(1)))
    found = undoable(table, ANN)
    assert isinstance(found, Undoable)
    once = after(table, do.Undo(ANN, found.step.at))
    assert refusal_of(once, do.Undo(ANN, found.step.at)).name == TableRefusal.OLD


def test_anybody_may_refuse_and_then_it_cannot_be_asked_again() -> None:
    table = people(3)
    person = last_of(table)
    asked = after(table, do.Undo(person))
    assert refusal_of(asked, do.Undo(person)).name == TableRefusal.UNDO_ASKED
    other = to_agree_to_undo(asked)[0]
    assert refusal_of(asked, do.RefuseUndo(STRANGER, 1)).name == TableRefusal.STRANGER
    refused, [event] = tried(asked, do.RefuseUndo(other, 1))
    assert event == Event("undo-refused", table.seat_of(other))
    assert refused.deal == table.deal
    assert refusal_of(refused, do.Undo(person)).name == TableRefusal.UNDO_KEPT
    assert refusal_of(refused, do.AgreeToUndo(other, 1)).name == TableRefusal.OLD


def test_whoever_asks_may_let_it_stand() -> None:
    table = people(3)
    person = last_of(table)
    assert undo_open(after(table, do.Undo(person), do.RefuseUndo(person, 1))) is None


def test_a_play_of_a_person_ends_it_and_one_of_a_computer_does_not() -> None:
    table = people(2)
    person = last_of(table)
    asked = after(table, do.Undo(person))
    rng, computers = random.Random(2), 0
    while True:
        assert asked.deal is not None
        seat = min(must_act(asked.deal))
        by_computer = bool(asked.computer_in(seat))
        asked = after(asked, act_of(asked, seat, asked.deal.legal_actions(seat)[0], rng))
        if not by_computer:
            break
        assert undo_open(asked) is not None
        computers += 1
    assert undo_open(asked) is None
    other = last_of(asked)
    if other != person:
        assert refusal_of(asked, do.Undo(person)).args == {"person": other}
        assert refusal_of(asked, do.Undo(person)).name == TableRefusal.UNDO_PLAYED


def test_strangers_lobbies_ends_and_tutorials() -> None:
    table = people(1)
    assert refusal_of(table, do.Undo(STRANGER)).name == TableRefusal.STRANGER
    lobby = open_table(opening())
    assert refusal_of(lobby, do.Undo(ANN)).name == TableRefusal.UNDO_NO_DEAL
    fresh, _ = begun("big-two pagat-basic", 3, 2)
    assert {refusal_of(fresh, do.Undo(one)).name for one in (ANN, BO)} == {TableRefusal.UNDO_NOTHING}
    learning = people(1, tutorial=True)
    assert refusal_of(learning, do.Undo(ANN)).name == TableRefusal.UNDO_TUTORIAL
    over = table
    rng = random.Random(1)
    while over.stage is Stage.DEAL:
        assert over.deal is not None
        seat = min(must_act(over.deal))
        over = after(over, act_of(over, seat, over.deal.legal_actions(seat)[0], rng))
    assert refusal_of(over, do.Undo(ANN)).name == TableRefusal.UNDO_NO_DEAL


def test_nothing_is_taken_back_while_the_deal_counts_for_somebody_who_left() -> None:
    table = people(3)
    person = last_of(table)
    other = next(one for one in table.persons if one != person)
    asked = after(table, do.Undo(person))
    left = after(asked, do.Leave(other))
    assert undo_open(left) is None
    refusal = refusal_of(left, do.Undo(person))
    assert (refusal.name, refusal.args) == (TableRefusal.UNDO_COUNTS, {"person": other})


def test_a_pass_that_was_held_before_is_taken_back_and_what_is_held_is_dropped() -> None:
    table, _ = begun("big-two pagat-basic", 3, 4)
    table = until_played(table)
    assert table.deal is not None
    seat = min(must_act(table.deal))
    waits = next(one for one in range(4) if one != seat and table.deal.view(one).ahead())
    table = after(table, do.Hold(person_in(table, waits), PASS))
    play = next(one for one in table.deal.legal_actions(seat) if one.verb == "play") if table.deal else PASS
    later = after(table, do.Act(person_in(table, seat), play))
    done = [step for step in course_of(later).steps() if step.by is By.HELD]
    undone = agreed_by_all(after(later, do.Undo(person_in(table, seat))))
    assert undone.deal == table.deal
    assert undone.held == ()
    assert done or later.held
    told = [event for event in undone.news if event.name == "hold-dropped"]
    assert [event.only for event in told] == ([] if done else [frozenset({waits})])


def test_the_question_is_open_again_with_its_number_and_so_with_its_time() -> None:
    table, _ = begun("big-two pagat-basic", 3, 2, clock=60)
    rng = random.Random(1)
    while True:
        before, table = table, until_one_step(table, rng)
        if course_of(table).answered:
            break
    person = last_of(table)
    seat = table.seat_of(person)
    done = agreed_by_all(after(table, do.Undo(person)))
    assert dict(done.asked)[seat or 0] == dict(before.asked)[seat or 0]
    lapses = [one.command for one in deadlines(done) if isinstance(one.command, do.Lapse)]
    assert lapses == [do.Lapse(seat or 0, dict(before.asked)[seat or 0])]


def until_one_step(table: Table, rng: random.Random) -> Table:
    assert table.deal is not None
    seat = min(must_act(table.deal))
    return after(table, act_of(table, seat, table.deal.legal_actions(seat)[0], rng))


def test_a_burial_is_taken_back_and_nobody_is_told_what_was_buried() -> None:
    rng = random.Random(4)
    for seed in range(1, 200):
        table, _ = begun("sheng-ji standard", seed, 4)
        while table.deal is not None and not [*asked_to(table.deal, "bury")]:
            table = after(table, next_command(table, rng))
        if table.deal is None:
            continue
        [seat] = asked_to(table.deal, "bury")
        buried = table.deal.legal_actions(seat)[0]
        later = after(table, do.Act(person_in(table, seat), buried))
        asked = after(later, do.Undo(person_in(table, seat)))
        wish = undo_open(asked)
        assert wish is not None
        assert str(wish.seen) == f"bury {len(buried.cards)}"
        assert not cards_named(as_kept(asked)["now"]["deal"]["course"]["asked"])
        done = agreed_by_all(asked)
        assert done.deal == table.deal
        return
    raise AssertionError("nobody buried")
