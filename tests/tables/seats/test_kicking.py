"""A silent person's seat is given to a computer: by the host or an admin alone, else by all the others.

Promise: A silent person holds no table: their seat goes to a computer, and they may come back. Also:
tests/bot/clocks_and_absence/test_kicking_story.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.actions import must_act
from bot.engine.table_values import Sitter
from bot.games.big_two.verbs import PASS
from bot.tables import commands as do
from bot.tables.log.table_log import table_from_json
from bot.tables.seats.who_plays import with_lapses
from bot.tables.table import LAPSES_AT_MOST, Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import ANN, BO, LIV, STRANGER, WING, after, as_kept, opening, played_out, refusal_of

ADMIN = 900


def four(**given: Any) -> Table:
    """Ann, who hosts, Bo, Wing and Liv in the first deal of an untimed table."""
    return after(open_table(opening(**given)), do.Join(BO), do.Join(WING), do.Join(LIV), do.Start(ANN))


def waiting_for(person: int, table: Table | None = None) -> Table:
    """The deal once it is this person's turn, and has been for long."""
    table = table or four()
    while (on_turn := turn(table)) != person:
        table = acted(table, on_turn)
    return long_asked(table)


def long_asked(table: Table) -> Table:
    """The table once those it asks have been asked for two minutes."""
    return after(table, *(do.Overdue(seat, question) for seat, question in table.asked))


def turn(table: Table) -> int:
    assert table.deal is not None
    [seat] = must_act(table.deal)
    sitter = table.seats[seat].sitter
    assert sitter is not None
    assert sitter.person is not None
    return sitter.person


def acted(table: Table, person: int) -> Table:
    """The table after a person did the mildest thing."""
    assert table.deal is not None
    return after(table, do.Act(person, table.deal.mildest(table.seat_of(person) or 0)))


@pytest.mark.parametrize("command", [do.Kick(ANN, WING), do.Kick(ADMIN, WING, admin=True)], ids=["host", "admin"])
def test_the_host_or_an_admin_does_it_alone_and_the_deal_counts_for_who_sat_there(command: do.Kick) -> None:
    early = four()
    while turn(early) != WING:
        early = acted(early, turn(early))
    assert refusal_of(early, command).name == TableRefusal.KICK_SOON
    assert refusal_of(acted(early, WING), command).name == TableRefusal.KICK_EARLY
    table = after(long_asked(early), command)
    sitter = table.seats[2].sitter
    assert sitter is not None
    assert sitter.computer
    assert table.booked_for_others == ((2, Sitter(WING)),)
    assert table.leavers.kicked == ((WING, command.person, 1),)
    assert table_from_json(as_kept(table), table.rules.to_json()) == table
    back = after(table, do.Join(WING))
    assert back.seat_of(WING) == 2
    assert back.booked_for_others == ()
    over = played_out(back)
    assert over.settled is not None
    assert over.settled.sitters[2] == Sitter(WING)
    assert (over.seat_of(WING), over.of_computers) == (None, (2,)), "a kick decides about the next deal"
    assert after(over, do.Join(WING)).leavers.kicked == ()


def test_between_deals_the_host_or_an_admin_does_it_at_once() -> None:
    table = played_out(four())
    for command in (do.Kick(ANN, WING), do.Kick(ADMIN, WING, admin=True)):
        assert after(table, command).seat_of(WING) is None


def test_others_must_all_agree_while_the_table_waits_for_the_person() -> None:
    table = waiting_for(LIV)
    assert refusal_of(table, do.Kick(BO, WING)).name == TableRefusal.KICK_EARLY
    asked_just_now = acted(waiting_for(WING), WING)
    assert refusal_of(asked_just_now, do.Kick(BO, LIV)).name == TableRefusal.KICK_SOON
    asked = after(table, do.Kick(BO, LIV))
    assert (asked.now.kicks, asked.sitters) == (((BO, LIV),), table.sitters)
    assert table_from_json(as_kept(asked), table.rules.to_json()) == asked
    assert refusal_of(asked, do.Kick(BO, LIV)).name == TableRefusal.KICK_AGREED
    asked = after(asked, do.Kick(WING, LIV))
    assert asked.seat_of(LIV) == 3, "Ann has not agreed"
    given = after(asked, do.Kick(ANN, LIV))
    assert given.seat_of(LIV) is None
    assert given.now.kicks == ()


