"""Transport compression of the gateway, with one context for each connection."""

from __future__ import annotations

import zlib
from typing import Protocol

_ZSTD_BLOCK = 128 * 1024


class Packer(Protocol):
    """Turns each message into the bytes that are sent for it."""

    def pack(self, message: bytes) -> bytes:
        """The next piece of the stream."""


class ZlibStream:
    """``compress=zlib-stream``: one zlib stream, flushed after every message."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(1)

    def pack(self, message: bytes) -> bytes:
        """The next piece of the stream."""
        return self._stream.compress(message) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """``compress=zstd-stream``: one Zstandard frame of raw blocks (RFC 8878, 3.1.1), which needs no library."""

    def __init__(self) -> None:
        # magic number; no content size, no checksum, a window of 128 KiB
        self._head = b"\x28\xb5\x2f\xfd\x00\x38"

    def pack(self, message: bytes) -> bytes:
        """The next piece of the stream."""
        blocks = [message[start : start + _ZSTD_BLOCK] for start in range(0, len(message), _ZSTD_BLOCK)]
        head, self._head = self._head, b""
        return head + b"".join((len(block) << 3).to_bytes(3, "little") + block for block in blocks)


def packer(name: str | None) -> Packer | None:
    """The packer for a ``compress`` query; ``None`` if messages are sent as text."""
    if name == "zlib-stream":
        return ZlibStream()
    return ZstdStream() if name == "zstd-stream" else None
