"""Undeclared and called last cards: BT-11.1, 11.2, D-16, D-17, and callouts (docs/record.md)."""

import pytest

from bot.engine.actions import must_act
from bot.engine.typed.command_options import idle_option
from bot.games.big_two import GAME
from bot.games.big_two.deal.spelled_out import may_be_called
from bot.games.big_two.position import first_turn
from bot.games.big_two.seat_sets import seats_of
from bot.games.big_two.setting import DealSetting
from tests.engine.asking import may_act
from tests.engine.plain import plainly
from tests.games.big_two.by_hand import PAGAT, legal, middle, out_of_phase, played, refused, result_of, told

NO_DUTY = PAGAT.but({"top.enforce": "off"})
LOSES = NO_DUTY.but({"last.declare": [1], "last.undeclared": "loses"})
FREEZES = NO_DUTY.but({"last.declare": [1], "last.undeclared": "card_frozen"})
BOTH = PAGAT.but({"last.declare": [1, 2]})
HANDS = ("4d 5d", "7c 9c Jc", "Th Tc Jh Jd", "As Ac Kd Kh Ks")


# --- An undeclared last card loses (D-16) ---


def test_the_play_of_an_undeclared_last_card_stands_but_loses_the_deal() -> None:
    deal = middle(LOSES, *HANDS)
    deal, events = played(deal, "0 play 4d", "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert told(events)[-3:] == [
        ("trick-won", 0),
        ("played", 0),
        ("lost-undeclared", 0),
    ]
    assert plainly(events[-1].args)["p"] == 12
    result = deal.result()
    assert result is not None
    assert (result.winner, result.payer, result.order) == (None, 0, ())
    assert result.points == (-12, 12, 0, 0), "the one with fewest cards left receives the sum"
    assert (must_act(deal), may_act(deal)) == (frozenset(), frozenset())


def test_ties_for_the_fewest_cards_go_to_the_first_after_the_offender_in_turn_order() -> None:
    hands = ("5d", "7c 9c Jc", "Th Tc Jh", "As Ac Kd")
    deal, _ = played(middle(LOSES, *hands), "0 play 5d")
    assert result_of(deal).points == (-9, 9, 0, 0)
    other, _ = played(middle(LOSES.but({"seats.alternate": True}), *hands), "0 play 5d")
    assert result_of(other).points == (-9, 0, 0, 9)


