"""How a deal ends: BT-13, who pays for a breach (11.4, 14.12), special plays that nobody beat (14.15)."""

import pytest

from bot.engine.actions import must_act
from bot.games.big_two import GAME
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.games.big_two.rules.parameters import Rules
from tests.engine.plain import plainly
from tests.engine.views import in_json
from tests.games.big_two.by_hand import PAGAT, changed, legal, middle, played, refused, result_of, told

PLACES = GAME.rules("pagat-basic+places")
ON = PAGAT.but({"end.mode": "play_on"})
BARRED = PAGAT.but({"end.top_two": "barred"})
NO_WIN = PAGAT.but({"end.top_two": "no_win"})


# --- Playing on (BT-13.2) ---


def test_players_drop_out_in_finishing_order_until_one_holds_cards() -> None:
    deal = middle(PLACES, "4d", "7c 9c", "5h", "As Ac Kd")
    deal, events = played(deal, "0 play 4d")
    assert told(events) == [("played", 0), ("finished", 0)]
    assert (deal.result(), deal.view(None).position.course.out) == (None, (0,))
    deal, events = played(deal, "1 play 7c", "2 pass", "3 pass", "1 play 9c", "2 pass", "3 pass")
    assert told(events)[-1] == ("trick-won", 2), "the next in turn order leads for one who is out"
    deal, events = played(deal, "2 play 5h")
    assert told(events) == [("played", 2), ("finished", 2), ("deal-won", 0)]
    assert plainly(events[1].args) == {"place": 3}
    result = deal.result()
    assert result is not None
    assert (result.winner, result.order, result.points) == (0, (0, 1, 2, 3), (5, 3, 1, 0))


def test_a_finishers_last_play_can_still_be_beaten() -> None:
    deal = middle(PLACES, "4d", "7c 9c", "5h 6h", "As Ac Kd")
    deal, _ = played(deal, "0 play 4d", "1 play 7c", "2 pass", "3 play As", "1 pass", "2 pass")
    assert must_act(deal) == {3}, "nobody waits for whoever is out"
    assert refused(deal, 0, "pass") == ("not_your_turn", "BT-10.1", {"phase": "play", "name": 3})
    assert legal(deal, 0) == []


def test_played_on_with_counted_cards_only_the_last_player_is_charged() -> None:
    deal = middle(ON.but({"score.settle": "ledger"}), "4d", "7c", "9h", "As Ac Kd")
    deal, _ = played(deal, "0 play 4d", "1 play 7c", "2 play 9h")
    assert (result_of(deal).points, result_of(deal).penalties) == ((0, 0, 0, -3), (0, 0, 0, 3))


def test_played_on_under_pusoy_the_twos_of_the_winners_last_play_count() -> None:
    rules = GAME.rules("philippines-pusoy-dos").but({"end.mode": "play_on"})
    deal = middle(rules, "2d 2h", "7c", "9h", "Kc Kd")
    deal, _ = played(deal, "0 play 2d 2h", "1 pass", "2 pass", "3 pass", "1 play 7c", "2 play 9h")
    assert result_of(deal).points == (4, 0, 0, 0)


def test_two_players_play_on_as_far_as_the_first_out() -> None:
    deal, _ = played(middle(PLACES.but({"seats.count": 2}), "4d", "7c 9c"), "0 play 4d")
    assert (result_of(deal).order, result_of(deal).points) == ((0, 1), (5, 0))


# --- The highest card alone (BT-13.3, D-19) ---


def test_a_hand_of_the_highest_card_alone_may_not_play_it_and_may_pass_on_the_lead() -> None:
    deal = middle(BARRED, "4d 2s", "7c 9c", "Th Tc", "As Ac")
    deal, _ = played(deal, "0 play 4d", "1 pass", "2 pass", "3 pass")
    assert refused(deal, 0, "play 2s") == ("top_card_barred", "BT-13.3", {"card": "2s"})
    assert legal(deal, 0) == ["pass"]
    deal, events = played(deal, "0 pass")
    assert told(events) == [("passed", 0)]
    assert (must_act(deal), play_to_beat(deal.view(None).position)) == (frozenset({1}), None)
    deal, _ = played(deal, "1 play 7c", "2 pass", "3 pass")
    assert refused(deal, 0, "play 2s") == ("top_card_barred", "BT-13.3", {"card": "2s"})
    assert legal(deal, 0) == ["pass"]


def test_only_that_hand_is_barred() -> None:
    for hand, line in (("2s 2h", "play 2h 2s"), ("2s 4d", "play 2s"), ("2h", "play 2h")):
        deal = middle(BARRED, hand, "7c 9c", "Th Tc", "As Ac")
        assert refused(deal, 0, line) is None
        assert refused(deal, 0, "pass") == ("leader_must_play", "BT-10.1", {})


def test_a_barred_hand_looks_like_any_other_from_outside() -> None:
    barred = middle(BARRED, "2s", "7c 9c", "Th Tc", "As Ac")
    plain = middle(BARRED, "6s", "7c 9c", "Th Tc", "As Ac")
    plain = changed(plain, position=barred.position)
    for seat in (1, 2, 3, None):
        assert in_json(barred.view(seat)) == in_json(plain.view(seat))


