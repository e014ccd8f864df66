"""Messages of the Fluent catalogues: ``text`` for messages, ``picture_text`` for pictures and their alt text.

The catalogue contains whole sentences; code supplies facts. A number is passed as a number, a truth value as ``yes`` or
``no``, cards as ``Card`` values, a list as a sequence. All languages of the bot run from left to right, so only an
argument with right-to-left letters needs isolate marks, and only where markup is read (docs/voice.md, 1.8).

``<language>/*.ftl`` holds the messages of all games, ``<language>/<game>/*.ftl`` those of one. Each game is a separate
namespace: two games may both have a message ``kind``, but no game may reuse a shared key. A shared message may refer to
a message that every game has, such as ``{ game }`` or ``{ kind }``; it is then formatted with the game in question.
"""

from __future__ import annotations

import unicodedata
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

import structlog

from bot.cards import BIG_JOKER, LITTLE_JOKER, SUIT_SIGNS, Card
from bot.i18n.bundle import Bundle, NotSaid, entries_of, read_file
from bot.i18n.comparison import Comparison
from bot.i18n.spoken_numbers import FUNCTIONS


class Names(tuple[str, ...]):
    """Names of people as a sentence lists them: *Mei, Kai and Lan*."""

    __slots__ = ()


Fact = str | int | float | Card | Sequence[Card] | Sequence[str] | Names
"""A value for a message. Cards in a sequence are separated by spaces, texts by the language's comma."""
Argument = Fact | None
"""A fact, or None. A missing fact only matters to a sentence that uses it."""

_Told = tuple[str, type, Fact]  # a fact by its name; values of several types may be equal, but sound different
_ROOM = "bot.i18n"
ROOMS: dict[str, str] = {}
"""For games whose catalogues are in another package: that package, by the game's public name."""
CARDS = "std52"
"""The default of the argument ``deck`` of every message: cards; ``lectio`` means tiles."""
BOLD = "**"
"""What stands around words in bold type."""
FALLBACK = "en"
"""The language that has every message."""
SAID = 4096
"""How many sentences are remembered. Most of what a turn says was said a turn ago, or at another table."""

log = structlog.get_logger(__name__)

_JOKERS = {LITTLE_JOKER: "little", BIG_JOKER: "big"}
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))


def text(key: str, locale: str = FALLBACK, game: str = "", /, **args: Argument) -> str:
    """A whole message, or ``message.attribute``, in a language; in English if that language lacks it.

    ``game`` is the public name of the game whose messages may be used besides the shared ones.

    Raises:
        LookupError: no catalogue has the message, or an argument that it uses is missing.
    """
    return _format(key, locale, game, args, marked=True)


def picture_text(key: str, locale: str = FALLBACK, game: str = "", /, **args: Argument) -> str:
    """Like ``text``, without bold type and isolate marks: for pictures, alt text and wherever plain text is shown."""
    return _format(key, locale, game, args, marked=False)


@cache
def load(locale: str = FALLBACK, game: str = "", *, marked: bool = True) -> Bundle:
    """Read a language's catalogue once, with the messages of one game or of none; ``marked``: with their bold type.

    Raises:
        LookupError: there is no such language.
    """
    if locale not in languages():
        raise LookupError(f"no catalogue for the language {locale!r}")
    if locale != FALLBACK:
        _look_through(locale)
    entries = ChainMap(*(_entries(locale, space) for space in dict.fromkeys(("", game))))
    return Bundle(locale, entries, FUNCTIONS, without="" if marked else BOLD)


def read_all(games: Iterable[str]) -> tuple[Bundle, ...]:
    """Read the English catalogues of some games at the start, so that no message has to wait for a file."""
    return tuple(load(FALLBACK, game, marked=marked) for game in ("", *games) for marked in (True, False))


@cache
def _entries(locale: str, game: str) -> dict[str, str]:
    """The entries of a language, shared or of one game. Every bundle that has them holds the same texts."""
    return entries_of(written(locale, game))


def written(locale: str, game: str) -> tuple[str, ...]:
    """The files of a language, shared or of one game; none if the language has none for that game."""
    folder = resources.files(ROOMS.get(game, _ROOM)).joinpath(locale, *([game] if game else []))
    files = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    return tuple(read_file(file) for file in files if file.name.endswith(".ftl"))


@cache
def digest(languages: tuple[str, ...], games: tuple[str, ...]) -> str:
    """A text that changes with the files of these languages: those of all games (``""``), and those of these games."""
    said = (file for language in languages for game in games for file in written(language, game))
    return sha256("\0".join(said).encode()).hexdigest()


@cache
def _look_through(locale: str) -> None:
    """Log once, in one line, what a language lacks beside English, has beyond it, or says in a broken way."""
    found = Comparison.of({game: (_entries(locale, game), _entries(FALLBACK, game)) for game in _spaces()})
    if found.missing or found.additional or found.broken:
        log.warning("catalogue_incomplete", language=locale, **found.told())


def _spaces() -> list[str]:
    """The namespaces of the catalogue: the shared one, and each game's."""
    folder = resources.files(_ROOM).joinpath(FALLBACK)
    return sorted({"", *ROOMS, *(entry.name for entry in folder.iterdir() if entry.is_dir())})


