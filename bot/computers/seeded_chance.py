"""Seeded chance: the same in every process, so that a restart changes no choice."""

from __future__ import annotations

import hmac

from bot.dealing import Stream

_FINE = 1 << 32
"""Into how many steps the numbers from 0 to 1 are cut."""


class SeededChance:
    """A source of chance (``Rng``) whose numbers follow from a seed and from what they are ``meant`` for."""

    def __init__(self, seed: bytes, *meant: int) -> None:
        self._stream = Stream(hmac.digest(seed, repr(meant).encode(), "sha256"))

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.randrange(_FINE) / _FINE

    def randrange(self, start: int, /) -> int:
        """A whole number from 0 up to but not including ``start``."""
        found, self._stream = self._stream.below(start)
        return found
