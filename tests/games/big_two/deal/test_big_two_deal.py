"""The course of a deal: turns, tricks, the last card, the top duty, the end."""

import pytest

from bot.cards import read_cards
from bot.engine.actions import must_act
from bot.engine.game import Entry
from bot.engine.result import Reckoning
from bot.games.big_two.deal.spelled_out import duty_now, kind_of, passed_last, play_to_beat
from bot.games.big_two.seat_sets import seats_of
from bot.games.big_two.setting import NOBODY
from bot.games.big_two.verbs import PASS, play_of
from tests.engine.asking import may_act
from tests.engine.plain import plainly
from tests.games.big_two.by_hand import (
    HONGKONG,
    PAGAT,
    PRESETS,
    STANDARD,
    legal,
    middle,
    out_of_phase,
    played,
    refused,
    result_of,
    told,
)


def test_the_last_to_play_leads_when_all_others_have_passed() -> None:
    deal = middle(PAGAT, "4d 5d 6d 8h", "7c 9c 9h 3s", "Th Tc Jh 3h", "As Ac Kd 3c")
    deal, events = played(deal, "0 play 4d", "1 play 7c", "2 pass", "3 play As", "0 pass", "1 pass")
    assert must_act(deal) == {2}, "a pass counts for one turn only (BT-10.3)"
    deal, events = played(deal, "2 pass")
    assert told(events) == [("passed", 2), ("trick-won", 3)]
    assert must_act(deal) == {3}
    assert play_to_beat(deal.view(0).position) is None
    assert deal.view(0).trick == ()
    assert refused(deal, 3, "play 3c Ac") == (
        "not_a_combination",
        "BT-6.1",
        {"why": "none", "cards": "3c Ac", "n": 2, "sizes": [1, 2, 3, 5]},
    )
    assert refused(deal, 3, "pass") == ("leader_must_play", "BT-10.1", {})


SAME = {"stronger": [], "above": 0}


def test_refusals_name_what_is_wrong_and_what_would_be_right() -> None:
    deal = middle(PAGAT, "4d 5d 6d 8h", "3s 9c 9h 9s 9d", "Th Tc Jh 3h", "As Ac Kd 3c")
    assert refused(deal, 2, "play Th") == ("not_your_turn", "BT-10.1", {"phase": "play", "name": 0})
    assert refused(deal, 0, "play 3s 4d") == (
        "not_held",
        "BT-10.1",
        {"cards": "3s", "hand": "4d 5d 6d 8h", "twice": False},
    )
    assert refused(deal, 0, "play 4d 4d") == (
        "not_held",
        "BT-10.1",
        {"cards": "4d", "hand": "4d 5d 6d 8h", "twice": True},
    )
    assert refused(deal, 0, "play BJ") == (
        "not_held",
        "BT-10.1",
        {"cards": "BJ", "hand": "4d 5d 6d 8h", "twice": False},
    )
    deal, _ = played(deal, "0 play 4d")
    assert refused(deal, 1, "play 3s") == (
        "does_not_beat",
        "BT-9.1",
        {"cards": "3s", "table": "4d", "need": "same", "kind": "single", "monsters": False, **SAME},
    )
    wrong_size = {"need": 1, "n": 2, "table": "4d", "kind": "single", "monsters": False}
    assert refused(deal, 1, "play 9c 9h") == ("wrong_size", "BT-9.1", wrong_size)
    assert refused(deal, 1, "play 9c 9h 9s 9d") == (
        "not_a_combination",
        "BT-6.5",
        {"why": "bare_four", "kind": "quads", "cards": "9d 9c 9h 9s"},
    )
    assert refused(deal, 1, "play 9c last-card") == ("not_allowed_by_rules", "BT-11.1", {"what": "declare"})
    with pytest.raises(ValueError, match="seat 1, play 3s: does_not_beat"):
        deal.apply(1, play_of(read_cards("3s")))
    assert deal.refusal(1, play_of(())) is not None


