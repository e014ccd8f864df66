"""Class struggle, sentence by sentence (docs/big-two.md, BT-16.2 to 16.6, D-29)."""

import json

import pytest

from bot.cards import read_cards
from bot.engine.actions import must_act
from bot.engine.game import Match, Result
from bot.games.big_two import GAME
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.match import SERIES, BigTwoMatch
from bot.games.big_two.rules.parameters import Rules
from tests.engine.plain import plainly
from tests.engine.views import in_json
from tests.games.big_two.before.exchanging import checked, exchange, for_all, holdings, in_private, rules, verdicts
from tests.games.big_two.by_hand import legal, out_of_phase, played, refused, so_far, told
from tests.games.big_two.read_views import view_from_json

ONE = rules("class-struggle-1")
POOL = rules("class-struggle-2")
FOUR = ("3d 7d Jd", "4c 8c Qc", "5h 9h Kh", "6s Ts As")
THREE = FOUR[:3]
GUARDED = "low_card_and_twos"


def asked(deal: BigTwoDeal) -> set[int]:
    return set(must_act(deal))


def match_of(rules: Rules, *orders: tuple[int, ...]) -> BigTwoMatch:
    """A match after deals that ended in these finishing orders."""
    match = GAME.new_match(rules)
    for order in orders:
        nothing = (0,) * len(order)
        left = tuple(read_cards("3d") if seat == order[-1] else () for seat in range(len(order)))
        match = match.book(Result(order[0], nothing, nothing, (), zero_sum=True, left=left, order=order))
    return Match(SERIES, so_far(match))


# --- BT-16.2: ranks ---


@pytest.mark.parametrize("rules", [ONE, POOL])
def test_the_finishing_order_makes_king_lord_commoner_and_slave(rules: Rules) -> None:
    assert so_far(match_of(rules, (2, 0, 3, 1))).background.standing == (2, 0, 3, 1)
    deal, events = exchange(rules, *FOUR, standing=(2, 0, 3, 1))
    assert for_all(events) == [("ranks", 2, {"n": 4, "king": 2, "lord": 0, "commoner": 3, "slave": 1})]
    assert asked(deal) == {2}


@pytest.mark.parametrize("preset", ["class-struggle-1", "class-struggle-2"])
def test_three_players_have_no_lord(preset: str) -> None:
    """D-29."""
    deal, events = exchange(rules(preset, seats__count=3), *THREE, standing=(1, 2, 0))
    assert for_all(events) == [("ranks", 1, {"n": 3, "king": 1, "commoner": 2, "slave": 0})]
    assert asked(deal) == {1}


@pytest.mark.parametrize("rules", [ONE, POOL])
def test_the_first_deal_has_no_exchange_and_no_ranks(rules: Rules) -> None:
    deal, events = exchange(rules, *FOUR, number=1)
    assert told(events) == [("deal-opens", 0)]
    assert deal.view(0).position.setting.ranks == ()
    facts = out_of_phase("play", "play")
    assert refused(deal, 0, "demand As 3") == ("wrong_phase", "BT-16.9", facts)


@pytest.mark.parametrize("rules", [ONE, POOL])
def test_every_view_shows_the_ranks_to_the_end_of_the_deal(rules: Rules) -> None:
    deal, _ = exchange(rules, *FOUR, standing=(2, 0, 3, 1))
    while deal.result() is None:
        for seat in (None, 0, 1, 2, 3):
            view = deal.view(seat)
            assert view.position.setting.ranks == (2, 0, 3, 1)
            assert view_from_json(json.loads(json.dumps(in_json(view)))) == view
        assert GAME.deal_from_json(rules, json.loads(json.dumps(deal.to_json()))) == deal
        seat = min(must_act(deal))
        deal, _ = deal.apply(seat, deal.legal_actions(seat)[0])
    assert deal.view(1).position.setting.ranks == (2, 0, 3, 1)


def test_the_previous_winner_leads() -> None:
    """D-29."""
    deal, _ = exchange(ONE, *FOUR, standing=(2, 0, 3, 1))
    deal, _ = played(deal, *["2 waive"] * 3, *["0 waive"] * 2, "3 waive")
    assert deal.position.setting.starter == 2
    assert asked(deal) == {2}


# --- BT-16.3: one for one ---


