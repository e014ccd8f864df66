"""A request with files leaves in one piece, and arrives as it would in several."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from cogs.connection.request_timeouts import LARGEST, in_one_piece

Form = dict[str, tuple[str, bytes]]


class Received:
    """A server that notes the forms it was sent, and in how many pieces the client wrote them."""

    def __init__(self) -> None:
        self.forms: list[Form] = []
        self.pieces = 0
        self.url = ""

    async def handle(self, request: web.Request) -> web.Response:
        form: Form = {}
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            form[part.name or ""] = part.filename or "", bytes(await part.read())
        self.forms.append(form)
        return web.Response()

    def tracing(self) -> aiohttp.TraceConfig:
        tracing = aiohttp.TraceConfig()

        async def sent(*_: Any) -> None:
            self.pieces += 1

        tracing.on_request_chunk_sent.append(sent)
        return tracing


@pytest.fixture
async def received() -> AsyncIterator[Received]:
    app, received = web.Application(client_max_size=3 * LARGEST), Received()
    app.router.add_post("/", received.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0]
    received.url = f"http://{host}:{port}/"
    yield received
    await runner.cleanup()


async def sent(received: Received, size: int, *middlewares: aiohttp.ClientMiddlewareType) -> int:
    """Send a picture of some size, as the library does; returns in how many pieces it left."""
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "七"}')
    form.add_field("files[0]", io.BytesIO(bytes(size)), filename="hand.png", content_type="application/octet-stream")
    before = received.pieces
    async with (
        aiohttp.ClientSession(trace_configs=[received.tracing()]) as session,
        session.post(received.url, data=form, middlewares=middlewares) as answer,
    ):
        assert answer.status == 200
    return received.pieces - before


async def test_the_largest_piece_is_none_that_aiohttp_warns_of(received: Received) -> None:
    around = 600  # more than the lines around the picture
    assert await sent(received, LARGEST - around, in_one_piece) == 1


async def test_a_form_leaves_in_one_piece_and_arrives_the_same(received: Received) -> None:
    assert await sent(received, 50_000) > 5
    assert await sent(received, 50_000, in_one_piece) == 1
    before, now = received.forms
    assert before == now
    assert now["files[0]"] == ("hand.png", bytes(50_000))
    assert now["payload_json"][1].decode() == '{"content": "七"}'


async def test_what_is_very_large_leaves_as_it_did(received: Received) -> None:
    assert await sent(received, LARGEST + 1, in_one_piece) > 1
    assert received.forms[0]["files[0]"] == ("hand.png", bytes(LARGEST + 1))
