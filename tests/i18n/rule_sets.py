"""Rule sets for tests of words: every preset, every value of a parameter, and consistent mixtures of them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from bot.engine.actions import NotPossible
from bot.engine.rulebook.declarations import parameters
from bot.engine.rulebook.value_kinds import Choice, Flag
from bot.games.big_two import GAME
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import MIXINS, PRESETS

NUMBERS: dict[str, list[Any]] = {
    "deck.tile_max": [{"3": 9, "4": 13, "5": 15}, {"3": 10, "4": 12, "5": 6}],
    "seats.count": [2, 3, 4, 5, 52],
    "deal.hand_size": ["equal", 1, 10, 13, 17, 26],
    "start.round_len": [0, 1, 10],
    "combo.sf_kickers": [0, 2],
    "last.declare": [[], [1], [2], [1, 2]],
    "redeal.points_below": [0, 1, 3],
    "score.tiers": [[[1, 1]], [[1, 2]], [[1, 1], [10, 2], [13, 3]], [[1, 0], [2, 1], [14, 5]]],
    "score.no_play_mult": [None, 1, 3],
    "score.twos_in_hand": [1, 2],
    "score.twos_finish": [1, 2],
    "score.winner_bonus": [0, 1, 5],
    "score.fixed": [1, 30],
    "score.unit": [1, 10],
    "match.deals": [0, 1, 5],
    "match.target": [0, 1, 200],
    "match.chips": [0, 1, 149],
}
"""Values of the parameters that are neither a choice nor a flag."""


def values_of(name: str) -> list[Any]:
    """Every value of a closed parameter; some typical values of any other."""
    kind = Rules.parameter(name).kind
    if isinstance(kind, Choice):
        return [str(member) for member in kind.members]
    return [False, True] if isinstance(kind, Flag) else NUMBERS[name]


def changed(rules: Rules, name: str, value: Any) -> Rules | None:
    """The rules with one value changed, or None if that contradicts another value."""
    try:
        return rules.but({name: value})
    except NotPossible:
        return None


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """A preset with some mixins and single values changed, leaving out whatever is inconsistent."""
    rules = GAME.rules(draw(st.sampled_from(sorted(PRESETS))))
    for mixin in draw(st.lists(st.sampled_from(sorted(MIXINS)), max_size=4)):
        try:
            rules = rules.but(MIXINS[mixin])
        except NotPossible:
            continue
    for name in draw(st.lists(st.sampled_from(sorted(parameters(Rules))), max_size=12)):
        rules = changed(rules, name, draw(st.sampled_from(values_of(name)))) or rules
    return rules
