"""Who asks, with their Discord account, number and name; and which table of the channel or the server they mean."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

import discord

from bot.engine.table_values import Sitter
from bot.i18n.catalogue import FALLBACK
from bot.i18n.names import clean_name, told_apart
from bot.store import Store
from bot.tables.life.hall import Hall
from bot.tables.life.living import LivingTable
from bot.tables.life.sleep import Attendant
from bot.tables.life.waking import SetAside
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.ui.refusal_messages import set_aside_message, trouble
from cogs.ui.table_in_words import named_without_seat
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.readers import locale_of


class People(Attendant):
    """Knows people by the numbers that tables and logs use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.names: dict[int, str] = {}  # display names as given, by person number
        self.accounts: dict[int, int] = {}  # Discord accounts, by person number
        self.numbers: dict[int, int] = {}  # person numbers, by account

    async def asking(self, interaction: Interaction) -> int:
        """The number of the asker. Stores their current name."""
        return await self.met(interaction.user)

    async def met(self, user: discord.abc.User) -> int:
        """The number of somebody in a server. Stores their current name."""
        person = self.numbers.get(user.id)
        if person is None or self.names.get(person) != user.display_name:
            person = await self._store.person(user.id, user.display_name)
            self.names[person] = user.display_name
            self.accounts[person], self.numbers[user.id] = user.id, person
        return person

    async def known(self, interaction: Interaction) -> int | None:
        """The number of somebody who only reads. None for somebody new, of whom nothing is stored."""
        account = interaction.user.id
        person = self.numbers.get(account)
        if person is None and (person := await self._store.known_person(account)) is not None:
            self.accounts[person], self.numbers[account] = account, person
        return person

    async def wake(self, tables: Sequence[Table]) -> None:
        await self.learn(tables)

    async def learn(self, tables: Collection[Table]) -> None:
        """Read the names and accounts of the people at some tables from the store."""
        booked = {
            sitter.person
            for table in tables
            if table.settled is not None
            for sitter in table.settled.sitters
            if sitter is not None and sitter.person is not None
        }
        persons = booked.union(*((*table.persons, *named_without_seat(table)) for table in tables))
        self.names |= await self._store.names(persons)
        for person, account in (await self._store.accounts(persons)).items():
            self.accounts[person], self.numbers[account] = account, person

    def account(self, person: int) -> int:
        """A person's Discord account; 0 if they were not met since the start."""
        return self.accounts.get(person, 0)

    def without_seat(self, table: Table, locale: str = FALLBACK) -> tuple[tuple[int, str], ...]:
        """People whom a table names although they have no seat, with their names made harmless."""
        return tuple(
            (person, clean_name(self.names.get(person, ""), 1, locale)) for person in named_without_seat(table)
        )

    def seat_names(
        self, seats: tuple[Sitter | None, ...], others: Collection[str] = (), locale: str = FALLBACK
    ) -> tuple[str, ...]:
        """The names in the seats, all different. A person who is no longer known is named after the seat.

        No computer is called like one of ``others``, the people without a seat.
        """
        names = [self._name(sitter, seat, locale) for seat, sitter in enumerate(seats)]
        computers = {seat for seat, sitter in enumerate(seats) if sitter is not None and sitter.person is None}
        return told_apart(names, computers, others, locale)

    def _name(self, sitter: Sitter | None, seat: int, locale: str) -> str:
        if sitter is None:
            return ""
        return sitter.name if sitter.person is None else clean_name(self.names.get(sitter.person, ""), seat + 1, locale)


