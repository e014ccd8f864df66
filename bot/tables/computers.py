"""Which computer at a table is asked something, and what it answers, from the view that a person there would get."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.actions import Seat
from bot.games.big_two.grammar import DECLARE, REDEAL
from bot.games.game import Deal
from bot.players.player import Rng, choose, speak
from bot.tables.commands import ComputerAct, ComputerKeep
from bot.tables.table import Sitter, Table


@dataclass(frozen=True, slots=True)
class Asked:
    """A computer that is to do something in a deal; ``offered``: to answer a redeal offer."""

    deal: Deal
    seat: Seat
    sitter: Sitter
    offered: bool


def computer_asked(table: Table) -> Asked | None:
    """The computer that is to answer an offer or to act, or one that has a last card to declare."""
    if table.deal is None:
        return None
    due = table.waited_for
    for seat in sorted(due if table.undecided else due | table.deal.may_act()):
        sitter = table.seats[seat]
        if sitter and sitter.computer and (seat in due or table.deal.refusal(seat, DECLARE) is None):
            return Asked(table.deal, seat, sitter, offered=bool(table.undecided))
    return None


def answer_of(asked: Asked, rng: Rng) -> ComputerAct | ComputerKeep:
    """What the computer does: nobody waits for a last card it declares."""
    deal, seat = asked.deal, asked.seat
    if asked.offered:
        wants = speak(deal.view(seat), rng, asked.sitter.level) == REDEAL
        return ComputerAct(seat, REDEAL) if wants else ComputerKeep(seat)
    action = choose(deal.view(seat), rng, asked.sitter.level) if seat in deal.must_act() else DECLARE
    return ComputerAct(seat, action)


def mildest_answer(asked: Asked) -> ComputerAct | ComputerKeep:
    """What stands in for a computer that cannot decide: it keeps its hand, passes, or does the first thing it may."""
    deal, seat = asked.deal, asked.seat
    if asked.offered:
        return ComputerKeep(seat)
    if seat not in deal.must_act():
        return ComputerAct(seat, DECLARE)
    legal = deal.view(seat).legal_actions()
    return ComputerAct(seat, next((action for action in legal if action.verb == "pass"), legal[0]))
