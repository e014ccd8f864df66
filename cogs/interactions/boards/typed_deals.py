"""Deals of the ledger, as people type them: the table's number and the deal's, such as 7-3."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from discord import app_commands

from bot.i18n.catalogue import picture_text
from cogs.interactions.boards.asked_boards import NoSuchBoard
from cogs.interactions.bridge import locale_of
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.choices import Choices
from cogs.ui.toolkit.messages import MOST_CHOICES
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import quoted, shown

_TYPED = re.compile(r"\D*([0-9]{1,9})\D+([0-9]{1,9})\D*")


def typed_deal(interaction: Interaction, typed: str) -> tuple[str, int]:
    """The table and the number of a deal that somebody typed.

    Raises:
        NoSuchBoard: it names no deal.
    """
    found = _TYPED.fullmatch(shown(typed))
    if found is None:
        raise NoSuchBoard(trouble("err-deal-typed", locale_of(interaction), text=quoted(typed)))
    return f"{interaction.guild_id or 0}-{int(found[1])}", int(found[2])


def called(table: str, deal: int) -> str:
    """A deal as people type it.

    >>> called("754679440998400001-7", 3)
    '7.3'
    """
    return f"{table.rpartition('-')[2]}.{deal}"


async def offered_deals(interaction: Interaction, typed: str) -> Choices:
    """The deals booked last here, newest first."""
    store, locale = interaction.client.bridge.hall.store, locale_of(interaction)
    zone = await store.points.zone(interaction.guild_id or 0)
    found = await store.points.recent_deals(interaction.guild_id or 0, MOST_CHOICES)
    return [
        app_commands.Choice(
            name=picture_text(
                "choice-deal",
                locale,
                one.game,
                id=called(one.table, one.deal),
                at=f"{datetime.fromtimestamp(one.at, UTC).astimezone(zone):%Y-%m-%d %H:%M}",
            ),
            value=called(one.table, one.deal),
        )
        for one in found
        if called(one.table, one.deal).startswith(shown(typed))
    ]