def test_six_swaps_go_king_lord_commoner() -> None:
    deal, _ = exchange(ONE, *FOUR, standing=(2, 0, 3, 1))
    pairs = []
    while deal.state.phase is not None:
        (higher,) = must_act(deal)
        lower = {int(line.split()[2]) for line in legal(deal, higher) if line.startswith("demand")}
        assert len(lower) == 1
        pairs.append((higher, *lower))
        deal, _ = played(deal, f"{higher} waive")
    assert pairs == [(2, 0), (2, 3), (2, 1), (0, 3), (0, 1), (3, 1)]


def test_three_players_have_three_swaps() -> None:
    deal, _ = exchange(rules("class-struggle-1", seats__count=3), *THREE)
    deal, events = played(deal, "0 waive", "0 waive", "1 waive")
    assert [(event.name, event.seat) for event in events[:3]] == [("waived", 0), ("waived", 0), ("waived", 1)]
    assert [plainly(event.args).get("other") for event in events[:3]] == [1, 2, 2]
    assert deal.state.phase is None


def test_the_higher_rank_names_a_card_gets_it_and_returns_one_before_the_next_swap() -> None:
    deal, _ = exchange(ONE, *FOUR)
    deal, events = played(deal, "0 demand Qc 1")
    assert for_all(events) == [("demanded", 0, {"card": "Qc", "other": 1})]
    assert holdings(deal)[:2] == ["3d 7d Jd Qc", "4c 8c"]
    assert legal(deal, 0) == ["give 3d", "give 7d", "give Jd", "give Qc"]
    deal, events = played(deal, "0 give 3d")
    assert for_all(events) == [("returned", 0, {"other": 1, "n": 1})]
    assert in_private(events) == [("returned-cards", "3d", {0, 1})]
    assert holdings(deal)[:2] == ["7d Jd Qc", "3d 4c 8c"]
    assert all(line.endswith(" 2") for line in legal(deal, 0) if line.startswith("demand"))


def test_the_card_received_may_go_back() -> None:
    deal, _ = exchange(ONE, *FOUR)
    deal, _ = played(deal, "0 demand Qc 1", "0 give Qc")
    assert holdings(deal) == list(FOUR)


def test_a_waived_demand_moves_nothing_in_that_pair() -> None:
    deal, _ = exchange(ONE, *FOUR)
    deal, events = played(deal, "0 waive")
    assert for_all(events) == [("waived", 0, {"other": 1})]
    assert holdings(deal) == list(FOUR)
    assert any(line == "demand Kh 2" for line in legal(deal, 0))


def test_a_demand_that_the_other_cannot_meet_is_lost() -> None:
    """D-29: there is no second guess, and nothing is returned. Everybody hears of it."""
    deal, _ = exchange(ONE, *FOUR)
    deal, events = played(deal, "0 demand 2s 1")
    lost = {"card": "2s", "other": 1}
    assert for_all(events) == [("demanded", 0, lost), ("demand-lost", 0, lost)]
    assert holdings(deal) == list(FOUR)
    assert refused(deal, 0, "demand Qc 1") == (
        "wrong_phase",
        "BT-16.3",
        {"phase": "exchange", "open": ["demand", "waive"], "choices": 2, "why": "seat", "names": [2]},
    )


def test_a_card_demanded_that_one_holds_oneself_is_lost_too() -> None:
    deal, _ = exchange(ONE, *FOUR)
    _, events = played(deal, "0 demand 3d 1")
    assert told(events) == [("demanded", 0), ("demand-lost", 0)]


# --- BT-16.4: the pool ---


def test_the_king_demands_of_each_and_puts_out_as_many_as_he_received() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 demand As 3", "0 demand Qc 1")
    assert refused(deal, 0, "demand 8c 1") == (
        "wrong_phase",
        "BT-16.3",
        {"phase": "exchange", "open": ["demand", "waive"], "choices": 2, "why": "seat", "names": [2]},
    )
    deal, _ = played(deal, "0 demand Kh 2")
    assert holdings(deal) == ["3d 7d Jd Qc Kh As", "4c 8c", "5h 9h", "6s Ts"]
    assert len(legal(deal, 0)) == 20
    deal, events = played(deal, "0 give 7d Jd 3d")
    assert for_all(events) == [("put-out", 0, {"n": 3})]
    assert in_private(events) == [("put-out-cards", "7d Jd 3d", {0})]


