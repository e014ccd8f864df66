"""The record of a match so far, made from its table's log (docs/record.md): each deal that ended, with its reveal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from bot.dealing import Shuffle
from bot.games.actions import Action, Seat
from bot.games.game import Refusal, find_game
from bot.games.house import read_label
from bot.games.record import DealRecord, Record, write_record
from bot.games.record.revealed import hands_dealt, revealed
from bot.games.rulebook import Rulebook
from bot.games.typed.command_options import said_in_records
from bot.store import StoredEvent
from bot.tables import commands as do
from bot.tables.decisions import decide, done_by
from bot.tables.log import read_logged
from bot.tables.settled import Settled
from bot.tables.table import Table, open_table


@dataclass
class _Course:
    """A log on its way to a record."""

    actions: list[tuple[Seat, Action]] = field(default_factory=list)  # of the deal in hand, as records note them
    deals: list[DealRecord] = field(default_factory=list)  # of the match, each ended


def match_record(events: Iterable[StoredEvent], names: Sequence[str], last: int) -> str:
    """The text of the record of a table's match, up to the deal with the number ``last``; ``names`` are by seat.

    Raises:
        ValueError: the log does not begin with ``Open``, or does not fold by the rules as they are now.
        NotPossible: the preset of the table no longer exists.
    """
    course, table = _Course(), None
    for event in events:
        command, seed = read_logged(event, table)
        if isinstance(command, do.Open):
            table = open_table(command)
            continue
        if table is None:
            raise ValueError("a table's log begins with Open")
        table = _after(course, table, command, seed)
        if table.settled is not None and table.settled.number == last:
            break
    if table is None:
        raise ValueError("a table's log is empty")
    game, (_, preset, _) = find_game(table.game), read_label(table.preset)
    base = game.rules(preset)
    changes = table.rules.differences(base) if isinstance(table.rules, Rulebook) and isinstance(base, Rulebook) else {}
    options = said_in_records(game.options, table.match.options)
    return write_record(Record(table.game, preset, tuple(names), tuple(course.deals), changes, options=options))


def _after(course: _Course, table: Table, command: do.Command, seed: str) -> Table:
    """The table after a command, which is noted where it acts in a deal or ends one."""
    if isinstance(command, do.Act | do.Hold):  # it was accepted, whatever turn number it came with
        command = replace(command, turn=None)
    for deal, seat, action in done_by(table, command, seed):
        if (noted := deal.noted(seat, action)) is not None:
            course.actions.append((seat, noted))
    change = decide(table, command, seed)
    if isinstance(change, Refusal):
        raise ValueError(f"the log holds a refused command: {change.name}")  # noqa: TRY004  a log is data
    later, happened = change
    if any(event.name == "rematch" for event in happened):
        course.deals.clear()
    if later.settled is not None and later.settled is not table.settled:
        course.deals.append(_deal_of(later, later.settled, course.actions))
        course.actions.clear()
    return later


def _deal_of(table: Table, settled: Settled, actions: Sequence[tuple[Seat, Action]]) -> DealRecord:
    game = find_game(table.game)
    packs = game.packs(table.rules)
    shuffle = Shuffle(table.id, settled.number, bytes.fromhex(settled.seed), packs.cards(), settled.cuts)
    return DealRecord(
        tuple(actions),
        hands_dealt(shuffle, settled.dealt),
        shuffle=shuffle,
        revealed=revealed(shuffle, packs, settled.dealt),
        result=None if settled.result.void else game.recorded(settled.result),
    )
