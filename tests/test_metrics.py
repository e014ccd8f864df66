"""The bot's health and metrics, as whoever watches it reads them: ``/health`` and ``/metrics``."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import closing

import aiohttp
import pytest

from bot.metrics import Metrics, PortTaken, serve_metrics
from bot.store import WHOLE, Shard


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
async def address(metrics: Metrics) -> AsyncIterator[str]:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    async with serve_metrics(metrics, port):
        yield f"http://127.0.0.1:{port}"


async def read(address: str, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address + path) as answer:
        return answer.status, await answer.text()


async def test_the_only_shard_is_the_bot(metrics: Metrics, address: str) -> None:
    metrics.note_connected(WHOLE, connected=False)
    assert await read(address, "/health") == (503, "not connected\n")
    metrics.note_connected(WHOLE, connected=True)
    assert await read(address, "/health") == (200, "well\n")
    assert 'daidi_connected{shard="0"} 1.0' in (await read(address, "/metrics"))[1]


async def test_several_shards_are_named(metrics: Metrics, address: str) -> None:
    for number, connected in ((2, True), (0, False)):
        metrics.note_connected(Shard(number, 4), connected=connected)
    assert await read(address, "/health") == (503, "not connected\nshard 0 of 4: not connected\nshard 2 of 4: well\n")
    metrics.forget(Shard(0, 4))
    assert await read(address, "/health") == (200, "well\nshard 2 of 4: well\n")
    figures = (await read(address, "/metrics"))[1]
    assert 'daidi_connected{shard="2"} 1.0' in figures
    assert 'shard="0"' not in figures


async def test_a_process_without_a_shard_is_well_once_it_knows_which_it_waits_for(
    metrics: Metrics, address: str
) -> None:
    assert await read(address, "/health") == (503, "not connected\n")
    metrics.waits = True
    assert await read(address, "/health") == (200, "waits for a shard\n")


async def test_a_port_that_is_taken_is_named_in_one_line(metrics: Metrics) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken, match=f"METRICS_PORT {port} cannot be used"):
            async with serve_metrics(metrics, port):
                pass
