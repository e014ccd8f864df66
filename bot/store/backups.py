"""The backups that the bot makes by itself while it runs: ``BACKUP_EVERY``, ``BACKUP_KEEP`` and ``BACKUP_FOLDER``."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import structlog

from bot.store.errors import StoreUnusable
from bot.store.maintenance import keep_backup, kept_backups, path_of

FIRST_AFTER = 600.0
"""Seconds from a start to a backup that is due: a bot that fails and starts again and again makes none each time."""
AGAIN_AFTER = 3_600.0
"""Seconds from a backup that failed to the next try."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """Which database is backed up where, every how many seconds, and how many backups are kept at most."""

    path: Path
    folder: Path
    every: float
    most: int


def backup_plan(url: str, hours: int, most: int, folder: Path | None) -> BackupPlan:
    """The plan for the database that ``url`` names, as it is set; without a ``folder``, backups lie in one beside it.

    Raises:
        StoreUnusable: ``url`` names no file.
    """
    path = path_of(url)
    return BackupPlan(path, folder or path.parent / "backups", 3_600.0 * hours, most)


async def keep_backups(plan: BackupPlan, now: Callable[[], float], sleep: Callable[[float], Awaitable[None]]) -> None:
    """Make each backup when it is due, for as long as the bot runs. One that fails is logged and tried again.

    ``now`` gives UTC epoch seconds.
    """
    rest = FIRST_AFTER
    while True:
        await sleep(rest)
        try:
            rest = await asyncio.to_thread(_made_if_due, plan, now())
        except (StoreUnusable, OSError) as problem:
            log.error("backup_failed", reason=str(problem))  # noqa: TRY400  the reason says all
            rest = AGAIN_AFTER


def _made_if_due(plan: BackupPlan, now: float) -> float:
    """Make the next backup if it is due. Returns how many seconds later there is something to do."""
    due = max(kept_backups(plan.path, plan.folder), default=0.0) + plan.every
    if due > now:
        return due - now
    log.info("backup_made", file=str(keep_backup(plan.path, plan.folder, now, plan.most)))
    return plan.every
