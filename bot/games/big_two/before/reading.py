"""Phases read back from JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.class_struggle import Swaps
from bot.games.big_two.before.exchange.returning import Returning
from bot.games.big_two.before.exchange.tribute_chain import Chain
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.cards.pack import Pack

_READERS: Mapping[str, Callable[[Pack, Any], Phase]] = {
    "leftover": LeftOver.from_json,
    "returning": Returning.from_json,
    "swaps": Swaps.from_json,
    "pool": Pool.from_json,
    "picking": Picking.from_json,
    "chain": Chain.from_json,
}
"""What reads a phase, by the ``kind`` that its JSON names."""


def phase_from_json(pack: Pack, data: Any) -> Phase | None:
    """The phase that ``Phase.to_json`` wrote; None for none."""
    return None if data is None else _READERS[data["kind"]](pack, data)
