"""``kill -9`` in matches of Zheng Shangyou: they end as matches that were never killed, and as the rule book has it.

What each deal is worth is computed a second time, from the places alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.dealing import Shuffle
from bot.engine.game import find_game
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.match import SERIES
from bot.playground.server import Playground
from tests.bot.kills.killed_matches import BETWEEN, LONG, Course, Line, Span, killed_match, lines_by_deal, ran_out
from tests.games.zheng_shangyou.laws import place_points_by_the_text as book

GAME = find_game("zheng-shangyou")
SEED = "5e" * 32

PLAIN = (Phase.PLAY, BETWEEN, Phase.PLAY, Phase.PLAY, Phase.PLAY)
GIVING = (Phase.PLAY, Phase.GIVE_BACK, BETWEEN, Phase.PLAY, Phase.GIVE_BACK)
SHORT = Span(1, (Phase.PLAY,))
MATCHES = (
    [
        (preset, Span(None, PLAIN if GAME.rules(preset).to_json()["zs.exchange"] == "none" else GIVING, 3))
        for preset in GAME.rules.presets
    ]
    if LONG
    else [("zs-nathan", SHORT)]
)
"""``SCALE=5`` plays a whole match of every preset with five kills."""


def course_of(values: Mapping[str, Any], span: Span) -> Course:
    """What kills go by: the total of whoever is in front."""
    best = sum(values["zs.points"]) + values["zs.not_last"] if values["zs.teams"] != "none" else values["zs.points"][0]

    def played(match: Mapping[str, Any]) -> float:
        return float((max(match["totals"]) + best) / values["zs.target"])

    short = Phase.GIVE_BACK in span.kills
    return Course(Phase.PLAY, {Phase.PLAY: 30, Phase.GIVE_BACK: 1, BETWEEN: 1}, played, pause="0.3" if short else "0")


class Ended(NamedTuple):
    """The places of a deal, and how the match stands after it."""

    places: list[int]
    after: book.Rubber


def by_the_book(values: Mapping[str, Any], deals: Sequence[Sequence[Line]], first: Shuffle) -> list[Ended]:
    """What each deal came to, from the places alone. Of the first shuffle, chance picks the dealer."""
    seats = range(values["zs.players"])
    found, stands, dealer = list[Ended](), book.at_first(values), first.stream.below(len(seats))[0]
    for lines in deals:
        places = ran_out(book.hand_sizes(values, dealer), lines)
        places += [seat for seat in seats if seat not in places]
        stands, dealer = book.settled(values, stands, places), book.next_dealer(values, places)
        found.append(Ended(places, stands))
    return found


@pytest.mark.parametrize(("preset", "span"), MATCHES, ids=[preset for preset, _ in MATCHES])
async def test_a_match_that_is_killed_ends_as_the_rule_book_says(
    playground: Playground, tmp_path: Path, preset: str, span: Span
) -> None:
    values = GAME.rules(preset).to_json()
    end = await killed_match(playground, tmp_path, (GAME.name, preset), SEED, span, course_of(values, span))
    deals, match = by_the_book(values, lines_by_deal(end.events), end.table.shuffle()), end.found.match
    meant, alone = [deal.after for deal in deals], values["zs.teams"] == "none"

    rows = [
        (number, seat, points, seat == deal.places[0] or (not alone and seat % 2 == deal.places[0] % 2))
        for number, deal in enumerate(deals, 1)
        for seat, points in enumerate(deal.after.points)
    ]
    assert end.booked == rows
    assert SERIES.owns(match)
    assert (list(match.totals), match.deals) == (meant[-1].totals, len(meant))
    assert (match.over(), match.so_far.winning_side()) == (meant[-1].over, meant[-1].winner)
    assert not any(deal.over for deal in meant[:-1])