@pytest.mark.parametrize("enforce", ["legal", "liability"])
def test_a_barred_hand_knows_no_duty(enforce: str) -> None:
    rules = BARRED.but({"top.enforce": enforce})
    deal = middle(rules, "2s", "7c", "Th Tc", "As Ac", trick=["3 5d"])
    assert legal(deal, 0) == ["pass"]
    deal, _ = played(deal, "0 pass", "1 play 7c")
    assert result_of(deal).payer is None


def test_a_passed_lead_draws_one_card_but_no_combination() -> None:
    rules = Rules().but({"end.top_two": "barred", "deal.hand_size": 8, "rest.use": "stock", "rest.face": "down"})
    for draw, names in (("one", ["drew", "drew-cards"]), ("combo_size", ["passed"])):
        deal = middle(rules.but({"stock.draw": draw}), "2s", "7c 9c", "Th Tc", "As Ac", stock="3d 3c")
        deal, events = played(deal, "0 pass")
        assert [event.name for event in events] == names
        assert must_act(deal) == {1}


def test_who_goes_out_on_the_highest_card_alone_does_not_win_and_ranks_last() -> None:
    deal = middle(NO_WIN, "2s", "7c 9c", "Th Tc", "As Ac")
    deal, events = played(deal, "0 play 2s")
    assert told(events) == [("played", 0), ("finished", 0)]
    assert plainly(events[1].args) == {"place": 4}
    deal, _ = played(deal, "1 pass", "2 pass", "3 pass", "1 play 7c", "2 pass", "3 play As", "1 pass", "2 pass")
    deal, events = played(deal, "3 play Ac")
    assert told(events) == [
        ("played", 3),
        ("finished", 3),
        ("deal-won", 3),
    ]
    assert plainly(events[1].args) == {"place": 1}
    assert (result_of(deal).winner, result_of(deal).penalties) == (3, (0, 1, 2, 0))


def test_the_highest_card_wins_with_another_and_where_it_is_allowed() -> None:
    deal, _ = played(middle(NO_WIN, "2s 2h", "7c 9c", "Th Tc", "As Ac"), "0 play 2h 2s")
    assert result_of(deal).winner == 0
    deal, _ = played(middle(PAGAT, "2s", "7c 9c", "Th Tc", "As Ac"), "0 play 2s")
    assert result_of(deal).winner == 0


def test_of_two_the_other_wins_when_one_may_not() -> None:
    deal, _ = played(middle(NO_WIN.but({"seats.count": 2}), "2s", "7c 9c"), "0 play 2s")
    assert (result_of(deal).winner, result_of(deal).order, result_of(deal).points) == (1, (1, 0), (0, 0))


def test_played_on_whoever_may_not_win_ranks_behind_the_last() -> None:
    deal = middle(PLACES.but({"end.top_two": "no_win"}), "2s", "7c", "Th", "As Ac")
    deal, _ = played(deal, "0 play 2s", "1 pass", "2 pass", "3 pass", "1 play 7c", "2 play Th")
    assert (result_of(deal).order, result_of(deal).points) == ((1, 2, 3, 0), (0, 5, 3, 1))


# --- Who pays for a breach (BT-11.4, 14.12, D-13) ---


def test_liability_reaches_only_the_very_next_turn_of_the_player_let_out() -> None:
    deal = middle(ON, "4d 9c Ks", "Ts", "Th Tc", "3c 7d 8d", trick=["3 5d"])
    deal, _ = played(deal, "0 play 9c", "1 play Ts")
    assert deal.result() is None
    assert deal.state.liable is not None
    deal, _ = played(deal, "2 pass", "3 pass", "0 pass", "2 play Th", "3 pass", "0 play Ks", "2 pass", "3 pass")
    deal, events = played(deal, "0 play 4d", "2 play Tc")
    result = deal.result()
    assert result is not None
    assert (result.order, result.payer) == ((1, 0, 2, 3), 0)
    assert result.points == (-3, 3, 0, 0), "he pays the last player's penalty to the winner"
    assert ("full-payer", 0) in told(events)


@pytest.mark.parametrize("mixin", ["+places", ""])
def test_where_nobody_pays_a_breach_has_no_consequence(mixin: str) -> None:
    rules = GAME.rules("pagat-basic" + mixin)
    if not mixin:
        rules = rules.but({"score.base": "none", "score.settle": "pusoy"})
    deal = middle(rules, "4d 9c Ks", "Ts", "Th", "3c", trick=["3 5d"])
    deal, _ = played(deal, "0 play 9c", "1 play Ts")
    assert deal.state.liable is None
    if deal.result():
        assert result_of(deal).payer is None


def test_the_offender_pays_the_fixed_stake() -> None:
    rules = PAGAT.but({"score.settle": "fixed_loser", "score.fixed": 7, "score.unit": 2})
    deal = middle(rules, "4d 9c Ks", "Ts", "Th Tc 2d 2c", "3c 7d", trick=["3 5d"])
    deal, events = played(deal, "0 play 9c", "1 play Ts")
    assert (result_of(deal).points, result_of(deal).payer) == ((-14, 14, 0, 0), 0)
    payer = next(event for event in events if event.name == "full-payer")
    assert (plainly(payer.args)["p"], payer.args["summed"]) == (14, False)


