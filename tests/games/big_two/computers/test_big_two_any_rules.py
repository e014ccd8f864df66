"""Computers under any rules: every preset, and random consistent rule sets in any combination.

Promise: Computers play legally to the end under every preset and any consistent rules.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from bot.computers.player import PLAYERS, choose, speak
from bot.computers.simulation import simulate
from bot.engine.actions import waited_for
from bot.games.big_two import GAME
from bot.games.big_two.rules.parameters import Rules
from tests.engine.asking import may_act
from tests.games.big_two.laws.random_rules import random_rules

RULE_SETS = 100 * int(os.environ.get("SCALE", "1"))


def _played(rules: Rules, seed: int, deals: int, *, callouts: bool = False) -> int:
    """How many deals computers of all kinds finish, with every invariant checked."""
    levels = [PLAYERS[(seat + seed) % len(PLAYERS)] for seat in range(rules.seats.count)]
    matches = simulate(
        GAME,
        rules,
        levels,
        Random(seed),
        deals=deals,
        seed=str(seed),
        options=frozenset({"callouts"} if callouts else ()),
    )
    return sum(not deal.result.void for match in matches for deal in match)


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_computers_finish_deals_of_every_preset(preset: str) -> None:
    assert _played(GAME.rules(preset), 1, 6) == 6
    assert _played(GAME.rules(preset), 2, 4, callouts=True) == 4


@pytest.mark.parametrize("seed", range(RULE_SETS))
def test_computers_finish_deals_of_random_rules(seed: int) -> None:
    assert _played(random_rules(Random(seed)), seed, 2, callouts=seed % 4 == 0) == 2


def _choices_are_legal(rules: Rules, seed: int) -> None:
    """In every position that random play reaches, all seats are asked."""
    rng = Random(seed)
    levels = ["random"] * rules.seats.count
    for match in simulate(GAME, rules, levels, rng, deals=2, seed=f"legal {seed}"):
        replayed = GAME.new_match(rules)
        for played in match:
            deal, _ = replayed.start_deal(played.shuffle)
            for seat, action in played.actions:
                for each in {deal, deal.reach(seat, action)}:  # before and after the end of a redeal offer
                    for other in sorted(waited_for(each) | may_act(each)):
                        view = each.view(other)
                        legal = view.legal_actions()
                        assert choose(view, rng) in legal
                        assert speak(view, rng) in (None, *legal)
                deal, _ = deal.reach(seat, action).apply(seat, action)
            replayed = replayed.book(played.result)


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_every_choice_is_among_the_legal_actions(preset: str) -> None:
    _choices_are_legal(GAME.rules(preset), 1)


@pytest.mark.parametrize("seed", range(1000, 1040))
def test_every_choice_is_among_the_legal_actions_of_random_rules(seed: int) -> None:
    _choices_are_legal(random_rules(Random(seed)), seed)


@pytest.mark.parametrize("seats", [2, 3, 13, 26, 52])
def test_any_number_of_seats_plays(seats: int) -> None:
    assert _played(GAME.rules("pagat-basic", {"seats.count": seats}), seats, 3) == 3
