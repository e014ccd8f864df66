"""The blunders of former computers are mended, sharp plays for points, gentle errs, and none takes long.

Promise: Computers take sure wins, never pass on what somebody with three cards or fewer played, and sharp gains points.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from bot.computers.player import ERRORS, choose
from bot.computers.simulation import simulate
from bot.engine.actions import must_act
from bot.games.big_two import GAME
from bot.games.big_two.computers.plan import Strengths
from bot.games.big_two.computers.sharp.schemes import scheme_of, weights_for
from bot.games.big_two.computers.sure import sure_win
from bot.games.big_two.computers.turn import turn_of
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.verbs import PASS
from tests.bench.strength.duel import called, duel
from tests.bench.strength.search import RULES, flat, read_weights
from tests.games.big_two.by_hand import middle, of_big_two, played, result_of

BOTH = ("casual", "sharp")
PRESETS = ("pagat-basic", "chudadi-standard")
DEALS = 60 * int(os.environ.get("SCALE", "1"))
"""How many duplicate deals a duel of sharp players has."""


def _does(deal: BigTwoDeal, level: str) -> str:
    (seat,) = must_act(deal)
    return str(choose(deal.view(seat), random.Random(1), level))


# --- Sure wins ---


@pytest.mark.parametrize("level", BOTH)
def test_a_sure_win_is_taken(level: str) -> None:
    """The highest card, two straights and a ten, while nobody else holds five cards."""
    mine = "3d 4c 5h 6s 7d 8c 9h Th Jc Qd Ks 2s"
    deal = middle(GAME.rules("pagat-basic"), mine, "Ac Ah 9s 9c", "Kh Kc 8s 8d", "Qs Qh Js Jd", turn=0, trick=["3 Qs"])
    assert _does(deal, level) == "play 2s"
    deal, _ = played(deal, "0 play 2s", "1 pass", "2 pass", "3 pass")
    for _ in range(2):
        action = _does(deal, level)
        assert len(action.split()) == 6, "a straight"
        deal, _ = played(deal, f"0 {action}", "1 pass", "2 pass", "3 pass")
    deal, _ = played(deal, f"0 {_does(deal, level)}")
    assert result_of(deal).winner == 0


@pytest.mark.parametrize("level", BOTH)
def test_what_nobody_can_beat_is_led_before_what_somebody_might(level: str) -> None:
    """Both pairs of aces and the two win their tricks; the 3 goes out last."""
    deal = middle(GAME.rules("pagat-basic"), "3d Ah As 2s", "Kc Kd 9s", "Kh Ks 8s", "Qs Qh Js 4d 5d 6d")
    begun = _does(deal, level)
    assert begun in ("play Ah As", "play 2s")
    deal, _ = played(deal, f"0 {begun}", "1 pass", "2 pass", "3 pass")
    again = _does(deal, level)
    assert again in ("play Ah As", "play 2s")
    deal, _ = played(deal, f"0 {again}", "1 pass", "2 pass", "3 pass", "0 play 3d")
    assert result_of(deal).winner == 0


@pytest.mark.parametrize(
    ("mine", "sure"),
    [
        ("3d 2h", False),
        ("3d 4d 2s", False),
        ("3d 2s", True),
        ("3d 3c 2s", True),
        ("3d Ad As", True),
        ("3d Kd Kc", False),
    ],
)
def test_a_win_is_sure_only_if_no_card_that_is_unseen_can_prevent_it(mine: str, sure: bool) -> None:
    rest = "2s 9c" if "2s" not in mine else "2h 9c"
    deal = middle(GAME.rules("pagat-basic"), mine, rest, "Kh Ks Ah Ac", "Qs Qh Js")
    assert bool(sure_win(turn_of(deal.view(0)))) == sure


@pytest.mark.parametrize("level", BOTH)
@pytest.mark.parametrize(
    ("mine", "others", "first"),
    [
        ("5c {top}", ("8c 9c", "Tc Jc"), "play 5c"),  # the two comes last, in this trick or the next
        ("5c {top}", ("8c", "Tc Jc"), "play {top}"),  # somebody could go out on the 5
        ("5c 5s {two} {top}", ("8c 8s 9c", "Tc Ts Jc"), "play 5c 5s"),  # two twos pay more than one
        ("5c 5s {two} {top}", ("8c 8s", "Tc Ts Jc"), "play {two} {top}"),
    ],
)
def test_twos_come_last_where_they_pay_and_the_win_stays_sure(
    level: str, mine: str, others: tuple[str, ...], first: str
) -> None:
    rules = GAME.rules("philippines-pusoy-dos")
    two, top = "2h", "2d"
    held = [hand.format(two=two, top=top) for hand in (mine, *others, "4c 6c 7c")]
    assert _does(middle(rules, *held), level) == first.format(two=two, top=top)


# --- Who has few cards is stopped ---


@pytest.mark.parametrize("level", BOTH)
def test_a_pair_of_twos_stops_whoever_has_one_card_left(level: str) -> None:
    deal = middle(
        GAME.rules("pagat-basic"),
        "2h 2s 3c 3d 4h 5h 6c 7c 8d 9h",
        "Kd",
        "4c 5c 8h",
        "Jc Qc 7h",
        trick=["1 As Ad", "2", "3"],
    )
    assert _does(deal, level) == "play 2h 2s"


@pytest.mark.parametrize("preset", [*PRESETS, "taiwan", "class-struggle-1", "indonesia"])
@pytest.mark.parametrize("level", BOTH)
def test_nobody_passes_on_what_somebody_with_three_cards_or_fewer_played(preset: str, level: str) -> None:
    """Each pass of whole deals is looked at: its player had nothing that beats, or the owner had more cards."""
    rules, rng = GAME.rules(preset), random.Random(1)
    seats, seen = rules.seats.count, 0
    for deals in simulate(GAME, rules, [level] * seats, rng, deals=25, seed="stop", watched=False):
        match = GAME.new_match(rules)
        for simulated in deals:
            deal, _ = of_big_two(match.start_deal(simulated.shuffle))
            for seat, action in simulated.actions:
                deal = deal.reach(seat, action)
                position = deal.position
                if action == PASS and position.table and 0 < position.counts[position.owner] <= 3:
                    assert all(other == PASS for other in deal.legal_actions(seat) if other.verb in ("play", "pass"))
                    seen += 1
                deal, _ = deal.apply(seat, action)
            match = match.book(simulated.result)
    assert seen > 20


# --- Levels ---


def test_gentle_errs_in_one_choice_of_four_at_most() -> None:
    seen: Counter[bool] = Counter()
    rules = GAME.rules("pagat-basic")
    for deals in simulate(GAME, rules, ["gentle"] * 4, random.Random(1), deals=60, seed="gentle", watched=False):
        match = GAME.new_match(rules)
        for simulated in deals:
            deal, _ = of_big_two(match.start_deal(simulated.shuffle))
            for seat, action in simulated.actions:
                if len(deal.legal_actions(seat)) > 1:
                    seen[action == choose(deal.view(seat), random.Random(1), "casual")] += 1
                deal, _ = deal.apply(seat, action)
            match = match.book(simulated.result)
    assert ERRORS / 2 < seen[False] / seen.total() < ERRORS + 0.02


@pytest.mark.parametrize("preset", PRESETS)
def test_sharp_gains_points_from_the_first_casual_player_and_gives_none_to_greedy(preset: str) -> None:
    one, first = called("sharp"), called("first")
    assert duel(preset, [one, first, first, first], DEALS, watched=False)[0].points >= 2
    assert duel(preset, [called("greedy"), one, one, one], DEALS, watched=False)[0].points <= -1.5


def test_casual_is_better_than_it_was() -> None:
    first = called("first")
    found = duel("chudadi-standard", [called("casual"), first, first, first], 100, watched=False)
    assert found[0].points > 1


def test_greedy_leads_most_cards_and_answers_with_the_lowest() -> None:
    rules = GAME.rules("pagat-basic")
    deal = middle(rules, "3d 4c 5h 6s 7d 9c 9h Ks", "Ac Ah", "Kh Kc", "Qs Qh")
    assert _does(deal, "greedy") == "play 3d 4c 5h 6s 7d"
    deal = middle(rules, "3d 9c 9h Ks 2s", "Ac 4h Js", "Kh Kc 8s", "Qs Qh", trick=["3 8d"])
    assert _does(deal, "greedy") == "play 9c"


# --- Weights ---


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_every_way_of_scoring_has_weights_of_the_search(preset: str) -> None:
    rules = GAME.rules(preset)
    assert scheme_of(rules) in RULES
    weights = weights_for(rules)
    assert weights.strengths != Strengths(), "found, not the casual player's"
    assert read_weights(flat(weights)) == weights


def test_presets_by_which_weights_are_found_score_in_that_way() -> None:
    for scheme, presets in RULES.items():
        assert {scheme_of(GAME.rules(preset)) for preset in presets} == {scheme}
