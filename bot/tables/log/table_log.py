"""The log of a table: its commands as the store chains them, the snapshots beside them, and the table they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from bot.engine.actions import Action, Seat
from bot.engine.game import Deal, Event, Json, Match, Refusal, find_game
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.states import Form, Reader
from bot.engine.table_values import EVENT, SETTLED, SITTER, Settled, Sitter
from bot.store import Change, LedgerEntry, StoredEvent, Written, set_aside, text_of
from bot.tables import commands as do
from bot.tables.course import AnsweredQuestion
from bot.tables.deal.decisions import decide
from bot.tables.deal.ended_deals import is_practice, is_rated
from bot.tables.evening import AtEvening, RoomResult
from bot.tables.log.outlines import Outline
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import (
    DealInHand,
    Departure,
    Gathering,
    Identity,
    Kicked,
    OpenQuestion,
    SatBefore,
    Sealed,
    SeatAt,
    Stage,
)

VERSION = 2
"""The shape of snapshots.

A table with an older shape is rebuilt by folding its log. Only hashes of states with the same shape are compared.
"""

SHAPES_BEFORE = range(4, 8)
"""The shapes of 0.1.0, which nothing reads, since it was never released. Delete this once ``VERSION`` reaches them."""


def _same(value: Any) -> Any:
    return value


_BY_ITS_GAME = Form(lambda value: value.to_json(), _same)
"""For a value that the game's own ``to_json`` writes, and that the game reads before the table is read."""


@cache
def _reader(game: str | None = None) -> Reader:
    """Reads and writes tables of a game. For None: only writes, tables of any game."""
    read_action = _same if game is None else find_game(game).typed.grammar.read
    return Reader(
        {
            Match: _BY_ITS_GAME,
            Deal: _BY_ITS_GAME,
            Action: Form(str, read_action),
            Settled: SETTLED,
            Sitter: SITTER,
            Event: EVENT,
        },
        rows=(Departure, Kicked, OpenQuestion, AnsweredQuestion, RoomResult, SatBefore, Sealed, SeatAt),
        apart=(Rulebook,),
        remembered=(Identity, Sealed, SeatAt),
        kinds={Gathering | DealInHand: {"between": Gathering, "deal": DealInHand}},
    )


READER = _reader()
"""Writes tables of any game."""
_write = READER.writer(Table)


def table_to_json(table: Table) -> dict[str, Json]:
    """The table without its rules but with hidden cards and the seed. Never show it to anybody."""
    return {"version": VERSION, **_write(table)}


def table_from_json(data: Any, rules_json: Json) -> Table:
    """Read a table that ``table_to_json`` wrote, with its rules, which are stored beside it.

    Raises:
        Exception: the data is not a snapshot of this shape.
    """
    name = data["identity"]["game"]
    game = find_game(name)
    rules = game.rules.kept(rules_json)
    read = {**data, "identity": {**data["identity"], "rules": rules}}
    read["match"] = game.match_from_json(rules, data["match"])
    if "deal" in (now := data.get("now", {})):
        deal = game.deal_from_json(rules, now["deal"]["deal"])
        read["now"] = {"deal": {**now["deal"], "deal": deal}}
    del read["version"]
    table: Table = _reader(name).read(read, Table)
    return table


def evening_in(snapshot: Any) -> AtEvening | None:
    """The evening in a snapshot, without the rest of its table; None if its table plays none.

    Raises:
        Exception: the data is not a snapshot of this shape.
    """
    found = snapshot.get("evening")
    evening: AtEvening | None = None if found is None else READER.read(found, AtEvening)
    return evening


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
    outline: Outline,
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
        outline=outline.to_json(),
    )


def entries_of(before: Table | None, table: Table) -> tuple[LedgerEntry, ...]:
    """The entries of the deal that this change finished, one for each seat; empty for a void deal or for none."""
    settled = table.settled
    if settled is None or (before and before.settled == settled) or settled.result.void:
        return ()
    seal = Sealed(settled.number, settled.seed).commitment
    sides = table.match.sides() if is_rated(table, settled) else ()
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
            rated_side=sides[seat] if sides else None,
            counted=_counted(table, settled, seat),
        )
        for seat, sitter in enumerate(settled.sitters)
        if sitter is not None
    )


def _counted(table: Table, settled: Settled, seat: Seat) -> dict[str, int]:
    """What the game counts of a seat in a deal that just ended, without what it counts no times."""
    if settled.deal is None:
        return {}
    counts = find_game(table.game).record.tally.seat(settled.deal, seat)
    return {name: times for name, times in counts.items() if times}
