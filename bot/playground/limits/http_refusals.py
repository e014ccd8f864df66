"""Refusals as Discord words them: an HTTP status, a code of Discord's and, for bodies, the path of each problem."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from aiohttp import web

VIA = {"Via": "1.1 playground"}
"""On every answer, as Discord's network sets it. Without it, discord.py takes a 429 for a ban."""

KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
}


class Problem(NamedTuple):
    """One thing that is wrong with a body: the path to it, Discord's name for it, and a sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """A refusal: ``code`` is Discord's code, 0 if it has none; ``status`` is the HTTP status."""

    def __init__(self, code: int, *, status: int = 0, message: str = "", problems: Iterable[Problem] = ()) -> None:
        known_status, known_message = KNOWN.get(code, (status, message))
        self.code = code
        self.status = status or known_status
        self.problems = tuple(problems)
        super().__init__(message or known_message)

    def body(self) -> dict[str, Any]:
        """The answer's JSON."""
        body: dict[str, Any] = {"message": str(self), "code": self.code}
        if self.problems:
            body["errors"] = nested(self.problems)
        return body


def json_answer(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """An answer in JSON. Its content type has no charset, since discord.py would not read it as JSON otherwise."""
    text = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
    return web.Response(
        body=text, status=status, headers={**VIA, **(headers or {}), "Content-Type": "application/json"}
    )


def nested(problems: Iterable[Problem]) -> dict[str, Any]:
    """Problems nested as Discord nests them: keys along the path, with a list ``_errors`` at its end."""
    root: dict[str, Any] = {}
    for problem in problems:
        place = root
        for step in problem.path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return root


def not_found() -> ApiError:
    """The answer to an address that is not served."""
    return ApiError(0, status=404, message="404: Not Found")


def unauthorized() -> ApiError:
    """The answer to a missing or wrong bot token."""
    return ApiError(0, status=401, message="401: Unauthorized")
