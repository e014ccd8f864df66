"""Offers about seats. One reader gets only what they can do now; everybody gets what somebody can do."""

from __future__ import annotations

from bot.engine.game import Refusal
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.table import Table
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Button, ButtonStyle, ExplainedButton

NEWCOMER = 0
"""The number of a person who was never at the table."""


def would_do(table: Table, command: do.Command) -> bool:
    """Whether a table would accept this command now, as far as it alone knows."""
    return not isinstance(decide(table, command, table.sealed.seed), Refusal)


def join_buttons(scene: TableInWords, person: int | None) -> list[Button]:
    """*Join* for one reader, if they can get a seat now. ``person``: None if never seen."""
    may = any(would_do(scene.table, join) for join in _joins(scene.table, person or NEWCOMER))
    return [join_button(scene)] if may else []


def _joins(table: Table, person: int) -> list[do.Join]:
    """How somebody may ask for a seat, who may belong to any invited group and have played enough."""
    deals = table.terms.least_deals
    return [do.Join(person, group=group, deals=deals) for group in (0, *table.guests.groups)]


def join_button(scene: TableInWords) -> Button:
    """*Join*, for whoever presses it."""
    return Button(scene.say("button-join"), scene.id("join"))


def public_join_buttons(scene: TableInWords) -> list[Button]:
    """*Join* for everybody, if somebody can get a seat with it."""
    return [join_button(scene)] if somebody_may_join(scene.table) else []


def somebody_may_join(table: Table) -> bool:
    """Whether a newcomer, or somebody who left or waits, can get a seat now."""
    gone, waiting = (one.person for one in table.leavers.departures), (person for person, _ in table.next_up)
    known = (NEWCOMER, *gone, *waiting, *table.guests.invited, *dict(table.guests.kept))
    return any(would_do(table, join) for person in known for join in _joins(table, person))


def leave_buttons(scene: TableInWords, person: int | None) -> list[ExplainedButton]:
    """*Leave* for one reader. People with a seat are asked first. For people promised a seat it ends the wait."""
    if person is None or not would_do(scene.table, do.Leave(person)):
        return []
    return [leave_button(scene, "leaveask", person)]


def leave_button(scene: TableInWords, verb: str, person: int | None = None) -> ExplainedButton:
    """*Leave* with this verb, and what it means for a person; for anybody if ``person`` is None."""
    button = Button(scene.say("button-leave"), scene.id(verb), ButtonStyle.DANGER)
    return ExplainedButton(button, scene.say("leave-does", way=_way_out(scene.table, person)))


def _way_out(table: Table, person: int | None) -> str:
    """What happens to a seat when a person leaves it, as a variant of the message."""
    if person is not None and table.seat_of(person) is None:
        return "waits"
    if table.deal is None and len(table.persons) == 1:
        return "last"
    return table.stage.value


def let_in_buttons(scene: TableInWords, person: int | None) -> list[ExplainedButton]:
    """*Let people in* or *Let in later*, for the host only."""
    table = scene.table
    if person != table.host or table.closing:
        return []
    label, other = ("button-let-in-later", "") if table.lets_in else ("button-let-in", "on")
    button = Button(scene.say(label), scene.id("letin", other))
    return [ExplainedButton(button, scene.say("let-in-does", now=table.lets_in))]


def close_buttons(scene: TableInWords, person: int | None, *, admin: bool) -> list[ExplainedButton]:
    """*Close* for one reader, unless the table is already closing. Without a deal *End* does the same."""
    table = scene.table
    may = table.deal is not None and not table.closing and would_do(table, do.Close(person or NEWCOMER, admin))
    button = Button(scene.say("button-close"), scene.id("close"))
    return [ExplainedButton(button, scene.say("close-does"))] if may else []


def end_buttons(scene: TableInWords, person: int | None, *, admin: bool) -> list[ExplainedButton]:
    """*End* for one reader. It asks first, and in mid-deal others may have to agree."""
    may = would_do(scene.table, do.End(person or NEWCOMER, admin))
    button = Button(scene.say("button-end"), scene.id("endask"), ButtonStyle.DANGER)
    does = scene.say("end-does", void=scene.table.deal is not None)
    return [ExplainedButton(button, does)] if may else []