def test_a_ledger_charges_the_offender_alone_and_gives_no_bonus() -> None:
    rules = LOSES.but({"score.settle": "ledger", "score.winner_bonus": 5})
    deal, _ = played(middle(rules, *HANDS), "0 play 4d", "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert result_of(deal).points == (-12, 0, 0, 0)


def test_a_declared_last_card_wins_as_ever() -> None:
    deal, _ = played(middle(LOSES, *HANDS), "0 play 4d last-card", "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert (result_of(deal).winner, result_of(deal).payer) == (0, None)


def test_going_out_with_several_cards_needs_no_declaration() -> None:
    deal, _ = played(middle(LOSES, "4d 4c", *HANDS[1:]), "0 play 4d 4c")
    assert result_of(deal).winner == 0


def test_a_hand_may_still_be_declared_after_a_turn_passed_undeclared_never_on_the_own_turn() -> None:
    deal, events = played(middle(LOSES, *HANDS), "0 play 4d", "1 play 7c", "2 pass", "3 pass")
    assert told(events)[-1] == ("passed", 3)
    assert refused(deal, 0, "declare last-card") == (
        "wrong_phase",
        "BT-11.2",
        out_of_phase("play", "play", "pass"),
    )
    deal, _ = played(deal, "0 pass", "0 declare last-card", "1 play 9c", "2 pass", "3 pass", "0 pass")
    deal, _ = played(deal, "1 play Jc")
    assert deal.result() is not None
    assert 0 in seats_of(deal.view(None).position.declared)


def test_a_loss_creates_no_liability() -> None:
    deal = middle(LOSES.but({"top.enforce": "liability"}), "4d 9c Ks", "Ts", "Th Tc", "3c 7d", trick=["3 5d"])
    deal, events = played(deal, "0 play 9c")
    assert deal.state.breach is not None
    deal, events = played(deal, "1 play Ts")
    assert (result_of(deal).winner, result_of(deal).payer) == (None, 1)
    assert "full-payer" not in {event.name for event in events}


def test_whoever_was_dealt_one_card_and_leads_the_deal_could_not_declare_it_before() -> None:
    setting = DealSetting(LOSES, 1, None, starter=2)
    assert first_turn(setting, (1, 1, 1, 1)).declared == 1 << 2
    assert first_turn(setting, (13, 13, 13, 13)).declared == 0


# --- Two cards (BT-11.1) ---


def test_two_cards_and_then_one_are_declared_each() -> None:
    deal = middle(BOTH, "4d 5d 6d", "7c 9c Jc", "Th Tc Jh Jd", "As Ac Kd Kh Ks")
    deal, events = played(deal, "0 play 4d last-card")
    assert told(events) == [("played", 0), ("two-cards", 0)]
    assert refused(deal, 0, "declare last-card") == ("already_declared", "BT-11.1", {})
    deal, events = played(deal, "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert may_act(deal) == {0}, "the one card that is left is to be declared anew"
    deal, events = played(deal, "0 declare last-card")
    assert told(events) == [("last-card", 0)]


def test_a_size_that_is_not_listed_is_not_declared() -> None:
    two = PAGAT.but({"last.declare": [2]})
    deal = middle(two, "4d 5d 6d", "7c 9c Jc", "Th", "As Ac Kd")
    assert legal(deal, 0)[:2] == ["play 4d", "play 4d last-card"]
    assert refused(deal, 2, "declare last-card") == ("nothing_to_declare", "BT-11.1", {"sizes": "two", "n": 1})


# --- Callouts (docs/record.md) ---


def test_who_does_not_declare_may_be_called_by_all_others_until_his_turn() -> None:
    deal, _ = played(middle(FREEZES, *HANDS, callouts=True), "0 play 4d")
    assert may_act(deal) == {0, 1, 2, 3}
    assert legal(deal, 0) == ["declare last-card"]
    assert legal(deal, 2) == ["call 0"]
    assert legal(deal, 1)[-2:] == ["pass", "call 0"]
    deal, events = played(deal, "2 call 0")
    assert [(event.name, event.seat, plainly(event.args)) for event in events] == [
        ("called", 0, {"caller": 2, "true": True, "n": 1})
    ]
    assert may_act(deal) == frozenset()
    assert refused(deal, 0, "declare last-card") == ("not_entitled", "BT-11.2", {"why": "called"})
    assert refused(deal, 3, "call 0") == ("not_entitled", "BT-11.2", {"why": "no_call"})
    deal, events = played(deal, "1 pass", "2 pass", "3 pass")
    assert told(events)[-2:] == [("trick-won", 0), ("frozen", 0)]


def test_uncalled_an_undeclared_card_counts_as_declared_when_its_owners_turn_begins() -> None:
    deal, events = played(middle(FREEZES, *HANDS, callouts=True), "0 play 4d", "1 pass", "2 pass", "3 pass")
    assert told(events)[-1] == ("trick-won", 0)
    assert (must_act(deal), seats_of(deal.view(None).position.declared)) == (frozenset({0}), [0])
    lost, _ = played(middle(LOSES, *HANDS, callouts=True), "0 play 4d", "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert result_of(lost).winner == 0


def test_called_under_loses_the_last_card_loses_in_that_turn() -> None:
    deal, _ = played(middle(LOSES, *HANDS, callouts=True), "0 play 4d", "3 call 0", "1 pass", "2 pass", "3 pass")
    assert must_act(deal) == {0}
    deal, _ = played(deal, "0 play 5d")
    assert (result_of(deal).winner, result_of(deal).payer) == (None, 0)


def test_whom_a_seat_may_call_does_not_tell_who_declared() -> None:
    hands = ("4d 5d", "7c 9c", "Th", "As Ac")
    for said in ("", " last-card"):
        deal, _ = played(middle(FREEZES, *hands, callouts=True), f"0 play 4d{said}")
        may = [may_be_called(deal.view(seat).position, deal.view(seat).seat) for seat in (None, 0, 1, 2)]
        assert may == [{0, 2}, {2}, {0, 2}, {0}]
    over, _ = played(deal, "1 pass", "2 play Th")
    assert over.result() is not None
    assert may_be_called(over.view(None).position, over.view(None).seat) == frozenset()
    assert (
        may_be_called(
            played(middle(FREEZES, *hands), "0 play 4d")[0].view(1).position,
            played(middle(FREEZES, *hands), "0 play 4d")[0].view(1).seat,
        )
        == frozenset()
    )


def test_a_call_holds_for_one_turn() -> None:
    deal, _ = played(middle(LOSES, *HANDS, callouts=True), "0 play 4d", "3 call 0", "1 play 7c", "2 pass", "3 pass")
    deal, _ = played(deal, "0 pass")
    assert may_act(deal) == {0, 1, 2, 3}, "not declared yet, and to be called again"
    deal, _ = played(deal, "0 declare last-card")
    assert may_act(deal) == frozenset()


@pytest.mark.parametrize(("target", "held"), [(0, 1), (2, 4)], ids=["declared", "many cards"])
def test_a_false_call_is_accepted_and_bars_its_caller_from_calling(target: int, held: int) -> None:
    hands = ("4d 5d", "7c 9c", "Th Tc Jh Jd", "As Ac Kd Kh Ks")
    deal, _ = played(middle(FREEZES, *hands, callouts=True), "0 play 4d last-card")
    deal, events = played(deal, f"3 call {target}")
    assert plainly(events[0].args) == {"caller": 3, "true": False, "n": held}
    deal, _ = played(deal, "1 play 7c")
    assert refused(deal, 3, "call 1") == ("not_entitled", "BT-11.2", {"why": "silenced"})
    assert legal(deal, 3) == []
    assert legal(deal, 0) == ["call 1"]
    assert may_act(deal) == {0, 1, 2}


def test_nobody_calls_himself_nor_an_empty_chair() -> None:
    deal, _ = played(middle(FREEZES, *HANDS, callouts=True), "0 play 4d")
    for line in ("call 1", "call 4", "call 51"):
        assert refused(deal, 1, line) == ("not_entitled", "BT-11.2", {"why": "no_call"})


@pytest.mark.parametrize(
    ("declare", "undeclared", "has"),
    [
        ([], "nothing", False),
        ([], "card_frozen", False),
        ([], "loses", False),
        ([1], "nothing", False),
        ([1], "card_frozen", True),
        ([1], "loses", True),
        ([1, 2], "nothing", False),
    ],
)
def test_there_is_something_to_call_where_silence_costs(declare: list[int], undeclared: str, *, has: bool) -> None:
    rules = GAME.rules("chudadi-standard", {"last.declare": declare, "last.undeclared": undeclared})
    assert (idle_option(GAME.typed.options, frozenset({"callouts"}), rules) is None) is has


def test_without_callouts_or_declaring_nobody_calls() -> None:
    facts = ("not_allowed_by_rules", "BT-11.2", {"what": "callout"})
    assert refused(middle(FREEZES, *HANDS), 1, "call 0") == facts
    assert refused(middle(PAGAT, *HANDS, callouts=True), 1, "call 0") == facts


def test_after_the_deal_nothing_is_declared_or_called() -> None:
    deal, _ = played(middle(FREEZES, "4d", *HANDS[1:], declared=[0], callouts=True), "0 play 4d")
    for line in ("declare last-card", "call 0"):
        assert refused(deal, 1, line) == (
            "wrong_phase",
            "BT-16.9",
            out_of_phase("over"),
        )


def test_a_call_of_two_cards_is_over_once_one_is_left() -> None:
    deal = middle(BOTH, "4d 5d 6d", "7c 9c Jc", "Th Tc Jh Jd", "As Ac Kd Kh Ks", callouts=True)
    deal, _ = played(deal, "0 play 4d", "2 call 0", "1 pass", "2 pass", "3 pass", "0 play 5d")
    assert refused(deal, 0, "declare last-card") is None


def test_a_turn_that_an_echo_takes_uses_a_call_up() -> None:
    deal = middle(LOSES.but({"pass.echo": True}), "8d Jd 4d 4c", "Qd", *HANDS[2:], passed_on="4h", callouts=True)
    deal, _ = played(deal, "2 call 1", "0 play 8d")
    assert may_act(deal) == {0, 1, 2, 3}
    assert refused(deal, 1, "declare last-card") is None
