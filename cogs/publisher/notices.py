"""Messages beside that of a table: notices for everybody, and words for people whose seat a computer plays.

A superseded ping and a notice of a finished trick are deleted, so that they do not pile up.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import discord
import structlog

from bot.engine.game import Event
from bot.scenes.game_scenes import scenes_of
from bot.tables.expiries import Abandon
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.interactions.answering.answers import quietly
from cogs.interactions.bridge import Bridge
from cogs.outbox.ranked_line import Urgency, ranked
from cogs.publisher.nights import Night
from cogs.publisher.pings import Pings
from cogs.publisher.posted import EndsSoon, StandingNotice, Told
from cogs.publisher.posts import TROUBLE, will_pass
from cogs.publisher.shown_in_channel import Showing, post, trick_of
from cogs.ui.deal_end.evening_messages import compared_message, evening_board
from cogs.ui.seating.seats import fading_message, takeover_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Accent, Message, notice

BESIDE = ("notice", "takeover", "word", "ping")
"""The purposes of messages beside the live one."""

ELLIPSIS = "…"

log = structlog.get_logger(__name__)


def notices_of(scene: TableInWords, events: Iterable[Event]) -> list[Message]:
    """The notices of a game about these events.

    An event whose sentence is missing or lacks a fact is left out and logged. The table is shown all the same.
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


async def send_notices(bridge: Bridge, showing: Showing, channel: discord.PartialMessageable) -> Exception | None:
    """Send the notices of a table, oldest first. One that Discord refuses is given up.

    Returns temporary trouble, if there was any. The notice that failed and those after it are sent next time.
    """
    store = bridge.hall.store
    while showing.unsent:
        message, trick, pings = showing.unsent[0]
        try:
            allowed = discord.AllowedMentions(everyone=False, roles=False, users=list(map(discord.Object, pings)))
            sent, _ = await post(showing, store, channel, ("notice",), view=message.view(), allowed_mentions=allowed)
            showing.posted = replace(showing.posted, notices=(*showing.posted.notices, StandingNotice(sent.id, trick)))
        except TROUBLE as problem:
            if will_pass(problem):
                return problem
            log.warning("notice_refused", table=showing.table.id, reason=str(problem))
        showing.unsent.pop(0)
    return None


async def show_takeovers(
    bridge: Bridge, showing: Showing, table: Table, channel: discord.PartialMessageable, night: Night
) -> None:
    """Tell people who are away, once each, that a computer plays. Take that back from those who are no longer away.

    Whoever has quiet hours is told when they end.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: somebody was not told; the next attempt tells them.
    """
    away = [] if table.stage is Stage.ENDED else [one for one in table.persons if one not in table.awake]
    told = showing.posted.takeovers
    showing.posted = replace(showing.posted, takeovers=tuple(one for one in told if one.person in away))
    showing.spend(*(one.message for one in told if one.person not in away))
    known = {one.person for one in told}
    for person in [one for one in away if one in bridge.people.accounts and one not in known]:
        if night.puts_off(person):
            continue
        told_now = Told(person, await _tell(bridge, showing, table, person, channel))
        showing.posted = replace(showing.posted, takeovers=(*showing.posted.takeovers, told_now))


async def _tell(
    bridge: Bridge, showing: Showing, table: Table, person: int, channel: discord.PartialMessageable
) -> int | None:
    """Send a person that message and return its number, or None if Discord will never accept it."""
    account = bridge.people.accounts[person]
    view = takeover_message(bridge.scene(table), account).view()
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(account)])
    try:
        purpose = "takeover", person
        sent, _ = await post(showing, bridge.hall.store, channel, purpose, view=view, allowed_mentions=allowed)
    except TROUBLE as problem:
        if will_pass(problem):
            raise
        log.warning("takeover_refused", table=table.id, reason=str(problem))
        return None
    return sent.id


