"""What a channel shows of a table, and which face of the table that is."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Self

import discord
import structlog

from bot.store import NotSaved, Store
from bot.tables.deadlines import deadlines
from bot.tables.expiries import Fade
from bot.tables.moment import Moment
from bot.tables.table import Stage, Table
from cogs.publisher.posts import Posts, Purpose
from cogs.publisher.upkeep import Upkeep
from cogs.ui.messages import Message


class LiveMessage(NamedTuple):
    """Which message of a table is the live one: that of a deal (the lobby counts to the first), or of its end."""

    kind: Literal["deal", "over"]
    deal: int


class Shows(NamedTuple):
    """What a live message shows: what has become of the table, the times that it tells, and its design."""

    event: int
    due: float | None
    ends: float | None
    design: int
    drawn: bool  # with its picture

    def suffices(self, wanted: Shows) -> bool:
        """Whether what is wanted is shown, if only with a picture that it could do without."""
        return wanted in (self, self._replace(drawn=False))


LIVE = "live:"
"""What the keys begin with under which the store keeps what channels show."""

log = structlog.get_logger(__name__)

TrickKey = tuple[int, object]
"""A trick: the number of its deal, and the trick before it."""


class StandingNotice(NamedTuple):
    """A notice that stands in the channel, and the trick with which it goes."""

    message: int
    trick: TrickKey


class ToCall(NamedTuple):
    """That people are to be called on a turn, and the task that waits for their time."""

    turn: int
    waiting: asyncio.Task[None]


@dataclass
class Showing:
    """What a channel shows of a table: the live message, the pings that call people, and notices.

    Three things are brought up to date for themselves: ``live``, the live message; what stands ``beside`` it; and
    ``tidying``, what goes.
    """

    table: Table
    message: int | None = None  # the id of the live message
    face: LiveMessage | None = None  # which message that is
    posted: float = 0.0  # when it was posted, in wall time
    ping: int | None = None  # the id of the ping
    # its turn, the numbers of the people it mentions, and the negatives of those already warned
    pinged: tuple[int, ...] | None = None
    says: str = ""  # what the ping says
    notices: list[tuple[Message, TrickKey]] = field(default_factory=list)  # still to be sent
    noticed: list[StandingNotice] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)  # the ids of pings and notices to be deleted
    ends: list[Table] = field(default_factory=list)  # tables as deals ended, each still to be shown
    held: int = 0  # the deal whose last play was held
    overdue: int | None = None  # the turn on which those are called who want to be called late
    to_call: ToCall | None = None  # who are to be called later
    late: bool = False  # whether the ping says a time that is not right any more
    takeovers: dict[int, int | None] = field(default_factory=dict)  # whom a computer plays for, and what tells them so
    word: tuple[str, int] | None = None  # why people were told that the table ends soon, and the message
    stored: dict[str, Any] | None = None  # what was kept last of what outlives a restart
    awaited: bool = False  # whether the command that opened the table is about to show it first
    looked: float = 0.0  # when it was last seen how far up the message has scrolled, in monotonic time
    touched: float = float("-inf")  # when somebody pressed or typed there, in monotonic time
    number: int = 0  # of the last event that anybody may notice
    shown: Shows | None = None  # what the live message shows; None: to be sent in any case
    doubts: int = 0  # how often what the live message shows became doubtful
    told: int = 0  # the last event for which everybody was called and told
    stale: tuple[int, LiveMessage] | None = None  # the live message before and its face, still to be put away
    gone: bool = False  # whether its channel is no more
    posts: Posts = field(default_factory=Posts)  # what is newly sent there
    live: Upkeep = field(init=False)
    beside: Upkeep = field(init=False)
    tidying: Upkeep = field(init=False)

    @property
    def parts(self) -> tuple[Upkeep, ...]:
        """What brings it up to date."""
        return self.live, self.beside, self.tidying

    def renew(self) -> None:
        """Have everything brought up to date that is not."""
        if not self.awaited:
            self.beside.ask()
            self.live.ask()

    def renew_in_any_case(self) -> None:
        """Have everything sent again, though it may show the same, or be under way as it was."""
        self.shown, self.doubts = None, self.doubts + 1
        self.renew()

    async def close(self, *, break_off: bool) -> None:
        """Have nothing renewed any more; what is under way is broken off or waited for."""
        if self.to_call is not None:
            self.to_call.waiting.cancel()
        await asyncio.gather(*(one.close(break_off=break_off) for one in self.parts))

    def has_more(self, turn: int) -> bool:
        """Whether something beside the live message is to be sent or deleted, though nothing has happened."""
        return bool(self.late or self.notices or self.overdue == turn or self.spent or self.posts.unsure())

    def tell_times_anew(self) -> None:
        """Time has stood still: whatever the messages say of when it is up is to be said anew."""
        if any(not isinstance(one.command, Fade) for one in deadlines(self.table)):  # nothing says when it may fade
            self.late = True
            self.renew()

    def kept(self) -> dict[str, Any]:
        """What outlives a restart."""
        return {
            "message": self.message,
            "face": list(self.face) if self.face else None,
            "posted": self.posted,
            "ping": self.ping,
            "pinged": list(self.pinged) if self.pinged else None,
            "says": self.says,
            "begun": self.posts.begun(),
            "noticed": [notice.message for notice in self.noticed],
            "spent": list(self.spent),
            "takeovers": [[person, message] for person, message in self.takeovers.items()],
            "word": list(self.word) if self.word else None,
            "shown": list(self.shown) if self.shown else None,
            "stale": [self.stale[0], *self.stale[1]] if self.stale else None,
        }

    @classmethod
    def recalled(cls, table: Table, kept: dict[str, Any]) -> Self:
        """The showing that ``kept`` was written from.

        Raises:
            Exception: it is damaged.
        """
        face, pinged, stale, word, shown = (kept.get(name) for name in ("face", "pinged", "stale", "word", "shown"))
        messages = (kept["message"], kept.get("ping"), *kept.get("noticed", ()), *kept.get("spent", ()))
        if not all(one is None or isinstance(one, int) for one in (*messages, *(pinged or ()))):
            raise ValueError("messages and people are kept by their numbers")
        showing = cls(
            table,
            kept["message"],
            LiveMessage(*face) if isinstance(face, list) else None,
            float(kept.get("posted", 0.0)),
            kept.get("ping"),
            tuple(pinged) if pinged else None,
            says=str(kept.get("says", "")),
            noticed=[StandingNotice(message, trick_of(table)) for message in kept.get("noticed", ())],
            spent=list(kept.get("spent", ())),
            stale=(stale[0], LiveMessage(*stale[1:])) if stale else None,
            takeovers=dict(kept.get("takeovers", ())),
            word=(str(word[0]), int(word[1])) if word else None,
            shown=Shows(*shown) if shown else None,
            posts=Posts(kept.get("begun", ())),
        )
        showing.stored = showing.kept()
        return showing


def trick_of(table: Table) -> TrickKey:
    """The trick that is being played; no trick where no deal is in hand."""
    return (table.deal_number, table.last_trick) if table.deal is not None else (0, None)


def face_of(table: Table, shown: LiveMessage | None = None) -> LiveMessage:
    """Which message of a table should be the live one now.

    ``shown`` is the face shown now: a deal that was broken off keeps its own.
    """
    deal = LiveMessage("deal", table.deal_number)
    in_deal = table.stage in (Stage.LOBBY, Stage.DEAL) or (table.stage is Stage.ENDED and shown == deal)
    return deal if table.settled is None or in_deal else LiveMessage("over", table.settled.number)


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
