"""Tables from snapshots of shapes 4 and 5, which earlier versions wrote. Frozen: nothing writes these shapes now.

These snapshots contain the rules. The parts that belong to a game are read by the game's module ``old_shapes``.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from bot.engine.actions import Seat
from bot.engine.game import MODULES, Deal, Dealt, Event, Match, Result, find_game
from bot.engine.table_values.news import News
from bot.engine.table_values.settled import Settled, Sitter
from bot.tables.table import Stage, Table

OLD_SHAPES = (4, 5)


class _OldShapes(Protocol):
    """The module ``old_shapes`` of a game that already existed when snapshots had one of these shapes."""

    def read_match(self, rules: Any, data: Any) -> Match: ...
    def read_deal(self, rules: Any, data: Any, undecided: Sequence[Seat]) -> Deal: ...
    def read_result(self, data: Any) -> Result: ...
    def read_event(self, data: Any, rules: Any, result: Result | None = None) -> Event | None: ...


def read_old_table(data: Any) -> Table:
    """The table of an old snapshot.

    Raises:
        Exception: the data is not such a snapshot.
    """
    game = find_game(data["game"])
    rules = game.rules.from_json(data["rules"])
    old: _OldShapes = import_module(f"{MODULES[data['game']]}.old_shapes")
    return Table(
        id=data["id"],
        number=data["number"],
        guild=data["guild"],
        channel=data["channel"],
        host=data["host"],
        game=data["game"],
        preset=data["preset"],
        rules=rules,
        seats=_sitters(data["seats"]),
        match=old.read_match(rules, data["match"]),
        seed=data["seed"],
        stage=Stage(data["stage"]),
        deal=old.read_deal(rules, data["deal"], data["undecided"]) if data["deal"] is not None else None,
        deal_number=data["deal_number"],
        cuts=_cuts(data["cuts"]),
        ready=frozenset(data["ready"]),
        closing=data["closing"],
        doubted=data.get("doubted", False),
        turn=data["turn"],
        news=_news(old, data["news"], data["rules"]),
        settled=_settled(old, data["settled"], data["rules"]) if data["settled"] else None,
    )


def _sitters(data: list[Any]) -> tuple[Sitter | None, ...]:
    return tuple(Sitter(**sitter) if sitter else None for sitter in data)


def _dealt(data: dict[str, Any]) -> Dealt:
    return Dealt(data["first"], data["step"], tuple(data["sizes"]))


def _cuts(data: list[Any]) -> tuple[tuple[int, str], ...]:
    return tuple((seat, text) for seat, text in data)


def _news(old: _OldShapes, data: list[Any], rules: Any, result: Result | None = None) -> News:
    events = (old.read_event(event, rules, result) for event in data)
    return tuple(event for event in events if event is not None)


def _settled(old: _OldShapes, data: dict[str, Any], rules: Any) -> Settled:
    result = old.read_result(data["result"])
    return Settled(
        number=data["number"],
        seed=data["seed"],
        cuts=_cuts(data["cuts"]),
        dealt=_dealt(data["dealt"]),
        result=result,
        totals=tuple(data["totals"]),
        sitters=_sitters(data["sitters"]),
        deals=data["deals"],
        match_over=data["match_over"],
        match_winners=frozenset() if data["match_winner"] is None else frozenset({data["match_winner"]}),
        news=_news(old, data["news"], rules, result),
    )
