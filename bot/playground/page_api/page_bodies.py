"""What the page may send: the fields of each act, by name and type."""

from __future__ import annotations

from typing import Any

from aiohttp import web
from pydantic import BaseModel, ValidationError

Filled = str | int | float | bool | None
"""What is filled into an option of a command, or into a field of a form."""


class PageAct(BaseModel, strict=True):
    """An act of a person: a command, a suggestion asked for while typing, a press, or a form that is sent."""

    type: str | None = None
    channel: str | None = None
    command: str | None = None
    options: dict[str, Filled] | None = None
    focused: str | None = None
    message: str | None = None
    custom_id: str | None = None
    values: list[str] | None = None
    fields: dict[str, Filled | list[str]] | None = None

    @classmethod
    def of(cls, body: dict[str, Any]) -> dict[str, Any]:
        """The fields that were sent, each of its type.

        Raises:
            web.HTTPBadRequest: one of them has another type; the answer names it.
        """
        try:
            return cls.model_validate(body).model_dump(exclude_unset=True)
        except ValidationError as problem:
            first = problem.errors()[0]
            raise web.HTTPBadRequest(text=f"{'.'.join(map(str, first['loc']))}: {first['msg']}\n") from None


def place_in_stream(text: str) -> int:
    """A number of the page's stream.

    Raises:
        web.HTTPBadRequest: the text is none.
    """
    if text.isascii() and text.isdecimal() and len(text) < 20:
        return int(text)
    raise web.HTTPBadRequest(text="after: a whole number is expected\n")
