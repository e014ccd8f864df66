"""The toy game through Discord: two people and a computer play two deals, over kills of the bot, and the record holds.

It is played as a newcomer's bot would be started, with one more game in the house: ``python -m tests.toy.known``.

Promise: A game with sides, a timed bid and a burial plays through Discord, over kills, to a record that holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bot.cards import read_cards, write_cards
from bot.engine.actions import Action, Seat
from bot.engine.record import DealRecord, Record, write_record
from bot.playground.server import Playground
from bot.store import Store, StoredEvent
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.log.table_log import fold, read_logged
from bot.tables.table_opening import open_table
from tests.bot.games.toy_table import Player, seated
from tests.bot.games.toy_table import child as child
from tests.bot.games.toy_table import toy_known as toy_known
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import CHANNEL
from tests.tables.seated import as_kept
from tests.toy import GAME

TRICKS = 32


# --- The record of a table, from its log ---


def record_of(events: Sequence[StoredEvent], names: tuple[str, ...]) -> Record:
    """What was dealt and done at a table, deal by deal, as the open format says it."""
    opening, _ = read_logged(events[0], None)
    assert isinstance(opening, do.Open)
    table, deals, lines, shuffle = open_table(opening), list[DealRecord](), list[tuple[Seat, Action]](), None
    for event in events[1:]:
        command, seed = read_logged(event, table)
        before, change = table, decide(table, command, seed)
        assert isinstance(change, tuple), change
        table = change[0]
        if before.deal is None:
            lines, shuffle = [], table.shuffle()
        elif isinstance(command, do.Act | do.ComputerAct):
            seat = command.seat if isinstance(command, do.ComputerAct) else before.seat_of(command.person)
            assert seat is not None
            noted = before.deal.noted(seat, command.action)
            lines += [(seat, noted)] if noted else []
        if before.deal is not None and table.deal is None:
            assert table.settled is not None
            deals.append(
                DealRecord(tuple(lines), shuffle=shuffle, result=GAME.record.result.write(table.settled.result))
            )
    return Record("toy", table.preset, names, tuple(deals))


async def kept(database: Path) -> Sequence[StoredEvent]:
    """The log of the only table, which folds to its snapshot."""
    store = await Store.open(f"sqlite+aiosqlite:///{database}", lambda: 0.0)
    try:
        assert await store.check() == []
        (stored,) = await store.tables()
        events = await store.events(stored.table)
        assert as_kept(fold(events)) == stored.snapshot
        return events
    finally:
        await store.close()


async def shell(*words: str) -> tuple[int, str]:
    """What the shell answers with the toy game in the house."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.toy.known", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


# --- The story ---


async def killed(child: Child, *players: Player) -> None:
    """``kill -9``, then another start; people put their old hands away and bring new ones."""
    await child.kill()
    await child.start()
    for player in players:
        for old in player.hands():
            player.person.dismiss(old)
        await player.person.press(await player.until_table("My hand"), "My hand")


async def bid_won(ann: Player, bo: Player) -> None:
    """Ann bids so high that the computer lets go, and Bo bids no more."""
    await ann.person.press(ann.hand, "Bid 190")
    await bo.until_hand("stands at 190")


async def play_on(*players: Player) -> None:
    """Play what can be played, until the deal is over."""

    def over() -> bool:
        return (players[0].public("Next deal") or players[0].public("Rematch")) is not None

    def to_play() -> Player | None:
        return next((one for one in players if one.hands() and "Your turn" in one.hand.text), None)

    for _ in range(3 * TRICKS):
        await players[0].person.until(lambda: over() or to_play())
        player = to_play()
        if over() or player is None:
            return
        (_, option), *_ = player.places()
        await player.does("Play", option["value"])
    raise AssertionError("the deal does not come to its end")


async def left_and_back(ann: Player, bo: Player) -> None:
    """Bo leaves in mid-deal. Liv may not have his hand, though the host lets people in, and he comes back to it."""
    liv = Player(bo.person.playground, "Liv")
    question = await bo.person.slash("table leave", channel=CHANNEL)
    await bo.person.press(question, "Leave")
    await ann.until_table("plays on, and the deal counts for Bo-Chen.")
    promised = await liv.person.slash("table join", channel=CHANNEL, seat=3)
    assert "when this deal ends" in promised.text
    assert liv.hands() == []
    joined = await bo.person.slash("table join", channel=CHANNEL)
    assert "to play" in joined.text or "Your turn" in joined.text


