"""Turn order and passing: one story for each sentence of sections 2 and 10."""

import pytest

from bot.cards import read_cards
from bot.engine.actions import must_act
from bot.games.big_two import GAME
from bot.games.big_two.position import locked
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.seat_sets import seats_of
from tests.engine.plain import plainly
from tests.games.big_two.by_hand import PAGAT, legal, middle, played, refused, told

LOCK = PAGAT.but({"pass.lock": "trick"})
EXTEND = GAME.rules("pagat-basic+pass-lock")
ECHO = PAGAT.but({"pass.echo": True})
FREEZING = {"last.declare": [1], "last.undeclared": "card_frozen"}
HANDS = ("4d 5d 6d 8h", "7c 9c 9h 3s", "Th Tc Jh 3h", "As Ac Kd 3c")


def test_in_every_second_deal_of_an_alternating_match_the_turn_runs_the_other_way() -> None:
    rules = PAGAT.but({"seats.alternate": True})
    odd, _ = played(middle(rules, *HANDS, number=3), "0 play 4d")
    assert must_act(odd) == {1}
    even, _ = played(middle(rules, *HANDS, number=4), "0 play 4d")
    assert must_act(even) == {3}
    even, events = played(even, "3 pass", "2 pass", "1 pass")
    assert told(events)[-1] == ("trick-won", 0)
    assert middle(PAGAT, *HANDS, number=4).position.setting.step == 1


def test_the_duty_looks_to_the_next_in_turn_order_whichever_way_it_runs() -> None:
    rules = PAGAT.but({"seats.alternate": True, "top.enforce": "legal"})
    hands = ("4d 9c Ks", "Th Tc", "3c 7d", "3h")
    assert legal(middle(rules, *hands, number=2, trick=["1 5d"]), 0) == ["play Ks"]
    assert legal(middle(rules, *hands, number=3, trick=["3 5d", "3 "]), 0) == ["play 9c", "play Ks", "pass"]


# --- A pass that holds (BT-10.3) ---


def test_who_has_passed_is_skipped_until_the_trick_ends() -> None:
    deal = middle(LOCK, *HANDS)
    deal, _ = played(deal, "0 play 4d", "1 pass", "2 play Tc", "3 play Kd", "0 pass")
    assert must_act(deal) == {2}, "seat 1 is skipped"
    assert seats_of(locked(deal.position)) == [0, 1]
    for seat in (0, 1):
        assert refused(deal, seat, "play 9c") == ("passed_this_trick", "BT-10.3", {})
        assert refused(deal, seat, "pass") == ("passed_this_trick", "BT-10.3", {})
        assert legal(deal, seat) == []
    assert refused(deal, 3, "play As") == ("not_your_turn", "BT-10.1", {"phase": "play", "name": 2})
    deal, events = played(deal, "2 pass")
    assert told(events) == [("passed", 2), ("trick-won", 3)]
    assert locked(deal.position) == 0
    deal, _ = played(deal, "3 play 3c", "0 play 5d", "1 play 7c")
    assert must_act(deal) == {2}


def test_without_the_lock_a_pass_counts_only_for_its_turn() -> None:
    deal, _ = played(middle(PAGAT, *HANDS), "0 play 4d", "1 pass", "2 play Tc", "3 play Kd", "0 pass")
    assert must_act(deal) == {1}
    assert locked(deal.position) == 0


def test_a_card_that_rests_locks_its_owner_out_of_the_trick_as_a_pass_does() -> None:
    deal = middle(LOCK.but(FREEZING), "4d 2s", "7c 9c Jc", "Th Tc Jh", "As Ac Kd")
    deal, events = played(deal, "0 play 4d", "1 play 7c", "2 play Th", "3 pass")
    assert told(events)[-1] == ("frozen", 0)
    assert seats_of(locked(deal.position)) == [0, 3]
    deal, _ = played(deal, "1 play Jc")
    assert must_act(deal) == {2}


def test_a_trick_ends_when_the_only_one_left_besides_locked_players_beats_a_finisher() -> None:
    rules = LOCK.but({"end.mode": "play_on", "score.base": "none", "score.settle": "places"})
    deal = middle(rules, "4d Kd 2d", "7c 9c", "Th Tc", "As")
    deal, events = played(deal, "0 play 4d", "1 pass", "2 pass", "3 play As", "0 play 2d")
    assert told(events)[-2:] == [("played", 0), ("trick-won", 0)]
    assert refused(deal, 0, "pass") == ("leader_must_play", "BT-10.1", {})


# --- Beating one's own play (BT-10.4) ---


