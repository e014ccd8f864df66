"""The log of a table: its commands as the store chains them, what is saved with each, and the table they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.engine.game import Json, Refusal, find_game
from bot.store import Change, LedgerEntry, StoredEvent, Written, set_aside, text_of
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.deal.ended_deals import is_practice
from bot.tables.log.snapshot import VERSION, table_to_json
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Sealed, Stage

RULES_VERSION = 1
"""Booked with every deal. It rises when the meaning of a rule set is corrected."""


def logged(command: do.Command, seed: str | None) -> tuple[dict[str, Json], dict[str, str]]:
    """The command as the chained log keeps it, and the free texts that are kept outside the log, by salted hash."""
    data = do.command_to_json(command)
    if seed is not None:
        data["next_seed"] = seed
    if not isinstance(command, do.Cut):
        return data, {}
    name, kept = set_aside(command.text)
    return data | {"text": name}, {name: kept}


def fold(events: Iterable[StoredEvent]) -> Table:
    """The table that a log leads to.

    Raises:
        ValueError: the log does not begin with ``Open``, or holds a command that is refused.
    """
    table: Table | None = None
    for event in events:
        command, seed = read_logged(event, table)
        if isinstance(command, do.Open):
            table = open_table(command)
        elif table is None:
            raise ValueError("a table's log begins with Open")
        else:
            if isinstance(command, do.Act | do.Hold):  # it was accepted, whatever turn number it came with
                command = replace(command, turn=None)
            change = decide(table, command, seed)
            if isinstance(change, Refusal):
                raise ValueError(f"the log holds a refused command: {change.name}")  # noqa: TRY004  a log is data
            table = change[0]
    if table is None:
        raise ValueError("a table's log is empty")
    return table


def read_logged(event: StoredEvent, table: Table | None) -> tuple[do.Command, str]:
    """A command of the log with its free text put back, and the seed it drew for the next deal.

    ``table`` is the table before the command; None if the command opens it.

    Raises:
        NotPossible: the table's game does not know the action.
    """
    data = dict(event.command)
    seed = data.pop("next_seed", "")
    command = do.command_from_json(data, None if table is None else find_game(table.game).typed.grammar)
    if isinstance(command, do.Cut):
        command = replace(command, text=text_of(event.texts[command.text]))
    return command, seed


def change_of(
    moment: Moment,
    command: do.Command,
    seed: str,
    *,
    number: int,
    interaction: int | None,
    rules: Mapping[str, Json] | None,
    deadlines: Json,
) -> Change:
    """A moment as the store saves it: event ``number`` of its table, with its snapshot and what it books.

    ``seed``: drawn with the command for the next deal. ``rules``: to be stored again; None: they stay.
    """
    before, table = moment.before, moment.table
    entry, texts = logged(command, seed if before and table.sealed.seed != before.sealed.seed else None)
    rules = command.rules if isinstance(command, do.Open) else rules
    return Change(
        table=table.id,
        guild=table.guild,
        channel=table.channel,
        number=number,
        command=entry,
        snapshot=Written(table_to_json(table)),
        version=VERSION,
        rules=None if rules is None else Written(rules),
        ended=table.stage is Stage.ENDED,
        interaction=interaction,
        entries=entries_of(before, table),
        texts=texts,
        deadlines=deadlines,
    )


def entries_of(before: Table | None, table: Table) -> tuple[LedgerEntry, ...]:
    """The entries of the deal that this change finished, one for each seat; empty for a void deal or for none."""
    settled = table.settled
    if settled is None or (before and before.settled == settled) or settled.result.void:
        return ()
    seal = Sealed(settled.number, settled.seed).commitment
    return tuple(
        LedgerEntry(
            person=sitter.person,
            seat=seat,
            computer=sitter.level,
            deal=settled.number,
            points=settled.result.points[seat],
            won=seat in settled.result.winners,
            game=table.game,
            rules=table.preset,
            rules_version=RULES_VERSION,
            commitment=seal,
            zero_sum=settled.result.zero_sum,
            practice=is_practice(table, settled),
        )
        for seat, sitter in enumerate(settled.sitters)
        if sitter is not None
    )
