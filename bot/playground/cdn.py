"""Uploaded files: multipart bodies read, attachment objects made, bytes served."""

from __future__ import annotations

import mimetypes
import re
import secrets
import struct
from collections import OrderedDict
from email.message import Message as Headers
from email.parser import BytesHeaderParser
from typing import Any, NamedTuple

ORPHANS_KEPT = 256
"""Files that no message shows any more are kept for those who still look at them, up to this many."""


class Upload(NamedTuple):
    """One file of a multipart body: ``number`` is the one in ``files[n]``, the name has no unusual characters."""

    number: int
    filename: str
    data: bytes


class CdnFile(NamedTuple):
    """What is served under one path."""

    content_type: str
    data: bytes


def read_multipart(content_type: str, body: bytes) -> tuple[bytes, list[Upload]]:
    """The ``payload_json`` and the files of a multipart body. Raises ``ValueError`` when it is not one."""
    headers = Headers()
    headers["Content-Type"] = content_type
    boundary = headers.get_boundary()
    if boundary is None:
        raise ValueError("no boundary")
    payload = b"{}"
    uploads: list[Upload] = []
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary.encode())[1:-1]:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        described = BytesHeaderParser().parsebytes(head + b"\r\n\r\n")
        name = described.get_param("name", header="Content-Disposition")
        if name == "payload_json":
            payload = data
        elif found := re.fullmatch(r"files?\[?(\d*)\]?", str(name)):
            filename = re.sub(r"[^\w.-]", "_", described.get_filename() or "file")
            uploads.append(Upload(int(found[1] or len(uploads)), filename, data))
    return payload, uploads


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, read from its header; ``None`` for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


class Cdn:
    """Files by path. Paths of ephemeral files cannot be guessed, the others name channel and attachment."""

    def __init__(self) -> None:
        self.base = ""
        self._files: dict[str, CdnFile] = {}
        self._orphans: OrderedDict[str, None] = OrderedDict()

    def add(self, attachment_id: str, channel_id: str, upload: Upload, *, private: bool) -> dict[str, Any]:
        """Keep a file; returns its attachment object, without a description."""
        folder = f"ephemeral-attachments/{secrets.token_urlsafe(24)}" if private else f"attachments/{channel_id}"
        path = f"{folder}/{attachment_id}/{upload.filename}"
        content_type = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
        self._files[path] = CdnFile(content_type, upload.data)
        attachment = {
            "id": attachment_id,
            "filename": upload.filename,
            "size": len(upload.data),
            "url": f"{self.base}/cdn/{path}",
            "proxy_url": f"{self.base}/cdn/{path}",
            "content_type": content_type,
        }
        if size := png_size(upload.data):
            attachment["width"], attachment["height"] = size
        return attachment | ({"ephemeral": True} if private else {})

    def file(self, path: str) -> CdnFile | None:
        """The file under ``path`` (what follows ``/cdn/``)."""
        return self._files.get(path)

    def data(self, attachment: dict[str, Any]) -> bytes:
        """The bytes of an attachment object."""
        return self._files[attachment["url"].removeprefix(f"{self.base}/cdn/")].data

    def orphan(self, attachment: dict[str, Any]) -> None:
        """No message shows this attachment any more."""
        self._orphans[attachment["url"].removeprefix(f"{self.base}/cdn/")] = None
        while len(self._orphans) > ORPHANS_KEPT:
            path, _ = self._orphans.popitem(last=False)
            self._files.pop(path, None)
