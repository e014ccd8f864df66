"""Requests with files leave in one piece.

The library sends each part of such a request, and each line around it, by a call of its own: some ten calls of the
system for one picture, which took a tenth of the bot's processor time.
"""

from __future__ import annotations

import aiohttp

LARGEST = 4 << 20
"""Bytes; what is larger leaves part by part."""


async def in_one_piece(request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
    """A middleware of the library: put the parts of a request together before it is sent."""
    body = request.body
    if isinstance(body, aiohttp.MultipartWriter) and body.size is not None and body.size <= LARGEST:
        await request.update_body(await body.as_bytes())
    return await send(request)
