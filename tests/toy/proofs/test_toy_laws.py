"""The laws that every game keeps, checked over whole deals of the toy game with random actions."""

from __future__ import annotations

from random import Random

import pytest

from tests.toy.proofs.toy_deals import fresh, mixed_up
from tests.toy.proofs.toy_laws import LAWS, rules_of


@pytest.mark.parametrize("chain", ["plain", "trumps", "small+quick"])
@pytest.mark.parametrize("seed", range(4))
def test_every_law_holds(chain: str, seed: int) -> None:
    LAWS.hold(rules_of(chain), Random(seed), 1)


def test_the_law_of_secrecy_would_notice_a_hand_that_shows() -> None:
    deal = fresh("small")
    other = mixed_up(deal, 0, Random(3))
    assert other.state.hands[0] == deal.state.hands[0]
    assert other.view(1) != deal.view(1)
