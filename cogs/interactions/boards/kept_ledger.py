"""What those who manage a server do to its ledger: correct a deal, export entries, begin and end seasons."""

from __future__ import annotations

import discord

from bot.i18n.catalogue import text
from bot.i18n.names import clean_name, markup_safe
from bot.store import Counted, LedgerRow, NoSeason, NoSuchDeal, NotInDeal, Season, SeasonRuns
from cogs.interactions.answering.answers import FirstAnswer, first_answer, send_private
from cogs.interactions.boards.asked_boards import AskedBoard, NoSuchBoard
from cogs.interactions.boards.boards_to_show import board_for_everybody, meant_window
from cogs.interactions.boards.typed_deals import typed_deal
from cogs.interactions.bridge import Bridge, locale_of
from cogs.outbox.drawing import Draws, NotDrawn
from cogs.ui.ledger.board_message import BoardInWords, board_message, board_picture
from cogs.ui.ledger.deal_entries import as_csv, deal_message
from cogs.ui.refusal_messages import trouble
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Attachment, Message, notice
from cogs.ui.toolkit.presses import Interaction
from cogs.ui.toolkit.texts import shown

MOST_EXPORTED = 40_000
"""The most entries in one file: less than Discord takes."""


class KeptLedger:
    """Answers for whoever may manage the server. Each raises ``NoSuchBoard`` for what cannot be."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge, self.drawing = bridge, drawing
        self.store = bridge.hall.store

    async def deal(self, interaction: Interaction, typed: str) -> Message:
        """All entries of a deal."""
        table, deal = typed_deal(interaction, typed)
        found = await self.store.points.deal(interaction.guild_id or 0, table, deal)
        if not found:
            raise NoSuchBoard(trouble("err-no-deal", locale_of(interaction), id=markup_safe(shown(typed)[:20])))
        return deal_message(found, await self._names(found), locale_of(interaction))

    async def _names(self, found: tuple[LedgerRow, ...]) -> dict[int, str]:
        persons = {one for row in found for one in (row.person, row.actor) if one is not None}
        return await self.store.names(persons)

    async def correct(
        self, interaction: Interaction, typed: str, member: discord.Member, points: int, reason: str
    ) -> Message:
        """Add points to what a deal booked for a member, and show the deal."""
        locale, why = locale_of(interaction), shown(reason)
        table, deal = typed_deal(interaction, typed)
        if not why:
            raise NoSuchBoard(trouble("err-correct-reason", locale))
        if not points:
            raise NoSuchBoard(trouble("err-correct-nothing", locale))
        actor = await self.bridge.people.asking(interaction)
        person = await self.store.known_person(member.id)
        try:
            await self.store.points.correct(
                table, deal, person or 0, points, by=actor, reason=why, interaction=interaction.id
            )
        except NoSuchDeal:
            raise NoSuchBoard(trouble("err-no-deal", locale, id=markup_safe(shown(typed)[:20]))) from None
        except NotInDeal as problem:
            found = await self.store.names(problem.persons)
            names = [markup_safe(clean_name(one, 1)) for one in map(found.get, problem.persons) if one]
            name = markup_safe(clean_name(member.display_name, 1))
            booked = {"names": names, "n": len(names), "some": bool(names)}
            raise NoSuchBoard(trouble("err-correct-member", locale, name=name, **booked)) from None
        return await self.deal(interaction, typed)

    async def export(self, interaction: Interaction, asked: AskedBoard) -> Message:
        """The entries of a window as a file."""
        locale, guild = locale_of(interaction), interaction.guild_id or 0
        window, _ = await meant_window(self.store, guild, asked, self.bridge.hall.clock.now(), locale)
        number, found = await self.store.points.entries(guild, window, MOST_EXPORTED)
        if number > len(found):
            raise NoSuchBoard(trouble("err-export-many", locale, n=number, most=MOST_EXPORTED))
        if not found:
            raise NoSuchBoard(trouble("err-export-nothing", locale))
        accounts = await self.store.accounts({row.person for row in found if row.person is not None})
        written = as_csv(found, await self._names(found), accounts)
        return Message((text("export-said", locale, n=number), Attachment("ledger.csv", written)), Accent.OVER)

    # --- seasons ---

    async def begin_season(self, interaction: Interaction, name: str) -> Message:
        """Begin a season."""
        locale, called = locale_of(interaction), shown(name)
        if not called:
            raise NoSuchBoard(trouble("err-season-name", locale))
        try:
            person = await self.bridge.people.asking(interaction)
            season = await self.store.points.begin_season(interaction.guild_id or 0, called, person)
        except SeasonRuns as problem:
            raise NoSuchBoard(trouble("err-season-runs", locale, name=markup_safe(problem.name))) from None
        return notice(
            f"**{text('season-begun', locale, name=markup_safe(season.name))}**", text("season-begun.note", locale)
        )

    async def end_season(self, interaction: Interaction) -> None:
        """End the season that is going on, and post its board in the channel, for each game that was played."""
        guild = interaction.guild_id or 0
        try:
            season = await self.store.points.end_season(guild, await self.bridge.people.asking(interaction))
        except NoSeason:
            raise NoSuchBoard(trouble("err-season-none", locale_of(interaction))) from None
        await first_answer(interaction, lambda: interaction.response.defer(thinking=True), FirstAnswer.THINKING)
        games = await self.store.points.games(Counted(guild, season.window))
        posted = [await self._board(interaction, season, game) for game in games]
        spoken = self.bridge.languages.of_server(guild)
        over = notice(f"**{text('season-over', spoken, name=markup_safe(season.name))}**")
        await send_private(interaction, over)  # which fills the public answer that was promised
        for message in posted:
            mentions = discord.AllowedMentions.none()
            await interaction.followup.send(view=message.view(), files=message.files(), allowed_mentions=mentions)

    async def _board(self, interaction: Interaction, season: Season, game: str) -> Message:
        """The board of a season that has ended, for everybody."""
        guild, now = interaction.guild_id or 0, self.bridge.hall.clock.now()
        asked, locale = AskedBoard(game, "season", season=season.number), self.bridge.languages.of_server(guild)
        meant, scene = await board_for_everybody(self.store, guild, asked, now, locale)
        scene = await meant.with_recent(self.store, scene)
        names = await self.store.names([place.person for place in scene.shown])
        board = BoardInWords(scene, names, locale, public=True)
        ids = [CustomId("board", f"{guild}-0", number, meant.asked.carried()) for number in (0, 2)]
        return board_message(board, await self._drawn(interaction, board), ids if scene.pages > 1 else ())

    async def _drawn(self, interaction: Interaction, board: BoardInWords) -> bytes | None:
        theme = await self.bridge.themes.of_server(interaction.guild_id or 0)
        try:
            return await self.drawing.draw(board_picture(board), theme, board.locale)
        except NotDrawn:
            return None
