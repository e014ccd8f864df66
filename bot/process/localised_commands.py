"""Names and descriptions of commands in the languages that Discord offers, as far as the catalogue has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Any

import regex  # type: ignore[import-untyped]  # it ships no stubs
import structlog
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, Translator, locale_str

from bot.engine.game import GAMES
from bot.i18n.catalogue import FALLBACK, digest, language_of, load, picture_text
from bot.i18n.command_names import command_key, name_of, option_key

LONGEST = 100
"""The most characters of a description or a choice."""
DESCRIBING = ("command-", "option-", "choice-")
"""Beginnings of the messages that describe commands."""

_NAME = regex.compile(r"[-_'\p{L}\p{N}]{1,32}")
_COMMANDS = (TranslationContextLocation.command_name, TranslationContextLocation.group_name)
_PARAMETER = TranslationContextLocation.parameter_name

log = structlog.get_logger(__name__)


def spoken_by_commands() -> dict[str, str]:
    """The languages besides English in which commands can appear, by Discord's locale."""
    found = {locale.value: language_of(locale.value) for locale in Locale}
    return {locale: language for locale, language in found.items() if language != FALLBACK}


def fingerprint() -> str:
    """A text that changes whenever those languages do; empty without any."""
    languages = tuple(sorted({*spoken_by_commands().values()}))
    return digest(languages, ("", *GAMES)) if languages else ""


class CatalogueTranslator(Translator):
    """Finds the message of an English text, and says it in another language; None where that is not possible."""

    def __init__(self) -> None:
        self._spoken = spoken_by_commands()
        self._unnamed: set[tuple[str, str]] = set()  # languages and names that keep their English form, as was logged

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContext[Any, Any]) -> str | None:
        """The name, description or choice in a language of Discord."""
        language = self._spoken.get(locale.value)
        if language is None:
            return None
        where: Any = context
        if where.location in _COMMANDS:
            siblings = where.data.parent.commands if where.data.parent else ()
            return self._name(where.data.qualified_name, language, [one.qualified_name for one in siblings])
        if where.location is _PARAMETER:
            siblings = where.data.command.parameters
            return self._name(string.message, language, [one.name for one in siblings], option=True)
        return self._text(string.message, language)

    def _name(self, name: str, language: str, siblings: Iterable[str], *, option: bool = False) -> str | None:
        """The name of a command or an option, unless Discord would refuse it or another one has it."""
        key_of = option_key if option else command_key

        def called_as(one: str) -> str:
            return name_of(key_of(one), one.rpartition(" ")[2], language)

        if key_of(name) not in load(language, marked=False):
            return None
        called, others = called_as(name), Counter(map(called_as, siblings))
        if not _NAME.fullmatch(called) or called != called.lower() or others[called] > 1:
            if (language, name) not in self._unnamed:
                self._unnamed.add((language, name))
                log.warning("command_not_named", language=language, command=name, name=called)
            return None
        return called

    def _text(self, english: str, language: str) -> str | None:
        key, game = self._keys.get(english, ("", ""))
        if not key or key not in load(language, game, marked=False):
            return None
        said = picture_text(key, language, game)
        if len(said) > LONGEST:
            log.warning("command_not_described", language=language, message=key, characters=len(said))
            return None
        return said

    @cached_property
    def _keys(self) -> dict[str, tuple[str, str]]:
        """The messages that describe commands, with their games, by what they say in English."""
        found: dict[str, tuple[str, str]] = {}
        for game in ("", *GAMES):
            for key in filter(_describes, load(FALLBACK, game)):
                try:
                    found.setdefault(picture_text(key, FALLBACK, game), (key, game))
                except LookupError:  # it has facts, so no command shows it by itself
                    continue
        return found


def _describes(key: str) -> bool:
    return key.startswith(DESCRIBING)
