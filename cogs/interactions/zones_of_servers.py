"""Time zones as people type them: by name, or by a city in it."""

from __future__ import annotations

from difflib import get_close_matches

from discord import app_commands

from bot.store import zone_names
from cogs.ui.toolkit.messages import MOST_CHOICES
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import shown

MOST_NEAR = 3


def zone_typed(typed: str) -> str | None:
    """The time zone that somebody means: its name, or the end of it if no other ends so; None if there is none.

    >>> zone_typed("stockholm"), zone_typed("europe/STOCKHOLM"), zone_typed("hong kong"), zone_typed("Lilliput")
    ('Europe/Stockholm', 'Europe/Stockholm', 'Asia/Hong_Kong', None)
    """
    wanted = _plain(typed)
    found = [name for name in zone_names() if _plain(name) == wanted]
    found = found or [name for name in zone_names() if _plain(name).rpartition("/")[2] == wanted]
    return found[0] if len(found) == 1 else None


def zones_near(typed: str) -> list[str]:
    """A few time zones that somebody may have meant, and some city of each continent if none is near.

    >>> zones_near("Stokholm")
    ['Europe/Stockholm']
    """
    wanted = _plain(typed)
    cities = {_plain(name).rpartition("/")[2]: name for name in zone_names()}
    whole = {_plain(name): name for name in zone_names()}
    held = [name for plain, name in whole.items() if wanted and wanted in plain]
    near = [cities[one] for one in get_close_matches(wanted.rpartition("/")[2], cities, MOST_NEAR, 0.75)]
    return list(dict.fromkeys([*held[:MOST_NEAR], *near]))[:MOST_NEAR] or ["Europe/London", "Asia/Hong_Kong", "UTC"]


async def offered_zones(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The time zones whose name holds what is typed so far; at first, one of each continent."""
    wanted = _plain(typed)
    found = [name for name in zone_names() if wanted in _plain(name)] if wanted else zones_near("")
    return [app_commands.Choice(name=name, value=name) for name in found[:MOST_CHOICES]]


def _plain(typed: str) -> str:
    return shown(typed).casefold().replace(" ", "_")
