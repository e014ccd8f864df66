"""One line a sentence of the rule book: plays of one size, each beaten by every one to its right."""

import pytest

from bot.cards import read_cards
from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.rules import Rules
from tests.games.big_two.by_hand import GAME, HONGKONG, PAGAT, STANDARD

HK = GAME.rules("pagat-basic+so-hk")
TWO_HIGH = GAME.rules("pagat-basic+so-2high-26second")
ALL_RANKS = PAGAT.but({"cmp.flush": "all_ranks_then_suit"})
BEST_CARD = GAME.rules("pagat-basic+best-card-fh")

LADDERS: list[tuple[Rules, str]] = [
    # BT-1.1 to 1.5: cards
    (PAGAT, "3d < 3c < 3h < 3s < 4d < 9s < Td < Js < Qd < Kd < As < 2d < 2c < 2h < 2s"),
    (GAME.rules("pagat-basic+bridge-suits"), "3c < 3d < 3h < 3s < 4c < 2s"),
    (PAGAT.but({"deck.suits": "cshd"}), "3c < 3s < 3h < 3d < 4c < 2d"),
    # BT-7.1: pairs by rank, then the higher suit; triples by rank
    (STANDARD, "3d 3c < 3d 3h < 3d 3s < 4d 4c < Ah As < 2d 2c < 2d 2s"),
    (PAGAT, "3d 3h < 3c 3s < 4d 4c"),
    (PAGAT, "3d 3c 3s < 4d 4c 4h < Ad Ac As < 2d 2c 2h"),
    # BT-7.2, section 8: straights, then the suit of the tie card
    (PAGAT, "As 2s 3s 4s 5d < Ad 2d 3d 4d 5c < 2s 3s 4s 5s 6d < 3d 4d 5d 6d 7c < Td Jd Qd Kd Ac < Ts Js Qs Kh As"),
    (STANDARD, "3s 4s 5s 6s 7d < 3d 4d 5d 6d 7c < Td Jd Qd Kd Ac < Js Qs Ks As 2d < Jd Qd Kd Ad 2c"),
    (HK, "3d 4d 5d 6d 7c < Td Jd Qd Kd Ac < 3d 4d 5d 6d 2c < 3d 4d 5d Ad 2c < 3d 4d 5d Ad 2s"),
    (GAME.rules("pagat-basic+so-indonesia"), "Td Jd Qd Kd Ac < As 2d 3s 4s 5s < 2c 3d 4d 5d 6d < Ad 2h 3d 4d 5d"),
    (TWO_HIGH, "Td Jd Qd Kd Ac < 2d 3c 4s 5s 6s < 2c 3d 4d 5d 6d < Jd Qd Kd Ad 2c"),
    # BT-7.3: flushes
    (PAGAT, "3d 5d 7d 9d 2d < 3c 4c 5c 6c 8c < 3h 4h 5h 6h 8h < 3s 4s 5s 6s 8s < 3s 4s 5s 6s 9s"),
    (STANDARD, "3s 4s 5s 6s 8s < 3d 4d 5d 6d 9d < 3c 4c 5c 6c 9c < 9s 4s 5s 6s Ts < 2d 3d 4d 5d 7d"),
    (ALL_RANKS, "3s 4s 5s 6s 9s < 3d 4d 5d 7d 9d < 3c 4c 5c 7c 9c < 3d 4d 6d 7d 9d < 3d 4d 5d 6d Td"),
    # full houses by the triple; or, read literally, by the best card
    (PAGAT, "3d 3c 3h 2d 2s < 4d 4c 4h 3d 3s < Ad Ac Ah 3d 3c < 2d 2c 2h 3d 3c"),
    (BEST_CARD, "4d 4c 4h 3d 3s < Ad Ac Ah 3d 3c < 3d 3c 3h 2d 2c < 3d 3c 3h 2d 2h < 4d 4c 4h 2d 2s"),
    # BT-7.5: the ladder of five cards
    (PAGAT, "Td Jd Qd Kd As < 3d 4d 5d 6d 8d < 3d 3c 3h 4d 4c < 3d 3c 3h 3s 4d < 3d 4d 5d 6d 7d < Ts Js Qs Ks As"),
    (HONGKONG, "Js Qs Ks As 2d < 3d 4d 5d 6d 8d < 2d 2c 2h As Ad < 3d 3c 3h 3s 4d < 2d 2c 2h 2s 3d < 3d 4d 5d 6d 7d"),
    (HONGKONG, "3s 4s 5s 6s 7s < 4d 5d 6d 7d 8d < Ts Js Qs Ks As < Jd Qd Kd Ad 2d < Js Qs Ks As 2s"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "ladder"), LADDERS)
def test_each_is_beaten_by_all_to_its_right_and_none_to_its_left(rules: Rules, ladder: str) -> None:
    known = combinations_of(rules)
    plays = [known[known.pack.mask(read_cards(text))] for text in ladder.split(" < ")]
    for place, play in enumerate(plays):
        beaten = [known.beats(other, play) for other in plays]
        assert beaten == [False] * (place + 1) + [True] * (len(plays) - place - 1)


def test_under_same_type_only_its_kind_answers_five_cards() -> None:
    known = combinations_of(PAGAT.but({"answer.five": "same_type"}))
    straight, flush, higher = (
        known[known.pack.mask(read_cards(cards))] for cards in ("3d 4d 5d 6d 7c", "3d 5d 7d 9d Jd", "4d 5d 6d 7d 8c")
    )
    assert not known.beats(flush, straight)
    assert known.beats(higher, straight)
    assert combinations_of(PAGAT).beats(flush, straight)
