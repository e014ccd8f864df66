"""Phases read back from JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.big_two.pack import Pack
from bot.games.big_two.phases.phase import Phase

_READERS: Mapping[str, Callable[[Pack, Any], Phase]] = {}
"""What reads a phase, by the ``kind`` that its JSON names."""


def phase_from_json(pack: Pack, data: Any) -> Phase | None:
    """The phase that ``Phase.to_json`` wrote; None for none."""
    return None if data is None else _READERS[data["kind"]](pack, data)
