"""What hands left cost and who pays whom: every worked example of docs/big-two.md, section 14, that can be played."""

import pytest

from bot.cards import read_cards
from bot.games.actions import NotPossible
from bot.games.big_two.rules import Rules
from bot.games.big_two.scoring import Ending, Left, penalties, settle, tier
from bot.games.game import Entry
from tests.games.big_two.by_hand import GAME, HONGKONG, PAGAT, STANDARD

TIERS = {  # BT-14.2: from 7 cards to 13
    "chudadi-standard": (1, 2, 2, 2, 3, 3, 4),
    "chudadi-hongkong": (1, 1, 1, 2, 2, 2, 3),
    "pagat-basic": (1, 1, 1, 2, 2, 2, 3),
    "pagat-basic+large": (1, 2, 2, 3, 3, 3, 4),
    "pagat-basic+double-8": (1, 2, 2, 2, 2, 2, 2),
    "pagat-basic+double-8-10": (1, 2, 2, 4, 4, 4, 4),
    "pagat-basic+flat": (1, 1, 1, 1, 1, 1, 1),
}


def counts(*left: int, winner: int, **facts: object) -> Ending:
    return Ending(tuple(map(Left, left)), winner, **facts)  # type: ignore[arg-type]


def worth(rules: Rules, ending: Ending) -> list[int]:
    return [penalty.points for penalty in penalties(rules, ending)]


@pytest.mark.parametrize("name", TIERS)
def test_the_tier_tables(name: str) -> None:
    rules = GAME.rules(name)
    assert tuple(tier(rules, count) for count in range(7, 14)) == TIERS[name]
    assert [tier(rules, count) for count in range(1, 7)] == [1] * 6


@pytest.mark.parametrize(
    ("rules", "left", "owed", "points"),
    [
        (STANDARD, (4, 8, 0, 11), (4, 16, 0, 33), (37, -11, 53, -79)),
        (HONGKONG, (4, 8, 0, 11), (4, 8, 0, 22), (18, 2, 34, -54)),
        (PAGAT, (0, 3, 10, 13), (0, 3, 20, 39), (62, 50, -18, -94)),
        (GAME.rules("pagat-basic+winner-takes"), (0, 3, 10, 13), (0, 3, 20, 39), (62, -3, -20, -39)),
        (GAME.rules("pagat-basic+ledger+bonus-5"), (0, 3, 10, 13), (0, 3, 20, 39), (5, -3, -20, -39)),
    ],
)
def test_who_pays_whom(rules: Rules, left: tuple[int, ...], owed: tuple[int, ...], points: tuple[int, ...]) -> None:
    found = settle(rules, counts(*left, winner=left.index(0)))
    assert tuple(penalty.points for penalty in found.penalties) == owed
    assert found.points == points
    assert found.zero_sum is (sum(points) == 0)


def test_entries_are_net_one_a_pair_and_sum_to_the_points() -> None:
    found = settle(STANDARD, counts(4, 8, 0, 11, winner=2))
    assert found.entries == (
        Entry(0, 2, 4),
        Entry(1, 0, 12),
        Entry(1, 2, 16),
        Entry(3, 0, 29),
        Entry(3, 1, 17),
        Entry(3, 2, 33),
    )
    equal = settle(PAGAT, counts(0, 3, 3, 5, winner=0))
    assert [(entry.source, entry.target) for entry in equal.entries] == [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]
    assert settle(GAME.rules("pagat-basic+ledger"), counts(0, 3, 3, 5, winner=0)).entries == ()


def test_the_full_payer_pays_the_winner_for_everybody() -> None:
    found = settle(PAGAT, counts(0, 5, 10, 3, winner=0, payer=3))
    assert [penalty.points for penalty in found.penalties] == [0, 5, 20, 3]
    assert found.points == (28, 0, 0, -28)
    assert found.entries == (Entry(3, 0, 28),)
    ledger = settle(GAME.rules("pagat-basic+ledger"), counts(0, 3, 1, 4, winner=0, payer=1))
    assert ledger.points == (0, -8, 0, 0)
    assert not ledger.zero_sum


