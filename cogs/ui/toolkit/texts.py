"""Texts around commands: descriptions of commands for Discord, from the catalogue, and typed text made harmless."""

from __future__ import annotations

from bot.i18n.catalogue import picture_text
from bot.i18n.names import BLANKS, markup_safe

QUOTED = 20
"""The most characters quoted of what somebody typed."""


def described(key: str) -> str:
    """The description of a command."""
    return picture_text(key)


def option(name: str) -> str:
    """The description of an option."""
    return picture_text(f"option-{name}")


def shown(typed: str) -> str:
    """Typed text without invisible characters, and with single spaces."""
    seen = BLANKS.sub(" ", typed)
    return " ".join("".join(char if char.isprintable() else " " for char in seen).split())


def quoted(typed: str) -> str:
    """Typed text, made short and harmless for a quotation."""
    plain = shown(typed[: 10 * QUOTED])
    return markup_safe(plain if len(plain) <= QUOTED else f"{plain[: QUOTED - 1]}…") or "…"
