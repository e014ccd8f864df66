"""A change is saved whole, once, and in order; changes that wait at the same time share a commit."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event

from bot.store import AlreadyDone, Change, NotSaved, Store, StoreClosed, digest, set_aside, text_of
from bot.store.book.writes import Saved
from bot.store.errors import AlreadyBooked, NotNext, SaveRefused
from tests.store.commits import Commits
from tests.store.homes import BOTH, Home, home_of
from tests.store.makings import GUILD, NOON, at, change, clock_at, entries, noon


async def test_a_change_comes_back_as_it_was(store: Store, times: list[float]) -> None:
    name, kept = set_aside("cuts: 大老二 🂡\n\u202e")
    command = {"do": "open", "by": 7, "reason": name}
    saved = await store.save(change(at(1), 1, command=command, texts={name: kept}, interaction=77))
    times.append(NOON + 5)
    later = await store.save(change(at(1), 2))

    first, second = await store.events(at(1))
    assert saved == Saved(1, first.hash, NOON)
    assert (first.command, first.number, first.at) == (command, 1, NOON)
    assert text_of(first.texts[name]) == "cuts: 大老二 🂡\n\u202e"
    assert (second.seq, second.hash, second.at) == (later.seq, later.hash, NOON + 5)
    (table,) = await store.tables()
    assert (table.number, table.written) == (2, change(at(1), 2).snapshot.text)
    assert table.state_hash == second.state_hash == digest(table.snapshot)


async def test_all_of_it_is_there_after_a_restart(home: Home) -> None:
    store = await Store.open(home.url, noon)
    saved = await store.save(change(at(1), 1, entries=entries(3, -1, -1, -1)))
    await store.close()
    store = await Store.open(home.url, noon)
    assert [table.number for table in await store.tables()] == [1]
    again = await store.save(change(at(1), 2))
    assert again.seq == saved.seq + 1 + 4, "the deal's entries come between"
    assert await store.check() == []
    await store.close()


async def test_an_ended_table_is_not_loaded_and_takes_no_event(store: Store) -> None:
    await store.save(change(at(1), 1))
    await store.save(change(at(1), 2, ended=True))
    assert await store.tables() == []
    assert len(await store.events(at(1))) == 2
    with pytest.raises(NotNext, match="has ended") as refused:
        await store.save(change(at(1), 3))
    assert refused.value.ended


async def test_an_interaction_is_saved_once(store: Store) -> None:
    await store.save(change(at(1), 1, interaction=5))
    assert await store.was_done(GUILD, 5)
    assert not await store.was_done(GUILD, 6)
    with pytest.raises(AlreadyDone) as refused:
        await store.save(change(at(2), 1, interaction=5, entries=entries(1, -1)))
    assert (refused.value.table, refused.value.number) == (at(1), 1)
    assert [table.table for table in await store.tables()] == [at(1)]
    assert await store.events(at(2)) == []


async def test_the_same_interaction_twice_at_once_is_saved_once(store: Store) -> None:
    outcomes = await asyncio.gather(
        *(store.save(change(at(n), 1, interaction=5)) for n in range(8)), return_exceptions=True
    )
    assert sum(isinstance(outcome, Saved) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, AlreadyDone) for outcome in outcomes) == 7
    assert len(await store.tables()) == 1


@pytest.mark.parametrize("number", [0, 1, 2, 4, -1])
async def test_an_event_number_must_be_the_next(store: Store, number: int) -> None:
    await store.save(change(at(1), 1))
    await store.save(change(at(1), 2))
    with pytest.raises(NotNext) as refused:
        await store.save(change(at(1), number))
    assert refused.value.last == 2
    assert len(await store.events(at(1))) == 2


async def test_a_seat_of_a_deal_is_booked_once(store: Store, home: Home) -> None:
    await store.save(change(at(1), 1, entries=entries(3, -1, -1, -1)))
    with pytest.raises(AlreadyBooked, match="seat 0 of deal 1"):
        await store.save(change(at(1), 2, entries=entries(3, -3)))
    with pytest.raises(AlreadyBooked):
        await store.save(change(at(2), 1, entries=(*entries(3, -3), *entries(0))))
    await store.save(change(at(1), 2, entries=entries(-3, 1, 1, 1, deal=2)))
    await store.save(change(at(2), 1, entries=entries(1, -1)))
    assert home.query("SELECT count(*), sum(points) FROM ledger") == [(10, 0)]
    assert await store.check() == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"texts": {"0" * 64: "a text"}},
        {"command": {"points": float("nan")}},
        {"command": "half a pair: \ud83c"},
        {"command": {"cards": {1, 2}}},
        {"texts": dict([set_aside("half a pair")], **{"0": "\udc00"})},
        {"table": "\ud83c"},
        {"entries": (*entries(3, -1, -1), *entries(1, -1, deal=2))},
    ],
    ids=["text hash", "nan", "surrogate", "no json", "text surrogate", "table surrogate", "no zero sum"],
)
async def test_what_is_not_true_or_not_json_is_refused(store: Store, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        await store.save(change(**{"table": at(1), "number": 1, **wrong}))
    assert await store.tables() == []
    await store.save(change(at(1), 1))


async def test_a_clock_of_whole_seconds_breaks_no_chain(home: Home) -> None:
    store = await Store.open(home.url, lambda: 1_767_268_800)
    await store.save(change(at(1), 1, entries=entries(1, -1)))
    assert await store.check() == []
    await store.close()


TOO_LARGE = (OverflowError, ValueError)
"""What is raised for a number that no column holds."""


@pytest.mark.parametrize(
    "large", [{"interaction": 1 << 64}, {"entries": entries(1 << 70, -(1 << 70))}, {"channel": 1 << 63}]
)
async def test_what_fails_in_mid_writing_harms_nobody_else(store: Store, large: dict[str, Any]) -> None:
    outcomes = await asyncio.gather(
        store.save(change(at(1), 1, entries=entries(1, -1, deal=9))),
        store.save(change(at(2), 1, **large)),
        store.save(change(at(3), 1, interaction=1)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes if not isinstance(outcome, TOO_LARGE)] == [Saved, Saved]
    assert isinstance(outcomes[1], TOO_LARGE)
    assert [table.table for table in await store.tables()] == [at(1), at(3)]
    with pytest.raises(TOO_LARGE):
        await store.save(change(at(1), 2, **large))
    assert await store.check() == []


async def test_those_that_wait_together_share_a_commit(store: Store, commits: Commits) -> None:
    saved = await commits.after_all_wait(*(store.save(change(at(n), 1, interaction=n + 1)) for n in range(50)))
    assert commits.begun <= 2
    assert sorted(one.seq for one in saved) == list(range(1, 51))
    for number in range(2, 6):
        await store.save(change(at(0), number))
    assert commits.begun <= 6


async def test_one_that_fails_takes_nobody_with_it(store: Store, commits: Commits) -> None:
    await store.save(change(at(20), 1, interaction=1))
    bad = {3: "hash", 20: "number", 33: "interaction", 49: "json"}

    def made(n: int) -> Change:
        match bad.get(n):
            case "hash":
                return change(at(n), 1, texts={"x": "a text"})
            case "interaction":
                return change(at(n), 1, interaction=1)
            case "json":
                return change(at(n), 1, command=object())
        return change(at(n), 1, interaction=n + 100, entries=entries(n, -n))

    numbers = [store.next_table_number(1) for _ in range(5)]
    outcomes = await commits.after_all_wait(*(store.save(made(n)) for n in range(50)), *numbers)
    assert {n for n, outcome in enumerate(outcomes) if isinstance(outcome, Exception)} == set(bad)
    assert outcomes[50:] == [1, 2, 3, 4, 5]
    assert isinstance(outcomes[20], NotNext)
    assert isinstance(outcomes[33], AlreadyDone)
    assert len(await store.tables()) == 47
    assert commits.begun <= 3
    assert await store.check() == []


async def test_several_events_of_one_table_in_one_commit(store: Store) -> None:
    await asyncio.gather(*(store.save(change(at(1), n)) for n in range(1, 11)))
    (table,) = await store.tables()
    assert table.snapshot is not None
    assert (table.number, table.snapshot["after"]) == (10, 10)
    assert [stored.number for stored in await store.events(at(1))] == list(range(1, 11))
    assert await store.check() == []


async def test_a_cancelled_caller_harms_nothing(store: Store) -> None:
    async def cancelled(n: int, turns: int) -> None:
        task = asyncio.create_task(store.save(change(at(n), 1, entries=entries(1, -1))))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    for turns in range(60):
        await asyncio.gather(cancelled(2 * turns, turns), store.save(change(at(2 * turns + 1), 1)))
    await store.save(change(at("last"), 1))  # the queue is in order, so everything before it has been written
    # A task cancelled before its first step never called ``save``; all others were written although nobody waited.
    assert len(await store.tables()) >= 120
    assert await store.check() == []


async def test_a_closed_store_says_so(home: Home) -> None:
    store = await Store.open(home.url, noon)
    waiting = [asyncio.create_task(store.save(change(at(n), 1))) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert all(isinstance(saved, Saved) for saved in await asyncio.gather(*waiting))
    with pytest.raises(StoreClosed):
        await store.save(change(at(99), 1))
    await store.close()


async def test_closing_ends_the_thread_that_wrote(home: Home) -> None:
    def writing() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name.startswith("store writer")}

    before = writing()
    store = await Store.open(home.url, noon)
    await store.save(change(at(1), 1))
    assert writing() > before
    await store.close()
    assert writing() == before


def test_closing_under_load_keeps_what_was_acknowledged(home: Home) -> None:
    acknowledged: list[Saved] = []

    async def busy() -> None:
        store = await Store.open(home.url, noon)
        enough = asyncio.Event()

        async def play(table: str) -> None:
            for number in range(1, 1000):
                saved = await store.save(change(table, number))
                acknowledged.append(saved)
                if len(acknowledged) == 10:
                    enough.set()

        players = [asyncio.create_task(play(at(n))) for n in range(3)]
        await enough.wait()
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await store.close()

    asyncio.run(busy())
    assert acknowledged
    count = home.query("SELECT count(*) FROM events")[0][0]
    assert len(acknowledged) <= count <= len(acknowledged) + 3


kinds = st.sampled_from(["good", "good", "good", "stale", "double", "booked", "untrue"])


@pytest.mark.parametrize("kind", BOTH)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=st.lists(st.lists(kinds, min_size=1, max_size=12), min_size=1, max_size=4))
def test_any_mixture_leaves_exactly_what_was_acknowledged(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, kind: str, batches: list[list[str]]
) -> None:
    """Law: whatever is refused among what is saved, the database holds exactly the acknowledged changes."""
    make: dict[str, Callable[[str, int], Change]] = {
        "good": lambda table, n: change(table, 1, interaction=1000 + n, entries=entries(2, -2)),
        "stale": lambda table, n: change(table, 2, entries=entries(2, -2)),
        "double": lambda table, n: change(table, 1, interaction=1),
        "booked": lambda table, n: change(table, 1, interaction=2000 + n, entries=(*entries(2, -2), *entries(0))),
        "untrue": lambda table, n: change(table, 1, texts={"0": "a text"}),
    }

    async def run(home: Home) -> None:
        store = await Store.open(home.url, clock_at([NOON]))
        await store.save(change(at("first"), 1, interaction=1))
        acknowledged = {at("first")}
        count = 0
        for batch in batches:
            asked = {at(count + i): make[one](at(count + i), count + i) for i, one in enumerate(batch)}
            count += len(batch)
            outcomes = await asyncio.gather(*map(store.save, asked.values()), return_exceptions=True)
            for table, one, outcome in zip(asked, batch, outcomes, strict=True):
                assert isinstance(outcome, Saved if one == "good" else (SaveRefused, ValueError))
                if one == "good":
                    acknowledged.add(table)
        assert {table.table for table in await store.tables()} == acknowledged
        assert await store.check() == []
        await store.close()

    with home_of(kind, request, tmp_path_factory.mktemp("law") / "daidi.db") as home:
        asyncio.run(run(home))


async def test_a_note_goes_with_the_next_commit_and_the_newest_counts(store: Store, commits: Commits) -> None:
    begun = commits.begun
    store.note_setting(1, "shown", "old")
    store.note_setting(1, "shown", "new")
    store.note_setting(2, "shown", "other")
    assert commits.begun == begun
    await store.set_setting(1, "else", True)
    assert commits.begun == begun + 1
    assert [await store.setting(guild, "shown") for guild in (1, 2)] == ["new", "other"]


async def test_what_is_set_after_a_note_is_newer_and_a_later_note_newer_still(store: Store) -> None:
    store.note_setting(1, "shown", "noted")
    await store.set_setting(1, "shown", "set")
    assert await store.setting(1, "shown") == "set"
    store.note_setting(1, "shown", "noted again")
    await store.set_setting(1, "else", True)
    assert await store.setting(1, "shown") == "noted again"


async def test_a_note_stays_the_newest_behind_more_requests_than_a_commit_takes(store: Store, commits: Commits) -> None:
    await commits.after_all_wait(
        *(store.set_setting(1, "shown", number) for number in range(200)), noted(store, "noted")
    )
    await store.set_setting(1, "else", True)
    assert await store.setting(1, "shown") == "noted"


async def noted(store: Store, value: str) -> None:
    store.note_setting(1, "shown", value)


async def test_a_note_is_written_when_the_store_closes(home: Home) -> None:
    store = await Store.open(home.url, noon)
    store.note_setting(1, "shown", "last")
    await store.close()
    store = await Store.open(home.url, noon)
    assert await store.setting(1, "shown") == "last"
    await store.close()


async def test_what_is_no_json_is_refused_at_once_and_leaves_what_was_noted(store: Store) -> None:
    store.note_setting(1, "shown", 1)
    with pytest.raises(ValueError, match="not writable"):
        store.note_setting(1, "shown", object())
    bad, good = await asyncio.gather(
        store.set_setting(1, "shown", float("nan")), store.set_setting(1, "else", 2), return_exceptions=True
    )
    assert isinstance(bad, ValueError)
    assert good is None
    assert [await store.setting(1, key) for key in ("shown", "else")] == [1, 2]


async def test_deadlines_are_written_in_the_order_in_which_they_were_given(store: Store, commits: Commits) -> None:
    await store.save(change(at(1), 1))
    await commits.after_all_wait(
        store.keep_deadlines(at(1), ["older"]), store.save(change(at(1), 2, deadlines=["newer"]))
    )
    assert [stored.deadlines for stored in await store.tables()] == [["newer"]]
    await commits.after_all_wait(
        store.save(change(at(1), 3, deadlines=["older"])), store.keep_deadlines(at(1), ["newest"])
    )
    assert [stored.deadlines for stored in await store.tables()] == [["newest"]]


async def test_a_row_that_stands_where_the_next_should_is_named(store: Store, home: Home) -> None:
    await store.save(change(at(1), 1))
    await store.save(change(at(1), 2))
    home.query("UPDATE tables SET number = 1")
    with pytest.raises(NotSaved, match="the database contradicts itself"):
        await store.save(change(at(1), 2))


async def test_a_snapshot_is_replaced_without_its_key(store: Store) -> None:
    """A key that is set is written into its index once more, though it stays the same."""
    statements: list[str] = []
    engine = store._access.database.writing.engine
    event.listen(engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    await store.save(change(at(1), 1))
    await store.save(change(at(1), 2))
    (replaced,) = [one for one in statements if one.startswith("UPDATE tables")]
    assert "snapshot=" in replaced
    assert "table_id=" not in replaced.partition("WHERE")[0]