def test_who_is_let_through_behind_the_winner_is_named() -> None:
    rules = PAGAT.but({"end.mode": "play_on"})
    deal = middle(rules, "4d Jc Ks", "As", "Th", "3c 7d", trick=["1 5d"], turn=2)
    deal, _ = played(deal, "2 play Th", "3 pass", "0 play Jc", "1 play As")
    deal, events = played(deal, "3 pass", "0 pass", "3 play 3c", "0 play 4d", "3 play 7d")
    payer = next(event for event in events if event.name == "full-payer")
    assert (result_of(deal).winner, payer.seat, plainly(payer.args)["other"]) == (2, 0, 1)


def test_nobody_pays_for_letting_out_one_who_may_not_win() -> None:
    deal = middle(NO_WIN, "4d 9c Ks", "2s", "Th Tc", "3c 7d", trick=["3 5d"])
    deal, _ = played(deal, "0 play 9c", "1 play 2s")
    assert deal.state.liable is None
    deal, _ = played(deal, "2 pass", "3 pass", "0 pass", "2 play Th Tc")
    assert (result_of(deal).winner, result_of(deal).payer) == (2, None)


def test_a_locked_next_player_creates_no_duty() -> None:
    rules = PAGAT.but({"pass.lock": "trick", "top.enforce": "legal"})
    deal = middle(rules, "4d 9c Ks", "Ts", "Th Tc", "3c 7d", turn=3, trick=["0 3d", "1 ", "2 4c"])
    deal, _ = played(deal, "3 play 7d")
    assert legal(deal, 0) == ["play 9c", "play Ks", "pass"]
    free = middle(
        rules.but({"pass.lock": "off"}), "4d 9c Ks", "Ts", "Th Tc", "3c 7d", turn=3, trick=["0 3d", "1 ", "2 4c"]
    )
    free, _ = played(free, "3 play 7d")
    assert legal(free, 0) == ["play Ks"]


def test_a_monster_on_the_single_fulfils_the_duty() -> None:
    rules = PAGAT.but({"answer.monsters": "any_time", "top.enforce": "legal"})
    hand = "4d 4c 4h 4s 9c Ks"
    deal = middle(rules, hand, "Ts", "Th Tc", "3c 7d", trick=["3 5d"])
    assert legal(deal, 0) == ["play Ks", "play 4d 4c 4h 4s 9c", "play 4d 4c 4h 4s Ks"]
    beaten = middle(rules, hand, "Ts", "Th Tc", "3c 7d", trick=["3 As"])
    assert legal(beaten, 0) == ["play 4d 4c 4h 4s 9c", "play 4d 4c 4h 4s Ks", "pass"]
    bare = rules.but({"combo.four": "quads"})
    assert "play 4d 4c 4h 4s" not in legal(middle(bare, hand, "Ts", "Th Tc", "3c 7d", trick=["3 5d"]), 0)


def test_the_one_card_players_own_single_lets_nobody_pass() -> None:
    rules = PAGAT.but({"pass.lock": "trick", "top.enforce": "legal"})
    deal = middle(rules, "4d 9c Ks", "3h", "Th Tc", "3c 7d", trick=["1 5d", "2 ", "3 "])
    assert legal(deal, 0) == ["play Ks"]


# --- Special plays that nobody beat (BT-14.15) ---

INDONESIA = GAME.rules("indonesia")


def test_a_special_play_beaten_only_by_its_owners_extension_counts_as_unbeaten() -> None:
    deal = middle(INDONESIA, "4d 4c 4h 4s 9d 5d 5c 5h 5s 8d 7d 3c", "Td Tc", "Th Jc", "As Ac")
    deal, _ = played(deal, "0 play 4d 4c 4h 4s 9d", "1 pass", "2 pass", "3 pass", "0 play 5d 5c 5h 5s 8d")
    assert [seat for seat, _ in deal.position.course.unbeaten] == [0, 0]
    deal, _ = played(deal, "0 play 3c", "1 pass", "2 pass", "3 pass", "0 play 7d")
    assert result_of(deal).points[0] == 20 + 20 + 5


def test_a_special_play_that_somebody_beats_counts_for_nobody_but_who_beat_it() -> None:
    deal = middle(INDONESIA, "4d 4c 4h 4s 9d 7d", "5d 5c 5h 5s 8d Tc 6c", "Th Jc", "As Ac")
    deal, _ = played(deal, "0 play 4d 4c 4h 4s 9d", "1 play 5d 5c 5h 5s 8d", "2 pass", "3 pass", "0 pass")
    assert [seat for seat, _ in deal.position.course.unbeaten] == [1]


def test_the_play_that_ends_the_deal_counts_once_and_double() -> None:
    deal, _ = played(middle(INDONESIA, "4d 4c 4h 4s 9d", "Td Tc", "Th Jc", "As Ac"), "0 play 4d 4c 4h 4s 9d")
    assert result_of(deal).points == (45, -2, -2, -2)
