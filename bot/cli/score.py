"""``score``: settles a deal, from what each seat has left or whatever else the game asks for."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from bot.cli.arguments import (
    Parser,
    add_json,
    add_rules,
    answer_batch,
    asked_rules,
    print_json,
    read_changes,
    spread,
    spread_changes,
)
from bot.cli.judged_questions import add_options, given_options, known_options, stated
from bot.engine.game import Json, Result
from bot.engine.rulebook.declarations import show_value
from bot.engine.shell_answers import QuestionKind

OPTIONS: Final = "scored"
_IN_THE_TABLE = ("penalties", "points", "zero_sum", "entries")
"""What the table shows in lines of its own."""
_BELONGS = {QuestionKind.SEATS: re.compile(r"[0-9]+\Z"), QuestionKind.PLAYS: re.compile(r"[0-9]+:")}
"""Which words may follow an option that takes several."""


def run(argv: Sequence[str]) -> int:
    """Print penalties, points and who pays whom; returns 0. With ``--batch``, one question a line."""
    words = spread_changes(argv)
    for name, option in known_options(OPTIONS).items():
        if option.kind in _BELONGS:
            words = spread(words, name, _BELONGS[option.kind].match)
    given = _parser().read(words)
    asked = {"game": given.game, "rules": given.rules, "set": read_changes(given.changes)}
    if given.batch:
        return answer_batch(lambda question: _settled(question)[1], asked)
    _give_back(words, given, _seats(asked))
    result, settled = _settled(asked | given_options(given, OPTIONS))
    if given.json:
        print_json(settled)
    else:
        _print_table(result, settled)
        _print_notes(asked, result)
    return 0


def _parser() -> Parser:
    parser = Parser("score", "Settles a deal: who pays whom, from what each seat has left.")
    add_rules(parser, game="?")
    add_options(parser, OPTIONS, placed=("left",))
    parser.add_argument("--batch", action="store_true", help="questions as JSON from standard input, one a line")
    add_json(parser)
    return parser


def _give_back(words: Sequence[str], given: Namespace, seats: int) -> None:
    """Give numbers back to LEFT that an option took from it, as in ``--not-played 3 4 8 - 11``."""
    for flag, option in known_options(OPTIONS).items():
        seats_named = getattr(given, option.name)
        if option.kind is not QuestionKind.SEATS or not seats_named:
            continue
        short = seats - len(given.left)
        taken = [str(seat) for seat in seats_named]
        at_once = not given.left or any(
            word == flag and words[at + 2 : at + 3] == given.left[:1] for at, word in enumerate(words)
        )
        if 0 < short < len(taken) and at_once:
            setattr(given, option.name, seats_named[:-short])
            given.left = taken[-short:] + given.left


def _seats(question: dict[str, Any]) -> int:
    game, rules = asked_rules(question)
    return game.seats(rules)


def _settled(question: dict[str, Any]) -> tuple[Result, Json]:
    game, rules = asked_rules(question)
    result = game.shell.score(rules, stated(question, game, OPTIONS))
    return result, game.shell.settled(result)


def _print_notes(asked: dict[str, Any], result: Result) -> None:
    """What is to be said of the result in sentences."""
    game, _ = asked_rules(asked)
    notes = [one for one in game.shell.outcome(result) if one.key.startswith("score-note")]
    if notes:  # the catalogue takes a while to load
        catalogue, spoken_facts = import_module("bot.i18n.catalogue"), import_module("bot.i18n.spoken_facts")
        for one in notes:
            facts = spoken_facts.spoken(one.facts, catalogue.FALLBACK, game.name)
            print(catalogue.text(one.key, catalogue.FALLBACK, game.name, **facts))


def _print_table(result: Result, settled: Json) -> None:
    counted = "penalties" in settled  # not every game has penalties
    print("seat  penalty  points" if counted else "seat  points")
    for seat, (penalty, points) in enumerate(zip(result.penalties, result.points, strict=True)):
        print(f"{seat:4}  {penalty:7}  {points:+6}" if counted else f"{seat:4}  {points:+6}")
    for entry in result.entries:
        print(f"seat {entry.source} pays {entry.points} to seat {entry.target}")
    for name, value in settled.items():
        if name not in _IN_THE_TABLE and value is not None:
            print(f"{name}: {show_value(value)}")
    if not result.zero_sum:
        print("these points do not sum to zero")