@pytest.mark.parametrize(
    ("line", "what", "rule"),
    [
        ("redeal", "redeal", "BT-12.3"),
        ("take", "leftover", "BT-4.4"),
        ("decline", "leftover", "BT-4.4"),
        ("swap", "leftover", "BT-4.5"),
        ("call 2", "callout", "BT-11.2"),
        ("give 3d", "exchange", "BT-16"),
        ("waive", "exchange", "BT-16"),
        ("declare last-card", "declare", "BT-11.1"),
    ],
)
def test_what_the_rules_do_not_have_is_refused_as_such(line: str, what: str, rule: str) -> None:
    deal = middle(PAGAT, "4d 5d", "7c 9c", "Th Tc", "As Ac")
    assert refused(deal, 1, line) == ("not_allowed_by_rules", rule, {"what": what})


def test_five_cards_are_beaten_by_a_stronger_kind() -> None:
    deal = middle(PAGAT, "3d 4c 5d 6d 7d 2s", "9d 9c 9h 4s 4d", "Th Tc Jh 3h", "As Ac Kd 3c")
    deal, _ = played(deal, "0 play 3d 4c 5d 6d 7d")
    assert refused(deal, 1, "play 9c")
    assert legal(deal, 1) == ["play 4d 4s 9d 9c 9h", "pass"]
    deal, events = played(deal, "1 play 9d 9c 9h 4s 4d")
    assert plainly(events[0].args) == {"kind": "full_house", "cards": "4d 4s 9d 9c 9h", "n": 0}


# --- The last card (BT-11.1, 11.2, D-17) ---


def test_a_last_card_is_declared_with_the_play_or_before_the_own_turn() -> None:
    deal = middle(STANDARD, "4d 5d", "7c 9c", "Th Tc Jh", "As Ac Kd")
    assert legal(deal, 0) == ["play 4d", "play 4d last-card", "play 5d", "play 5d last-card"]
    said, events = played(deal, "0 play 4d last-card")
    assert told(events) == [("played", 0), ("last-card", 0)]
    assert seats_of(said.view(1).position.declared) == [0]
    assert refused(said, 0, "declare last-card") == ("already_declared", "BT-11.1", {})
    silent, events = played(deal, "0 play 4d")
    assert told(events) == [("played", 0)]
    assert may_act(silent) == {0}
    assert legal(silent, 0) == ["declare last-card"]
    later, events = played(silent, "1 play 7c last-card", "0 declare last-card")
    assert told(events)[-1] == ("last-card", 0)
    assert may_act(later) == frozenset()


def test_five_cards_can_leave_one_or_two_to_declare() -> None:
    deal = middle(STANDARD, "3d 4d 5d 6d 7c 9s", "7d 9c", "Th Tc Jh", "As Ac Kd")
    assert legal(deal, 0)[-2:] == ["play 3d 4d 5d 6d 7c", "play 3d 4d 5d 6d 7c last-card"]
    two = middle(PAGAT.but({"last.declare": [1, 2]}), "3d 4d 5d 6d 7c 9s Js", "7d 9c", "Th Tc Jh", "As Ac Kd")
    assert legal(two, 0)[-2:] == ["play 3d 4d 5d 6d 7c", "play 3d 4d 5d 6d 7c last-card"]


def test_an_undeclared_last_card_rests_for_a_turn_and_then_counts_as_declared() -> None:
    deal = middle(STANDARD, "4d 2s", "7c 9c Jc", "Th Tc Jh", "As Ac Kd")
    deal, events = played(deal, "0 play 4d", "1 play 7c", "2 pass", "3 play As")
    assert told(events)[-2:] == [("played", 3), ("frozen", 0)]
    assert must_act(deal) == {1}
    view = deal.view(0)
    assert (seats_of(view.position.frozen), seats_of(view.position.declared), passed_last(view.position)) == (
        [0],
        [0],
        frozenset({0, 2}),
    )
    deal, events = played(deal, "1 pass", "2 pass")
    assert told(events)[-1] == ("trick-won", 3), "the turn that rested counts as a pass"
    deal, events = played(deal, "3 play Ac", "0 play 2s")
    assert result_of(deal).winner == 0