def test_after_all_others_passed_the_owner_may_beat_his_own_play_and_nobody_answers() -> None:
    deal = middle(EXTEND, "3d 3c 8d 8c Td Tc Jh", "9d 9c 9h Jc", "Kh Kc Jd 3h", "As Ac Kd 3s")
    deal, _ = played(deal, "0 play 3d 3c", "1 pass", "2 pass", "3 pass")
    deal, events = played(deal, "0 play 8d 8c")
    assert told(events) == [("played", 0), ("passed", 1), ("passed", 2), ("passed", 3), ("trick-won", 0)]
    assert must_act(deal) == {0}
    facts = {"before": "3d 3c", "name": 0}
    assert refused(deal, 1, "play 9d 9c") == ("may_only_pass", "BT-10.4", facts)
    assert refused(deal, 1, "pass") == ("not_your_turn", "BT-10.1", {"phase": "play", "name": 0})
    deal, events = played(deal, "0 play Td Tc")
    assert told(events)[-1] == ("trick-won", 0)
    assert refused(deal, 3, "play As Ac") == ("may_only_pass", "BT-10.4", {"before": "8d 8c", "name": 0})


def test_a_play_that_does_not_beat_the_own_one_starts_an_open_trick() -> None:
    deal = middle(EXTEND, "3d 3c 8d 8c Jh Qh", "9d 9c 9h Jc", "Kh Kc Jd 3h", "As Ac Kd 3s")
    deal, _ = played(deal, "0 play 8d 8c", "1 pass", "2 pass", "3 pass", "0 play 3d 3c")
    assert must_act(deal) == {1}
    assert refused(deal, 1, "play 9d 9c") is None
    other = middle(EXTEND, "3d 3c 8d 8c Jh Qh", "9d 9c 9h Jc", "Kh Kc Jd 3h", "As Ac Kd 3s")
    other, _ = played(other, "0 play 3d 3c", "1 pass", "2 pass", "3 pass", "0 play Jh")
    assert legal(other, 1) == ["pass"]


def test_an_extension_is_measured_by_the_extension_before_it() -> None:
    deal = middle(EXTEND, "3d 3c 8d 8c 5d 5c Jh", "9d 9c 9h Jc", "Kh Kc Jd 3h", "As Ac Kd 3s")
    deal, _ = played(deal, "0 play 3d 3c", "1 pass", "2 pass", "3 pass", "0 play 8d 8c")
    assert deal.view(1).position.setting.pack.of(deal.view(1).position.course.passed_on) == read_cards("8d 8c")
    deal, _ = played(deal, "0 play 5d 5c")
    assert must_act(deal) == {1}, "5-5 beats 3-3, but not 8-8"


# --- The echo (BT-10.5, D-10) ---


def test_a_lead_that_beats_what_all_passed_on_makes_them_pass_again() -> None:
    deal = middle(ECHO, "Td Tc Jd Jc 2d 4d", "Qd Qc 9h Jh", "Kh Kc 5d 3h", "As Ac Kd 3s")
    deal, _ = played(deal, "0 play Td Tc", "1 pass", "2 pass", "3 pass")
    deal, events = played(deal, "0 play Jd Jc")
    assert told(events)[1:] == [("passed", 1), ("passed", 2), ("passed", 3), ("trick-won", 0)]
    assert refused(deal, 1, "play Qd Qc") == ("may_only_pass", "BT-10.5", {"before": "Td Tc", "name": 0})
    deal, _ = played(deal, "0 play 2d")
    assert must_act(deal) == {1}, "another kind does not beat it"
    assert refused(deal, 0, "play 4d") == ("not_your_turn", "BT-10.1", {"phase": "play", "name": 1})


def test_the_play_really_passed_on_stays_the_measure_of_an_echo() -> None:
    hands = ("8d 8c Jd Jc Td Tc 4d", "Qd Qc 9h Jh", "Kh Kc 5d 3h", "As Ac Kd 3s")
    deal, _ = played(middle(ECHO, *hands), "0 play 8d 8c", "1 pass", "2 pass", "3 pass", "0 play Jd Jc")
    assert deal.view(2).position.setting.pack.of(deal.view(2).position.course.passed_on) == read_cards("8d 8c")
    deal, events = played(deal, "0 play Td Tc")
    assert told(events)[-1] == ("trick-won", 0), "10-10 is lower than J-J, but beats 8-8 (D-10)"


