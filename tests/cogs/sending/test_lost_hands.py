"""A hand that cannot be brought: tried again where the connection was lost, and given up with one line."""

from __future__ import annotations

from typing import Any

import aiohttp
from structlog.testing import capture_logs

from cogs.hands.delivery import WAITS, Delivery


class NoTime:
    """A clock on which no wait takes long."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def monotonic(self) -> float:
        """Seconds that stand still."""
        return 0.0

    async def sleep(self, seconds: float) -> None:
        """Note how long was to be slept."""
        self.slept.append(seconds)


async def test_a_hand_whose_connection_is_lost_each_time_is_given_up_with_one_line() -> None:
    clock, tries, nobody = NoTime(), 0, None

    async def attempt() -> None:
        nonlocal tries
        tries += 1
        raise aiohttp.ClientPayloadError("cut off")

    given: Any = (clock, "1-1", nobody)
    with capture_logs() as logged:
        await Delivery(*given).persist(attempt)
    assert tries == len(WAITS) + 1
    assert clock.slept == list(WAITS)
    assert [line for line in logged if "exc_info" in line] == []
    assert [line["event"] for line in logged if line["log_level"] == "warning"] == ["hand_not_refreshed"]
