"""A press of any of our buttons, selects and forms. The verb in its custom id says what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.ui.toolkit.custom_ids import CustomId, read_custom_id

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button, a choice in a select or a submitted form. Permission is not checked yet."""

    interaction: Interaction
    id: CustomId
    values: tuple[str, ...] = ()


Handler = Callable[[Press], Awaitable[None]]

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The types of interactions that are presses."""

_NOBODYS = CustomId("", "")
"""Stands for a control that is not one of ours."""


def press_of(interaction: Interaction) -> Press:
    """What was pressed, and what was chosen or written with it."""
    data: dict[str, Any] = dict(interaction.data or {})
    return Press(interaction, read_custom_id(str(data.get("custom_id", ""))) or _NOBODYS, _sent(data))


def _sent(data: dict[str, Any]) -> tuple[str, ...]:
    """The values chosen in a select, or the texts of a form's fields."""
    if "values" in data:
        return tuple(data["values"])
    rows = [row.get("component") or row for row in data.get("components", ())]
    return tuple(str(field.get("value", "")) for field in rows if "custom_id" in field)
