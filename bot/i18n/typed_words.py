"""The words for suits, ranks, jokers and kinds that people type, of all languages: ``typed/<language>.toml``.

Everybody may type all of them, whatever their own language, so a word has one meaning in all languages.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from importlib import resources
from typing import NamedTuple

import structlog

from bot.cards import BIG_JOKER, LITTLE_JOKER, in_plain_signs

log = structlog.get_logger(__name__)

_FOLDER = "typed"
_SUITS = {"spades": "s", "hearts": "h", "clubs": "c", "diamonds": "d"}
_JOKERS = {"big": str(BIG_JOKER), "little": str(LITTLE_JOKER)}
AS = "as"
"""The word before what cards are played as, in records and in English."""


class Role(Enum):
    """What a word is in a text about cards."""

    SUIT = "suit"
    RANK = "rank"
    CARD = "joker"  # a joker, or what rank and suit make
    KIND = "kind"
    OF = "of"  # between rank and suit: ace *of* spades
    AND = "and"  # between cards
    AS = "as"  # before what cards are played as
    OTHER = "other"


class TypedWord(NamedTuple):
    """What a word means."""

    role: Role
    means: str  # the letter of a suit or rank, a joker in notation, or English words


@cache
def typing_languages() -> tuple[str, ...]:
    """The languages that have words to type, by file."""
    folder = resources.files(__package__).joinpath(_FOLDER)
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


def words_of(language: str) -> Iterator[tuple[str, TypedWord]]:
    """The words of a language, as its file has them, each with its meaning.

    Raises:
        KeyError: the file has a suit or a joker that does not exist, or words for something else.
    """
    file = resources.files(__package__).joinpath(_FOLDER, f"{language}.toml")
    table: Mapping[str, Mapping[str, Sequence[str]]] = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    for section, entries in table.items():
        for key, words in entries.items():
            meaning = _meaning(section, key)
            yield from ((word, meaning) for word in words)


def _meaning(section: str, key: str) -> TypedWord:
    if section == "between":
        role = {"of": Role.OF, "and": Role.AND, "as": Role.AS}[key]
        return TypedWord(role, AS if role is Role.AS else "")
    match Role(section):
        case Role.SUIT as role:
            return TypedWord(role, _SUITS[key])
        case Role.CARD as role:
            return TypedWord(role, _JOKERS[key])
        case Role.RANK as role:
            return TypedWord(role, "T" if key == "10" else key)
        case role:
            return TypedWord(role, key.replace("_", " "))


def as_looked_up(word: str) -> str:
    """A word in the form in which all are compared."""
    return " ".join(in_plain_signs(word).casefold().split())


@cache
def all_words() -> Mapping[str, TypedWord]:
    """The words of all languages. Read when somebody types the first text that is not in notation.

    A language whose file is broken has none, and the log names it.
    """
    found: dict[str, TypedWord] = {}
    for language in typing_languages():
        try:
            found |= {as_looked_up(word): means for word, means in words_of(language)}
        except (ValueError, LookupError, TypeError, AttributeError) as problem:
            log.warning("typed_words_unreadable", language=language, reason=str(problem))
    return found


@cache
def longest_words() -> tuple[int, int]:
    """The most words, and the most characters, that an entry has."""
    return max(word.count(" ") + 1 for word in all_words()), max(map(len, all_words()))
