"""The hash chain: canonical JSON, digests, links, and free text set aside.

Every event and every ledger entry carries a hash over the hash before it and its own columns, so that a row changed,
removed or put in between is found. Chained rows hold no account and no free text: a text is chained as a salted hash
and kept beside, so that it can be forgotten without breaking the chain.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Json = Any
"""A value that JSON can hold."""

FIRST = "0" * 64
"""What stands for the hash before the first row."""

_SALT_DIGITS = 32
_ENCODER = json.JSONEncoder(
    sort_keys=True,
    separators=(",", ":"),
    ensure_ascii=False,
    allow_nan=False,
    check_circular=False,  # a fifth of its time; what holds itself runs into the limit of recursion
)


def canonical(value: Json) -> str:
    """The one way to write ``value`` as JSON: keys sorted, no spaces, characters as they are.

    Raises:
        ValueError: the value holds what JSON or UTF-8 cannot (a NaN, half of a surrogate pair, mixed keys).

    >>> canonical({"b": [1, None], "a": "六"})
    '{"a":"六","b":[1,null]}'
    """
    try:
        text = _ENCODER.encode(value)
        text.encode()
    except (TypeError, UnicodeEncodeError, RecursionError) as error:
        raise ValueError(f"not writable as canonical JSON: {error}") from error
    return text


def text_digest(text: str) -> str:
    """SHA-256 of a text's UTF-8, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


class Written:
    """A value as it is kept: its canonical JSON and the hash of that text, each made once."""

    __slots__ = ("hash", "text")

    def __init__(self, value: Json) -> None:
        """Write a value.

        Raises:
            ValueError: as ``canonical``.
        """
        self.text = canonical(value)
        self.hash = text_digest(self.text)


def digest(value: Json) -> str:
    """The hash of a state: SHA-256 over its canonical JSON, in hexadecimal.

    Raises:
        ValueError: as ``canonical``.
    """
    return text_digest(canonical(value))


def link(previous: str, row: Mapping[str, Json]) -> str:
    """The hash of a chained row: SHA-256 over the hash before it and the row's canonical JSON.

    Columns that hold nothing are left out, so that a later schema may add columns and old hashes stay true.
    """
    filled = {name: value for name, value in row.items() if value is not None}
    return text_digest(previous + canonical(filled))


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a chain: number and hash of its last row."""

    seq: int = 0
    hash: str = FIRST

    def extend(self, row: Mapping[str, Json]) -> tuple[dict[str, Json], Head]:
        """The row as it is to be stored, with ``seq`` and ``hash``, and the end of the chain behind it."""
        numbered = {"seq": self.seq + 1, **row}
        head = Head(self.seq + 1, link(self.hash, numbered))
        return {**numbered, "hash": head.hash}, head


def set_aside(text: str) -> tuple[str, str]:
    """A free text's salted hash, to stand in a command, and what is kept beside it (``Change.texts``).

    The kept value is the salt followed by the text; its SHA-256 is the hash.
    """
    kept = secrets.token_hex(_SALT_DIGITS // 2) + text
    return text_digest(kept), kept


def text_of(kept: str) -> str:
    """The free text of a value made by ``set_aside``."""
    return kept[_SALT_DIGITS:]
