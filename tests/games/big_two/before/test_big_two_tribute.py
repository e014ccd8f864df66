"""Cards that go up and come back: three players, four tributes (docs/big-two.md, BT-16.1, 16.5 to 16.9, D-30)."""

import json

import pytest

from bot.cards import read_cards
from bot.dealing import Stream
from bot.engine.actions import NotPossible, Seat, must_act
from bot.engine.chance import Stated, Streamed
from bot.engine.game import Result
from bot.games.big_two import GAME
from bot.games.big_two.before.phase import FIRST_DEAL, Tie
from bot.games.big_two.match import background_after
from bot.games.big_two.rules.parameters import Rules
from tests.engine.asking import may_act
from tests.engine.views import in_json
from tests.games.big_two.before.exchanging import checked, exchange, for_all, holdings, in_private, rules, verdicts
from tests.games.big_two.by_hand import changed, legal, out_of_phase, played, refused, so_far, told

PICK, ONE, TWO, CHAIN = (rules(f"tribute-hk-{kind}") for kind in (1, 2, 3, 4))
THREE = rules("pagat-basic+seats-3+exchange-3p")
GUARDED = {"exchange__protected": "low_card_and_twos"}
FOUR = ("3d 7d Jd 3c", "4c 8c Qc 4d", "5h 9h Kh 5d", "6s Ts As 2d")


# --- BT-16.1: three players ---


def test_the_loser_gives_the_winner_his_highest_card_and_gets_any_card_back() -> None:
    deal, events = exchange(THREE, "3d 7d", "4c 8c", "5h Kh", standing=(1, 0, 2))
    assert for_all(events) == [("tribute", 2, {"other": 1, "n": 1, "place": 3, "to": 1, "tie": "none"})]
    assert in_private(events) == [("tribute-cards", "Kh", {1, 2})]
    assert legal(deal, 1) == ["give 4c", "give 8c", "give Kh"]
    deal, events = played(deal, "1 give 4c")
    assert for_all(events)[0] == ("returned", 1, {"other": 2, "n": 1})
    assert in_private(events) == [("returned-cards", "4c", {1, 2})]
    assert holdings(deal) == ["3d 7d", "8c Kh", "4c 5h"]


def test_the_exchange_begins_with_the_second_deal() -> None:
    _, events = exchange(THREE, "3d 7d", "4c 8c", "5h Kh", number=1)
    assert told(events) == [("deal-opens", 0)]


def test_it_comes_behind_the_left_over_cards() -> None:
    """BT-16.9: the left-over card may be the loser's highest."""
    deal, events = exchange(THREE, "4d 7d", "4c 8c", "3c Kh", standing=(0, 1, 2), left="2s")
    assert [event.name for event in events] == ["rest-given", "tribute", "tribute-cards"]
    assert holdings(deal) == ["4d 7d 2s", "4c 8c", "3c Kh"]
    deal, events = played(deal, "0 give 2s")
    assert told(events)[-1] == ("deal-opens", 2)


@pytest.mark.parametrize(
    ("points", "left", "standing"),
    [
        ((9, -2, -7), ("", "4d", "5d"), (0, 1, 2)),
        ((4, -2, -2), ("", "4d 5d", "2s"), (0, 2, 1)),
        ((4, -2, -2), ("", "5d", "4d"), (0, 2, 1)),
        ((4, -2, -2), ("", "4d 6d", "5d 5c"), (0, 2, 1)),
        ((0, 0, 0), ("4d", "", ""), (1, 2, 0)),
        ((0, 0, 0), ("", "", "4d"), (1, 0, 2)),
    ],
)
def test_ranking_is_by_points_then_fewer_cards_then_the_smaller_highest_then_turn_order(
    points: tuple[int, ...], left: tuple[str, ...], standing: tuple[int, ...]
) -> None:
    """D-30."""
    ended = Result(standing[0], points, (0, 0, 0), (), zero_sum=True, left=tuple(map(read_cards, left)))
    assert so_far(GAME.new_match(THREE).book(ended)).background.standing == standing


