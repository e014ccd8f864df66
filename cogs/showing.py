"""What of a table stands in its channel, and which face of the table that is."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Self

from bot.tables.table import Stage, Table
from cogs.ui.messages import Message


@dataclass
class Showing:
    """The live message of a table, its face and since when it stands there; and the ping that calls somebody.

    ``awaited``: the command that opened the table is about to show it first. ``looked``: when it was last seen how far
    up the message has scrolled.
    """

    table: Table
    message: int | None = None
    face: str = ""
    posted: float = 0.0
    ping: int | None = None
    pinged: tuple[int, int] | None = None
    notices: list[Message] = field(default_factory=list)
    dirty: bool = False
    awaited: bool = False
    looked: float = 0.0
    task: asyncio.Task[None] | None = None

    def kept(self) -> dict[str, Any]:
        """What outlives a restart."""
        pinged = list(self.pinged) if self.pinged else None
        return {"message": self.message, "face": self.face, "posted": self.posted, "ping": self.ping, "pinged": pinged}

    @classmethod
    def recalled(cls, table: Table, kept: dict[str, Any]) -> Self:
        """The showing that ``kept`` wrote down."""
        pinged = kept["pinged"]
        return cls(
            table,
            kept["message"],
            kept["face"],
            kept["posted"],
            kept["ping"],
            (pinged[0], pinged[1]) if pinged else None,
        )


def face_of(table: Table, shown: str = "") -> str:
    """Which message of a table is the live one: a deal's table (the lobby counts to the first), or a deal's end.

    ``shown`` is the face that stands there: a deal that was broken off keeps its own.
    """
    deal = f"deal-{table.deal_number}"
    in_deal = table.stage in (Stage.LOBBY, Stage.DEAL) or (table.stage is Stage.ENDED and shown == deal)
    return deal if table.settled is None or in_deal else f"over-{table.settled.number}"
