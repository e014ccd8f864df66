"""Admission: which interactions are worked on.

The first interaction beyond its author's rates is answered in one line, and the next ones are dropped. To answer a
flood would cost the bot as much as everybody's plays do. Discord shows the author that a dropped one failed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import discord

from bot.engine.game import GAMES, find_game
from bot.i18n.catalogue import text
from bot.tables.life.hall import Hall
from bot.tables.table import Table
from cogs.interactions.answering.answers import quietly, send_private
from cogs.interactions.answering.arrivals import Arrivals
from cogs.interactions.answering.rates import PAUSE, RateKind, Rates
from cogs.interactions.which_table import WhichTable, number_typed
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Message
from cogs.ui.toolkit.presses import Interaction

KINDS = {
    discord.InteractionType.application_command: RateKind.COMMANDS,
    discord.InteractionType.autocomplete: RateKind.SUGGESTIONS,
}
"""How each interaction is counted. Anything else is a press."""


class Admission:
    """Asks the rates about each interaction. A play on one's own turn passes, whatever else was asked."""

    def __init__(
        self, hall: Hall, which: WhichTable, rates: Rates, persons: Mapping[int, int], arrivals: Arrivals
    ) -> None:
        self._hall = hall
        self._which = which  # which tables a command means
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
        if self._is_within_rates(interaction, pressed):
            self._arrivals.answer_in_time(interaction)
            return True
        kind = _kind(interaction)
        if self._rates.refuse(kind, interaction.user.id) and kind is not RateKind.SUGGESTIONS:
            line = text("err-too-fast", str(interaction.locale), n=PAUSE)
            await quietly(send_private(interaction, Message((line,), Accent.REFUSED)))
        return False

    def draws_at_once(self, table: str, account: int) -> bool:
        """Whether a person's hand at a table may be drawn at once, rather than only once in a while."""
        found = self._hall.get(table)
        return found is None or self._rates.take(RateKind.PICTURES, account, found.guild)

    def _is_within_rates(self, interaction: Interaction, pressed: CustomId | None) -> bool:
        person, guild = interaction.user.id, interaction.guild_id or 0
        if self._rates.take(_kind(interaction), person, guild):
            return True
        turn = self._own_turn(interaction, pressed)
        return turn is not None and self._rates.take_try(person, turn)

    def _own_turn(self, interaction: Interaction, pressed: CustomId | None) -> str | None:
        """The turn on which an interaction would play, if the table waits for its author; else None."""
        person = self._persons.get(interaction.user.id)
        if person is None:
            return None
        for table in self._acts_at(interaction, person, pressed):
            if table.seat_of(person) in table.waited_for:
                return f"{table.id}:{table.turn}"
        return None

    def _acts_at(self, interaction: Interaction, person: int, pressed: CustomId | None) -> Iterable[Table]:
        """The tables at which an interaction may act."""
        if pressed is not None:
            table = self._hall.get(pressed.table)
            return () if table is None or pressed.verb not in self.acting else (table,)
        data: dict[str, Any] = dict(interaction.data or {})
        acts = _kind(interaction) is RateKind.COMMANDS and data.get("name") in _acting_commands()
        return self._which.to_act_at(interaction, person, number_typed(interaction)) if acts else ()


def _kind(interaction: Interaction) -> RateKind:
    return KINDS.get(interaction.type, RateKind.PRESSES)


@cache
def _acting_commands() -> frozenset[str]:
    """The names of all commands that act in a deal of any game."""
    return frozenset(command.name for game in GAMES for command in find_game(game).typed.verbs)
