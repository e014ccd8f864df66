"""The weekly digests of a shard: looks for those that are due, and posts each once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from hashlib import sha256

import discord
import structlog

from bot.store import NotRead, NotSaved, Window
from bot.tables.life.hall import Hall
from cogs.digests.week_in_review import WeekInReview
from cogs.interactions.asked_digests import AskedDigest, asked_digests, monday_of, next_telling, note_told
from cogs.outbox.ranked_line import Urgency, ranked
from cogs.publisher.posts import TROUBLE, will_pass
from cogs.ui.ledger.digest_message import digest_message
from cogs.ui.toolkit.messages import Message

LOOKS_EVERY = 60 * 60.0
"""Seconds between two looks where a server asks for a digest; fewer if one is due sooner."""
AGAIN_AFTER = 60.0
"""Seconds until the next look after trouble that will pass: soon enough that Discord knows a message by its nonce."""

log = structlog.get_logger(__name__)


class WeeklyDigests:
    """One task for all servers of a shard.

    A week is noted as told after its message was sent. A process that ends between the two, or that learns nothing of
    the outcome, sends the message again with the same nonce, for which Discord has one message only.
    """

    def __init__(self, client: discord.Client, hall: Hall, language: Callable[[int], str]) -> None:
        self._client = client
        self._language = language  # of what a server reads
        self._hall = hall
        self._review = WeekInReview(hall)
        self._told: dict[int, date] = {}  # by server: the week told last by this process, also if that was not saved
        self._watching: asyncio.Task[None] | None = None
        self._asked = asyncio.Event()  # whether a server may have asked since the last look
        self._closed = False

    def note_asked(self) -> None:
        """A server has just asked for its digest."""
        self._asked.set()

    def begin(self) -> None:
        """Begin to look, unless it already does."""
        if self._watching is None and not self._closed:
            self._watching = asyncio.create_task(self._watch(), name="weekly digests")

    async def close(self) -> None:
        """Tell no more."""
        self._closed = True
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait({self._watching})

    async def _watch(self) -> None:
        clock = self._hall.clock
        while True:
            rest: float | None
            try:
                rest = await self._look()
            except NotRead as problem:
                log.warning("digests_not_read", reason=str(problem))
                rest = AGAIN_AFTER
            except Exception:  # nobody else looks
                log.exception("digests_not_read")
                rest = LOOKS_EVERY
            if rest is None:
                await self._asked.wait()
                continue
            again = clock.monotonic() + rest
            while (left := again - clock.monotonic()) > 0:
                await clock.sleep(left)

    async def _look(self) -> float | None:
        """Tell what is due; return the seconds until the next look, or None if no server asks for a digest."""
        self._asked.clear()
        asked = await asked_digests(self._hall.store, self._hall.shard)
        if not asked:
            return None
        told = [await self._tell(one) for one in asked]
        now = self._hall.clock.now()
        soonest = min(next_telling(now, one.zone) - now for one in asked)
        return min(soonest, LOOKS_EVERY if all(told) else AGAIN_AFTER)

    async def _tell(self, digest: AskedDigest) -> bool:
        """Tell a server's last week if that is due. False if it is to be tried again soon."""
        week = digest.due(self._hall.clock.now())
        if week is None:
            return True
        try:
            await self._tell_week(digest, week)
        except (NotRead, NotSaved, *TROUBLE) as problem:
            log.warning("digest_waits", guild=digest.guild, kind=type(problem).__name__, reason=str(problem))
            return False
        except Exception:  # one server must not keep the others from being told
            log.exception("digest_failed", guild=digest.guild)
        return True

    async def _tell_week(self, digest: AskedDigest, week: Window) -> None:
        monday = monday_of(week, digest.zone)
        if self._told.get(digest.guild) != monday:
            told = await self._review.of(digest, week, self._language(digest.guild))
            if told is not None:
                await self._post(digest, monday, digest_message(told))
            self._told[digest.guild] = monday
        await note_told(self._hall.store, digest.guild, monday)

    async def _post(self, digest: AskedDigest, monday: date, message: Message) -> None:
        """Post a digest; one that its channel does not take is given up. Trouble that will pass is raised."""
        channel = self._client.get_partial_messageable(digest.channel, guild_id=digest.guild)
        nobody = discord.AllowedMentions.none()
        try:
            with ranked(Urgency.OTHERS):
                await channel.send(view=message.view(), allowed_mentions=nobody, nonce=nonce_of(digest.guild, monday))
        except TROUBLE as problem:
            if will_pass(problem):
                raise
            code = getattr(problem, "code", 0)
            log.warning("digest_not_posted", guild=digest.guild, channel=digest.channel, code=code)


def nonce_of(guild: int, monday: date) -> int:
    """The nonce of the digest of a server's week, by which Discord recognises that it was sent already."""
    return int.from_bytes(sha256(f"digest {guild} {monday}".encode()).digest()[:8], "big") >> 1