def test_the_givers_choose_slave_first_and_the_last_card_comes_by_itself() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 demand As 3", "0 demand Qc 1", "0 demand Kh 2", "0 give 7d Jd 3d")
    assert asked(deal) == {3}
    assert legal(deal, 3) == ["choose 0", "choose 1", "choose 2"]
    deal, events = played(deal, "3 choose 1")
    assert for_all(events) == [("returned", 0, {"other": 3, "n": 1})]
    assert in_private(events) == [("returned-cards", "Jd", {0, 3})]
    assert asked(deal) == {2}
    assert legal(deal, 2) == ["choose 0", "choose 1"]
    deal, events = played(deal, "2 choose 1")
    assert in_private(events) == [("returned-cards", "3d", {0, 2}), ("returned-cards", "7d", {0, 1})]
    assert holdings(deal) == ["Qc Kh As", "4c 7d 8c", "3d 5h 9h", "6s Ts Jd"]
    assert asked(deal) == {1}


def test_then_the_lord_demands_two_and_the_commoner_one() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 waive", "1 demand As 3", "1 demand Kh 2", "1 give 4c 8c")
    assert asked(deal) == {3}
    deal, _ = played(deal, "3 choose 0")
    assert holdings(deal) == ["3d 7d Jd", "Qc Kh As", "5h 8c 9h", "4c 6s Ts"]
    assert asked(deal) == {2}
    deal, events = played(deal, "2 demand Ts 3", "2 give 5h")
    assert ("returned-cards", "5h", {2, 3}) in in_private(events)
    assert holdings(deal) == ["3d 7d Jd", "Qc Kh As", "8c 9h Ts", "4c 5h 6s"]
    assert deal.state.phase is None


def test_hand_sizes_are_equal_after_every_step_of_three_players() -> None:
    deal, _ = exchange(rules("class-struggle-2", seats__count=3), *THREE)
    deal, _ = played(deal, "0 demand Qc 1", "0 demand Kh 2", "0 give 3d 7d", "2 choose 0")
    assert holdings(deal) == ["Jd Qc Kh", "4c 7d 8c", "3d 5h 9h"]
    deal, _ = played(deal, "1 demand 9h 2", "1 give 4c")
    assert holdings(deal) == ["Jd Qc Kh", "7d 8c 9h", "3d 4c 5h"]
    assert deal.state.phase is None


def test_fewer_givers_than_demands_means_fewer_cards_put_out() -> None:
    """D-29: a demand that cannot be met takes no card, and so gives none back."""
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 demand 2s 1", "0 demand Kh 2", "0 demand As 3")
    assert refused(deal, 0, "give 3d") == ("wrong_size", "BT-16", {"need": 2, "n": 1})
    deal, _ = played(deal, "0 give 3d 7d", "3 choose 1")
    assert holdings(deal) == ["Jd Kh As", "4c 8c Qc", "3d 5h 9h", "6s 7d Ts"]


def test_one_giver_gets_the_card_put_out_by_itself() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, events = played(deal, "0 demand Qc 1", "0 waive", "0 give 3d")
    assert [name for name, *_ in for_all(events)] == ["demanded", "waived-rest", "put-out", "returned"]
    assert holdings(deal)[:2] == ["7d Jd Qc", "3d 4c 8c"]
    assert asked(deal) == {1}


def test_whoever_waives_ends_his_demands_and_without_a_giver_his_pool() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, events = played(deal, "0 waive")
    assert for_all(events) == [("waived-rest", 0, {})]
    assert asked(deal) == {1}
    deal, _ = played(deal, "1 demand 2s 3", "1 demand 2h 2")
    assert asked(deal) == {2}
    deal, _ = played(deal, "2 waive")
    assert deal.state.phase is None
    assert holdings(deal) == list(FOUR)


def test_a_demand_cannot_be_undone() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 demand Qc 1", "0 waive")
    assert refused(deal, 0, "waive") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("exchange", "give", why="step"),
    )
    assert holdings(deal)[0] == "3d 7d Jd Qc"


def test_the_line_lies_face_down_for_all_but_its_owner() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 demand As 3", "0 demand Qc 1", "0 demand Kh 2")
    one, other = (played(deal, f"0 give {line}")[0] for line in ("3d 7d Jd", "Qc Kh As"))
    for viewer in (None, 1, 2, 3):
        assert json.dumps(in_json(one.view(viewer))) == json.dumps(in_json(other.view(viewer)))
        assert in_json(one.view(viewer))["before"]["pool"]["line"] == ["", "", ""]
    assert in_json(one.view(0))["before"]["pool"]["line"] == ["3d", "7d", "Jd"]
    assert GAME.deal_from_json(POOL, json.loads(json.dumps(one.to_json()))) == one


