"""What the hands left and special plays are worth (docs/big-two.md, BT-14.1 to 14.4, 14.8 to 14.10, 14.15 to 14.20)."""

import pytest

from bot.cards import read_cards
from bot.engine.actions import NotPossible
from bot.engine.result import Reckoning
from bot.games.big_two import GAME
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring import Ending, Left, penalties, settle, tier

PAGAT = GAME.rules("pagat-basic")

TIERS = {  # BT-14.2: from 7 cards to 13
    "chudadi-standard": (1, 2, 2, 2, 3, 3, 4),
    "chudadi-hongkong": (1, 1, 1, 2, 2, 2, 3),
    "pagat-basic": (1, 1, 1, 2, 2, 2, 3),
    "japanese-wikipedia-official": (1, 1, 1, 1, 2, 2, 2),
    "mainland": (1, 2, 2, 3, 3, 3, 4),
    "pagat-basic+large": (1, 2, 2, 3, 3, 3, 4),
    "pagat-basic+double-8": (1, 2, 2, 2, 2, 2, 2),
    "pagat-basic+double-8-10": (1, 2, 2, 4, 4, 4, 4),
    "da-lao-er-gamesky": (1, 1, 1, 1, 2, 2, 2),
    "indonesia": (1, 1, 1, 1, 2, 2, 3),
    "pagat-basic+kam": (1, 1, 2, 2, 2, 3, 3),
    "pagat-basic+flat": (1, 1, 1, 1, 1, 1, 1),
}


def counts(*left: int, winner: int | None, **facts: object) -> Ending:
    return Ending(tuple(map(Left, left)), winner, **facts)  # type: ignore[arg-type]


def holding(*hands: str, winner: int | None = 0, **facts: object) -> Ending:
    return Ending(tuple(Left.of(read_cards(hand)) for hand in hands), winner, **facts)  # type: ignore[arg-type]


def worth(rules: Rules, ending: Ending) -> list[int]:
    return [penalty.points for penalty in penalties(rules, ending)]


@pytest.mark.parametrize("name", TIERS)
def test_the_tier_tables(name: str) -> None:
    rules = GAME.rules(name)
    assert tuple(tier(rules, count) for count in range(7, 14)) == TIERS[name]
    assert [tier(rules, count) for count in range(1, 7)] == [1] * 6


@pytest.mark.parametrize(
    ("base", "points"),
    [
        ("cards", 9 * 2),
        ("values_a", (1 + 1 + 1 + 2 + 2 + 2 + 3 + 3 + 4) * 2),
        ("values_b", (1 + 7 + 8 + 9 + 10 + 11 + 12 + 12 + 13) * 2),
        ("values_c", (3 + 9 + 10 + 11 + 12 + 13 + 14 + 14 + 15) * 2),
        ("indonesia", (8 + 5) * 2),
        ("tw_deduct", (3 + 9 + 10 + 20 * 3 + 30 * 2 + 40) * 2),
        ("tw_plus_minus", (1 + 1 + 6 * 2) * 2 * 2),
        ("none", 0),
    ],
)
def test_each_base_counts_one_hand_otherwise(base: str, points: int) -> None:
    settled = {"none": "pusoy"}.get(base, "ledger")
    rules = PAGAT.but({"score.base": base, "score.settle": settled, "score.tiers": [[1, 1], [9, 2]]})
    assert worth(rules, holding("", "3d 9d Td Jd Qd Kd Ad As 2d", "", "")) == [0, points, 0, 0]


@pytest.mark.parametrize("base", ["values_a", "values_b", "values_c", "indonesia", "tw_deduct", "tw_plus_minus"])
def test_a_base_of_cards_needs_the_cards_themselves(base: str) -> None:
    rules = PAGAT.but({"score.base": base, "score.settle": "ledger"})
    with pytest.raises(NotPossible, match=rf"score\.base={base} counts the cards"):
        penalties(rules, counts(0, 1, 1, 1, winner=0))


def test_every_number_card_of_the_values() -> None:
    numbers = "3d 4d 5d 6d 7d 8d 9d Td"
    expected = {"values_a": 8, "values_b": 36, "values_c": 52, "tw_deduct": 52, "tw_plus_minus": 9, "indonesia": 8}
    for base, points in expected.items():
        rules = PAGAT.but({"score.base": base, "score.settle": "ledger"})
        assert worth(rules, holding("", numbers, "", ""))[1] == points


