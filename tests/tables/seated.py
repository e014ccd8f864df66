"""Tables for tests: opened, filled, dealt and played through the same decisions that the bot uses."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from bot.engine.actions import Action, Seat, must_act, waited_for
from bot.engine.game import Deal, Event, Match, Refusal, find_game
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.table_values import Sitter
from bot.games.big_two.verbs import KEEP, LAST_CARD
from bot.store.book.chain import canonical
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.log.table_log import table_to_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import DealInHand, Identity, Sealed, SeatAt, Stage

ANN, BO, WING, LIV, STRANGER = 101, 102, 103, 104, 999
GUILD, CHANNEL = 9_007_199_254_740_993, 1_100_000_000_000_000_123
SEED = "5e" * 32
NEXT_SEED = "a1" * 32


def opening(preset: str = "chudadi-standard", **given: Any) -> do.Open:
    """Ann opens table 7."""
    rules = find_game(given.get("game", "big-two")).rules(preset).to_json()
    fields = {
        "person": ANN,
        "guild": GUILD,
        "channel": CHANNEL,
        "number": 7,
        "game": "big-two",
        "preset": preset,
        "rules": rules,
        "seed": SEED,
    }
    return do.Open(**{**fields, **given})


def as_kept(table: Table) -> Any:
    """The snapshot of a table as it is read back from the store."""
    return json.loads(canonical(table_to_json(table)))


def tried(table: Table, command: do.Command, seed: str = NEXT_SEED) -> tuple[Table, tuple[Event, ...]]:
    """The table after a command that must be accepted, and what happened."""
    change = decide(table, command, seed)
    assert not isinstance(change, Refusal), change
    return change


def after(table: Table, *commands: do.Command) -> Table:
    """The table after commands that must be accepted."""
    for command in commands:
        table, _ = tried(table, command)
    return table


def refusal_of(table: Table, command: do.Command) -> Refusal:
    """The refusal of a command, which must be refused."""
    change = decide(table, command, NEXT_SEED)
    assert isinstance(change, Refusal), change
    return change


def lobby(**given: Any) -> Table:
    """Ann hosts, Bo sits beside her, two seats are free."""
    return after(open_table(opening(**given)), do.Join(BO))


def full(**given: Any) -> Table:
    """Ann, Bo and two computers, before the first card."""
    return after(lobby(**given), do.AddComputer(ANN), do.AddComputer(BO))


def dealt(**given: Any) -> Table:
    """The first deal is in hand."""
    return after(full(**given), do.Start(ANN))


def between(**given: Any) -> Table:
    """The first deal is over and its points are known."""
    return played_out(dealt(**given))


_OVER: dict[str, Table] = {}
"""Matches that were played before, by what was asked for: a whole match takes long."""


def over(**given: Any) -> Table:
    """The match is over. It is a short one: to the 200 points of the preset, it takes two hundred such deals."""
    asked = repr(sorted(given.items()))
    if asked not in _OVER:
        rules = find_game("big-two").rules("chudadi-standard", {"match.target": 30}).to_json()
        _OVER[asked] = _played_through(between(rules=rules, **given))
    return _OVER[asked]


def _played_through(table: Table) -> Table:
    while not table.match.over():
        table = played_out(after(table, *(do.Ready(person) for person in table.persons)))
    return table


def played_out(table: Table, rng: random.Random | None = None) -> Table:
    """The table once its deal is over. Seats make their weakest legal play, or whatever ``rng`` picks."""
    for _, later in steps(table, rng):
        table = later
    return table


def steps(table: Table, rng: random.Random | None = None) -> Iterator[tuple[do.Command, Table]]:
    """Each command that plays the deal in hand to its end, with the table after it."""
    while table.stage is Stage.DEAL:
        command = next_action(table, rng)
        table, _ = tried(table, command, f"{table.turn % 256:02x}" * 32)
        yield command, table


Acting = do.Act | do.ComputerAct


def next_action(table: Table, rng: random.Random | None = None) -> Acting:
    """What the seat to act does: its weakest play, with a last card declared; else its first action; or ``rng``'s pick.

    A redeal offer is answered with Keep.
    """
    assert table.deal is not None
    if table.deal.due():
        return keeping(table, min(waited_for(table.deal)))
    seat = min(must_act(table.deal))
    actions = list(table.deal.legal_actions(seat))
    if rng is not None:
        return command_of(table, seat, rng.choice(actions))
    plays = [action for action in actions if action.verb == "play"]
    declared = [play for play in plays if LAST_CARD in play.words]
    return command_of(table, seat, (declared or plays or actions)[0])


def keeping(table: Table, seat: Seat) -> Acting:
    """The action with which a person or computer declines a redeal offer."""
    return command_of(table, seat, KEEP)


def command_of(table: Table, seat: Seat, action: Action) -> do.Act | do.ComputerAct:
    """An action as a command of the person in a seat, or of the computer that plays there."""
    sitter = table.seats[seat].sitter
    assert sitter is not None
    if sitter.person is None or seat in table.away:
        return do.ComputerAct(seat, action)
    return do.Act(sitter.person, action, None if action.verb == "declare" else table.turn)


def lapses_of(table: Table) -> tuple[tuple[Seat, int], ...]:
    """The turns that people have missed in a row, by seat."""
    return tuple((at, seat.lapses) for at, seat in enumerate(table.seats) if seat.lapses)


# --- tables put together, where no command leads there ---


def in_a_deal(match: Match, deal: Deal, preset: str = "") -> Table:
    """A table of people, numbered from 1 on, at which this deal of a match is in hand."""
    game = find_game(match.rules.game)
    identity = Identity(1, 1, 1, game.name, preset, match.rules)
    seats = tuple(SeatAt(Sitter(person)) for person in range(1, game.seats(match.rules) + 1))
    return with_deal(Table(identity, 1, seats, match, Sealed(1, SEED)), deal)


def with_deal(table: Table, deal: Deal) -> Table:
    """The table with another deal in hand, in which nothing else goes on."""
    return replace(table, stage=Stage.DEAL, now=DealInHand(deal))


def in_hand(table: Table, **other: Any) -> Table:
    """The table where something else is true of the deal in hand."""
    assert table.in_hand is not None
    return replace(table, now=replace(table.in_hand, **other))


def on_terms(table: Table, **other: Any) -> Table:
    """The table on other terms."""
    return replace(table, terms=replace(table.terms, **other))


def with_rules(table: Table, rules: Rulebook) -> Table:
    """The table as if it had been opened with other rules."""
    return replace(table, identity=replace(table.identity, rules=rules))


def with_sitters(table: Table, sitters: Iterable[Sitter | None]) -> Table:
    """The table with others in its seats, and all else as it is there."""
    seats = (replace(seat, sitter=sitter) for seat, sitter in zip(table.seats, sitters, strict=True))
    return replace(table, seats=tuple(seats))
