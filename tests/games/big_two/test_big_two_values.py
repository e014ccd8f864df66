"""What tells one value of a parameter from another where nothing else does; each line is a mutant that lived before."""

import pytest

from bot.cards import read_cards
from bot.games.big_two.combinations import Kind, combinations_of
from bot.games.big_two.generator import generator_of
from bot.games.big_two.presets import resolve
from bot.games.big_two.shell import score
from bot.games.shell import Finish
from tests.games.big_two.by_hand import PAGAT


@pytest.mark.parametrize(
    ("order", "listed"),
    [
        ("suit_first", ["3d 5d 6d 9d Kd", "4c 5c 7c 9c Jc"]),
        ("top_then_suit", ["4c 5c 7c 9c Jc", "3d 5d 6d 9d Kd"]),
        ("all_ranks_then_suit", ["4c 5c 7c 9c Jc", "3d 5d 6d 9d Kd"]),
    ],
)
def test_flushes_of_two_suits_are_listed_weakest_first(order: str, listed: list[str]) -> None:
    known = combinations_of(PAGAT.but({"cmp.flush": order}))
    hand = known.pack.mask(read_cards(" ".join(listed)))
    plays = [known[mask] for mask in generator_of(known).leads(hand)]
    assert [play.text for play in plays if play.kind is Kind.FLUSH] == listed


@pytest.mark.parametrize(
    ("use", "penalties"),
    [
        ("give", (0, 34, 30)),
        ("may_take", (0, 34, 30)),
        ("swap", (0, 51, 30)),
        ("discard", (0, 51, 30)),
        ("stock", (0, 51, 30)),
    ],
)
def test_seventeen_cards_of_three_players_have_played_nothing_unless_cards_may_have_joined_them(
    use: str, penalties: tuple[int, ...]
) -> None:
    rules = resolve("japanese-wikipedia-official+seats-3").but({"rest.use": use, "rest.face": "down"})
    assert score(rules, Finish((0, 17, 15))).penalties == penalties


@pytest.mark.parametrize(
    ("order", "lowest", "highest", "none"),
    [
        ("so-pagat", "A2345 23456 34567", "9TJQK TJQKA", "JQKA2"),
        ("so-a5-high", "23456 34567 45678", "TJQKA A2345", "JQKA2"),
        ("so-26-then-a5", "34567 45678", "TJQKA A2345 23456", "JQKA2"),
        ("so-26-high-a5-low", "A2345 34567 45678", "TJQKA 23456", "JQKA2"),
        ("so-no-a5", "23456 34567 45678", "9TJQK TJQKA", "A2345 JQKA2"),
        ("so-2high-26low", "23456 34567 45678", "TJQKA JQKA2", "A2345"),
        ("so-2high-26second", "34567 45678", "TJQKA 23456 JQKA2", "A2345"),
        ("so-natural", "34567 45678", "TJQKA JQKA2", "A2345 23456"),
        ("so-hk", "34567 45678", "TJQKA 23456 A2345", "JQKA2"),
        ("so-a5-second", "23456 34567 45678", "9TJQK A2345 TJQKA", "JQKA2"),
    ],
)
def test_each_order_of_straights_has_its_own_ends(order: str, lowest: str, highest: str, none: str) -> None:
    known = combinations_of(PAGAT.but({"combo.straight_order": order}))

    def power(ranks: str) -> int:
        found = known.find(known.pack.mask(read_cards(" ".join(map("".join, zip(ranks, "ddddc", strict=True))))))
        return found.power if found else 0

    powers = [power(ranks) for ranks in f"{lowest} 56789 {highest}".split()]
    assert powers == sorted(set(powers))
    assert powers[0] > 0
    assert not any(map(power, none.split()))
