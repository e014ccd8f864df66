"""Delivery: how a hand message reaches its owner.

A hand cannot be pushed to somebody. It is sent on the owner's newest live interaction. It is edited through the
interaction that sent it or on which it was last pressed, while that token lives. What the message shows is decided
elsewhere.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import discord
import structlog

from bot.tables.life.clock import Clock
from cogs.interactions.answering.answers import (
    CONNECTION_LOST,
    SERVER_TROUBLE,
    is_answered,
    is_gone,
    is_own,
    put_in_place,
    quietly,
    send_private,
)
from cogs.interactions.bridge import locale_of
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction

TOKEN_LIFE = 14 * 60.0
"""Seconds for which an interaction's token is used. Discord lets it live 15 minutes."""

WAITS = (1.0, 3.0)
"""Seconds before a hand is sent again after the connection was lost."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class HandMessage:
    """A hand message that Discord has, and how to change it."""

    id: int  # its number at Discord; 0: unknown
    deal: int  # the deal for which it was sent
    until: float  # the monotonic time from which it cannot be edited or deleted
    edit: Callable[..., Awaitable[Any]]  # replaces its view and attachments
    delete: Callable[[], Awaitable[Any]]  # deletes it


@dataclass(slots=True)
class Delivery:
    """The way to one person at one table: the newest interaction, and the current hand message."""

    clock: Clock  # measures how long tokens live, and waits
    table: str  # the id of the table, for the log
    interaction: Interaction  # the person's newest at the table; the next hand is sent on it
    until: float = 0.0  # the monotonic time from which that interaction is no longer used
    message: HandMessage | None = None  # the person's hand message; it may be out of reach
    last_deleted: int = 0  # id of the last hand message that was deleted, by us or by its owner
    brought: int = 0  # how many messages were sent or replaced; a picture begun before the latest is outdated
    leftovers: list[Callable[[], Awaitable[Any]]] = field(default_factory=list)  # go with the next play
    refusals: list[Callable[[], Awaitable[Any]]] = field(default_factory=list)  # go with the next press

    # --- what can be reached ---

    @property
    def locale(self) -> str:
        """The person's language, from the newest interaction."""
        return locale_of(self.interaction)

    @property
    def standing(self) -> HandMessage | None:
        """The hand message, if it can still be edited and deleted."""
        return self.message if self.message is not None and self.message.until > self._now() else None

    @property
    def can_send(self) -> bool:
        """Whether the newest interaction can carry a further message."""
        return self.until > self._now() and is_answered(self.interaction)

    def awaits(self, deal: int) -> bool:
        """Whether a hand of this deal has still to be sent, and can be."""
        return (self.message is None or self.message.deal != deal) and self.can_send

    def can_bring(self, deal: int) -> bool:
        """Whether a hand of this deal can be sent, or the current message edited."""
        return self.awaits(deal) or self.standing is not None

    # --- what the person does ---

    def remember(self, interaction: Interaction) -> None:
        """Note the person's newest interaction at the table."""
        self.interaction, self.until = interaction, self._now() + TOKEN_LIFE

    def adopt(self, interaction: Interaction, deal: int) -> None:
        """Note a press on the person's own hand message. From now on that message is edited through the press.

        Another hand message goes with the next accepted play. A press on the one deleted last changes nothing.
        """
        self.remember(interaction)
        pressed = interaction.message
        if pressed is None or not is_own(interaction) or pressed.id == self.last_deleted:
            return
        other = self.standing
        edit, delete = interaction.edit_original_response, interaction.delete_original_response
        self.message = HandMessage(pressed.id, deal, self.until, edit, delete)
        if other is not None and other.id not in (0, pressed.id):
            self.leftovers.append(other.delete)

    def gone(self, message: int) -> bool:
        """Note that a hand message was deleted. True if another one stands."""
        self.last_deleted = message
        if self.message is not None and self.message.id in (0, message):
            self.message = None
        return self.standing is not None

    # --- ways to bring a message ---

    async def answer_in_place(self, interaction: Interaction, message: Message) -> bool:
        """Answer a press by replacing the pressed message; False if that is impossible."""
        self.brought += 1
        return await put_in_place(interaction, message)

    async def send(self, interaction: Interaction, deal: int, message: Message) -> bool:
        """Send a hand message and delete the one before. False if the interaction can no longer be answered."""
        self.brought += 1
        until = self.until if interaction is self.interaction else self._now() + TOKEN_LIFE
        sent = await send_private(interaction, message)
        if sent is None:
            return False
        before, self.message = self.standing, HandMessage(sent.id, deal, until, sent.edit, sent.delete)
        if before is not None:
            self.last_deleted = before.id
            if not await quietly(before.delete()):
                self.last_deleted = 0
        return True

    async def bring(self, deal: int, message: Message) -> bool:
        """Send the first hand message of a deal, or edit the current one. Does nothing if neither is possible.

        False if the message was to keep its picture but was deleted meanwhile: it must be drawn again.
        """
        if self.awaits(deal):
            await self.send(self.interaction, deal, message)
        elif (standing := self.standing) is not None:
            return await self._edit(standing, deal, message)
        return True

    async def _edit(self, standing: HandMessage, deal: int, message: Message) -> bool:
        """Edit the hand message. If it was deleted meanwhile, send another one, if possible."""
        try:
            await standing.edit(**message.changes())
        except discord.NotFound as problem:
            if not is_gone(problem) or standing is not self.message or not self.can_send:
                raise
            self.gone(standing.id)
            if message.keeps_files:
                return False
            await self.send(self.interaction, deal, message)
        return True

    async def end(self, message: Message) -> None:
        """Put these words in the current hand message. It is then no longer a hand."""
        if (standing := self.standing) is not None:
            await standing.edit(view=message.view(), attachments=[])

    async def sweep(self) -> None:
        """Delete what goes with an accepted play."""
        await self.tidy()
        leftovers, self.leftovers = self.leftovers, []
        for delete in leftovers:
            await quietly(delete())

    async def tidy(self, *newer: Callable[[], Awaitable[Any]]) -> None:
        """Delete the refusals, which are outdated after any act in the hand. ``newer``: those that stay instead."""
        refusals, self.refusals = self.refusals, [*newer]
        for delete in refusals:
            await quietly(delete())

    # --- trouble ---

    async def persist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try to bring a hand, again if the connection is lost. Failures are logged.

        A hand message that Discord refuses to edit counts as out of reach.
        """
        message = self.message
        try:
            await self._at_last(attempt)
        except discord.HTTPException as problem:
            log.info("hand_not_refreshed", table=self.table, status=problem.status, code=problem.code)
            if problem.status < SERVER_TROUBLE and message is not None and message is self.message:
                self.message = replace(message, until=0.0)
        except CONNECTION_LOST as problem:
            log.warning("hand_not_refreshed", table=self.table, reason=type(problem).__name__)
        except Exception:
            log.exception("hand_failed", table=self.table)

    async def _at_last(self, attempt: Callable[[], Awaitable[None]]) -> None:
        for wait in WAITS:
            try:
                await attempt()
            except CONNECTION_LOST as problem:
                log.info("hand_again", table=self.table, reason=type(problem).__name__)
                await self.clock.sleep(wait)
            else:
                return
        await attempt()

    def _now(self) -> float:
        return self.clock.monotonic()
