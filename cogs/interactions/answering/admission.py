"""Admission: which interactions are worked on. Each is accepted once, within its author's rates, and answered in time.

Rates are buckets that empty with use and fill again with time. Each request takes from its author's own rate, and from
what the server and all servers together can spare. When the spare is used up, each author still has a share that others
cannot take. Whoever is refused and keeps asking faster than their rate gets nothing, so a flood leaves the spare to
others.

The first interaction beyond its author's rates is answered in one line, and the next ones are dropped. To answer a
flood would cost the bot as much as everybody's plays do. Discord shows the author that a dropped one failed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

import discord
import structlog

from bot.engine.game import GAMES, find_game
from bot.i18n.catalogue import text
from bot.store import NotRead
from bot.tables.life.hall import Hall
from bot.tables.life.living import LivingTable
from cogs.interactions.answering.answers import FirstAnswer, first_of, quietly, send_private, settle
from cogs.interactions.who_and_which import number_typed
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.readers import locale_of

AT_ONCE = 5.0
"""A bucket holds what its rate allows in this many seconds."""
PAUSE = 4
"""Seconds of pause for whoever asked for too much of a kind. Asking meanwhile makes the pause longer."""
SHARE = 1 / 4
"""The part of their rate that a person always has, whatever others do."""
KEPT = 1_000
"""With this many buckets, full ones are dropped."""


class RateKind(StrEnum):
    """What is counted separately."""

    COMMANDS = "commands"
    PRESSES = "presses"
    SUGGESTIONS = "suggestions"
    PICTURES = "pictures"


class _Bucket(NamedTuple):
    key: Hashable
    seconds: float  # in which it fills
    a_second: float


class Rates:
    """The buckets of everybody. Full ones are not kept, so memory is bounded by recent requests."""

    def __init__(self, now: Callable[[], float], a_minute: Mapping[RateKind, float]) -> None:
        """``now``: monotonic seconds. ``a_minute``: how much of each kind a person may ask; 0: no limit."""
        self._now = now
        self._rates = {kind: a_minute.get(kind, 0) / 60 for kind in RateKind}
        self._full_at: dict[Hashable, float] = {}  # when each bucket is full again, or a pause is over
        self._look_at = KEPT

    def take(self, kind: RateKind, person: int, guild: int) -> bool:
        """Take one request of a kind from a person's buckets. False if there is none left."""
        rate = self._rates[kind]
        own = _Bucket((kind, person), AT_ONCE, rate)
        share = _Bucket((kind, person, "share"), AT_ONCE, rate * SHARE)
        spare = _Bucket((kind, guild, "guild"), AT_ONCE, 3 * rate), _Bucket(kind, AT_ONCE, 10 * rate)
        return not rate or self._all(own, *spare) or self._all(own, share)

    def take_try(self, person: int, turn: str) -> bool:
        """Whether a person beyond their rates may still try to play on this turn: 20 tries, then two a second."""
        return self._all(_Bucket((person, turn), 10, 2))

    def refuse(self, kind: RateKind, person: int) -> bool:
        """Make a person who asked for too much pause. True if the pause begins now: then they must be told."""
        now = self._now()
        owing = self._full_at.get((kind, person), now) - now
        begins, most = owing <= AT_ONCE + 1e-6, AT_ONCE + PAUSE
        self._full_at[kind, person] = now + (most if begins else min(owing + 1 / self._rates[kind], most))
        return begins

    def _all(self, *buckets: _Bucket) -> bool:
        """Take one from each bucket, or from none if one is empty."""
        now = self._now()
        full = {one.key: max(now, self._full_at.get(one.key, now)) + 1 / one.a_second for one in buckets}
        if any(full[one.key] - now > one.seconds + 1e-6 for one in buckets):
            return False
        self._full_at |= full
        if len(self._full_at) > self._look_at:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._look_at = KEPT + 2 * len(self._full_at)
        return True


IN_TIME = 2.0
"""Seconds until an unanswered interaction is acknowledged; Discord waits for three."""

FINISHED_WITHIN = 3.0
"""Seconds for answers still under way when the bot stops. Discord waits no longer for them."""

REMEMBERED = 4_096
"""How many interactions are remembered, so that a second delivery is recognised."""

log = structlog.get_logger(__name__)


