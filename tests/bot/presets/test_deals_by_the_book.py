"""Random play under every preset, which breaks duties and forgets last cards: the engine's points match the rule
book."""

from __future__ import annotations

import os
from random import Random

import pytest

from bot.games.big_two import GAME
from bot.games.big_two.deal.seam import PLAY
from tests.bot.presets.deals_by_the_book import Told, book_of
from tests.games.big_two.laws.random_matches import Played, course, shuffled
from tests.games.big_two.scoring.settlement_by_the_book import points

DEALS = 4 * int(os.environ.get("SCALE", "1"))


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_the_points_are_what_the_book_makes_of_the_actions(preset: str) -> None:
    rules, rng = GAME.rules(preset), Random(preset)
    match = GAME.new_match(rules)
    for number in range(1, DEALS + 1):
        shuffle = shuffled(rules, rng, number)
        opened, _ = match.start_deal(shuffle)
        assert PLAY.owns(opened)
        played = Played(shuffle, opened, tuple(course(opened, rng)))
        result = played.end.result()
        assert result is not None
        match = match.book(result)
        if match.over():
            match = GAME.new_match(rules)
        if not result.void:
            told = told_of(played, number)
            assert points(book_of(rules.to_json(), told)[0]) == told.points, told


def told_of(played: Played, number: int) -> Told:
    """What would be public about the deal."""
    result, dealt = played.end.result(), played.opened.dealt
    assert result is not None
    assert dealt is not None
    order, sizes = list(map(str, played.shuffle.order)), dealt.sizes
    hands: list[list[str]] = [[] for _ in sizes]
    for place, card in enumerate(order[: sum(sizes)]):
        hands[(dealt.first + dealt.step * place) % len(sizes)].append(card)
    return Told(
        number,
        list(result.points),
        [list(map(str, hand)) for hand in result.left],
        hands,
        order[sum(sizes) :],
        [(step.seat, str(step.action)) for step in played.steps],
    )
