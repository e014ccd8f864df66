"""Which values of which parameters can be played so far; everything else is refused by name, never played wrongly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.games.actions import NotPossible
from bot.games.big_two.rules import Rules
from bot.games.game import Json
from bot.games.rulebook import parameters

_BUILT: Mapping[str, tuple[Json, ...]] = {
    "exchange.kind": ("none",),
    "exchange.protected": ("none",),
    "exchange.king_falls": (False,),
    "exchange.ranking": ("points",),
}
"""The playable values by parameter; a parameter that is not named is playable at every value."""


class NotBuilt(NotPossible):
    """A parameter has a value that cannot be played yet; ``choice`` is ``name=value``."""

    def __init__(self, choice: str, owner: str = "") -> None:
        self.choice = choice
        super().__init__(
            f"{owner} needs {choice}, which cannot be played here yet"
            if owner
            else f"{choice} cannot be played here yet"
        )


@lru_cache(maxsize=256)
def playable(rules: Rules) -> Rules:
    """The same rules.

    Raises:
        NotBuilt: a parameter has a value that cannot be played yet; it is named.
    """
    for name in parameters(Rules):
        value = rules[name]
        if value not in _BUILT.get(name, (value,)):
            raise NotBuilt(f"{name}={str(rules.to_json()[name]).lower()}")
    return rules
