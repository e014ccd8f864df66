"""One hand, one person: whatever anybody does at a table, of any game, no two people ever see the same hand.

Promise: No two people see the same hand, and no deal is booked for somebody whose cards another person has seen,
whatever anybody does, in every game. More: `SCALE=n` tries n times as much.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from dataclasses import replace

import pytest

from bot.engine.actions import waited_for
from bot.engine.game import Refusal, find_game
from bot.tables import commands as do
from bot.tables.deal.computers import answer_of, computer_asked
from bot.tables.deal.deadlines import deadlines
from bot.tables.deal.decisions import decide
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.seated import ANN, BO, LIV, WING, after, opening
from tests.toy.known import make_known

PLAYED = (
    "big-two chudadi-standard",
    "big-two tribute-hk-4",
    "sheng-ji standard",
    "da-guai-lu-zi dglz-standard",
    "zheng-shangyou zs-pits",
    "toy plain",
)
PEOPLE = (ANN, BO, WING, LIV, 201, 202)
ADMIN = 900
STEPS = 600 * int(os.environ.get("SCALE", "1"))


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


def started(played: str, clock: int | None, people: int) -> Table:
    """A table that lets people in, some people at it, computers in the other seats, the first deal in hand."""
    game, _, rules = played.partition(" ")
    table = open_table(opening(rules, game=game, rules=find_game(game).rules(rules).to_json(), clock=clock))
    table = after(table, do.LetIn(ANN, on=True), *map(do.Join, PEOPLE[1 : min(people, len(table.seats))]))
    return after(table, do.Fill(ANN), do.Start(ANN)) if table.free else after(table, do.Start(ANN))


def wish(table: Table, rng: random.Random) -> do.Command:
    """Something that somebody may try: mostly to sit down, to leave, or to have somebody else go."""
    person, other = rng.sample(PEOPLE, 2)
    seat = rng.choice([None, *range(len(table.seats))])
    wishes: list[do.Command] = [
        *[do.Join(person, seat)] * 4,
        *[do.Leave(person)] * 2,
        *[do.Kick(person, other)] * 2,
        do.Kick(ADMIN, other, admin=True),
        do.StandIn(person, other),
        do.Back(person),
        do.Ready(person),
        do.Rematch(person),
        do.LetIn(person, on=rng.random() < 0.8),
    ]
    return rng.choice(wishes)


def next_command(table: Table, rng: random.Random) -> do.Command:
    """What happens next: somebody's wish, a computer's or a person's action, or that some time is up."""
    if rng.random() < 0.4:
        return wish(table, rng)
    asked = computer_asked(table)
    if asked is not None:
        return answer_of(asked, rng)
    if table.deal is None:
        return do.Rematch(rng.choice(PEOPLE)) if table.match.over() else do.Ready(rng.choice(PEOPLE))
    ends = [one.command for one in deadlines(table)]
    waited = waited_for(table.deal)
    if not waited or (ends and rng.random() < 0.3):
        return rng.choice(ends)
    seat = min(waited)
    sitter = table.seats[seat].sitter
    assert sitter is not None
    assert sitter.person is not None
    return do.Act(sitter.person, table.deal.mildest(seat))


def _numbered(table: Table, number: int) -> Table:
    """The table as if so many deals had gone before."""
    return replace(table, sealed=replace(table.sealed, number=number))


@pytest.mark.parametrize("clock", [None, 20, 600])
@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("people", [1, 3])
def test_no_hand_is_seen_by_two_people_nor_booked_for_one_whose_cards_another_saw(
    played: str, clock: int | None, people: int
) -> None:
    rng = random.Random(f"{played} {clock} {people}")
    table = started(played, clock, people)
    seen: dict[tuple[int, int], set[int]] = defaultdict(set)
    for number in range(STEPS):
        if table.stage is Stage.ENDED:
            table = _numbered(started(played, clock, people), number + 1)
        for seat, sitter in enumerate(table.sitters):
            if table.stage is Stage.DEAL and sitter is not None and sitter.person is not None:
                seen[table.deal_number, seat].add(sitter.person)
                assert seen[table.deal_number, seat] == {sitter.person}
        change = decide(table, next_command(table, rng), f"{number:064x}")
        if isinstance(change, Refusal):
            continue
        before, table = table, change[0]
        if table.settled is not None and table.settled is not before.settled:
            for seat, sitter in enumerate(table.settled.sitters):
                if sitter is not None and sitter.person is not None:
                    assert seen[table.settled.number, seat] <= {sitter.person}
