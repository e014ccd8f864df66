"""What a leaderboard's buttons carry says what was asked for, whatever the days."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from cogs.interactions.boards.asked_boards import DAYS, AskedBoard

ASKED = AskedBoard("big-two", DAYS)


@pytest.mark.parametrize("start", [None, date.min, date(202, 1, 1), date(2026, 1, 31)])
@pytest.mark.parametrize("end", [None, date(999, 12, 31), date.max])
def test_days_are_read_as_they_were_written(start: date | None, end: date | None) -> None:
    asked = replace(ASKED, start=start, end=end)
    assert AskedBoard.read(asked.carried()) == asked


@pytest.mark.parametrize("days", ["2020101-", "-2020101", "20260230-", "00000000-", "-99991232"])
def test_other_digits_are_no_days(days: str) -> None:
    carried = replace(ASKED, start=date.max).carried()
    assert "99991231-" in carried
    assert AskedBoard.read(carried.replace("99991231-", days)) is None
