"""The record of a match so far: made of the table's log, it replays, and its reveals are held against its hands.

Promise: The record of a match, made from its log, replays, and a changed reveal is found by both checkers.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tomllib
from pathlib import Path

import pytest
import tomli_w

from bot.deal_verifier import Unreadable, verify_record
from bot.engine.actions import must_act
from bot.engine.record import check
from bot.games.big_two.verbs import KEEP, PASS
from bot.store import Store
from bot.tables import commands as do
from bot.tables.life.hall import Hall
from bot.tables.log.match_record import match_record
from tests.tables.hall_at_work import Ears, act, interactions, of, opened, people, play_deal, same_everywhere, table_of

NAMES = ("Ann", "Mei", "Kai", "Lan")


async def played(hall: Hall, store: Store, deals: int, preset: str = "chudadi-standard") -> tuple[str, str]:
    """The id of a table with one person after some deals, and the record of its match."""
    [ann] = await people(store, 1)
    ears = Ears(hall)
    table = await opened(hall, ann, preset=preset)
    of(await hall.do(table, do.Cut(ann, "六 six"), next(interactions)))
    of(await hall.do(table, do.Start(ann), next(interactions)))
    for number in range(deals):
        if number:
            of(await hall.do(table, do.Ready(ann), next(interactions)))
        await play_deal(hall, ears, table)
    return table, await record_of(hall, table)


async def record_of(hall: Hall, table: str) -> str:
    return await match_record(hall.store, table_of(hall, table), NAMES)


@pytest.mark.parametrize("preset", ["chudadi-standard", "pagat-basic"])
async def test_every_deal_of_the_match_replays_and_its_shuffle_passes(hall: Hall, store: Store, preset: str) -> None:
    table, text = await played(hall, store, 3, preset)
    report = check(text)
    assert report.ok
    assert len(report.deals) == 3
    assert report.match == table_of(hall, table).match
    checks = verify_record(text)
    assert [one.passed for one in checks] == [True] * 3
    assert [one.cuts for one in checks] == [((0, "六 six"),), (), ()]
    assert [deal["shuffle"]["deal"] for deal in tomllib.loads(text)["deals"]] == [1, 2, 3]


async def test_what_people_held_is_in_the_record(hall: Hall, store: Store) -> None:
    """A deal of four people that its opener opens by what they held, and in which the others pass ahead."""
    persons = await people(store, 4)
    table = await opened(hall, persons[0], computers=0, preset="taiwan")
    for person in persons[1:]:
        of(await hall.do(table, do.Join(person)))
    begun = of(await hall.do(table, do.Start(persons[0])))
    [opener] = [seat for seat in range(4) if begun.deal is not None and begun.deal.view(seat).ahead()]
    assert begun.deal is not None
    of(await hall.do(table, do.Hold(persons[opener], begun.deal.view(opener).legal_ahead()[0], begun.turn)))
    for person in persons:
        of(await hall.do(table, do.Act(person, KEEP)))
    held = 0
    while (deal := table_of(hall, table).deal) is not None:
        [turn] = must_act(deal)
        for seat in ((turn + 1) % 4, (turn + 2) % 4):
            if deal.view(seat).ahead():
                held += (await hall.do(table, do.Hold(persons[seat], PASS))).refusal is None
        of(await act(hall, table))
    assert held > 1
    report = check(await record_of(hall, table))
    assert report.ok
    assert report.match == table_of(hall, table).match
    await hall.close()
    await same_everywhere(hall, store, table)


async def test_a_rematch_begins_another_record(hall: Hall, store: Store) -> None:
    table, _ = await played(hall, store, 2)
    [ann] = table_of(hall, table).persons
    of(await hall.do(table, do.Rematch(ann), next(interactions)))
    await play_deal(hall, Ears(hall), table)
    text = await record_of(hall, table)
    assert [deal["shuffle"]["deal"] for deal in tomllib.loads(text)["deals"]] == [3]
    assert check(text).ok


async def test_a_deal_that_was_broken_off_is_revealed_as_far_as_it_went(hall: Hall, store: Store) -> None:
    table, _ = await played(hall, store, 1)
    [ann] = table_of(hall, table).persons
    ears = Ears(hall)
    of(await hall.do(table, do.Ready(ann), next(interactions)))
    await ears.until(lambda: (deal := table_of(hall, table).deal) is not None and bool(deal.asks().get(0)))
    of(await act(hall, table))
    ended = of(await hall.do(table, do.End(ann), next(interactions)))
    text = await match_record(store, ended, NAMES)
    assert check(text).ok
    assert "result" not in tomllib.loads(text)["deals"][1]
    assert [one.passed for one in verify_record(text)] == [True, True]


def changed(text: str, field: str) -> str:
    """The record with something else in a field of its first deal."""
    if field == "hands":
        data = tomllib.loads(text)
        hands = data["deals"][0]["hands"]
        first, second = (hand.split() for hand in hands[:2])
        hands[:2] = [" ".join((second[0], *first[1:])), " ".join((first[0], *second[1:]))]
        return tomli_w.dumps(data)
    if field == "order":
        return re.sub(r'order = "(\S+) (\S+) ', r'order = "\2 \1 ', text, count=1)
    if field == "commitment":
        return re.sub(r'commitment = "..', 'commitment = "zz'.replace("zz", "00"), text, count=1)
    if field == "step":
        return re.sub(r"step = (-?)1", lambda found: "step = 1" if found[1] else "step = -1", text, count=1)
    if field == "first":
        return re.sub(r"first = (\d)", lambda found: f"first = {(int(found[1]) + 1) % 4}", text, count=1)
    return text.replace("count = 1", "count = 2", 1)


@pytest.mark.parametrize("field", ["commitment", "packs", "order", "first", "step", "hands"])
async def test_what_does_not_follow_from_the_shuffle_is_found_by_both(hall: Hall, store: Store, field: str) -> None:
    _, text = await played(hall, store, 1)
    false = changed(text, field)
    assert false != text
    report = check(false)
    assert not report.ok
    assert field in report.deals[0].untrue
    assert not verify_record(false)[0].passed


async def shell(*argv: str | Path) -> tuple[int, str, str]:
    """Status and output of the real shell."""
    pipe = asyncio.subprocess.PIPE
    ran = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", *argv, stdout=pipe, stderr=pipe)
    out, err = await ran.communicate()
    return ran.returncode or 0, out.decode(), err.decode()


@pytest.mark.processes
async def test_the_shell_checks_the_file_as_it_is_posted(hall: Hall, store: Store, tmp_path: Path) -> None:
    _, text = await played(hall, store, 2)
    file = tmp_path / "table-1-deal-2.toml"
    file.write_text(text, "utf-8")
    assert (await shell("record", "check", file))[0::2] == (0, "")
    status, out, err = await shell("verify", file)
    assert (status, err, out.count("PASS")) == (0, "", 2)
    file.write_text(changed(text, "hands"), "utf-8")
    assert (await shell("record", "check", file))[0] == 1
    status, out, _ = await shell("verify", file)
    assert (status, out.count("FAIL")) == (1, 1)


@pytest.mark.parametrize(
    "text", ["", "deals = 3", "[[deals]]\nhands = []", "deals = [3]", "{", "[[deals]]\nshuffle = {}"]
)
def test_what_has_no_reveal_is_not_verified(text: str) -> None:
    with pytest.raises(Unreadable):
        verify_record(text)
