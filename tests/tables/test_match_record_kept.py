"""What is kept of a match's record: one more deal costs its own events alone, and the text is that of a whole fold."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from itertools import islice, pairwise
from pathlib import Path

import pytest

from bot.games.asks import must_act
from bot.games.big_two.grammar import REDEAL
from bot.games.game import GAMES, Refusal, find_game
from bot.games.record import check
from bot.store import Change, Store, StoredEvent, Written
from bot.tables import commands as do
from bot.tables.decisions import decide
from bot.tables.log import entries_of, logged
from bot.tables.match_record import match_record
from bot.tables.snapshot import table_to_json
from bot.tables.table import VERSION, Stage, Table, open_table
from tests.tables.seated import ANN, BO, opening
from tests.tables.turned_clock import TurnedClock

NAMES = ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao")


async def record_of(store: Store, table: Table) -> str:
    return await match_record(store, table, NAMES[: len(table.seats)])


class CountingStore(Store):
    """A store that notes how many events each reading of a log brings."""

    read: list[int]

    async def events(self, table: str, *after: int) -> list[StoredEvent]:
        found = await super().events(table, *after)
        self.read.append(len(found))
        return found


async def counting(path: Path) -> CountingStore:
    store = await CountingStore.open(f"sqlite+aiosqlite:///{path}", TurnedClock().now)
    store.read = []
    return store


class Played:
    """A table whose changes are saved as the hall saves them, many in one commit."""

    def __init__(self, store: Store, game: str, preset: str, changes: dict[str, object], seed: int) -> None:
        self.store, self.rng = store, random.Random(seed)
        rules = find_game(game).rules(preset, changes)
        command = opening(preset, game=game, rules=rules.to_json(), seed=f"{seed:064x}")
        self.table, self.number = open_table(command), 0
        self._changes: list[Change] = []
        self._note(None, command, "")

    def do(self, command: do.Command) -> bool:
        """Do this if it is not refused."""
        seed = f"{self.rng.getrandbits(256):064x}"
        change = decide(self.table, command, seed)
        if isinstance(change, Refusal):
            return False
        before, self.table = self.table, change[0]
        self._note(before, command, seed)
        return True

    def _note(self, before: Table | None, command: do.Command, seed: str) -> None:
        self.number += 1
        entry, texts = logged(command, seed if before and before.seed != self.table.seed else None)
        self._changes.append(
            Change(
                table=self.table.id,
                guild=self.table.guild,
                channel=self.table.channel,
                number=self.number,
                command=entry,
                snapshot=Written(table_to_json(self.table)),
                version=VERSION,
                rules=Written(command.rules) if isinstance(command, do.Open) else None,
                ended=self.table.stage is Stage.ENDED,
                entries=entries_of(before, self.table),
                texts=texts,
            )
        )

    async def saved(self) -> None:
        changes, self._changes = self._changes, []
        await asyncio.gather(*map(self.store.save, changes))

    def step(self) -> None:
        """Whatever happens next in the deal: somebody acts, or time is over."""
        deal = self.table.deal
        assert deal is not None
        seats = sorted(seat for seat in deal.asks() if any(deal.legal_actions(seat)))
        due = deal.due()
        if due is not None and (not seats or self.rng.random() < 0.2):
            assert self.do(do.FallDue(self.table.deal_number, due.name, due.serial))
            return
        seat = self.rng.choice(seats)
        actions = [*islice(deal.legal_actions(seat), 60)]
        action = REDEAL if REDEAL in actions else self.rng.choice(actions)
        sitter = self.table.seats[seat]
        assert sitter is not None
        assert self.do(do.ComputerAct(seat, action) if sitter.person is None else do.Act(sitter.person, action))

    def hold(self) -> bool:
        """Whether somebody holds an answer now that did not."""
        deal = self.table.deal
        for person in self.table.persons:
            seat = self.table.seat_of(person)
            if deal is not None and seat is not None and seat not in must_act(deal) and deal.view(seat).ahead():
                return self.do(do.Hold(person, self.rng.choice(deal.view(seat).legal_ahead()), self.table.turn))
        return False

    def steps(self, number: int) -> None:
        """So many of them, if the deal does not end before."""
        for _ in range(number):
            if self.table.stage is Stage.DEAL:
                self.step()

    def deal(self, *, holds: bool = False) -> int:
        """Play the deal in hand to its end; return how many answers were held."""
        held = 0
        while self.table.stage is Stage.DEAL:
            held += holds and not self.table.held and self.hold()
            if self.table.stage is Stage.DEAL:
                self.step()
        return held

    def next(self) -> None:
        for person in self.table.persons:
            assert self.do(do.Rematch(person) if self.table.match.over() else do.Ready(person))


def begun(store: Store, game: str, preset: str, changes: dict[str, object], seed: int = 1) -> Played:
    """The first deal of Ann, Bo and computers is in hand."""
    played = Played(store, game, preset, changes, seed)
    for command in (do.Join(BO), do.Fill(ANN), do.Cut(ANN, "六 six"), do.Start(ANN)):
        assert played.do(command)
    return played


MATCHES: dict[str, tuple[str, str, dict[str, object]]] = {
    **{game: (game, find_game(game).presets()[0], {}) for game in GAMES},
    "redeals": ("big-two", "pagat-basic", {"redeal.points_below": 16}),
    "holds": ("big-two", "taiwan", {}),
}


@pytest.mark.parametrize("match", MATCHES)
async def test_the_text_is_that_of_a_whole_fold(match: str, store: Store) -> None:
    """Held answers, a kick, a return, a rematch in mid-match and a deal that is broken off: the text is the same."""
    played = begun(store, *MATCHES[match])
    said: list[tuple[Table, str]] = []

    async def noted() -> None:
        await played.saved()
        said.append((played.table, await record_of(store, played.table)))

    held = played.deal(holds=True)
    await noted()
    played.next()
    played.steps(5)
    assert played.do(do.Kick(ANN, BO))
    held += played.deal(holds=True)
    await noted()
    assert played.do(do.Join(BO))
    for _ in range(6 if match == "redeals" else 1):
        played.next()
        played.deal()
        await noted()
    for person in (ANN, BO):
        assert played.do(do.Rematch(person))
    while played.table.stage is Stage.BETWEEN:
        played.next()
    played.deal()
    await noted()
    assert len(check(said[-1][1]).deals) < len(said)
    played.next()
    played.steps(5)
    for person in (ANN, BO):
        played.do(do.End(person))
    assert played.table.stage is Stage.ENDED
    await noted()

    assert all(check(text).ok for _, text in said)
    for table, text in said:
        await store.forget_match(table.id)
        assert await record_of(store, table) == text
    void = [table.settled.result.void for table, _ in said[:-1] if table.settled is not None]
    assert any(void) or match != "redeals"
    assert held or match != "holds"


async def test_a_deals_end_reads_the_events_of_that_deal_alone(path: Path) -> None:
    """Also after a restart, in mid-deal or between two."""
    store = await counting(path)
    played, ends = begun(store, "zheng-shangyou", find_game("zheng-shangyou").presets()[0], {}), [0]

    async def restarted() -> None:
        nonlocal store
        await played.saved()
        await store.close()
        read, store = store.read, await counting(path)
        played.store, store.read = store, read

    for number in range(1, 7):
        if number == 3:
            played.step()
            await restarted()
        played.deal()
        await played.saved()
        ends.append(played.number)
        text = await record_of(store, played.table)
        assert len(check(text).deals) == number
        if number == 5:
            await restarted()
            assert await record_of(store, played.table) == text
        played.next()
    assert store.read == [after - before for before, after in pairwise(ends)]
    await store.close()


@pytest.mark.parametrize("damage", ["snapshot = '{}'", "snapshot = NULL", "snapshot = x'ff'", "text = x'ff'"])
async def test_what_is_kept_and_damaged_is_made_once_more_from_the_log(path: Path, damage: str) -> None:
    store = await counting(path)
    played = begun(store, "zheng-shangyou", find_game("zheng-shangyou").presets()[0], {})
    played.deal()
    await played.saved()
    await record_of(store, played.table)
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE deal_records SET {damage}")
    played.next()
    played.deal()
    await played.saved()
    text = await record_of(store, played.table)
    assert len(check(text).deals) == 2
    assert store.read[-1] == played.number
    assert await record_of(store, played.table) == text
    assert store.read[-1] == played.number
    await store.forget_match(played.table.id)
    assert await record_of(store, played.table) == text
    await store.close()
