"""What an error message may print: one line, without control characters or anything that looks like a secret."""

from __future__ import annotations

import re

HIDDEN = "…"

_RUN = re.compile(r"[\w.-]+")
_LONG = re.compile(r"[A-Za-z0-9]{18,}")
_SIGNED_IN = re.compile(r"//[^/\s]*@")


def fit_to_print(text: str) -> str:
    """A text on one line. Anything like a token or the beginning of one is hidden, as is the user in an address.

    >>> fit_to_print("https://user:word@host/ takes no MTIzMTIzMTIzMTIzMTIzMTIz.Gx1y2z.aB3,\\n file daidi.db")
    'https://…@host/ takes no …, file daidi.db'
    """
    line = _RUN.sub(_hidden, _SIGNED_IN.sub(f"//{HIDDEN}@", " ".join(text.split())))
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)


def _hidden(run: re.Match[str]) -> str:
    """Hide a word that mixes capitals, small letters and digits as tokens do and names hardly ever do."""
    mixed = any(word.upper() != word != word.lower() for word in _LONG.findall(run[0]))
    return HIDDEN if mixed and any(map(str.isdigit, run[0])) else run[0]
