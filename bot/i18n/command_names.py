"""What commands and their options are called in the reader's language, as Discord shows them.

A command or an option that the catalogue does not name, such as one of a game in another package, keeps its own name.
"""

from __future__ import annotations

from bot.i18n.catalogue import FALLBACK, load, picture_text


def command_name(command: str, locale: str = FALLBACK) -> str:
    """A command, without the slash that people type before it; the groups that it is in stand first.

    >>> command_name("rules show"), command_name("rules show", "de")
    ('rules show', 'regeln ansehen')
    """
    words = command.split(" ")
    keys = (command_key(" ".join(words[: length + 1])) for length in range(len(words)))
    return " ".join(name_of(key, word, locale) for key, word in zip(keys, words, strict=True))


def option_name(option: str, locale: str = FALLBACK) -> str:
    """An option, without the colon that people type behind it.

    >>> option_name("auto_pass"), option_name("auto_pass", "de")
    ('auto_pass', 'auto_passen')
    """
    return name_of(option_key(option), option, locale)


def command_key(command: str) -> str:
    """The key of the message that names a command, or the last word of one in a group.

    >>> command_key("rules show")
    'command-name-rules-show'
    """
    return f"command-name-{command.replace(' ', '-')}"


def option_key(option: str) -> str:
    """The key of the message that names an option.

    >>> option_key("auto_pass")
    'option-name-auto-pass'
    """
    return f"option-name-{option.replace('_', '-')}"


def name_of(key: str, name: str, locale: str) -> str:
    """What the message of a ``key`` calls a command or an option; its own ``name`` if no message does."""
    return picture_text(key, locale) if key in load(FALLBACK, marked=False) else name
