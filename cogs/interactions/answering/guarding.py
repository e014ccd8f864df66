"""If a handler breaks down, its person gets an answer, and the log gets the reason."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.store import NotRead, NotSaved, RulesNotSaved
from cogs.interactions.answering.answers import CONNECTION_LOST, is_lost, leave_unsaid, send_private
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.readers import locale_of

log = structlog.get_logger(__name__)


async def guarded(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Run a handler. If it fails, tell the person and log the error, both with an id to quote."""
    try:
        await work()
    except NotSaved as problem:
        log.error("not_saved", reason=str(problem))  # noqa: TRY400  the reason says all
        key = "err-saving-rules" if isinstance(problem, RulesNotSaved) else "err-saving"
        await _apologise(interaction, trouble(key, locale_of(interaction)))
    except NotRead as problem:
        log.error("not_read", reason=str(problem))  # noqa: TRY400  the reason says all
        await _apologise(interaction, trouble("err-reading", locale_of(interaction)))
    except Exception as problem:
        if is_lost(problem):  # what was done stands; only the answer is lost
            log.warning("not_answered", reason=str(problem), kind=interaction.type.name)
            return
        ticket = secrets.token_hex(4)
        log.exception("handler_failed", ticket=ticket, kind=interaction.type.name)
        await _apologise(interaction, trouble("err-ours", locale_of(interaction), id=ticket))
    finally:
        await leave_unsaid(interaction)


async def _apologise(interaction: Interaction, message: Message) -> None:
    try:
        await send_private(interaction, message)
    except (discord.HTTPException, *CONNECTION_LOST) as problem:
        log.warning("not_answered", reason=str(problem) or type(problem).__name__)
