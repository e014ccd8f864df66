"""Writes a record as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import tomli_w

from bot.cards import write_cards
from bot.dealing import SCHEME, Shuffle
from bot.engine.game import Json
from bot.engine.record.form import FORMAT, DealRecord, Line, Record
from bot.engine.record.revealed import written
from bot.engine.typed.command_options import option_and_value


def write_record(record: Record) -> str:
    """The record as TOML. ``read_record`` reads the same match from it."""
    return joined(write_head(record), map(write_deal, record.deals))


def joined(head: str, deals: Iterable[str]) -> str:
    """The text of a record, joined from the texts of its head and its deals."""
    return "\n".join((head, *deals))


def write_head(record: Record) -> str:
    """The part of a record before the deals, as TOML."""
    head: dict[str, Any] = {"format": FORMAT, "game": record.game, "rules": record.preset}
    head |= {name: value or True for name, value in map(option_and_value, sorted(record.options))}
    head |= record.head
    head["seats"] = record.seats
    if record.changes:
        head["changes"] = {parameter: _without_null(value) for parameter, value in record.changes.items()}
    return tomli_w.dumps(head, indent=2)


def write_deal(deal: DealRecord) -> str:
    """One deal of a record, as TOML."""
    return tomli_w.dumps({"deals": [_deal(deal)]}, indent=2)


def _without_null(value: Json) -> Json:
    """The value of a parameter with null written as 0, because TOML has no null."""
    return 0 if value is None else value


def _deal(deal: DealRecord) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if deal.hands:
        fields["hands"] = [write_cards(hand) for hand in deal.hands]
    if deal.left:
        fields["left"] = write_cards(deal.left)
    fields |= deal.fields
    fields["actions"] = [_line(line) for line in deal.actions]
    if deal.result is not None:
        fields["result"] = deal.result
    if deal.shuffle is not None:
        fields["shuffle"] = _shuffle(deal.shuffle) | (written(deal.revealed) if deal.revealed else {})
    return fields


def _line(line: Line) -> str:
    seat, action = line
    return f"{'-' if seat is None else seat} {action}"


def _shuffle(shuffle: Shuffle) -> dict[str, Any]:
    facts = {"scheme": SCHEME, "table": shuffle.table, "deal": shuffle.deal, "seed": shuffle.seed.hex()}
    return facts | {"cuts": shuffle.cuts}