def test_smaller_cards_of_the_same_kind_open_the_trick_again() -> None:
    deal = middle(ECHO, "Td Tc 9d 9c 4d", "Qd Qc 9h Jh", "Kh Kc 5d 3h", "As Ac Kd 3s")
    deal, _ = played(deal, "0 play Td Tc", "1 pass", "2 pass", "3 pass", "0 play 9d 9c")
    assert must_act(deal) == {1}
    deal, _ = played(deal, "1 pass", "2 play Kh Kc", "3 pass", "0 pass", "1 pass")
    deal, _ = played(deal, "2 play 3h")
    assert must_act(deal) == {3}, "who leads now is measured by his own play"


def test_a_stronger_five_echoes_and_a_monster_echoes_a_single() -> None:
    deal = middle(ECHO, "3d 4c 5d 6d 7d 9s 9h 9c 8h 8s 2d", "Qd Qc 9d Jh", "Kh Kc 5h 3h", "As Ac Kd 3s")
    deal, _ = played(deal, "0 play 3d 4c 5d 6d 7d", "1 pass", "2 pass", "3 pass")
    deal, events = played(deal, "0 play 9s 9h 9c 8h 8s")
    assert told(events)[-1] == ("trick-won", 0)
    monsters = ECHO.but({"answer.monsters": "any_time"})
    deal = middle(monsters, "3d 3c 3h 3s 4d 5d 6c", "Qd Qc 9d Jh", "Kh Kc 5h 4h", "As Ac Kd 4s")
    deal, _ = played(deal, "0 play 5d", "1 pass", "2 pass", "3 pass")
    deal, events = played(deal, "0 play 3d 3c 3h 3s 4d")
    assert told(events)[-1] == ("trick-won", 0)


def test_a_pass_that_an_echo_forces_is_the_turn_in_which_an_undeclared_card_rests() -> None:
    waiting = middle(ECHO.but(FREEZING), "Jd Jc 4d 5c", "Qd", "Kh Kc 5d", "As Ac Kd", passed_on="8d 8c")
    waiting, events = played(waiting, "0 play Jd Jc")
    assert told(events)[1:] == [("frozen", 1), ("passed", 2), ("passed", 3), ("trick-won", 0)]
    assert seats_of(waiting.view(None).position.declared) == [1], "its turn went by, so it counts as declared (D-17)"


def test_a_lead_that_moved_on_is_nobodys_echo() -> None:
    deal = middle(ECHO.but(FREEZING), "8d Jd", "Qd Qc 4c", "Kh Kc 5d", "As Ac Kd")
    deal, events = played(deal, "0 play 8d", "1 pass", "2 pass", "3 pass")
    assert told(events)[-2:] == [("trick-won", 0), ("frozen", 0)]
    assert deal.view(None).position.setting.pack.of(deal.view(None).position.course.passed_on) == ()
    deal, _ = played(deal, "1 play Qd")
    assert must_act(deal) == {2}


def test_who_goes_out_on_an_echo_leaves_an_open_lead_to_the_next() -> None:
    rules = ECHO.but({"end.mode": "play_on", "score.base": "none", "score.settle": "places"})
    deal = middle(rules, "8d Jd", "Qd Qc 4c", "Kh Kc 5d", "As Ac Kd")
    deal, _ = played(deal, "0 play 8d", "1 pass", "2 pass", "3 pass")
    deal, events = played(deal, "0 play Jd")
    assert told(events)[-2:] == [("passed", 3), ("trick-won", 1)]
    assert plainly(events[1].args) == {"place": 1}
    assert deal.view(None).position.setting.pack.of(deal.view(None).position.course.passed_on) == ()
    deal, _ = played(deal, "1 play Qd")
    assert must_act(deal) == {2}


@pytest.mark.parametrize("rules", [ECHO, EXTEND])
def test_a_lead_nobody_may_answer_knows_no_duty(rules: Rules) -> None:
    """D-13: a next player barred by the echo creates no duty."""
    legally = rules.but({"top.enforce": "legal", "top.lead": "highest_single_or_combo"})
    deal = middle(legally, "9d Jd Kd", "Qd", "Kh Kc", "As Ac", passed_on="8d")
    assert legal(deal, 0) == ["play 9d", "play Jd", "play Kd"]
    lower = middle(legally, "4d 7d 9d Kd", "Qd", "Kh Kc", "As Ac", passed_on="8d")
    assert legal(lower, 0) == ["play 9d", "play Kd"]
    paying = rules.but({"top.enforce": "liability", "top.follow": "highest", "top.lead": "combo_first"})
    deal = middle(paying, "9d Jd Kd", "Qd", "Kh Kc", "As Ac", passed_on="8d")
    deal, _ = played(deal, "0 play 9d")
    assert deal.state.breach is None
