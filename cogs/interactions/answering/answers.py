"""First answers to interactions: always in time, at most once, and not lost with a connection.

What was done at a table stands even if its answer does not arrive.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord
import structlog

from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction

TAKEN = 40060
"""Discord already has an answer: one that seemed to fail, or the answer to an earlier delivery of the interaction."""

LOST = (10062, 10015, 50027)
"""Unknown interaction, unknown webhook, token too old: the interaction can no longer be answered."""

GONE = 10008
"""Unknown message: the pressed message has been deleted meanwhile."""

SERVER_TROUBLE = 500
CONNECTION_LOST = (aiohttp.ClientError, OSError, TimeoutError)

T = TypeVar("T")

log = structlog.get_logger(__name__)


class FirstAnswer(StrEnum):
    """What the first answer to an interaction was."""

    NONE = ""
    SETTLED = "settled"  # acknowledged without a message; the pressed one may be edited
    THINKING = "thinking"  # acknowledged with a private message that has no text yet
    SHOWN = "shown"  # a message, a form, or another message in place of the pressed one
    LOST = "lost"  # the interaction can no longer be answered


@dataclass(slots=True)
class First:
    """The first answer to one interaction. Only one may be sent, so the sender holds the lock."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    kind: FirstAnswer = FirstAnswer.NONE
    in_place: bool = False  # whether a message replaced the pressed one
    in_time: asyncio.TimerHandle | None = None  # acknowledges in the end; holds the interaction until then


def first_of(interaction: Interaction) -> First:
    """The state of the first answer to an interaction."""
    found: First = interaction.extras.setdefault("first", First())
    return found


def is_answered(interaction: Interaction) -> bool:
    """Whether an interaction has its first answer, so that further messages may follow."""
    return first_of(interaction).kind in (FirstAnswer.SETTLED, FirstAnswer.THINKING, FirstAnswer.SHOWN)


async def first_answer(
    interaction: Interaction, send: Callable[[], Awaitable[Any]], kind: FirstAnswer = FirstAnswer.SHOWN
) -> bool:
    """Send a first answer. False if there already is one, or the interaction can no longer be answered."""
    first = first_of(interaction)
    async with first.lock:
        if first.kind is not FirstAnswer.NONE:
            return False
        first.kind = kind if await _sent(send) else FirstAnswer.LOST
        if first.in_time is not None:
            first.in_time.cancel()
        return first.kind is kind


async def _sent(send: Callable[[], Awaitable[Any]]) -> bool:
    """Send, once more if the connection was lost. If Discord then has an answer already, it was ours and counts."""
    try:
        await _at_last(send)
    except discord.HTTPException as problem:
        if problem.code == TAKEN:
            return True
        if not is_lost(problem):
            raise
        log.warning("not_answered", status=problem.status, code=problem.code)
        return False
    except CONNECTION_LOST as problem:
        log.warning("not_answered", reason=type(problem).__name__)
        return False
    return True


async def _at_last(send: Callable[[], Awaitable[T]]) -> T:
    """Send something that may be sent twice. Repeats it once if the connection was lost."""
    try:
        return await send()
    except CONNECTION_LOST as problem:
        log.info("answered_again", reason=type(problem).__name__)
        return await send()


async def send_private(interaction: Interaction, message: Message) -> Any:
    """Send a private message, first or later. The result can ``edit`` and ``delete`` it; None if it is lost."""
    number = 0

    def given() -> dict[str, Any]:
        return {"view": message.view(), "files": message.files(), "allowed_mentions": discord.AllowedMentions.none()}

    async def send() -> None:
        nonlocal number
        sent = await interaction.response.send_message(**given(), ephemeral=True)
        number = sent.message_id or 0

    if await first_answer(interaction, send):
        return _Original(interaction, number)
    if not is_answered(interaction):
        return None
    if (thought := await _end_thinking(interaction, message)) is not None:
        return thought
    return await interaction.followup.send(**given(), ephemeral=True, wait=True)


async def _end_thinking(interaction: Interaction, message: Message) -> Any:
    """Fill the message in which the bot is thinking, so that nothing can appear twice. None if there is none."""
    first = first_of(interaction)
    if first.kind is not FirstAnswer.THINKING:
        return None

    async def edit() -> discord.InteractionMessage:
        return await interaction.edit_original_response(
            view=message.view(), attachments=message.files(), allowed_mentions=discord.AllowedMentions.none()
        )

    try:
        sent = await _at_last(edit)
    except discord.NotFound as problem:
        if not is_gone(problem):
            raise
        first.kind = FirstAnswer.SHOWN
        return None
    first.kind = FirstAnswer.SHOWN
    return _Original(interaction, sent.id)