@cache
def _tell(language: str, key: str, trouble: str) -> None:
    """Log, once, that a message could not be said in a language."""
    log.warning("message_not_said", language=language, message=key, reason=trouble)


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, by folder name."""
    return tuple(sorted(entry.name for entry in resources.files(_ROOM).iterdir() if _is_catalogue(entry)))


def _is_catalogue(entry: Traversable) -> bool:
    return entry.is_dir() and any(file.name.endswith(".ftl") for file in entry.iterdir())


@cache
def own_name(language: str) -> str:
    """What a language calls itself; its folder's name if it does not say so.

    >>> own_name("en"), own_name("tlh")
    ('English', 'tlh')
    """
    if language not in languages() or "language-name" not in load(language):
        return language
    return picture_text("language-name", language)


@cache
def language_of(locale: str) -> str:
    """The language of a locale: the one of its name, else the one without its region, else English.

    A locale is what Discord says of a reader or a server, or a language that somebody chose.

    >>> language_of("en-GB"), language_of("tlh"), language_of("")
    ('en', 'en', 'en')
    """
    wanted = (locale, locale.partition("-")[0])
    return next((name for name in wanted if name in languages()), FALLBACK)


@cache
def _chain(locale: str) -> tuple[str, ...]:
    """The catalogues to try, best first. No language stands in for another one but English."""
    return tuple(dict.fromkeys((language_of(locale), FALLBACK)))


def forget() -> None:
    """Forget everything read and said, so that other files count."""
    for remembered in (
        load,
        languages,
        own_name,
        language_of,
        _entries,
        digest,
        _look_through,
        _tell,
        _chain,
        _uses,
        _said,
        _cards,
    ):
        remembered.cache_clear()


def _format(key: str, locale: str, game: str, args: Mapping[str, Argument], *, marked: bool) -> str:
    """The message in the first language that has it and everything it refers to."""
    used = ((name, fact) for name in _uses(key, locale, game, marked) if (fact := args.get(name)) is not None)
    facts = tuple((name, type(fact), tuple(fact) if isinstance(fact, list) else fact) for name, fact in used)
    return _said(key, locale, game, facts, marked)


@cache
def _uses(key: str, locale: str, game: str, marked: bool) -> tuple[str, ...]:
    """The facts that a message may use, in any of the languages to be tried."""
    name, _, attribute = key.partition(".")
    bundles = (load(language, game, marked=marked) for language in _chain(locale))
    return tuple(sorted(frozenset[str]().union(*(one.facts_of(name, attribute) for one in bundles if name in one))))


@lru_cache(SAID)
def _said(key: str, locale: str, game: str, facts: tuple[_Told, ...], marked: bool) -> str:
    name, _, attribute = key.partition(".")
    given = {"deck": CARDS} | {told: fact for told, _, fact in facts}
    trouble = f"no message {key!r}"
    for language in _chain(locale):
        bundle = load(language, game, marked=marked)
        if name not in bundle:
            continue
        used = bundle.facts_of(name, attribute) & given.keys()
        plain = {word: _plain(given[word], language, marked) for word in used}
        try:
            said = bundle.say(name, attribute, plain)
        except NotSaid as problem:
            trouble = f"message {key!r} in {language!r}: {problem}"
            if language != FALLBACK:
                _tell(language, key, str(problem))
        else:
            if said is not None:
                return said
    raise LookupError(trouble)


def words(value: Fact, locale: str = FALLBACK) -> str:
    """An argument as it appears in a sentence: cards with suit signs, jokers and tiles in words, lists with separators.

    >>> words([Card("3", "d"), Card("T", "h")]), words(["low", "high"]), words(Names(["Ann", "Bo", "Kai"]))
    ('3♦ 10♥', 'low, high', 'Ann, Bo and Kai')
    """
    return str(_plain(value, _chain(locale)[0], isolate=False))


def in_a_row(sentences: Iterable[str], locale: str = FALLBACK) -> str:
    """Whole sentences, one after the other, without those that are empty. Some languages put no space between them.

    >>> in_a_row(["Ann leads.", "", "Beat 3♦."])
    'Ann leads. Beat 3♦.'
    """
    said = [sentence for sentence in sentences if sentence]
    return text("separator-sentence", locale).join(said) if len(said) > 1 else "".join(said)


def _plain(value: Fact, language: str, isolate: bool) -> str | int | float:
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | float():
            return value
        case str():
            return _isolated(value) if isolate else value
        case Card():
            return _card(value, language)
        case (Card(), *_):
            return _cards(tuple(value), language)
    parts = [str(_plain(part, language, isolate)) for part in value]
    if isinstance(value, Names) and len(parts) > 1:
        rest = _joined(parts[:-1], language)
        return _format("listed", language, "", {"n": len(parts), "rest": rest, "last": parts[-1]}, marked=False)
    return _joined(parts, language) if parts else ""


@lru_cache(SAID)
def _cards(cards: tuple[Card, ...], language: str) -> str:
    parts = [_card(card, language) for card in cards]
    signs = all(card.suit in SUIT_SIGNS or card in _JOKERS for card in cards)
    return " ".join(parts) if signs else _joined(parts, language)


def _joined(parts: Sequence[str], language: str) -> str:
    return _format("separator-comma", language, "", {}, marked=False).join(parts)


def _card(card: Card, language: str) -> str:
    if card in _JOKERS:
        return _format("joker", language, "", {"joker": _JOKERS[card]}, marked=False)
    if card.suit in SUIT_SIGNS:
        return card.sign
    return _format("tile", language, "", {"number": card.rank, "suit": card.suit}, marked=False)


def _isolated(value: str) -> str:
    if not value.isascii() and any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in value):
        return f"{_ISOLATE}{value}{_END_ISOLATE}"
    return value
