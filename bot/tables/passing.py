"""Passes that a table makes: for people who cannot beat what lies there, and could do nothing else."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.game import Deal
from bot.tables.commands import PassFor
from bot.tables.deal_steps import Change, acted
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal, refuse


def passes_for_people(table: Table) -> bool:
    """Whether the table passes for people at all, as its opener chose.

    Where nobody chose, it does if one person plays with computers: nobody else learns from it what a hand cannot beat.
    """
    if table.tutorial:
        return False  # a beginner is to learn when one passes
    alone = len(table.persons) == 1 and len(table.of_computers) == len(table.seats) - 1
    return alone if table.auto_pass is None else table.auto_pass


def pass_due(table: Table) -> PassFor | None:
    """The pass that the table makes next for a person; None where there is none."""
    deal = table.deal
    if deal is None or not deal.trick or not passes_for_people(table):
        return None
    return next(
        (
            PassFor(seat, question)
            for seat, question in table.asked
            if not table.computer_in(seat) and _can_only_pass(deal, seat)
        ),
        None,
    )


def passed_for(table: Table, command: PassFor, seed: str) -> Change:
    """The table after it passed for a person."""
    if table.deal is None or command != pass_due(table):
        return refuse(TableRefusal.NOT_DUE, number=table.number)
    return acted(table, table.deal, command.seat, table.deal.mildest(command.seat), seed)


def _can_only_pass(deal: Deal, seat: Seat) -> bool:
    """Whether nothing else is legal: no play, and no word such as a last card to declare."""
    mildest = deal.mildest(seat)
    return mildest.verb == "pass" and set(deal.legal_actions(seat)) == {mildest}
