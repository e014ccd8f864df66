"""The bot is stopped while people press: what was begun is saved or not done, and the log has no traceback."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.playground.chat import acts
from bot.playground.people.driver import Person
from tests.bot.running_bot.house import CHANNEL, House, open_and_start

COMMANDS = ("hand", "table status", "rules show", "leaderboard", "pass", "table back", "help", "ledger show")


async def test_a_stop_in_mid_press_logs_no_traceback(
    house: House, ann: Person, bo: Person, stranger: Person, caplog: pytest.LogCaptureFixture
) -> None:
    state = house.playground.state
    place = state.guild.channel(CHANNEL)["id"]
    with capture_logs() as logged:
        async with house.bot():
            await open_and_start(house, ann, bo)
            await house.turn_of(ann, bo)
            await house.quiet()
            for number in range(24):  # each is at another step when the bot stops
                person = (ann, bo, stranger)[number % 3]
                acts.command(state, person.human, place, COMMANDS[number % len(COMMANDS)], {})
                await asyncio.sleep(0.002)
    assert [line for line in logged if "exc_info" in line] == []
    assert [record.getMessage() for record in caplog.records if record.exc_info or record.levelname == "ERROR"] == []