def test_a_winner_who_is_also_last_by_points_gives_nothing() -> None:
    _, events = exchange(THREE, "3d 7d", "4c 8c", "5h Kh", standing=(1, 0, 2), winner=2)
    assert told(events) == [("deal-opens", 0)]


# --- BT-16.7: the first kind ---


def test_the_hands_lie_closed_and_1st_2nd_and_3rd_choose_in_turn() -> None:
    deal, events = exchange(PICK, *FOUR, standing=(2, 0, 3, 1))
    assert events == ()
    assert holdings(deal) == [""] * 4
    assert legal(deal, 2) == [f"choose {place}" for place in range(4)]
    deal, events = played(deal, "2 choose 3")
    assert for_all(events) == [("picked", 2, {"number": 4, "n": 4})]
    assert in_private(events) == []
    assert holdings(deal) == ["", "", FOUR[3], ""]
    deal, _ = played(deal, "0 choose 0")
    assert legal(deal, 3) == ["choose 0", "choose 1"]
    deal, events = played(deal, "3 choose 1")
    assert [name for name, *_ in for_all(events)] == ["picked", "deal-opens"], "4th gets the last by itself"
    assert list(map(read_cards, holdings(deal))) == [
        read_cards(hand) for hand in ("3d 3c 7d Jd", "4d 4c 8c Qc", "6s Ts As 2d", "5d 5h 9h Kh")
    ]


def test_the_piles_are_closed_in_every_view() -> None:
    one, _ = exchange(PICK, *FOUR)
    other, _ = exchange(PICK, *reversed(FOUR))
    for deal in (one, other):
        assert GAME.deal_from_json(PICK, json.loads(json.dumps(deal.to_json()))) == deal
    for viewer in (None, 0, 1, 2, 3):
        seen = in_json(one.view(viewer))
        assert json.dumps(seen) == json.dumps(in_json(other.view(viewer)))
        assert seen["before"] == {"picking": {"waiting": [0, 1, 2, 3], "piles": ["", "", "", ""]}}
        assert (seen["hand"], seen["counts"]) == ("", [0, 0, 0, 0])


def test_the_first_kind_starts_as_usual() -> None:
    """D-30."""
    deal, _ = exchange(PICK, *FOUR, standing=(2, 0, 3, 1))
    deal, _ = played(deal, "2 choose 0", "0 choose 0", "3 choose 0")
    assert deal.position.setting.starter == 2, "who won before"


def test_choosing_out_of_turn_or_beyond_the_piles_is_refused() -> None:
    deal, _ = exchange(PICK, *FOUR, standing=(2, 0, 3, 1))
    assert refused(deal, 0, "choose 0") == ("not_your_turn", "BT-16", {"phase": "exchange", "name": 2})
    places = {"phase": "exchange", "open": ["choose"], "choices": 1, "why": "place", "n": 4}
    assert refused(deal, 2, "choose 4") == ("wrong_phase", "BT-16", places)
    assert refused(deal, 0, "give 3d") == ("not_yours_to_give", "BT-16.4", {"name": 2, "you": "later"})
    assert refused(deal, 1, "give 3d") == ("not_yours_to_give", "BT-16.4", {"name": 2, "you": "none"})
    assert refused(deal, 2, "play 3d") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("exchange", "choose"),
    )


# --- BT-16.7: the second and third kind ---


def test_4th_gives_1st_the_best_card_1st_returns_any_and_4th_leads() -> None:
    deal, events = exchange(ONE, *FOUR, standing=(2, 0, 3, 1))
    assert for_all(events) == [("tribute", 1, {"other": 2, "n": 1, "place": 4, "to": 1, "tie": "none"})]
    assert in_private(events) == [("tribute-cards", "Qc", {1, 2})]
    assert legal(deal, 2) == ["give 5d", "give 5h", "give 9h", "give Qc", "give Kh"]
    deal, events = played(deal, "2 give Qc")
    assert told(events)[-1] == ("deal-opens", 1)
    assert [hand.bit_count() for hand in deal.state.hands] == [4] * 4


