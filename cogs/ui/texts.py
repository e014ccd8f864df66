"""Texts that Discord shows of commands; they come from the catalogue like all others."""

from __future__ import annotations

from bot.i18n.catalogue import picture_text


def described(key: str) -> str:
    """The description of a command."""
    return picture_text(key)


def option(name: str) -> str:
    """The description of an option."""
    return picture_text(f"option-{name}")