def test_the_spade_ace_counts_40_in_deduction_alone() -> None:
    hands = ("", "As Ks", "Ah", "Ad Ac 3s")
    taiwan = GAME.rules("taiwan").but({"seats.count": 4})
    assert worth(taiwan, holding(*hands)) == [0, 50, 30, 63]
    assert worth(taiwan.but({"score.spade_ace_40": True}), holding(*hands)) == [0, 60, 30, 63]
    values = PAGAT.but({"score.base": "values_c", "score.spade_ace_40": True})
    assert worth(values, holding(*hands)) == [0, 27, 14, 31]


def test_twos_double_plus_minus_and_are_worth_nothing_themselves() -> None:
    rules = GAME.rules("taiwan-plus-minus").but({"seats.count": 4})
    assert worth(rules, holding("", "2s", "2d 2c 2h 2s 3d", "Td Ah 3c")) == [0, 0, 16, 5]
    assert penalties(rules, holding("", "2d Jh 5d 8c", "3d", "3c"))[1] == Reckoning(((2, 1), (1, 2)), (2,))


def test_more_than_13_cards_pay_the_last_rate() -> None:
    assert worth(PAGAT, counts(0, 17, 14, 1, winner=0)) == [0, 51, 42, 1]
    official = GAME.rules("japanese-wikipedia-official")
    assert worth(official, counts(0, 15, 17, 17, winner=0, not_played=frozenset({3}))) == [0, 30, 34, 51]


def test_multipliers_are_for_all_or_for_the_opener_alone() -> None:
    ending = counts(0, 11, 12, 4, winner=0, opener=1)
    assert worth(PAGAT, ending) == [0, 22, 24, 4]
    assert worth(GAME.rules("pagat-basic+opener-only"), ending) == [0, 22, 12, 4]


def test_having_played_nothing_overrides_the_tier_and_for_the_opener_alone_where_tiers_are_his() -> None:
    ending = counts(0, 13, 13, 3, winner=0, opener=2, not_played=frozenset({1, 2, 3}))
    assert worth(PAGAT, ending) == [0, 39, 39, 3]
    five = PAGAT.but({"score.no_play_mult": 5})
    assert worth(five, ending) == [0, 65, 65, 15]
    assert worth(five.but({"score.tiers_apply": "opener_only"}), ending) == [0, 13, 65, 3]


def test_twos_held_double_each_for_everybody() -> None:
    hands = holding("", "2s 2d 3d 4d 5d 6d 7d 9d Th", "2h", "3s", opener=3)
    assert worth(GAME.rules("pagat-basic+double-8"), hands) == [0, 18, 1, 1]
    assert worth(GAME.rules("pagat-basic+double-8+twos-held"), hands) == [0, 72, 2, 1]
    assert worth(GAME.rules("pagat-basic+double-8+twos-held+opener-only"), hands) == [0, 36, 2, 1]
    with pytest.raises(NotPossible, match=r"score\.twos_in_hand counts the cards"):
        penalties(GAME.rules("pagat-basic+twos-held"), counts(0, 1, 1, 1, winner=0))


def test_tiles_of_number_two_are_twos_and_other_tiles_are_not() -> None:
    hands = ("", "4b 5b", "2r 7b 7y", "12r 12b", "2b 2y")
    assert worth(GAME.rules("lectio"), holding(*hands)) == [0, 2, 6, 2, 8]
    finish = GAME.rules("lectio").but({"score.twos_in_hand": 1, "score.twos_finish": 2})
    assert worth(finish, holding(*hands, last=read_cards("2g"))) == [0, 4, 6, 4, 4]
    assert worth(finish, holding(*hands, last=read_cards("12g"))) == [0, 2, 3, 2, 2]


def test_a_last_play_of_twos_alone_doubles() -> None:
    finish = GAME.rules("pagat-basic+twos-finish")
    assert worth(finish, counts(0, 3, 10, 1, winner=0, last=read_cards("2d 2s"))) == [0, 6, 40, 2]
    assert worth(finish, counts(0, 3, 10, 1, winner=0, last=read_cards("2d 2s 2c 3d 3s"))) == [0, 3, 20, 1]
    assert worth(finish, counts(0, 3, 10, 1, winner=0)) == [0, 3, 20, 1]
    assert worth(PAGAT, counts(0, 3, 10, 1, winner=0, last=read_cards("2d 2s"))) == [0, 3, 20, 1]


