"""``simulate``: computers play against each other."""

from __future__ import annotations

import random
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from bot.cli.arguments import (
    Parser,
    add_json,
    add_rules,
    chosen_game,
    chosen_rules,
    many,
    print_json,
    read_changes,
    spread_changes,
    whole_number,
)
from bot.cli.progress import going_on
from bot.computers.duplicate import Earned, duplicated, scores
from bot.computers.player import DEFAULT_LEVEL, PLAYERS, computer_of
from bot.computers.simulation import Broken, SimulatedDeal, simulate
from bot.engine.actions import NotPossible
from bot.engine.game import Game, Json, Result, find_game
from bot.engine.record import DealRecord, Record, write_record
from bot.engine.rulebook.declarations import Rulebook


def run(argv: Sequence[str]) -> int:
    """Print statistics; 0 if every invariant held, 1 if one broke. ``--out`` writes records, one for each match."""
    given = _parser().read(spread_changes(argv))
    given.deals = whole_number("--deals", given.deals)
    if given.deals < 1:
        raise NotPossible("--deals must be 1 or more")
    game = chosen_game(given.game)
    changes = read_changes(given.changes)
    rules = chosen_rules(game, given.rules, changes)
    levels = _levels(given.players, game.seats(rules))
    if given.duplicate and given.out is not None:
        raise NotPossible("--duplicate plays each deal several times, so it writes no records: leave out --out")
    out = _folder(given.out)
    rng = random.Random(f"players {given.seed}")  # the choices of computers repeat with the seed, as the shuffles do
    if given.duplicate:
        return _duplicate(game, rules, levels, rng, given)
    statistics = Statistics(game, levels)
    try:
        with going_on("dealing", given.deals) as done:
            matches = simulate(game, rules, levels, rng, deals=given.deals, seed=given.seed)
            for number, deals in enumerate(matches, 1):
                statistics.add(deals)
                if out is not None:
                    record = record_of(game.name, given.rules, changes, levels, deals)
                    (out / f"{number:05}.toml").write_text(write_record(record), encoding="utf-8")
                done(statistics.deals)
    except Broken as broken:
        print(f"simulate: deal {statistics.deals + 1} or one of its match: {broken}", file=sys.stderr)
        return 1
    _print(statistics, given)
    return 0


def _duplicate(game: Game, rules: Rulebook, levels: Sequence[str], rng: random.Random, given: Namespace) -> int:
    """Print what each player makes of the same deals in every seat; 0 if every invariant held, 1 if one broke."""
    computers = tuple(map(computer_of, levels))
    begun = perf_counter()
    played: list[tuple[Result, ...]] = []
    try:
        with going_on("dealing", given.deals) as done:
            for deal in duplicated(game, rules, computers, rng, deals=given.deals, seed=given.seed):
                played.append(tuple(rotation.result for rotation in deal))
                done(len(played))
    except Broken as broken:
        print(f"simulate: deal {len(played) + 1}: {broken}", file=sys.stderr)
        return 1
    _print_scores(levels, scores(played), len(played[0]), perf_counter() - begun, given)
    return 0


def _print_scores(levels: Sequence[str], found: Sequence[Earned], turns: int, seconds: float, given: Namespace) -> None:
    if given.json:
        rows = [
            {"player": level, "points": round(one.points, 3), "error": round(one.error, 3), "wins": one.wins}
            for level, one in zip(levels, found, strict=True)
        ]
        asked = {"game": given.game, "rules": given.rules, "seed": given.seed, "deals": given.deals}
        print_json({**asked, "rotations": turns, "players": rows, "seconds": round(seconds, 3)})
        return
    deals = many(given.deals, "deal", "deals")
    print(f"{deals} of {given.game}, {given.rules}, seed {given.seed}, each in {turns} rotations")
    print("player    points a deal  standard error  wins")
    for level, one in zip(levels, found, strict=True):
        print(f"{level:<8}  {one.points:>+13.3f}  {one.error:>14.3f}  {one.wins:>4}")
    print(f"{seconds:.1f} s; every invariant held")


def _parser() -> Parser:
    parser = Parser("simulate", "Computers play against each other; statistics, and records with --out.")
    add_rules(parser)
    parser.add_argument("--deals", metavar="N", default="100", help="how many deals (default 100)")
    parser.add_argument("--seed", metavar="S", default="1", help="the same seed plays the same deals (default 1)")
    parser.add_argument(
        "--players", metavar="a,b,c,d", help=f"for each seat one of: {', '.join(PLAYERS)} (default casual)"
    )
    parser.add_argument(
        "--duplicate", action="store_true", help="play each deal once for every rotation of the players over the seats"
    )
    parser.add_argument("--out", metavar="DIR", help="folder for the records, one file a match")
    add_json(parser)
    return parser