# --- BT-16.5: protected cards ---


@pytest.mark.parametrize(("card", "free"), [("3d", False), ("2d", False), ("2s", False), ("3c", True), ("As", True)])
def test_the_lowest_card_and_all_twos_cannot_be_demanded(card: str, free: bool) -> None:
    for preset in ("class-struggle-1", "class-struggle-2"):
        guarded, _ = exchange(rules(preset, exchange__protected=GUARDED), *FOUR)
        expected = None if free else ("protected_card", "BT-16.5", {"card": card})
        assert refused(guarded, 0, f"demand {card} 1") == expected
        assert (f"demand {card} 1" in legal(guarded, 0)) is free
        open_to_all, _ = exchange(rules(preset), *FOUR)
        assert refused(open_to_all, 0, f"demand {card} 1") is None


def test_the_lowest_card_of_another_suit_order_is_protected() -> None:
    """D-07."""
    deal, _ = exchange(rules("class-struggle-1", exchange__protected=GUARDED, deck__suits="cdhs"), *FOUR)
    assert refused(deal, 0, "demand 3c 1") == ("protected_card", "BT-16.5", {"card": "3c"})
    assert refused(deal, 0, "demand 3d 1") is None


def test_protected_cards_cannot_be_given_back() -> None:
    deal, _ = exchange(rules("class-struggle-1", exchange__protected=GUARDED), "3d 2c 2h", *FOUR[1:])
    deal, _ = played(deal, "0 demand Qc 1")
    assert refused(deal, 0, "give 3d") == ("protected_card", "BT-16.5", {"card": "3d"})
    assert refused(deal, 0, "give 2h") == ("protected_card", "BT-16.5", {"card": "2h"})
    assert legal(deal, 0) == ["give Qc"], "a hand of protected cards returns what it received"


def test_protected_cards_cannot_be_put_out() -> None:
    deal, _ = exchange(rules("class-struggle-2", exchange__protected=GUARDED), "3d 2c 2h", *FOUR[1:])
    deal, _ = played(deal, "0 demand Qc 1", "0 demand As 3", "0 waive")
    assert refused(deal, 0, "give 3d Qc") == ("protected_card", "BT-16.5", {"card": "3d"})
    assert legal(deal, 0) == ["give Qc As"]


# --- BT-16.6: the king falls ---


@pytest.mark.parametrize("preset", ["class-struggle-1", "class-struggle-2"])
def test_a_king_who_is_not_first_becomes_the_slave(preset: str) -> None:
    falls = rules(preset, exchange__king_falls=True)
    assert so_far(match_of(falls, (2, 0, 3, 1))).background.standing == (2, 0, 3, 1)
    assert so_far(match_of(falls, (2, 0, 3, 1), (0, 2, 1, 3))).background.standing == (0, 1, 3, 2)
    assert so_far(match_of(falls, (2, 0, 3, 1), (2, 1, 0, 3))).background.standing == (2, 1, 0, 3)
    assert so_far(match_of(rules(preset), (2, 0, 3, 1), (0, 2, 1, 3))).background.standing == (0, 2, 1, 3)


# --- Refusals ---


def test_in_the_exchange_nothing_is_played() -> None:
    deal, _ = exchange(ONE, *FOUR)
    for line in ("play 3d", "pass", "declare last-card", "redeal", "take", "swap", "call 1"):
        assert refused(deal, 0, line) == (
            "wrong_phase",
            "BT-16.9",
            out_of_phase("exchange", "demand", "waive"),
        ), line
        assert refused(deal, 1, line) == (
            "wrong_phase",
            "BT-16.9",
            out_of_phase("exchange"),
        ), line


def test_who_is_not_asked_does_not_demand_waive_or_choose() -> None:
    deal, _ = exchange(POOL, *FOUR, standing=(1, 0, 2, 3))
    for line in ("demand As 3", "waive", "choose 0", "keep 3d"):
        assert refused(deal, 0, line) == ("not_your_turn", "BT-16", {"phase": "exchange", "name": 1})


