"""Weekly digests that servers asked for: in which channel, and which week each was told last."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Any

from bot.store import Shard, Store, Window

DIGEST = "digest"
"""The key of the setting for the channel of a server's digest. The other key begins with it, to be read with it."""
_TOLD = "digest told"

TOLD_FROM = 9
"""The hour of Monday from which the week before is told, as the server's clocks show it."""
_WEEK = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class AskedDigest:
    """The digest of a server."""

    guild: int
    channel: int
    zone: tzinfo = UTC
    told: date | None = None  # the Monday of the last week that was told, or that counts as told

    def due(self, now: float) -> Window | None:
        """The week to tell now: the last one. None if it was told already, or before 9:00 on Monday."""
        this = Window.week(now, self.zone)
        week = Window.week(this.since - 1, self.zone)
        if now < _told_from(this, self.zone) or (self.told is not None and monday_of(week, self.zone) <= self.told):
            return None
        return week


def next_telling(now: float, zone: tzinfo) -> float:
    """The next time at which a week is due to be told."""
    this = Window.week(now, zone)
    start = _told_from(this, zone)
    return start if now < start or this.end is None else _told_from(Window.week(this.end, zone), zone)


def monday_of(week: Window, zone: tzinfo) -> date:
    """The first day of a calendar week."""
    return datetime.fromtimestamp(week.since, zone).date()


def _told_from(week: Window, zone: tzinfo) -> float:
    """The moment in a week from which the one before it is told."""
    monday = datetime.fromtimestamp(week.since, zone)
    return monday.replace(hour=TOLD_FROM, minute=0, second=0, microsecond=0, fold=0).timestamp()


# --- as they are stored ---


async def ask_for_digest(store: Store, guild: int, channel: int, now: float) -> None:
    """Have the weeks of a server told in a channel from the next Monday on."""
    zone = await store.points.zone(guild)
    first = monday_of(Window.week(next_telling(now, zone), zone), zone) - _WEEK
    await note_told(store, guild, first - _WEEK)  # before the channel: what was not asked for is never told
    await store.set_setting(guild, DIGEST, channel)


async def end_digest(store: Store, guild: int) -> None:
    """Have no more weeks of a server told."""
    await store.set_setting(guild, DIGEST, None)


async def note_told(store: Store, guild: int, monday: date) -> None:
    """Note that the week that began on a Monday was told, or need not be told."""
    await store.set_setting(guild, _TOLD, monday.isoformat())


async def channel_of_digest(store: Store, guild: int) -> int:
    """The channel in which the weeks of a server are told; 0 if they are told nowhere."""
    return _channel(await store.setting(guild, DIGEST))


async def asked_digests(store: Store, shard: Shard) -> list[AskedDigest]:
    """The digests that servers of a shard have asked for. It takes two reads, however many there are."""
    channels, told = dict[int, int](), dict[int, date | None]()

    def see(guild: int, key: str, value: Any) -> None:
        if key == _TOLD:
            told[guild] = _day(value)
        elif key == DIGEST and _channel(value):
            channels[guild] = _channel(value)

    await store.see_settings(DIGEST, see, shard)
    zones = await store.points.zones(channels) if channels else {}
    return [AskedDigest(guild, channel, zones[guild], told.get(guild)) for guild, channel in channels.items()]


def _channel(value: Any) -> int:
    return value if type(value) is int else 0


def _day(value: Any) -> date | None:
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        return None
