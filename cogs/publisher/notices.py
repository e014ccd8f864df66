"""Notices: short public messages of what deserves one of its own. None of them holds up what else is to be shown."""

from __future__ import annotations

from collections.abc import Iterable

import discord
import structlog

from bot.games.game import Event
from bot.scenes.found import scenes_of
from cogs.publisher.showing import Showing, StandingNotice
from cogs.publisher.trouble import TROUBLE, will_pass
from cogs.ui.messages import Accent, Message, notice
from cogs.ui.table_in_words import TableInWords

log = structlog.get_logger(__name__)


def notices_of(scene: TableInWords, events: Iterable[Event]) -> list[Message]:
    """What the game gives a notice.

    An event whose sentence lacks a fact, or that has none, is left out and logged: the table is shown all the same.
    """
    found = []
    for event in events:
        try:
            told = _of_game(scene, event)
        except LookupError:
            log.exception("notice_failed", table=scene.table.id, event_name=event.name)
            continue
        if told is not None:
            found.append(told)
    return found


def _of_game(scene: TableInWords, event: Event) -> Message | None:
    told = scenes_of(scene.table.game).notice(event)
    return notice(scene.tell(told), accent=Accent.LAST_CARD) if told else None


async def send_notices(showing: Showing, channel: discord.PartialMessageable) -> Exception | None:
    """Send the notices of a table, oldest first; one that Discord refuses is given up.

    Gives the trouble that will pass, with which one failed: it and those behind it are sent next time.
    """
    while showing.notices:
        message, trick = showing.notices[0]
        try:
            nobody = discord.AllowedMentions.none()
            sent, _ = await showing.posts.send(channel, "notice", view=message.view(), allowed_mentions=nobody)
            showing.noticed.append(StandingNotice(sent.id, trick))
        except TROUBLE as problem:
            if will_pass(problem):
                return problem
            log.warning("notice_refused", table=showing.table.id, reason=str(problem))
        showing.notices.pop(0)
    return None
