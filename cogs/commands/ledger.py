"""Points: a member's ledger and the server's leaderboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import tzinfo
from functools import partial
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.i18n.catalogue import text
from bot.i18n.names import clean_name, markup_safe
from bot.scenes.ledger_scenes import RECENT, BoardPlace, BoardScene
from bot.store import BoardRow, Counted, LedgerLine, LedgerPage, Window
from cogs.interactions.answering.admission import RateKind
from cogs.interactions.answering.answers import quietly, send_private
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.typed.game_option import GameOption, game_meant
from cogs.outbox.drawing import Draws, NotDrawn
from cogs.ui.ledger.board_message import BoardInWords, board_message, board_picture
from cogs.ui.ledger.curve_words import CurveInWords, curve_alt, curve_picture
from cogs.ui.toolkit.messages import Accent, Message, Picture, lines, small
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import described, option
from images.pictures import Picture as Drawn

PAGE = 10
"""Entries or places on one page."""

NOTHING = LedgerPage(0, 0, ())
"""The ledger of somebody who never used the bot."""

log = structlog.get_logger(__name__)


@app_commands.guild_only()
class LedgerCog(commands.Cog, name="ledger"):
    """``/ledger show`` and ``/leaderboard``."""

    ledger = app_commands.Group(name="ledger", description=described("command-ledger"), guild_only=True)

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge, self.drawing = bridge, drawing

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
            await self._add_picture(interaction, sent, asker, words, curve_picture(curve), drawn)

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
        person, game = await self.bridge.people.known(interaction), await game_meant(interaction, game)
        store = self.bridge.hall.store
        guild, now = interaction.guild_id or 0, self.bridge.hall.clock.now()
        counted = Counted(guild, _window(window, now, await store.points.zone(guild)), game)
        asked = partial(store.points.board, counted, limit=PAGE, for_person=person)
        found = await asked(offset=(page - 1) * PAGE)
        if page > (last := _pages(found.people)):
            page, found = last, await asked(offset=(last - 1) * PAGE)
        places = tuple(map(_place, found.rows))
        own = _place(found.own) if found.own else None
        scene = BoardScene(game, window, places, own, page, _pages(found.people))
        names = await store.names([place.person for place in scene.shown])
        board = BoardInWords(scene, names, locale_of(interaction))
        words = board_message(board)
        sent = await send_private(interaction, words)
        if sent is not None and scene.places:
            persons = [place.person for place in scene.shown]
            recent = await store.points.recent(counted, persons, RECENT)
            board = replace(board, scene=scene.with_recent(recent))
            await self._add_picture(
                interaction, sent, person, words, board_picture(board), partial(board_message, board)
            )

    async def _add_picture(
        self,
        interaction: Interaction,
        sent: Any,
        asker: int | None,
        words: Message,
        picture: Drawn,
        shown: Callable[[bytes], Message],
    ) -> None:
        """Add a picture, in the asker's theme, to an answer already sent. Without a picture it keeps its ``words``.

        If the asker wants too many pictures, the words say so. ``asker`` is None for somebody never seen.
        """
        if not self.bridge.rates.take(RateKind.PICTURES, interaction.user.id, interaction.guild_id or 0):
            line = small(text("points-not-drawn", locale_of(interaction)))
            await quietly(sent.edit(view=Message((*words.parts, line), words.accent).view()))
            return
        theme = await self.bridge.themes.of_asker(asker, interaction.guild_id or 0)
        try:
            png = await self.drawing.draw(picture, theme, locale_of(interaction))
        except NotDrawn as problem:
            log.warning("points_not_drawn", reason=str(problem))
            return
        message = shown(png)
        await quietly(sent.edit(view=message.view(), attachments=message.files()))


def _window(name: str, now: float, zone: tzinfo) -> Window:
    return {"week": Window.week, "month": Window.month}[name](now, zone) if name != "all" else Window.all()


def _place(row: BoardRow) -> BoardPlace:
    return BoardPlace(row.place, row.tied, row.person, row.points, row.deals)


def _pages(lines: int) -> int:
    """How many pages this many lines fill, at least 1."""
    return max(1, -(-lines // PAGE))


def _lines(found: LedgerPage) -> int:
    """How many entries somebody has in all."""
    return found.deals + found.practice.deals


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
        practice=entry.practice,
        total=entry.balance,
    )


async def setup(bot: Any) -> None:
    """Load the cog."""
    await bot.add_cog(LedgerCog(bot.bridge, bot.drawing))
