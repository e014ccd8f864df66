"""Which weights a player who plays for points has under a rule set: one set of weights for each way of scoring.

The weights were found by a search (``tests/bench/strength/search.py``), which keeps each set in ``found_weights`` as
JSON, with date and figures.
"""

from __future__ import annotations

import json
from functools import cache
from pkgutil import get_data
from typing import Any

from bot.games.big_two.computers.sharp.weights import Weights
from bot.games.big_two.rules.closed_choices import ScoreBase, Settle
from bot.games.big_two.rules.parameters import Rules

_OF_SETTLE = {
    Settle.LEDGER: "ledger",
    Settle.FIXED_LOSER: "fixed",
    Settle.PUSOY: "win",
    Settle.PLACES: "places",
}
_OF_BASE = {
    ScoreBase.TW_DEDUCT: "values",
    ScoreBase.TW_PLUS_MINUS: "values",
    ScoreBase.INDONESIA: "honours",
}
_USUAL = "pairwise"


def scheme_of(rules: Rules) -> str:
    """The name of the way in which a rule set scores."""
    return _OF_BASE.get(rules.score.base) or _OF_SETTLE.get(rules.score.settle) or _USUAL


def weights_for(rules: Rules) -> Weights:
    """The weights found for the scoring of these rules; if none were, those for the usual one."""
    return _weights(scheme_of(rules))


@cache
def _weights(scheme: str) -> Weights:
    found = _found(scheme) or _found(_USUAL)
    return Weights(**{name: part._replace(**found.get(name, {})) for name, part in Weights()._asdict().items()})


def _found(scheme: str) -> Any:
    """The weights that were found for a way of scoring, by name; None if there was no search for it."""
    try:
        data = get_data(__package__, f"found_weights/{scheme}.json")
    except FileNotFoundError:
        return None
    return None if data is None else json.loads(data)["weights"]
