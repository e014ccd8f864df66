"""Private tables, invitations and kept seats, by example and whatever anybody tries.

Promise: Nobody sits down at a private table who was not invited and never sat there, and nobody in a seat that is kept
for another. More: `SCALE=n` tries n times as much.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.engine.game import Refusal
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.guest_list import INVITED_AT_MOST, GuestList
from bot.tables.log.table_log import table_from_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import ANN, BO, LIV, STRANGER, WING, after, as_kept, dealt, lobby, opening, refusal_of
from tests.tables.seats.test_one_hand import PEOPLE, PLAYED, STEPS, next_command, started
from tests.toy.known import make_known

STAFF, CLUB = 7001, 7002


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


def private() -> Table:
    """Ann hosts a private table with three free seats."""
    return open_table(opening(private=True))


def refused(table: Table, command: do.Command) -> str:
    return refusal_of(table, command).name


def test_only_invited_people_sit_down_at_a_private_table() -> None:
    table = private()
    assert refused(table, do.Join(BO)) == TableRefusal.PRIVATE
    table = after(table, do.Invite(ANN, BO), do.Join(BO))
    assert refused(table, do.Join(STRANGER)) == TableRefusal.PRIVATE
    assert refused(table, do.Join(STRANGER, 3)) == TableRefusal.PRIVATE
    table = after(table, do.Leave(BO), do.Join(BO))
    assert set(table.persons) == {ANN, BO}


def test_members_of_an_invited_group_sit_down_and_may_come_back_without_it() -> None:
    table = after(private(), do.Invite(ANN, group=STAFF))
    assert refused(table, do.Join(BO)) == TableRefusal.PRIVATE
    assert refused(table, do.Join(BO, group=CLUB)) == TableRefusal.PRIVATE
    table = after(table, do.Join(BO, group=STAFF), do.Leave(BO), do.Join(BO))
    assert BO in table.persons


def test_no_group_is_no_invitation() -> None:
    table = private()
    change = decide(table, do.Invite(ANN), "")
    table = table if isinstance(change, Refusal) else change[0]
    assert refused(table, do.Join(BO)) == TableRefusal.PRIVATE


def test_who_may_be_invited() -> None:
    table = after(private(), do.Invite(ANN, BO), do.Join(BO))
    assert refused(table, do.Invite(BO, LIV)) == TableRefusal.NOT_HOST
    assert refused(table, do.Invite(ANN, ANN)) == TableRefusal.INVITED_SELF
    assert refused(table, do.Invite(ANN, BO)) == TableRefusal.SITS_HERE
    table = after(table, do.Invite(ANN, LIV), do.Invite(ANN, group=STAFF))
    assert refused(table, do.Invite(ANN, LIV)) == TableRefusal.INVITED_ALREADY
    assert refused(table, do.Invite(ANN, group=STAFF)) == TableRefusal.INVITED_ALREADY
    assert refused(lobby(), do.Invite(ANN, LIV)) == TableRefusal.OPEN_TO_ALL
    table = after(private(), *(do.Invite(ANN, 1000 + number) for number in range(INVITED_AT_MOST)))
    assert refused(table, do.Invite(ANN, LIV)) == TableRefusal.INVITED_MANY


def test_a_kept_seat_is_for_one_person_alone() -> None:
    table = after(lobby(), do.Reserve(ANN, LIV))
    assert dict(table.guests.kept) == {LIV: 2}
    assert refused(table, do.Join(WING, 2)) == TableRefusal.KEPT
    assert refused(table, do.Join(BO, 2)) == TableRefusal.KEPT, "nor does anybody move there"
    table = after(table, do.Join(WING))
    assert table.seat_of(WING) == 3
    assert refused(table, do.Join(STRANGER)) == TableRefusal.KEPT
    table = after(table, do.Join(LIV))
    assert table.seat_of(LIV) == 2
    assert table.guests == GuestList()


def test_the_last_seat_is_kept_for_one() -> None:
    table = after(lobby(), do.Join(WING), do.Reserve(ANN, LIV))
    assert refused(table, do.Reserve(ANN, STRANGER)) == TableRefusal.NONE_TO_KEEP
    assert refused(table, do.Reserve(ANN, LIV)) == TableRefusal.KEPT_ALREADY
    table = after(table, do.Unreserve(ANN, LIV), do.Reserve(ANN, STRANGER), do.Join(STRANGER))
    assert refused(table, do.Unreserve(ANN, STRANGER)) == TableRefusal.NOT_KEPT
    assert refused(table, do.Join(LIV)) == TableRefusal.FULL


def test_a_computer_keeps_the_seat_warm() -> None:
    table = after(lobby(), do.Reserve(ANN, LIV), do.Fill(ANN), do.Start(ANN))
    assert refused(table, do.Join(WING, 2)) == TableRefusal.KEPT
    table = after(table, do.Join(WING))
    assert dict(table.next_up) == {WING: 3}
    table = after(table, do.Join(LIV))
    assert dict(table.next_up) == {WING: 3, LIV: 2}


def test_nobody_is_kept_from_a_seat_that_they_left_or_were_promised() -> None:
    table = after(dealt(), do.Join(WING))
    seat = dict(table.next_up)[WING]
    table = after(table, do.Leave(BO), do.Reserve(ANN, LIV))
    assert seat not in table.guests.keeps_from(WING)
    assert 1 not in table.guests.keeps_from(BO)
    assert after(table, do.Join(BO)).seat_of(BO) == 1


def test_a_seat_kept_at_a_private_table_is_an_invitation() -> None:
    table = after(private(), do.Reserve(ANN, LIV), do.Join(LIV))
    assert LIV in table.persons


def test_a_rated_table_may_ask_for_some_deals() -> None:
    table = open_table(opening(rated=True, least_deals=5))
    refusal = refusal_of(table, do.Join(BO, deals=4))
    assert (refusal.name, refusal.args) == (TableRefusal.FEW_DEALS, {"deals": 4, "n": 5})
    table = after(table, do.Join(BO, deals=5), do.Join(BO, 2), do.Leave(BO), do.Join(BO))
    assert BO in table.persons
    assert not open_table(opening(least_deals=5)).terms.least_deals, "only rated tables ask"


def test_a_snapshot_keeps_the_guest_list() -> None:
    table = after(private(), do.Invite(ANN, BO), do.Invite(ANN, group=STAFF), do.Reserve(ANN, LIV))
    assert table_from_json(as_kept(table), table.rules.to_json()) == table


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("by_invitation", [True, False])
def test_whatever_anybody_tries_only_guests_sit_down(played: str, by_invitation: bool) -> None:
    rng = random.Random(f"{played} {by_invitation}")
    members = {person: rng.choice([0, STAFF, CLUB]) for person in PEOPLE}
    table, sat = begun(played, by_invitation), {ANN, BO}
    for number in range(STEPS):
        if table.stage is Stage.ENDED:
            table, sat = begun(played, by_invitation), {ANN, BO}
        command = next_command(table, rng) if rng.random() < 0.8 else inviting(table, rng)
        if isinstance(command, do.Join):
            command = do.Join(command.person, command.seat, members[command.person])
        change = decide(table, command, f"{number:064x}")
        if isinstance(change, Refusal):
            continue
        before, table = table, change[0]
        sat |= set(before.persons)
        for person in set(table.persons) - set(before.persons):
            allowed = before.guests.admits(person, members[person]) or person in sat or person in dict(before.next_up)
            assert allowed, (command, person)
        check_kept(before, table)


def begun(played: str, by_invitation: bool) -> Table:
    """A table where a deal is in hand, with Ann and Bo; a private one if wished."""
    return replace(started(played, None, 2), guests=GuestList(private=by_invitation))


def inviting(table: Table, rng: random.Random) -> do.Command:
    """Something that somebody may try about guests, mostly the host."""
    person = table.host if rng.random() < 0.7 else rng.choice(PEOPLE)
    whom = rng.choice(PEOPLE)
    wishes = (
        do.Invite(person, whom),
        do.Invite(person, group=STAFF),
        do.Reserve(person, whom),
        do.Unreserve(person, whom),
    )
    return rng.choice(wishes)


def check_kept(before: Table, table: Table) -> None:
    """No seat is kept twice, for two, or for somebody who sits; and nobody took one that was kept for another."""
    kept = table.guests.kept
    assert len({seat for _, seat in kept}) == len(dict(kept)) == len(kept)
    assert not set(dict(kept)) & set(table.persons)
    assert all(seat not in table.guests.keeps_from(person) for person, seat in table.next_up)
    for person in set(table.persons) - set(before.persons):
        seat = table.seat_of(person)
        assert seat not in before.guests.keeps_from(person), (person, seat)
