"""The structure of every message: a container with parts, an accent colour for its topic, and files.

Colours and the order of parts follow docs/page.md, chapter 8.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import discord

from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.written_components import (
    Component,
    ReadyLayout,
    ReadyRow,
    attached,
    button,
    channel_select,
    container,
    gallery,
    link,
    option,
    row,
    rule,
    section,
    select,
    text_display,
)

ALT_LIMIT = 1_024
"""The most characters in an alt text at Discord."""

MOST_CHOICES = 25
"""The most options in a select, and the most suggestions while somebody types."""

MOST_COMPONENTS = 40
"""The most components in one message, rows and the container included."""

TEXT_LIMIT = 4_000
"""The most characters in all texts of one message together."""


class Accent(IntEnum):
    """The bar at the side of a container. It only repeats what the text says."""

    ACT = 0xF2B33D
    OPEN = 0x5FA98F
    OVER = 0x86A89C
    REFUSED = 0xC9647B
    LAST_CARD = 0xFF8A73


class ButtonStyle(IntEnum):
    """How a button looks. A message has at most one primary button."""

    PRIMARY = discord.ButtonStyle.primary.value
    SECONDARY = discord.ButtonStyle.secondary.value
    SUCCESS = discord.ButtonStyle.success.value
    DANGER = discord.ButtonStyle.danger.value


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its label, what it does, how it looks, whether it is off."""

    label: str
    id: CustomId
    style: ButtonStyle = ButtonStyle.SECONDARY
    off: bool = False


@dataclass(frozen=True, slots=True)
class LinkButton:
    """A button that opens an address and tells the bot nothing."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class ExplainedButton:
    """A button beside a text that says what it ``does``."""

    button: Button
    does: str


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select with at most ``MOST_CHOICES`` options, of which ``least`` to ``most`` are chosen."""

    placeholder: str
    id: CustomId
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    off: bool = False


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """A select of the server's text channels. Up to ``most`` may be chosen; ``chosen`` are the current ones."""

    placeholder: str
    id: CustomId
    chosen: Sequence[int]
    most: int


def alt_text(full: str) -> str:
    """The alt text of a picture, cut to what Discord accepts."""
    return full if len(full) <= ALT_LIMIT else f"{full[: ALT_LIMIT - 1]}…"


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alt text (``alt_text``)."""

    name: str
    png: bytes | None  # None: the edited message already has it, and keeps it
    alt: str


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to download."""

    name: str
    content: bytes


Part = str | Picture | Attachment | Menu | ChannelMenu | ExplainedButton | Sequence[Button | LinkButton] | None
"""A part of a container; None is a rule between parts."""


def components_in(parts: Iterable[Part]) -> int:
    """How many components these parts take. Rows and sections count, and so does all inside them.

    >>> components_in(["text", [Button("Play", CustomId("deed", "1-1"))]])
    3
    """

    def of_one(part: Part) -> int:
        match part:
            case Menu() | ChannelMenu():
                return 2
            case ExplainedButton():
                return 3
            case list() | tuple():
                return 1 + len(part)
        return 1

    return sum(map(of_one, (part for part in parts if part != "")))


@dataclass(frozen=True, slots=True)
class Message:
    """A message before it takes Discord's form: parts from top to bottom, or only plain ``content``."""

    parts: Sequence[Part] = ()
    accent: Accent | None = None
    content: str = ""

    def view(self) -> ReadyLayout:
        """The components for discord.py."""
        return ReadyLayout([container((_component(part) for part in self.parts if part != ""), self.accent)])

    def files(self) -> list[discord.File]:
        """The message's files, made anew at each call, because sending consumes them."""
        found = []
        for part in self.parts:
            if isinstance(part, Picture) and part.png is not None:
                found.append(discord.File(io.BytesIO(part.png), part.name, description=part.alt))
            elif isinstance(part, Attachment):
                found.append(discord.File(io.BytesIO(part.content), part.name))
        return found

    @property
    def has_picture(self) -> bool:
        """Whether it shows a picture."""
        return any(isinstance(part, Picture) for part in self.parts)

    @property
    def keeps_files(self) -> bool:
        """Whether an edit keeps the files of the edited message. They are then neither sent again nor listed."""
        return any(isinstance(part, Picture) and part.png is None for part in self.parts)

    def changes(self) -> dict[str, Any]:
        """The arguments of discord.py's ``edit`` that turn a message into this one."""
        return {"view": self.view()} | ({} if self.keeps_files else {"attachments": self.files()})


def controls(buttons: Iterable[Button]) -> ReadyRow:
    """Buttons below a plain text message, which notifications show as it is."""
    written = [_button(one) for one in buttons]
    return ReadyRow([row(written)] if written else [])


def _component(part: Part) -> Component:
    match part:
        case None:
            return rule()
        case str():
            return text_display(part)
        case Picture():
            return gallery(part.name, part.alt)
        case Attachment():
            return attached(part.name)
        case Menu():
            return row([_select(part)])
        case ChannelMenu():
            return row([channel_select(str(part.id), part.placeholder[:150], part.chosen, part.most)])
        case ExplainedButton():
            return section(part.does, _button(part.button))
    return row(map(_button, part))


def _button(one: Button | LinkButton) -> Component:
    if isinstance(one, LinkButton):
        return link(one.label[:80], one.url)
    return button(one.label[:80], str(one.id), int(one.style), off=one.off)


def _select(menu: Menu) -> Component:
    options = [
        option(one.label[:100], one.value[:100], one.description[:100], chosen=one.chosen)
        for one in menu.options[:MOST_CHOICES]
    ]
    return select(str(menu.id), menu.placeholder[:150], options, menu.least, menu.most, off=menu.off)


def small(*lines: str) -> str:
    """Lines in small type, without the empty ones."""
    return "\n".join(f"-# {part}" for line in lines if line for part in line.splitlines())


def lines(*texts: str) -> str:
    """Lines joined into one text, without the empty ones."""
    return "\n".join(text for text in texts if text)


def rows(buttons: Iterable[Button]) -> list[Sequence[Button]]:
    """Buttons in rows of at most five, Discord's limit."""
    left = list(buttons)
    return [left[at : at + 5] for at in range(0, len(left), 5)]


def notice(headline: str, note: str = "", accent: Accent = Accent.OVER, buttons: Sequence[Button] = ()) -> Message:
    """A short message: a headline, a small line, and sometimes a button."""
    return Message((headline, small(note), *rows(buttons)), accent)


class SaidInstead(Exception):
    """``message`` is said instead of what was asked for."""

    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message
