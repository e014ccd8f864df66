"""``kill -9`` while the weekly digest is sent: it stands once, and its week counts as told."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo

from bot.playground.people.driver import Person, Seen
from bot.playground.server import Playground
from bot.store import Store, Window
from bot.tables.life.clock import SystemClock
from tests.bot.running_bot.child import Child
from tests.patience import eventually
from tests.store.makings import address, change, entries

CHANNEL = "big-two"
SEND = "POST /channels/[0-9]+/messages"
MONDAY, SUNDAY = 0, 6


def is_in_mid_week(zone: tzinfo) -> bool:
    """Whether the last week is due in a zone, and will be for the next hours."""
    there = datetime.fromtimestamp(SystemClock().now(), zone)
    return not (there.weekday() == MONDAY and there.hour < 10) and not (there.weekday() == SUNDAY and there.hour >= 22)


ZONE = next(zone for zone in map(ZoneInfo, ("Pacific/Kiritimati", "Pacific/Pago_Pago")) if is_in_mid_week(zone))
"""A day and an hour lie between these two, so one of them is in mid-week."""


def digests(person: Person) -> list[Seen]:
    """The digests in the channel, oldest first."""
    return [one for one in person.sees(CHANNEL) if one.text.startswith("### Last week")]


def told(database: Path) -> str:
    """The week that counts as told, as the database has it."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        return str(file.execute("select value from settings where key = 'digest told'").fetchone()[0])


async def a_week_to_tell(ann: Person, database: Path) -> str:
    """Book a deal in the last week of a server that asked for digests; returns the Monday of that week, as stored."""
    week = Window.week(Window.week(SystemClock().now(), ZONE).since - 1, ZONE)
    monday = datetime.fromtimestamp(week.since, ZONE).date()
    guild = int(ann.guild.id)
    store = await Store.open(address(database), lambda: week.since + 3600)
    persons = (await store.person(int(ann.id), "Ann"), await store.person(17, "Mei"))
    await store.points.choose_zone(guild, str(ZONE))
    await store.save(change(f"{guild}-7", 1, guild=guild, entries=entries(3, -3, persons=persons), ended=True))
    await store.set_setting(guild, "digest", int(ann.guild.channel(CHANNEL)["id"]))
    await store.set_setting(guild, "digest told", f"{monday - timedelta(days=7)}")
    await store.close()
    return f'"{monday}"'


async def test_a_digest_that_was_sent_before_a_kill_is_not_sent_again(playground: Playground, tmp_path: Path) -> None:
    ann, database = Person(playground, "Ann"), tmp_path / "daidi.db"
    monday = await a_week_to_tell(ann, database)
    playground.faults.hang(SEND, applied=True)  # so its answer never comes
    child = Child(playground, database)
    await child.start()
    try:
        (sent,) = await ann.until(lambda: digests(ann))
        assert told(database) != monday
        await child.kill()
        await child.start()
        await eventually(lambda: told(database) == monday, "a week that counts as told")
        assert [one.id for one in digests(ann)] == [sent.id]
        assert await child.stop() == 0
        assert "Traceback" not in child.said
    finally:
        await child.end()
