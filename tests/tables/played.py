"""Random matches of any game, played by commands as people, computers and the clock give them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from itertools import islice

from bot.engine.actions import must_act
from bot.engine.game import Refusal, find_game
from bot.games.big_two.verbs import REDEAL
from bot.store import Change, Store, Written
from bot.tables import commands as do
from bot.tables.commands import Command
from bot.tables.deal.decisions import decide
from bot.tables.log.table_log import VERSION, entries_of, logged, table_to_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.seated import ANN, BO, opening


class Played:
    """A table, with the changes that it has come to and that are not saved yet."""

    def __init__(
        self, game: str, preset: str, changes: Mapping[str, object], seed: int, number: int, clock: int | None = None
    ) -> None:
        self.rng = random.Random(seed)
        rules = find_game(game).rules(preset, changes)
        written = {"game": game, "rules": rules.to_json(), "seed": f"{seed:064x}", "number": number, "clock": clock}
        command = opening(preset, **written)
        self.table, self.number = open_table(command), 0
        self.changes: list[Change] = []  # those that are not saved yet
        self._note(None, command, "")

    def do(self, command: Command) -> bool:
        """Do this if it is not refused."""
        seed = f"{self.rng.getrandbits(256):064x}"
        change = decide(self.table, command, seed)
        if isinstance(change, Refusal):
            return False
        before, self.table = self.table, change[0]
        self._note(before, command, seed)
        return True

    def _note(self, before: Table | None, command: Command, seed: str) -> None:
        self.number += 1
        entry, texts = logged(command, seed if before and before.sealed.seed != self.table.sealed.seed else None)
        self.changes.append(
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

    async def save(self, store: Store) -> None:
        """Save the changes as the hall does, but many in one commit."""
        changes, self.changes = self.changes, []
        await asyncio.gather(*map(store.save, changes))

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
        sitter = self.table.seats[seat].sitter
        assert sitter is not None
        if sitter.person is None or self.table.computer_in(seat):
            assert self.do(do.ComputerAct(seat, action))
        else:
            assert self.do(do.Act(sitter.person, action))

    def long_asked(self, person: int) -> None:
        """Go on until somebody is asked, and has been for two minutes."""
        seat = self.table.seat_of(person)
        while seat not in dict(self.table.asked):
            self.step()
        assert self.do(do.Overdue(seat, dict(self.table.asked)[seat]))

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


def begun(
    game: str,
    preset: str,
    changes: Mapping[str, object] | None = None,
    seed: int = 1,
    *,
    friends: tuple[int, ...] = (BO,),
    number: int = 7,
) -> Played:
    """The first deal of Ann, her friends and computers is in hand."""
    played = Played(game, preset, changes or {}, seed, number)
    commands: list[Command] = [*map(do.Join, friends), do.Fill(ANN), do.Cut(ANN, "六 six"), do.Start(ANN)]
    for command in commands:
        assert played.do(command)
    return played
