"""Verifiable shuffles: exactly the scheme ``deal-v1`` (docs/deal-v1.md).

The seed of a deal is fixed, and its hash, the commitment, is published before the first card. The seed is revealed when
the deal is over. All randomness of the deal comes from one stream, and a cursor into it is a value.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Literal

from bot.cards import Card, Packs

SCHEME = "deal-v1"
_WORDS_PER_BLOCK = 8
_TWO_32 = 1 << 32


def fresh_seed() -> bytes:
    """32 bytes that nobody can foresee."""
    return secrets.token_bytes(32)


def seed_of_deal(secret: bytes, deal: int) -> bytes:
    """The seed of one of several deals that share a secret of 32 bytes: the HMAC-SHA256 of *deal 3* under it.

    Whoever knows the seeds of some deals can foresee no other: only the secret leads to all of them.
    """
    return hmac.digest(secret, f"deal {deal}".encode(), "sha256")


def commitment(seed: bytes) -> str:
    """The commitment to a seed: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


@lru_cache(maxsize=1024)
def _block(key: bytes, index: int) -> tuple[int, ...]:
    digest = hmac.digest(key, index.to_bytes(8, "big"), "sha256")
    return tuple(int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


@dataclass(frozen=True, slots=True)
class Stream:
    """A cursor into the random numbers of one deal. It is immutable, so that a log can be replayed."""

    key: bytes
    position: int = 0

    def below(self, n: int) -> tuple[int, Stream]:
        """An unbiased number in ``range(n)``, and the cursor after it; ``n`` is from 1 to 2**32."""
        if not 1 <= n <= _TWO_32:
            raise ValueError(f"below({n}): n must be 1 to 2**32")
        limit = _TWO_32 // n * n
        position = self.position
        while True:
            word = _block(self.key, position // _WORDS_PER_BLOCK)[position % _WORDS_PER_BLOCK]
            position += 1
            if word < limit:
                return word % n, Stream(self.key, position)

    def shuffle(self, cards: Sequence[Card]) -> tuple[tuple[Card, ...], Stream]:
        """The cards in a new order, each order equally likely, and the cursor after it."""
        order = list(cards)
        cursor = self
        for last in range(len(order) - 1, 0, -1):
            other, cursor = cursor.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), cursor


@dataclass(frozen=True)
class Shuffle:
    """What determines the shuffle of one deal."""

    table: str  # the table's public name
    deal: int  # counts from 1
    seed: bytes
    pack: tuple[Card, ...]  # the cards in pack order
    cuts: tuple[tuple[int, str], ...] = ()  # ``(seat, text)`` in seat order

    @cached_property
    def key(self) -> bytes:
        """The key of the stream: the HMAC-SHA256, under the seed, of table, deal number and cuts."""
        message = json.dumps(
            [self.table, self.deal, [list(cut) for cut in self.cuts]], ensure_ascii=False, separators=(",", ":")
        )
        return hmac.digest(self.seed, message.encode(), "sha256")

    @cached_property
    def order(self) -> tuple[Card, ...]:
        """The shuffled cards. They are dealt from the front."""
        return self._shuffled[0]

    @cached_property
    def stream(self) -> Stream:
        """The cursor after the shuffle, for further random choices."""
        return self._shuffled[1]

    @cached_property
    def _shuffled(self) -> tuple[tuple[Card, ...], Stream]:
        return Stream(self.key).shuffle(self.pack)


def packs_named(packs: Packs) -> dict[str, Any]:
    """The packs as a reveal names them."""
    named: dict[str, Any] = {"kind": packs.kind, "count": packs.copies, "jokers": packs.jokers}
    return named | ({"tile_max": packs.tile_max} if packs.kind == "lectio" else {})


def reveal(
    shuffle: Shuffle,
    *,
    game: str,
    packs: Packs,
    hands: Sequence[Sequence[Card]],
    first: int,
    step: Literal[1, -1] = 1,
) -> dict[str, Any]:
    """The reveal file of a deal that is over or void, as plain data for JSON (docs/deal-v1.md).

    ``hands`` are as dealt, before left-over cards move. Card i went to seat ``(first + step * i) mod seats``.
    ``bot.deal_verifier`` reads the file and recalculates it.
    """
    return {
        "scheme": SCHEME,
        "game": game,
        "table": shuffle.table,
        "deal": shuffle.deal,
        "seed": shuffle.seed.hex(),
        "commitment": commitment(shuffle.seed),
        "cuts": [list(cut) for cut in shuffle.cuts],
        "packs": packs_named(packs),
        "order": list(map(str, shuffle.order)),
        "hands": [list(map(str, hand)) for hand in hands],
        "first": first,
        "step": step,
    }
