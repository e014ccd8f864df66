"""Clocks and absence at a table, as pure decisions: who is asked since when, what time does, and who returns."""

from __future__ import annotations

import random

import pytest

from bot.computers.player import DEFAULT_LEVEL
from bot.engine.actions import Action, must_act
from bot.engine.table_values import Sitter
from bot.tables import commands as do
from bot.tables.deal.computers import answer_of, computer_asked
from bot.tables.deal.deadlines import ABANDONED_AFTER, SHORTEST_BREAK, USUAL, Deadline, deadlines, seconds_for
from bot.tables.log.table_log import entries_of, table_from_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import (
    ANN,
    BO,
    LIV,
    STRANGER,
    WING,
    after,
    as_kept,
    between,
    command_of,
    dealt,
    lapses_of,
    lobby,
    next_action,
    opening,
    played_out,
    refusal_of,
    steps,
    tried,
)

CLOCK = 20


def people_only() -> Table:
    """A table of four people with the first deal in hand."""
    table = open_table(opening(clock=CLOCK))
    return after(table, do.Join(BO), do.Join(WING), do.Join(LIV), do.Start(ANN))


def to_play(table: Table) -> int:
    assert table.deal is not None
    (seat,) = must_act(table.deal)
    return seat


def lapse(table: Table) -> do.Lapse:
    """The lapse that comes next."""
    ((seat, question),) = table.asked
    return do.Lapse(seat, question)


def missed(table: Table, seat: int, times: int) -> Table:
    """The table after a person has missed ``times`` turns while everybody else played."""
    while times:
        if to_play(table) == seat:
            table, times = after(table, lapse(table)), times - 1
        else:
            table = after(table, next_action(table))
    return table


def gone(table: Table, seat: int) -> Table:
    return missed(table, seat, 3)


def test_who_must_act_has_a_clock_and_a_warning_at_half_of_it() -> None:
    table = people_only()
    ((seat, question),) = table.asked
    assert seat == to_play(table)
    assert deadlines(table) == (Deadline(do.Warn(seat, question), 10), Deadline(do.Lapse(seat, question), 20))


def test_a_warning_is_given_once() -> None:
    table = people_only()
    ((seat, question),) = table.asked
    table, events = tried(table, do.Warn(seat, question))
    assert [(event.name, event.seat) for event in events] == [("half-time", seat)]
    assert deadlines(table) == (Deadline(do.Lapse(seat, question), 20),)
    assert refusal_of(table, do.Warn(seat, question)).name is TableRefusal.NOT_DUE
    table = after(table, next_action(table))
    assert table.warned == frozenset()
    assert len(deadlines(table)) == 2


def test_an_untimed_table_asks_nobody_to_hurry() -> None:
    for table in (dealt(), between()):
        assert {do.Fade} <= {type(one.command) for one in deadlines(table)} <= {do.Fade, do.Overdue}


def test_computers_have_no_clock() -> None:
    table = dealt(clock=CLOCK)
    for _ in range(8):
        assert {seat for seat, _ in table.asked} == ({to_play(table)} & {0, 1})
        table = after(table, next_action(table))


def test_time_that_is_up_does_the_mildest_action() -> None:
    table = people_only()
    seat = to_play(table)
    assert table.deal is not None
    mildest = table.deal.mildest(seat)
    late, events = tried(table, lapse(table))
    assert late.deal == table.deal.apply(seat, mildest)[0]
    assert ("lapsed", seat) in [(event.name, event.seat) for event in events]
    assert lapses_of(late) == ((seat, 1),)


def test_a_lapse_of_an_earlier_question_is_refused() -> None:
    table = people_only()
    old = lapse(table)
    table = after(table, next_action(table))
    assert refusal_of(table, old).name is TableRefusal.NOT_DUE
    assert refusal_of(between(clock=CLOCK), old).name is TableRefusal.NOT_DUE


def test_each_lapse_in_a_row_halves_the_clock_and_an_own_action_restores_it() -> None:
    table = people_only()
    seat = to_play(table)
    for times, seconds in ((1, 10), (1, 5)):
        table = missed(table, seat, times)
        assert seconds_for(table, seat) == seconds
        assert all(seconds_for(table, other) == CLOCK for other in range(4) if other != seat)
    while to_play(table) != seat:
        table = after(table, next_action(table))
    assert [one.seconds for one in deadlines(table)] == [2.5, 5]
    table = after(table, next_action(table))
    assert (lapses_of(table), seconds_for(table, seat)) == ((), CLOCK)


