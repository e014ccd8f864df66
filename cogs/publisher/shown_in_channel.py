"""What a channel shows of a table, and what it has still to show."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

import discord
import structlog

from bot.engine.game import Json
from bot.store import NotSaved, Store
from bot.tables.deal.deadlines import deadlines
from bot.tables.deal.mildest_actions import pass_due, people_waited_for
from bot.tables.expiries import Fade
from bot.tables.life.clock import Clock
from bot.tables.life.hall import Hall
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.publisher.posted import AtRest, LiveFace, LivePost, Posted, Shows, TrickKey, at_rest_in, kept_of, posted_in
from cogs.publisher.posts import Posts, Purpose
from cogs.publisher.upkeep import Upkeep
from cogs.ui.toolkit.messages import Message

LIVE = "live:"
"""Prefix of the store's keys for what channels show."""

log = structlog.get_logger(__name__)


class ToCall(NamedTuple):
    """The turn on which people are to be called later, and the task that waits."""

    turn: int
    waiting: asyncio.Task[None]


class Unsent(NamedTuple):
    """A notice that is still to be sent, the trick with which it goes, and the Discord accounts that it pings."""

    message: Message
    trick: TrickKey
    pings: tuple[int, ...] = ()


@dataclass
class Showing:
    """What a channel shows of a table: the live message, pings and notices.

    Three parts are updated independently: ``live``, the live message; ``calling``, what stands beside it; ``tidying``,
    what goes.
    """

    table: Table
    posted: Posted = field(default_factory=Posted)
    posts: Posts = field(default_factory=Posts)  # new messages there
    stored: dict[str, Any] | None = None  # what was last stored of ``posted`` and ``posts``
    number: int = 0  # number of the last public event
    awaited: bool = False  # whether the command that opened the table is about to show it first
    touched: float = float("-inf")  # when somebody last pressed or typed there, in monotonic time
    gone: bool = False  # whether its channel no longer exists
    changed: float = float("-inf")  # when the table last changed, in monotonic time
    # For the live message:
    ends: list[Table] = field(default_factory=list)  # tables as deals ended, each still to be shown
    held_deal: int = 0  # the deal whose last play was kept visible
    looked: float = 0.0  # when its place in the channel was last looked up, in monotonic time
    glanced: float = float("-inf")  # when the lookout last asked for that, in monotonic time
    doubts: int = 0  # how often its contents became doubtful
    # For what stands beside it:
    told: int = 0  # the last event for which everybody was called and told
    unsent: list[Unsent] = field(default_factory=list)  # notices still to be sent
    late: bool = False  # whether the ping tells an outdated time
    overdue: int | None = None  # the turn on which people who want a late call are now called
    to_call: ToCall | None = None  # whom to call later
    morning: bool = False  # whether quiet hours are over that put off a ping
    again: int | None = None  # the turn on which people are called a second time
    live: Upkeep = field(init=False)
    calling: Upkeep = field(init=False)
    tidying: Upkeep = field(init=False)

    @property
    def parts(self) -> tuple[Upkeep, ...]:
        """The parts that bring it up to date."""
        return self.live, self.calling, self.tidying

    # --- what stands there ---

    @property
    def shows(self) -> Shows | None:
        """What the live message shows; None if it must be sent in any case."""
        return self.posted.live.shows if self.posted.live is not None else None

    @property
    def tells_times(self) -> bool:
        """Whether the live message says when something ends."""
        return self.shows is not None and (self.shows.due, self.shows.ends) != (None, None)

    def note_shown(self, shows: Shows | None) -> None:
        """Note what the live message shows; None: not known."""
        if self.posted.live is not None:
            self.posted = replace(self.posted, live=self.posted.live._replace(shows=shows))

    def spend(self, *messages: int | None) -> None:
        """Mark messages for deletion."""
        self.posted = replace(self.posted, spent=(*self.posted.spent, *(one for one in messages if one is not None)))

    def outdate(self, stale: LivePost) -> None:
        """Note a live message that is to be put away, instead of the one that waits for that."""
        if self.posted.stale is not None:
            self.spend(self.posted.stale.message)
        self.posted = replace(self.posted, stale=stale)

    def stands(self, message: int, face: LiveFace, clock: Clock) -> None:
        """Note the new live message."""
        self.posted = replace(self.posted, live=LivePost(message, face, clock.now()))
        self.looked = clock.monotonic()

    @property
    def message(self) -> int | None:
        """The live message; None if none stands there."""
        return None if self.gone or self.posted.live is None else self.posted.live.message

    # --- what is to come ---

    def tell(self, message: Message, accounts: Iterable[int]) -> None:
        """Send a message beside the live one, which pings these accounts. It goes with the trick."""
        self.unsent.append(Unsent(message, trick_of(self.table), tuple(accounts)))
        self.calling.ask()

    def renew(self) -> None:
        """Bring everything up to date that is not."""
        if not self.awaited:
            self.calling.ask()
            self.live.ask()

    def renew_unawaited(self) -> None:
        """Show a new table like any other, although no answer to a command shows it first."""
        self.awaited = False
        self.renew()

    def renew_in_any_case(self) -> None:
        """Send everything again, even if it may show the same or is under way."""
        self.note_shown(None)
        self.doubts += 1
        self.renew()

    async def close(self, *, break_off: bool) -> None:
        """Renew nothing more. Cancel what is under way, or wait for it."""
        if self.to_call is not None:
            self.to_call.waiting.cancel()
        await asyncio.gather(*(one.close(break_off=break_off) for one in self.parts))

    def has_more(self, turn: int) -> bool:
        """Whether anything beside the live message must be sent or deleted although nothing happened."""
        waits = self.late or self.unsent or self.morning or turn in (self.overdue, self.again)
        return bool(waits or self.posted.spent or self.posts.unsure())

    def tell_times_anew(self) -> None:
        """Say again when clocks run out, because time stood still."""
        if any(not isinstance(one.command, Fade) for one in deadlines(self.table)):  # no message says when it may fade
            self.late = True
            self.renew()

    # --- over a restart ---

    def kept(self) -> dict[str, Any]:
        """What a restart needs to know."""
        return kept_of(self.posted, self.posts.begun(), self._at_rest())

    def _at_rest(self) -> AtRest | None:
        """What stands there, if nothing of it is still to be sent, and it tells no time."""
        live, shows, ping = self.posted.live, self.shows, self.posted.ping
        if live is None or shows is None or not shows.drawn or self.tells_times:
            return None
        waits = self.posted.stale is not None or self.posted.spent or self.posts.begun() or self.unsent or self.ends
        if waits or self.told != shows.event or self.is_called_again:
            return None
        return AtRest(shows.event, shows.design, None if ping is None else ping.turn, live.message)

    @property
    def is_called_again(self) -> bool:
        """Whether people who were called will be called a second time if their table goes on waiting."""
        ping, table = self.posted.ping, self.table
        if ping is None or ping.again or ping.message is None or ping.turn != table.turn:
            return False
        return table.clock_in_deal is None and self.again != table.turn

    @property
    def is_busy(self) -> bool:
        """Whether anything is still to be sent, or kept, or somebody is still to be called."""
        waits = self.awaited or self.gone or self.unsent or self.ends or self.late or self.is_called_again
        called_later = self.to_call is not None and not self.to_call.waiting.done()
        under_way = any(part.wanted or part.busy for part in self.parts)
        return bool(waits or called_later or under_way or self.kept() != self.stored)

    @classmethod
    def recalled(cls, table: Table, kept: dict[str, Any]) -> Self:
        """The showing that wrote ``kept``.

        Raises:
            Exception: the data is damaged.
        """
        posted, begun = posted_in(kept)
        rests = at_rest_in(kept)
        notices = tuple(one._replace(trick=trick_of(table)) for one in posted.notices)
        waits = bool(people_waited_for(table, pass_due(table)))
        called = rests is not None and (not waits or rests.turn == table.turn)  # else somebody may be called later
        told = rests.event if rests is not None and called else 0
        return cls(table, replace(posted, notices=notices), Posts(begun), stored=kept, told=told)


