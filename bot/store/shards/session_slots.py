"""Slots in which sessions with Discord begin: in each, one at a time, whichever process begins it.

https://discord.com/developers/docs/events/gateway#rate-limiting
"""

from __future__ import annotations

from sqlalchemy import Connection, bindparam
from sqlalchemy.dialects.postgresql import insert  # its form of ON CONFLICT is SQLite's, too

from bot.store.schema import sessions
from bot.store.shards.leases import Owners

APART = 5.5
"""Seconds between two sessions of a slot: Discord asks for five, counted from when it hears of them."""


def spend(connection: Connection, owners: Owners, slot: int) -> bool:
    """Take a slot for a session that begins now; False if another began in it too short a time ago."""
    new = insert(sessions).values(slot=bindparam("number"), begun=owners.now)
    taken = new.on_conflict_do_update(
        index_elements=["slot"],
        set_={"begun": new.excluded.begun},
        where=~sessions.c.begun.between(owners.now - APART, owners.now),  # a clock may have been set back
    )
    return connection.execute(taken.returning(sessions.c.slot), {"number": slot}).first() is not None
