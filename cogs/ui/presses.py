"""A press of any button, select or form of ours: the verb in its custom id says what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.ui.custom_ids import CustomId

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button, a choice in a select or a submitted form, before permission is checked."""

    interaction: Interaction
    id: CustomId
    values: tuple[str, ...] = ()


Handler = Callable[[Press], Awaitable[None]]