def test_on_the_difference_the_penalties_are_those_against_the_winner() -> None:
    kam = GAME.rules("pagat-basic+kam")
    assert penalties(kam, counts(0, 2, 10, 12, winner=0)) == (
        Reckoning(),
        Reckoning(((1, 2),)),
        Reckoning(((1, 10),), (2,)),
        Reckoning(((1, 12),), (3,)),
    )
    assert worth(kam, counts(13, 13, 13, 13, winner=0)) == [0, 39, 39, 39]
    lost = counts(0, 2, 10, 12, winner=None, payer=0)
    assert worth(kam, lost) == [0, 2, 20, 36]


def test_who_won_at_once_or_may_not_win_is_charged_nothing() -> None:
    assert worth(PAGAT, counts(13, 13, 13, 13, winner=2)) == [39, 39, 0, 39]
    assert worth(PAGAT, counts(0, 13, 5, 0, winner=0, no_win=frozenset({3}))) == [0, 39, 5, 0]


@pytest.mark.parametrize(
    ("last", "unbeaten", "points"),
    [
        ("9d", (), 5),
        ("2d", (), 10),
        ("2d 2s", (), 20),
        ("2d 2s 3d 3c 3h", (), 20),
        ("4d 4c 4h 4s 9d", (), 2 * 20 + 5),
        ("4d 4c 4h 4s 2d", (), 2 * 20 + 10),
        ("2d 2c 2h 2s 3d", (), 2 * 80 + 40),
        ("6h 7h 8h 9h Th", (), 2 * 40 + 5),
        ("9d", ("4d 4c 4h 4s Td",), 20 + 5),
        ("9d", ("2d 2c 2h 2s Td",), 80 + 5),
        ("9d", ("6h 7h 8h 9h Th",), 40 + 5),
        ("9d", ("6h 7h 8h 9h Th", "4d 4c 4h 4s Td"), 40 + 20 + 5),
        ("9d", ("3h 7h 8h 9h Th", "4d 4c 4h 5s 5d"), 5),
        ("4d 4c 4h 4s 9d", ("4d 4c 4h 4s 9d",), 2 * 20 + 5),
        ("", (), 5),
    ],
)
def test_what_indonesia_credits_to_the_finisher(last: str, unbeaten: tuple[str, ...], points: int) -> None:
    plays = tuple((0, read_cards(play)) for play in unbeaten)
    ending = holding("", "3s", "3c", "3d 4d", last=read_cards(last), unbeaten=plays)
    assert settle(GAME.rules("indonesia"), ending).points == (points, -1, -1, -2)


def test_indonesia_credits_a_special_play_to_whoever_played_it_even_where_one_pays_for_all() -> None:
    plays = ((2, read_cards("4d 4c 4h 4s Td")),)
    hands = ("", "3s 2s", "3c", "3d 4d")
    rules = GAME.rules("indonesia")
    assert settle(rules, holding(*hands, last=read_cards("9d"), unbeaten=plays)).points == (5, -6, 19, -2)
    charged = settle(rules, holding(*hands, last=read_cards("9d"), unbeaten=plays, payer=3)).points
    assert charged == (5, 0, 20, -9)
    lost = holding(*hands, winner=None, last=read_cards("9d"), unbeaten=plays, payer=0)
    assert settle(rules, lost).points == (-9, 0, 0, 0)


def test_bare_fours_and_straight_flushes_with_two_cards_are_special_where_they_are_played() -> None:
    rules = GAME.rules("indonesia").but({"combo.four": "quads", "combo.sf_kickers": 2})
    plays = tuple(
        (2, read_cards(play)) for play in ("4d 4c 4h 4s", "6h 7h 8h 9h Th 3d 3s", "Jd Qd Kd Ad Td", "2d 2c 2h 2s")
    )
    assert settle(rules, holding("", "5s", "5c", "5h", last=read_cards("9d"), unbeaten=plays)).points == (
        5,
        -1,
        139,
        -1,
    )
    assert settle(rules, holding("", "5s", "", "5h", last=read_cards("9d"), unbeaten=plays[:1])).points == (
        5,
        -1,
        20,
        -1,
    )


def test_other_bases_credit_nothing() -> None:
    plays = ((2, read_cards("4d 4c 4h 4s Td")),)
    ledger = GAME.rules("pagat-basic+ledger")
    ending = holding("", "3s", "3c", "3d", last=read_cards("2d"), unbeaten=plays)
    assert settle(ledger, ending).points == (0, -1, -1, -1)
