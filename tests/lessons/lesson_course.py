"""The course of a lesson: somebody follows the coach to the letter, at a table as ``/tutorial`` opens it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bot.computers.player import advise_now
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import GAMES, Deal, Result, find_game
from bot.tables import commands as do
from bot.tables.deal.computers import answer_of, chance_at, computer_asked
from bot.tables.lesson_deals import lesson_seed
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from tests.tables.seated import ANN, after, opening

LEARNER: Seat = 0
"""The seat of whoever opens a table."""

WHIM = random.Random(1)
"""The chance of a table without a lesson: at one with a lesson nothing may depend on it."""

PACES = dict.fromkeys(GAMES, (0,)) | {"sheng-ji": tuple(range(5))}
"""By game, how slowly a lesson may be followed: before how many steps of the drawing somebody has read the coach."""

MOST = 5_000
"""More steps than any deal has."""


@dataclass(frozen=True)
class Step:
    """Something that a seat did, and the deal in which it did it."""

    before: Deal
    seat: Seat
    action: Action

    @property
    def by_learner(self) -> bool:
        return self.seat == LEARNER


@dataclass(frozen=True)
class Course:
    """What was done in a lesson, in order, and how it ended."""

    steps: tuple[Step, ...]
    end: Table

    @property
    def result(self) -> Result:
        assert self.end.settled is not None
        return self.end.settled.result

    @property
    def own(self) -> tuple[Step, ...]:
        """What the learner did."""
        return tuple(step for step in self.steps if step.by_learner)

    @property
    def plays(self) -> list[tuple[Seat, str]]:
        """Who played what, as a record has it."""
        played = (step for step in self.steps if step.action.verb == "play")
        return [(step.seat, str(step.before.noted(step.seat, step.action))) for step in played]

    @property
    def actions(self) -> tuple[tuple[Seat, str], ...]:
        """Who did what, in the notation of records."""
        return tuple((step.seat, str(step.action)) for step in self.steps)


def begun(game: str, preset: str, number: int) -> Table:
    """A table of one person and computers with the first cards of a lesson."""
    seats = find_game(game).seats(find_game(game).rules(preset))
    rules = find_game(game).rules(preset).to_json()
    seed = lesson_seed(game, preset, number).hex()
    command = opening(preset, game=game, rules=rules, seed=seed, computers=seats - 1, tutorial=True, lesson=True)
    return after(open_table(command), do.Start(ANN))


def followed(table: Table, *, slow: int = 0, most: int = MOST, whim: random.Random = WHIM) -> Course:
    """The course of the deal in hand, of which each computer and the person do what they should.

    ``slow``: how often something falls due before the person does what the coach says and nobody waits for.
    ``most``: the steps after which it is left. ``whim``: the chance of a table without a lesson.
    """
    steps: list[Step] = []
    while (deal := table.deal) is not None and len(steps) < most:
        command, due = next_command(table, slow, whim)
        slow -= due
        if isinstance(command, do.Act | do.ComputerAct):
            seat = command.seat if isinstance(command, do.ComputerAct) else LEARNER
            steps.append(Step(deal, seat, command.action))
        table = after(table, command)
    return Course(tuple(steps), table)


def next_command(table: Table, slow: int, whim: random.Random) -> tuple[do.Command, bool]:
    """What happens next, and whether it falls due: computers act at once, a person when they have read, then time."""
    assert table.deal is not None
    if (asked := computer_asked(table)) is not None:
        return answer_of(asked, chance_at(table, asked.seat, whim)), False
    waits = LEARNER in waited_for(table.deal)
    if LEARNER in table.deal.asks() and (waits or slow <= 0):
        advice = advise_now(table.deal.view(LEARNER), chance_at(table, LEARNER, whim))
        if advice is not None:
            return do.Act(ANN, advice[0]), False
    due = table.deal.due()
    assert due is not None, "nobody acts, and nothing falls due"
    return do.FallDue(table.deal_number, due.name, due.serial), True
