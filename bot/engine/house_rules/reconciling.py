"""Finds the settings that must change together with one that contradicts the rest of the rules."""

from __future__ import annotations

from collections import deque
from contextlib import suppress

from bot.engine.game import Json
from bot.engine.house_rules.house import HouseRules, values_of
from bot.engine.rulebook.declarations import Contradiction, Setting, Way

_TRIED = 200
"""The most combinations of settings that are tried for one contradiction."""


def ways_to(rules: HouseRules, asked: Setting) -> list[Way]:
    """What to change together with ``asked`` if that alone contradicts the rest. The shortest ways come first.

    Each way is minimal. ``rules`` need not be consistent yet. The list is empty if no known way helps.

    Raises:
        NotPossible: the parameter is unknown, a value is out of range, or the preset no longer exists.
    """
    try:
        now = rules.values()
    except Contradiction:
        return []
    found: list[Way] = []
    waiting: deque[Way] = deque([()])
    for _ in range(_TRIED):
        if not waiting:
            break
        way = waiting.popleft()
        try:
            rules.but(asked.parameter, asked.value, way)
        except Contradiction as clash:
            held = _values((asked, *way))
            for more in (*clash.ways, *_instead_of_none(clash, rules.game)):
                fresh = tuple(one for one in more if now[one.parameter] != one.value or one.parameter in held)
                if fresh and not held.keys() & _values(fresh).keys():
                    waiting.append((*way, *fresh))
        else:
            found.append(_least(rules, asked, way))
    found.sort(key=len)
    return [way for at, way in enumerate(found) if not any(_holds(way, less) for less in found[:at])]


def _instead_of_none(clash: Contradiction, game: str) -> list[Way]:
    """If a way switches something off: each other value of that parameter, which may fit the rest as well."""
    off = [way[0].parameter for way in clash.ways if len(way) == 1 and way[0].value == "none"]
    return [(Setting(name, value),) for name in off for value in values_of(game, name) if value != "none"]


def _least(rules: HouseRules, asked: Setting, way: Way) -> Way:
    """A way without the settings that a later step made unnecessary."""
    for one in way:
        less = tuple(other for other in way if other != one)
        with suppress(Contradiction):
            rules.but(asked.parameter, asked.value, less)
            way = less
    return way


def _values(way: Way) -> dict[str, Json]:
    return {one.parameter: one.value for one in way}


def _holds(way: Way, less: Way) -> bool:
    return all(one in way for one in less)
