"""Clocks and absence in a channel: the warning, the mildest action, the takeover, a restart in between, *I'm back*."""

from __future__ import annotations

import pytest

from bot.playground.driver import Person
from tests.bot.house import CHANNEL, House


@pytest.mark.parametrize("clock", ["3s", "10d", "25h", "soon", "-20s"])
async def test_a_clock_that_no_table_gives_is_one_clear_line(house: House, ann: Person, clock: str) -> None:
    async with house.bot():
        answer = await ann.slash("table open", channel=CHANNEL, clock=clock)
        assert answer.ephemeral
        assert "isn’t a time for a turn" in answer.text
        assert house.stored() == []
