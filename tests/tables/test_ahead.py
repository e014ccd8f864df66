"""Answers given ahead: a pass until the next lead, which its person may take back, over snapshots and clocks."""

from __future__ import annotations

from bot.games.actions import Action, Seat
from bot.games.asks import must_act
from bot.games.big_two.grammar import PASS
from bot.games.game import Deal
from bot.tables import commands as do
from bot.tables.snapshot import table_from_json
from bot.tables.table import Table, open_table
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import (
    ANN,
    BO,
    LIV,
    STRANGER,
    WING,
    after,
    as_kept,
    opening,
    refusal_of,
    tried,
)

PEOPLE = (ANN, BO, WING, LIV)


def people(**given: int) -> Table:
    """Four people, the first deal in hand."""
    opened = open_table(opening(**given))
    return after(opened, *(do.Join(person) for person in PEOPLE[1:]), do.Start(ANN))


def deal_of(table: Table) -> Deal:
    assert table.deal is not None
    return table.deal


def turn_of(table: Table) -> Seat:
    [seat] = must_act(deal_of(table))
    return seat


def played(table: Table) -> Table:
    """The table after the weakest play of whoever is on turn."""
    seat = turn_of(table)
    play = next(action for action in deal_of(table).legal_actions(seat) if action.verb == "play")
    return after(table, do.Act(PEOPLE[seat], play, table.turn))


def others_of(table: Table, seat: Seat) -> list[Seat]:
    """The others in turn order."""
    return [(seat + step) % 4 for step in (1, 2, 3)]


def test_nothing_is_answered_ahead_of_a_lead() -> None:
    table = people()
    assert all(deal_of(table).ahead(seat) is None for seat in range(4))
    refused = refusal_of(table, do.AnswerAhead(ANN, wanted=True))
    assert refused.name == TableRefusal.OLD
    assert refusal_of(table, do.AnswerAhead(STRANGER, wanted=True)).name == TableRefusal.STRANGER


def test_a_pass_given_ahead_comes_when_it_is_asked_for_and_ends_with_the_trick() -> None:
    table = people()
    leader = turn_of(table)
    table = played(table)
    following, second, third = others_of(table, leader)
    told, events = tried(table, do.AnswerAhead(PEOPLE[second], wanted=True))
    assert events == ()
    assert (told.turn, told.deal, told.news) == (table.turn, table.deal, table.news)
    assert told.ahead == {second}
    after_first, events = tried(told, do.Act(PEOPLE[following], PASS, told.turn))
    assert [event.seat for event in events if event.name == "passed"] == [following, second]
    assert turn_of(after_first) == third
    led = after(after_first, do.Act(PEOPLE[third], PASS, after_first.turn))
    assert turn_of(led) == leader
    assert led.ahead == frozenset()
    assert deal_of(led).ahead(second) is None
    assert turn_of(after(played(led), do.Act(PEOPLE[following], PASS))) == second


def test_a_pass_given_ahead_on_the_own_turn_is_played_at_once() -> None:
    table = played(people())
    seat = turn_of(table)
    told, events = tried(table, do.AnswerAhead(PEOPLE[seat], wanted=True))
    assert [event.seat for event in events] == [seat]
    assert turn_of(told) != seat
    assert told.turn == table.turn + 1


def test_it_can_be_taken_back() -> None:
    table = played(people())
    following = turn_of(table)
    seat = others_of(table, following)[0]
    told = after(table, do.AnswerAhead(PEOPLE[seat], wanted=True), do.AnswerAhead(PEOPLE[seat], wanted=False))
    assert told == table
    assert turn_of(after(told, do.Act(PEOPLE[following], PASS))) == seat


def test_it_is_kept_in_the_snapshot_and_ends_when_its_person_leaves() -> None:
    table = played(people())
    seat = others_of(table, turn_of(table))[0]
    told = after(table, do.AnswerAhead(PEOPLE[seat], wanted=True))
    assert table_from_json(as_kept(told), told.rules.to_json()) == told
    assert "ahead" not in as_kept(table)
    assert after(told, do.Leave(PEOPLE[seat])).ahead == frozenset()


def test_where_everybody_passes_ahead_the_leader_leads_again_with_a_whole_clock() -> None:
    table = people(clock=60)
    leader = turn_of(table)
    for seat in others_of(table, leader):
        refusal_of(table, do.AnswerAhead(PEOPLE[seat], wanted=True))
    table = played(table)
    before = table.questions
    for seat in reversed(others_of(table, leader)):
        table = after(table, do.AnswerAhead(PEOPLE[seat], wanted=True))
    assert turn_of(table) == leader
    assert table.ahead == frozenset()
    assert [one for one, _ in table.asked] == [leader]
    assert table.questions > before


def test_before_a_hand_of_one_card_each_turn_decides() -> None:
    """Where the highest single may be asked for (BT-11.3), nothing is answered ahead of a single."""
    table = people()
    for _ in range(400):
        deal = deal_of(table)
        view, seat = deal.view(None), turn_of(table)
        ahead = deal.ahead(seat)
        table = after(table, do.Act(PEOPLE[seat], _weakest(deal, seat)))
        if table.deal is None:
            break
        if view.counts[(seat + 1) % 4] == 1 and ahead is None and PASS in deal.legal_actions(seat):
            return
    raise AssertionError("nobody comes to one card")


def _weakest(deal: Deal, seat: Seat) -> Action:
    return deal.legal_actions(seat)[0]