async def replace_message(interaction: Interaction, message: Message) -> bool:
    """Answer a press: replace the pressed message or, if that is impossible, send a new one.

    Returns whether the interaction can still be used.
    """
    return await put_in_place(interaction, message) or await send_private(interaction, message) is not None


async def put_in_place(interaction: Interaction, message: Message) -> bool:
    """Replace the pressed message. False if it is gone, not the presser's own, or too late."""
    if not is_own(interaction):
        return False

    async def send() -> None:
        await interaction.response.edit_message(view=message.view(), attachments=message.files())

    async def edit() -> None:
        await interaction.edit_original_response(view=message.view(), attachments=message.files())

    try:
        if not await first_answer(interaction, send) and first_of(interaction).kind is FirstAnswer.SETTLED:
            await _at_last(edit)
    except discord.NotFound as problem:
        if not is_gone(problem):
            raise
        return False
    put = first_of(interaction).in_place = first_of(interaction).kind in (FirstAnswer.SETTLED, FirstAnswer.SHOWN)
    return put


def is_own(interaction: Interaction) -> bool:
    """Whether only the presser sees the pressed message. Nothing private may replace any other."""
    message = interaction.message
    if message is None or not message.flags.ephemeral or message.interaction_metadata is None:
        return False
    return message.interaction_metadata.user.id == interaction.user.id


@dataclass(frozen=True, slots=True)
class _Original:
    """The private message that was the first answer to an interaction, and what can be done with it."""

    interaction: Interaction
    id: int

    async def edit(self, **fields: Any) -> None:
        await self.interaction.edit_original_response(**fields)

    async def delete(self) -> None:
        await self.interaction.delete_original_response()


async def quietly(work: Awaitable[Any]) -> bool:
    """Tidy up. Returns whether that still worked; failures are logged."""
    try:
        await work
    except (discord.HTTPException, *CONNECTION_LOST) as problem:
        log.info("not_tidied", reason=str(problem))
        return False
    return True


async def settle(interaction: Interaction) -> bool:
    """Acknowledge without text, because the change shows elsewhere. Returns whether the token can be used.

    A command, or a press on a deleted message, is acknowledged by ``think`` instead.
    """
    if interaction.type is discord.InteractionType.application_command:
        return await think(interaction)
    try:
        await first_answer(interaction, lambda: interaction.response.defer(ephemeral=True), FirstAnswer.SETTLED)
    except discord.NotFound as problem:
        if not is_gone(problem):
            raise
        return await think(interaction)
    return is_answered(interaction)


async def think(interaction: Interaction) -> bool:
    """Acknowledge with a private message without text. Returns whether the token can be used.

    ``send_private`` fills the message, ``leave_unsaid`` deletes it.
    """
    defer = partial(interaction.response.defer, ephemeral=True, thinking=True)
    await first_answer(interaction, defer, FirstAnswer.THINKING)
    return is_answered(interaction)


async def leave_unsaid(interaction: Interaction) -> None:
    """Delete the private message that still has no text, if there is one."""
    if is_unsaid(interaction):
        first_of(interaction).kind = FirstAnswer.SHOWN
        await quietly(interaction.delete_original_response())


async def put_question_away(interaction: Interaction) -> None:
    """Delete the private question that this press answered. A public message stays."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and first_of(interaction).kind is FirstAnswer.SETTLED:
        await quietly(interaction.delete_original_response())


def is_unsaid(interaction: Interaction) -> bool:
    """Whether the acknowledgement is a message that still has no text."""
    return first_of(interaction).kind is FirstAnswer.THINKING


def is_gone(problem: discord.HTTPException) -> bool:
    """Whether the message to edit, or the pressed one, has been deleted."""
    return problem.code == GONE


def is_lost(problem: BaseException) -> bool:
    """Whether an answer failed because of Discord: it came too late, or Discord is in trouble."""
    if isinstance(problem, discord.HTTPException):
        return problem.code in (TAKEN, *LOST) or problem.status >= SERVER_TROUBLE
    return isinstance(problem, CONNECTION_LOST)
