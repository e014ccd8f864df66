"""Points: a member's ledger and the server's leaderboard."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import text
from bot.i18n.names import clean_name, markup_safe
from bot.store import Board, BoardRow, LedgerLine, LedgerPage, Window
from cogs.edge.bridge import Bridge, locale_of
from cogs.edge.game_option import GameOption, game_meant
from cogs.ui.messages import Accent, Message, lines, small
from cogs.ui.presses import Interaction
from cogs.ui.texts import described, option

PAGE = 10
"""Entries or places on one page."""

NOTHING = LedgerPage(0, 0, ())
"""The ledger of somebody who never used the bot."""


@app_commands.guild_only()
class LedgerCog(commands.Cog, name="ledger"):
    """``/ledger show`` and ``/leaderboard``."""

    ledger = app_commands.Group(name="ledger", description=described("command-ledger"), guild_only=True)

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    @ledger.command(description=described("command-ledger-show"))
    @app_commands.describe(member=option("member"), game=option("game-all"), page=option("page"))
    async def show(
        self,
        interaction: Interaction,
        member: discord.Member | None = None,
        game: GameOption | None = None,
        page: app_commands.Range[int, 1, 10_000] = 1,
    ) -> None:
        user, store = member or interaction.user, self.bridge.hall.store
        person = await store.known_person(user.id)
        asked = partial(store.ledger, interaction.guild_id or 0, person or 0, PAGE, game=game)
        found = NOTHING if person is None else await asked(offset=(page - 1) * PAGE)
        if page > (last := _pages(found.deals)):
            page, found = last, NOTHING if person is None else await asked(offset=(last - 1) * PAGE)
        name = markup_safe(clean_name(user.display_name, 1))
        await self.bridge.answer(interaction, ledger_message(found, name, page, locale_of(interaction), game))

    @app_commands.command(description=described("command-leaderboard"))
    @app_commands.describe(window=option("window"), game=option("game"), page=option("page"))
    @app_commands.choices(
        window=[
            app_commands.Choice(name=described(f"choice-window-{name}"), value=name)
            for name in ("week", "month", "all")
        ]
    )
    async def leaderboard(
        self,
        interaction: Interaction,
        window: str = "all",
        game: GameOption | None = None,
        page: app_commands.Range[int, 1, 10_000] = 1,
    ) -> None:
        person, game = await self.bridge.known(interaction), await game_meant(interaction, game)
        store = self.bridge.hall.store
        asked = partial(
            store.leaderboard,
            interaction.guild_id or 0,
            _window(window, self.bridge.hall.clock.now()),
            game,
            limit=PAGE,
            for_person=person,
        )
        board = await asked(offset=(page - 1) * PAGE)
        if page > (last := _pages(board.people)):
            page, board = last, await asked(offset=(last - 1) * PAGE)
        names = await store.names([row.person for row in board.rows])
        await self.bridge.answer(interaction, board_message(board, names, window, game, page, locale_of(interaction)))


def _window(name: str, now: float) -> Window:
    return {"week": Window.week, "month": Window.month}[name](now) if name != "all" else Window.all()


def _pages(lines: int) -> int:
    """How many pages so many lines fill; a page behind the last one shows the last."""
    return max(1, -(-lines // PAGE))


def ledger_message(found: LedgerPage, name: str, page: int, locale: str, game: str | None = None) -> Message:
    """Balance and entries of all games or of one, newest first."""
    pages = _pages(found.deals)
    heading = (
        text("ledger-heading-game", locale, game, name=name) if game else text("ledger-heading", locale, name=name)
    )
    entries = [_entry(entry, locale) for entry in found.entries]
    return Message(
        (
            f"### {heading}",
            text("balance", locale, name=name, total=found.balance, deals=found.deals),
            lines(*entries),
            small(
                text("ledger-page", locale, page=page, pages=pages) if pages > 1 else "", text("ledger-note", locale)
            ),
        ),
        Accent.OVER,
    )


def _entry(entry: LedgerLine, locale: str) -> str:
    return text(
        "entry",
        locale,
        entry.game,
        table=int(entry.table.rpartition("-")[2]),
        date=f"<t:{int(entry.at)}:d>",
        deal=entry.deal,
        p=entry.points,
        total=entry.balance,
    )


def board_message(board: Board, names: dict[int, str], window: str, game: str, page: int, locale: str) -> Message:
    """The places of one page, and the asker's own."""
    heading = f"### {text('board-heading', locale, game, window=window)}"
    if not board.people:
        return Message((heading, text("board-empty", locale)), Accent.OVER)
    tied = {row.place for row in board.rows if sum(other.place == row.place for other in board.rows) > 1}
    rows = [_place(row, names, row.place in tied, locale) for row in board.rows]
    own = board.own
    you = text("board-you", locale, place=own.place, total=own.points) if own else text("board-you-none", locale)
    pages = _pages(board.people)
    foot = text("ledger-page", locale, page=page, pages=pages) if pages > 1 else ""
    return Message((heading, lines(*rows), small(you, foot)), Accent.OVER)


def _place(row: BoardRow, names: dict[int, str], tied: bool, locale: str) -> str:
    name = markup_safe(clean_name(names.get(row.person, ""), row.place))
    key = "board-row-tied" if tied else "board-row"
    return text(key, locale, place=row.place, name=name, total=row.points, deals=row.deals)


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(LedgerCog(bot.bridge))
