"""The hash chain: canonical JSON, digests, links, and free text kept outside the chain.

Each server has one chain of its events and their ledger entries. The hash of a row covers the hash before it and the
row's own columns, so any row that is changed, removed or inserted is found. Chained rows hold no Discord account and no
free text. A text enters the chain as a salted hash and is stored beside it, so that forgetting it breaks no chain.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

Json = Any
"""Any value that JSON can hold."""

HIGHEST = 2**63 - 1
"""The highest number that a column can hold."""

FIRST = "0" * 64
"""Stands in for the hash before the first row."""

_SALT_DIGITS = 32
_ENCODER = json.JSONEncoder(
    sort_keys=True,
    separators=(",", ":"),
    ensure_ascii=False,
    allow_nan=False,
    check_circular=False,  # saves a fifth of the time; a value that contains itself still hits the recursion limit
)


def canonical(value: Json) -> str:
    """The canonical JSON of ``value``: keys sorted, no spaces, characters not escaped.

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
    """The SHA-256 of a text in UTF-8, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


class Written:
    """A value in its stored form: its canonical JSON and the hash of that text, each computed once."""

    __slots__ = ("hash", "text")

    def __init__(self, value: Json) -> None:
        """Convert ``value`` to its stored form.

        Raises:
            ValueError: as for ``canonical``.
        """
        self.text = canonical(value)
        self.hash = text_digest(self.text)


def digest(value: Json) -> str:
    """The hash of a state: SHA-256 over its canonical JSON, in hexadecimal.

    Raises:
        ValueError: as for ``canonical``.
    """
    return text_digest(canonical(value))


def link(previous: str, row: Mapping[str, Json]) -> str:
    """The hash of a chained row: SHA-256 over the hash before it and the row's canonical JSON.

    Empty columns are left out, so that a later schema can add columns and old hashes stay valid.
    """
    filled = {name: value for name, value in row.items() if value is not None}
    return text_digest(previous + canonical(filled))


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a chain: the number and hash of its last row."""

    seq: int = 0
    hash: str = FIRST

    @classmethod
    def read(cls, seq: object, reached: object) -> Self | None:
        """A stored head; None if a number or hash is none, or the chain could not go on from there."""
        if not (isinstance(seq, int) and 0 <= seq < HIGHEST and isinstance(reached, str)):
            return None
        return cls(seq, reached)

    def extend(self, row: Mapping[str, Json]) -> tuple[dict[str, Json], Head]:
        """Link ``row`` to the chain: the row to store, with ``seq`` and ``hash``, and the new end of the chain."""
        numbered = {"seq": self.seq + 1, **row}
        head = Head(self.seq + 1, link(self.hash, numbered))
        return {**numbered, "hash": head.hash}, head


def set_aside(text: str) -> tuple[str, str]:
    """Replace a free text by its salted hash. Returns the hash, for the command, and the value for ``Change.texts``.

    That value is the salt followed by the text, and its SHA-256 is the hash.
    """
    kept = secrets.token_hex(_SALT_DIGITS // 2) + text
    return text_digest(kept), kept


def text_of(kept: str) -> str:
    """The free text inside a stored value that ``set_aside`` made."""
    return kept[_SALT_DIGITS:]
