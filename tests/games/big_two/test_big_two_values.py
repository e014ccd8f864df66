"""Tells one reading of a rule from another where no other test does. Each line kills a mutant that used to survive."""

import pytest

from bot.cards import read_cards
from bot.games.big_two import GAME
from bot.games.big_two.by_hand import Finished, score
from bot.games.big_two.cards.combinations import Kind, combinations_of
from bot.games.big_two.cards.generator import generator_of
from tests.games.big_two.by_hand import PAGAT, middle, played, refused


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
    rules = GAME.rules("japanese-wikipedia-official+seats-3").but({"rest.use": use, "rest.face": "down"})
    assert score(rules, Finished((0, 17, 15))).penalties == penalties


@pytest.mark.parametrize(
    ("order", "lower", "higher", "none"),
    [
        ("so-pagat", "A2345 23456", "TJQKA", "JQKA2"),
        ("so-a5-high", "23456", "TJQKA A2345", "JQKA2"),
        ("so-26-then-a5", "", "TJQKA A2345 23456", "JQKA2"),
        ("so-26-high-a5-low", "A2345", "TJQKA 23456", "JQKA2"),
        ("so-no-a5", "23456", "TJQKA", "A2345 JQKA2"),
        ("so-2high-26low", "23456", "TJQKA JQKA2", "A2345"),
        ("so-2high-26second", "", "TJQKA 23456 JQKA2", "A2345"),
        ("so-natural", "", "TJQKA JQKA2", "A2345 23456"),
        ("so-hk", "", "TJQKA 23456 A2345", "JQKA2"),
        ("so-a5-second", "23456", "A2345 TJQKA", "JQKA2"),
    ],
)
def test_each_order_of_straights_has_its_own_ends(order: str, lower: str, higher: str, none: str) -> None:
    known = combinations_of(PAGAT.but({"combo.straight_order": order}))

    def power(ranks: str) -> int:
        found = known.find(known.pack.mask(read_cards(" ".join(map("".join, zip(ranks, "ddddc", strict=True))))))
        return found.power if found else 0

    common = "34567 45678 56789 6789T 789TJ 89TJQ 9TJQK"
    powers = [power(ranks) for ranks in f"{lower} {common} {higher}".split()]
    assert powers == sorted(set(powers))
    assert powers[0] > 0
    assert not any(map(power, none.split()))


def test_two_to_six_of_tiles_ends_in_its_six() -> None:
    known = combinations_of(GAME.rules("lectio").but({"cmp.straight_tie": "sequence_top"}))
    lower, higher = (known[known.pack.mask(read_cards(run))] for run in ("2r 3y 4g 5r 6b", "2b 3y 4g 5b 6y"))
    assert known.beats(higher, lower)


def test_each_seat_declares_for_itself() -> None:
    deal = middle(PAGAT.but({"last.declare": [1, 2]}), "4d 9c Ks", "Ts Th", "Tc", "3c 7d 8d")
    assert refused(deal, 3, "declare last-card") == ("nothing_to_declare", "BT-11.1", {"sizes": "both", "n": 3})
    deal, _ = played(deal, "1 declare last-card", "2 declare last-card")
    assert deal.position.declared == 0b0110


def test_who_was_called_declares_no_more() -> None:
    rules = PAGAT.but({"last.declare": [1], "last.undeclared": "card_frozen"})
    deal = middle(rules, "4d 9c Ks", "Ts", "Tc", "3c 7d 8d", callouts=True)
    deal, _ = played(deal, "3 call 2")
    assert refused(deal, 2, "declare last-card") == ("not_entitled", "BT-11.2", {"why": "called"})
    assert refused(deal, 1, "declare last-card") is None


def test_a_breach_that_may_have_to_be_paid_is_kept() -> None:
    deal, _ = played(middle(PAGAT, "4d 9c Ks", "Ts", "Th Tc", "3c 7d", trick=["3 5d"]), "0 play 9c")
    assert deal.state.breach is not None
    assert GAME.deal_from_json(PAGAT, deal.to_json()) == deal