def test_4th_gives_two_and_3rd_one_and_both_are_returned_at_the_same_time() -> None:
    deal, events = exchange(TWO, *FOUR, standing=(2, 0, 3, 1))
    assert in_private(events) == [("tribute-cards", "8c Qc", {1, 2}), ("tribute-cards", "2d", {0, 3})]
    assert must_act(deal) == {0, 2}
    assert len(legal(deal, 2)) == 15
    assert len(legal(deal, 0)) == 5
    first, _ = played(deal, "2 give 5h 8c", "0 give Jd")
    second, _ = played(deal, "0 give Jd", "2 give 5h 8c")
    assert (first.position.deeds, second.position.deeds) == ("2:give 2,0:give 1", "0:give 1,2:give 2")
    assert changed(first, position=second.position) == second
    assert first.position._replace(deeds="") == second.position._replace(deeds="")
    assert holdings(first) == ["3d 3c 7d 2d", "4d 4c 5h 8c", "5d 9h Qc Kh", "6s Ts Jd As"]
    assert first.position.setting.starter == 1, "4th leads"


def test_whoever_has_returned_is_done_while_the_other_still_owes() -> None:
    deal, _ = exchange(TWO, *FOUR, standing=(2, 0, 3, 1))
    deal, _ = played(deal, "0 give Jd")
    assert must_act(deal) == {2}
    assert refused(deal, 0, "give 3d") == ("not_yours_to_give", "BT-16.4", {"name": 2, "you": "none"})
    assert refused(deal, 2, "give 5h") == ("wrong_size", "BT-16", {"need": 2, "n": 1})
    assert refused(deal, 2, "give 5h Jd") == (
        "not_held",
        "BT-16",
        {"cards": "Jd", "hand": "5d 5h 8c 9h Qc Kh", "twice": False},
    )
    assert refused(deal, 2, "keep 5h 8c") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("exchange", "give", why="step"),
    )


# --- BT-16.7: the fourth kind ---


def chain(*drawn: str, **changes: object) -> tuple[Rules, list[str], Stated]:
    """The rules, hands of 13 cards, and the cards that are drawn."""
    by_suit = [" ".join(f"{rank}{suit}" for rank in "3456789TJQKA2") for suit in "dchs"]
    return rules("tribute-hk-4", **changes), by_suit, Stated(tuple(map(read_cards, drawn)))


def test_three_go_up_then_each_keeps_some_and_the_next_draws_three_of_the_others() -> None:
    known, hands, chance = chain("3d 4d 2s", "3c 4c 5c", "3h 4h 5h")
    deal, events = exchange(known, *hands, chance=chance)
    assert in_private(events) == [("tribute-cards", "Ks As 2s", {0, 3})]
    assert [hand.bit_count() for hand in deal.state.hands] == [16, 13, 13, 10]
    assert len(legal(deal, 0)) == 560
    deal, events = played(deal, "0 keep 2d Ks As")
    assert for_all(events) == [("kept", 0, {"n": 3}), ("drawn", 0, {"other": 1, "n": 3})]
    assert in_private(events) == [("drawn-cards", "3d 4d 2s", {0, 1})]
    assert [hand.bit_count() for hand in deal.state.hands] == [13, 16, 13, 10]
    assert refused(deal, 1, "keep 2c") == ("wrong_size", "BT-16", {"need": 2, "n": 1})
    deal, _ = played(deal, "1 keep 2s 2c")
    assert [hand.bit_count() for hand in deal.state.hands] == [13, 13, 16, 10]
    deal, events = played(deal, "2 keep 2h")
    assert [hand.bit_count() for hand in deal.state.hands] == [13] * 4
    assert told(events)[-1] == ("deal-opens", 1), "the holder of the lowest three leads"


