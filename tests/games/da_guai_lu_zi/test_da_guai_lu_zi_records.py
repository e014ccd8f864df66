"""Records of Da Guai Lu Zi: heads, openers, chance, matches of several deals (DG-10.3, DG-10.4).

Promise: Da Guai Lu Zi's records and shell are as its rule book has them. Also:
tests/games/da_guai_lu_zi/test_da_guai_lu_zi_shell.py.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from bot.cards import Card, read_cards
from bot.dealing import Shuffle
from bot.engine.actions import Action, NotPossible
from bot.engine.game import Match
from bot.engine.record import DealRecord, Record, read_record, show, write_record
from bot.engine.record.form import Line
from bot.engine.record.replay import replay
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.cards.order import order_of
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import PLAY
from bot.games.da_guai_lu_zi.match import SERIES
from bot.games.da_guai_lu_zi.rules.parameters import SEATS
from tests.games.da_guai_lu_zi.escape_deals import course

NAMES = ("north", "east", "south", "west", "fifth", "sixth")
TRIBUTE: dict[str, Any] = {"dg.tribute": True}


def dealt(*first: str, seed: int = 1) -> tuple[tuple[Card, ...], ...]:
    """Six hands that begin with the named cards; the rest lies at random, without jokers or aces in named hands."""
    pack = list(GAME.packs(GAME.rules("dglz-standard")).cards())
    wanted = [list(read_cards(text)) for text in (*first, *("",) * (SEATS - len(first)))]
    for cards in wanted:
        for card in cards:
            pack.remove(card)
    pack.sort(key=lambda card: (card.rank in "LBA", card))
    low = [card for card in pack if card.rank not in "LBA"]
    high = [card for card in pack if card.rank in "LBA"]
    random.Random(seed).shuffle(low)
    for hand in wanted:
        if hand:
            hand += [low.pop() for _ in range(27 - len(hand))]
    rest = low + high
    for hand in wanted:
        hand += [rest.pop() for _ in range(27 - len(hand))]
    return tuple(map(tuple, wanted))


def record(
    lines: str,
    hands: tuple[tuple[Card, ...], ...],
    changes: dict[str, Any] | None = None,
    *,
    preset: str = "dglz-standard",
    head: dict[str, Any] | None = None,
    **fields: Any,
) -> Record:
    """A record of one deal, through its text."""
    done: list[Line] = []
    for line in (line.strip() for line in lines.split(";") if line.strip()):
        seat, _, action = line.partition(" ")
        if seat == "-":
            done.append((None, Action("chance", read_cards(action.removeprefix("chance ")))))
        else:
            done.append((int(seat), GAME.typed.grammar.read(action)))
    deal = DealRecord(tuple(done), hands, fields=fields)
    return read_record(write_record(Record(GAME.name, preset, NAMES, (deal,), changes=changes or {}, head=head or {})))


def told(of: Record) -> dict[str, Any]:
    [deal] = replay(of).to_json()["deals"]
    found: dict[str, Any] = deal
    return found


def refusals(of: Record) -> list[str | None]:
    return [action["refusal"] for action in told(of)["actions"]]


def test_the_opener_stands_in_a_first_deal_and_nowhere_else() -> None:
    hands = dealt()
    assert told(record("", hands, opener=4))["to_act"] == [4]
    with pytest.raises(NotPossible, match="“opener” is missing"):
        replay(record("", hands))
    with pytest.raises(NotPossible, match="“opener” stands in a first deal alone"):
        replay(record("", hands, head={"previous": [0, 2, 4]}, opener=0))
    assert told(record("", hands, head={"previous": [3, 2, 1, 5]}))["to_act"] == [3]


@pytest.mark.parametrize("previous", [[0, 2], [0, 2, 4, 1], [0, 0, 2, 4], [0, 2, 9], ["0", 2, 4], 3])
def test_a_finishing_order_that_cannot_be_is_unusable(previous: Any) -> None:
    text = write_record(
        Record(GAME.name, "dglz-standard", NAMES, (DealRecord((), dealt()),), head={"previous": [0, 2, 4]})
    )
    with pytest.raises(NotPossible, match="previous"):
        read_record(re.sub(r"previous = \[[^]]*\]", f"previous = {json.dumps(previous)}", text))


def test_levels_stand_at_the_head_where_they_are_played() -> None:
    hands = dealt()
    found = told(record("", hands, preset="dglz-wikipedia", head={"levels": ["9", "4"]}, opener=1))
    assert (found["levels"], found["trump"]) == (["9", "4"], "4"), "the team of whoever leads"
    with pytest.raises(NotPossible, match="no levels are played"):
        replay(record("", hands, head={"levels": ["2", "2"]}, opener=1))
    with pytest.raises(NotPossible, match="level 9 is not played"):
        replay(record("", hands, preset="dglz-17dp", head={"levels": ["9", "2"]}, opener=1))


def test_the_trump_rank_stays_where_points_are_counted() -> None:
    found = told(record("", dealt(), {"dg.trump": "level", "dg.level_start": 8}, opener=0))
    assert (found["trump"], found["levels"]) == ("8", None)


@pytest.mark.parametrize(
    "line",
    ["play 3d as straight", "play 3d as straight 1", "play 3d as straits 5", "give", "choose", "play", "pass 3d"],
)
def test_a_line_with_a_reading_that_does_not_exist_is_unusable(line: str) -> None:
    with pytest.raises(ValueError, match=r"names no card|is no action"):
        GAME.typed.grammar.read(line)


def test_chance_picks_before_all_lines_and_nobody_acts_before() -> None:
    hands = dealt("As Ah", "BJ BJ", "Ad Ac", "LJ LJ", "As As")
    changes = {**TRIBUTE, "dg.tribute_pick": "random"}
    head = {"previous": [1, 3, 5]}
    waiting = told(record("2 give Ad; 1 play 2c", hands, changes, head=head))
    assert (waiting["to_act"], waiting["over"]) == ([], False)
    assert [action["refusal"] for action in waiting["actions"]] == ["not_your_turn", "wrong_phase"]
    assert told(record("- chance Ac As", hands, changes, head=head))["to_act"] == [1, 3, 5]
    with pytest.raises(NotPossible, match="should name"):
        replay(record("- chance Ac", hands, changes, head=head))
    with pytest.raises(NotPossible, match="one card of each"):
        replay(record("- chance As Ac", hands, changes, head=head))
    again = told(record("- chance Ac As; - chance Ac As", hands, changes, head=head))
    assert [action["refusal"] for action in again["actions"]] == [None, "wrong_phase"]


def test_tribute_by_itself_and_by_choice_then_the_return() -> None:
    hands = dealt("As Ah", "BJ BJ", "Ad Ac", "LJ LJ", "As As")
    head = {"previous": [1, 3, 5]}
    lines = "0 give As; 2 give Ad; 4 give As; 2 give Ac; 1 give BJ; 1 give LJ; 1 play BJ; 3 give LJ; 5 pass"
    found = record(lines, hands, TRIBUTE, head=head)
    assert refusals(found)[:4] == [None, None, "not_your_turn", "not_your_turn"], "seat 4 has aces of one face"
    assert refusals(found)[4:] == [None, "not_your_turn", "wrong_phase", None, "wrong_phase"]
    assert told(found)["to_act"] == [5]


def test_what_a_seat_does_not_see_stays_hidden() -> None:
    hands = dealt("As Ah", "BJ BJ", "Ad Ac", "LJ LJ", "As As")
    [played] = replay(record("0 give Ah; 2 give Ad", hands, TRIBUTE, head={"previous": [1, 3, 5]})).deals
    deal = played.deal
    assert PLAY.owns(deal)
    assert deal.position.phase is Phase.RETURN
    for seat in (*range(SEATS), None):
        view = deal.view(seat)
        assert all(seat in (gift.giver, gift.recipient) for gift in view.own.tributes)
        assert [str(action) for _, action in view.history] == ["give 1"] * 3
    assert len(deal.view(1).own.tributes) == 1


def test_candidates_are_chosen_from_and_the_leader_is_who_paid_most() -> None:
    hands = dealt("As Ah", "BJ BJ LJ", "LJ LJ", "4c 5c", "BJ")
    changes = {**TRIBUTE, "dg.return": "candidates", "dg.later_lead": "highest_tribute"}
    opening = record("0 give As", hands, changes, head={"previous": [1, 3, 5]})
    deal = replay(opening).deals[0].deal
    assert PLAY.owns(deal)
    first, second, third = (deal.position.giver_for(seat) for seat in (1, 3, 5))
    assert (first, second, third) == (4, 2, 0), "the big joker to the first finisher"
    lines = [f"1 {deal.mildest(1)}", f"3 {deal.mildest(3)}", f"5 {deal.mildest(5)}", "4 choose 2", "2 choose 1"]
    found = record("; ".join(["0 give As", *lines]), hands, changes, head={"previous": [1, 3, 5]})
    assert refusals(found) == [None] * 6
    assert told(found)["to_act"] == [4]
    assert [len(deal.mildest(seat).cards) for seat in (1, 3, 5)] == [3, 2, 1]


def test_each_joker_is_a_rank_among_candidates() -> None:
    """A little and a big joker, and a jack beside them, are of three ranks (DG-7.6)."""
    hands = dealt("As Ah", "BJ BJ LJ LJ Jc Js", "LJ", "4c 5c", "BJ")
    head = {"previous": [1, 3, 5]}
    put_out = [f"1 give {cards}" for cards in ("LJ LJ Jc", "BJ BJ Jc", "Jc Js LJ", "LJ BJ Jc")]
    found = refusals(
        record("; ".join(["0 give As", *put_out]), hands, {**TRIBUTE, "dg.return": "candidates"}, head=head)
    )
    assert found == [None, "same_rank", "same_rank", "same_rank", None]


def test_the_mildest_lead_is_the_lowest_single_and_the_mildest_answer_a_pass() -> None:
    hands = dealt("As 3h 3d 2s", "BJ")
    opened = replay(record("", hands, {"dg.trump": "level"}, opener=0)).deals[0].deal
    assert str(opened.mildest(0)) == "play 3d", "the 2 is trump"
    led = replay(record("0 play 3d", hands, opener=0)).deals[0].deal
    assert str(led.mildest(1)) == "pass"


def test_who_has_enough_jokers_does_not_pay() -> None:
    """By themselves, publicly, and for themselves alone (DG-7.2)."""
    hands = dealt("LJ LJ LJ", "2c", "BJ BJ BJ", "3c", "As Ah")
    head = {"previous": [1, 3, 5]}
    assert told(record("", hands, {**TRIBUTE, "dg.resist": 3}, head=head))["to_act"] == [4]
    assert told(record("", hands, {**TRIBUTE, "dg.resist": 4}, head=head))["to_act"] == [4]
    paid = told(record("4 give As", hands, {**TRIBUTE, "dg.resist": 3}, head=head))
    assert paid["to_act"] == [1], "the only giver pays the first finisher"
    assert told(
        record("", dealt("LJ LJ LJ", "2c", "BJ BJ BJ"), {**TRIBUTE, "dg.resist": 1}, head={"previous": [1, 3, 0, 5]})
    )["to_act"] != [2]


def test_cards_of_other_packs_are_not_held() -> None:
    found = refusals(record("0 play 15r; 0 play 3g 4b; 0 give 15r", dealt(), opener=0))
    assert found == ["not_held", "not_held", "wrong_phase"]
    hands = dealt("As Ah", "BJ BJ", "Ad Ac")
    assert refusals(record("0 give 15r; 0 give As", hands, TRIBUTE, head={"previous": [1, 3, 5]})) == ["not_held", None]


def test_a_match_of_several_deals_replays_from_its_record() -> None:
    chance = random.Random(3)
    rules = GAME.rules("dglz-17dp-choice")
    match, deals = Match(SERIES, SERIES.new(rules, frozenset(), {})), []
    for number in range(1, 5):
        played = course(match, Shuffle("records", number, chance.randbytes(32), rules.pack.cards()), chance)
        result = played.end.result()
        assert result is not None
        lines = tuple((step.seat, step.action) for step in played.steps)
        deals.append(DealRecord(lines, shuffle=played.shuffle, result=result.points))
        match = match.book(result)
        if match.over():
            break
    report = replay(read_record(write_record(Record(GAME.name, "dglz-17dp-choice", NAMES, tuple(deals)))))
    assert report.ok
    assert report.match == match
    whole = report.to_json()
    assert whole["match_winner"] == match.so_far.winning_team
    assert [deal["levels"] for deal in whole["deals"]][-1] == list(match.so_far.teams.levels)
    assert all(deal["winner"] == (deal["places"][0] if deal["side"] is not None else None) for deal in whole["deals"])
    assert "Totals" in show(report.record)


def test_a_deal_that_is_not_over_hands_on_nothing() -> None:
    hands = dealt()
    deals = (DealRecord((), hands, fields={"opener": 2}), DealRecord((), hands, fields={"opener": 5}))
    report = replay(read_record(write_record(Record(GAME.name, "dglz-standard", NAMES, deals))))
    assert [sorted(deal.to_act()) for deal in report.deals] == [[2], [5]]
    assert report.to_json()["match_winner"] is None


def test_twins_of_three_packs_are_sorted_by_value_and_pack_order() -> None:
    order = order_of(GAME.rules("dglz-wikipedia"), "3")
    assert " ".join(map(str, order.sorted(read_cards("LJ 3d As 2c 3h Ad BJ 4c")))) == "2c 4c Ad As 3d 3h LJ BJ"
