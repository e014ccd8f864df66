"""Prints the median microseconds that a play takes in a few deals, from the command to its canonical snapshot and hash.

``python one_play.py FOLDER`` measures the version in that folder: this one or the baseline version (``BASELINE``).
"""

import random
import sys
import time
from collections.abc import Iterator
from statistics import median
from typing import TYPE_CHECKING, Any

sys.path.insert(0, sys.argv[1])

try:
    from bot.computers.player import choose
    from bot.engine.game import find_game
    from bot.store.book.chain import canonical, text_digest
except ModuleNotFoundError:  # the baseline has these rooms by other names
    if not TYPE_CHECKING:
        from bot.games.game import find_game
        from bot.players.player import choose
        from bot.store.chain import canonical, text_digest
from bot.tables import commands as do

try:
    from bot.tables.deal.decisions import decide
    from bot.tables.log.table_log import table_to_json
    from bot.tables.table import Table
    from bot.tables.table_opening import open_table
    from bot.tables.table_parts import Stage
except ModuleNotFoundError:  # the baseline has its tables in one room
    if not TYPE_CHECKING:
        from bot.tables.decisions import decide
        from bot.tables.snapshot import table_to_json
        from bot.tables.table import Stage, Table, open_table

DEALS, TIMES = 4, 15
PERSON = 101


def opened(preset: str) -> Table:
    """A table of a person and three computers."""
    rules = find_game("big-two").rules(preset).to_json()
    guild, channel = 9_007_199_254_740_993, 1_100_000_000_000_000_123
    return open_table(do.Open(PERSON, guild, channel, 7, "big-two", preset, rules, "5e" * 32, 3))


def decided(table: Table, command: do.Command, seed: str) -> Table:
    """The table after a command that is accepted."""
    change = decide(table, command, seed)
    assert isinstance(change, tuple), change
    return change[0]


def plays(preset: str) -> Iterator[tuple[Table, do.Command, str]]:
    """Each table and command of a few deals, as computers play them."""
    chance = random.Random(2026)
    table = decided(opened(preset), do.Start(PERSON), "00" * 32)
    for number in range(DEALS):
        seed = f"{number:064x}"
        while table.stage is Stage.DEAL:
            deal: Any = table.deal
            seat = deal.position.turn  # in these rules nothing comes before play, in either version
            action = choose(deal.view(seat), chance, "casual")
            command = do.ComputerAct(seat, action) if seat else do.Act(PERSON, action, table.turn)
            yield table, command, seed
            table = decided(table, command, seed)
        if table.match.over():
            return
        table = decided(table, do.Ready(PERSON), seed)


took = []
for preset in ("pagat-basic", "chudadi-standard", "singapore"):
    course = list(plays(preset))
    for _ in range(TIMES):
        for table, command, seed in course:
            began = time.perf_counter()
            text_digest(canonical(table_to_json(decided(table, command, seed))))
            took.append(time.perf_counter() - began)
print(1e6 * median(took))  # noqa: T201