def test_who_gives_out_of_turn_hears_whether_his_turn_comes() -> None:
    deal, _ = exchange(POOL, *FOUR)
    assert refused(deal, 1, "give 4c") == ("not_yours_to_give", "BT-16.4", {"name": 0, "you": "later"})
    assert refused(deal, 2, "give 5h") == ("not_yours_to_give", "BT-16.4", {"name": 0, "you": "later"})
    assert refused(deal, 3, "give 6s") == ("not_yours_to_give", "BT-16.4", {"name": 0, "you": "none"})
    swaps, _ = exchange(ONE, *FOUR)
    swaps, _ = played(swaps, *["0 waive"] * 3, "1 waive")
    assert refused(swaps, 0, "give 3d") == ("not_yours_to_give", "BT-16.4", {"name": 1, "you": "none"})
    assert refused(swaps, 2, "give 5h") == ("not_yours_to_give", "BT-16.4", {"name": 1, "you": "later"})


def test_only_cards_that_one_holds_are_given_and_as_many_as_are_owed() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 demand Qc 1", "0 demand As 3", "0 waive")
    missing = {"cards": "4c", "hand": "3d 7d Jd Qc As", "twice": False}
    assert refused(deal, 0, "give 4c 3d") == ("not_held", "BT-16", missing)
    assert refused(deal, 0, "give 3d 3d") == ("not_held", "BT-16", {**missing, "cards": "3d", "twice": True})
    assert refused(deal, 0, "give 3d") == ("wrong_size", "BT-16", {"need": 2, "n": 1})
    assert refused(deal, 0, "give 3d 7d Jd") == ("wrong_size", "BT-16", {"need": 2, "n": 3})
    assert refused(deal, 0, "demand Kh 2") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("exchange", "give", why="step"),
    )


def test_places_beyond_the_line_are_refused() -> None:
    deal, _ = exchange(POOL, *FOUR)
    deal, _ = played(deal, "0 demand Qc 1", "0 demand As 3", "0 waive", "0 give 3d 7d")
    open_places = {"phase": "exchange", "open": ["choose"], "choices": 1, "why": "place", "n": 2}
    assert refused(deal, 3, "choose 2") == ("wrong_phase", "BT-16", open_places)
    assert refused(deal, 3, "give 6s") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("exchange", "choose", why="step"),
    )
    assert refused(deal, 1, "choose 0") == ("not_your_turn", "BT-16", {"phase": "exchange", "name": 3})


def test_demands_name_a_lower_rank_and_a_card_of_the_pack() -> None:
    deal, _ = exchange(ONE, *FOUR, standing=(2, 0, 3, 1))
    seats = {"phase": "exchange", "open": ["demand", "waive"], "choices": 2, "why": "seat", "names": [0]}
    for other in (1, 2, 3, 9):
        assert refused(deal, 2, f"demand As {other}") == ("wrong_phase", "BT-16.3", seats)
    assert refused(deal, 2, "demand 5b 0") == ("not_held", "BT-16", {"cards": "5b", "hand": ""})


# --- Records ---


def test_a_record_of_swaps_holds() -> None:
    hands = ("3d 3c 4d 4c 5d", "6d 6c 7d 7c 2s", "8d 8c 9d 9c 2h", "Td Tc Jd Jc 2d")
    swaps = [
        "0 demand 2s 1",
        "0 give 3c",
        "0 demand As 2",
        "0 waive",
        "1 waive",
        "1 demand 2d 3",
        "1 give 7c",
        "2 waive",
    ]
    report = checked("class-struggle-1", hands, *swaps)
    assert verdicts(report) == ["ok"] * 8
    assert report.deals[1].left() == ["3d 4d 4c 5d 2s", "3c 6d 6c 7d 2d", hands[2], "7c Td Tc Jd Jc"]
    assert report.ok
    assert must_act(report.deals[1].deal) == {0}


def test_a_record_of_a_pool_holds_and_refuses_what_the_judge_refuses() -> None:
    hands = ("3d 3c 4d 4c 5d", "6d 6c 7d 7c 2s", "8d 8c 9d 9c 2h", "Td Tc Jd Jc 2d")
    pool = [
        "0 demand 2s 1",
        "0 demand 2h 2",
        "0 demand 2d 3",
        "0 give 3c 4c 4d",
        "3 choose 2",
        "3 choose 0",
        "2 choose 0",
    ]
    report = checked("class-struggle-2", hands, *pool, "1 waive", "2 demand Td 3", "2 give 3d", "2 give 9c")
    assert verdicts(report) == [*["ok"] * 5, "not_your_turn", *["ok"] * 3, "not_held", "ok"]
    assert report.deals[1].left() == ["3d 5d 2d 2h 2s", "4c 6d 6c 7d 7c", "3c 8d 8c 9d Td", "4d 9c Tc Jd Jc"]
    assert not report.ok
    assert report.to_json()["deals"][1]["to_act"] == [0]
