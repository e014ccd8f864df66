"""What a channel shows of a table, and what it is still to show."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Self

import discord
import structlog

from bot.store import NotSaved, Store
from bot.tables.clock import Clock
from bot.tables.deadlines import deadlines
from bot.tables.expiries import Fade
from bot.tables.moment import Moment
from bot.tables.table import Stage, Table
from cogs.publisher.posted import LiveFace, LivePost, Posted, Shows, TrickKey, kept_of, posted_in
from cogs.publisher.posts import Posts, Purpose
from cogs.publisher.upkeep import Upkeep
from cogs.ui.toolkit.messages import Message

LIVE = "live:"
"""What the keys begin with under which the store keeps what channels show."""

log = structlog.get_logger(__name__)


class ToCall(NamedTuple):
    """That people are to be called on a turn, and the task that waits for their time."""

    turn: int
    waiting: asyncio.Task[None]


@dataclass
class Showing:
    """What a channel shows of a table: the live message, the pings that call people, and notices.

    Three things are updated independently: ``live``, the live message; what stands ``beside`` it; and ``tidying``, what
    goes.
    """

    table: Table
    posted: Posted = field(default_factory=Posted)
    posts: Posts = field(default_factory=Posts)  # what is newly sent there
    stored: dict[str, Any] | None = None  # what was kept last of both
    number: int = 0  # of the last event that anybody may notice
    awaited: bool = False  # whether the command that opened the table is about to show it first
    touched: float = float("-inf")  # when somebody pressed or typed there, in monotonic time
    gone: bool = False  # whether its channel is no more
    changed: float = float("-inf")  # when the table changed last, in monotonic time
    # Of the live message:
    ends: list[Table] = field(default_factory=list)  # tables as deals ended, each still to be shown
    held_deal: int = 0  # the deal whose last play was held
    looked: float = 0.0  # when it was last seen how far up it has scrolled, in monotonic time
    glanced: float = float("-inf")  # when the lookout had it looked for, in monotonic time
    doubts: int = 0  # how often what it shows became doubtful
    # Of what stands beside it:
    told: int = 0  # the last event for which everybody was called and told
    unsent: list[tuple[Message, TrickKey]] = field(default_factory=list)  # notices still to be sent
    late: bool = False  # whether the ping says a time that is not right any more
    overdue: int | None = None  # the turn on which those are called who want to be called late
    to_call: ToCall | None = None  # who are to be called later
    again: int | None = None  # the turn on which people are called a second time
    live: Upkeep = field(init=False)
    calling: Upkeep = field(init=False)
    tidying: Upkeep = field(init=False)

    @property
    def parts(self) -> tuple[Upkeep, ...]:
        """What brings it up to date."""
        return self.live, self.calling, self.tidying

    # --- what stands there ---

    @property
    def shows(self) -> Shows | None:
        """What the live message shows; None if it is to be sent in any case."""
        return self.posted.live.shows if self.posted.live is not None else None

    def note_shown(self, shows: Shows | None) -> None:
        """Note what the live message shows; None if that is not known."""
        if self.posted.live is not None:
            self.posted = replace(self.posted, live=self.posted.live._replace(shows=shows))

    def spend(self, *messages: int | None) -> None:
        """Have messages deleted that serve no more."""
        self.posted = replace(self.posted, spent=(*self.posted.spent, *(one for one in messages if one is not None)))

    def stands(self, message: int, face: LiveFace, clock: Clock) -> None:
        """Note the new live message."""
        self.posted = replace(self.posted, live=LivePost(message, face, clock.now()))
        self.looked = clock.monotonic()

    # --- what is to come ---

    def renew(self) -> None:
        """Have everything brought up to date that is not."""
        if not self.awaited:
            self.calling.ask()
            self.live.ask()

    def renew_in_any_case(self) -> None:
        """Have everything sent again, though it may show the same, or be under way as it was."""
        self.note_shown(None)
        self.doubts += 1
        self.renew()

    async def close(self, *, break_off: bool) -> None:
        """Have nothing renewed any more; what is under way is broken off or waited for."""
        if self.to_call is not None:
            self.to_call.waiting.cancel()
        await asyncio.gather(*(one.close(break_off=break_off) for one in self.parts))

    def has_more(self, turn: int) -> bool:
        """Whether something beside the live message is to be sent or deleted, though nothing has happened."""
        waits = self.late or self.unsent or turn in (self.overdue, self.again)
        return bool(waits or self.posted.spent or self.posts.unsure())

    def tell_times_anew(self) -> None:
        """Time has stood still: whatever the messages say of when it is up is to be said anew."""
        if any(not isinstance(one.command, Fade) for one in deadlines(self.table)):  # nothing says when it may fade
            self.late = True
            self.renew()

    # --- over a restart ---

    def kept(self) -> dict[str, Any]:
        """What outlives a restart."""
        return kept_of(self.posted, self.posts.begun())

    @classmethod
    def recalled(cls, table: Table, kept: dict[str, Any]) -> Self:
        """The showing that ``kept`` was written from.

        Raises:
            Exception: it is damaged.
        """
        posted, begun = posted_in(kept)
        notices = tuple(one._replace(trick=trick_of(table)) for one in posted.notices)
        return cls(table, replace(posted, notices=notices), Posts(begun), stored=kept)


def trick_of(table: Table) -> TrickKey:
    """The trick that is being played; no trick where no deal is in hand."""
    return (table.deal_number, table.last_trick) if table.deal is not None else (0, None)


def face_of(table: Table, shown: LiveFace | None = None) -> LiveFace:
    """Which message of a table should be the live one now.

    ``shown`` is the face shown now: a deal that was broken off keeps its own.
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
    """Keep what outlives a restart, if it is another than was kept last.

    Which messages are about to be sent is kept at once. All else waits for the next commit: after a kill such a message
    is found by its nonce, deleting is tried again, and what a message shows is sent again.
    """
    kept, before = showing.kept(), showing.stored
    if kept == before:
        return
    place = showing.table.guild, live_key(showing.table.id)
    if before is None or any(message not in before["begun"] for message in kept["begun"]):
        try:
            await store.set_setting(*place, kept)
        except NotSaved as problem:  # a full disk keeps nobody from being called
            log.warning("showing_not_kept", table=showing.table.id, reason=str(problem))
            return
    else:
        store.note_setting(*place, kept)
    showing.stored = kept


async def post(
    showing: Showing, store: Store, channel: discord.PartialMessageable, purpose: Purpose, **content: Any
) -> tuple[discord.Message, bool]:
    """Send a message as ``Posts.send`` does, so that a start after a kill at any time finds it again."""
    showing.posts.begin(purpose)
    await keep(showing, store)
    return await showing.posts.send(channel, purpose, **content)


def live_key(table: str) -> str:
    """The key of the setting that keeps what a channel shows of a table."""
    return f"{LIVE}{table}"
