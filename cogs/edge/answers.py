"""First answers to interactions, come what may: in time, at most once, and not lost with a connection.

What was done at a table stands whether or not its answer arrives.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

import aiohttp
import discord
import structlog

from cogs.ui.controls import Interaction
from cogs.ui.messages import Message

IN_TIME = 2.0
"""Seconds until an interaction nobody has answered yet is acknowledged; Discord waits for three."""

REMEMBERED = 4_096
"""How many interactions are known again when they are delivered once more."""

TAKEN = 40060
"""Discord has an answer already: the one that seemed to fail, or that of the same interaction delivered before."""

LOST = (10062, 10015, 50027)
"""Unknown interaction, unknown webhook, token too old: this interaction cannot be answered any more."""

GONE = 10008
"""Unknown message: what was pressed was put away meanwhile."""

THINKING = discord.InteractionResponseType.deferred_channel_message

SERVER_TROUBLE = 500
CONNECTION_LOST = (aiohttp.ClientError, OSError, TimeoutError)

T = TypeVar("T")

log = structlog.get_logger(__name__)


class Kind(StrEnum):
    """What the first answer to an interaction was, once Discord has it."""

    NONE = ""
    SETTLED = "settled"
    """Acknowledged without words; of a press, the pressed message may be edited."""
    THINKING = "thinking"
    """Acknowledged by a private message that has no words yet, since the pressed one is gone."""
    SHOWN = "shown"
    """A message of its own, a form, or another message in place of the pressed one."""
    LOST = "lost"
    """Nobody can be answered any more."""


@dataclass(slots=True)
class First:
    """The first answer to one interaction. Only one may be sent: whoever sends holds the lock."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    kind: Kind = Kind.NONE


def first_of(interaction: Interaction) -> First:
    """The first answer to an interaction, given or not."""
    found: First = interaction.extras.setdefault("first", First())
    return found


def is_answered(interaction: Interaction) -> bool:
    """Whether an interaction has its first answer, so that further messages may follow."""
    return first_of(interaction).kind in (Kind.SETTLED, Kind.THINKING, Kind.SHOWN)


async def first_answer(interaction: Interaction, send: Callable[[], Awaitable[Any]], kind: Kind = Kind.SHOWN) -> bool:
    """Send a first answer; False where there is one already, or nobody to answer any more."""
    first = first_of(interaction)
    async with first.lock:
        if first.kind is not Kind.NONE:
            return False
        first.kind = kind if await _sent(send) else Kind.LOST
        return first.kind is kind


async def _sent(send: Callable[[], Awaitable[Any]]) -> bool:
    """Send, once more where the connection was lost. One that Discord has taken already was ours: it counts."""
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
    """Send what may be sent twice; once more where the connection was lost."""
    try:
        return await send()
    except CONNECTION_LOST as problem:
        log.info("answered_again", reason=type(problem).__name__)
        return await send()


async def send_private(interaction: Interaction, message: Message) -> Any:
    """Send a private message as first answer or follow-up; it can ``edit`` and ``delete`` itself. None: it is lost."""
    mentions = discord.AllowedMentions.none()
    number = 0

    async def send() -> None:
        nonlocal number
        view, files = message.view(), message.files()
        respond = interaction.response.send_message
        sent = await respond(view=view, files=files, ephemeral=True, allowed_mentions=mentions)
        number = sent.message_id or 0

    if await first_answer(interaction, send):
        return _Original(interaction, number)
    if not is_answered(interaction):
        return None
    if (thought := await _end_thinking(interaction, message)) is not None:
        return thought
    return await interaction.followup.send(
        view=message.view(), files=message.files(), ephemeral=True, allowed_mentions=mentions, wait=True
    )


async def _end_thinking(interaction: Interaction, message: Message) -> Any:
    """Put a message where the bot was only thinking; None where it was not. Unlike a follow-up, this cannot double."""
    first = first_of(interaction)
    if first.kind not in (Kind.SETTLED, Kind.THINKING) or interaction.response.type is not THINKING:
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
        first.kind = Kind.SHOWN
        return None
    first.kind = Kind.SHOWN
    return _Original(interaction, sent.id)


async def replace_message(interaction: Interaction, message: Message) -> bool:
    """Answer a press by another message in place of the pressed one, or where that cannot be, by one of its own.

    Whether the interaction can be used further.
    """
    return await put_in_place(interaction, message) or await send_private(interaction, message) is not None


