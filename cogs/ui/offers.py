"""What is offered about seats: to one reader only what they can do now, to everybody what somebody can."""

from __future__ import annotations

from bot.games.game import Refusal
from bot.tables import commands as do
from bot.tables.decisions import decide
from bot.tables.table import Table
from cogs.ui.messages import Button, ButtonStyle
from cogs.ui.table_in_words import TableInWords

NEWCOMER = 0
"""The number of nobody, which stands for a person who was never at the table."""


def would_do(table: Table, command: do.Command) -> bool:
    """Whether a table would do now what somebody asks of it."""
    return not isinstance(decide(table, command, table.seed), Refusal)


def join_buttons(scene: TableInWords, person: int | None) -> list[Button]:
    """*Join* for one reader, if a seat is theirs for the asking; ``person`` is None for somebody never seen."""
    return [join_button(scene)] if would_do(scene.table, do.Join(person or NEWCOMER)) else []


def join_button(scene: TableInWords) -> Button:
    """*Join*, whoever presses it."""
    return Button(scene.say("button-join"), scene.id("join"))


def public_join_buttons(scene: TableInWords) -> list[Button]:
    """*Join* for everybody, if anybody may get a seat by it."""
    return [join_button(scene)] if somebody_may_join(scene.table) else []


def somebody_may_join(table: Table) -> bool:
    """Whether a newcomer, or somebody who left or waits, can get a seat now."""
    known = (*(departure.person for departure in table.departures), *(person for person, _ in table.next_up))
    return any(would_do(table, do.Join(person)) for person in (NEWCOMER, *known))


def leave_buttons(scene: TableInWords, person: int | None) -> list[Button]:
    """*Leave* for one reader: it asks first whoever sits there, and ends the wait of whoever was promised a seat."""
    leaves = person is not None and would_do(scene.table, do.Leave(person))
    return [Button(scene.say("button-leave"), scene.id("leaveask"), ButtonStyle.DANGER)] if leaves else []


def close_buttons(scene: TableInWords, person: int | None, *, admin: bool) -> list[Button]:
    """*Close* for one reader, unless the table closes already; without a deal *End* does the same."""
    table = scene.table
    may = table.deal is not None and not table.closing and would_do(table, do.Close(person or NEWCOMER, admin))
    return [Button(scene.say("button-close"), scene.id("close"))] if may else []


def end_buttons(scene: TableInWords, person: int | None, *, admin: bool) -> list[Button]:
    """*End* for one reader, which asks first, and in mid-deal may ask others to agree."""
    may = would_do(scene.table, do.End(person or NEWCOMER, admin))
    return [Button(scene.say("button-end"), scene.id("endask"), ButtonStyle.DANGER)] if may else []