def _levels(players: str | None, seats: int) -> tuple[str, ...]:
    levels = (DEFAULT_LEVEL,) * seats if players is None else tuple(word.strip() for word in players.split(","))
    for level in levels:
        if level not in PLAYERS:
            raise NotPossible(f"unknown player “{level[:40]}”; there are: {', '.join(PLAYERS)}")
    if len(levels) != seats:
        named = ",".join([*levels, *[DEFAULT_LEVEL] * seats][:seats])
        raise NotPossible(f"--players names {len(levels)}; these rules have {seats} seats, so name each: {named}")
    return levels


def _folder(out: str | None) -> Path | None:
    if out is None:
        return None
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def record_of(
    game: str, preset: str, changes: dict[str, Json], levels: Sequence[str], deals: Sequence[SimulatedDeal]
) -> Record:
    """The record of a simulated match, in which each seat is named by its number and level."""
    names = tuple(f"{level} {seat}" for seat, level in enumerate(levels))
    states = find_game(game).record.result.write
    played = tuple(DealRecord(deal.actions, shuffle=deal.shuffle, result=states(deal.result)) for deal in deals)
    return Record(game, preset, names, played, changes)


class Statistics:
    """Totals over many deals, by seat."""

    def __init__(self, game: Game, levels: Sequence[str]) -> None:
        self.game, self.levels = game, levels
        self.matches = self.deals = self.void = self.actions = self.longest = 0
        self.tally: dict[str, int] = {}
        self.wins = [0] * len(levels)
        self.points = [0] * len(levels)
        self._begun = perf_counter()

    def add(self, deals: Sequence[SimulatedDeal]) -> None:
        """Add one match."""
        self.matches += 1
        for deal in deals:
            for name, times in self.game.record.tally.deal(deal.result).items():
                self.tally[name] = self.tally.get(name, 0) + times
            self.void += deal.result.void
            self.deals += not deal.result.void
            self.actions += len(deal.actions)
            self.longest = max(self.longest, len(deal.actions))
            if deal.result.void:
                continue
            for seat in deal.result.winners:
                self.wins[seat] += 1
            self.points = [total + points for total, points in zip(self.points, deal.result.points, strict=True)]

    def to_json(self) -> Json:
        seconds = perf_counter() - self._begun
        return {
            "deals": self.deals,
            **self.tally,
            "matches": self.matches,
            "actions": self.actions,
            "longest_deal": self.longest,
            "seats": [
                {
                    "player": level,
                    "wins": wins,
                    "win_rate": round(wins / self.deals, 4),
                    "points": points,
                    "points_a_deal": round(points / self.deals, 3),
                }
                for level, wins, points in zip(self.levels, self.wins, self.points, strict=True)
            ],
            "seconds": round(seconds, 3),
            "deals_a_second": round(self.deals / seconds, 1),
        }


def _print(statistics: Statistics, given: Namespace) -> None:
    facts = statistics.to_json()
    if given.json:
        print_json({"game": given.game, "rules": given.rules, "seed": given.seed, **facts})
        return
    deals, matches = many(facts["deals"], "deal", "deals"), many(facts["matches"], "match", "matches")
    print(f"{deals} in {matches} of {given.game}, {given.rules}, seed {given.seed}")
    if statistics.void:
        print(f"{statistics.void:,} more deals were dealt anew")
    if counted := [f"{name.replace('_', ' ')} {times:,}" for name, times in statistics.tally.items() if times]:
        print(f"counted: {', '.join(counted)}")
    print(f"{facts['actions'] / facts['deals']:.1f} actions a deal, at most {facts['longest_deal']}")
    print("seat  player    wins  win rate  points  points a deal")
    for seat, row in enumerate(facts["seats"]):
        rates = f"{row['win_rate']:>8.1%}  {row['points']:>+6}  {row['points_a_deal']:>+13.3f}"
        print(f"{seat:>4}  {row['player']:<8}  {row['wins']:>4}  {rates}")
    print(f"{facts['seconds']:.1f} s, {facts['deals_a_second']:,.0f} deals a second; every invariant held")
