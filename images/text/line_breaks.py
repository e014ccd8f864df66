"""Texts that are too long for a line, in two of about the same width."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import east_asian_width

from images.text.fonts import Style
from images.text.runs import measure

_NOT_FIRST = "，。、：；！？）」』”’…・ーっゃゅょッャュョ,.:;!?)%"
_NOT_LAST = "（「『“‘("


def places_to_break(text: str) -> tuple[int, ...]:
    """Where a text may be broken: at spaces, and beside wide characters, whose languages have none.

    >>> places_to_break("a deal"), places_to_break("最高的，一局")
    ((2,), (1, 2, 4, 5))
    """
    return tuple(at for at in range(1, len(text)) if _breaks(text[at - 1], text[at]))


def _breaks(before: str, here: str) -> bool:
    wide = "W" in (east_asian_width(before), east_asian_width(here))
    return before == " " or (wide and here not in _NOT_FIRST and before not in _NOT_LAST and here != " ")


@lru_cache(maxsize=512)
def in_two_lines(text: str, style: Style, locale: str = "") -> tuple[str, ...]:
    """A text in two lines, as narrow as they can be; in one where it cannot be broken."""
    ways = [(text[:at].rstrip(), text[at:].lstrip()) for at in places_to_break(text)]
    return min(ways, key=lambda way: max(measure(line, style, locale) for line in way), default=(text,))