async def put_in_place(interaction: Interaction, message: Message) -> bool:
    """Answer a press by another message in place of the pressed one; False unless that is the presser's own and still
    there, and somebody can be answered."""
    if not is_own(interaction):
        return False

    async def send() -> None:
        await interaction.response.edit_message(view=message.view(), attachments=message.files())

    try:
        if not await first_answer(interaction, send) and first_of(interaction).kind is Kind.SETTLED:
            await interaction.edit_original_response(view=message.view(), attachments=message.files())
    except discord.NotFound as problem:
        if not is_gone(problem):
            raise
        return False
    return first_of(interaction).kind in (Kind.SETTLED, Kind.SHOWN)


def is_own(interaction: Interaction) -> bool:
    """Whether the pressed message is for the presser alone: nothing private is ever put on any other."""
    message = interaction.message
    if message is None or not message.flags.ephemeral or message.interaction_metadata is None:
        return False
    return message.interaction_metadata.user.id == interaction.user.id


@dataclass(frozen=True, slots=True)
class _Original:
    """The private message that was the first answer to an interaction, with what can be done to it."""

    interaction: Interaction
    id: int

    async def edit(self, **fields: Any) -> None:
        await self.interaction.edit_original_response(**fields)

    async def delete(self) -> None:
        await self.interaction.delete_original_response()


async def quietly(work: Awaitable[Any]) -> bool:
    """Tidying up that may come too late. Whether it came in time."""
    try:
        await work
    except (discord.HTTPException, *CONNECTION_LOST) as problem:
        log.info("not_tidied", reason=str(problem))
        return False
    return True


async def settle(interaction: Interaction) -> bool:
    """Acknowledge without an answer of its own: the change shows elsewhere. Whether its token can be used.

    Where the pressed message is gone, a private one without words comes instead: ``send_private`` gives it its words,
    or else ``leave_unsaid`` takes it away.
    """

    async def defer(*, thinking: bool = False) -> None:
        await interaction.response.defer(ephemeral=True, thinking=thinking)

    try:
        await first_answer(interaction, defer, Kind.SETTLED)
    except discord.NotFound as problem:
        if not is_gone(problem):
            raise
        await first_answer(interaction, lambda: defer(thinking=True), Kind.THINKING)
    return is_answered(interaction)


async def leave_unsaid(interaction: Interaction) -> None:
    """Nothing is left to be said: a private message that has no words yet goes."""
    if is_unsaid(interaction):
        first_of(interaction).kind = Kind.SHOWN
        await quietly(interaction.delete_original_response())


async def put_question_away(interaction: Interaction) -> None:
    """The pressed private question was answered, and goes; a public message stays."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and first_of(interaction).kind is Kind.SETTLED:
        await quietly(interaction.delete_original_response())


def is_unsaid(interaction: Interaction) -> bool:
    """Whether an interaction was acknowledged by a message that has no words yet: the pressed one is gone."""
    return first_of(interaction).kind is Kind.THINKING


def is_gone(problem: discord.HTTPException) -> bool:
    """Whether what was to be edited, or was pressed, had been put away."""
    return problem.code == GONE


def is_lost(problem: BaseException) -> bool:
    """Whether an answer failed for Discord's reasons: too late, or Discord itself is in trouble."""
    if isinstance(problem, discord.HTTPException):
        return problem.code in (TAKEN, *LOST) or problem.status >= SERVER_TROUBLE
    return isinstance(problem, CONNECTION_LOST)


class Arrivals:
    """Interactions as they come in: each is taken once, and acknowledged in time however long its work takes."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._gaining: set[asyncio.Task[None]] = set()

    def take(self, interaction: Interaction) -> bool:
        """Whether this interaction is new; one delivered twice has its answer already, or soon."""
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if interaction.type is not discord.InteractionType.autocomplete:
            asyncio.get_running_loop().call_later(IN_TIME, self._gain_time, interaction)
        return True

    def _gain_time(self, interaction: Interaction) -> None:
        if first_of(interaction).kind is Kind.NONE:
            task = asyncio.create_task(_acknowledge(interaction))
            self._gaining.add(task)
            task.add_done_callback(self._gaining.discard)


async def _acknowledge(interaction: Interaction) -> None:
    try:
        await settle(interaction)
    except discord.HTTPException as problem:
        log.warning("not_answered", status=problem.status, code=problem.code)
