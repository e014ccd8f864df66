"""All our buttons and selects as one dynamic item; the verb in the custom id says what a control does."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from cogs.ui.custom_ids import PATTERN, CustomId, read_custom_id

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button, a choice in a select or a submitted form, before permission is checked."""

    interaction: Interaction
    id: CustomId
    values: tuple[str, ...] = ()


Handler = Callable[[Press], Awaitable[None]]


class TakesPresses(Protocol):
    """Receives presses: the client's desk."""

    async def pressed(self, press: Press) -> None: ...


class TableControl(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Any button or select at a table."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:  # noqa: ARG003  the signature is discord.py's
        return cls(item)

    async def callback(self, interaction: Interaction) -> Any:
        found = read_custom_id(self.custom_id) or CustomId("", "")
        data = cast("dict[str, Any]", interaction.data or {})
        desk = cast("TakesPresses", interaction.client.desk)
        await desk.pressed(Press(interaction, found, tuple(data.get("values", ()))))
