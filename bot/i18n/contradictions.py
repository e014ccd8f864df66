"""A contradiction between rules, in words: what does not fit together, why, and what would."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.games.rulebook import Contradiction, Way, show_value
from bot.i18n.catalogue import FALLBACK, text


def contradiction_lines(problem: Contradiction, locale: str = FALLBACK) -> tuple[str, str]:
    """The headline and the small line for a contradiction.

    Raises:
        LookupError: the catalogue has no such contradiction.
    """
    headline = text("contra", locale, first=str(problem.first), second=str(problem.second))
    why = text(f"contra-{problem.name}", locale, problem.game)
    if not problem.ways:
        return headline, why
    return headline, text("ways-out", locale, why=why, ways=_listed("ways-either", _ways(problem.ways, locale), locale))


def _ways(ways: Sequence[Way], locale: str) -> list[str]:
    """Each way out, in words. Adjacent ways that set only one and the same option become one, with all its values."""
    said = []
    for options, alike in groupby(ways, key=lambda way: [one.parameter for one in way]):
        if len(options) == 1:
            values = [f"`{show_value(one.value)}`" for (one,) in alike]
            said.append(_setting(options[0], _listed("ways-values", values, locale), locale))
        else:
            said += [_together(way, locale) for way in alike]
    return said


def _together(way: Way, locale: str) -> str:
    settings = [_setting(one.parameter, f"`{show_value(one.value)}`", locale) for one in way]
    return _listed("ways-together", settings, locale)


def _setting(option: str, value: str, locale: str) -> str:
    return text("ways-setting", locale, option=option, value=value)


def _listed(key: str, items: Sequence[str], locale: str) -> str:
    """Items as one list; ``key`` is the message that joins the last item to the others."""
    *others, last = items
    return text(key, locale, first=others, last=last) if others else last
