"""Pictures of points: each is added to an answer that has been sent in words, so that nobody waits for the drawing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from bot.i18n.catalogue import text
from cogs.interactions.answering.admission import RateKind
from cogs.interactions.answering.answers import quietly
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws, NotDrawn
from cogs.ui.toolkit.messages import Message, small
from cogs.ui.toolkit.presses import Interaction
from images.pictures import Picture

log = structlog.get_logger(__name__)

Edit = Callable[..., Awaitable[Any]]
"""Edits the answer that was sent, with Discord's arguments."""


class AddedPictures:
    """Draws for whoever asked, in their theme."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge, self.drawing = bridge, drawing

    async def add(
        self,
        interaction: Interaction,
        edit: Edit,
        asker: int | None,
        words: Message,
        picture: Picture,
        shown: Callable[[bytes], Message],
    ) -> None:
        """Add a picture to an answer already sent. Without a picture it keeps its ``words``.

        If the asker wants too many pictures, the words say so. ``asker`` is None for somebody never seen.
        """
        if not self.bridge.rates.take(RateKind.PICTURES, interaction.user.id, interaction.guild_id or 0):
            line = small(text("points-not-drawn", locale_of(interaction)))
            await quietly(edit(view=Message((*words.parts, line), words.accent).view()))
            return
        theme = await self.bridge.themes.of_asker(asker, interaction.guild_id or 0)
        try:
            png = await self.drawing.draw(picture, theme, locale_of(interaction))
        except NotDrawn as problem:
            log.warning("points_not_drawn", reason=str(problem))
            return
        message = shown(png)
        await quietly(edit(view=message.view(), attachments=message.files()))
