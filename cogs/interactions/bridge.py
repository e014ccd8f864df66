"""The bridge between Discord and the hall, which all cogs share. It answers, whatever happens.

``people`` finds out who is asking, ``which`` which table is meant, ``in_words`` what is shown of a table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.engine.game import Refusal
from bot.tables import commands as do
from bot.tables.commands import Command
from bot.tables.life.hall import Hall
from bot.tables.life.sleep import Attendant
from bot.tables.log.past_deals import PastDeals
from bot.tables.moment import Moment, Outcome
from bot.tables.table import Table
from bot.tables.table_refusals import TableRefusal
from cogs.interactions.answering.admission import Admission, Arrivals, Rates
from cogs.interactions.answering.answers import is_own, send_private, settle
from cogs.interactions.answering.guarding import guarded
from cogs.interactions.answering.standing_refusals import Refusing, StandingRefusals
from cogs.interactions.blocks import Blocks
from cogs.interactions.kept_choices import ChosenThemes, KeptSettings
from cogs.interactions.languages import Languages
from cogs.interactions.who_and_which import People, WhichTable
from cogs.ui.refusal_messages import set_aside_message, table_refusal, trouble
from cogs.ui.table_in_words import Shown, TableInWords
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Handler, Interaction, Press
from cogs.ui.toolkit.readers import locale_of as locale_of  # where most ask for it


class TablesInWords(Attendant):
    """Shares what is shown of each living table, while the table stays as it is."""

    def __init__(self, hall: Hall, people: People) -> None:
        self._hall = hall
        self._people = people
        self._shown: dict[str, Shown] = {}  # by table
        self._in_words: dict[str, dict[str, TableInWords]] = {}  # by table and language
        hall.listen(lambda moment: self.sleep(moment.table.id))
        hall.sleep.attendants.append(self)

    def of(self, table: Table, locale: str) -> TableInWords:
        """A table with its current names and times, for a reader of a language."""
        others = self._people.without_seat(table, locale)
        names = self._people.seat_names(table.sitters, [name for _, name in others], locale)
        due, ends, shown = _tenths(self._hall.due_at(table.id)), _tenths(self._ends(table)), self._shown_of(table)
        scene = TableInWords(table, names, locale, due, ends, others, self._waits(table), of=shown)
        if self._shown.get(table.id) is not shown:  # it is not the current table
            return scene
        kept = self._in_words.setdefault(table.id, {})
        if kept.get(locale) != scene:
            kept[locale] = scene
        return kept[locale]

    def _waits(self, table: Table) -> tuple[int, ...]:
        return () if table.settled is None else self._hall.evenings.waits_for(table.id, table.settled.number)

    def _shown_of(self, table: Table) -> Shown:
        """The scenes of a table as it is now, shared by all. For any other state they are made anew."""
        moment = self._hall.moment_of(table)
        if moment is None:
            return Shown(Moment(None, table))
        kept = self._shown.get(table.id)
        if kept is None or kept.moment is not moment:
            kept = self._shown[table.id] = Shown(moment)
        return kept

    def sleep(self, table: str) -> None:
        self._shown.pop(table, None)
        self._in_words.pop(table, None)

    def _ends(self, table: Table) -> float | None:
        """When the first turn clock runs out, or the wait for the next deal.

        The clock of somebody who left in mid-deal runs on, but does not count here.
        """
        timers = self._hall.timers
        if table.deal is None:
            return timers.until(table.id, do.SitOut)
        return timers.until(table.id, do.Lapse, lambda lapse: not table.computer_in(lapse.seat))


def _tenths(time: float | None) -> float | None:
    """A time rounded down to tenths of a second, because two clocks make it differ a little each time."""
    return None if time is None else math.floor(10 * time) / 10


WITHOUT_TABLE = ("end", "result", "replay")
"""Verbs of controls that work even if their table could not be read."""
ANYWHERE = ("replay",)
"""Verbs of controls that may stand in another channel than their table: replays are shared anywhere in a server."""


@dataclass
class Bridge:
    """Connects Discord's messages with the hall."""

    hall: Hall
    rates: Rates  # how much each person may ask at once
    handlers: dict[str, Handler] = field(default_factory=dict)  # by verb
    arrivals: Arrivals = field(default_factory=Arrivals)
    people: People = field(init=False)  # who is asking
    kept: KeptSettings = field(init=False)  # what people and servers chose
    blocks: Blocks = field(init=False)  # whom people keep from their tables
    themes: ChosenThemes = field(init=False)  # in which theme pictures are drawn
    languages: Languages = field(init=False)  # in which language somebody reads, and a server speaks
    admission: Admission = field(init=False)  # which interactions are worked on
    which: WhichTable = field(init=False)  # which table a command means
    in_words: TablesInWords = field(init=False)  # tables in words
    past: PastDeals = field(init=False)  # how earlier deals ended
    refusals: StandingRefusals = field(init=False)  # what people were refused, while it is still true

    def __post_init__(self) -> None:
        self.people = People(self.hall.store)
        self.in_words = TablesInWords(self.hall, self.people)
        self.kept = KeptSettings(self.hall.store)
        self.themes, self.blocks = ChosenThemes(self.kept), Blocks(self.kept)
        self.languages = Languages(self.hall.store, self.kept, self.people)
        self.which = WhichTable(self.hall)
        self.admission = Admission(self.hall, self.rates, self.people.numbers, self.arrivals)
        self.past = PastDeals(self.hall.store)
        self.refusals = StandingRefusals(self.hall)
        self.hall.sleep.attendants += [self.people, self.kept]

    # --- what is said ---

    def scene(self, table: Table, locale: str | None = None) -> TableInWords:
        """A table in words, with its names, for a reader of ``locale``; without one, for everybody in its server."""
        return self.in_words.of(table, locale or self.languages.of_server(table.guild))

    async def manages(self, interaction: Interaction) -> bool:
        """Whether the asker may manage the server now. If not, they are told."""
        if admin_of(interaction):
            return True
        await self.answer(interaction, trouble("err-admin", locale_of(interaction)))
        return False

    def is_elsewhere(self, press: Press) -> bool:
        """Whether a control was pressed in another server than it names, or in another channel than its table's.

        The presser's own private message may be of a table in another channel: ``/hand`` brings a hand anywhere.
        """
        guild, channel = press.interaction.guild_id, press.interaction.channel_id
        table = self.hall.living.find(press.id.table) or self.hall.aside.get(press.id.table)
        if table is not None and table.guild != guild:
            return True
        if table is not None and table.channel != channel and not self._may_stand_here(press):
            return True
        return bool(press.id.table) and press.id.guild != guild

    @staticmethod
    def _may_stand_here(press: Press) -> bool:
        """Whether a control may stand in another channel than its table's."""
        return press.id.verb in ANYWHERE or is_own(press.interaction)

    # --- answers ---

    def handle(self, handlers: Mapping[str, Handler], *, acting: bool = False) -> None:
        """Register what verbs do. Each verb belongs to one cog. ``acting``: they act in a deal.

        Raises:
            ValueError: a verb is already taken.
        """
        taken = self.handlers.keys() & handlers.keys()
        if taken:
            raise ValueError(f"two cogs want {sorted(taken)}")
        self.handlers |= handlers
        if acting:
            self.admission.acting |= handlers.keys()

    async def pressed(self, press: Press) -> None:
        """Do what a control says. A press is done once, and even an unknown control is answered."""
        self.languages.expect(press.interaction)
        if not await self.admission.admits(press.interaction, press.id):
            return
        await self.languages.learn(press.interaction)

        async def handle() -> None:
            handler = self.handlers.get(press.id.verb)
            if self.is_elsewhere(press):
                await self.answer(press.interaction, trouble("err-elsewhere", locale_of(press.interaction)))
                return
            await self._reach(press.id.table)
            if press.id.table in self.hall.aside and press.id.verb not in WITHOUT_TABLE:
                await self.answer(press.interaction, set_aside_message(press.id.table, locale_of(press.interaction)))
            elif handler is None:
                await self.answer(press.interaction, trouble("err-old", locale_of(press.interaction)))
            else:
                await handler(press)

        await self.refusals.pressed(press.interaction, lambda: guarded(press.interaction, handle))

    async def _reach(self, table: str) -> None:
        """Wake the table of a press. It stays awake until the press is answered."""
        if self.hall.living.find(table) is not None:
            await self.hall.sleep.keep_awake([table])

    async def typed(self, interaction: Interaction) -> bool:
        """Whether to work on a command. If so, the tables that it may mean are awake until it is answered."""
        self.languages.expect(interaction)
        if not await self.admission.admits(interaction):
            return False
        await self.languages.learn(interaction)
        try:
            person = await self.people.known(interaction)
            await self.hall.sleep.keep_awake({known.id for known in self.which.in_reach(interaction, person)})
        except Exception as problem:
            await guarded(interaction, partial(_fail, problem))
            return False
        return True

    async def answer(self, interaction: Interaction, message: Message) -> None:
        """Send a private answer, first or later."""
        await send_private(interaction, message)

    async def do_pressed(self, press: Press, command: Command) -> Outcome:
        """Carry out a press at its table."""
        return await self.hall.do(press.id.table, command, press.interaction.id)

    async def acknowledge(self, press: Press, outcome: Outcome, person: int, command: Command) -> bool:
        """Acknowledge a press whose result shows elsewhere. False if the command was refused; then this says why."""
        if outcome.refusal is None:
            await settle(press.interaction)
            return True
        await self.refuse(press.interaction, outcome, person, command)
        return False

    async def refuse(
        self, interaction: Interaction, outcome: Outcome, person: int, command: Command | None = None
    ) -> None:
        """Say why a table refused a command, for as long as it would refuse it."""
        refusal = outcome.refusal or Refusal(TableRefusal.ENDED, "")
        locale = locale_of(interaction)
        if outcome.table is None or command is None or refusal.name == TableRefusal.SAVING:  # no table says it
            await self.answer(interaction, table_refusal(refusal, None, locale, person))
            return

        await self.tell_while(interaction, outcome.table, person, refusal, lambda then: self.refusal(then, command))

    def refusal(self, table: Table, command: Command) -> Refusal | None:
        """Why the hall would refuse a command at a table as it is; None if it would do it."""
        change = self.hall.evenings.would_decide(table, command, table.sealed.seed)
        return change if isinstance(change, Refusal) else None

    async def tell_while(
        self,
        interaction: Interaction,
        table: Table,
        person: int,
        refusal: Refusal,
        refused: Callable[[Table], Refusal | None],
    ) -> None:
        """Say what a table refuses, for as long as ``refused`` gives the same words."""
        locale = locale_of(interaction)

        def said(then: Table, why: Refusal) -> Message:
            return table_refusal(why, self.scene(then, locale), locale, person)

        await self.refusals.tell(interaction, table.id, person, said(table, refusal), Refusing(refused, said))


async def _fail(problem: Exception) -> None:
    raise problem


def admin_of(interaction: Interaction) -> bool:
    """Whether the asker may manage the server, checked now."""
    permissions: Any = interaction.permissions
    return bool(permissions.manage_guild)
