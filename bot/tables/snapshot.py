"""A table as JSON and back: what a restart loads, and what the hash of a state is taken over."""

from __future__ import annotations

from typing import Any

from bot.games.facts import Facts, fact_from_json, fact_to_json
from bot.games.game import Deal, Dealt, Entry, Event, Json, Match, Rules, find_game
from bot.games.result import RECKONING, Reckoning
from bot.games.states import Form, Reader
from bot.tables.table import VERSION, Sitter, Table


def _sitter(sitter: Sitter) -> Json:
    return [sitter.name, sitter.level] if sitter.person is None else sitter.person


def _read_sitter(data: Any) -> Sitter:
    return Sitter(data) if isinstance(data, int) else Sitter(None, *data)


def _facts(facts: Facts) -> Json:
    return {name: fact_to_json(fact) for name, fact in facts.items()}


def _read_facts(data: Any) -> Facts:
    return {name: fact_from_json(fact) for name, fact in data.items()}


_BY_ITS_GAME = Form(lambda value: value.to_json(), lambda value: value)
"""What a game writes, and has read before the table is."""
READER = Reader(
    {
        Match: _BY_ITS_GAME,
        Deal: _BY_ITS_GAME,
        Sitter: Form(_sitter, _read_sitter),
        Reckoning: RECKONING,
        Facts: Form(_facts, _read_facts),
    },
    rows=(Dealt, Entry, Event),
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
