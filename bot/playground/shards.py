"""Shards: the parts into which Discord divides a bot's guilds, and which of them hears of an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

GUILD_EVENTS = ("GUILD_CREATE", "GUILD_DELETE")
"""The events whose own id is the guild's."""


@dataclass(frozen=True)
class SessionShard:
    """Part ``id`` of ``count``, counted from 0."""

    id: int
    count: int

    def to_json(self) -> list[int]:
        """The shard as IDENTIFY and READY carry it."""
        return [self.id, self.count]

    def has(self, guild_id: str | None) -> bool:
        """Whether a guild is in this part. What belongs to no guild (``None``) is in part 0."""
        return (int(guild_id) >> 22 if guild_id else 0) % self.count == self.id

    def hears(self, event: str, data: dict[str, Any]) -> bool:
        """Whether an event happened in this part."""
        return self.has(data["id"] if event in GUILD_EVENTS else data.get("guild_id"))


WHOLE = SessionShard(0, 1)


def named_shard(given: Any) -> SessionShard | None:
    """The shard that an IDENTIFY names as ``[id, count]``: without one (``None``), the whole; ``None`` for any other.

    >>> named_shard([1, 4]), named_shard(None), named_shard([4, 4])
    (SessionShard(id=1, count=4), SessionShard(id=0, count=1), None)
    """
    if given is None:
        return WHOLE
    if not isinstance(given, list) or [type(one) for one in given] != [int, int]:
        return None
    shard = SessionShard(*given)
    return shard if 0 <= shard.id < shard.count else None
