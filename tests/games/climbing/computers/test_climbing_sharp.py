"""Sharp computers of the climbing games: hands are cut into few plays, plays are weighed, and duels are won.

``DUELS=100`` plays as many deals of each preset as docs/computers.md tells of; without it, few deals of some presets.

Promise: Sharp computers of the climbing games gain more than random and greedy ones in duplicate deals.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from random import Random

import pytest

from bot.computers.player import computer_of
from bot.engine.game import find_game
from bot.games.climbing.computers.cutting import CONTROL, NO_PLAY, HandCutter, LooseRank, loose_costs, price
from bot.games.climbing.computers.weighing import PlayWeights, Prospect, Surroundings, Weighing
from tests.bench.strength.climbing_duels import ENOUGH, GAMES, duel, seatings_of

DUELS = int(os.environ.get("DUELS", "0"))
FEW = {"dglz-standard": 4, "zs-pits": 8, "zs-wikipedia": 12}
PRESETS = [(game, preset) for game in GAMES for preset in find_game(game).rules.presets if DUELS or preset in FEW]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_sharp_gains_more_than_random_and_greedy(game: str, preset: str) -> None:
    sharp, deals = computer_of("sharp"), DUELS or FEW[preset]
    beside_random = duel(game, preset, (sharp, computer_of("random")), deals)
    assert beside_random.won >= (0.95 * deals if DUELS else deals - 1)
    beside_greedy = duel(game, preset, (sharp, computer_of("greedy")), deals)
    assert beside_greedy.gain > (ENOUGH * beside_greedy.error if DUELS else 0)


@pytest.mark.parametrize(("game", "preset"), [one for one in PRESETS if DUELS or one[1] == "zs-pits"])
def test_levels_gain_in_their_order(game: str, preset: str) -> None:
    for better, worse in (("casual", "gentle"), ("sharp", "gentle")):
        assert duel(game, preset, (computer_of(better), computer_of(worse)), DUELS or 12).gain > 0, better


def test_the_first_player_sits_on_every_side() -> None:
    assert seatings_of((0, 1, 0, 1)) == [{0, 2}, {1, 3}]
    assert seatings_of((0, 1, 2)) == [{0}, {1}, {2}]


# --- Cutting ---


def cutter(groups: Mapping[int, float], *, ranks: int = 6, each: int = 2) -> HandCutter:
    """A hand of pairs that never win."""
    rows = [LooseRank((1 << each) - 1 << each * at, loose_costs([1.0] * each, each)) for at in range(ranks)]
    return HandCutter((1 << ranks * each) - 1, rows, groups)


def test_the_cost_of_loose_cards_is_that_of_the_fewest_plays() -> None:
    assert loose_costs([1.0, 1.0, 1.0], 5) == (0, 1, 1, 1, 2, 2)
    assert loose_costs([1.0, NO_PLAY], 3) == (0, 1, 2, 3)
    assert price(1.0) == pytest.approx(-CONTROL), "the trick is won, and the lead with it"
    assert price(0.0) == 1


def test_a_run_of_pairs_is_kept_together() -> None:
    run = 0b111111
    found = cutter({run: 1.0}).plan
    assert found.groups == (run,)
    assert found.loose == 0b111111000000
    assert found.cost == 4


def test_a_group_that_breaks_more_than_it_saves_is_left() -> None:
    singles = 0b010101
    assert cutter({singles: 1.0}).plan.groups == ()


def test_what_stays_of_a_plan_after_a_play() -> None:
    run, other = 0b111111, 0b111111 << 4
    cut = cutter({run: 1.0, other: 1.0})
    assert cut.without(run).cost == 3
    assert cut.without(0b11 << 10).groups == cut.plan.groups
    assert cut.without(0b11).groups == (other,), "another group takes the place of the one that is broken"


@pytest.mark.parametrize("seed", range(20))
def test_every_plan_is_a_cutting_of_its_hand(seed: int) -> None:
    chance = Random(seed)
    groups = {chance.getrandbits(16) or 1: price(chance.random()) for _ in range(30)}
    cut = cutter(groups, ranks=8)
    for plan, hand in ((cut.plan, cut.hand), (cut.without(0b1011), cut.hand & ~0b1011)):
        assert sum(plan.groups) + plan.loose == hand
        loose = sum(costs[(plan.loose & mask).bit_count()] for mask, costs in cut.ranks)
        assert plan.cost == pytest.approx(sum(groups[group] for group in plan.groups) + loose)
        assert plan.cost <= sum(costs[(hand & mask).bit_count()] for mask, costs in cut.ranks) + 1e-9


# --- Weighing ---

LOW, HIGH = Prospect(0b11, 2, 0.0), Prospect(0b1100, 2, 0.9)
ONE = Prospect(0b10000, 1, 0.0)


def weighing(around: Surroundings) -> Weighing:
    return Weighing(cutter({}), around, PlayWeights())


def test_a_weak_play_is_led_before_a_strong_one() -> None:
    assert weighing(Surroundings()).best_lead([HIGH, LOW]) == LOW


def test_a_rival_who_holds_as_many_cards_is_not_let_out() -> None:
    assert weighing(Surroundings(danger=1.0, short=frozenset({1}))).best_lead([ONE, LOW]) == LOW
    assert weighing(Surroundings(danger=1.0, short=frozenset({2}))).best_lead([LOW, HIGH]) == HIGH


def test_a_partner_is_let_out() -> None:
    five, one = Prospect(0b11111, 5, 0.0), Prospect(0b100000, 1, 0.0)
    cut = cutter({five.mask: 1.0}, each=1)
    assert Weighing(cut, Surroundings(), PlayWeights()).best_lead([one, five]) == five
    assert Weighing(cut, Surroundings(helped=1), PlayWeights()).best_lead([one, five]) == one


def test_a_partner_s_play_that_stands_is_left() -> None:
    assert weighing(Surroundings(mate_stands=1.0)).best_answer([LOW]) is None
    assert weighing(Surroundings()).best_answer([LOW]) == LOW
    assert weighing(Surroundings()).best_answer([]) is None


def test_a_rival_who_is_nearly_out_is_stopped_by_what_wins() -> None:
    assert weighing(Surroundings(danger=1.0, stopped=True)).best_answer([LOW, HIGH]) == HIGH
