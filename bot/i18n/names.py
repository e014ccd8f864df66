"""Names that people give themselves, made harmless before they appear in a text or a picture.

A display name is untrusted text: it may reverse the direction of a line, hide characters, mention everybody, contain a
link or carry markup. Pictures and alt text use ``clean_name``; messages apply ``markup_safe`` to it.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import regex  # type: ignore[import-untyped]  # it ships no stubs

from bot.engine.actions import Seat
from bot.i18n.catalogue import FALLBACK, picture_text

NAME_LIMIT = 32
"""The longest name, counted in what a reader sees as characters (extended grapheme clusters)."""

_READ_LIMIT = 4_000
"""The number of characters of a raw name that are looked at."""

BLANKS = regex.compile(r"[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFE00-\uFE0E\U000E0100-\U000E01EF]")
"""Characters that show nothing although they count as letters or marks: fillers, blanks, variation selectors."""

_SPACES = regex.compile(r"[\s\p{Z}]+")
_EMOJI = r"[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]"
# Control and format characters (bidi, zero-width, tags), surrogates, private-use and unassigned ones. A joiner between
# two emoji stays, since it makes them one.
_HIDDEN = regex.compile(
    rf"(?!(?<={_EMOJI})\u200D(?=\p{{Extended_Pictographic}}))[\p{{Cc}}\p{{Cf}}\p{{Cs}}\p{{Co}}\p{{Cn}}]"
)
_STRAY_SELECTOR = regex.compile(r"(?<!\p{Emoji})\uFE0F")
_PILED_MARKS = regex.compile(r"(\p{M}{4})\p{M}+")
_SCHEME = regex.compile(r"\w[\w+.-]*:/{2,}", regex.IGNORECASE)
_INVITE = regex.compile(r"(discord(?:app)?\.(?:gg|com/invite))/+", regex.IGNORECASE)
_TAG = regex.compile(r"(?<!<)<++(?=[@#:/]|a:|t:|id:)", regex.IGNORECASE)
_CROWD = regex.compile(r"(?<!@)@++(?=everyone|here)", regex.IGNORECASE)
_GRAPHEME = regex.compile(r"\X")

_MARKUP = regex.compile(r"[\\*_~|`\[\]<>@]")
_LINK = regex.compile(r"(?<=\w):(?=//)")
_LINE_START = regex.compile(r"^(\s*)([-+#])")
_LIST_START = regex.compile(r"^(\s*\d+)([.)])")


@lru_cache(maxsize=4096)  # every message names everybody at its table
def clean_name(raw: str, seat: int, locale: str = FALLBACK) -> str:
    """A display name without hidden characters, mentions and links, at most ``NAME_LIMIT`` graphemes long.

    ``seat`` is the number people read, from 1: a name with nothing left is ``Seat 3``, in the reader's language.

    >>> clean_name("  Wing\\u202e Yan ", 1), clean_name("@everyone https://x.example", 2), clean_name("\\u200b", 3)
    ('Wing Yan', 'everyone x.example', 'Seat 3')
    """
    name = raw[:_READ_LIMIT]
    for _ in range(3):  # removing something may join two halves of something else to remove
        before, name = name, _cleaned(name)
        if name == before:
            break
    return name or picture_text("picture-seat", locale, seat=seat)


def told_apart(
    names: Sequence[str], computers: Collection[Seat], others: Collection[str] = (), locale: str = FALLBACK
) -> tuple[str, ...]:
    """The clean names of those at a table, by seat, so that no two look the same; a free seat has none.

    A computer that is called as a person at the table, or as one of the ``others``, is said to be a computer. People of
    the same name get the numbers of their seats.

    >>> told_apart(("Mei", "Ann", "mei", "Ann", ""), {2})
    ('Mei', 'Ann (seat 2)', 'mei (computer)', 'Ann (seat 4)', '')
    """
    people = [name for seat, name in enumerate(names) if name and seat not in computers]
    said = [
        computer_name(name, (*people, *others), locale) if name and seat in computers else name
        for seat, name in enumerate(names)
    ]
    often = Counter(map(str.casefold, said))
    return tuple(
        _added("name-at-seat", name, locale, seat=seat + 1) if name and often[name.casefold()] > 1 else name
        for seat, name in enumerate(said)
    )


def computer_name(name: str, people: Iterable[str], locale: str = FALLBACK) -> str:
    """The name of a computer, beside people of these names."""
    return _added("name-of-computer", name, locale) if name.casefold() in map(str.casefold, people) else name


def _added(key: str, name: str, locale: str, **facts: int) -> str:
    """A name with what tells it apart, no longer than any name may be."""
    graphemes = _GRAPHEME.findall(name)
    beside = len(_GRAPHEME.findall(picture_text(key, locale, name="", **facts)))
    return picture_text(key, locale, name="".join(graphemes[: NAME_LIMIT - beside]), **facts)


@lru_cache(maxsize=4096)  # for the same reason
def markup_safe(name: str) -> str:
    r"""A name for a message: markup, mentions and links in it show as plain characters.

    >>> markup_safe("*Ann* [x](https://y.example)"), markup_safe("# Bo-Chen")
    ('\\*Ann\\* \\[x\\](https\\://y.example)', '\\# Bo-Chen')
    """
    escaped = _LINK.sub(r"\\:", _MARKUP.sub(r"\\\g<0>", name))
    return str(_LIST_START.sub(r"\1\\\2", _LINE_START.sub(r"\1\\\2", escaped)))


def _cleaned(name: str) -> str:
    shown = _HIDDEN.sub("", BLANKS.sub("", _SPACES.sub(" ", unicodedata.normalize("NFC", name))))
    shown = _PILED_MARKS.sub(r"\1", _STRAY_SELECTOR.sub("", shown))
    plain = _INVITE.sub(r"\1 ", _SCHEME.sub("", shown))
    plain = _SPACES.sub(" ", _CROWD.sub("", _TAG.sub("", plain)))
    graphemes = _GRAPHEME.findall(unicodedata.normalize("NFC", plain).strip())
    return "".join(graphemes[:NAME_LIMIT]).strip()
