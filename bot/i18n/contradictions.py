"""A contradiction between rules, in words: what does not fit together, why, and what would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.engine.rulebook.declarations import Contradiction, Setting, Way, show_value
from bot.i18n.catalogue import FALLBACK, text
from bot.i18n.rule_page import setting_said, setting_value_said, title


def contradiction_lines(problem: Contradiction, locale: str = FALLBACK, *, typed: bool = False) -> tuple[str, str]:
    """The headline and the small line for a contradiction: in words, or ``typed``, as the shell names settings.

    Raises:
        LookupError: the catalogue has no such contradiction.
    """
    said = _Typed() if typed else _InWords(problem.game, locale)
    headline = text("contra", locale, first=said.both(problem.first), second=said.both(problem.second))
    why = text(f"contra-{problem.name}", locale, problem.game)
    if not problem.ways:
        return headline, why
    ways = _listed("ways-either", _ways(said, problem.ways, locale), locale)
    return headline, text("ways-out", locale, why=why, ways=ways)


@dataclass(frozen=True, slots=True)
class _InWords:
    """Settings as people read them."""

    game: str
    locale: str

    def both(self, setting: Setting) -> str:
        return setting_said(self.game, setting, self.locale)

    def option(self, setting: Setting) -> str:
        return title(self.game, setting.parameter, self.locale)

    def value(self, setting: Setting) -> str:
        return setting_value_said(self.game, setting, self.locale)


class _Typed:
    """Settings as they are typed."""

    def both(self, setting: Setting) -> str:
        return f"`{setting}`"

    def option(self, setting: Setting) -> str:
        return f"`{setting.parameter}`"

    def value(self, setting: Setting) -> str:
        return f"`{show_value(setting.value)}`"


def _ways(said: _InWords | _Typed, ways: Sequence[Way], locale: str) -> list[str]:
    """Each way out. Adjacent ways that set only one and the same option become one, with all its values."""
    found = []
    for options, alike in groupby(ways, key=lambda way: [one.parameter for one in way]):
        ways_alike = list(alike)
        if len(options) == 1:
            values = [said.value(one) for (one,) in ways_alike]
            found.append(_setting(said, ways_alike[0][0], _listed("ways-values", values, locale), locale))
        else:
            found += [_together(said, way, locale) for way in ways_alike]
    return found


def _together(said: _InWords | _Typed, way: Way, locale: str) -> str:
    settings = [_setting(said, one, said.value(one), locale) for one in way]
    return _listed("ways-together", settings, locale)


def _setting(said: _InWords | _Typed, setting: Setting, value: str, locale: str) -> str:
    return text("ways-setting", locale, option=said.option(setting), value=value)


def _listed(key: str, items: Sequence[str], locale: str) -> str:
    """Items as one list; ``key`` is the message that joins the last item to the others."""
    *others, last = items
    return text(key, locale, first=others, last=last) if others else last