def test_a_frozen_leader_hands_the_lead_on() -> None:
    deal = middle(STANDARD, "2h 2s", "7c 9c Jc", "Th Tc Jh", "As Ac Kd")
    deal, events = played(deal, "0 play 2h", "1 pass", "2 pass", "3 pass")
    assert told(events)[-3:] == [("passed", 3), ("trick-won", 0), ("frozen", 0)]
    assert must_act(deal) == {1}
    assert play_to_beat(deal.view(1).position) is None
    assert "play 7c" in legal(deal, 1)


def test_an_automatic_pass_can_end_the_trick() -> None:
    deal = middle(STANDARD, "As 7d Jd", "4d 2s", "Th Tc Jh", "8s 9s Ts", turn=1)
    deal, events = played(deal, "1 play 4d", "2 play Th", "3 pass", "0 play As")
    assert told(events)[-2:] == [("played", 0), ("frozen", 1)]
    deal, events = played(deal, "2 pass", "3 pass")
    assert told(events)[-1] == ("trick-won", 0)


def test_there_is_nothing_to_declare_with_more_cards_nor_on_the_own_turn() -> None:
    deal = middle(STANDARD, "4d 5d 6d", "7c 9c", "Th", "As Ac Kd")
    assert refused(deal, 1, "declare last-card") == ("nothing_to_declare", "BT-11.1", {"sizes": "one", "n": 2})
    assert refused(deal, 0, "play 4d last-card") == ("nothing_to_declare", "BT-11.1", {"sizes": "one", "n": 2})
    own = middle(PAGAT.but({"last.declare": [1, 2]}), "4d 5d", "7c 9c", "Th", "As Ac Kd")
    assert refused(own, 0, "declare last-card") == (
        "wrong_phase",
        "BT-11.2",
        out_of_phase("play", "play"),
    )
    assert may_act(own) == {1, 2}
    own, events = played(own, "1 declare last-card", "2 declare last-card")
    assert told(events) == [("two-cards", 1), ("last-card", 2)]


def test_a_play_voids_what_was_declared_before() -> None:
    rules = PAGAT.but({"last.declare": [1, 2]})
    deal = middle(rules, "4d 5d 6d", "7c 9c", "Th 8h 8c", "As Ac Kd", declared=[1])
    deal, _ = played(deal, "0 play 4d last-card", "1 play 7c")
    assert seats_of(deal.view(2).position.declared) == [0]
    assert may_act(deal) == {1}


def test_under_nothing_an_undeclared_card_has_no_consequence() -> None:
    deal = middle(PAGAT.but({"last.declare": [1]}), "4d 5d", "7c 9c", "Th 8h", "3h 3c 3s")
    deal, events = played(deal, "0 play 4d", "1 play 7c", "2 play 8h", "3 pass")
    assert must_act(deal) == {0}
    assert ("frozen", 0) not in told(events)


# --- The duty before one card (BT-11.3, 11.4, D-12, D-13) ---


def test_following_the_highest_single_is_owed() -> None:
    deal = middle(STANDARD, "4d 9c Ks", "3h", "Th Tc", "3c 7d", trick=["3 5d"], declared=[1])
    facts = {"name": 1, "case": "follow", "highest": "Ks"}
    assert refused(deal, 0, "play 9c") == ("top_duty", "BT-11.3", facts)
    assert refused(deal, 0, "pass") == ("top_duty", "BT-11.3", facts)
    assert legal(deal, 0) == ["play Ks"]
    beaten = middle(STANDARD, "4d 9c Ks", "3h", "Th Tc", "3c 7d", trick=["3 As"], declared=[1])
    assert legal(beaten, 0) == ["pass"]
    assert duty_now(beaten.view(0).position, beaten.view(0).own.hand_mask, beaten.view(0).seat) is None
    pairs = middle(STANDARD, "4d 9c 9s", "3h", "Th Tc", "3c 7d", trick=["3 5d 5c"], declared=[1])
    assert legal(pairs, 0) == ["play 9c 9s", "play 9c 9s last-card", "pass"]


