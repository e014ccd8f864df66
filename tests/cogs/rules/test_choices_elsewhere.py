"""What people choose for themselves counts in every shard at once, in this process and in others.

Promise: What a person chose for themselves counts in every server, whichever process serves it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import Shard, Store
from cogs.interactions.kept_choices import KeptSettings
from tests.patience import eventually
from tests.store.homes import BOTH, Home, ServerHome, home_of
from tests.store.makings import noon

KEY = "theme:1"


@pytest.fixture(params=BOTH)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    with home_of(request.param, request, tmp_path / "data" / "daidi.db") as home:
        yield home


async def test_a_choice_in_one_shard_is_known_in_the_others(home: Home) -> None:
    first = await Store.open(home.url, noon, shards=(Shard(0, 2),))
    second = await Store.open(home.url, noon, shards=(Shard(1, 2),)) if isinstance(home, ServerHome) else first
    ours, theirs = KeptSettings(first), KeptSettings(second)
    assert await theirs.get(0, KEY) is None
    for theme in ("light", "dark", "light"):
        await ours.put(0, KEY, theme)
        await eventually(lambda theme=theme: theirs.known(0, KEY) == theme, "the choice")  # type: ignore[misc]
    if isinstance(home, ServerHome):  # what was told while nobody could hear it
        home.end_connections("application_name LIKE '% hears'")
        home.query("UPDATE settings SET value = '\"dark\"' WHERE guild = 0")
        await eventually(lambda: theirs.known(0, KEY) == "dark", "the choice that was not heard")
    await ours.put(2 << 22, "theme", "light")
    assert theirs.known(2 << 22, "theme") is None, "what a server chose is not told"
    for one in (ours, theirs):
        await one.close()
    for store in {first, second}:
        await store.close()