def test_after_three_lapses_a_computer_plays_and_the_person_stays_the_owner() -> None:
    table = people_only()
    seat = to_play(table)
    table = missed(table, seat, 2)
    while to_play(table) != seat:
        table = after(table, next_action(table))
    person = table.persons[seat]
    table, events = tried(table, lapse(table))
    assert ("away", seat) in [(event.name, event.seat) for event in events]
    assert table.away == {seat}
    assert table.seat_of(person) == seat
    assert table.computer_in(seat) == DEFAULT_LEVEL
    while to_play(table) != seat:
        table = after(table, next_action(table))
    assert table.asked == ()
    asked = computer_asked(table)
    assert asked is not None
    assert asked.seat == seat
    table = after(table, answer_of(asked, random.Random(1)))
    assert table.away == {seat}
    over = played_by_all(table)
    assert [entry.person for entry in entries_of(table, over)] == [*table.persons]


def played_by_all(table: Table) -> Table:
    """The table once the deal is over, with computers playing for those who are away."""
    while table.stage is Stage.DEAL:
        asked = computer_asked(table)
        command = next_action(table) if asked is None else answer_of(asked, random.Random(1))
        table = after(table, command)
    return table


def test_who_says_i_am_back_has_the_seat_at_once_with_a_whole_clock() -> None:
    table = people_only()
    seat = to_play(table)
    person = table.persons[seat]
    assert refusal_of(table, do.Back(person)).name is TableRefusal.NOT_AWAY
    assert refusal_of(table, do.Back(STRANGER)).name is TableRefusal.STRANGER
    table = gone(table, seat)
    while to_play(table) != seat:
        table = after(table, next_action(table))
    table, events = tried(table, do.Back(person))
    assert [(event.name, event.seat) for event in events] == [("back", seat)]
    assert (table.away, computer_asked(table)) == (frozenset(), None)
    assert [one.seconds for one in deadlines(table)] == [CLOCK / 2, CLOCK]
    action = next(iter(legal(table, seat)))
    assert refusal_of(table, do.ComputerAct(seat, action)).name is TableRefusal.NO_DEAL


def test_any_own_action_brings_a_person_back_and_a_refused_one_does_not() -> None:
    table = people_only()
    seat = to_play(table)
    person = table.persons[seat]
    table = gone(table, seat)
    assert refusal_of(table, do.Start(person)).name is TableRefusal.STARTED
    assert table.away == {seat}
    while to_play(table) != seat:
        table = after(table, next_action(table))
    table, events = tried(table, do.Act(person, next(iter(legal(table, seat)))))
    assert events[0].name == "back"
    assert (table.away, lapses_of(table)) == (frozenset(), ())


def legal(table: Table, seat: int) -> list[Action]:
    assert table.deal is not None
    return list(table.deal.legal_actions(seat))


def exchanging() -> Table:
    """Four people in a later deal in which two must give cards at the same time."""
    table = open_table(opening("tribute-hk-3", clock=CLOCK))
    table = after(table, do.Join(BO), do.Join(WING), do.Join(LIV), do.Start(ANN))
    while table.deal is None or len(table.asked) < 2:
        command = next_action(table) if table.deal else do.Ready(table.missing()[0])
        table = after(table, command)
    return table


def test_another_answer_leaves_a_clock_running() -> None:
    table = exchanging()
    (first, _), second = table.asked
    assert table.deal is not None
    table = after(table, do.Warn(*second), command_of(table, first, table.deal.mildest(first)))
    assert second in table.asked
    assert second[0] in table.warned
    assert first not in dict(table.asked)


def test_what_changes_no_question_leaves_a_clock_running() -> None:
    table = people_only()
    assert after(table, do.Close(ANN)).asked == table.asked


def test_who_leaves_in_mid_deal_is_booked_that_deal_and_no_later_one() -> None:
    table = after(people_only(), do.Leave(WING))
    over = played_by_all(table)
    assert [(entry.person, entry.computer) for entry in entries_of(table, over)][2] == (WING, "")
    again = played_by_all(after(over, *(do.Ready(person) for person in over.persons)))
    assert [entry.person for entry in entries_of(over, again)][2] is None


def test_who_does_not_ask_for_the_next_deal_is_sat_out() -> None:
    table = played_out(people_only())
    assert table.stage is Stage.BETWEEN
    assert deadlines(table) == (Deadline(do.SitOut(table.deal_number), SHORTEST_BREAK),)
    table = after(table, do.Ready(ANN), do.Ready(LIV))
    table, events = tried(table, do.SitOut(table.deal_number))
    assert [event.seat for event in events if event.name == "away"] == [1, 2]
    assert (table.stage, table.away) == (Stage.DEAL, frozenset({1, 2}))
    assert lapses_of(table) == ((1, 1), (2, 1)), "that is one missed turn"
    assert refusal_of(table, do.SitOut(table.deal_number)).name is TableRefusal.NOT_DUE
    over = played_by_all(table)
    assert (over.away, over.missing()) == (frozenset(), (ANN, BO, WING, LIV)), "they are asked for the next one again"
    for missed in (2, 3):
        over = after(over, do.Ready(ANN), do.Ready(LIV), do.SitOut(over.deal_number))
        assert lapses_of(over) == ((1, missed), (2, missed))
        over = played_by_all(over)
    assert over.missing() == (ANN, LIV), "after three misses a computer plays until they are back"
    assert lapses_of(after(over, do.Ready(BO))) == ((2, 3),)