async def show_word(
    bridge: Bridge, showing: Showing, table: Table, channel: discord.PartialMessageable, night: Night
) -> None:
    """Tell the people of a table, once, that it ends soon unless somebody acts. Take that back when it is no longer
    true. The message names everybody, and pings those who have no quiet hours.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: nobody was told; the next attempt tells them.
    """
    why = "" if table.stage is Stage.ENDED or not table.persons else table.fading.value
    told = showing.posted.ends_soon
    if told is not None and told.why != why:
        await quietly(channel.get_partial_message(told.message).delete())
        showing.posted = replace(showing.posted, ends_soon=None)
    if not why or showing.posted.ends_soon is not None:
        return
    accounts = [bridge.people.accounts[person] for person in table.persons if person in bridge.people.accounts]
    view = fading_message(bridge.scene(table), accounts, bridge.hall.timers.until(table.id, Abandon)).view()
    allowed = night.mentioned(bridge.people.accounts, table.persons)
    sent, _ = await post(showing, bridge.hall.store, channel, ("word", why), view=view, allowed_mentions=allowed)
    showing.posted = replace(showing.posted, ends_soon=EndsSoon(why, sent.id))


async def show_compared(bridge: Bridge, showing: Showing, table: Table, channel: discord.PartialMessageable) -> None:
    """Post each deal of the table's evening whose cards have opened, once, and after the last of them the board.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: one was not posted; the next attempt posts it.
    """
    evening = table.evening
    if evening is None:
        return
    wanted = len(evening.opened) + (len(evening.opened) >= evening.deals)
    if showing.posted.compared < wanted:
        await bridge.people.learn([table])  # those of the other tables, too
    while showing.posted.compared < wanted:
        deal, scene = showing.posted.compared + 1, bridge.scene(table)
        message = evening_board(scene) if deal > len(evening.opened) else compared_message(scene, deal)
        nobody = discord.AllowedMentions.none()
        try:
            purpose = "compared", deal
            await post(showing, bridge.hall.store, channel, purpose, view=message.view(), allowed_mentions=nobody)
        except TROUBLE as problem:
            if will_pass(problem):
                raise
            log.warning("comparison_refused", table=table.id, reason=str(problem))
        showing.posted = replace(showing.posted, compared=deal)


async def show_beside(bridge: Bridge, pings: Pings, showing: Showing, channel: discord.PartialMessageable) -> None:
    """Send what belongs beside the live message: notices, calls, and words to people.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: something was not sent; the next attempt sends it.
    """
    table, number = showing.table, showing.number
    if showing.told == number and not showing.has_more(table.turn):
        return
    outdate_notices(showing, table)
    night = await pings.nights.at(showing)
    with ranked(Urgency.CALL):
        trouble = await send_notices(bridge, showing, channel)
        await pings.show(showing, table, channel, night)
    await show_compared(bridge, showing, table, channel)
    await show_takeovers(bridge, showing, table, channel, night)
    await show_word(bridge, showing, table, channel, night)
    pings.nights.note(table, night)
    showing.told = number
    showing.tidying.ask()
    if trouble is not None:
        raise trouble


def outdate_notices(showing: Showing, table: Table) -> None:
    """Mark for deletion the notices of tricks that are over, and all those of a table that has ended."""
    now = None if table.stage is Stage.ENDED else trick_of(table)
    notices = showing.posted.notices
    showing.spend(*(notice.message for notice in notices if notice.trick != now))
    showing.posted = replace(showing.posted, notices=tuple(notice for notice in notices if notice.trick == now))


async def tidy(showing: Showing, channel: discord.PartialMessageable) -> None:
    """Delete all messages that are no longer useful.

    Raises:
        discord.HTTPException, aiohttp.ClientError, OSError: one stayed; the next attempt deletes it.
    """
    for purpose in showing.posts.unsure():
        if purpose[0] in BESIDE:  # no longer wanted; if it was sent, this finds it again
            found, _ = await showing.posts.send(channel, purpose, content=ELLIPSIS)
            showing.spend(found.id)
    while spent := showing.posted.spent:
        try:
            with ranked(Urgency.DELETION):
                await channel.get_partial_message(spent[0]).delete()
        except TROUBLE as problem:
            if will_pass(problem):
                raise
            log.info("not_tidied", table=showing.table.id, reason=str(problem))
        showing.posted = replace(showing.posted, spent=showing.posted.spent[1:])
