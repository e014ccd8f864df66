"""Drawing from the stock on a pass: BT-4.7, 4.8, D-34."""

import pytest

from bot.cards import Card, read_cards
from bot.dealing import Stream
from bot.engine.actions import NotPossible
from bot.engine.chance import Stated, Streamed
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.verbs import PASS
from tests.engine.asking import may_act
from tests.engine.plain import plainly
from tests.games.big_two.by_hand import PAGAT, changed, legal, middle, played, told

STOCK = {"deal.hand_size": 8, "rest.use": "stock", "rest.face": "down"}
ONE = Rules().but({**STOCK, "stock.draw": "one"})
COMBO = ONE.but({"stock.draw": "combo_size"})
RECYCLE = ONE.but({"stock.recycle": True})
HANDS = ("4d 4c 6d 8h", "7c 9c 9h 3s", "Th Tc Jh 3h", "As Ac Kd 3c")


def test_a_player_who_passes_draws_a_card_which_he_alone_sees() -> None:
    deal = middle(ONE, *HANDS, stock="5h 2d 6c")
    deal, events = played(deal, "0 play 4d", "1 pass")
    assert told(events)[1:] == [("drew", 1), ("drew-cards", 1)]
    everybody, himself = events[1:]
    assert (everybody.args, everybody.only) == ({"n": 1, "stock": 2}, None)
    assert (plainly(himself.args), himself.only) == ({"cards": "5h"}, frozenset({1}))
    assert deal.view(None).counts == (3, 5, 4, 4)
    assert deal.view(0).position.course.stock == 2
    assert "play 5h" in legal(played(deal, "2 pass", "3 pass", "0 play 4c")[0], 1), "drawn cards play on the next turn"


def test_as_many_cards_are_drawn_as_the_play_on_the_table_has() -> None:
    deal, events = played(middle(COMBO, *HANDS, stock="5h 2d 6c"), "0 play 4d 4c", "1 pass")
    assert plainly(events[1].args) == {"n": 2, "stock": 1}
    assert deal.view(1).hand == read_cards("3s 5h 7c 9c 9h 2d")
    deal, events = played(deal, "2 pass")
    assert plainly(events[0].args) == {"n": 1, "stock": 0}, "if fewer remain, what is there"
    deal, events = played(deal, "3 pass")
    assert told(events) == [("passed", 3), ("trick-won", 0)], "without recycling play goes on without drawing"


def test_an_empty_stock_is_made_of_the_cards_of_finished_tricks_at_the_pass_that_finds_it_empty() -> None:
    rules = RECYCLE.but({"deal.hand_size": 13, "seats.count": 3})
    deal = middle(rules, "4d 4c 6d", "7c 9c 9h", "Th Tc Jh", stock="5h", acted=[0, 1, 2])
    aside = deal.view(None).position.setting.pack.of(deal.view(None).position.played)
    order = tuple(reversed(aside))
    deal = middle(rules, "4d 4c 6d", "7c 9c 9h", "Th Tc Jh", stock="5h", chance=Stated((order,)))
    deal, events = played(deal, "0 play 4d", "1 pass")
    assert (deal.view(None).position.course.stock, deal.position.course.recycled) == (0, 0)
    deal, events = played(deal, "2 pass")
    assert told(events) == [("recycled", None), ("drew", 2), ("drew-cards", 2), ("trick-won", 0)]
    assert plainly(events[0].args) == {"n": len(aside)}
    assert plainly(events[1].args) == {"n": 1, "stock": len(aside) - 1}
    assert deal.state.stock == order[1:]
    assert deal.view(None).position.setting.pack.of(deal.view(None).position.played) == read_cards("4d"), (
        "the trick in hand is not set aside yet"
    )
    assert deal.position.course.recycled == 1
    with pytest.raises(NotPossible, match="- chance"):
        middle(rules, "4d 4c 6d", "7c 9c 9h", "Th Tc Jh", trick=["0 5d"], turn=1).apply(1, PASS)


