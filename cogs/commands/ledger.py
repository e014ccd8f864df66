"""Points: a member's ledger and statistics, and the server's leaderboard."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import text
from bot.i18n.names import clean_name, markup_safe
from bot.store import LedgerLine, LedgerPage, Order
from cogs.interactions.answering.answers import send_private
from cogs.interactions.boards.added_pictures import AddedPictures
from cogs.interactions.boards.asked_boards import (
    DAYS,
    SCOPES,
    WINDOWS,
    AskedBoard,
    NoSuchBoard,
    refuse_parts_of_ratings,
    typed_days,
)
from cogs.interactions.boards.kept_ledger import KeptLedger
from cogs.interactions.boards.shown_boards import ShownBoards, offered_rule_sets
from cogs.interactions.boards.shown_statistics import ShownStatistics
from cogs.interactions.boards.typed_deals import offered_deals
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.game_option import GameOption, game_meant
from cogs.outbox.drawing import Draws
from cogs.ui.ledger.curve_words import CurveInWords, curve_alt, curve_picture
from cogs.ui.toolkit.messages import Accent, Message, Picture, lines, small
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option

PAGE = 10
"""Entries on one page."""

NOTHING = LedgerPage(0, 0, ())
"""The ledger of somebody who never used the bot."""

WINDOW_CHOICES = [app_commands.Choice(name=described(f"choice-window-{name}"), value=name) for name in WINDOWS]

Typed = app_commands.Range[str, 1, 300]


@app_commands.guild_only()
class LedgerCog(commands.Cog, name="ledger"):
    """``/ledger``, ``/stats`` and ``/leaderboard``."""

    ledger = app_commands.Group(name="ledger", description=described("command-ledger"), guild_only=True)
    season = app_commands.Group(name="season", description=described("command-ledger-season"), parent=ledger)

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge = bridge
        self.boards, self.kept = ShownBoards(bridge, drawing), KeptLedger(bridge, drawing)
        self.pictures = AddedPictures(bridge, drawing)
        self.statistics = ShownStatistics(bridge, drawing)

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
        if page > (last := _pages(_lines(found))):
            page, found = last, NOTHING if person is None else await asked(offset=(last - 1) * PAGE)
        shown = partial(ledger_message, found, user.display_name, page, locale_of(interaction), game)
        words = shown()
        sent = await send_private(interaction, words)
        booked = await store.all_points(interaction.guild_id or 0, person or 0, game) if page == 1 else ()
        curve = CurveInWords.of(booked, user.display_name, locale_of(interaction), game)
        if sent is not None and curve is not None:
            asker = await self.bridge.people.known(interaction)
            drawn = partial(shown, curve)
            await self.pictures.add(interaction, sent.edit, asker, words, curve_picture(curve), drawn)

    @ledger.command(description=described("command-ledger-deal"))
    @app_commands.describe(deal=option("deal-id"))
    @app_commands.rename(deal="id")
    @app_commands.autocomplete(deal=offered_deals)
    async def deal(self, interaction: Interaction, deal: Typed) -> None:
        await self._answer(interaction, self.kept.deal(interaction, deal))

    # --- for those who may manage the server ---

    @ledger.command(description=described("command-ledger-correct"))
    @app_commands.describe(
        deal=option("deal-id"),
        member=option("corrected"),
        points=option("corrected-points"),
        reason=option("reason"),
    )
    @app_commands.rename(deal="id")
    @app_commands.autocomplete(deal=offered_deals)
    async def correct(
        self,
        interaction: Interaction,
        deal: Typed,
        member: discord.Member,
        points: app_commands.Range[int, -100_000, 100_000],
        reason: Typed,
    ) -> None:
        if await self.bridge.manages(interaction):
            await self._answer(interaction, self.kept.correct(interaction, deal, member, points, reason))

    @ledger.command(description=described("command-ledger-export"))
    @app_commands.rename(start="from", end="to")
    @app_commands.describe(window=option("window"), start=option("from"), end=option("to"))
    @app_commands.choices(window=WINDOW_CHOICES)
    async def export(
        self,
        interaction: Interaction,
        window: str | None = None,
        start: Typed | None = None,
        end: Typed | None = None,
    ) -> None:
        if await self.bridge.manages(interaction):
            await self._answer(interaction, self._exported(interaction, window, start, end))

    async def _exported(
        self, interaction: Interaction, window: str | None, start: str | None, end: str | None
    ) -> Message:
        first, last = typed_days(start, end, window, locale_of(interaction))
        chosen = DAYS if first or last else window or "all"
        return await self.kept.export(interaction, AskedBoard("", chosen, start=first, end=last))

    @season.command(name="start", description=described("command-ledger-season-start"))
    @app_commands.describe(name=option("season-name"))
    async def season_start(self, interaction: Interaction, name: app_commands.Range[str, 1, 40]) -> None:
        if await self.bridge.manages(interaction):
            await self._answer(interaction, self.kept.begin_season(interaction, name))

    @season.command(name="end", description=described("command-ledger-season-end"))
    async def season_end(self, interaction: Interaction) -> None:
        if await self.bridge.manages(interaction):
            await self._answer(interaction, self.kept.end_season(interaction))

    async def _answer(self, interaction: Interaction, found: Awaitable[Message | None]) -> None:
        """Answer with a message, unless it was sent already, or with why there is none."""
        try:
            message = await found
        except NoSuchBoard as problem:
            message = problem.message
        if message is not None:
            await self.bridge.answer(interaction, message)

    @app_commands.command(description=described("command-stats"))
    @app_commands.describe(member=option("member-stats"), game=option("game"))
    async def stats(
        self, interaction: Interaction, member: discord.Member | None = None, game: GameOption | None = None
    ) -> None:
        await self.statistics.show(interaction, member or interaction.user, await game_meant(interaction, game))

    # --- leaderboards ---

    @app_commands.command(description=described("command-leaderboard"))
    @app_commands.rename(start="from", end="to")
    @app_commands.describe(
        window=option("window"),
        start=option("from"),
        end=option("to"),
        game=option("game"),
        rules=option("rules-added"),
        by=option("by"),
        scope=option("scope-added"),
        page=option("page"),
    )
    @app_commands.choices(
        window=WINDOW_CHOICES,
        by=[app_commands.Choice(name=described(f"choice-by-{order}"), value=str(order)) for order in Order],
        scope=[app_commands.Choice(name=described(f"choice-scope-{scope}"), value=scope) for scope in SCOPES],
    )
    @app_commands.autocomplete(rules=offered_rule_sets)
    async def leaderboard(
        self,
        interaction: Interaction,
        window: str | None = None,
        start: Typed | None = None,
        end: Typed | None = None,
        game: GameOption | None = None,
        rules: Typed | None = None,
        by: str = "points",
        scope: str = "server",
        page: app_commands.Range[int, 1, 10_000] = 1,
    ) -> None:
        game = await game_meant(interaction, game)
        try:
            first, last = typed_days(start, end, window, locale_of(interaction))
            parts = (None if window == "all" else window, start, end, rules, None if scope == "server" else scope)
            refuse_parts_of_ratings(Order(by), *parts, locale=locale_of(interaction))
            chosen = DAYS if first or last else window or "all"
            added = await self.boards.rules_typed(interaction, game, rules, scope)
            await self.boards.show(interaction, AskedBoard(game, chosen, Order(by), scope, added, first, last), page)
        except NoSuchBoard as problem:
            await self.bridge.answer(interaction, problem.message)


def _pages(lines: int) -> int:
    """How many pages this many lines fill, at least 1."""
    return max(1, -(-lines // PAGE))


def _lines(found: LedgerPage) -> int:
    """How many entries somebody has in all."""
    return found.lines


def ledger_message(
    found: LedgerPage,
    name: str,
    page: int,
    locale: str,
    game: str | None = None,
    curve: CurveInWords | None = None,
    png: bytes = b"",
) -> Message:
    """Balance, practice and entries of one game or all, newest first. ``png``: the drawn curve."""
    name, pages = markup_safe(clean_name(name, 1)), _pages(_lines(found))
    heading = (
        text("ledger-heading-game", locale, game, name=name) if game else text("ledger-heading", locale, name=name)
    )
    entries, practice = [_entry(entry, locale) for entry in found.entries], found.practice
    return Message(
        (
            f"### {heading}",
            lines(
                text("balance", locale, name=name, total=found.balance, deals=found.deals),
                text("balance-practice", locale, total=practice.points, deals=practice.deals) if practice.deals else "",
            ),
            Picture("points.png", png, curve_alt(curve)) if curve else "",
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
        won=entry.won and not entry.points,
        kind="correction" if entry.is_correction else "practice" if entry.practice else "deal",
        total=entry.balance,
    )


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(LedgerCog(bot.bridge, bot.drawing))
