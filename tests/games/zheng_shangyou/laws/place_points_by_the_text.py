"""A second reading of docs/zheng-shangyou.md, sections 5 and 7: what places are worth, and who deals next.

It shares no code with the engine and knows nothing but parameters by their public names, and numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass
class Rubber:
    """How a match stands between two deals."""

    totals: list[int]
    deals: int = 0
    points: Sequence[int] = ()
    over: bool = False
    winner: int | None = None  # the seat or the team; None where several share the win


def at_first(values: Mapping[str, Any]) -> Rubber:
    """A match before its first deal."""
    return Rubber([0] * values["zs.players"])


def points(values: Mapping[str, Any], places: Sequence[int]) -> list[int]:
    """What each seat books (ZS-7.1, ZS-7.2)."""
    assert sorted(places) == list(range(values["zs.players"])), "everybody has a place"
    worth = [*values["zs.points"], *[0] * len(places)]
    if values["zs.teams"] == "none":
        return [worth[places.index(seat)] for seat in range(len(places))]
    of_team = [sum(worth[place] for place, seat in enumerate(places) if seat % 2 == team) for team in (0, 1)]
    of_team[1 - places[-1] % 2] += values["zs.not_last"]
    return [of_team[seat % 2] for seat in range(len(places))]


def settled(values: Mapping[str, Any], before: Rubber, places: Sequence[int]) -> Rubber:
    """The match after a deal with these places."""
    found = points(values, places)
    totals = [total + more for total, more in zip(before.totals, found, strict=True)]
    after = Rubber(totals, before.deals + 1, found)
    top = {
        seat if values["zs.teams"] == "none" else seat % 2 for seat in range(len(totals)) if totals[seat] == max(totals)
    }
    if values["zs.match_end"] == "points":
        after.over = max(totals) >= values["zs.target"] and len(top) == 1
    elif values["zs.match_end"] == "deals":
        after.over = after.deals >= values["zs.deals"]
    if after.over and len(top) == 1:
        [after.winner] = top
    return after


def next_dealer(values: Mapping[str, Any], places: Sequence[int]) -> int:
    """Who deals after a deal with these places (ZS-5.1)."""
    if values["zs.later_lead"] == "third":
        return places[2]
    return places[0] if values["zs.later_lead"] == "winner" else places[-1]


def hand_sizes(values: Mapping[str, Any], dealer: int) -> list[int]:
    """How many cards each seat is dealt (ZS-2.3)."""
    seats, cards = values["zs.players"], 54 * values["zs.packs"]
    sizes = [cards // seats] * seats
    if values["zs.surplus"] == "deal":
        for over in range(cards % seats):
            sizes[(dealer + over) % seats] += 1
    return sizes