def test_chance_shuffles_the_new_stock_from_pack_order() -> None:
    stream = Stream(bytes(32), 7)
    deal = middle(RECYCLE, *HANDS, trick=["0 5d"], turn=1, chance=Streamed(stream))
    aside = sorted(
        set(deal.view(None).position.setting.pack.of(deal.view(None).position.played)) - set(read_cards("5d")),
        key=_pack_order,
    )
    expected, after = stream.shuffle(aside)
    deal, _ = played(deal, "1 pass")
    assert deal.state.stock == expected[1:]
    assert deal.chance == Streamed(after)


def test_a_deal_makes_a_new_stock_four_times_at_most() -> None:
    deal = middle(RECYCLE, *HANDS, trick=["0 5d"], turn=1, chance=Streamed(Stream(bytes(32))))
    course = deal.position.course._replace(recycled=4)
    worn = changed(deal, position=deal.position._replace(course=course), stock=())
    worn, events = played(worn, "1 pass")
    assert told(events) == [("passed", 1)]
    _, events = played(deal, "1 pass")
    assert told(events)[:2] == [("recycled", None), ("drew", 1)]


def test_there_is_nothing_to_recycle_before_a_trick_is_finished() -> None:
    rules = RECYCLE.but({"seats.count": 2})
    pack = [str(card) for card in middle(rules, "3d", "3c").position.setting.pack.cards]
    deal = middle(rules, " ".join(pack[:25]), " ".join(pack[25:51]), trick=[f"0 {pack[51]}"], turn=1)
    deal, events = played(deal, "1 pass")
    assert told(events) == [("passed", 1), ("trick-won", 0)]


@pytest.mark.parametrize("size", [1, 2])
def test_a_hand_that_grows_is_to_be_declared_anew(size: int) -> None:
    rules = ONE.but({"last.declare": [1, 2]})
    hands = ("4d 4c 6d", " ".join(["7c", "9c"][:size]), "Th Tc Jh 3h", "As Ac Kd 3c")
    deal = middle(rules, *hands, stock="5h 2d 6c", declared=[1])
    deal, _ = played(deal, "0 play 4d", "1 pass")
    assert not deal.view(None).position.declared
    assert may_act(deal) >= ({1} if size == 1 else set())


def test_passes_that_happen_by_themselves_draw_nothing() -> None:
    frozen = ONE.but({"last.declare": [1], "last.undeclared": "card_frozen"})
    deal = middle(frozen, "4d 4c 6d", "7c", "Th Tc Jh 3h", "As Ac Kd 3c", stock="5h 2d 6c")
    deal, events = played(deal, "0 play 4d")
    assert told(events) == [("played", 0), ("frozen", 1)]
    assert deal.view(None).position.course.stock == 3
    echo = ONE.but({"pass.echo": True})
    deal = middle(echo, *HANDS, stock="5h 2d 6c", passed_on="4d")
    deal, events = played(deal, "0 play 4c")
    assert told(events)[1:] == [("passed", 1), ("passed", 2), ("passed", 3), ("trick-won", 0)]
    assert deal.view(None).position.course.stock == 3


def test_the_next_player_who_draws_is_not_let_out() -> None:
    deal = middle(ONE, "4d 9c Ks", "Ts", "Th Tc", "3c 7d", trick=["3 5d"], stock="5h 2d 6c")
    deal, _ = played(deal, "0 play 9c", "1 pass", "2 pass", "3 pass")
    deal, _ = played(deal, "0 play 4d", "1 play Ts")
    assert deal.result() is None
    assert deal.view(None).counts[1] == 1


def test_without_a_stock_a_pass_is_a_pass() -> None:
    _, events = played(middle(PAGAT, *HANDS), "0 play 4d", "1 pass")
    assert told(events)[1:] == [("passed", 1)]


def _pack_order(card: Card) -> tuple[int, int]:
    return "23456789TJQKA".index(card.rank), "cdhs".index(card.suit)
