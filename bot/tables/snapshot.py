"""Convert a table to JSON and back. A restart loads this JSON, and the hash of a state is taken over it."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Action
from bot.engine.game import Deal, Event, Json, Match, find_game
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.states import Form, Reader
from bot.engine.table_values.fact_forms import EVENT
from bot.engine.table_values.settled import SETTLED, SITTER, Settled, Sitter
from bot.tables.table import VERSION, Departure, Table


def _same(value: Any) -> Any:
    return value


_BY_ITS_GAME = Form(lambda value: value.to_json(), _same)
"""Written by the game's own ``to_json``; read by the game before the table is read."""
READER = Reader(
    {Match: _BY_ITS_GAME, Deal: _BY_ITS_GAME, Action: Form(str, _same), Settled: SETTLED, Sitter: SITTER, Event: EVENT},
    rows=(Departure,),
    apart=(Rulebook,),
)
_write = READER.writer(Table)


def table_to_json(table: Table) -> dict[str, Json]:
    """The table without its rules but with hidden cards and seed; never shown to anybody."""
    return {"version": VERSION, **_write(table)}


def table_from_json(data: Any, rules_json: Json) -> Table:
    """Read a table that ``table_to_json`` wrote, under the rules that are stored apart.

    Raises:
        Exception: the data is not a snapshot of this shape.
    """
    game = find_game(data["game"])
    rules = game.rules.kept(rules_json)
    deal = data.get("deal")
    read = {
        "rules": rules,
        "match": game.match_from_json(rules, data["match"]),
        "deal": None if deal is None else game.deal_from_json(rules, deal),
        "held": [(seat, game.typed.grammar.read(action)) for seat, action in data.get("held", ())],
    }
    table: Table = READER.read({name: value for name, value in data.items() if name != "version"} | read, Table)
    return table