def test_the_duty_holds_while_the_one_card_player_owns_the_single() -> None:
    deal = middle(STANDARD, "4d 9c Ks", "3h", "Th Tc", "3c 7d", trick=["1 5d", "2 ", "3 "], declared=[1])
    assert legal(deal, 0) == ["play Ks"]


@pytest.mark.parametrize(
    ("lead", "hand", "open_to"),
    [
        ("highest_single_or_combo", "4d 4c Ks", ["play Ks", "play 4d 4c", "play 4d 4c last-card"]),
        ("combo_first", "4d 4c Ks", ["play 4d 4c", "play 4d 4c last-card"]),
        ("combo_first", "4d 5c Ks", ["play Ks"]),
        ("free", "4d 5c Ks", ["play 4d", "play 5c", "play Ks"]),
    ],
)
def test_leading_before_one_card(lead: str, hand: str, open_to: list[str]) -> None:
    deal = middle(STANDARD.but({"top.lead": lead}), hand, "3h", "Th Tc", "3c 7d", declared=[1])
    assert legal(deal, 0) == open_to
    case = {"highest_single_or_combo": "lead", "combo_first": "combination" if "4c" in hand else "lead"}.get(lead)
    duty = duty_now(deal.view(0).position, deal.view(0).own.hand_mask, deal.view(0).seat)
    assert (duty and (duty.case, duty.seat, duty.enforce)) == (case and (case, 1, "legal"))


def test_under_liability_a_breach_is_open_and_told_only_at_the_end() -> None:
    deal = middle(PAGAT, "4d 9c Ks", "Ts", "Th Tc", "3c 7d", trick=["3 5d"])
    assert legal(deal, 0) == ["play 9c", "play Ks", "pass"]
    deal, events = played(deal, "0 play 9c")
    assert told(events) == [("played", 0)]
    deal, events = played(deal, "1 play Ts")
    result = deal.result()
    assert result is not None
    assert (result.payer, result.winner) == (0, 1)
    assert result.penalties == (2, 0, 2, 2)
    assert result.points == (-6, 6, 0, 0)
    assert result.entries == (Entry(0, 1, 6),)
    payer = next(event for event in events if event.name == "full-payer")
    assert payer.seat == 0
    assert plainly(payer.args) == {
        "other": 1,
        "case": "follow",
        "better": "Ks",
        "terms": [2, 2, 2],
        "summed": True,
        "p": 6,
    }


def test_a_pass_before_the_owner_of_the_single_is_a_breach_too() -> None:
    deal = middle(PAGAT, "4d 9c Ks", "2s", "Th Tc", "3c 7d", trick=["1 5d", "2 ", "3 "])
    deal, events = played(deal, "0 pass")
    assert told(events) == [("passed", 0), ("trick-won", 1)]
    deal, _ = played(deal, "1 play 2s")
    assert result_of(deal).payer == 0


def test_a_breach_is_forgotten_after_the_very_next_turn() -> None:
    deal = middle(PAGAT, "4d 9c Ks", "8s", "Td Tc", "3c 7d", trick=["3 5d"])
    deal, _ = played(deal, "0 play 9c", "1 pass", "2 play Tc", "3 pass", "0 play Ks", "1 pass", "2 pass", "3 pass")
    deal, _ = played(deal, "0 play 4d")
    assert (result_of(deal).winner, result_of(deal).payer) == (0, None)


def test_a_breach_counts_for_nobody_when_the_last_card_rests() -> None:
    rules = PAGAT.but({"last.declare": [1], "last.undeclared": "card_frozen"})
    deal = middle(rules, "4d 9c Ks", "Ts", "2s", "3c 7d", trick=["3 5d"], declared=[2])
    deal, events = played(deal, "0 play 9c", "2 play 2s")
    assert ("frozen", 1) in told(events)
    assert (result_of(deal).winner, result_of(deal).payer) == (2, None)


