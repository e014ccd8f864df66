"""A deal unfolded: the table after each step of a deal, noted while its log is read.

A step is an action in the deal, or what fell due between two actions. It holds every hand, so a deal is unfolded to its
end or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from bot.engine.actions import Action, Seat
from bot.engine.game import Deal, Event
from bot.engine.seam.positions import Trick
from bot.engine.table_values import Settled
from bot.tables.deal.deal_steps import news_after
from bot.tables.deal.decisions import Decision
from bot.tables.deal.holds import Done
from bot.tables.deal.undoing import UNDONE
from bot.tables.table import Table
from bot.tables.table_parts import DealInHand, Stage


class DealStep(NamedTuple):
    """One step of a deal, and the table that it led to, with the deal in hand."""

    table: Table
    deal: Deal  # that of the table
    seat: Seat | None = None  # who acted; None: the cards were dealt, or something fell due
    action: Action | None = None
    events: tuple[Event, ...] = ()

    @property
    def happens(self) -> bool:
        """Whether it came about by itself."""
        return self.action is None


@dataclass
class Unfolding:
    """The steps of the deal in hand so far, and those of the last deal that ended."""

    steps: list[DealStep] = field(default_factory=list)
    ended: tuple[DealStep, ...] = ()

    def follow(self, before: Table, decision: Decision, done: Sequence[Done]) -> None:
        """Note the steps that an accepted command made. ``done``: the actions that it caused, in order."""
        after = decision.table
        over = after.settled if after.settled is not before.settled else None
        if over is not None:
            self._act(before, _as_it_ended(before, over), done, decision.events)
            self.ended, self.steps = tuple(self.steps), []
        if after.deal is None or (over is None and after.deal is before.deal):
            return
        if any(event.name == UNDONE for event in decision.events):
            self._take_back(after)
            return
        if over is not None or before.deal is None:
            self.steps = [DealStep(after, after.deal, events=decision.events)]
        else:
            self._act(before, after, done, decision.events)

    def _take_back(self, after: Table) -> None:
        """Forget the steps that no longer stand: from the first action on that the course of the deal does not have."""
        stands = 0 if after.in_hand is None or after.in_hand.course is None else after.in_hand.course.acts
        acts = [at for at, step in enumerate(self.steps) if not step.happens]
        del self.steps[acts[stands] :]

    def _act(self, before: Table, after: Table, done: Sequence[Done], events: tuple[Event, ...]) -> None:
        """Note each action of a command, or that something fell due. ``after``: the table that all of it led to."""
        if after.deal is None:
            return
        for number, (deal, seat, action) in enumerate(done):
            last = number == len(done) - 1
            then = after if last else _between(self.steps[-1].table, deal, done[number + 1][0], seat, action)
            if then.deal is not None:
                self.steps.append(DealStep(then, then.deal, seat, action, events if last else ()))
        if done or after.deal is before.deal:
            return
        if len(self.steps) > 1 and self.steps[-1].happens:  # one thing after another fell due: that is one step
            events = (*self.steps.pop().events, *events)
        self.steps.append(DealStep(after, after.deal, events=events))


def _as_it_ended(before: Table, settled: Settled) -> Table:
    """The table when its deal ended, with the deal still in hand."""
    if settled.deal is None:
        return before
    in_hand = before.in_hand or DealInHand(settled.deal, settled.timed)
    now = replace(in_hand, deal=settled.deal, news=settled.news, trick=settled.trick)
    return replace(before, stage=Stage.DEAL, now=now)


def _between(table: Table, deal: Deal, later: Deal, seat: Seat, action: Action) -> Table:
    """The table after an action that others followed at once."""
    in_hand = table.in_hand
    if in_hand is None:
        return table
    over = action.in_trick and not later.trick
    trick: Trick = (*deal.trick, (seat, action.cards)) if over else in_hand.trick
    news = news_after(in_hand.news, (), seat, in_trick=action.in_trick)
    return replace(table, now=replace(in_hand, deal=later, news=news, trick=trick))


def tricks_in(steps: Sequence[DealStep]) -> tuple[int, ...]:
    """The steps after which somebody leads to a trick."""
    return tuple(number for number, (step, following) in enumerate(pairwise(steps)) if _leads(step, following))


def _leads(step: DealStep, following: DealStep) -> bool:
    return not step.deal.trick and following.action is not None and following.action.verb == "play"
