"""How the casual player handles rules that only some tables have."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.cards import read_cards
from bot.computers.player import choose
from bot.computers.simulation import SimulatedDeal, simulate
from bot.engine.actions import must_act
from bot.games.big_two import GAME
from bot.games.big_two.computers.burden import burden_of
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.verbs import LAST_CARD, PASS
from tests.games.big_two.by_hand import middle, result_of

LONG = "3h 4s 5c 6h 7c 8s 9h"
AS_LONG = "3d 4c 5s 6d 7s 8c 9d"


def _does(deal: BigTwoDeal) -> str:
    (seat,) = must_act(deal)
    return str(choose(deal.view(seat), random.Random(1)))


def _deals(preset: str, deals: int, **changes: Any) -> list[SimulatedDeal]:
    rules = GAME.rules(preset, {name.replace("__", "."): value for name, value in changes.items()})
    levels = ("casual",) * rules.seats.count
    matches = simulate(GAME, rules, levels, random.Random(1), deals=deals, seed="variants", watched=False)
    return [deal for match in matches for deal in match if not deal.result.void]


# --- Monsters (BT-9.3) ---

FOUR = "3d 9d 9c 9s 9h 5c 6s Jc Qh Ks"


def test_a_monster_is_not_thrown_on_a_small_single() -> None:
    deal = middle(
        GAME.rules("lukang"),
        FOUR,
        "3h 4s 5c 6h 7c 8s Td",
        "3c 4c 5h 6c 7h 8d Tc",
        "3s 4d 5s 6s 7s 8h Ts 4h",
        trick=["3 4h"],
    )
    assert _does(deal) in ("play 5c", "play 6s", "play Jc")


def test_a_monster_stops_somebody_about_to_go_out() -> None:
    deal = middle(GAME.rules("lukang"), FOUR, "2s", "3c 4c 5h 6c 7h 8d Tc", "4d 5s 6s 7s 8h", trick=["3 As"])
    assert _does(deal) == "play 3d 9d 9c 9h 9s"


def test_a_monster_that_leaves_one_play_is_thrown() -> None:
    deal = middle(
        GAME.rules("lukang"), "3d 9d 9c 9s 9h Kd", LONG, "3c 4c 5h 6c 7h 8d Tc", "3s 4d 5s 6s 7s 8h", trick=["3 Ah"]
    )
    assert _does(deal) == "play 3d 9d 9c 9h 9s"


# --- The highest card alone (BT-13.3) ---


@pytest.mark.parametrize("top_two", ["barred", "no_win"])
def test_the_highest_card_is_played_while_another_is_left(top_two: str) -> None:
    rules = GAME.rules("hong-kong", {"end.top_two": top_two})
    assert _does(middle(rules, "4d 2s", LONG, AS_LONG, "Jd Jc")) == "play 2s"
    answering = middle(rules, "4d 2s", LONG, "Jh Qh", "Jd Jc 3d", trick=["3 3d"])
    assert _does(answering) in ("pass", "play 2s")


@pytest.mark.parametrize("top_two", ["barred", "no_win"])
def test_nobody_is_left_with_the_highest_card_alone(top_two: str) -> None:
    for deal in _deals("hong-kong", 60, end__top_two=top_two):
        assert read_cards("2s") not in deal.result.left


# --- Leads that nobody may answer (BT-10.4, 10.5) ---


@pytest.mark.parametrize(("preset", "passed_on"), [("japanese-wikipedia-official", "8s"), ("indonesia", "8s")])
def test_a_hand_above_what_all_passed_on_goes_out_card_by_card(preset: str, passed_on: str) -> None:
    deal = middle(
        GAME.rules(preset), "9d 9c Js Qd Kd", LONG, "3c 4c 5h 6c 7h Ad 2c", "3d 4d 5d 6s 7s 2d 2s", passed_on=passed_on
    )
    for _ in range(5):
        (seat,) = must_act(deal)
        assert seat == 0
        deal, _ = deal.apply(0, choose(deal.view(0), random.Random(1)))
    assert result_of(deal).winner == 0


# --- A pass that draws (BT-4.7) ---


def test_where_a_pass_draws_an_answer_may_break_a_pair() -> None:
    hands = ("Jd Jc Qd Qc 4d 4c", LONG, "3c 4h 5h 6c 7h Ad 2c Kd")
    changes = {"seats.count": 3}
    plain = middle(GAME.rules("pagat-basic", changes), *hands, trick=["2 Td"])
    drawing = middle(GAME.rules("three-player-13-draw"), *hands, trick=["2 Td"], stock="3d 3s")
    assert _does(plain) == "pass"
    assert _does(drawing) == "play Jd"


# --- What is paid for ---


@pytest.mark.parametrize(
    "preset", ["taiwan", "taiwan-fixed", "pagat-basic+values-b", "indonesia", "lectio", "pagat-basic+twos-held"]
)
def test_a_two_weighs_more_where_it_costs_more(preset: str) -> None:
    rules = GAME.rules(preset)
    burden, size = burden_of(rules), rules.pack_size
    assert burden(1 << size - 1) > burden(1)
    assert burden((1 << size) - 1) == pytest.approx(size)


def test_every_card_weighs_the_same_where_cards_are_counted() -> None:
    burden = burden_of(GAME.rules("pagat-basic"))
    assert burden(1) == burden(1 << 51) == 1


def test_the_two_waits_for_the_last_play_where_it_pays() -> None:
    hands = ("5d 2s", LONG, "3c 4c 5h 6c 7h 8d Tc", "3s 4d 5s 6s 7s 8h")
    assert _does(middle(GAME.rules("philippines-pusoy-dos"), "5d 2d", *hands[1:])) == "play 5d"
    assert _does(middle(GAME.rules("pagat-basic"), *hands)) == "play 2s"


# --- Duties ---

LIABLE = [preset for preset in GAME.rules.presets if GAME.rules(preset)["top.enforce"] == "liability"]


@pytest.mark.parametrize("preset", LIABLE)
def test_nobody_pays_for_everybody(preset: str) -> None:
    assert all(deal.result.payer is None for deal in _deals(preset, 25))


@pytest.mark.parametrize("declare", [[1], [2], [1, 2]])
def test_every_listed_size_is_declared(declare: list[int]) -> None:
    said = 0
    for deal in _deals("pagat-basic", 15, last__declare=declare):
        held = [13] * 4
        for seat, action in deal.actions:
            if action.verb == "play":
                held[seat] -= len(action.cards)
                assert (LAST_CARD in action.words) == (held[seat] in declare)
                said += LAST_CARD in action.words
            else:
                assert action == PASS
    assert said > 5
