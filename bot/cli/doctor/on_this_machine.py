"""What ``doctor`` looks at on this machine: settings, database, tables, backups, disk and fonts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from bot.cli.doctor.checked import Checked
from bot.cli.progress import going_on
from bot.settings import FILE, read_settings
from bot.store.backups import backup_plan
from bot.store.maintenance import Look
from bot.tables.life.clock import SystemClock
from bot.tables.life.waking import folded, reason_of
from bot.tables.log.outlines import Outline, refuse_other
from images.text import fonts

_LEAST_FREE = 200_000_000
"""Bytes that the disk must have free beside a second copy of the database, which an upgrade makes."""


def checks_on_this_machine(look: Look) -> Iterator[Checked]:
    """Each check, in the order in which they are told."""
    source = f"the environment and {FILE}" if Path(FILE).is_file() else "the environment"
    yield Checked("settings", f"read from {source}")
    if look.version == look.newest:
        with going_on("checking the database"):
            faults = (*look.risks(), *look.faults())
        yield Checked("database", f"{look.backend.where}, {look.counted()}", faults)
        yield _logs(look)
    else:
        yield Checked(
            "database",
            f"{look.backend.where} is of an older version; the bot brings it up at its next start",
            note=True,
        )
    yield _backups()
    yield _disk(look)
    yield _fonts()


def _logs(look: Look) -> Checked:
    """Whether the log of each living table leads to its snapshot and its outline."""
    faults, living = [], look.living()
    with going_on("replaying tables", len(living)) as done:
        for number, stored in enumerate(living, 1):
            try:
                table = folded(look.events(stored.table))
                if stored.outline is not None:  # else the next start reads the snapshot
                    refuse_other(Outline.from_json(stored.outline), table)
            except Exception as problem:  # whatever a damaged log or an old rule leads to
                faults.append(f"table {stored.table}: {reason_of(problem)}")
            done(number)
    return Checked("tables", f"{len(living):,} going on, replayed from their logs", tuple(faults))


def _backups() -> Checked:
    """How old the newest backup is that the bot made by itself."""
    settings = read_settings()
    plan = backup_plan(settings.database_url, settings.backup_every, settings.backup_keep, settings.backup_folder)
    if not settings.backup_every:
        return Checked("backups", "the bot makes none by itself, since BACKUP_EVERY is 0", note=True)
    if plan.folder.exists() and not plan.folder.is_dir():
        return Checked("backups", "none can be made", (f"{plan.folder} is no folder",))
    kept = plan.kept()
    if not kept:
        return Checked("backups", f"none in {plan.folder} yet", note=True)
    age = SystemClock().now() - max(kept)
    found = f"{len(kept)} in {plan.folder}, the newest {age / 3600:,.0f} hours old"
    return Checked("backups", found, note=age > 2 * plan.every)


def _disk(look: Look) -> Checked:
    folder = next(one for one in (look.backend.folder, *look.backend.folder.parents) if one.exists())
    free, needed = shutil.disk_usage(folder).free, look.size() + _LEAST_FREE
    short = (f"a copy of the database and some room take {_megabytes(needed)}",) if free < needed else ()
    return Checked("disk", f"{_megabytes(free)} free in {folder}", short)


def _megabytes(size: int) -> str:
    return f"{size / 1e6:,.0f} MB"


def _fonts() -> Checked:
    """The bot's own fonts, and those of the system for other writing."""
    try:
        for weight in fonts.Weight:
            for face in fonts.chain(weight):
                fonts.load(face, 20)
    except OSError as problem:
        return Checked("fonts", "one cannot be read", (str(problem),))
    if absent := fonts.absent():
        return Checked(
            "fonts", f"{', '.join(absent)} not installed; names in their writing show {fonts.UNKNOWN}", note=True
        )
    return Checked("fonts", "all there")
