"""What statistics count of Big Two: last cards that were said, and those that were forgotten (BT-11.1)."""

from __future__ import annotations

from bot.engine.game import Deal
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.last_card_record import last_cards
from tests.games.big_two.by_hand import PAGAT, middle, played

SAID = PAGAT.but({"top.enforce": "off", "last.declare": [1]})
BOTH = SAID.but({"last.declare": [1, 2]})
HANDS = ("4d 5d", "7c 9c Jc", "Th Tc Jh Jd", "As Ac Kd Kh Ks")


def record(deal: Deal, seat: int) -> tuple[int, int]:
    """How often a seat said its last card, and how often it forgot."""
    assert PLAY.owns(deal)
    counts = last_cards(deal, seat)
    return counts["said"], counts["forgotten"]


def test_a_last_card_is_said_with_the_play_or_before_the_own_turn() -> None:
    deal = middle(SAID, *HANDS)
    said, _ = played(deal, "0 play 4d last-card", "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert record(said, 0) == (1, 0)
    later, _ = played(deal, "0 play 4d", "1 pass", "0 declare last-card", "2 pass", "3 pass", "0 play 5d")
    assert record(later, 0) == (1, 0)
    assert [record(later, seat) for seat in (1, 2, 3)] == [(0, 0)] * 3


def test_who_goes_on_without_a_word_forgot_it() -> None:
    deal, _ = played(middle(SAID, *HANDS), "0 play 4d", "1 pass", "2 pass", "3 pass")
    assert record(deal, 0) == (0, 0), "there was still time"
    deal, _ = played(deal, "0 play 5d")
    assert record(deal, 0) == (0, 1)


def test_two_cards_and_one_are_two_occasions() -> None:
    hands = ("4d 5d 6d", *HANDS[1:])
    start = ("0 play 4d last-card", "1 pass", "2 pass", "3 pass", "0 play 5d", "1 pass", "2 pass", "3 pass")
    deal, _ = played(middle(BOTH, *hands), *start, "0 play 6d")
    assert record(deal, 0) == (1, 1)


def test_nothing_is_counted_where_no_card_must_be_said() -> None:
    silent = PAGAT.but({"top.enforce": "off", "last.declare": []})
    deal, _ = played(middle(silent, *HANDS), "0 play 4d", "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert record(deal, 0) == (0, 0)
