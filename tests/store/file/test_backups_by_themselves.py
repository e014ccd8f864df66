"""The backups that a running bot makes: when, how many are kept, and what happens if one fails.

Promise: The bot backs up its database by itself, and keeps as many backups as it is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.backups import AGAIN_AFTER, FIRST_AFTER, BackupPlan, backup_plan, keep_backups
from bot.store.maintenance import SqliteFile, look_into
from tests.patience import eventually
from tests.store.makings import address, at, change
from tests.tables.turned_clock import TurnedClock

HOUR = 3_600.0


@pytest.fixture
def plan(store: Store, path: Path, tmp_path: Path) -> BackupPlan:
    return BackupPlan(SqliteFile(path), tmp_path / "disk" / "backups", 24 * HOUR, 3)


@asynccontextmanager
async def kept(plan: BackupPlan, clock: TurnedClock) -> AsyncIterator[None]:
    """Backups are made for as long as this lasts."""
    task = asyncio.create_task(keep_backups(plan, clock.now, clock.sleep))
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def made(plan: BackupPlan) -> list[float]:
    return [*plan.kept()]


async def test_one_a_day_is_made_and_the_oldest_go(store: Store, plan: BackupPlan) -> None:
    clock = TurnedClock()
    began = clock.now()
    plan.folder.mkdir(parents=True)
    for mine in ("daidi.db.20250101T000000Z.backup.txt", "daidi.db.20259999T000000Z.backup"):
        (plan.folder / mine).write_text("mine")
    async with kept(plan, clock):
        for day in range(5):
            await store.save(change(at(1), day + 1))
            wait = FIRST_AFTER if day == 0 else 24 * HOUR
            await clock.awaited(wait)
            clock.turn(wait)
            await eventually(lambda: made(plan)[-1:] == [clock.now()], "backup")
            await clock.awaited(24 * HOUR)
    assert made(plan) == [began + FIRST_AFTER + 24 * HOUR * day for day in (2, 3, 4)]
    assert len([*plan.folder.iterdir()]) == 5, "what the bot has not made stays"
    counted = []
    for file in plan.kept().values():
        with look_into(SqliteFile(file)) as look:
            assert look.faults() == []
            counted.append(len(look.events(at(1))))
    assert counted == [3, 4, 5]


async def test_a_start_that_follows_a_backup_waits_for_the_next(plan: BackupPlan) -> None:
    clock = TurnedClock()
    async with kept(plan, clock):
        await clock.awaited(FIRST_AFTER)
        clock.turn(FIRST_AFTER)
        await eventually(lambda: made(plan), "first backup")
    first = made(plan)
    async with kept(plan, clock):
        await clock.awaited(FIRST_AFTER)
        clock.turn(FIRST_AFTER)
        await clock.awaited(24 * HOUR)
        assert made(plan) == first
        clock.turn(24 * HOUR - FIRST_AFTER)
        await eventually(lambda: len(made(plan)) == 2, "second backup")


async def test_a_failed_backup_is_told_and_tried_again(plan: BackupPlan, capsys: pytest.CaptureFixture[str]) -> None:
    clock = TurnedClock()
    plan.folder.parent.write_text("a file where the folder should be")
    async with kept(plan, clock):
        await clock.awaited(FIRST_AFTER)
        clock.turn(FIRST_AFTER)
        await clock.awaited(AGAIN_AFTER)
        plan.folder.parent.unlink()
        clock.turn(AGAIN_AFTER)
        await eventually(lambda: made(plan) == [clock.now()], "second try")
    assert "backup_failed" in capsys.readouterr().out


def test_backups_lie_beside_the_database_unless_a_folder_is_named(path: Path) -> None:
    assert backup_plan(address(path), 24, 7, None) == BackupPlan(
        SqliteFile(path), path.parent / "backups", 24 * HOUR, 7
    )
    assert backup_plan(address(path), 1, 2, Path("/disk")) == BackupPlan(SqliteFile(path), Path("/disk"), HOUR, 2)
