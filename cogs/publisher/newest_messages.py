"""Which messages were lately the newest in their channels: each interaction tells, so that nobody need ask Discord.

Without message events the library never updates a channel's newest message, so this is read from the payload.
"""

from __future__ import annotations

import re

from bot.tables.clock import Clock

_NEWEST = re.compile(r'"last_message_id": ?"([0-9]{1,20})"')


class NewestMessages:
    """Remembers for a while which messages were the newest in their channels."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        """``seconds``: how long they are remembered."""
        self._clock = clock
        self._seconds = seconds
        self._seen: dict[int, float] = {}  # by message, in the order of the times, which are monotonic

    def hear(self, payload: str) -> None:
        """Note what a payload of the gateway tells, if it is an interaction."""
        if '"INTERACTION_CREATE"' not in payload:
            return
        now = self._clock.monotonic()
        for number in map(int, _NEWEST.findall(payload)):
            self._seen.pop(number, None)
            self._seen[number] = now
        while self._seen and now - next(iter(self._seen.values())) > self._seconds:
            del self._seen[next(iter(self._seen))]

    def seen(self, message: int) -> float:
        """When a message was last known to be its channel's newest, in monotonic time; long ago if it is not known."""
        return self._seen.get(message, float("-inf"))
