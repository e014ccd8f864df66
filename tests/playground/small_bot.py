"""A bot with one of everything: options, autocomplete, layouts, modals, files, threads, deferred answers."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui

Bot = discord.Interaction["SmallBot"]


def png(width: int, height: int) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(width: int = 40, height: int = 30) -> discord.File:
    """A PNG to attach, with alt text."""
    return discord.File(io.BytesIO(png(width, height)), filename="hand.png", description="a grey picture")


def notes() -> discord.File:
    """A text file to attach."""
    return discord.File(io.BytesIO(b"some notes"), filename="notes.txt")


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that counts in its custom id, so that it works after a restart."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Counter:
        return cls(int(match["n"]))

    async def callback(self, interaction: Any) -> None:
        bot = interaction.client
        bot.presses.append((interaction.id, self.n))
        bot.heard.set()
        await interaction.response.edit_message(view=counter_view(self.n + 1))


def counter_view(n: int) -> ui.LayoutView:
    """A container with text and the counting button."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(Counter(n))
    view.add_item(ui.Container(ui.TextDisplay(f"Counted to {n}"), row, accent_colour=0x5FA98F))
    return view


class Layout(ui.LayoutView):
    """A gallery, section, separator, select and file."""

    def __init__(self, alt: str = "a picture of a hand") -> None:
        super().__init__(timeout=None)
        button: ui.Button[Any] = ui.Button(label="Open", custom_id="open-modal")
        button.callback = self.open_modal  # type: ignore[method-assign] # discord.py's documented way
        select: ui.Select[Any] = ui.Select(custom_id="fruit", placeholder="Fruit", min_values=1, max_values=2)
        for name in ("apple", "pear", "fig"):
            select.add_option(label=name.title(), value=name)
        select.callback = self.choose  # type: ignore[method-assign] # as above
        self.add_item(
            ui.Container(
                ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description=alt)),
                ui.Section(ui.TextDisplay("**A section**"), accessory=button),
                ui.Separator(),
                ui.ActionRow(select),
                ui.File("attachment://notes.txt"),
            )
        )

    async def open_modal(self, interaction: Any) -> None:
        """Open a modal when pressed."""
        await interaction.response.send_modal(Cut())

    async def choose(self, interaction: Any) -> None:
        """Show what was chosen, to the chooser alone."""
        await interaction.response.send_message(f"You chose {', '.join(interaction.data['values'])}", ephemeral=True)


class Cut(ui.Modal, title="Your cut"):
    """A modal with a labelled text input."""

    text: ui.Label[Any] = ui.Label(text="Text", component=ui.TextInput(custom_id="cut", max_length=64))

    def __init__(self) -> None:
        super().__init__(custom_id="cut-modal")

    async def on_submit(self, interaction: Any, /) -> None:
        assert isinstance(self.text.component, ui.TextInput)
        await interaction.response.send_message(f"Cut with {self.text.component.value}", ephemeral=True)


class SmallBot(discord.Client):
    """The client; ``presses`` lists every press of the counting button that it received."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.presses: list[tuple[int, int]] = []
        self.heard = asyncio.Event()
        self.readied = 0
        self.errors: list[Exception] = []
        add_answers(self.tree)
        add_tables(self.tree)
        self.tree.error(self.note)

    async def setup_hook(self) -> None:
        """Register everything."""
        self.add_dynamic_items(Counter)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once, where discord.py would wait five seconds."""

    async def on_ready(self) -> None:
        """Count the sessions that begin."""
        self.readied += 1

    async def note(self, interaction: Any, error: app_commands.AppCommandError, /) -> None:
        """Keep what a command raised."""
        self.errors.append(getattr(error, "original", error))


def add_answers(tree: app_commands.CommandTree[SmallBot]) -> None:
    """Add commands that answer in every way Discord allows."""

    @tree.command(description="Count by a button")
    async def count(interaction: Bot, start: int = 0) -> None:
        await interaction.response.send_message(view=counter_view(start))

    @tree.command(description="Say it to me alone")
    @app_commands.describe(text="What to say", times="How often")
    async def echo(interaction: Bot, text: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
        await interaction.response.send_message(text * times, ephemeral=True)

    @echo.autocomplete("text")
    async def texts(interaction: Bot, current: str) -> list[app_commands.Choice[str]]:
        found = [word for word in ("three", "thirteen", "two") if word.startswith(current)]
        return [app_commands.Choice(name=word.upper(), value=word) for word in found]

    @tree.command(description="A layout with files")
    async def layout(interaction: Bot, private: bool = False) -> None:
        files = [picture(), notes()]
        await interaction.response.send_message(view=Layout(), files=files, ephemeral=private)

    @tree.command(description="Think first")
    async def think(interaction: Bot) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("first", ephemeral=True)
        second = await interaction.followup.send("second", ephemeral=True, wait=True)
        await second.edit(content="second, edited", attachments=[picture(8, 8)])
        third = await interaction.followup.send("third", ephemeral=True, wait=True)
        await third.delete()

    @tree.command(description="Answer, edit, delete")
    async def passing(interaction: Bot) -> None:
        await interaction.response.send_message("soon gone")
        await interaction.edit_original_response(content="almost gone")
        await interaction.delete_original_response()

    @tree.command(description="Who is meant")
    async def greet(interaction: Bot, member: discord.Member, loud: bool = False) -> None:
        mentions = discord.AllowedMentions(users=[member]) if loud else discord.AllowedMentions.none()
        await interaction.response.send_message(f"Hello {member.mention}", allowed_mentions=mentions)


def add_tables(tree: app_commands.CommandTree[SmallBot]) -> None:
    """Add sub-commands, and commands that send messages other than answers."""
    table = app_commands.Group(name="table", description="Tables", guild_only=True)

    @table.command(name="open", description="Open a thread and post in it")
    async def open_(interaction: Bot, name: str) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        message = await thread.send(view=Layout(), files=[picture(), notes()])
        await message.edit(view=Layout("another hand"), attachments=[picture(80, 60), message.attachments[1]])
        await interaction.response.send_message(f"Opened {thread.mention}", ephemeral=True)

    @table.command(name="add-computer", description="Name with a hyphen")
    async def add_computer(interaction: Bot, level: str = "casual") -> None:
        await interaction.response.send_message(f"A {level} computer", ephemeral=True)

    tree.add_command(table)

    @tree.command(description="Look somebody up")
    async def lookup(interaction: Bot, member: str) -> None:
        assert interaction.guild
        try:
            found = await interaction.guild.fetch_member(int(member))
        except discord.NotFound as error:
            await interaction.response.send_message(f"not here: {error.code}", ephemeral=True)
        else:
            await interaction.response.send_message(f"here: {found.display_name}", ephemeral=True)

    @tree.command(description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    async def setup(interaction: Bot) -> None:
        await interaction.response.send_message("Set up", ephemeral=True)
