"""What a message says in a language: each of its texts, what is wrong with it, and which of the catalogue's it is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from bot.i18n.bundle import entries_of
from bot.i18n.catalogue import FALLBACK, language_of, written
from bot.playground.chat.state import Sent
from bot.playground.people.seen import Reply, Seen
from bot.tables.table_opening import COMPUTER_NAMES
from tests.i18n.translations.checks import NON_LATIN
from tests.i18n.translations.patterns import Sentence
from tests.i18n.translations.written import ROOM

LANGUAGES = ("zh-HK", "zh-TW", "zh-CN", "ja", "de", "sv", "id", "fil", "sw")
"""All but English."""
LIMITS: Mapping[str, int] = {"label": 80, "placeholder": 150, "title": 45, "description": 1024, "content": 4000}
"""How many characters Discord shows of each part of a message or a form, at most."""
PEOPLE = (*COMPUTER_NAMES, "Ann", "Bo-Chen", "Søren", "Dai Di", "Dai", "big-two", "Deutsch")
"""Names in stories, of people, the bot, a channel and the server's language, which are the same in every language."""

_ALIKE = re.compile(
    r"`[^`]*`|\]\([^)]*\)|<[^>]*>|/[a-z][a-z-]*(?: [a-z-]+)*|(?<![A-Za-z])[a-z_]+:|https?://\S+|\b[A-Z]{2}[‑-]\d[\d.]*|\S+\.toml|[A-Z]\w+/[A-Z]\w+"
)
"""What is the same in every language: code, addresses, mentions, commands, options, numbers of rules, files, zones."""
_LATIN = re.compile(r"[A-Za-z]{3,}")
_HAN = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
_ENGLISH = re.compile(
    r"\b(the|you|your|you’ve|this|that|these|with|have|has|isn’t|aren’t|doesn’t|don’t|can’t|were|they|their"
    r"|there|when|where|which|who|from|nobody|everybody|press|choose|plays|played|wins|and)\b",
    re.IGNORECASE,
)
"""Words that make an English sentence and are none in Latin letters elsewhere."""
_UNRESOLVED = re.compile(r"[{}]|\$[a-z]|\bNone\b|\w_\w|�|\b(?:NUMBER|RULE|SIGNED)\(")


def texts_of(shown: Seen | Reply) -> list[str]:
    """Every text of a message, or of all that an act brought: what is read, heard, pressed and chosen."""
    if isinstance(shown, Reply):
        found = [text for message in shown.messages for text in texts_of(message)]
        return found + ([text for _, text in _parts_of(shown.modal)] if shown.modal else [])
    alts = [file.description or "" for file in shown.attachments]
    return [shown.raw["content"], *(text for _, text in _parts_of(shown.raw["components"])), *alts]


def _parts_of(data: Any) -> Iterator[tuple[str, str]]:
    """The texts inside JSON, each with the name of its part."""
    if isinstance(data, list):
        for each in data:
            yield from _parts_of(each)
    elif isinstance(data, dict):
        for name, value in data.items():
            if name in LIMITS and isinstance(value, str):
                yield name, value
            elif not isinstance(value, str):
                yield from _parts_of(value)


def faults_of(shown: Seen | Reply, language: str) -> list[str]:
    """What is wrong with a message in a language: English in it, something unresolved, or more than Discord shows."""
    raws = [message.raw["components"] for message in _messages(shown)]
    if isinstance(shown, Reply) and shown.modal:
        raws.append(shown.modal)
    long = [f"{len(text)} characters: {text}" for name, text in _parts_of(raws) if len(text) > LIMITS[name]]
    return long + [f"{fault}: {text}" for text in texts_of(shown) if (fault := fault_of(text, language))]


def faults_of_sent(sent: Sent, language: str) -> list[str]:
    """What is wrong with a body that the bot sent, but for the commands that it registers.

    Each text is told once; a picture is left out.
    """
    if sent.path.endswith("/commands"):
        return []
    texts = dict.fromkeys(text for data in _json_of(sent.body) for _, text in _parts_of(data))
    return [f"{fault}: {text}" for text in texts if (fault := fault_of(text, language))]


def _json_of(body: bytes) -> Iterator[Any]:
    """The JSON of a body, which may be a part of it beside pictures."""
    for part in body.split(b"\r\n") if body.startswith(b"--") else [body]:
        if part.startswith((b"{", b"[")):
            with suppress(ValueError):  # a piece of a picture
                yield json.loads(part)


def _messages(shown: Seen | Reply) -> list[Seen]:
    return shown.messages if isinstance(shown, Reply) else [shown]


def fault_of(text: str, language: str) -> str:
    """What is wrong with one text; nothing if it is sound.

    >>> fault_of("Søren ska lägga.", "sv"), fault_of("順子 the straight", "zh-TW"), fault_of("Du hast { $n }.", "de")
    ('', 'English: the straight', 'unresolved')
    """
    plain = re.sub("|".join(map(re.escape, sorted(PEOPLE, key=len, reverse=True))), " ", _ALIKE.sub(" ", text))
    if _UNRESOLVED.search(plain):
        return "unresolved"
    if language == FALLBACK:
        return ""
    if language not in NON_LATIN:
        found = [*_ENGLISH.findall(plain)]
    else:
        found = [word for word in _LATIN.findall(plain) if word not in _allowed(language)]
    return f"English: {' '.join(found)}" if found else ""


@cache
def _allowed(language: str) -> frozenset[str]:
    """The words in Latin letters that a language uses."""
    listed = tomllib.loads((ROOM / language / "allowed.toml").read_text(encoding="utf-8"))
    return frozenset(listed.get("latin", ()))


# --- which message of the catalogue it is ---


def says(text: str, key: str, language: str, game: str = "") -> bool:
    """Whether a line of a text is this message of the catalogue in a language, whatever its facts are.

    >>> says("**You left this table.**", "err-went", "en"), says("You left.", "err-went", "en")
    (True, False)
    """
    lines = [line.removeprefix("-# ").replace("**", "").strip() for line in text.splitlines()]
    return any(form.fullmatch(line) for form in _forms(key, language_of(language), game) for line in lines)


@cache
def _forms(key: str, language: str, game: str) -> tuple[re.Pattern[str], ...]:
    """Each variant of a message that has words of its own, with anything for its facts."""
    name, _, attribute = key.partition(".")
    pattern = _patterns(name, language, game)[attribute]
    leaves = [leaf.strip().replace("**", "") for leaf in Sentence(pattern, {}).leaves]
    return tuple(
        re.compile(".+?".join(re.escape(part) for part in leaf.split("{}")))
        for leaf in leaves
        if re.search(r"\w", leaf)
    )


def _patterns(name: str, language: str, game: str) -> dict[str, ast.Pattern]:
    """The value and the attributes of a message, each by its name."""
    body = FluentParser().parse(_entries(language, game)[name]).body
    entry = next(one for one in body if isinstance(one, ast.Message))
    values = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
    return {part: value for part, value in values.items() if value is not None}


@cache
def _entries(language: str, game: str) -> dict[str, str]:
    """The entries of a namespace as they are written."""
    return entries_of(written(language, game))
