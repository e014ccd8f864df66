"""From a record to its text, laid out to be read by people."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence

from bot.cards import write_cards
from bot.dealing import SCHEME, Shuffle
from bot.games.game import Json
from bot.games.record.form import FORMAT, DealRecord, Record

_WIDTH = 110


def write_record(record: Record) -> str:
    """The record as TOML; ``read_record`` gives an equal value back."""
    lines = [
        f"format  = {_value(FORMAT)}",
        f"game    = {_value(record.game)}",
        f"rules   = {_value(record.preset)}",
        *(["callouts = true"] if record.callouts else []),
        *([f"changes = {_value(dict(record.changes))}"] if record.changes else []),
        f"seats   = {_value(record.seats)}",
    ]
    for deal in record.deals:
        lines += ["", "[[deals]]", *_deal_lines(deal)]
    return "\n".join(lines) + "\n"


def _deal_lines(deal: DealRecord) -> Iterator[str]:
    if deal.shuffle is not None:
        yield f"shuffle = {_value(_shuffle(deal.shuffle))}"
    else:
        yield "hands   = ["
        yield from (f"  {_value(write_cards(hand))}," for hand in deal.hands)
        yield "]"
        if deal.left:
            yield f"left    = {_value(write_cards(deal.left))}"
    if deal.opener is not None:
        yield f"opener  = {deal.opener}"
    yield "actions = ["
    whose = (("-" if seat is None else str(seat), action) for seat, action in deal.actions)
    yield from _wrapped(f"{_value(f'{seat} {action}')}," for seat, action in whose)
    yield "]"
    if deal.result is not None:
        yield f"result  = {_value(deal.result)}"


def _shuffle(shuffle: Shuffle) -> dict[str, Json]:
    facts = {"scheme": SCHEME, "table": shuffle.table, "deal": shuffle.deal, "seed": shuffle.seed.hex()}
    return facts | {"cuts": [list(cut) for cut in shuffle.cuts]}


def _wrapped(words: Iterable[str]) -> Iterator[str]:
    line = " "
    for word in words:
        if len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = " "
        line += f" {word}"
    if line.strip():
        yield line


def _value(value: Json) -> str:
    """One TOML value on one line."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _value(key)
