"""``kill -9`` in matches of Sheng Ji: they go on from what is saved, and end as matches that were never killed.

Promise: A match of Sheng Ji that is killed in any phase, again and again, ends as one never killed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from bot.engine.game import find_game
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.rules.closed_choices import Rank
from bot.playground.server import Playground
from tests.bot.kills.killed_matches import LONG, Course, Span, killed_match

SEED = "5e" * 32
"""In the first deal from this seed, somebody declares."""


def played(match: Mapping[str, Any]) -> float:
    """How much of a match is played or in hand: by the level of the side in front."""
    return (max(map(list(Rank).index, match["levels"])) + 3) / len(Rank)


COURSE = Course(
    first=Phase.DRAW,
    depths={Phase.DRAW: 3, Phase.BURY: 1, Phase.WINDOW: 3, Phase.PLAY: 80},
    played=played,
    pause="0.3",
)
PHASES = (Phase.DRAW, Phase.BURY, Phase.WINDOW, Phase.PLAY)
"""The phases for kills in turn: two fit into a deal, then it is the next one's turn."""
WHOLE = Span(None, tuple(islice(cycle(PHASES), 20)))
SOME = Span(3, tuple(islice(cycle(PHASES), 5)))
SHORT = Span(1, (Phase.DRAW, Phase.WINDOW, Phase.PLAY), most=3)

PRESETS = find_game("sheng-ji").rules.presets
MATCHES = [(preset, WHOLE if preset == "standard" else SOME) for preset in PRESETS] if LONG else [("standard", SHORT)]
"""``SCALE=5`` plays a whole match with 20 kills, and some deals of every other preset."""


@pytest.mark.parametrize(("preset", "span"), MATCHES, ids=[preset for preset, _ in MATCHES])
async def test_a_match_that_is_killed_ends_as_one_that_is_not(
    playground: Playground, tmp_path: Path, preset: str, span: Span
) -> None:
    course = COURSE if Phase.BURY in span.kills else replace(COURSE, pause="0")
    await killed_match(playground, tmp_path, ("sheng-ji", preset), SEED, span, course)
