"""What people read: Fluent catalogues, one folder for each language, and the functions that turn keys into
sentences."""

from bot.i18n.catalogue import load, picture_text, text

__all__ = ["load", "picture_text", "text"]
