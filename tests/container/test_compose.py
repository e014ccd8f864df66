"""The example of two processes without a container engine: its lines are read, and its processes are run here.

Promise: The processes of ``compose.yaml`` share the servers as it says. Also: tests/container/test_docker.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from tests.bot.running_bot.child import Child
from tests.bot.shards.several_processes import four_servers
from tests.patience import eventually
from tests.store.homes import BOTH, Home, home_of

ROOT = Path(__file__).parents[2]
VARIABLE = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return services


@pytest.fixture(params=BOTH[1:])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    with home_of(request.param, request, tmp_path) as home:
        yield home


def given(environment: dict[str, Any], **variables: str) -> dict[str, str]:
    """An environment as a container gets it, with these variables put in."""
    return {name: VARIABLE.sub(lambda found: variables[found[1]], str(value)) for name, value in environment.items()}


def test_each_line_is_a_setting_and_fits_the_image(services: dict[str, Any]) -> None:
    bot, database = services["bot"], services["database"]
    environment = given(bot["environment"], DISCORD_TOKEN="x", DATABASE_PASSWORD="secret")
    named = {name.upper() for name in Settings.model_fields}
    assert environment.keys() <= named
    settings = Settings(_env_file=None, **{name.lower(): value for name, value in environment.items()})  # type: ignore[arg-type]
    assert settings.shard_count is not None
    assert settings.shards_at_most is not None
    processes = bot["deploy"]["replicas"]
    assert processes * settings.shards_at_most == settings.shard_count
    assert processes * settings.requests_a_second <= 50
    docker = (ROOT / "Dockerfile").read_text("utf-8")
    (folder,) = (volume.partition(":")[2] for volume in bot["volumes"])
    assert f"VOLUME {folder}\n" in docker
    assert str(settings.backup_folder).startswith(f"{folder}/")
    of_database = given(database["environment"], DATABASE_PASSWORD="secret")
    address = "{POSTGRES_USER}:{POSTGRES_PASSWORD}@database/{POSTGRES_DB}".format(**of_database)
    assert settings.database_url == f"postgresql+psycopg://{address}"


@pytest.mark.processes
async def test_its_two_processes_serve_two_shards_each(services: dict[str, Any], home: Home, tmp_path: Path) -> None:
    environment = given(services["bot"]["environment"], DISCORD_TOKEN="x", DATABASE_PASSWORD="")
    here = {"DATABASE_URL": home.url, "BACKUP_FOLDER": str(tmp_path)}
    async with four_servers() as playground, AsyncExitStack() as running:
        for number in range(services["bot"]["deploy"]["replicas"]):
            process = Child(playground, tmp_path / f"{number}.db", **{**environment, **here})
            await process.start(connected=False)
            running.push_async_callback(process.end)
        await eventually(lambda: len(playground.gateway.shards) == 4, "connection of each shard")
        owners = [owner for (owner,) in home.query("SELECT owner FROM shards")]
        assert [owners.count(owner) for owner in sorted(set(owners))] == [2, 2]
