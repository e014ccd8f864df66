"""Notices: short public messages of what deserves one of its own. None of them holds up what else is to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import discord
import structlog

from bot.games.game import Event
from bot.scenes.found import scenes_of
from cogs.publisher.showing import Showing
from cogs.publisher.trouble import TROUBLE, will_pass
from cogs.ui.messages import Accent, Button, Message, Style, notice
from cogs.ui.scene import Scene

log = structlog.get_logger(__name__)


def notices_of(scene: Scene, events: Iterable[Event], accounts: Mapping[int, int]) -> list[Message]:
    """What the game gives a notice, and a computer that plays for somebody.

    ``accounts`` are those of Discord, by person number. An event whose sentence lacks a fact, or that has none, is left
    out and logged: the table is shown all the same.
    """
    found = []
    for event in events:
        try:
            told = _takeover(scene, event, accounts) if event.name == "away" else _of_game(scene, event)
        except LookupError:
            log.exception("notice_failed", table=scene.table.id, event_name=event.name)
            continue
        if told is not None:
            found.append(told)
    return found


def _of_game(scene: Scene, event: Event) -> Message | None:
    told = scenes_of(scene.table.game).notice(event)
    return notice(scene.tell(told), accent=Accent.LAST_CARD) if told else None


def _takeover(scene: Scene, event: Event, accounts: Mapping[int, int]) -> Message | None:
    """Tells a person, once, that a computer plays for them."""
    sitter = scene.table.seats[event.seat] if event.seat is not None else None
    account = accounts.get(sitter.person) if sitter is not None and sitter.person is not None else None
    if account is None:
        return None
    text = scene.say("away-ping", mention=f"<@{account}>", table=scene.title)
    back = Button(scene.say("button-back"), scene.id("back"), Style.PRIMARY)
    return Message((text, [back]), Accent.ACT, mentions=(account,))


async def send_notices(showing: Showing, channel: discord.PartialMessageable) -> Exception | None:
    """Send the notices of a table, oldest first; one that Discord refuses is given up.

    Gives the trouble that will pass, with which one failed: it and those behind it are sent next time.
    """
    while showing.notices:
        try:
            view, called = showing.notices[0].view(), list(map(discord.Object, showing.notices[0].mentions))
            allowed = discord.AllowedMentions(everyone=False, roles=False, users=called)
            await showing.posts.send(channel, "notice", view=view, allowed_mentions=allowed)
        except TROUBLE as problem:
            if will_pass(problem):
                return problem
            log.warning("notice_refused", table=showing.table.id, reason=str(problem))
        showing.notices.pop(0)
    return None
