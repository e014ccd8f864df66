"""The world that the playground shows, and all that its page says, in each language.

The page fills in facts by itself: a message becomes a text in which each fact is its name in braces.
"""

from __future__ import annotations

from typing import Any

from babel import Locale, UnknownLocaleError
from babel.plural import PluralRule

from bot.engine.game import GAMES
from bot.i18n.catalogue import FALLBACK, Argument, language_of, languages, load, own_name, picture_text, text

_STEPS = {"begin": "", "cards-wide": "wide", "cards-narrow": "narrow", "people-wide": "wide", "people-narrow": "narrow"}
"""The steps of the welcome, each with the width of the page at which it is true."""

_PRACTICE = "practice"
_LOCALES = {"en": "en-US", "sv": "sv-SE"}
"""What Discord calls a language that it does not call as its folder is called."""

COUNT = "n"
"""The fact that decides the plural form. Every other one is told as it is."""
_SAMPLES = range(100, 200)
"""Numbers of every plural form, of which no message tells one by itself, and that no language divides by a sign."""

Template = str | dict[str, str]
"""A text with its facts in braces; or, where they differ, one for each plural form: ``1``, ``few``, ``other``."""


def world() -> dict[str, Any]:
    """The make-believe server: its channels, its people, and all that the page says, in each language."""
    spoken = [page_language(language) for language in sorted(languages(), key=lambda one: (one != FALLBACK, one))]
    return {
        "guild": "Playground",
        "bot": "Dai Di",
        "channels": [{"name": name, "topic": topic} for name, topic in spoken[0]["topics"].items()],
        "people": [
            {"name": "Ann", "manager": True},
            {"name": "Bo-Chen"},
            {"name": "大老二王"},
            {"name": picture_text("welcome-spectator")},
        ],
        "languages": spoken,
    }


def page_language(language: str) -> dict[str, Any]:
    """All that the page says in a language: its own words, what a first visitor reads, and what channels are for."""
    steps = [
        {
            "title": picture_text(f"welcome-{step}", language),
            "text": picture_text(f"welcome-{step}.text", language),
            "width": width,
        }
        for step, width in _STEPS.items()
    ]
    begin = {"label": picture_text("welcome-button", language), "command": "tutorial", "channel": _PRACTICE}
    game = picture_text("welcome-channel-game", language)
    return {
        "locale": _LOCALES.get(language, language),
        "name": own_name(language),
        "title": picture_text("chat-title", language),
        "words": page_words(language),
        "welcome": {
            "title": picture_text("welcome-title", language),
            "text": picture_text("welcome-text", language),
            "steps": steps,
            "command": begin,
        },
        "topics": {_PRACTICE: picture_text("welcome-channel-practice", language), **dict.fromkeys(GAMES, game)},
    }


def page_words(language: str) -> dict[str, Template]:
    """The page's own texts in a language, by their keys without ``chat-``."""
    return {word: template(f"chat-{word}", language) for word in keys_of("chat-")}


def keys_of(group: str) -> tuple[str, ...]:
    """The rest of each key of a shared message that begins with ``group``, in alphabetical order.

    >>> keys_of("language-")
    ('chosen', 'name')
    """
    return tuple(sorted(key.removeprefix(group) for key in load() if key.startswith(group)))


def template(key: str, locale: str = FALLBACK) -> Template:
    """A shared message in a language, with its bold type; in English if that language lacks it.

    Where the message counts, its forms are named as CLDR names them, and ``1`` is the one for exactly one.

    >>> template("chat-bot-connected"), template("chat-new-messages")
    ('{bot} is connected', {'1': '1 new message', 'other': '{n} new messages'})
    """
    language = language_of(locale)
    bundles = [load(one) for one in (language, FALLBACK)]
    facts = frozenset[str]().union(*(one.facts_of(key) for one in bundles if key in one))
    gaps = {fact: f"{{{fact}}}" for fact in facts}
    if COUNT not in facts:
        return text(key, locale, **gaps)
    plural = _plural_form(language)

    def counted(number: int) -> str:
        said: dict[str, Argument] = {**gaps, COUNT: number}
        return text(key, locale, **said)

    forms = {"1": counted(1)}
    for number in _SAMPLES:
        if plural(number) not in forms:
            forms[plural(number)] = counted(number).replace(str(number), gaps[COUNT])
    told = {form.replace("1", gaps[COUNT]) if name == "1" else form for name, form in forms.items()}
    return told.pop() if len(told) == 1 else forms


def _plural_form(language: str) -> PluralRule:
    """The plural forms of a language; those of English if nobody has written down its own."""
    try:
        return Locale.parse(language, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        return Locale.parse(FALLBACK).plural_form
