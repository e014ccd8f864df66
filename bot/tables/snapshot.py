"""A table as JSON and back: what a restart loads, and what the hash of a state is taken over."""

from __future__ import annotations

from typing import Any

from bot.games.game import Deal, Event, Json, Match, Rules, find_game
from bot.games.states import Form, Reader
from bot.games.telling import EVENT
from bot.tables.settled import SETTLED, SITTER, Settled, Sitter
from bot.tables.table import VERSION, Table

_BY_ITS_GAME = Form(lambda value: value.to_json(), lambda value: value)
"""What a game writes, and has read before the table is."""
READER = Reader(
    {Match: _BY_ITS_GAME, Deal: _BY_ITS_GAME, Settled: SETTLED, Sitter: SITTER, Event: EVENT},
    apart=(Rules,),
)
_write = READER.writer(Table)


def table_to_json(table: Table) -> dict[str, Json]:
    """The table without its rules, hidden cards and seed included; never shown to anybody."""
    return {"version": VERSION, **_write(table)}


def table_from_json(data: Any, rules_json: Json) -> Table:
    """The table that ``table_to_json`` wrote, under the rules that stand apart.

    Raises:
        Exception: it is no snapshot of this shape.
    """
    game = find_game(data["game"])
    rules = game.rules_from_json(rules_json)
    deal = data.get("deal")
    read = {
        "rules": rules,
        "match": game.match_from_json(rules, data["match"]),
        "deal": None if deal is None else game.deal_from_json(rules, deal),
    }
    table: Table = READER.read({name: value for name, value in data.items() if name != "version"} | read, Table)
    return table
