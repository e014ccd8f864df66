"""Which rules a button is about, written short enough for its custom id.

A preset, a mixin and a name given by a server are each written as the first digits of a hash. So long chains fit. The
reader finds them among the existing names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules
from cogs.ui.rules.words import extra_game, game_extra

EXTRA_LIMIT = 60
"""The most characters written. A custom id also needs room for a verb and a server."""

_DIGITS = 6


def rules_extra(*rules: HouseRules) -> str | None:
    """What a button about these rules of one game carries. None if it is too long, or if unnamed rules have changes.

    >>> rules_extra(HouseRules("big-two", "singapore+ledger"))
    'big_two.51e2a4-fe1401'
    """
    if any(one.changes and not one.name for one in rules):
        return None
    written = ".".join([game_extra(rules[0].game), *map(_written, rules)])
    return written if len(written) <= EXTRA_LIMIT else None


def read_rules_extra(extra: str, saved: Mapping[str, Mapping[str, HouseRules]]) -> list[HouseRules] | None:
    """The rules that ``rules_extra`` wrote; None if any is gone. ``saved``: what the server named, by game."""
    game, *parts = extra.split(".")
    game = extra_game(game)
    if game not in saved:
        return None
    found = [_found(game, part, saved[game]) for part in parts]
    return None if not found or None in found else [one for one in found if one is not None]


def _written(rules: HouseRules) -> str:
    if rules.name:
        return f"n{_code(rules.name)}"
    return "-".join(map(_code, rules.preset.split("+")))


def _found(game: str, part: str, saved: Mapping[str, HouseRules]) -> HouseRules | None:
    if part.startswith("n"):
        return next((rules for name, rules in saved.items() if _code(name) == part[1:]), None)
    first, *others = part.split("-")
    preset, mixins = _by_code(find_game(game).rules.presets), _by_code(find_game(game).rules.mixins)
    if first not in preset or any(code not in mixins for code in others):
        return None
    return HouseRules(game, "+".join([preset[first], *(mixins[code] for code in others)]))


def _by_code(names: Iterable[str]) -> dict[str, str]:
    return {_code(name): name for name in names}


def _code(name: str) -> str:
    return sha256(name.encode()).hexdigest()[:_DIGITS]
