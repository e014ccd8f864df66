"""How many deals a window has, and the time zones of many servers at once."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from bot.store import Store, Window
from tests.store.makings import GUILD, NOON, OTHER, at, change, entries

DAY = 86400.0


async def test_each_deal_that_counts_is_counted_once_in_its_window(store: Store, times: list[float]) -> None:
    for number in (1, 2):
        await store.save(change(at(number), 1, entries=entries(3, -3, persons=(11, 12))))
    await store.save(change(at(3), 1, entries=entries(3, -3, persons=(None, 12))))  # seat 0 is a computer's
    await store.save(change(at(4), 1, entries=entries(3, -3, persons=(11,), practice=True)))
    await store.save(change(at(1, OTHER), 1, entries=entries(3, -3, persons=(11, 12))))
    await store.points.correct(at(1), 1, 11, 5, by=12, reason="a slip")
    times.append(NOON + 7 * DAY)
    await store.save(change(at(5), 1, entries=entries(3, -3, persons=(11, 12))))
    assert await store.points.deals_in(GUILD, Window.week(NOON)) == 3
    assert await store.points.deals_in(GUILD, Window.week(NOON + 7 * DAY)) == 1
    assert await store.points.deals_in(GUILD, Window.week(NOON - 7 * DAY)) == 0
    assert await store.points.deals_in(GUILD, Window.all()) == 4
    assert await store.points.deals_in(OTHER, Window.week(NOON)) == 1


async def test_zones_of_many_servers_are_read_at_once(store: Store) -> None:
    await store.points.choose_zone(GUILD, "Asia/Tokyo")
    await store.set_setting(OTHER, "timezone", "Lilliput")
    zones = await store.points.zones([GUILD, OTHER, 5])
    assert zones[GUILD] == ZoneInfo("Asia/Tokyo")
    assert {guild: str(zone) for guild, zone in zones.items()} == {GUILD: "Asia/Tokyo", OTHER: "UTC", 5: "UTC"}
    for guild in (GUILD, OTHER, 5):
        assert str(await store.points.zone(guild)) == str(zones[guild])