def test_more_than_13_cards_pay_the_13_card_rate() -> None:
    assert worth(PAGAT, counts(0, 17, 14, 1, winner=0)) == [0, 51, 42, 1]


def test_opener_only_and_nothing_played() -> None:
    rules = GAME.rules("pagat-basic+opener-only")
    assert worth(rules, counts(0, 11, 12, 4, winner=0, opener=1)) == [0, 22, 12, 4]
    unplayed = PAGAT.but({"score.no_play_mult": 3, "score.tiers": [[1, 1], [11, 2]]})
    assert worth(unplayed, counts(0, 13, 13, 3, winner=0, not_played=frozenset({1, 3}))) == [0, 39, 26, 9]
    both = unplayed.but({"score.tiers_apply": "opener_only"})
    assert worth(both, counts(0, 13, 13, 3, winner=0, opener=1, not_played=frozenset({1, 2}))) == [0, 39, 13, 3]


def test_twos_held_and_twos_played_last() -> None:
    held = Left.of(read_cards("2s 2d 3d 4d 5d 6d 7d 9d Th"))
    rules = GAME.rules("pagat-basic+double-8+twos-held")
    assert worth(rules, Ending((Left(0), held, Left(0), Left(0)), 0)) == [0, 72, 0, 0]
    finish = GAME.rules("pagat-basic+twos-finish")
    assert worth(finish, counts(0, 3, 10, 1, winner=0, last=read_cards("2d 2s"))) == [0, 6, 40, 2]
    assert worth(finish, counts(0, 3, 10, 1, winner=0, last=read_cards("2d As"))) == [0, 3, 20, 1]
    assert worth(PAGAT, counts(0, 3, 10, 1, winner=0, last=read_cards("2d 2s"))) == [0, 3, 20, 1]


@pytest.mark.parametrize(
    ("base", "cards", "points"),
    [
        ("values-a", "3d 9c Th Js As 2s", 12),
        ("values-a", "Kd Qd", 4),
        ("values-b", "3d 4d Td Jd Qd Kd Ad 2d", 1 + 2 + 8 + 9 + 10 + 11 + 12 + 13),
        ("values-b", "3d 4d 5d 6d 7d 8d 9d Td Jd Qd", 2 * 55),
        ("values-c", "2s Ad Kd Qd Jd Td 3d", 15 + 14 + 13 + 12 + 11 + 10 + 3),
    ],
)
def test_cards_that_count_by_value(base: str, cards: str, points: int) -> None:
    rules = GAME.rules(f"pagat-basic+{base}")
    assert worth(rules, Ending((Left(0), Left.of(read_cards(cards)), Left(0), Left(0)), 0))[1] == points


def test_the_unit_scales_points_and_not_penalties() -> None:
    rules = PAGAT.but({"score.unit": 5, "score.winner_bonus": 2, "score.settle": "winner_takes"})
    found = settle(rules, counts(0, 3, 1, 1, winner=0))
    assert [penalty.points for penalty in found.penalties] == [0, 3, 1, 1]
    assert found.points == (35, -15, -5, -5)
    assert found.entries[0] == Entry(1, 0, 15)


@pytest.mark.parametrize(
    ("ending", "why"),
    [
        (counts(0, 1, 1, winner=0), "4 seats; 3 hands"),
        (counts(0, 1, 1, 1, winner=4), "winner 4 is no seat"),
        (counts(0, 1, 1, 1, winner=1), "seat 1, has cards left"),
        (counts(0, 1, 1, 1, winner=0, payer=0), "winner pays for nobody"),
        (counts(0, 1, 1, 1, winner=0, payer=-1), "payer -1 is no seat"),
        (counts(0, 1, 1, 1, winner=0, opener=7), "opener 7 is no seat"),
        (counts(0, 53, 1, 1, winner=0), "52 cards"),
    ],
)
def test_an_ending_that_cannot_be_is_refused(ending: Ending, why: str) -> None:
    with pytest.raises(NotPossible, match=why):
        settle(PAGAT, ending)


def test_values_need_the_cards_themselves() -> None:
    with pytest.raises(NotPossible, match=r"score\.base=values_a counts the cards"):
        settle(GAME.rules("pagat-basic+values-a"), counts(0, 1, 1, 1, winner=0))
