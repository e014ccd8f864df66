"""The game object of Sheng Ji keeps the laws of the seam, and answers the shell."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cards import read_cards
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible
from bot.engine.rulebook.declarations import Contradiction
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.cards.order import TRUMPS, points_in
from bot.games.sheng_ji.deal.seam import PLAY
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.verbs import REDEAL
from tests.engine import test_seam as seam

CHAINS = ("standard+one-pack", "popular", "rbtying+three-packs")
LAWS = (
    seam.test_somebody_must_act_or_something_is_due_until_the_end,
    seam.test_history_and_counts_are_the_same_for_everybody,
    seam.test_a_log_replays,
    seam.test_a_record_replays_without_what_fell_due,
    seam.test_a_game_says_only_words_of_its_lists,
    seam.test_sides_and_winners,
)
"""The laws of the seam that need no catalogue."""


@pytest.fixture(autouse=True)
def shorter_courses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seam, "LONGEST", 1)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_of_the_seam(law: Any) -> None:
    for chain in CHAINS[: 1 if law is seam.test_history_and_counts_are_the_same_for_everybody else 3]:
        law(f"sheng-ji {chain}")


@pytest.mark.parametrize(
    ("first", "second", "hand", "why"),
    [
        ("7h 7h 8h 8h", None, None, None),
        ("7h 8c", None, None, "mixed_suits"),
        ("9h 9h", "8h 8h", None, None),
        ("7h 7h", "8h 8h", None, None),
        ("9h Kh", "8h 8h", "9h Kh Ah Ah", "pair_owed"),
        ("9h 9h Kh Kh", "5h 5h 6h 6h", "9h 9h Kh Kh Qh Qh", "tractor_owed"),
        ("9h 3c", "8h 8h", "9h Kh 3c", "must_follow_suit"),
        ("3c 3c", "8h 8h", "9h 3c 3c", "must_play_all"),
        ("3c", "8h 8h", "3c", "wrong_size"),
        ("3c", "8h", "4c", "not_held"),
        ("3s 3s", "8h 8h", None, None),
    ],
)
def test_the_judge_of_the_shell(first: str, second: str | None, hand: str | None, why: str | None) -> None:
    question = {"first": read_cards(first), "trump": "s", "level": "2"}
    question |= {} if second is None else {"second": read_cards(second)}
    question |= {} if hand is None else {"hand": read_cards(hand)}
    refusal = GAME.shell.judge(GAME.rules("standard"), question).refusal
    assert (refusal and refusal.name.value) == why


def test_the_score_of_the_shell() -> None:
    result = GAME.shell.score(GAME.rules("standard"), {"dealer": 1, "points": 120})
    assert (result.winners, result.points) == (frozenset({0, 2}), (1, -1, 1, -1))
    with pytest.raises(NotPossible, match="--points is missing"):
        GAME.shell.score(GAME.rules("standard"), {"dealer": 1})


@pytest.mark.parametrize(
    ("changes", "both"),
    [
        ({"kitty_size": 7}, ("decks", "kitty_size")),
        ({"decks": 3, "level_table": "quarters"}, ("decks", "level_table")),
        ({"decks": 1, "no_trump": "full"}, ("decks", "no_trump")),
        ({"ladder": "speed", "start_level": "3"}, ("start_level", "ladder")),
        ({"ladder": "speed", "must_play": ["J"]}, ("must_play", "ladder")),
        ({"ladder": "speed", "must_play": ["5", "J", "A"]}, ("must_play", "ladder")),
    ],
)
def test_a_contradiction_names_both_parameters_and_every_way_out_leads_out(
    changes: dict[str, Any], both: tuple[str, str]
) -> None:
    with pytest.raises(Contradiction) as clash:
        Rules().but(changes)
    assert (clash.value.first.parameter, clash.value.second.parameter) == both
    assert clash.value.ways
    for way in clash.value.ways:
        Rules().but(changes | {setting.parameter: setting.value for setting in way})


def test_a_poor_hand_claims_a_redeal_where_trumps_are_given() -> None:
    """Nobody bids, so claims are made while the dealer has the kitty, so the dealer has no claim."""
    rules = Rules().but({"duplicate_mode": "given", "redeal_claims": "either"})
    claimed = 0
    for number in range(1, 30):
        shuffle = Shuffle("claims", number, bytes(32), rules.packs.cards())
        deal, _ = GAME.new_match(rules, head={"dealer": 1}).start_deal(shuffle)
        assert PLAY.owns(deal)
        order = deal.position.order
        for seat in (0, 2, 3):
            hand = deal.state.hand(seat)
            poor = points_in(hand) <= 15 or sum(order.suit_of(card) == TRUMPS for card in hand) <= 3
            assert (deal.refusal(seat, REDEAL) is None) == poor
            if poor:
                result = deal.apply(seat, REDEAL)[0].result()
                assert result is not None
                assert (result.void, result.dealer) == (True, 1)
                claimed += 1
        assert deal.refusal(1, REDEAL) is not None
    assert claimed