def trick_of(table: Table) -> TrickKey:
    """The trick being played; no trick if no deal is in hand."""
    return (table.deal_number, table.last_trick) if table.deal is not None else (0, None)


def face_of(table: Table, shown: LiveFace | None = None) -> LiveFace:
    """Which message of a table should be the live one now.

    ``shown`` is the face shown now. A deal that was broken off keeps its own.
    """
    deal = LiveFace("deal", table.deal_number)
    in_deal = table.stage in (Stage.LOBBY, Stage.DEAL) or (table.stage is Stage.ENDED and shown == deal)
    return deal if table.settled is None or in_deal else LiveFace("over", table.settled.number)


def ends_deal(moment: Moment) -> bool:
    """Whether a change ended a deal."""
    before, settled = moment.before, moment.table.settled
    if before is None or settled is None:
        return False
    return before.settled is None or before.settled.number != settled.number


async def keep(showing: Showing, store: Store) -> None:
    """Store what a restart needs to know, if it changed.

    Messages about to be sent are stored at once, all else with the next commit. After a kill, the next start finds such
    a message by its nonce, repeats deletions, and sends again what a message shows.
    """
    kept, before = showing.kept(), showing.stored
    if kept == before:
        return
    place = showing.table.guild, live_key(showing.table.id)
    if before is None or any(message not in before["begun"] for message in kept["begun"]):
        try:
            await store.set_setting(*place, kept)
        except NotSaved as problem:  # a full disk must not keep people from being called
            log.warning("showing_not_kept", table=showing.table.id, reason=str(problem))
            return
    else:
        store.note_setting(*place, kept)
    showing.stored = kept


async def post(
    showing: Showing, store: Store, channel: discord.PartialMessageable, purpose: Purpose, **content: Any
) -> tuple[discord.Message, bool]:
    """Send a message like ``Posts.send``. After a kill at any time, the next start finds it again."""
    showing.posts.begin(purpose)
    await keep(showing, store)
    return await showing.posts.send(channel, purpose, **content)


async def left_to_show(hall: Hall, design: int) -> tuple[list[str], list[tuple[int, str]]]:
    """What a start has to show: living tables that have to wake, and the keys of those that ended, by server.

    A table may sleep if its channel shows everything, in the design of today, and no time that it tells runs.
    """
    shown, ended = set[str](), dict[tuple[int, str], None]()  # what is read once more is noted once

    def see(guild: int, key: str, kept: Json) -> None:
        known, at_rest = hall.living.find(key.removeprefix(LIVE)), at_rest_in(kept)
        if known is None:
            ended[guild, key] = None
        elif at_rest is not None and at_rest.shows_all(known.outline.seen, design, known.outline.turn):
            shown.add(known.id)

    await hall.store.see_settings(LIVE, see, hall.shard)
    return [one.id for one in hall.living.all() if one.id not in shown], list(ended)


def live_key(table: str) -> str:
    """The key of the setting for what a channel shows of a table."""
    return f"{LIVE}{table}"
