"""``/table invite``, ``reserve`` and ``unreserve``: whom the host of a table wants there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.i18n.names import clean_name, markup_safe
from bot.tables import commands as do
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.slash_commands import MadeOption, TableNumber, made_command
from cogs.presence.table_commands import TableCommands
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.messages import SaidInstead
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option, quoted

User = discord.Member | discord.User


class Guests:
    """The commands about those who are to come."""

    def __init__(self, bridge: Bridge, tables: TableCommands) -> None:
        self._bridge = bridge  # who is meant
        self._tables = tables  # carries the commands out

    def commands(self) -> list[app_commands.Command[Any, ..., None]]:
        """All of them, for the group ``/table``."""
        table = MadeOption("table", TableNumber, option("table"), required=False)
        member = MadeOption("member", discord.User, option("guest"))
        anybody = MadeOption("member", discord.User, option("guest"), required=False)
        role = MadeOption("role", discord.Role, option("guest-role"), required=False)
        return [
            made_command("invite", described("command-table-invite"), [anybody, role, table], self._invite),
            made_command("reserve", described("command-table-reserve"), [member, table], self._reserve),
            made_command("unreserve", described("command-table-unreserve"), [member, table], self._unreserve),
        ]

    async def _invite(
        self,
        interaction: Interaction,
        member: User | None = None,
        role: discord.Role | None = None,
        table: int | None = None,
    ) -> None:
        locale = locale_of(interaction)
        if (member is None) == (role is None) or (role is not None and not isinstance(role, discord.Role)):
            await self._bridge.answer(interaction, trouble("err-invite-whom", locale))
        elif role is not None and role.is_default():
            await self._bridge.answer(interaction, trouble("err-invite-everybody", locale))
        elif role is not None:
            group = role.id
            await self._tables.typed(interaction, lambda person: do.Invite(person, group=group), table)
        else:
            await self._about(interaction, member, do.Invite, table)

    async def _reserve(self, interaction: Interaction, member: User, table: int | None = None) -> None:
        await self._about(interaction, member, do.Reserve, table)

    async def _unreserve(self, interaction: Interaction, member: User, table: int | None = None) -> None:
        await self._about(interaction, member, do.Unreserve, table)

    async def _about(
        self,
        interaction: Interaction,
        member: User | None,
        command: Callable[[int, int], do.Command],
        table: int | None,
    ) -> None:
        """Do a command about a member of the server."""
        try:
            whom = await member_meant(self._bridge, interaction, member)
            if member is not None and command is not do.Unreserve:
                await self._refuse_blocked(interaction, member, whom)
        except SaidInstead as problem:
            await self._bridge.answer(interaction, problem.message)
            return
        await self._tables.typed(interaction, lambda person: command(person, whom), table)

    async def _refuse_blocked(self, interaction: Interaction, member: User, whom: int) -> None:
        """Refuse to let a person in whom the one who asks for it has blocked.

        Raises:
            SaidInstead: they have.
        """
        host = await self._bridge.people.known(interaction)
        if host is not None and whom in await self._bridge.blocks.of(host):
            raise SaidInstead(
                trouble("err-guest-blocked", locale_of(interaction), name=harmless_name(member.display_name))
            )


def harmless_name(name: str) -> str:
    """A display name that can stand in a message, whatever is written in it."""
    return markup_safe(clean_name(name, 1))


async def member_meant(bridge: Bridge, interaction: Interaction, member: User | None) -> int:
    """The number of the person that a command is about.

    Raises:
        SaidInstead: it is a bot, or somebody who is not in the server.
    """
    if isinstance(member, User) and member.bot:
        raise SaidInstead(trouble("err-guest-bot", locale_of(interaction)))
    if not isinstance(member, discord.Member):  # a forged number is no user at all
        name = member.display_name if isinstance(member, User) else "?"
        raise SaidInstead(trouble("err-member", locale_of(interaction), text=quoted(name)))
    return await bridge.people.met(member)
