"""The trick that was over last: kept in a deal, at its end, and until the first trick of the next one is over.

Promise: The trick that was over last is kept in a deal and after it.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bot.tables import commands as do
from bot.tables.log.table_log import table_from_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.seated import ANN, after, as_kept, next_action, opening, tried


def walked(table: Table, rng: Random) -> list[Table]:
    """The table after each action of a deal."""
    course = [table]
    while table.stage is Stage.DEAL:
        assert table.deal is not None
        command = next_action(table)
        if isinstance(command, do.ComputerAct):
            actions = [one for one in table.deal.legal_actions(command.seat) if one.verb in ("play", "pass")]
            command = do.ComputerAct(command.seat, rng.choice(actions) if actions else command.action)
        table, _ = tried(table, command)
        course.append(table)
    return course


@pytest.mark.parametrize("chain", ["chudadi-standard", "pagat-basic+places", "taiwan"])
def test_a_trick_that_is_over_stays_until_the_next_one_is(chain: str) -> None:
    seen = 0
    for seed in range(4):
        table = after(open_table(opening(chain, computers=9, seed=f"{seed:064x}")), do.Start(ANN))
        course = walked(table, Random(seed))
        for before, later in pairwise(course):
            if before.deal is None or later.deal is None:
                continue
            lain, lies = before.deal.view(None).trick, later.deal.view(None).trick
            if lain and len(lies) <= len(lain) and lies[: len(lain)] != lain:
                seen += 1
                assert later.trick[:-1] == lain
            elif len(lies) > len(lain):
                assert later.trick == before.trick
        settled = course[-1].settled
        assert settled is not None
        if settled.result.void:
            continue
        assert settled.last_play is not None
        who, cards = settled.last_play
        assert cards
        assert not settled.result.left[who]
        assert course[-1].last_trick == settled.trick
        assert settled.deal is not None
        assert settled.deal.result() == settled.result
        again = table_from_json(as_kept(course[-1]), course[-1].rules.to_json())
        assert again == course[-1]
        assert again.settled is not None
        assert (again.settled.trick, again.settled.deal) == (settled.trick, None)
    assert seen


def test_the_trick_of_the_deal_before_is_the_last_one_until_another_is_over() -> None:
    table = after(open_table(opening("chudadi-standard", computers=9)), do.Start(ANN))
    ended = walked(table, Random(3))[-1]
    course = walked(after(ended, do.Ready(ANN)), Random(4))
    assert course[0].trick == ()
    assert ended.settled is not None
    assert course[0].last_trick == ended.settled.trick
    assert next(one for one in course if one.trick).last_trick != ended.settled.trick
