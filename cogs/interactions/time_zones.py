"""Time zones as people type them: by their IANA names, with suggestions while they type."""

from __future__ import annotations

from functools import cache
from zoneinfo import available_timezones

from discord import app_commands

from cogs.ui.toolkit.messages import MOST_CHOICES
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import shown

OFFERED_FIRST = (
    "Asia/Hong_Kong",
    "Asia/Taipei",
    "Asia/Shanghai",
    "Asia/Singapore",
    "Asia/Manila",
    "Asia/Jakarta",
    "Asia/Ho_Chi_Minh",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Stockholm",
    "Africa/Nairobi",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "UTC",
)
"""The time zones that are suggested before anything is typed."""


def time_zone(typed: str) -> str | None:
    """The IANA name of the time zone that somebody typed, in full or as its city alone; None if there is none.

    >>> time_zone("europe/berlin"), time_zone("New York"), time_zone("Gotham")
    ('Europe/Berlin', 'America/New_York', None)
    """
    wanted = _plain(typed)
    named = _names().get(wanted)
    if named is not None:
        return named
    cities = [zone for plain, zone in _names().items() if plain.rpartition("/")[2] == wanted]
    return cities[0] if len(cities) == 1 else None


async def suggested_zones(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The time zones whose names have what is typed so far, those that begin with it first."""
    wanted = _plain(typed)
    found = [zone for plain, zone in _names().items() if wanted in plain] if wanted else list(OFFERED_FIRST)
    found.sort(key=lambda zone: _plain(zone.rpartition("/")[2]).startswith(wanted), reverse=True)
    return [app_commands.Choice(name=zone, value=zone) for zone in found[:MOST_CHOICES]]


@cache
def _names() -> dict[str, str]:
    """The time zones that this machine knows, in order, by their plain names."""
    zones = sorted(zone for zone in available_timezones() if zone[:1].isupper() and zone != "Factory")
    return {_plain(zone): zone for zone in zones}


def _plain(name: str) -> str:
    """A name as people may type it."""
    return shown(name.replace("_", " ")).casefold()
