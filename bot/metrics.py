"""Metrics for operators, and the bot's health: ``/metrics`` and ``/health`` on ``METRICS_PORT``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from bot.tables.moment import Moment


class PortTaken(Exception):
    """The metrics cannot be served on the port; the message is one line."""


class Metrics:
    """The bot's metrics, in their own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connected = Gauge("daidi_connected", "1 while connected to Discord", registry=self.registry)
        self.interactions = Counter("daidi_interactions", "interactions received", ("kind",), registry=self.registry)
        self.changes = Counter("daidi_changes", "saved changes of tables", ("stage",), registry=self.registry)

    def count(self, moment: Moment) -> None:
        """Count a saved change."""
        if moment.before is not None:
            self.changes.labels(moment.table.stage.value).inc()

    def connected_now(self) -> bool:
        """Whether the gateway connection is up."""
        return self.registry.get_sample_value("daidi_connected") == 1.0


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
        well = metrics.connected_now()
        return web.Response(text="well\n" if well else "not connected\n", status=200 if well else 503)

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
