"""Nothing is kept after it is answered: memory and tasks do not grow with what people do.

Promise: What people do leaves no task behind.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House

ROUNDS = 8
"""More than a pool has connections, since the pool may grow at first."""


def tasks() -> Counter[str]:
    """The number of tasks of each kind."""
    found = (task.get_coro() for task in asyncio.all_tasks())
    return Counter(getattr(one, "__qualname__", "") for one in found)


async def test_private_answers_and_forms_leave_no_task_behind(house: House, ann: Person) -> None:
    async with house.bot():
        await ann.slash("table open", channel=CHANNEL, rules="chudadi-standard")
        lobby = await house.shown("Cut")
        await house.quiet()
        before = tasks()
        for _ in range(ROUNDS):
            for command in ("table status", "leaderboard", "ledger show", "help", "hand"):
                await ann.slash(command, channel=CHANNEL)
            form = (await ann.press(lobby, "Cut")).modal
            assert form is not None
            await ann.submit_modal(form, {"cut": "six"})
        await house.quiet()
        assert [kind for kind, more in (tasks() - before).items() if more >= ROUNDS] == []
