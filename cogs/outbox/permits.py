"""Permits: every request with the bot's token leaves with one, so that Discord refuses none.

Discord counts requests as they arrive: 50 in a second from one bot. An address from which 10,000 were refused in ten
minutes is shut out. Spacing requests is not enough: a stall on the way lets many arrive at once.

So an attempt takes a permit just before it leaves. It returns the permit a second after its answer or failure was seen.
In no second can more requests arrive than there are permits, wherever they were held up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import structlog

from bot.tables.life.clock import Clock
from cogs.outbox.ranked_line import RankedLine

SECOND = 1.0
"""Seconds after its answer during which Discord may still count a request."""

APART = 0.02
"""Seconds from one attempt to the next."""

log = structlog.get_logger(__name__)


class Permits:
    """A limited number of attempts at once, in the order of their ranks."""

    def __init__(self, clock: Clock, permits: int) -> None:
        """``permits``: at least 1. Discord's limit of 50 is shared by all processes with the same token."""
        self._clock = clock
        self._left = permits
        self._next = 0.0  # the monotonic time when the next attempt may leave
        self._line = RankedLine()
        self._giving: asyncio.Task[None] | None = None  # gives permits to those who wait
        self._returning: set[asyncio.Task[None]] = set()

    async def take(self) -> None:
        """Wait until an attempt may leave."""
        turn = self._line.join(self._clock.monotonic())
        self._begin_giving()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back()  # given, but nothing left with it
            raise

    def answered(self) -> None:
        """Note that an attempt was answered or failed. Its permit is free again in a second."""

        async def later() -> None:
            await self._clock.sleep(SECOND)
            self._give_back()

        returning = asyncio.create_task(later(), name="permit on its way back")
        self._returning.add(returning)
        returning.add_done_callback(self._returning.discard)

    def stop(self, seconds: float) -> None:
        """Let nothing leave for so many seconds, because Discord refused a request for all of them."""
        self._next = max(self._next, self._clock.monotonic() + seconds)

    def trace(self, may_send: Callable[[], Awaitable[None]] | None = None) -> aiohttp.TraceConfig:
        """A trace that makes every attempt with the token take a permit, the library's retries included.

        ``may_send`` is awaited before every attempt, also one without the token; what it raises ends the attempt.
        """
        tracing = aiohttp.TraceConfig()

        async def begins(_: Any, attempt: SimpleNamespace, begun: aiohttp.TraceRequestStartParams) -> None:
            attempt.counts = False
            counts = "Authorization" in begun.headers
            await self._pass(may_send, counts=counts)
            attempt.counts = counts

        async def ends(_: Any, attempt: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
            if not attempt.counts:
                return
            self.answered()
            answer = ended.response
            if answer.status == TOO_MANY and "X-RateLimit-Global" in answer.headers:
                log.warning("refused_for_all", again_in=answer.headers.get("Retry-After"))
                self.stop(seconds_in(answer.headers.get("Retry-After", "")))

        async def fails(_: Any, attempt: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams) -> None:
            if getattr(attempt, "counts", False):
                self.answered()

        tracing.on_request_start.append(begins)
        tracing.on_request_end.append(ends)
        tracing.on_request_exception.append(fails)
        return tracing

    async def _pass(self, may_send: Callable[[], Awaitable[None]] | None, *, counts: bool) -> None:
        """Let an attempt leave: with a permit if it ``counts``, and then only if it may be sent still."""
        if counts:
            await self.take()
        if may_send is None:
            return
        try:
            await may_send()
        except BaseException:
            if counts:
                self._give_back()
            raise

    async def close(self) -> None:
        """Give no more permits."""
        tasks = [*self._returning, *([self._giving] if self._giving else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _give_back(self) -> None:
        self._left += 1
        self._begin_giving()

    def _begin_giving(self) -> None:
        if self._giving is None and self._left > 0 and self._line:
            self._giving = asyncio.create_task(self._give_in_turn(), name="permits")

    async def _give_in_turn(self) -> None:
        """Give permits to those who wait, spaced by ``APART``."""
        try:
            while self._left > 0 and self._line:
                while (wait := self._next - self._clock.monotonic()) > 0:
                    await self._clock.sleep(wait)
                if self._line.call():
                    self._left -= 1
                    self._next = self._clock.monotonic() + APART
        finally:
            self._giving = None


TOO_MANY = 429


def seconds_in(text: str) -> float:
    """The seconds that a header asks to wait; 1 if it gives none."""
    try:
        return max(float(text), 0.0)
    except ValueError:
        return SECOND
