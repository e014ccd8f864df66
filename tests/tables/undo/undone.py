"""Random courses of deals in which people take actions back, and what a test asks of them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from bot.cards import Card, read_cards
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import Deal, Refusal, find_game
from bot.tables import commands as do
from bot.tables.course import CourseStep, DealCourse
from bot.tables.deal.computers import answer_of, computer_asked
from bot.tables.deal.deadlines import deadlines
from bot.tables.deal.decisions import decide
from bot.tables.deal.mildest_actions import pass_due
from bot.tables.deal.undoing import Undoable, to_agree_to_undo, undo_open, undoable
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import DealInHand, Stage
from tests.engine.random_course import played_once
from tests.tables.seated import ANN, BO, LIV, WING, after, opening

PEOPLE = (ANN, BO, WING, LIV, 201, 202)


def begun(played: str, seed: int, people: int = 2, **given: Any) -> tuple[Table, do.Open]:
    """The first deal of some people and computers is in hand; and how the table was opened."""
    game, _, preset = played.partition(" ")
    rules = find_game(game).rules(preset).to_json()
    command = opening(preset, game=game, rules=rules, seed=f"{seed:064x}", **given)
    table = open_table(command)
    table = after(table, *map(do.Join, PEOPLE[1 : min(people, len(table.seats))]))
    return after(table, do.Fill(ANN), do.Start(ANN)) if table.free else after(table, do.Start(ANN)), command


def in_hand_of(table: Table) -> DealInHand:
    assert table.in_hand is not None
    return table.in_hand


def course_of(table: Table) -> DealCourse:
    course = in_hand_of(table).course
    assert course is not None
    return course


def steps_since(before: Table, table: Table) -> Iterator[CourseStep]:
    """The steps that a command has added, the last one first."""
    length = course_of(before).length
    return takewhile(lambda step: step.at >= length, course_of(table).latest_first())


def next_command(table: Table, rng: random.Random) -> do.Command:
    """What happens next in the deal, or to bring on the next one; now and then somebody's time is up."""
    if table.deal is None:
        missing = [person for person in table.persons if person not in table.gathering.ready]
        return do.Rematch(missing[0]) if table.match.over() else do.Ready(missing[0])
    expiries = [one.command for one in deadlines(table) if isinstance(one.command, do.FallDue | do.Lapse)]
    asked = computer_asked(table)
    if (passed := pass_due(table)) is not None:
        return passed
    if asked is not None and rng.random() < 0.9:
        return answer_of(asked, rng)
    waited = sorted(waited_for(table.deal))
    if expiries and (not waited or rng.random() < 0.1):
        return rng.choice(expiries)
    held = [seat for seat, sitter in enumerate(table.sitters) if sitter and sitter.person and seat not in waited]
    for seat in held if rng.random() < 0.1 else ():
        if table.deal.view(seat).ahead():
            return do.Hold(person_in(table, seat), rng.choice(table.deal.view(seat).legal_ahead()), table.turn)
    seat = rng.choice(waited)
    return act_of(table, seat, rng.choice([*table.deal.legal_actions(seat)][:40]), rng)


def act_of(table: Table, seat: Seat, action: Action, rng: random.Random) -> do.Command:
    assert table.deal is not None
    action = table.deal.mildest(seat) if action.verb == "redeal" else action
    return do.ComputerAct(seat, action) if table.computer_in(seat) else do.Act(person_in(table, seat), action)


def person_in(table: Table, seat: Seat) -> int:
    sitter = table.seats[seat].sitter
    assert sitter is not None
    assert sitter.person is not None
    return sitter.person


def asked_to(deal: Deal, verb: str) -> Iterator[Seat]:
    return (seat for seat, asks in deal.asks().items() if any(ask.verb == verb for ask in asks))


Taken = tuple[Table, Table, Table, do.Act | do.Hold]
"""The table before an action, the table at which it is taken back, the table after that, and the action."""


@played_once
def taken_back(played: str, undos: int, people: int, clock: int | None = None) -> Iterator[Taken]:
    """Random courses of deals, in which people take actions back; with what was taken back."""
    rng = random.Random(f"{played} {people} {clock}")
    found = 0
    for seed in range(1, 1000):
        table, _ = begun(played, seed, people, clock=clock)
        befores: list[tuple[Table, do.Command]] = []  # by step of the deal in hand
        for number in range(400):
            if table.stage is Stage.ENDED:
                break
            wish = rng.choice(table.persons)
            if table.in_hand is not None and rng.random() < 0.3 and isinstance(undoable(table, wish), Undoable):
                at = undoable(table, wish).step.at  # type: ignore[union-attr]
                later = agreed_by_all(after(table, do.Undo(wish)))
                before, command = befores[at]
                assert isinstance(command, do.Act | do.Hold | do.ComputerAct | do.FallDue | do.Lapse)
                if isinstance(command, do.Act | do.Hold) and command.person == wish:
                    yield before, table, later, command
                    found += 1
                del befores[at:]
                table = later
                continue
            command = next_command(table, rng)
            change = decide(table, command, f"{number:064x}")
            if isinstance(change, Refusal):
                continue
            before, table = table, change[0]
            if before.deal_number != table.deal_number or table.in_hand is None or before.in_hand is None:
                befores = []
            else:
                befores += [(before, command)] * (course_of(table).length - course_of(before).length)
            if found >= undos:
                return
    raise AssertionError("too few actions could be taken back")


def agreed_by_all(table: Table) -> Table:
    """The table once everybody who is asked has agreed."""
    while (asked := undo_open(table)) is not None:
        table = after(table, do.AgreeToUndo(to_agree_to_undo(table)[0], asked.number))
    return table


_TOKENS = re.compile(r"(?<![0-9A-Za-z])(?:[2-9TJQKA][cdhs]|[LB]J)+(?![0-9A-Za-z])")


def cards_named(value: Any) -> set[Card]:
    """Every card that plain data names."""
    if isinstance(value, str):
        return {card for found in _TOKENS.findall(value) for card in read_cards(found)}
    if isinstance(value, dict):
        return cards_named([*value.values(), *map(str, value)])
    return set().union(*map(cards_named, value)) if isinstance(value, list | tuple) else set()
