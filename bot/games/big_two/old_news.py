"""Reads events from snapshots before shape 6, whose facts are plain values that only their names tell apart.

All these events are Big Two's. Only this module knows the old meaning of the names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.cards import read_cards
from bot.engine.facts import Cards, Fact, Player
from bot.engine.game import Event
from bot.engine.result import Reckoning, Result

BEFORE = 6
"""The first shape whose facts are typed."""

_PLAYERS = frozenset({"other", "caller", "king", "lord", "commoner", "slave", "dealer", "first"})
_CARDS = frozenset({"cards", "card", "better", "anchor", "cut"})
_UNTOLD = frozenset({"penalty"})
"""Events that no longer exist: the result now says how a penalty came about."""


_SINCE: Mapping[str, Mapping[str, Fact]] = {"tribute": {"place": 0, "to": 0, "tie": "none"}}
"""Facts that events did not have: places of nobody."""


def old_event(data: Any, rules: Mapping[str, Any], result: Result | None = None) -> Event | None:
    """An old event in today's form, or None if that event no longer exists.

    Args:
        data: name, seat, facts and readers.
        rules: every parameter of the table by public name.
        result: the result of the deal, if it is over.
    """
    name, seat, args, only = data
    if name in _UNTOLD:
        return None
    facts = {word: _fact(word, value) for word, value in args.items() if value is not None and word != "terms"}
    facts |= _SINCE.get(name, {})
    match name:
        case "deal-opens":
            facts |= {
                "by": "card" if args["card"] else rules["start.later"],
                "card": Cards(read_cards(args["card"] or "")),
            }
        case "rest-given":
            facts |= {"shown": bool(args["cards"]), "cards": Cards(read_cards(args["cards"] or ""))}
        case "ranks":
            facts["n"] = len(args)
        case "waived" if "other" not in args:
            name = "waived-rest"
        case "called":
            facts["true"] = args["true"] == "yes"
        case "lost-undeclared":
            facts["terms"] = _sum(args["terms"])
        case "full-payer":
            terms, paid = args["terms"], args["p"] if result is None else abs(result.points[seat])
            facts |= {"terms": _sum(terms), "summed": len(terms) > 1 and sum(terms) == paid, "p": paid}
    return Event(name, seat, facts, frozenset(only) if only else None)


def _fact(word: str, value: Any) -> Fact:
    if word in _PLAYERS:
        return Player(value)
    plain: Fact = value
    return Cards(read_cards(value)) if word in _CARDS else plain


def _sum(terms: list[int]) -> Reckoning:
    return Reckoning(tuple((term, 1) for term in terms))