def test_who_is_away_need_not_agree() -> None:
    table = with_lapses(waiting_for(LIV), 0, LAPSES_AT_MOST)
    assert table.awake == (BO, WING, LIV)
    given = after(table, do.Kick(BO, LIV), do.Kick(WING, LIV))
    assert (given.seat_of(LIV), given.leavers.kicked) == (None, ((LIV, 0, 1),))


def test_a_kick_that_lacked_only_the_word_of_somebody_who_is_gone_is_done() -> None:
    asked = after(waiting_for(LIV), do.Kick(BO, LIV), do.Kick(WING, LIV))
    given = after(asked, do.Leave(ANN))
    assert (given.seat_of(LIV), given.now.kicks) == (None, ())
    assert given.leavers.kicked == ((LIV, 0, 1),)
    assert given.booked_for_others[-1] == (3, Sitter(LIV))


def test_who_is_left_alone_with_their_wish_does_not_kick_by_it() -> None:
    asked = after(waiting_for(LIV), do.Kick(BO, LIV))
    left = after(asked, do.Leave(ANN), do.Leave(WING))
    assert (left.seat_of(LIV), left.now.kicks) == (3, ((BO, LIV),))


def test_a_wish_lapses_when_its_person_acts_or_its_owner_leaves() -> None:
    asked = after(waiting_for(LIV), do.Kick(BO, LIV))
    assert acted(asked, LIV).now.kicks == ()
    assert after(asked, do.Leave(BO)).now.kicks == ()


def test_a_wish_lapses_even_where_the_turn_comes_back_at_once() -> None:
    table = after(waiting_for(ANN), do.Kick(BO, ANN))
    for person in (BO, WING, LIV):
        table = after(table, do.Hold(person, PASS))
    assert table.deal is not None
    lead = next(action for action in table.deal.legal_actions(0) if action.verb == "play")
    played = after(table, do.Act(ANN, lead))
    assert (turn(played), played.now.kicks) == (ANN, ())


def test_one_alone_is_no_vote() -> None:
    table = after(open_table(opening()), do.Join(BO), do.Fill(ANN), do.Start(ANN))
    while 0 not in must_act(table.deal or table.match.start_deal(table.shuffle())[0]):
        [seat] = must_act(table.deal)  # type: ignore[arg-type]  # a deal is in hand
        command = do.Act(BO, table.deal.mildest(1)) if seat == 1 else do.ComputerAct(seat, table.deal.mildest(seat))  # type: ignore[union-attr]
        table = after(table, command)
    assert refusal_of(long_asked(table), do.Kick(BO, ANN)).name == TableRefusal.KICK_ALONE


def test_who_holds_up_the_next_deal_is_replaced_and_it_begins() -> None:
    table = played_out(four())
    assert refusal_of(table, do.Kick(BO, LIV)).name == TableRefusal.KICK_EARLY
    table = after(table, do.Ready(ANN), do.Ready(BO), do.Ready(WING))
    assert refusal_of(table, do.Kick(BO, LIV)).name == TableRefusal.KICK_SOON
    table = after(long_asked(table), do.Kick(BO, LIV), do.Kick(WING, LIV))
    assert table.stage is Stage.BETWEEN
    table = after(table, do.Kick(ANN, LIV))
    assert table.stage is Stage.DEAL
    assert table.seat_of(LIV) is None
    assert table.leavers.kicked == ((LIV, ANN, 2),), "it is still told in the deal that begins"
    assert after(played_out(table), *map(do.Ready, (ANN, BO, WING))).leavers.kicked == ()


def test_the_host_kicked_by_an_admin_hands_on_the_office() -> None:
    assert after(waiting_for(ANN), do.Kick(ADMIN, ANN, admin=True)).host == BO


def test_in_the_lobby_the_seat_becomes_free() -> None:
    lobby = after(open_table(opening()), do.Join(BO))
    assert after(lobby, do.Kick(ANN, BO)).sitters[1] is None


def test_nobody_is_kicked_who_does_not_sit_there_nor_by_themselves_nor_by_strangers() -> None:
    table = four()
    assert refusal_of(table, do.Kick(ANN, 0)).name == TableRefusal.KICK_NOBODY
    assert refusal_of(table, do.Kick(ANN, STRANGER)).name == TableRefusal.KICK_NOBODY
    assert refusal_of(table, do.Kick(ANN, ANN)).name == TableRefusal.KICK_SELF
    assert refusal_of(table, do.Kick(STRANGER, ANN)).name == TableRefusal.STRANGER
