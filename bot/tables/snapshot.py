"""A table as JSON and back: what a restart loads, and what the hash of a state is taken over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any

from bot.games.facts import fact_from_json, fact_to_json
from bot.games.game import Dealt, Event, Json, Result, find_game
from bot.tables.news import News
from bot.tables.old_news import BEFORE, old_event
from bot.tables.table import VERSION, Settled, Sitter, Stage, Table

ReadEvent = Callable[[Any], Event | None]
"""Reads an event of the news; None for one that is not told any more."""


def table_to_json(table: Table) -> dict[str, Json]:
    """The whole table, hidden cards and seed included; never shown to anybody."""
    return {
        "version": VERSION,
        "id": table.id,
        "number": table.number,
        "guild": table.guild,
        "channel": table.channel,
        "host": table.host,
        "game": table.game,
        "preset": table.preset,
        "rules": table.rules.to_json(),
        "seats": _sitters_to_json(table.seats),
        "match": table.match.to_json(),
        "seed": table.seed,
        "stage": table.stage.value,
        "deal": table.deal.to_json() if table.deal else None,
        "dealt": _dealt_to_json(table.dealt) if table.dealt else None,
        "deal_number": table.deal_number,
        "cuts": [list(cut) for cut in table.cuts],
        "ready": sorted(table.ready),
        "closing": table.closing,
        "turn": table.turn,
        "news": _news_to_json(table.news),
        "settled": _settled_to_json(table.settled) if table.settled else None,
        **({"doubted": True} if table.doubted else {}),
    }


def table_from_json(data: Any) -> Table:
    """The table that ``table_to_json`` wrote, also of an earlier shape as far as it can still be read.

    Raises:
        Exception: it is no snapshot, or of a shape that cannot be read any more.
    """
    game = find_game(data["game"])
    rules = game.rules_from_json(data["rules"])
    old = data["version"] < BEFORE
    return Table(
        id=data["id"],
        number=data["number"],
        guild=data["guild"],
        channel=data["channel"],
        host=data["host"],
        game=data["game"],
        preset=data["preset"],
        rules=rules,
        seats=_sitters_from_json(data["seats"]),
        match=game.match_from_json(rules, data["match"]),
        seed=data["seed"],
        stage=Stage(data["stage"]),
        deal=game.deal_from_json(rules, _deal_of(data)) if data["deal"] is not None else None,
        dealt=_dealt_from_json(data["dealt"]) if data["dealt"] else None,
        deal_number=data["deal_number"],
        cuts=tuple((seat, text) for seat, text in data["cuts"]),
        ready=frozenset(data["ready"]),
        closing=data["closing"],
        doubted=data.get("doubted", False),
        turn=data["turn"],
        news=_news_from_json(data["news"], partial(old_event, rules=data["rules"]) if old else _event_from_json),
        settled=_settled_from_json(data["settled"], data["rules"] if old else None) if data["settled"] else None,
    )


def _deal_of(data: Any) -> Json:
    """The deal in hand; before shape 6 the table knew who was still to answer a redeal offer."""
    return {"undecided": data.get("undecided", []), **data["deal"]}


def _sitters_to_json(seats: tuple[Sitter | None, ...]) -> list[Json]:
    return [asdict(sitter) if sitter else None for sitter in seats]


def _sitters_from_json(data: list[Any]) -> tuple[Sitter | None, ...]:
    return tuple(Sitter(**sitter) if sitter else None for sitter in data)


def _dealt_to_json(dealt: Dealt) -> dict[str, Json]:
    return {"first": dealt.first, "step": dealt.step, "sizes": list(dealt.sizes)}


def _dealt_from_json(data: dict[str, Any]) -> Dealt:
    return Dealt(data["first"], data["step"], tuple(data["sizes"]))


def _news_to_json(news: News) -> list[Json]:
    return [
        [event.name, event.seat, _facts_to_json(event), sorted(event.only) if event.only else None] for event in news
    ]


def _facts_to_json(event: Event) -> dict[str, Json]:
    return {name: fact_to_json(fact) for name, fact in event.args.items()}


def _news_from_json(data: list[Any], read: ReadEvent) -> News:
    return tuple(event for event in map(read, data) if event is not None)


def _event_from_json(data: Any) -> Event:
    name, seat, facts, only = data
    told = {word: fact_from_json(fact) for word, fact in facts.items()}
    return Event(name, seat, told, frozenset(only) if only else None)


def _settled_to_json(settled: Settled) -> dict[str, Json]:
    return {
        "number": settled.number,
        "seed": settled.seed,
        "cuts": [list(cut) for cut in settled.cuts],
        "dealt": _dealt_to_json(settled.dealt),
        "result": settled.result.to_json(),
        "totals": list(settled.totals),
        "sitters": _sitters_to_json(settled.sitters),
        "deals": settled.deals,
        "match_over": settled.match_over,
        "match_winner": settled.match_winner,
        "news": _news_to_json(settled.news),
    }


def _settled_from_json(data: dict[str, Any], old_rules: dict[str, Any] | None) -> Settled:
    """``old_rules`` are the table's, where its news are of an earlier shape."""
    result = Result.from_json(data["result"])
    read = _event_from_json if old_rules is None else partial(old_event, rules=old_rules, result=result)
    return Settled(
        number=data["number"],
        seed=data["seed"],
        cuts=tuple((seat, text) for seat, text in data["cuts"]),
        dealt=_dealt_from_json(data["dealt"]),
        result=result,
        totals=tuple(data["totals"]),
        sitters=_sitters_from_json(data["sitters"]),
        deals=data["deals"],
        match_over=data["match_over"],
        match_winner=data["match_winner"],
        news=_news_from_json(data["news"], read),
    )
