"""Tidying up: a ping that is superseded and a notice of a trick that is over are deleted, so that they do not pile up
below the table message."""

from __future__ import annotations

import discord
import structlog

from bot.tables.table import Table
from cogs.publisher.showing import Showing, trick_of
from cogs.publisher.trouble import TROUBLE, will_pass

log = structlog.get_logger(__name__)


def outdate_notices(showing: Showing, table: Table) -> None:
    """Have the notices deleted whose trick is over."""
    now = trick_of(table)
    showing.spent += [notice.message for notice in showing.noticed if notice.trick != now]
    showing.noticed = [notice for notice in showing.noticed if notice.trick == now]


async def tidy(showing: Showing, table: Table, channel: discord.PartialMessageable) -> Exception | None:
    """Delete what is of no use any more. Gives the trouble that will pass, with which one stayed, to be tried again."""
    while showing.spent:
        try:
            await channel.get_partial_message(showing.spent[0]).delete()
        except TROUBLE as problem:
            if will_pass(problem):
                return problem
            log.info("not_tidied", table=showing.table.id, reason=str(problem))
        showing.spent.pop(0)
    showing.calling |= any(notice.trick != trick_of(table) for notice in showing.noticed)  # it goes the next time
    return None
