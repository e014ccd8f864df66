"""Random consistent rule sets. Every parameter takes any of its values; contradicting parameters are drawn again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from hypothesis import strategies as st

from bot.engine.game import Json
from bot.engine.rulebook.declarations import Contradiction, parameters
from bot.games.big_two.rules.parameters import Rules

_OPEN: Mapping[str, Sequence[Json]] = {
    "deck.tile_max": (
        {"3": 9, "4": 13, "5": 15},
        {"3": 5, "4": 6, "5": 8},
        {"3": 15, "4": 15, "5": 15},
        {"4": 13},
    ),
    "start.round_len": (0, 1, 2, 3, 10),
    "redeal.points_below": (0, 1, 3, 8, 100),
    "score.tiers": (
        [[1, 1]],
        [[1, 1], [10, 2], [13, 3]],
        [[1, 1], [8, 2], [11, 3], [13, 4]],
        [[1, 0], [2, 1], [14, 5]],
        [[1, 3], [2, 1]],
    ),
    "score.no_play_mult": (None, 1, 3, 100),
    "score.winner_bonus": (0, 1, 5, 1000),
    "score.fixed": (1, 7, 1000),
    "score.unit": (1, 2, 50),
    "match.deals": (0, 1, 2, 5),
    "match.target": (0, 1, 30, 200),
    "match.chips": (0, 1, 20, 149),
}
"""Useful values of parameters that have too many values, or whose values rarely make a difference."""

_LIKELY: Mapping[str, Sequence[Json]] = {"seats.count": (2, 3, 4, 4, 5), "deal.hand_size": ("equal", 13)}
"""Frequent values of parameters with many values. Two draws in three take one of these."""

_TILES: Mapping[str, Sequence[Json]] = {
    "deck.kind": ("lectio",),
    "deck.suits": ("bygr",),
    "combo.straight_order": ("so-lectio",),
    "seats.count": (3, 4, 5),
}
"""Tables with tiles have only these values, and other tables have none of them, seats apart."""


def values_of(name: str) -> Sequence[Json]:
    """Every value of a parameter as JSON, or useful values if there are too many."""
    return _OPEN.get(name) or Rules.parameter(name).kind.listed


def random_rules(rng: Random, changes: Mapping[str, Json] | None = None) -> Rules:
    """A consistent rule set.

    Each parameter is drawn independently; one of two that contradict each other is drawn again.

    ``changes`` are fixed; they must not contradict each other.
    """
    given = changes or {}
    tiles = rng.random() < 1 / 8
    choices = _choices(tiles=given["deck.kind"] == "lectio" if "deck.kind" in given else tiles)
    choices.update({name: (value,) for name, value in given.items()})
    drawn = {name: _draw(rng, name, values) for name, values in choices.items()}
    while True:
        try:
            return Rules().but(drawn)
        except Contradiction as clash:
            name = rng.choice((clash.first, clash.second)).parameter
            drawn[name] = _draw(rng, name, choices[name])


def _choices(*, tiles: bool) -> dict[str, Sequence[Json]]:
    choices = {name: values_of(name) for name in parameters(Rules)}
    if tiles:
        choices.update(_TILES)
        return choices
    for name, (tile, *more) in _TILES.items():
        if not more:
            choices[name] = tuple(value for value in choices[name] if value != tile)
    return choices


def _draw(rng: Random, name: str, values: Sequence[Json]) -> Json:
    likely = [value for value in _LIKELY.get(name, ()) if value in values]
    return rng.choice(likely if likely and rng.random() < 2 / 3 else values)


RULE_SETS: st.SearchStrategy[Rules] = st.integers(0, 2**32 - 1).map(lambda seed: random_rules(Random(seed)))
"""Random consistent rule sets for Hypothesis."""
