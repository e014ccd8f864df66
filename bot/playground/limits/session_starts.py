"""How many sessions a bot's token may begin, as Discord counts them."""

from __future__ import annotations

from bot.playground.wall_time import WallTime


class Starts:
    """How many sessions a token may begin in a day; the day begins with the first session."""

    TOTAL = 1000
    DAY = 86_400.0

    def __init__(self, clock: WallTime) -> None:
        self._clock = clock
        self._spent = 0
        self._since = clock.now()

    def spend(self, count: int = 1) -> None:
        """Count sessions as begun."""
        if self._age() >= self.DAY or not self._spent:
            self._spent, self._since = 0, self._clock.now()
        self._spent += count

    def to_json(self) -> dict[str, int]:
        """Discord's ``session_start_limit``."""
        over = self._age() >= self.DAY
        left = self.TOTAL if over else max(self.TOTAL - self._spent, 0)
        reset_after = self.DAY if over else self.DAY - self._age()
        return {"total": self.TOTAL, "remaining": left, "reset_after": int(reset_after * 1000), "max_concurrency": 1}

    def _age(self) -> float:
        return self._clock.now() - self._since