async def test_two_people_and_a_computer_play_two_deals_over_kills(
    child: Child, playground: Playground, tmp_path: Path
) -> None:
    ann, bo = Player(playground, "Ann"), Player(playground, "Bo-Chen")
    await seated(ann, bo)

    await bid_won(ann, bo)
    await killed(child, ann, bo)
    await bo.until_table("may bid", "stands at 190")
    refused = await bo.person.slash("bid", channel=CHANNEL, points=150)
    assert "The bid stands at 190." in refused.text
    await bo.person.slash("pass", channel=CHANNEL)

    await ann.until_hand("Put away")
    assert sum(len(menu["options"]) for menu in ann.menus()) == 40, "all forty cards can be chosen"
    assert len(ann.menus()) in (2, 3), "no suit is torn apart, so that chance decides"
    one, other = ann.twins()
    from_each = [menu["options"][at]["value"] for at in range(5) for menu in ann.menus()]
    away = [one, *(place for place in from_each if place not in (one, other))][:8]
    assert {menu["custom_id"] for menu, option in ann.places() if option["value"] in away} == {
        menu["custom_id"] for menu in ann.menus()
    }
    twin = ann.label_of(one)
    named = Counter(ann.label_of(place) for place in away)
    await ann.does("Put away", *away)
    hand = await ann.until_hand("Play", "Your turn")
    assert "You put" in hand.text
    assert len(ann.places()) == 32
    assert named[twin] == 1
    assert twin in [option["label"] for _, option in ann.places()], "the other of the two is still there"

    one, other = ann.twins()
    twin = ann.label_of(one)
    await ann.does("Play", other)
    await ann.until_table("Trick", twin)
    await killed(child, ann, bo)
    await bo.until_table("Trick", twin)
    await ann.until_hand(twin)

    await play_on(ann, bo)
    await ann.person.slash("table let-in", channel=CHANNEL, at_once=True)
    for player in (ann, bo):
        await player.person.press(await player.until_table("Next deal"), "Next deal")
    await ann.until_hand("Pass")
    for player in (ann, bo):
        await player.person.slash("pass", channel=CHANNEL)
    await ann.until_table("to play")
    await left_and_back(ann, bo)
    await killed(child, ann, bo)
    await play_on(ann, bo)
    assert await child.stop() == 0

    with contextlib.closing(sqlite3.connect(tmp_path / "daidi.db")) as file:
        rows = file.execute(
            "select l.deal, p.name from ledger l left join people p on p.person = l.person order by l.deal, l.seat"
        ).fetchall()
    assert rows == [(deal, name) for deal in (1, 2) for name in ("Ann", None, "Bo-Chen")]
    events = await kept(tmp_path / "daidi.db")
    record = record_of(events, ("Ann", "computer", "Bo-Chen"))
    assert len(record.deals) == 2
    written = tmp_path / "two-deals.toml"
    written.write_text(write_record(record), "utf-8")
    status, said = await shell("record", "check", "--json", str(written))
    assert status == 0, said
    report = json.loads(said)
    assert report["ok"]
    assert [deal["over"] for deal in report["deals"]] == [True, True]


async def test_typed_cards_are_counted(child: Child, playground: Playground) -> None:
    del child
    ann, bo = Player(playground, "Ann"), Player(playground, "Bo-Chen")
    await seated(ann, bo)
    bids = await ann.person.autocomplete("bid", "points", "2", channel=CHANNEL)
    assert bids == [{"name": "200", "value": 200}]
    await ann.person.slash("bid", channel=CHANNEL, points=200)
    await ann.until_hand("Put away")

    held = Counter(read_cards(" ".join(ann.label_of(option["value"]) for _, option in ann.places())))
    twin = next(card for card, times in held.items() if times == 2)
    others = [card for card in held if card != twin][:5]
    await playground.quiet()
    before = ann.hand.text
    for typed, line in (
        ([twin] * 3 + others, f"You do not hold {twin.sign}, or not so often."),
        ([twin] * 3, "Exactly 8 cards are put away."),
    ):
        refused = await ann.person.slash("bury", channel=CHANNEL, cards=write_cards(typed))
        assert f"**{line}**" in refused.text
    assert ann.hand.text == before
    other_games = await ann.person.slash("demand", channel=CHANNEL, card="3d")
    assert "/demand does nothing at this table." in other_games.text
    option = await ann.person.slash("play", channel=CHANNEL, cards="3d", last_card=True)
    assert "Toy has no option last_card." in option.text

    offered = await ann.person.autocomplete("bury", "cards", f"{twin} {twin}", channel=CHANNEL)
    assert all(Counter(read_cards(choice["value"]))[twin] == 2 for choice in offered)
    assert await ann.person.autocomplete("bury", "cards", f"{twin} {twin} {twin}", channel=CHANNEL) == []

    away = [twin, twin, *others, next(card for card in held if card not in (twin, *others))]
    await ann.person.slash("bury", channel=CHANNEL, cards=write_cards(away))
    await ann.until_hand("Play", "Your turn")
    assert twin.sign not in [option["label"] for _, option in ann.places()]