def test_who_meets_the_duty_does_not_pay() -> None:
    deal = middle(PAGAT, "4d 9c Ts", "Ks", "Th Tc", "3c 7d", trick=["3 5d"])
    deal, _ = played(deal, "0 play Ts", "1 play Ks")
    assert result_of(deal).payer is None


def test_breaking_combination_first_names_the_combination() -> None:
    deal = middle(PAGAT, "4d 4c Ts", "Ks", "Th Tc", "3c 7d")
    deal, _ = played(deal, "0 play Ts")
    deal, events = played(deal, "1 play Ks")
    payer = next(event for event in events if event.name == "full-payer")
    assert (plainly(payer.args)["case"], plainly(payer.args)["better"]) == ("combination", "4d 4c")


# --- The end (BT-13.1) ---


def test_the_settlement_knows_who_opened_and_who_played_nothing() -> None:
    rules = PAGAT.but({"score.tiers_apply": "opener_only", "score.no_play_mult": 3})
    hands = ("3c 7d", "Th", "9h 9c", "As Ac Ks")
    deal, _ = played(middle(rules, *hands, turn=1, starter=3, acted=[0, 1, 2]), "1 play Th")
    assert result_of(deal).penalties == (2, 0, 2, 9)
    other, _ = played(middle(rules, *hands, turn=1, starter=3, acted=[0, 1, 3]), "1 play Th")
    assert result_of(other).penalties == (2, 0, 2, 3)


@pytest.mark.parametrize("name", PRESETS)
def test_the_first_without_cards_wins_and_nothing_can_follow(name: str) -> None:
    deal = middle(PRESETS[name], "3c 7d", "Th Tc", "9h 9c", "As Ac", turn=1, declared=[])
    deal, events = played(deal, "1 play Th Tc")
    assert told(events) == [
        ("played", 1),
        ("finished", 1),
        ("deal-won", 1),
    ]
    assert (result_of(deal).counted[0], result_of(deal).penalties[0]) == (Reckoning(((1, 2),)), 2)
    assert (must_act(deal), may_act(deal)) == (frozenset(), frozenset())
    assert refused(deal, 2, "play 9h 9c") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("over"),
    )
    assert refused(deal, 2, "pass") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("over"),
    )
    if deal.position.setting.rules.last.declare:
        assert refused(deal, 2, "declare last-card") == (
            "wrong_phase",
            "BT-16.9",
            out_of_phase("over"),
        )
    assert all(legal(deal, seat) == [] for seat in range(4))
    view = deal.view(3)
    assert (view.position.phase, view.position.turn, view.position.ending) == ("over", NOBODY, deal.result())
    assert result_of(deal).left == tuple(map(read_cards, ("3c 7d", "", "9c 9h", "Ac As")))


def test_the_view_judges_like_the_deal() -> None:
    deal = middle(HONGKONG, "4d 9c Ks", "3h 3s", "Th Tc", "3c 7d", trick=["3 5d"])
    view = deal.view(0)
    assert view.legal_actions() == deal.legal_actions(0)
    assert view.refusal(PASS) is None
    assert view.refusal(play_of(read_cards("4d"))) == deal.refusal(0, play_of(read_cards("4d")))
    assert kind_of(view.position, read_cards("3h 3s")) == "pair"
    assert kind_of(view.position, read_cards("3h 3h")) is None
    assert kind_of(view.position, read_cards("BJ")) is None
    watching = deal.view(None)
    assert (
        watching.hand,
        watching.legal_actions(),
        duty_now(watching.position, watching.own.hand_mask, watching.seat),
    ) == (
        (),
        (),
        None,
    )
    with pytest.raises(ValueError, match="spectator"):
        watching.refusal(PASS)