class WhichTable:
    """Finds the tables that a command may mean, and says so if there is not exactly one.

    Those that it may mean are awake by then, see ``in_reach``.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def in_reach(self, interaction: Interaction, person: int | None) -> Iterable[LivingTable]:
        """All tables that a command may mean: those of its channel, and those of the server where its author sits."""
        yield from self._here(interaction)
        for known in () if person is None else self._hall.living.of(person):
            if known.guild == interaction.guild_id:
                yield known

    def _here(self, interaction: Interaction) -> tuple[LivingTable, ...]:
        return self._hall.living.in_channel(interaction.channel_id or 0)

    def _tables(self, known: Iterable[LivingTable]) -> tuple[Table, ...]:
        """Tables that are awake."""
        found = (self._hall.get(one.id) for one in known)
        return tuple(table for table in found if table is not None)

    def meant(
        self,
        interaction: Interaction,
        person: int | None,
        number: int | None = None,
        fits: Callable[[Table], bool] | None = None,
        *,
        own_first: bool = True,
    ) -> tuple[Table, ...]:
        """The tables that a command may mean, oldest first. Of several, its author must name one.

        - With ``number``: that table, if it is in this channel or the author sits there.
        - Without: the author's tables in this channel, else any here; of these, those that ``fits``, if any do.

        Without ``own_first``, any table here that fits comes before the author's own.
        """
        here = self._here(interaction)
        if number is not None:
            known = self.numbered(interaction.guild_id, number)
            near = known is not None and (known in here or person in known.outline.persons)
            return self._tables([known]) if known is not None and near else ()
        tables = self._tables(here)
        own = tuple(table for table in tables if _sits(person, table))
        found = own or tables
        fitting = tuple(filter(fits, found if own_first else tables)) if fits is not None else ()
        return fitting or found

    def to_act_at(self, interaction: Interaction, person: int | None, number: int | None = None) -> tuple[Table, ...]:
        """As ``meant``, for acting: tables that wait for the author come first."""

        def waits(table: Table) -> bool:
            return person is not None and table.seat_of(person) in table.waited_for

        return self.meant(interaction, person, number, waits)

    def likeliest(self, interaction: Interaction, person: int | None) -> Table | None:
        """The newest table at which the author may mean to act. Only for guesses that do no harm."""
        return next(reversed(self.to_act_at(interaction, person, number_typed(interaction))), None)

    def unclear(self, interaction: Interaction, tables: tuple[Table, ...], number: int | None) -> Message | None:
        """What to answer if a command may mean several tables, or its number fits no table here; else None."""
        here, locale = self._here(interaction), locale_of(interaction)
        if len(tables) == 1:
            return None
        if number is not None and (elsewhere := self.numbered(interaction.guild_id, number)) is not None:
            return trouble("err-table-elsewhere", locale, table=number, channel=f"<#{elsewhere.channel}>")
        if not here:
            return None
        named = [f"{known.number}" for known in tables or here]
        if number is not None and not tables:
            return trouble("err-no-such-table", locale, table=number, tables=named, n=len(named))
        return trouble("err-several-tables", locale, tables=named)

    def numbered(self, guild: int | None, number: int) -> LivingTable | None:
        """The table of a server with this number."""
        return self._hall.living.numbered(guild or 0, number)

    def hands_of(self, guild: int | None, person: int) -> list[Table]:
        """The tables of a server at which the author of a command sits with a deal in hand."""
        return sorted(self._tables(self._held(guild, person)), key=lambda table: table.number)

    def number_of_hands(self, guild: int | None, person: int) -> int:
        """At how many tables of a server a person sits with a deal in hand."""
        return len(self._held(guild, person))

    def _held(self, guild: int | None, person: int) -> list[LivingTable]:
        of_person = self._hall.living.of(person)
        return [known for known in of_person if known.guild == guild and known.outline.stage is Stage.DEAL]

    def none_here(self, interaction: Interaction) -> Message:
        """What to answer if a channel has no table to act at. It mentions a table that was set aside."""
        aside, locale = self.aside_in(interaction.channel_id), locale_of(interaction)
        return set_aside_message(aside.table, locale) if aside else trouble("err-no-table", locale)

    def aside_in(self, channel: int | None) -> SetAside | None:
        """A table in a channel that could not be read."""
        return next((aside for aside in self._hall.aside.values() if aside.channel == channel), None)


def number_typed(interaction: Interaction) -> int | None:
    """The number in the option ``table`` of a command, even while it is being typed; else None."""
    typed = getattr(interaction.namespace, "table", None)
    return typed if isinstance(typed, int) else None


def _sits(person: int | None, table: Table) -> bool:
    return person is not None and table.seat_of(person) is not None
