"""Every command in every stage is accepted or refused by name; what each accepted command does.

Promise: A refused command leaves the same table behind.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.deal_verifier import verify
from bot.dealing import commitment
from bot.engine.actions import must_act
from bot.engine.game import Refusal
from bot.games.big_two.verbs import PASS
from bot.tables import commands as do
from bot.tables.deal.decisions import CUT_LIMIT, decide
from bot.tables.deal.ended_deals import reveal_of
from bot.tables.log.table_log import entries_of, table_from_json, table_to_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import (
    ANN,
    BO,
    LIV,
    NEXT_SEED,
    STRANGER,
    WING,
    after,
    between,
    dealt,
    full,
    lobby,
    opening,
    over,
    played_out,
    refusal_of,
    steps,
    tried,
)

STAGES: dict[str, Callable[[], Table]] = {
    "lobby": lobby,
    "full": full,
    "dealt": dealt,
    "closing": lambda: after(dealt(), do.Close(ANN)),
    "between": between,
    "over": over,
    "ended": lambda: after(lobby(), do.End(ANN)),
}

COMMANDS: dict[str, do.Command] = {
    "join": do.Join(WING),
    "join again": do.Join(BO),
    "leave": do.Leave(BO),
    "leave unseated": do.Leave(STRANGER),
    "add": do.AddComputer(BO),
    "add unseated": do.AddComputer(STRANGER),
    "fill": do.Fill(BO),
    "fill unseated": do.Fill(STRANGER),
    "remove": do.RemoveComputer(BO),
    "remove unseated": do.RemoveComputer(STRANGER),
    "let in": do.LetIn(ANN, on=True),
    "let in as guest": do.LetIn(BO, on=True),
    "let in unseated": do.LetIn(STRANGER, on=True),
    "join a person's seat": do.Join(WING, 1),
    "join a seat there is not": do.Join(WING, 4),
    "play on": do.PlayOn(BO),
    "play on unseated": do.PlayOn(STRANGER),
    "cut": do.Cut(BO, "six"),
    "cut unseated": do.Cut(STRANGER, "six"),
    "cut long": do.Cut(BO, "x" * (CUT_LIMIT + 1)),
    "start": do.Start(ANN),
    "start as guest": do.Start(BO),
    "start unseated": do.Start(STRANGER),
    "act unseated": do.Act(STRANGER, PASS),
    "act on an old turn": do.Act(BO, PASS, 0),
    "act for a person": do.ComputerAct(0, PASS),
    "ready": do.Ready(BO),
    "ready unseated": do.Ready(STRANGER),
    "rematch": do.Rematch(BO),
    "rematch as host": do.Rematch(ANN),
    "rematch unseated": do.Rematch(STRANGER),
    "close": do.Close(ANN),
    "close as guest": do.Close(BO),
    "close unseated": do.Close(STRANGER),
    "close as admin": do.Close(STRANGER, admin=True),
    "end": do.End(ANN),
    "end as guest": do.End(BO),
    "end unseated": do.End(STRANGER),
    "end as admin": do.End(STRANGER, admin=True),
    "end after a deal": do.End(ANN, deal=2),
}

ALWAYS = {
    "join again": "seated",
    "leave": "",
    "leave unseated": "stranger",
    "add unseated": "stranger",
    "cut": "",
    "cut unseated": "stranger",
    "cut long": "cut_long",
    "start as guest": "started",
    "start": "started",
    "start unseated": "stranger",
    "act unseated": "stranger",
    "act on an old turn": "no_deal",
    "act for a person": "no_deal",
    "ready": "no_deal",
    "ready unseated": "stranger",
    "rematch": "no_deal",
    "rematch as host": "no_deal",
    "rematch unseated": "stranger",
    "close": "",
    "close as guest": "not_host",
    "close unseated": "stranger",
    "close as admin": "",
    "end": "",
    "end as guest": "not_host",
    "end unseated": "stranger",
    "end as admin": "",
    "end after a deal": "old",
    "join": "",
    "join a person's seat": "taken",
    "join a seat there is not": "taken",
    "add": "full",
    "fill": "full",
    "fill unseated": "stranger",
    "remove": "started",
    "remove unseated": "stranger",
    "let in": "",
    "let in as guest": "not_host",
    "let in unseated": "stranger",
    "play on": "old",
    "play on unseated": "stranger",
}
"""The result of a command in most stages: the name of its refusal, or empty if it is accepted."""

IN_DEAL = {
    "cut": "in_deal",
    "cut long": "in_deal",
    "act on an old turn": "old",
    "ready": "in_deal",
    "rematch": "in_deal",
    "rematch as host": "in_deal",
    "end as guest": "",
}

SPECIAL: dict[str, dict[str, str]] = {
    "lobby": {"add": "", "fill": "", "remove": "no_computer", "start": "need", "start as guest": "not_host"},
    "full": {"remove": "", "start": "", "start as guest": "not_host"},
    "dealt": IN_DEAL,
    "closing": {
        **IN_DEAL,
        **dict.fromkeys(("join", "join a person's seat", "add", "fill"), "closing"),
    },
    "between": {"ready": "", "rematch": "not_host", "rematch as host": ""},
    "over": {"ready": "match_over", "rematch": "", "rematch as host": ""},
    "ended": dict.fromkeys(COMMANDS, "ended"),
}


@pytest.mark.parametrize("stage", STAGES)
def test_every_command_in_every_stage_is_accepted_or_refused_by_name(stage: str) -> None:
    table = STAGES[stage]()
    for name, command in COMMANDS.items():
        change = decide(table, command, NEXT_SEED)
        got = change.name.value if isinstance(change, Refusal) else ""
        assert got == {**ALWAYS, **SPECIAL[stage]}[name], name


@pytest.mark.parametrize("stage", STAGES)
def test_a_refused_command_leaves_the_very_same_table(stage: str) -> None:
    table = STAGES[stage]()
    kept = replace(table)
    for command in COMMANDS.values():
        decide(table, command, NEXT_SEED)
    assert table == kept


def test_people_take_the_first_free_seats_in_order() -> None:
    table, happened = tried(lobby(), do.Join(WING))
    assert table.persons == (ANN, BO, WING)
    assert [(event.name, event.seat) for event in happened] == [("joined", 2)]
    table = after(table, do.Leave(BO), do.Join(LIV))
    assert table.persons == (ANN, LIV, WING)


def test_computers_at_one_table_have_different_names() -> None:
    table = after(open_table(opening()), *[do.AddComputer(ANN)] * 3)
    assert len({sitter.name for sitter in table.sitters if sitter and sitter.computer}) == 3
    refusal = refusal_of(table, do.AddComputer(ANN))
    assert (refusal.name, refusal.args) == (TableRefusal.FULL, {"n": 4})


def test_a_table_opens_with_no_more_computers_than_seats() -> None:
    assert open_table(opening(computers=51)).free == 0
    assert open_table(opening(computers=2)).free == 1


def test_a_host_who_leaves_hands_over() -> None:
    table, happened = tried(lobby(), do.Leave(ANN))
    assert table.host == BO
    assert [(event.name, event.seat) for event in happened] == [("left-table", 0), ("host-now", 1)]
    assert after(table, do.Close(BO)).stage is Stage.ENDED


def test_who_leaves_the_lobby_takes_his_cut_along() -> None:
    table = after(lobby(), do.Cut(BO, "six"), do.Cut(ANN, "二"), do.Leave(BO))
    assert table.sealed.cuts == ((0, "二"),)


def test_who_leaves_in_mid_deal_is_replaced_by_a_computer_with_the_same_hand() -> None:
    before = dealt()
    assert before.deal is not None
    table = after(before, do.Leave(BO))
    sitter = table.seats[1].sitter
    assert sitter is not None
    assert sitter.computer
    assert table.deal == before.deal
    assert refusal_of(table, do.Act(BO, PASS)).name == TableRefusal.STRANGER
    assert played_out(table).settled is not None


def test_after_the_last_person_has_left_computers_finish_the_deal_and_the_table_ends() -> None:
    table, happened = tried(after(dealt(), do.Leave(BO)), do.Leave(ANN))
    assert [event.name for event in happened] == ["left-table"]
    assert table.stage is Stage.DEAL
    assert table.persons == ()
    *_, (_, last) = steps(table)
    assert last.stage is Stage.ENDED
    assert last.settled is not None
    assert not last.settled.result.void
    assert [sitter and sitter.person for sitter in last.settled.sitters] == [ANN, BO, None, None]
    table, happened = tried(after(lobby(), do.Leave(BO)), do.Leave(ANN))
    assert [event.name for event in happened] == ["left-table"]
    assert table.stage is Stage.ENDED


def test_closing_in_mid_deal_ends_the_table_after_the_deal() -> None:
    table, happened = tried(dealt(), do.Close(ANN))
    assert [event.name for event in happened] == ["closing"]
    table = played_out(table)
    assert table.stage is Stage.ENDED
    assert table.settled is not None


def test_ending_in_mid_deal_makes_it_void() -> None:
    table, happened = tried(after(dealt(), do.End(ANN)), do.End(BO))
    assert table.stage is Stage.ENDED
    assert [(event.name, dict(event.args)) for event in happened] == [("closed", {}), ("abandoned", {"deal": 1})]


def test_an_admin_is_named_who_makes_a_deal_void_alone_and_not_one_whom_all_others_agree_with() -> None:
    table, happened = tried(dealt(), do.End(ANN, admin=True))
    assert happened[0].args == {"person": ANN}
    assert table.settled is not None
    assert table.settled.voided_by == ANN
    agreed, happened = tried(after(dealt(), do.End(BO)), do.End(ANN, admin=True))
    assert happened[0].args == {}
    assert agreed.settled is not None
    assert agreed.settled.voided_by is None


@pytest.mark.parametrize(
    "leaving", [[do.End(ANN), do.End(BO)], [do.End(STRANGER, admin=True)]], ids=["by all", "by an admin"]
)
def test_a_deal_broken_off_reveals_its_shuffle_and_its_hands_and_books_nothing(leaving: list[do.Command]) -> None:
    before = after(between(), do.Cut(BO, "six"), do.Ready(ANN), do.Ready(BO))
    _, before = next(steps(before))
    *firsts, last = leaving
    before = after(before, *firsts)
    table = after(before, last)
    settled, deal = table.settled, before.deal
    assert settled is not None
    assert deal is not None
    assert (settled.number, table.deal_number) == (2, 3)
    assert (settled.seed, settled.cuts, settled.totals) == (before.sealed.seed, ((1, "six"),), before.match.totals)
    assert settled.sitters == before.sitters
    assert settled.voided_by == (last.person if isinstance(last, do.End) and last.admin else None)
    assert (settled.result.void, settled.result.winner, settled.result.points) == (True, None, (0, 0, 0, 0))
    assert settled.result.left == tuple(deal.view(seat).hand for seat in range(4))
    assert sum(map(len, settled.result.left)) < 52
    assert table.sealed.seed == NEXT_SEED
    assert entries_of(before, table) == ()
    proof = json.dumps(reveal_of(table, settled))
    assert verify(proof).passed
    assert commitment(bytes.fromhex(settled.seed)) == before.sealed.commitment
    assert table_from_json(table_to_json(table), table.rules.to_json()) == table


def test_ending_between_deals_leaves_the_summary_of_the_last_one() -> None:
    table = between()
    assert after(table, do.End(ANN)).settled == table.settled
    assert after(lobby(), do.End(ANN)).settled is None


def test_who_won_the_match_stands_in_the_summary_through_a_rematch() -> None:
    table = over()
    settled = table.settled
    assert settled is not None
    assert (settled.match_over, settled.match_winners) == (True, table.match.winners())
    assert settled.deals == table.match.deals > 0
    assert after(table, do.Rematch(BO)).settled == settled
    first = between().settled
    assert first is not None
    assert (first.match_over, first.match_winners, first.deals) == (False, frozenset(), 1)


def test_the_next_deal_waits_for_every_person_and_for_no_computer() -> None:
    table = after(between(), do.Ready(ANN))
    assert (table.stage, table.missing()) == (Stage.BETWEEN, (BO,))
    assert after(table, do.Ready(ANN)).stage is Stage.BETWEEN
    table = after(table, do.Ready(BO))
    assert (table.stage, table.deal_number, table.gathering.ready) == (Stage.DEAL, 2, frozenset())


def test_who_is_waited_for_and_leaves_lets_the_next_deal_begin() -> None:
    assert after(between(), do.Ready(ANN), do.Leave(BO)).stage is Stage.DEAL
    assert after(between(), do.Leave(BO)).stage is Stage.BETWEEN


def test_whoever_left_between_deals_and_is_back_asks_anew() -> None:
    table = after(between(), do.Join(WING), do.Ready(BO), do.Leave(BO))
    assert table.gathering.ready == frozenset()
    table = after(table, do.Join(BO))
    assert table.missing() == (ANN, BO, WING)
    assert after(table, do.Ready(ANN), do.Ready(WING)).stage is Stage.BETWEEN


def test_a_rematch_begins_anew_with_the_same_seats_when_all_agree() -> None:
    ended = over()
    table = after(ended, do.Rematch(BO))
    assert table.missing() == (ANN,)
    table = after(table, do.Ready(ANN))
    assert (table.stage, table.match.totals, table.match.deals) == (Stage.DEAL, (0, 0, 0, 0), 0)
    assert table.sitters == ended.sitters
    assert table.deal_number == ended.deal_number


def test_who_asks_for_a_rematch_after_another_agrees_to_it() -> None:
    table, happened = tried(after(over(), do.Rematch(BO)), do.Rematch(ANN))
    assert (table.stage, table.match.deals) == (Stage.DEAL, 0)
    assert (happened[0].name, happened[0].seat) == ("ready", 0)
    waiting = after(between(), do.Rematch(ANN))
    assert after(waiting, do.Rematch(ANN)) == waiting
    fresh, happened = tried(waiting, do.Rematch(BO))
    assert (fresh.stage, fresh.match.deals, fresh.match.totals) == (Stage.DEAL, 0, (0, 0, 0, 0))
    assert [event.name for event in happened[:2]] == ["rematch-asked", "rematch"]


def test_a_match_that_goes_on_is_given_up_only_if_everybody_there_agrees() -> None:
    table = between(clock=20)
    assert refusal_of(table, do.Rematch(BO)).name == TableRefusal.NOT_HOST
    asked, happened = tried(after(table, do.Ready(BO)), do.Rematch(ANN))
    assert (asked.stage, asked.match, asked.missing()) == (Stage.BETWEEN, table.match, (BO,))
    assert [event.name for event in happened] == ["rematch-asked"]
    for going_on in (do.Ready(BO), do.SitOut(table.deal_number)):
        goes_on = after(asked, going_on)
        assert (goes_on.stage, goes_on.match, goes_on.gathering.new_match) == (Stage.DEAL, table.match, frozenset())
    withdrawn = after(asked, do.Ready(ANN))
    assert (withdrawn.stage, withdrawn.gathering.new_match) == (Stage.BETWEEN, frozenset())
    assert after(asked, do.Leave(ANN)).gathering.new_match == frozenset()
    assert not after(asked, do.Leave(BO)).match.deals


def test_deal_numbers_have_no_gaps_and_every_deal_has_a_seed_of_its_own() -> None:
    table = between()
    assert table.settled is not None
    assert (table.settled.number, table.deal_number) == (1, 2)
    assert table.sealed.seed != table.settled.seed
    assert table.sealed.commitment == commitment(bytes.fromhex(table.sealed.seed))


def test_a_cut_mixes_into_the_shuffle_and_an_empty_one_takes_it_back() -> None:
    plain = full()
    cut = after(plain, do.Cut(BO, "六"))
    assert cut.shuffle().order != plain.shuffle().order
    assert cut.sealed.commitment == plain.sealed.commitment
    assert after(cut, do.Cut(BO, "七")).sealed.cuts == ((1, "七"),)
    assert after(cut, do.Cut(BO, "")) == plain
    assert after(cut, do.Start(ANN)).deal != after(plain, do.Start(ANN)).deal
    assert after(plain, do.Cut(BO, "x" * CUT_LIMIT)).sealed.cuts == ((1, "x" * CUT_LIMIT),)


def test_the_turn_number_counts_plays_and_passes_alone() -> None:
    table: Table = full()
    assert table.turn == 0
    table = after(table, do.Start(ANN))
    assert table.turn == 1
    assert table.deal is not None
    seat = min(must_act(table.deal))
    sitter = table.seats[seat].sitter
    assert sitter is not None
    play = table.deal.legal_actions(seat)[0]
    command = do.ComputerAct(seat, play) if sitter.person is None else do.Act(sitter.person, play, 1)
    assert after(table, command).turn == 2
