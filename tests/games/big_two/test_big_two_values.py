"""What tells one value of a parameter from another where nothing else does; each line is a mutant that lived before."""

import pytest

from bot.cards import read_cards
from bot.games.big_two.combinations import Kind, combinations_of
from bot.games.big_two.generator import generator_of
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
