"""A bot with one of everything: options, autocomplete, layouts, modals, files, threads, deferred answers."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui


def png(width: int, height: int) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(name: str = "hand.png", size: tuple[int, int] = (40, 30)) -> discord.File:
    """A PNG to attach."""
    return discord.File(io.BytesIO(png(*size)), filename=name, description="a grey picture")


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that counts in its custom id and so works after a restart."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Counter:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        interaction.client.presses.append((interaction.id, self.n))
        await interaction.response.edit_message(view=counter_view(self.n + 1))


def counter_view(n: int) -> ui.LayoutView:
    """A container with text, picture-less, and the counting button."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(Counter(n))
    view.add_item(ui.Container(ui.TextDisplay(f"Counted to {n}"), row, accent_colour=0x5FA98F))
    return view


class Layout(ui.LayoutView):
    """Gallery, section, separator, select and file."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        button: ui.Button[Any] = ui.Button(label="Open", custom_id="open-modal")
        button.callback = self.open_modal  # type: ignore[method-assign] # discord.py's documented way
        select: ui.Select[Any] = ui.Select(custom_id="fruit", placeholder="Fruit", min_values=1, max_values=2)
        for name in ("apple", "pear", "fig"):
            select.add_option(label=name.title(), value=name)
        select.callback = self.choose  # type: ignore[method-assign] # as above
        self.add_item(
            ui.Container(
                ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="a picture of a hand")),
                ui.Section(ui.TextDisplay("**A section**"), accessory=button),
                ui.Separator(),
                ui.ActionRow(select),
                ui.File("attachment://notes.txt"),
            )
        )

    async def open_modal(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Cut())

    async def choose(self, interaction: discord.Interaction) -> None:
        values = interaction.data["values"] if interaction.data else []
        await interaction.response.send_message(f"You chose {', '.join(values)}", ephemeral=True)


class Cut(ui.Modal, title="Cut the cards"):
    """A modal with a labelled text input."""

    text = ui.Label(text="Your cut", component=ui.TextInput(custom_id="cut", max_length=64, required=False))

    def __init__(self) -> None:
        super().__init__(custom_id="cut-modal")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.text.component, ui.TextInput)
        await interaction.response.send_message(f"Cut with {self.text.component.value}", ephemeral=True)


class SmallBot(discord.Client):
    """The client; ``presses`` lists every press of the counting button it heard of."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.presses: list[tuple[int, int]] = []
        self.resumed = asyncio.Event()
        self.reconnected = asyncio.Event()
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()


def add_commands(tree: app_commands.CommandTree[SmallBot]) -> None:
    """All commands of the bot."""

    @tree.command(description="Count by a button")
    async def count(interaction: discord.Interaction[SmallBot], start: int = 0) -> None:
        await interaction.response.send_message(view=counter_view(start))

    @tree.command(description="Say it to me alone")
    @app_commands.describe(text="What to say", times="How often")
    async def echo(
        interaction: discord.Interaction[SmallBot], text: str, times: app_commands.Range[int, 1, 3] = 1
    ) -> None:
        await interaction.response.send_message(text * times, ephemeral=True)

    @echo.autocomplete("text")
    async def texts(interaction: discord.Interaction[SmallBot], current: str) -> list[app_commands.Choice[str]]:
        found = [word for word in ("three", "thirteen", "two") if word.startswith(current)]
        return [app_commands.Choice(name=word.upper(), value=word) for word in found]
