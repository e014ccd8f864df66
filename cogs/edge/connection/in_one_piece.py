"""Requests with files leave in one piece.

aiohttp sends each part of such a request, and each line around it, by a call of its own: some ten calls of the system
for one picture.
"""

from __future__ import annotations

import aiohttp

LARGEST = 1 << 20
"""Bytes; what is larger leaves part by part, since aiohttp warns of larger pieces."""


async def in_one_piece(request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
    """Put the parts of a request together before it is sent."""
    body = request.body
    if isinstance(body, aiohttp.MultipartWriter) and body.size is not None and body.size <= LARGEST:
        await request.update_body(await body.as_bytes())
    return await send(request)
