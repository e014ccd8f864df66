"""The laws that every game keeps, checked over whole deals of the toy game with random actions."""

from __future__ import annotations

import json
import random

import pytest

from bot.engine.actions import must_act, waited_for
from tests.toy import GAME
from tests.toy.proofs.toy_deals import fresh, mixed_up, steps
from tests.toy.toy_players import trouble

SEEDS = range(4)
CHAINS = ("plain", "trumps", "small+quick")


@pytest.mark.parametrize("chain", CHAINS)
@pytest.mark.parametrize("seed", SEEDS)
def test_somebody_can_act_or_something_is_due_until_the_deal_ends(chain: str, seed: int) -> None:
    *running, last = steps(fresh(chain, seed), random.Random(seed))
    for deal in running:
        assert trouble(deal) is None
        assert must_act(deal) or deal.due()
    assert not waited_for(last)
    assert last.due() is None


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_legal_is_not_refused_and_what_is_asked_is_legal(seed: int) -> None:
    for deal in steps(fresh("small", seed), random.Random(seed)):
        for seat in range(3):
            legal = deal.legal_actions(seat)
            assert all(deal.refusal(seat, action) is None for action in legal)
            assert {action.verb for action in legal} == {ask.verb for ask in deal.asks().get(seat, ())}
            plays = [GAME.typed.grammar.read(f"play {card}") for card in deal.state.hands[seat]]
            allowed = {play for play in plays if deal.refusal(seat, play) is None}
            assert allowed == {action for action in legal if action.verb == "play"}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_betrays_nothing(seed: int) -> None:
    chance = random.Random(seed)
    for deal in steps(fresh("small", seed), chance):
        for seat in (0, 1, 2, None):
            other = mixed_up(deal, seat, chance)
            if deal.result() is None:
                assert other.view(seat) == deal.view(seat)
                assert other.view(seat).legal_actions() == deal.view(seat).legal_actions()
                assert other.asks() == deal.asks()


@pytest.mark.parametrize("chain", CHAINS)
def test_every_state_round_trips_through_json(chain: str) -> None:
    for deal in steps(fresh(chain), random.Random(2)):
        text = json.dumps(deal.to_json())
        read = GAME.deal_from_json(deal.rules, json.loads(text))
        assert read == deal
        assert json.dumps(read.to_json()) == text
        assert GAME.rules.from_json(deal.rules.to_json()) == deal.rules


def test_the_law_of_secrecy_would_notice_a_hand_that_shows() -> None:
    deal = fresh("small")
    other = mixed_up(deal, 0, random.Random(3))
    assert other.state.hands[0] == deal.state.hands[0]
    assert other.view(1) != deal.view(1)