def test_what_is_kept_is_never_drawn() -> None:
    for seed in range(40):
        known, hands, _ = chain()
        deal, _ = exchange(known, *hands, chance=Streamed(Stream(bytes(32), seed)))
        deal, events = played(deal, "0 keep 2d Ks As")
        ((_, drawn, _),) = in_private(events)
        assert not {"2d", "Ks", "As"} & set(drawn.split())
        assert len(drawn.split()) == 3


def test_drawing_blind_leaves_every_card_of_the_others_its_turn() -> None:
    known, hands, _ = chain()
    seen: set[str] = set()
    for seed in range(120):
        deal, _ = exchange(known, *hands, chance=Streamed(Stream(bytes(32), seed)))
        ((_, drawn, _),) = in_private(played(deal, "0 keep 2d Ks As")[1])
        seen |= set(drawn.split())
    assert seen == {*hands[0].split(), "2s"} - {"2d"}


def test_only_who_is_next_in_the_chain_keeps() -> None:
    known, hands, chance = chain()
    deal, _ = exchange(known, *hands, chance=chance)
    assert refused(deal, 1, "keep 2c 3c") == ("not_your_turn", "BT-16", {"phase": "exchange", "name": 0})
    assert refused(deal, 1, "give 2c") == ("not_yours_to_give", "BT-16.4", {"name": 0, "you": "later"})
    assert refused(deal, 3, "give 3s") == ("not_yours_to_give", "BT-16.4", {"name": 0, "you": "none"})
    assert refused(deal, 0, "give 3d 4d 5d") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("exchange", "keep", why="step"),
    )


def test_without_a_word_on_what_was_drawn_a_stated_chain_stops() -> None:
    known, hands, _ = chain()
    deal, _ = exchange(known, *hands)
    with pytest.raises(NotPossible, match="chance decides here"):
        played(deal, "0 keep 2d Ks As")


# --- BT-16.5 and 16.8: best cards, protected cards ---


def test_the_best_card_is_the_highest_by_rank_then_suit() -> None:
    _, events = exchange(ONE, "3d", "4d", "5d", "2d 2c As")
    assert in_private(events)[0][1] == "2c"
    _, events = exchange(rules("tribute-hk-2", deck__suits="cdhs"), "3d", "4d", "5d", "2d 2c As")
    assert in_private(events)[0][1] == "2d"


@pytest.mark.parametrize(
    ("preset", "given"), [("tribute-hk-2", "As"), ("tribute-hk-3", "Kh As"), ("tribute-hk-4", "6s Kh As")]
)
def test_protected_cards_do_not_go_up(preset: str, given: str) -> None:
    _, events = exchange(rules(preset, **GUARDED), "3d 7d", "4c 8c", "5h 2h", "6s Kh As 2s 2c")
    assert in_private(events)[0] == ("tribute-cards", given, {0, 3})


@pytest.mark.parametrize("preset", ["tribute-hk-2", "tribute-hk-3", "tribute-hk-4"])
def test_whoever_holds_only_protected_cards_gives_nothing(preset: str) -> None:
    deal, events = exchange(rules(preset, **GUARDED), "4d 7d", "4c 8c", "2d 2h", "3d 2s")
    assert told(events)[-1][0] == "deal-opens"
    assert holdings(deal) == ["4d 7d", "4c 8c", "2d 2h", "3d 2s"]


def test_one_movable_card_of_two_goes_up_and_one_comes_back() -> None:
    deal, events = exchange(rules("tribute-hk-3", **GUARDED), "4d 7d", "4c 8c", "2d 2h", "3c 2s")
    assert in_private(events) == [("tribute-cards", "3c", {0, 3})]
    deal, _ = played(deal, "0 give 7d")
    assert holdings(deal) == ["3c 4d", "4c 8c", "2d 2h", "7d 2s"]


