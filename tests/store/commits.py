"""The writing transactions of a store, counted."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable
from typing import Any

from tests.patience import PATIENCE


class Commits:
    """Counts the writing transactions, and can make the writer wait."""

    def __init__(self) -> None:
        self.begun = 0
        self._free = threading.Event()
        self._free.set()

    def seen(self, _connection: object) -> None:
        if threading.current_thread().name.startswith("store writer"):
            self.begun += 1
            assert self._free.wait(PATIENCE)

    async def after_all_wait(self, *writes: Awaitable[Any]) -> list[Any]:
        """The outcomes of writes that are all queued before the first is committed."""
        self._free.clear()
        outcomes = asyncio.gather(*writes, return_exceptions=True)
        await asyncio.sleep(0)
        self._free.set()
        return await outcomes
