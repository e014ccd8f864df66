"""Shards: the parts into which Discord divides a bot's servers."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from sqlalchemy import ColumnElement, Integer, literal


@dataclass(frozen=True, order=True, slots=True)
class Shard:
    """Part ``id`` of ``count``, counted from 0. The servers are divided as Discord divides them.

    https://discord.com/developers/docs/events/gateway#sharding
    """

    id: int
    count: int

    def has(self, guild: int) -> bool:
        """Whether a server is in this part.

        >>> Shard(1, 4).has(5 << 22), Shard(1, 4).has(6 << 22)
        (True, False)
        """
        return (guild >> 22) % self.count == self.id

    def holds(self, guild: ColumnElement[int]) -> ColumnElement[bool]:
        """The same, for a column of servers."""
        return guild.bitwise_rshift(literal(22, Integer)) % self.count == self.id

    def overlaps(self, other: Shard) -> bool:
        """Whether a server can be in both parts, which may be of different counts.

        >>> Shard(1, 4).overlaps(Shard(1, 2)), Shard(1, 4).overlaps(Shard(0, 2))
        (True, False)
        """
        return (self.id - other.id) % gcd(self.count, other.count) == 0

    def __str__(self) -> str:
        return f"{self.id} of {self.count}"


WHOLE = Shard(0, 1)
"""All servers."""