def test_protected_cards_do_not_come_back() -> None:
    deal, _ = exchange(rules("tribute-hk-2", **GUARDED), "3d 2s", "4c 8c", "5d 5h", "6s As")
    assert refused(deal, 0, "give 3d") == ("protected_card", "BT-16.5", {"card": "3d"})
    assert legal(deal, 0) == ["give As"]


def test_protected_cards_are_not_drawn_but_may_be_kept() -> None:
    known, hands, _ = chain(**GUARDED)
    for seed in range(40):
        deal, events = exchange(known, *hands, chance=Streamed(Stream(bytes(32), seed)))
        assert in_private(events) == [("tribute-cards", "Qs Ks As", {0, 3})]
        _, events = played(deal, "0 keep 4d Ks As")
        assert not {"3d", "2d"} & set(in_private(events)[0][1].split())
    assert refused(deal, 0, "keep 3d 2d As") is None


# --- BT-16.9: redeals and hands that win at once come after ---


def test_a_hand_that_wins_at_once_is_looked_for_behind_the_exchange() -> None:
    known = rules("tribute-hk-2", instant__four_twos=True)
    hands = (
        "3d 4d 5d 6d 7d 8d 9d Td Jd Qd 2d 2c 2h",
        "3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 3h",
        "4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah Kd Ad",
        "3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s",
    )
    deal, events = exchange(known, *hands)
    assert told(events)[-1][0] == "tribute-cards"
    deal, events = played(deal, "0 give 3d")
    assert told(events)[1:4] == [("returned-cards", 0), ("deal-opens", 3), ("four-twos", 0)]


def test_a_redeal_can_be_asked_for_behind_the_exchange_alone() -> None:
    hands = (
        "4d 5d 6d 7d 8d 9d Td 4c 5c 6c 7c 8c 9c",
        "3d 3c 3h Tc Jc Qc Kc Ac 2c Jd Qd Kd Ad",
        "4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h 2d",
        "3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s",
    )
    deal, _ = exchange(ONE, *hands)
    assert may_act(deal) == frozenset()
    assert refused(deal, 0, "redeal") == (
        "wrong_phase",
        "BT-16.9",
        out_of_phase("exchange", "give"),
    )
    low, _ = played(deal, "0 give 2s")
    assert may_act(low) == {0}
    kept, _ = played(deal, "0 give 4d")
    assert may_act(kept) == frozenset()


# --- Records ---

DEALT = ("3d 3c 4d 4c 5d", "6d 6c 7d 7c 5c", "8d 8c 9d 9c 2h", "Td Tc Jd Jc 2d")


def test_a_record_of_a_returned_tribute_holds() -> None:
    report = checked("tribute-hk-2", DEALT, "0 give 3d", "3 play 3d")
    assert verdicts(report) == ["ok", "ok"]
    assert report.deals[1].left()[0] == "3c 4d 4c 5d 2d"
    report = checked("tribute-hk-3", DEALT, "1 give 5c", "0 give 3c", "0 give 3c 4d", "3 play 3c")
    assert verdicts(report) == ["ok", "wrong_size", "ok", "ok"]


def test_a_record_of_three_players_holds() -> None:
    report = checked("pagat-basic+seats-3+exchange-3p", DEALT[:3], "0 give 5d", "0 play 3d 3c")
    assert verdicts(report) == ["ok", "ok"]


def test_a_record_of_chosen_hands_holds() -> None:
    report = checked("tribute-hk-1", DEALT, "0 choose 2", "1 choose 0", "2 choose 1", "0 play 8d")
    assert verdicts(report) == ["ok"] * 4
    assert report.deals[1].left() == ["8c 9d 9c 2h", DEALT[0], DEALT[3], "5c 6d 6c 7d 7c"]


DRAWN = ("0 keep 5d Jd 2d", "- chance 3d 3c Jc", "1 keep 3d 3c", "- chance 5c 6d 6c", "2 keep 2h", "- chance 8d 8c 9d")


