"""What may be taken back in Da Guai Lu Zi and Zheng Shangyou told its player nothing that depends on other hands.

Promise: Whatever others hold, an action that may be taken back would have led to the same view, in every game.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.engine.seam.uncovering import uncovers
from bot.games.da_guai_lu_zi import GAME as ESCAPE
from bot.games.zheng_shangyou import GAME as UPSTREAM
from tests.games.da_guai_lu_zi import escape_deals
from tests.games.zheng_shangyou import random_deals

RULES = (
    (escape_deals, ESCAPE.rules("dglz-wikipedia", {"dg.reading": "named"})),
    (escape_deals, ESCAPE.rules("dglz-17dp-choice", {"dg.match_end": "open"})),
    (random_deals, random_deals.without_end(UPSTREAM.rules("zs-pits"))),
    (random_deals, random_deals.without_end(UPSTREAM.rules("zs-pits-teams"))),
)
"""Tribute to one person, tribute from what was put out, and exchanges, for everybody alone and in teams."""


@pytest.mark.parametrize(("of_game", "rules"), RULES, ids=["recipient", "candidates", "alone", "teams"])
def test_the_same_action_leads_to_the_same_view_whatever_others_hold(of_game: Any, rules: Any) -> None:
    chance, told, differed = Random(11), Counter[tuple[str, bool]](), 0
    for course in of_game.courses(rules, chance, 8):
        for step in course.steps:
            if step.done is None or step.after.result() is not None:
                continue
            seat, action = step.seat, step.action
            uncovered = uncovers(step.before, step.after, step.events, seat, action)
            told[action.verb, uncovered] += 1
            if uncovered:
                continue
            other = of_game.mixed_up(step.before, seat, chance)
            differed += other != step.before
            as_well, events = other.apply(seat, action)
            assert as_well.view(seat) == step.after.view(seat)
            assert not uncovers(other, as_well, events, seat, action)
    assert differed > 100
    assert told["play", False] > 100
    assert sum(count for (verb, uncovered), count in told.items() if uncovered and verb != "play") > 0, told
