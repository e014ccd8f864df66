"""``kill -9`` in matches of Da Guai Lu Zi: they end as matches that were never killed, and as the rule book has it.

What each deal is worth is computed a second time, from the order in which the players ran out alone.

Promise: A killed match of Da Guai Lu Zi or Zheng Shangyou ends as one never killed. Each deal is worth what a second
computation makes of its finishing order. Also: tests/bot/kills/test_zheng_shangyou_kill.py. More: `SCALE=5` plays a
whole match of every preset.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.engine.game import find_game
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.match import SERIES
from bot.playground.server import Playground
from tests.bot.kills.killed_matches import BETWEEN, LONG, Course, Line, Span, killed_match, lines_by_deal, ran_out
from tests.games.da_guai_lu_zi import escape_points_by_the_text as book

GAME = find_game("da-guai-lu-zi")
SEED = "08" * 32
"""The first deal from this seed has a result."""
MOST_CAUGHT = 3

PLAIN = (Phase.PLAY, Phase.PLAY, BETWEEN, Phase.PLAY, Phase.PLAY)
PAYING = (Phase.PLAY, BETWEEN, Phase.RETURN, Phase.PLAY, Phase.RETURN)
SHORT = Span(1, (Phase.PLAY,))
MATCHES = (
    [
        (preset, Span(None, PAYING if GAME.rules(preset).to_json()["dg.tribute"] else PLAIN, 3))
        for preset in GAME.rules.presets
    ]
    if LONG
    else [("dglz-standard", SHORT)]
)
"""``SCALE=5`` plays a whole match of every preset with five kills."""


def course_of(values: Mapping[str, Any], span: Span) -> Course:
    """What kills go by: the total, or the level, of the team in front."""

    def played(match: Mapping[str, Any]) -> float:
        teams: list[list[Any]] = [*match["teams"], [0, 0], [0, 0], [0, 0]]
        levels, _, totals, *_ = teams
        if values["dg.match_end"] == "points":
            return float((max(totals) + MOST_CAUGHT) / values["dg.target"])
        start, end = book.RANKS.index(values["dg.level_start"]), book.RANKS.index(values["dg.level_end"])
        return (max(map(book.RANKS.index, levels)) - start + 2) / (end - start + 2)

    short = Phase.RETURN in span.kills
    return Course(Phase.PLAY, {Phase.PLAY: 80, Phase.RETURN: 2, BETWEEN: 1}, played, pause="0.3" if short else "0")


def by_the_book(values: Mapping[str, Any], deals: Sequence[Sequence[Line]]) -> list[book.Stands]:
    """How the match stands after each deal: from the order in which seats ran out, and who led the first deal."""
    found, leader = [book.at_first(values)], deals[0][0][0]
    for lines in deals:
        order = ran_out([27] * 6, lines)
        found.append(book.settled(values, found[-1], leader % 2, order))
        leader = order[0]
    return found[1:]


@pytest.mark.parametrize(("preset", "span"), MATCHES, ids=[preset for preset, _ in MATCHES])
async def test_a_match_that_is_killed_ends_as_the_rule_book_says(
    playground: Playground, tmp_path: Path, preset: str, span: Span
) -> None:
    values = GAME.rules(preset).to_json()
    end = await killed_match(playground, tmp_path, (GAME.name, preset), SEED, span, course_of(values, span))
    meant, match = by_the_book(values, lines_by_deal(end.events)), end.found.match

    rows = [
        (number, seat, points, seat % 2 == deal.side)
        for number, deal in enumerate(meant, 1)
        for seat, points in enumerate(deal.points)
    ]
    assert end.booked == rows
    assert SERIES.owns(match)
    assert [*map(list, match.so_far.teams[:3]), match.deals] == [
        meant[-1].levels,
        meant[-1].fails,
        meant[-1].totals,
        len(meant),
    ]
    assert (match.over(), match.so_far.winning_team) == (meant[-1].over, meant[-1].winner)
    assert not any(deal.over for deal in meant[:-1])
