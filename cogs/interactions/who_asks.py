"""Who is asking: the people met since the start, with their Discord accounts, numbers and names."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.table_values import Sitter
from bot.i18n.names import clean_name, told_apart
from bot.store import Store
from bot.tables.table import Table
from cogs.ui.table_in_words import named_without_seat
from cogs.ui.toolkit.presses import Interaction


class People:
    """Knows people by the numbers that tables and logs use."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.names: dict[int, str] = {}  # display names as given, by person number
        self.accounts: dict[int, int] = {}  # Discord accounts, by person number
        self.numbers: dict[int, int] = {}  # person numbers, by account

    async def asking(self, interaction: Interaction) -> int:
        """The number of the asker. Stores their current name."""
        user = interaction.user
        person = self.numbers.get(user.id)
        if person is None or self.names.get(person) != user.display_name:
            person = await self._store.person(user.id, user.display_name)
            self.names[person] = user.display_name
            self.accounts[person], self.numbers[user.id] = user.id, person
        return person

    async def known(self, interaction: Interaction) -> int | None:
        """The number of somebody who only reads. None for somebody new, of whom nothing is stored."""
        person = self.numbers.get(interaction.user.id)
        return await self._store.known_person(interaction.user.id) if person is None else person

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

    def without_seat(self, table: Table) -> tuple[tuple[int, str], ...]:
        """People whom a table names although they have no seat, with their names made harmless."""
        return tuple((person, clean_name(self.names.get(person, ""), 1)) for person in named_without_seat(table))

    def seat_names(self, seats: tuple[Sitter | None, ...], others: Collection[str] = ()) -> tuple[str, ...]:
        """The names in the seats, all different. A person who is no longer known is named after the seat.

        No computer is called like one of ``others``, the people without a seat.
        """
        names = [self._name(sitter, seat) for seat, sitter in enumerate(seats)]
        computers = {seat for seat, sitter in enumerate(seats) if sitter is not None and sitter.person is None}
        return told_apart(names, computers, others)

    def _name(self, sitter: Sitter | None, seat: int) -> str:
        if sitter is None:
            return ""
        return sitter.name if sitter.person is None else clean_name(self.names.get(sitter.person, ""), seat + 1)
