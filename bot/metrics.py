"""Metrics for operators, and the bot's health: ``/metrics`` and ``/health`` on ``METRICS_PORT``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from bot.store import Shard
from bot.tables.moment import Moment

_WELL, _ILL, _WAITS = "well", "not connected", "waits for a shard"


class PortTaken(Exception):
    """The metrics cannot be served on the port; the message is one line."""


class Metrics:
    """The bot's metrics, in their own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connected = Gauge("daidi_connected", "1 while connected to Discord", ("shard",), registry=self.registry)
        self.interactions = Counter("daidi_interactions", "interactions received", ("kind",), registry=self.registry)
        self.shards: dict[Shard, bool] = {}
        """The shards that are served here, and whether each is connected."""
        self.waits = False
        """Whether it is known which shards may be served here, so that without one the process waits for one."""
        self.changes = Counter("daidi_changes", "saved changes of tables", ("stage",), registry=self.registry)

    def count(self, moment: Moment) -> None:
        """Count a saved change."""
        if moment.before is not None:
            self.changes.labels(moment.table.stage.value).inc()

    def note_connected(self, shard: Shard, *, connected: bool) -> None:
        """Note whether the connection of a shard is up."""
        self.shards[shard] = connected
        self.connected.labels(str(shard.id)).set(connected)

    def forget(self, shard: Shard) -> None:
        """Forget a shard that is not served here any more."""
        if self.shards.pop(shard, None) is not None:
            self.connected.remove(str(shard.id))

    def health(self) -> tuple[bool, str]:
        """Whether every shard that is served here is connected, and the shards in words, a line each."""
        if not self.shards:
            return self.waits, f"{_WAITS if self.waits else _ILL}\n"
        well = all(self.shards.values())
        lines = [f"shard {one}: {_WELL if up else _ILL}" for one, up in sorted(self.shards.items()) if one.count > 1]
        return well, "\n".join([_WELL if well else _ILL, *lines]) + "\n"


@asynccontextmanager
async def serve_metrics(metrics: Metrics, port: int) -> AsyncIterator[None]:
    """Serve the metrics on the loopback interface; port 0 serves none.

    Raises:
        PortTaken: something else listens there.
    """
    if not port:
        yield
        return
    app = web.Application()

    async def figures(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(metrics.registry), content_type="text/plain")

    async def health(_: web.Request) -> web.Response:
        well, text = metrics.health()
        return web.Response(text=text, status=200 if well else 503)

    app.router.add_get("/metrics", figures)
    app.router.add_get("/health", health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError as problem:
            raise PortTaken(f"METRICS_PORT {port} cannot be used ({problem.strerror}); choose another, or 0") from None
        yield
    finally:
        await runner.cleanup()