def test_a_record_states_what_was_drawn() -> None:
    report = checked("tribute-hk-4", DEALT, *DRAWN, "1 play 3d")
    assert verdicts(report) == ["ok"] * 7
    assert report.deals[1].left() == ["4d 4c 5d Jd 2d", "3c 7d 7c Jc", "5c 6d 6c 9c 2h", "8d 8c 9d Td Tc"]


@pytest.mark.parametrize("at", [1, 3, 5])
def test_a_line_of_chance_that_is_missing_is_asked_for(at: int) -> None:
    with pytest.raises(NotPossible, match=rf"deal 2, action {at}: chance decides here; write what it decided"):
        checked("tribute-hk-4", DEALT, *DRAWN[:at], *DRAWN[at + 1 :])


def test_a_line_of_chance_that_is_doubled_is_refused() -> None:
    report = checked("tribute-hk-4", DEALT, *DRAWN[:2], DRAWN[1], *DRAWN[2:])
    assert verdicts(report) == ["ok", "ok", "wrong_phase", "ok", "ok", "ok", "ok"]


@pytest.mark.parametrize("wrong", ["3d 3c", "3d 3c 5d", "3d 3c 8d", "3d 3c 3c", "3d 3c 4d 4c"])
def test_chance_draws_three_of_the_cards_that_were_not_kept(wrong: str) -> None:
    with pytest.raises(NotPossible, match=r"deal 2, action 1: “- chance .*” should name 3 of 3c 3d 4c 4d Jc"):
        checked("tribute-hk-4", DEALT, DRAWN[0], f"- chance {wrong}", *DRAWN[2:])


# --- The chain with few cards ---


@pytest.mark.parametrize(
    ("hands", "asked"),
    [
        (("4d 5d", "4c 5c", "4h 5h", "4s 5s"), ["keep 2", "keep 2", "keep 1"]),
        (("3d 2c", "4c 5c", "4h 5h", "4s 5s"), ["keep 2", "keep 1"]),
        (("4d", "2c 3d", "4h", "4s"), ["keep 1", "keep 1"]),
        (("4d", "2c", "2h", "4s"), ["keep 1"]),
    ],
)
def test_few_cards_keep_what_leaves_enough_to_draw_be_it_nothing(hands: tuple[str, ...], asked: list[str]) -> None:
    """All hands keep their size. Where everything that may move is drawn, nothing is left to chance."""
    deal, _ = exchange(rules("tribute-hk-4", **GUARDED), *hands, chance=Streamed(Stream(bytes(32))))
    tasks = []
    while deal.state.phase is not None:
        (seat,) = must_act(deal)
        action = deal.legal_actions(seat)[-1]
        tasks.append(f"keep {len(str(action).split()) - 1}")
        deal, _ = deal.apply(seat, action)
    assert tasks == asked
    assert [hand.bit_count() for hand in deal.state.hands] == [len(hand.split()) for hand in hands]


# --- D-30: equal points ---


@pytest.mark.parametrize(
    ("left", "standing", "ties"),
    [
        (("", "9c Jd", "3c", "4c"), (0, 2, 3, 1), (Tie(2, 3, "highest"),)),
        (("", "5d", "4c", "3c"), (0, 3, 2, 1), (Tie(3, 2, "highest"), Tie(2, 1, "highest"))),
        (("", "9c", "Jd Qd", "4c 5c 6c"), (0, 1, 2, 3), ()),
    ],
)
def test_equal_points_are_told_apart_and_it_is_said_by_what(
    left: tuple[str, ...], standing: tuple[Seat, ...], ties: tuple[Tie, ...]
) -> None:
    hands = tuple(read_cards(hand) for hand in left)
    points = tuple(-len(hand) for hand in hands)
    result = Result(0, points, tuple(-point for point in points), (), zero_sum=False, left=hands)
    after = background_after(ONE, FIRST_DEAL, 1, result)
    assert (after.standing, after.ties) == (standing, ties)
    assert background_after(rules("pagat-basic"), FIRST_DEAL, 1, result).ties == ()
