"""One line for each sentence of the rule book: each play is beaten by all to its right and by none to its left."""

import pytest

from bot.cards import read_cards
from bot.games.big_two import GAME
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.rules.parameters import Rules
from tests.games.big_two.by_hand import HONGKONG, PAGAT, STANDARD

HK = GAME.rules("pagat-basic+so-hk")
TWO_HIGH = GAME.rules("pagat-basic+so-2high-26second")
ALL_RANKS = PAGAT.but({"cmp.flush": "all_ranks_then_suit"})
BEST_CARD = GAME.rules("pagat-basic+best-card-fh")
QUADS = GAME.rules("lukang+bare-quads")
TWO_PAIRS = GAME.rules("pagat-basic+four-two-pair+two-pair-kicker")
ROYAL = GAME.rules("pagat-basic+royal-only")
LATTA = GAME.rules("taiwan-latta")
SAME_TYPE = GAME.rules("lukang", {"answer.five": "same_type"})
LECTIO = GAME.rules("lectio")

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
    *((GAME.rules("pagat-basic+so-indonesia", {"cmp.straight_tie": tie}),
       "Td Jd Qd Kd Ac < As 2d 3s 4s 5s < 2c 3d 4d 5d 6d < Ad 2h 3d 4d 5d") for tie in ("game_top", "sequence_top")),
    (TWO_HIGH, "Td Jd Qd Kd Ac < 2d 3c 4s 5s 6s < 2c 3d 4d 5d 6d < Jd Qd Kd Ad 2c"),
    # BT-7.3: flushes
    (PAGAT, "3d 5d 7d 9d 2d < 3c 4c 5c 6c 8c < 3h 4h 5h 6h 8h < 3s 4s 5s 6s 8s < 3s 4s 5s 6s 9s"),
    (STANDARD, "3s 4s 5s 6s 8s < 3d 4d 5d 6d 9d < 3c 4c 5c 6c 9c < 9s 4s 5s 6s Ts < 2d 3d 4d 5d 7d"),
    (ALL_RANKS, "3s 4s 5s 6s 9s < 3d 4d 5d 7d 9d < 3c 4c 5c 7c 9c < 3d 4d 6d 7d 9d < 3d 4d 5d 6d Td"),
    # full houses by the triple, or literally by the best card
    (PAGAT, "3d 3c 3h 2d 2s < 4d 4c 4h 3d 3s < Ad Ac Ah 3d 3c < 2d 2c 2h 3d 3c"),
    (BEST_CARD, "4d 4c 4h 3d 3s < Ad Ac Ah 3d 3c < 3d 3c 3h 2d 2c < 3d 3c 3h 2d 2h < 4d 4c 4h 2d 2s"),
    # BT-7.5: the ladder of five cards
    (PAGAT, "Td Jd Qd Kd As < 3d 4d 5d 6d 8d < 3d 3c 3h 4d 4c < 3d 3c 3h 3s 4d < 3d 4d 5d 6d 7d < Ts Js Qs Ks As"),
    (HONGKONG, "Js Qs Ks As 2d < 3d 4d 5d 6d 8d < 2d 2c 2h As Ad < 3d 3c 3h 3s 4d < 2d 2c 2h 2s 3d < 3d 4d 5d 6d 7d"),
    (HONGKONG, "3s 4s 5s 6s 7s < 4d 5d 6d 7d 8d < Ts Js Qs Ks As < Jd Qd Kd Ad 2d < Js Qs Ks As 2s"),
    # BT-6.7: bare quads, beaten by higher quads and by monsters
    (QUADS, "3d 3c 3h 3s < 4d 4c 4h 4s < 2d 2c 2h 2s < 3d 3c 3h 3s 4d < 3d 4d 5d 6d 7d"),
    # BT-6.8, 7.7: two pairs by the higher pair, the lower pair, the suit of the higher pair; with a fifth card lowest
    (TWO_PAIRS, "3d 3c 5d 5c < 3h 3s 5d 5h < 3d 3c 5h 5s < 4d 4c 5d 5c < 3d 3c 6d 6c < Kd Kc 2d 2c"),
    (TWO_PAIRS, "3d 3c 5d 5c 2s < 3h 3s 5h 5s 4d < 4d 4c 5d 5c 3d < Kd Kc 2d 2c 3d < 3d 4d 5d 6d 7c"),
    # BT-6.6: seven cards rank by the best straight flush among them, whatever the other two cards are
    (LATTA, ("3d 4d 5d 6d 7d 2c 2h < 3s 4s 5s 6s 7s 3c 3h < 4d 5d 6d 7d 8d 3c 3h < 4s 5s 6s 7s 8s 2c 2h "
            "< 3d 4d 5d 6d 7d 8d 9d < Td Jd Qd Kd Ad 3c 3h")),
    (LATTA, "Td Jd Qd Kd Ad < Ts Js Qs Ks As < 3d 3c 3h 4d 4c"),
    # BT-7.6: only the royal flush beats four plus one, whatever the order of straights
    (ROYAL, ("3s 4h 5c 6d 7s < 3h 5h 7h 9h Jh < 2d 2c 2h As Ad < Ad 2d 3d 4d 5d < 9s Ts Js Qs Ks "
            "< 3d 3c 3h 3s 4d < 2d 2c 2h 2s 3d < Td Jd Qd Kd Ad < Ts Js Qs Ks As")),
    (GAME.rules("pagat-basic+royal-only+so-a5-high"),
     "Ts Js Qs Ks Ad < 3d 3c 3h 4d 4c < 9s Ts Js Qs Ks < As 2s 3s 4s 5s < 3d 3c 3h 3s 4d < Td Jd Qd Kd Ad"),
    # BT-9.3: monsters beat anything, and only stronger monsters beat them
    *((SAME_TYPE, f"{play} < 3d 3c 3h 3s 4d < 2d 2c 2h 2s 3d < 3d 4d 5d 6d 7d < Ts Js Qs Ks As")
      for play in ("2s", "2h 2s", "2c 2h 2s", "Td Jd Qd Kd As", "3d 5d 7d 9d 2d", "2d 2c 2h As Ad")),
    (LATTA, "2s < 3d 3c 3h 3s 4d < 2d 2c 2h 2s 3d < 3d 4d 5d 6d 7d 2c 2h < Ts Js Qs Ks As 3c 3h"),
    (GAME.rules("taiwan-latta+royal-only"),
     "2s 2h < 3d 4d 5d 6d 7d 2c 2h < 9s Ts Js Qs Ks 3c 3h < 3d 3c 3h 3s 4d < Td Jd Qd Kd Ad 3c 3h"),
    # BT-1.6, 17.2: tiles
    (LECTIO, "3b < 3y < 3g < 3r < 4b < 9r < 10b < 15r < 1b < 1r < 2b < 2r"),
    (LECTIO, "3b 3y < 3g 3r < 15b 15y < 1b 1y < 2b 2y"),
    (LECTIO, ("3b 4y 5g 6r 7b < 3b 4y 5g 6r 7y < 10b 11y 12g 13r 14b < 11b 12y 13g 14r 15b < 12b 13y 14g 15r 1b "
             "< 2b 3y 4g 5r 6b < 2y 3y 4g 5r 6b < 1b 2b 3g 4r 5b < 1b 2r 3g 4r 5b")),
    (LECTIO, "3r 4r 5r 6r 8r < 3b 4b 5b 7b 8b < 3r 4r 5r 7r 8r < 3b 4b 5b 7b 15b < 3b 4b 5b 7b 1b < 3b 4b 5b 7b 2b"),
    (LECTIO, ("13b 14y 15g 1r 12b < 3b 4b 5b 6b 8b < 3b 3y 3g 2b 2y < 1b 1y 1g 3b 3y < 3b 3y 3g 3r 4b "
             "< 3b 4b 5b 6b 7b < 12b 13b 14b 15b 1b < 1b 2b 3b 4b 5b")),
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
