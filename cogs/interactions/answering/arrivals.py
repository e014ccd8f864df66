"""Incoming interactions: each is accepted once, acknowledged in time, and answered before the bot stops."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import discord
import structlog

from cogs.interactions.answering.answers import FirstAnswer, first_of, settle
from cogs.ui.toolkit.presses import Interaction

IN_TIME = 2.0
"""Seconds until an unanswered interaction is acknowledged; Discord waits for three."""

FINISHED_WITHIN = 3.0
"""Seconds for answers still under way when the bot stops. Discord waits no longer for them."""

REMEMBERED = 4_096
"""How many interactions are remembered, so that a second delivery is recognised."""

log = structlog.get_logger(__name__)


class Arrivals:
    """Incoming interactions: each is accepted once, and acknowledged in time however long its work takes."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._gaining: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()  # each handles an interaction
        self._closed = False

    def take(self, interaction: Interaction) -> bool:
        """Whether this interaction is new. If not, the first delivery answers it.

        Must be called in the task that will answer.
        """
        if self._closed or interaction.id in self._seen:
            return False
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    def answer_in_time(self, interaction: Interaction) -> None:
        """Acknowledge an interaction after ``IN_TIME``, unless it was answered by then."""
        if interaction.type is not discord.InteractionType.autocomplete:
            loop = asyncio.get_running_loop()
            first_of(interaction).in_time = loop.call_later(IN_TIME, self._gain_time, interaction)

    def is_busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return bool(self._answering)

    async def close(self) -> None:
        """Take no more interactions, and finish the answers under way, for as long as Discord waits for them."""
        self._closed = True
        if self._answering:
            await asyncio.wait(self._answering, timeout=FINISHED_WITHIN)
        left = {*self._answering, *self._gaining}
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left, timeout=FINISHED_WITHIN)

    def _gain_time(self, interaction: Interaction) -> None:
        if not self._closed and first_of(interaction).kind is FirstAnswer.NONE:
            task = asyncio.create_task(_acknowledge(interaction))
            self._gaining.add(task)
            task.add_done_callback(self._gaining.discard)


async def _acknowledge(interaction: Interaction) -> None:
    try:
        await settle(interaction)
    except discord.HTTPException as problem:
        log.warning("not_answered", status=problem.status, code=problem.code)
