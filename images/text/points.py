"""Numbers of points, as pictures write them in a language."""

from __future__ import annotations

from functools import cache

from babel.core import Locale, UnknownLocaleError

_ENGLISH = "en"


def signed(points: int | str, locale: str = "") -> str:
    """Points with their sign, using a true minus: ``+37``, ``−1,100``, ``0``; a level is left as it is.

    >>> signed(37), signed(-1100, "de"), signed("K", "de")
    ('+37', '−1.100', 'K')
    """
    if isinstance(points, str) or not points:
        return str(points)
    return f"{'+' if points > 0 else '−'}{counted(abs(points), locale)}"


def counted(number: int, locale: str = "") -> str:
    """A number with the separators of the language; in an unknown language as in English."""
    written = f"{number:,}"
    return written.replace(",", _separator(locale)) if "," in written else written


@cache
def _separator(locale: str) -> str:
    """What stands between thousands. Small numbers never ask, so a process that draws only such reads no language."""
    try:
        symbols = Locale.parse(locale or _ENGLISH, sep="-").number_symbols
    except (ValueError, UnknownLocaleError):
        symbols = Locale.parse(_ENGLISH).number_symbols
    latin = symbols.get("latn", symbols)
    return str(latin["group"])
