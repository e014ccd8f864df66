"""Finds the known names that somebody may have meant by an unknown one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher

_NEAR = 0.7
"""How similar a name, or a word of it, must be to the typed text, from 0 to 1."""

_WORD = re.compile(r"[^\W_]+")


def nearest(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """At most three names that resemble ``name``, or have a word that does; the closest first.

    >>> nearest("score.setle", ["score.settle", "score.base"]), nearest("flsh", ["cmp.flush"]), nearest("x", ["end"])
    (('score.settle', 'score.base'), ('cmp.flush',), ())
    """
    typed, near = name.casefold(), {}
    for one in names:
        whole = _alike(typed, one)
        best = max([whole, *(_alike(typed, word) for word in _WORD.findall(one))])
        if best >= _NEAR:
            near[one] = best + whole
    return tuple(sorted(near, key=lambda one: near[one], reverse=True)[:3])


def _alike(typed: str, name: str) -> float:
    return SequenceMatcher(None, name.casefold(), typed).ratio()