class Arrivals:
    """Incoming interactions: each is accepted once, and acknowledged in time however long its work takes."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._gaining: set[asyncio.Task[None]] = set()
        self._answering: set[asyncio.Task[Any]] = set()  # each handles an interaction
        self._closed = False

    def take(self, interaction: Interaction) -> bool:
        """Whether this interaction is new. If not, the first delivery answers it.

        Must be called in the task that will answer.
        """
        if self._closed or interaction.id in self._seen:
            return False
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    def answer_in_time(self, interaction: Interaction) -> None:
        """Acknowledge an interaction after ``IN_TIME``, unless it was answered by then."""
        if interaction.type is not discord.InteractionType.autocomplete:
            loop = asyncio.get_running_loop()
            first_of(interaction).in_time = loop.call_later(IN_TIME, self._gain_time, interaction)

    def is_busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return bool(self._answering)

    async def close(self, *, break_off: bool) -> None:
        """Take no more interactions, and finish the answers under way, for as long as Discord waits for them.

        ``break_off``: finish none, because somebody else answers now.
        """
        self._closed = True
        if self._answering and not break_off:
            await asyncio.wait(self._answering, timeout=FINISHED_WITHIN)
        left = {*self._answering, *self._gaining}
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left, timeout=FINISHED_WITHIN)

    def _gain_time(self, interaction: Interaction) -> None:
        if not self._closed and first_of(interaction).kind is FirstAnswer.NONE:
            task = asyncio.create_task(_acknowledge(interaction))
            self._gaining.add(task)
            task.add_done_callback(self._gaining.discard)


async def _acknowledge(interaction: Interaction) -> None:
    try:
        await settle(interaction)
    except discord.HTTPException as problem:
        log.warning("not_answered", status=problem.status, code=problem.code)


KINDS = {
    discord.InteractionType.application_command: RateKind.COMMANDS,
    discord.InteractionType.autocomplete: RateKind.SUGGESTIONS,
}
"""How each interaction is counted. Anything else is a press."""


class Admission:
    """Asks the rates about each interaction. A play on one's own turn passes, whatever else was asked."""

    def __init__(self, hall: Hall, rates: Rates, persons: Mapping[int, int], arrivals: Arrivals) -> None:
        self._hall = hall
        self._rates = rates
        self._persons = persons  # numbers of the people met since the start, by account
        self._arrivals = arrivals
        self.acting: set[str] = set()
        """The verbs of controls that act in a deal, as their handlers register them."""

    async def admits(self, interaction: Interaction, pressed: CustomId | None = None) -> bool:
        """Whether to work on an interaction: it is new, and within its author's rates. Asked before all else.

        ``pressed`` is the control of a press. An author who begins to ask for too much is told when to try again.
        """
        if not self._arrivals.take(interaction):
            return False
        if await self._is_within_rates(interaction, pressed):
            self._arrivals.answer_in_time(interaction)
            return True
        kind = _kind(interaction)
        if self._rates.refuse(kind, interaction.user.id) and kind is not RateKind.SUGGESTIONS:
            line = text("err-too-fast", locale_of(interaction), n=PAUSE)
            await quietly(send_private(interaction, Message((line,), Accent.REFUSED)))
        return False

    def draws_at_once(self, table: str, account: int) -> bool:
        """Whether a person's hand at a table may be drawn at once, rather than only once in a while."""
        known = self._hall.living.find(table)
        return known is None or self._rates.take(RateKind.PICTURES, account, known.guild)

    async def _is_within_rates(self, interaction: Interaction, pressed: CustomId | None) -> bool:
        person, guild = interaction.user.id, interaction.guild_id or 0
        if self._rates.take(_kind(interaction), person, guild):
            return True
        turn = await self._own_turn(interaction, pressed)
        return turn is not None and self._rates.take_try(person, turn)

    async def _own_turn(self, interaction: Interaction, pressed: CustomId | None) -> str | None:
        """The turn on which an interaction would play, if the table waits for its author; else None."""
        person = self._persons.get(interaction.user.id)
        if person is None:
            return None
        for known in self._acts_at(interaction, pressed):
            if person in known.outline.persons and known.guild == interaction.guild_id:
                try:
                    table = await self._hall.sleep.awake(known.id)
                except NotRead:
                    return None
                if table is not None and table.seat_of(person) in table.waited_for:
                    return f"{table.id}:{table.turn}"
        return None

    def _acts_at(self, interaction: Interaction, pressed: CustomId | None) -> Iterable[LivingTable]:
        """The tables at which an interaction may act."""
        if pressed is not None:
            known = self._hall.living.find(pressed.table)
            return () if known is None or pressed.verb not in self.acting else (known,)
        data: dict[str, Any] = dict(interaction.data or {})
        if _kind(interaction) is not RateKind.COMMANDS or data.get("name") not in _acting_commands():
            return ()
        if (number := number_typed(interaction)) is None:
            return self._hall.living.in_channel(interaction.channel_id or 0)
        known = self._hall.living.numbered(interaction.guild_id or 0, number)
        return () if known is None else (known,)


def _kind(interaction: Interaction) -> RateKind:
    return KINDS.get(interaction.type, RateKind.PRESSES)


@cache
def _acting_commands() -> frozenset[str]:
    """The names of all commands that act in a deal of any game."""
    return frozenset(command.name for game in GAMES for command in find_game(game).typed.verbs)
