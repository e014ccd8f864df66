"""Convert a table to JSON and back. A restart loads this JSON, and the hash of a state is the hash of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.engine.actions import Action
from bot.engine.game import Deal, Event, Json, Match, find_game
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.states import Form, Reader
from bot.engine.table_values.fact_forms import EVENT
from bot.engine.table_values.settled import SETTLED, SITTER, Settled, Sitter
from bot.tables.table import Table
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
)

VERSION = 1
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
        rows=(Departure, Kicked, OpenQuestion, SatBefore, Sealed, SeatAt),
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
