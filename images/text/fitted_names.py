"""Names on pictures, shortened to fit, and as one or two characters in a disc."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from images.text.fonts import Style
from images.text.runs import drawable, graphemes, measure

_MORE = "…"


@lru_cache(maxsize=2048)
def shorten(text: str, style: Style, room: float, locale: str = "") -> str:
    """The text; if it is wider than ``room`` pixels, it is cut between characters and ends with ``…``."""
    whole = drawable(text)
    if measure(whole, style, locale) <= room:
        return whole
    pieces = graphemes(whole)
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        if measure("".join(pieces[:middle]).rstrip() + _MORE, style, locale) <= room:
            low = middle
        else:
            high = middle - 1
    return "".join(pieces[:low]).rstrip() + _MORE


@lru_cache(maxsize=512)
def _initials(name: str, count: int) -> str:
    pieces = graphemes(drawable(name))
    letters = [piece for piece in pieces if piece[0].isalnum()] or [piece for piece in pieces if not piece.isspace()]
    first = letters[:1] and (letters[0].upper() if len(letters[0].upper()) == len(letters[0]) else letters[0])
    return "".join((*first, *letters[1:count]))


def monograms(names: Sequence[str]) -> tuple[str, ...]:
    """A short sign for each name: its first letter, two if that is shared, its position if these are shared, too.

    >>> monograms(["Ann", "Alex", "大老二王", "🎉"])
    ('An', 'Al', '大', '4')
    """
    signs = [_initials(name, 1) for name in names]
    shared = Counter(signs)
    signs = [_initials(name, 2) if shared[sign] > 1 else sign for name, sign in zip(names, signs, strict=True)]
    shared = Counter(signs)
    return tuple(sign if sign and shared[sign] == 1 else str(seat) for seat, sign in enumerate(signs, 1))


def plain_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names as pictures write them. A name with nothing left becomes its position."""
    return tuple(drawable(name) or str(seat) for seat, name in enumerate(names, 1))
