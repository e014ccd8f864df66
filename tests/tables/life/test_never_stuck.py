"""No timed table is ever stuck: whoever vanishes, at whatever moment, it goes on for those who are there, or ends.

Promise: No timed table is ever stuck: it goes on for those who are there, or ends.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.engine.actions import Action, must_act, waited_for
from bot.engine.game import Refusal, find_game
from bot.tables import commands as do
from bot.tables.commands import ComputerAct
from bot.tables.deal.computers import computer_asked
from bot.tables.deal.deadlines import deadlines
from bot.tables.deal.decisions import decide
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.seated import ANN, BO, LIV, STRANGER, WING, after, full, lapses_of, lobby, opening
from tests.toy.known import make_known

PLAYED = (
    "big-two chudadi-standard",
    "big-two class-struggle-2",
    "big-two tribute-hk-4",
    "big-two hong-kong-wikipedia",
    "toy plain",
    "toy small+quick",
)
"""Rules with bids, exchanges and redeal offers among them."""
PEOPLE = (ANN, BO, WING, LIV)
ENOUGH = 3_000
"""Steps in which any of these deals is long over."""


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


def started(played: str, people: int) -> Table:
    """So many people at a timed table, computers in the other seats, the first deal in hand."""
    game, _, rules = played.partition(" ")
    table = open_table(
        replace(opening(clock=20), game=game, preset=rules, rules=find_game(game).rules(rules).to_json())
    )
    seats = len(table.seats)
    table = after(table, *map(do.Join, PEOPLE[1 : min(people, seats)]))
    return after(table, *(do.AddComputer(ANN) for _ in range(table.free)), do.Start(ANN))


def decided(table: Table, command: do.Command, rng: random.Random) -> Table | None:
    """The table after a command; None where it is refused."""
    change = decide(table, command, f"{rng.getrandbits(256):064x}")
    return None if isinstance(change, Refusal) else change[0]


def by_itself(table: Table, rng: random.Random) -> Table | None:
    """The table once a computer has played, or else some time is up; None where nothing is waited for."""
    asked = computer_asked(table)
    if asked is not None:
        action = asked.spoken or rng.choice(list(asked.deal.legal_actions(asked.seat)))
        return decided(table, ComputerAct(asked.seat, action), rng)
    ends = deadlines(table)
    return decided(table, rng.choice(ends).command, rng) if ends else None


def action_of(table: Table, person: int, rng: random.Random) -> Action | None:
    """Something that a person may do in the deal, who is waited for."""
    seat = table.seat_of(person)
    if table.deal is None or seat is None or seat not in waited_for(table.deal):
        return None
    return rng.choice(list(table.deal.legal_actions(seat)))


def disturbed(table: Table, rng: random.Random, steps: int) -> Table:
    """The table after people, computers and time have done this and that."""
    for _ in range(steps):
        person = rng.choice(PEOPLE)
        action = action_of(table, person, rng)
        wishes: list[do.Command] = [do.Ready(person), do.Rematch(person), do.Back(person)]
        wishes += [do.Act(person, action)] * 20 if action else []
        wishes += [do.Leave(person)] if rng.random() < 0.05 else []
        wishes += [do.Close(person)] if rng.random() < 0.01 else []
        later = by_itself(table, rng) if rng.random() < 0.5 else decided(table, rng.choice(wishes), rng)
        table = later or table
        if table.stage is Stage.ENDED:
            break
    return table


@settings(max_examples=60, deadline=None)
@given(some.sampled_from(PLAYED), some.integers(1, 4), some.integers(0, 150), some.integers(0, 2**32))
def test_a_table_that_everybody_vanishes_from_ends(played: str, people: int, steps: int, seed: int) -> None:
    rng = random.Random(seed)
    table = disturbed(started(played, people), rng, steps)
    for _ in range(ENOUGH):
        if table.stage is Stage.ENDED:
            return
        later = by_itself(table, rng)
        assert later is not None, (table.stage, lapses_of(table), table.asked)
        table = later
    raise AssertionError("it does not end")


@settings(max_examples=60, deadline=None)
@given(some.sampled_from(PLAYED), some.integers(1, 4), some.integers(0, 150), some.integers(0, 2**32))
def test_whoever_is_there_alone_plays_deal_after_deal(played: str, people: int, steps: int, seed: int) -> None:
    """Be it the host or not; everybody else has vanished."""
    rng = random.Random(seed)
    table = disturbed(started(played, people), rng, steps)
    if not table.persons:
        return
    person, first = rng.choice(table.persons), table.deal_number
    for _ in range(ENOUGH):
        if table.stage is Stage.ENDED or table.deal_number > first + 2:
            return
        wish = next_wish(table, person, rng)
        later = (decided(table, wish, rng) if wish else None) or by_itself(table, rng)
        assert later is not None, (table.stage, lapses_of(table), table.asked)
        table = later
    raise AssertionError("no deal comes to its end")


def next_wish(table: Table, person: int, rng: random.Random) -> do.Command | None:
    """What somebody does who wants to play on; None for one who waits."""
    action = action_of(table, person, rng)
    if action is not None:
        return do.Act(person, action)
    if person in table.gathering.ready:
        return None
    return do.Rematch(person) if table.match.over() else do.Ready(person)


@settings(max_examples=60, deadline=None)
@given(some.sampled_from(PLAYED), some.integers(1, 4), some.integers(0, 150), some.integers(0, 2**32))
def test_whoever_must_act_has_a_clock_or_is_a_computer(played: str, people: int, steps: int, seed: int) -> None:
    rng = random.Random(seed)
    table = started(played, people)
    for _ in range(steps):
        table = disturbed(table, rng, 1)
        if table.deal is None:
            continue
        running = {seat for seat, _ in table.asked}
        assert running - table.left_in_deal == {seat for seat in must_act(table.deal) if not table.computer_in(seat)}
        assert running or computer_asked(table) or table.deal.due()


def test_a_lobby_whose_host_has_vanished_is_left_by_anyone_and_closed_by_an_admin() -> None:
    table = lobby(clock=20)
    assert after(table, do.Leave(BO)).persons == (ANN,)
    assert after(table, do.Close(STRANGER, admin=True)).stage is Stage.ENDED
    assert after(full(clock=20), do.End(STRANGER, admin=True)).stage is Stage.ENDED
