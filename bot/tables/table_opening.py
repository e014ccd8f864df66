"""How a table begins, and what its computers are called."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, islice

from bot.engine.game import find_game
from bot.engine.table_values import Sitter
from bot.tables.commands import Open
from bot.tables.evening import AtEvening
from bot.tables.guest_list import GuestList
from bot.tables.table import Table
from bot.tables.table_parts import Identity, Sealed, SeatAt, Terms

COMPUTER_NAMES = ("Mei", "Kai", "Lan", "Bao", "Ling", "Tao", "Yun", "Hua", "Jun", "Wei")


def computer_names() -> Iterator[str]:
    """Names for computers, without end. A number is added once the names run out."""
    yield from COMPUTER_NAMES
    for number in count(2):
        yield from (f"{name} {number}" for name in COMPUTER_NAMES)


def open_table(command: Open) -> Table:
    """A new table in its lobby: the opener in seat 1, then as many of the wished computers as there are seats.

    Raises:
        NotPossible: the game or its rules are unknown.
    """
    game = find_game(command.game)
    rules = game.rules.kept(command.rules)
    others = game.seats(rules) - 1
    computers = [SeatAt(Sitter(None, name, command.level)) for name in islice(computer_names(), command.computers)]
    free = (SeatAt(None) for _ in range(others))
    is_serious = not command.tutorial and not command.computers
    return Table(
        Identity(command.number, command.guild, command.channel, command.game, command.preset, rules),
        host=command.person,
        seats=(SeatAt(Sitter(command.person)), *islice(chain(computers, free), others)),
        match=game.new_match(rules, frozenset(command.options)),
        sealed=Sealed(1, command.seed),
        terms=Terms(
            command.clock,
            command.tutorial,
            command.auto_pass,
            command.lesson,
            rated=command.rated and is_serious,
            least_deals=command.least_deals if command.rated and is_serious else 0,
            own_thread=command.own_thread,
        ),
        guests=GuestList(command.private),
        evening=AtEvening(command.evening, command.deals, command.against) if command.evening else None,
    )