def test_a_clock_longer_than_the_shortest_break_is_the_break() -> None:
    table = between(clock=90)
    assert deadlines(table) == (Deadline(do.SitOut(table.deal_number), 90),)


def test_one_person_with_computers_has_no_clock() -> None:
    table = after(open_table(opening(clock=CLOCK, computers=3)), do.Start(ANN))
    while to_play(table) != 0:
        table = after(table, next_action(table))
    assert (table.asked, [one.command for one in deadlines(table)]) == (((0, 1),), [do.Fade()])
    assert not any(isinstance(one.command, do.SitOut) for one in deadlines(played_out(table)))


def test_a_deal_that_began_with_one_person_has_no_clock_even_if_another_joins() -> None:
    table = after(open_table(opening(clock=CLOCK, computers=3)), do.LetIn(ANN, on=True), do.Start(ANN), do.Join(BO))
    assert table.persons == (ANN, BO)
    for command, later in steps(table):
        assert not any(isinstance(one.command, do.Lapse | do.Warn) for one in deadlines(table)), command
        table = later
    assert table.stage is Stage.BETWEEN
    assert after(table, do.Ready(ANN), do.Ready(BO)).clock_in_deal


def test_where_nobody_asks_for_it_nothing_is_dealt_until_somebody_is_back() -> None:
    table = played_out(people_only())
    table = after(table, do.SitOut(table.deal_number))
    assert (table.stage, table.away) == (Stage.BETWEEN, frozenset({0, 1, 2, 3}))
    assert deadlines(table) == (Deadline(do.Abandon(table.deal_number), ABANDONED_AFTER),)
    dealt_again = after(table, do.Ready(BO))
    assert (dealt_again.stage, dealt_again.away) == (Stage.DEAL, frozenset({0, 2, 3}))
    ended = after(table, do.Abandon(table.deal_number))
    assert ended.stage is Stage.ENDED
    assert refusal_of(dealt_again, do.Abandon(table.deal_number)).name is TableRefusal.NOT_DUE


def test_who_asks_for_the_next_deal_a_moment_after_it_has_begun_is_back_and_owns_it() -> None:
    table = played_out(people_only())
    table = after(table, do.SitOut(table.deal_number), do.Ready(BO))
    for press in (do.Ready(ANN), do.Rematch(ANN)):
        back, events = tried(table, press)
        assert (back.stage, back.away, [event.name for event in events]) == (Stage.DEAL, frozenset({2, 3}), ["back"])
        assert 0 not in dict(back.booked_for_others)
        assert refusal_of(back, press).name is TableRefusal.IN_DEAL


@pytest.mark.parametrize("clock", [None, CLOCK])
def test_a_lobby_that_nobody_touches_ends(clock: int | None) -> None:
    table = lobby(clock=clock)
    assert deadlines(table) == (Deadline(do.Abandon(table.deal_number, (ANN, BO)), USUAL.lobby, anew=True),)
    joined = after(table, do.Join(LIV))
    assert refusal_of(joined, do.Abandon(table.deal_number, (ANN, BO))).name is TableRefusal.NOT_DUE
    assert after(joined, do.Abandon(table.deal_number, (ANN, BO, LIV))).stage is Stage.ENDED
    assert not any(isinstance(one.command, do.Abandon) for one in deadlines(dealt(clock=clock)))


def test_where_all_are_away_computers_finish_the_deal_and_deal_no_other() -> None:
    table = people_only()
    for _ in range(200):
        if not table.asked:
            break
        table = after(table, lapse(table))
    over = played_by_all(table)
    assert (over.stage, over.away, over.missing()) == (Stage.BETWEEN, frozenset({0, 1, 2, 3}), ())
    assert deadlines(over) == (Deadline(do.Abandon(over.deal_number), ABANDONED_AFTER),)


def test_a_timed_table_reads_from_its_snapshot() -> None:
    table = gone(people_only(), 2)
    table = after(table, do.Leave(BO))
    assert table.booked_for_others == ((1, Sitter(BO)),)
    again = table_from_json(as_kept(table), table.rules.to_json())
    assert again == table
    assert deadlines(again) == deadlines(table)
