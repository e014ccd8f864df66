"""Commands that earlier versions logged, translated to the current form. No other module knows the old forms."""

from __future__ import annotations

from dataclasses import fields

from bot.engine.actions import Action
from bot.engine.game import Deal, Json
from bot.tables import commands as do
from bot.tables.table import Table


def renewed_opening(command: Json) -> Json:
    """A logged ``Open`` in its current form. Before snapshots had shape 6, a table option was a field of its own."""
    known = {"do", *(one.name for one in fields(do.Open))}
    options = [name for name, chosen in command.items() if name not in known and chosen]
    return {name: value for name, value in command.items() if name in known} | ({"options": options} if options else {})


def renewed(table: Table, command: Json) -> Json:
    """A logged command in its current form; a command that is still written today is returned unchanged.

    Before snapshots had shape 6, the table and not the deal asked whether a redeal is wanted: ``Keep`` and
    ``ComputerKeep`` said no, and ``CloseOffer`` said that the time was up. Before ``End`` named a deal, its host could
    make a deal void without anybody else.

    Before an answer of any kind could be held, ``AnswerAhead`` held a pass.

    Raises:
        ValueError: there is no deal in hand, or nothing is due in it.
    """
    match command["do"]:
        case "End" if "deal" not in command:
            return {**command, "admin": True}
        case "AnswerAhead":
            return do.command_to_json(do.Hold(command["person"], Action("pass") if command["wanted"] else None))
        case "Keep":
            seat = table.seat_of(command["person"])
            return do.command_to_json(do.Act(command["person"], _deal(table).mildest(-1 if seat is None else seat)))
        case "ComputerKeep":
            return do.command_to_json(do.ComputerAct(command["seat"], _deal(table).mildest(command["seat"])))
        case "CloseOffer":
            due = _deal(table).due()
            if due is None:
                raise ValueError("nothing is due in the deal")
            return do.command_to_json(do.FallDue(table.deal_number, due.name, due.serial))
    return command


def _deal(table: Table) -> Deal:
    if table.deal is None:
        raise ValueError("no deal is in hand")
    return table.deal
