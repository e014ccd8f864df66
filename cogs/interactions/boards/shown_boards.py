"""Leaderboards, shown to whoever asks: the first page by command, others by buttons, even after a restart."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.engine.house_rules.house import read_label
from bot.i18n.catalogue import picture_text
from bot.store import Counted, Window
from cogs.interactions.answering.answers import replace_message, send_private
from cogs.interactions.boards.added_pictures import AddedPictures, Edit
from cogs.interactions.boards.asked_boards import EVERY, OWN, AskedBoard, NoSuchBoard, mark_of
from cogs.interactions.boards.boards_to_show import MeantBoard, meant_board
from cogs.interactions.bridge import Bridge, locale_of
from cogs.interactions.rules.in_force import channel_of
from cogs.interactions.typed.game_option import game_called, game_meant
from cogs.outbox.drawing import Draws
from cogs.ui.ledger.board_message import BoardInWords, board_message, board_picture, rule_sets_named
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.choices import Choices, named_choices
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Message
from cogs.ui.toolkit.presses import Interaction, Press
from cogs.ui.toolkit.texts import quoted, shown

PAGES = 10_000
"""The most pages that somebody can ask for."""


_Board = tuple[MeantBoard, BoardInWords]


class ShownBoards:
    """Shows leaderboards; the verb ``board`` turns their pages."""

    def __init__(self, bridge: Bridge, drawing: Draws) -> None:
        self.bridge = bridge
        self.pictures = AddedPictures(bridge, drawing)
        bridge.handle({"board": self._turned})

    async def show(self, interaction: Interaction, asked: AskedBoard, page: int) -> None:
        """Answer with a page of a board.

        Raises:
            NoSuchBoard: there is none; its message says what would be one.
        """
        board = await self._board(interaction, asked, page)
        sent = await send_private(interaction, _words(board))
        if sent is not None:
            await self._draw(interaction, sent.edit, board)

    async def _turned(self, press: Press) -> None:
        """Put another page in the place of the one whose button was pressed."""
        interaction, asked = press.interaction, AskedBoard.read(press.id.extra)
        if asked is None:
            await self.bridge.answer(interaction, trouble("err-old", locale_of(interaction)))
            return
        try:
            board = await self._board(interaction, asked, min(max(1, press.id.turn), PAGES))
        except NoSuchBoard as problem:
            await self.bridge.answer(interaction, problem.message)
            return
        if await replace_message(interaction, _words(board)):
            await self._draw(interaction, interaction.edit_original_response, board)

    async def _board(self, interaction: Interaction, asked: AskedBoard, page: int) -> _Board:
        """A page of a board, in the asker's words."""
        store, locale = self.bridge.hall.store, locale_of(interaction)
        guild, now = interaction.guild_id or 0, self.bridge.hall.clock.now()
        meant = await meant_board(store, guild, channel_of(interaction), asked, now, locale)
        scene = await meant.page(store, page, await self.bridge.people.known(interaction))
        names = await store.names([place.person for place in scene.shown])
        return meant, BoardInWords(scene, names, locale)

    async def _draw(self, interaction: Interaction, edit: Edit, board: _Board) -> None:
        meant, said = board
        if not said.scene.places:
            return
        drawn = replace(said, scene=await meant.with_recent(self.bridge.hall.store, said.scene))
        asker = await self.bridge.people.known(interaction)
        await self.pictures.add(
            interaction,
            edit,
            asker,
            _words(board),
            board_picture(drawn),
            lambda png: _words((meant, drawn), png),
        )

    async def rules_typed(self, interaction: Interaction, game: str, typed: str | None, scope: str) -> str:
        """Which rule sets somebody means, as ``AskedBoard`` names them: by label, by name, or the server's own.

        Raises:
            NoSuchBoard: nobody here has played what they name.
        """
        if typed is None:
            return OWN
        wanted, locale = shown(typed).casefold(), locale_of(interaction)
        if wanted == EVERY:
            return EVERY
        played = await self._played(interaction, game, scope)
        for label in played:
            if wanted in (shown(label).casefold(), _called(label).casefold()):
                return mark_of(label)
        named = rule_sets_named(played, game, locale)
        raise NoSuchBoard(trouble("err-board-rules", locale, text=quoted(typed), some=bool(played), names=named))

    async def _played(self, interaction: Interaction, game: str, scope: str) -> tuple[str, ...]:
        """The rule sets of a game that were ever played here, by their labels."""
        channel = channel_of(interaction) if scope == "channel" else 0
        everything = Counted(interaction.guild_id or 0, Window.all(), game, (), channel)
        return await self.bridge.hall.store.points.rule_sets(everything)


def _words(board: _Board, png: bytes | None = None) -> Message:
    """A page as a message, with buttons to the pages beside it. These carry what was asked for."""
    meant, said = board
    page, extra = said.scene.page, meant.asked.carried()
    turning = [CustomId("board", f"{meant.counted.guild}-0", number, extra) for number in (page - 1, page + 1)]
    return board_message(said, png, turning if said.scene.pages > 1 else ())


def _called(label: str) -> str:
    name, preset, _ = read_label(label)
    return name or preset


async def offered_rule_sets(interaction: Interaction, typed: str) -> Choices:
    """The rule sets of the game chosen so far that were played here, and all of them together."""
    locale, chosen = locale_of(interaction), interaction.namespace
    game = await game_meant(interaction, game_called(str(getattr(chosen, "game", None) or ""), locale))
    channel = channel_of(interaction) if getattr(chosen, "scope", None) == "channel" else 0
    everything = Counted(interaction.guild_id or 0, Window.all(), game, (), channel)
    played = await interaction.client.bridge.hall.store.points.rule_sets(everything)
    found = [label for label in played if shown(typed).casefold() in label.casefold()]
    every = app_commands.Choice(name=picture_text("choice-rules-every", locale), value=EVERY)
    return [every, *named_choices(found, game, locale, typed)[:24]]
