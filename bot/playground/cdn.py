"""Uploaded files: parses multipart bodies, makes attachment objects and serves the bytes."""

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
"""The number of files kept for people who still look at them after no message shows them any more."""


class Upload(NamedTuple):
    """One file of a multipart body: ``number`` is the n of ``files[n]``; the name has no unusual characters."""

    number: int
    filename: str
    data: bytes


class CdnFile(NamedTuple):
    """The content served under one path."""

    content_type: str
    data: bytes


def read_multipart(content_type: str, body: bytes) -> tuple[bytes, list[Upload]]:
    """The ``payload_json`` and the files of a multipart body. Raises ``ValueError`` if the body is not multipart."""
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
    """Files by path. The path of an ephemeral file cannot be guessed; other paths name the channel and attachment."""

    def __init__(self) -> None:
        self.base = ""
        self._files: dict[str, CdnFile] = {}
        self._orphans: OrderedDict[str, None] = OrderedDict()

    def add(self, attachment_id: str, channel_id: str, upload: Upload, *, private: bool) -> dict[str, Any]:
        """Store a file; returns its attachment object, without a description."""
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
        """The file under ``path``, which is the part of its address after ``/cdn/``."""
        return self._files.get(path)

    def data(self, attachment: dict[str, Any]) -> bytes:
        """The bytes of the file that an attachment object describes."""
        return self._files[attachment["url"].removeprefix(f"{self.base}/cdn/")].data

    def orphan(self, attachment: dict[str, Any]) -> None:
        """Note that no message shows this attachment any more."""
        self._orphans[attachment["url"].removeprefix(f"{self.base}/cdn/")] = None
        while len(self._orphans) > ORPHANS_KEPT:
            path, _ = self._orphans.popitem(last=False)
            self._files.pop(path, None)
