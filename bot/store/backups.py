"""The backups that the bot makes by itself while it runs: ``BACKUP_EVERY``, ``BACKUP_KEEP`` and ``BACKUP_FOLDER``."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import structlog

from bot.store.errors import StoreUnusable, one_line
from bot.store.file.files import make_folder
from bot.store.maintenance import Backend, back_up, backend_of

FIRST_AFTER = 600.0
"""Seconds from a start to a backup that is due: a bot that fails and starts again and again makes none each time."""
AGAIN_AFTER = 3_600.0
"""Seconds from a backup that failed to the next try."""
_STAMP = "%Y%m%dT%H%M%SZ"
"""The time in the name of a backup: 20260101T120000Z."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class BackupPlan:
    """Which database is backed up where, every how many seconds, and how many backups are kept at most."""

    backend: Backend
    folder: Path
    every: float
    most: int

    def kept(self) -> dict[float, Path]:
        """The backups that the bot has made by itself, oldest first, by the time of making."""
        named = re.compile(rf"{re.escape(self.backend.name)}\.(\d{{8}}T\d{{6}}Z)\.backup")
        found = {}
        for file in self.folder.iterdir() if self.folder.is_dir() else ():
            if stated := named.fullmatch(file.name):
                with suppress(ValueError):  # somebody else's, with digits that are no time
                    found[datetime.strptime(stated[1], _STAMP).replace(tzinfo=UTC).timestamp()] = file
        return dict(sorted(found.items()))

    def add(self, now: float) -> Path:
        """Add a backup, then remove the oldest beyond ``most``. Returns the path of the new one.

        Raises:
            StoreUnusable: it could not be written, or is not sound; then nothing is removed.
        """
        target = self.folder / f"{self.backend.name}.{datetime.fromtimestamp(now, UTC).strftime(_STAMP)}.backup"
        try:
            make_folder(self.folder)
        except OSError as error:
            raise StoreUnusable(f"the backup {target} could not be written: {error}") from error
        back_up(self.backend, target)
        for old in list(self.kept().values())[: -self.most]:
            old.unlink(missing_ok=True)
        return target


def backup_plan(url: str, hours: int, most: int, folder: Path | None) -> BackupPlan:
    """The plan for the database that ``url`` names, as it is set; without a ``folder``, backups lie in one beside it.

    Raises:
        StoreUnusable: ``url`` names no database.
    """
    backend = backend_of(url, folder)
    return BackupPlan(backend, folder or backend.folder / "backups", 3_600.0 * hours, most)


async def keep_backups(
    plan: BackupPlan,
    now: Callable[[], float],
    sleep: Callable[[float], Awaitable[None]],
    is_ours: Callable[[], bool] = lambda: True,
) -> None:
    """Make each backup when it is due, for as long as the bot runs. One that fails is logged and tried again.

    ``now`` gives UTC epoch seconds. None is made while ``is_ours`` says that another process makes them.
    """
    rest = FIRST_AFTER
    while True:
        await sleep(rest)
        if not is_ours():
            rest = AGAIN_AFTER
            continue
        try:
            rest = await asyncio.to_thread(_made_if_due, plan, now())
        except Exception as problem:  # one that fails ends neither the bot nor those to come
            log.error("backup_failed", reason=one_line(problem))  # noqa: TRY400  the reason says all
            rest = AGAIN_AFTER


def _made_if_due(plan: BackupPlan, now: float) -> float:
    """Make the next backup if it is due. Returns how many seconds later there is something to do."""
    due = max(plan.kept(), default=0.0) + plan.every
    if due > now:
        return due - now
    log.info("backup_made", file=str(plan.add(now)))
    return plan.every
