"""How the commands read their arguments and files, and print their answers."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from bot.engine.actions import NotPossible
from bot.engine.game import GAMES, MODULES, Game, Json, find_game
from bot.engine.house_rules.house import parameters_of
from bot.engine.options_of_all_games import games_of_preset
from bot.engine.rulebook.declarations import Contradiction, OutOfRange, Rulebook, Unknown
from bot.engine.rulebook.value_kinds import Worded

QUESTION_LIMIT = 1_000_000
"""The longest question of a batch, in characters. A longer line is never held in memory as a whole."""


WHOLE = re.compile(r" *-?[0-9]{1,9} *")
"""A whole number as people type it."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose error message is one line."""

    def __init__(self, command: str, purpose: str) -> None:
        super().__init__(prog=f"python -m bot {command}", description=purpose, allow_abbrev=False)
        self._negative_number_matcher = re.compile(r"-[0-9][-0-9, ]*\Z")  # a list, too, is a value: --totals -1,0

    def error(self, message: str) -> NoReturn:
        raise NotPossible(message)

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """The parsed arguments; options may be mixed with the other arguments."""
        return self.parse_intermixed_args(argv)


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="answer as JSON")


def add_rules(parser: Parser, *, game: str | None = None) -> None:
    """Add the arguments that choose rules: GAME (``game`` is its ``nargs``), ``--rules`` and ``--set``."""
    parser.add_argument("game", metavar="GAME", nargs=game, help=f"one of: {', '.join(MODULES)}")
    parser.add_argument("--rules", metavar="P", help="a preset, or preset+mixin+mixin")
    parser.add_argument(
        "--set", dest="changes", metavar="k=v", action="append", default=[], help="a parameter; JSON or a bare word"
    )


def chosen_game(name: str | None) -> Game:
    """The game that a question names.

    Raises:
        NotPossible: no game is named, or it is unknown.
    """
    if name is None:
        raise NotPossible(f"GAME is missing; there are: {', '.join(MODULES)}")
    return find_game(name)


def chosen_rules(game: Game, rules: str | None, changes: Mapping[str, Json]) -> Rulebook:
    """The rules that a question names.

    Raises:
        NotPossible: no rules are named, they are unknown, or the changes do not fit them.
    """
    if rules is None:
        raise NotPossible(f"rules are missing; there are: {', '.join(game.rules.presets)}")
    try:
        return _resolved(game.name, rules, json.dumps(changes, sort_keys=True))
    except Unknown as unknown:
        raise NotPossible(_unknown(game, unknown)) from None


def _unknown(game: Game, unknown: Unknown) -> str:
    """Why a name is unknown, with what there is: of another game, similar, or all there are."""
    known = {"preset": game.rules.presets, "mixin": game.rules.mixins}
    if unknown.what == "preset" and (whose := games_of_preset(unknown.name)):
        return f"“{unknown.name}” is a preset of {' and '.join(whose)}, not of {game.name}"
    if unknown.nearest or unknown.what not in known:
        return str(unknown)
    return f"{unknown}; there are: {', '.join(known[unknown.what]) or 'none'}"


@lru_cache(maxsize=256)
def _resolved(game: str, rules: str, changes: str) -> Rulebook:
    return find_game(game).rules(rules, json.loads(changes))


def whole_number(option: str, text: str) -> int:
    """The number that an option of the shell states in plain digits.

    Raises:
        NotPossible: it states none, or one of more than nine digits.
    """
    if WHOLE.fullmatch(text):
        return int(text)
    long = " of at most nine digits" if re.fullmatch(r"-?[0-9]+", text) else ""
    raise NotPossible(f"{option} takes a whole number{long}, such as 3; got “{text[:40]}”")


def spread(argv: Sequence[str], option: str, belongs: Callable[[str], object]) -> list[str]:
    """Rewrite ``--option a b c`` as ``--option a --option b --option c``, as long as ``belongs`` accepts the words."""
    words: list[str] = []
    open_option = False
    for position, word in enumerate(argv):
        if word == option:
            open_option = True
            continue
        first = position > 0 and argv[position - 1] == option
        if open_option and (first or belongs(word)):
            words += [option, word]
        else:
            words.append(word)
            open_option = False
    return [*words, option] if argv and argv[-1] == option else words


def spread_changes(argv: Sequence[str]) -> list[str]:
    return spread(argv, "--set", re.compile(r"[a-z_0-9]+(\.[a-z_0-9]+)*=").match)


def read_changes(settings: Iterable[str]) -> dict[str, Json]:
    """Read ``k=v`` settings. A value is JSON or, if it is not, a bare word; no parameter has a fraction.

    Raises:
        NotPossible: a setting has no ``=``.
    """
    changes: dict[str, Json] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise NotPossible(f"--set takes parameter=value, not “{setting[:40]}”")
        try:
            changes[name] = json.loads(value)
        except (ValueError, RecursionError):
            changes[name] = value
        if isinstance(changes[name], float):
            changes[name] = value  # refused as it was typed: 1e3
    return changes


def read_file(path: str, limit: int) -> str:
    """The text of a UTF-8 file of at most ``limit`` bytes.

    Raises:
        NotPossible: the file is larger, or not UTF-8.
        OSError: the file cannot be read.
    """
    with Path(path).open("rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise NotPossible(f"{path}: larger than {limit:,} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotPossible(f"{path}: not text in UTF-8") from None


def print_json(value: Json, *, indent: int | None = None) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=indent))


def many(number: int, one: str, several: str) -> str:
    """A number with its noun."""
    return f"{number:,} {one if number == 1 else several}"


def answer_batch(answer: Callable[[dict[str, Any]], Json], defaults: Mapping[str, Json]) -> int:
    """Answer each line of standard input, a question as JSON, with one line, in the same order; returns status 0."""
    while line := sys.stdin.readline(QUESTION_LIMIT + 1):
        try:
            print_json(answer({**defaults, **_question(line)}))
        except ValueError as wrong:
            print_json({"error": said(wrong)})
    return 0


def _question(line: str) -> dict[str, Json]:
    """The question on a line. If the line is too long, the rest of it is skipped."""
    if len(line) > QUESTION_LIMIT and not line.endswith("\n"):
        while line and not line.endswith("\n"):
            line = sys.stdin.readline(QUESTION_LIMIT)
        raise NotPossible(f"a question has at most {QUESTION_LIMIT:,} characters")
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        raise NotPossible("not a question: one JSON object a line") from None
    if not isinstance(question, dict):
        raise NotPossible("not a question: one JSON object a line")
    return question


def pick(question: Mapping[str, Any], name: str, kind: type[Any], meaning: str) -> Any:
    """A field of a question; None if absent or null.

    Raises:
        NotPossible: it is not of the given ``kind``; ``meaning`` says what it must be.
    """
    value = question.get(name)
    if value is not None and (not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool)):
        raise NotPossible(f"“{name}” must be {meaning}")
    return value


def in_words(wrong: Exception) -> str:
    """The text of an error; an operating system error also names its file."""
    if isinstance(wrong, OSError):
        return f"cannot read or write {wrong.filename}: {wrong.strerror}" if wrong.filename else str(wrong)
    return said(wrong)


def said(wrong: Exception) -> str:
    """The text of an error. Some texts are in the catalogue, which is loaded only here."""
    if isinstance(wrong, Contradiction):
        return " ".join(import_module("bot.i18n.contradictions").contradiction_lines(wrong, typed=True))
    if isinstance(wrong, OutOfRange):
        return str(OutOfRange(wrong.parameter, wrong.value, _allowed(wrong)))
    return str(wrong)


def _allowed(wrong: OutOfRange) -> str:
    """Which values a parameter takes, in English."""
    for game in GAMES:
        known = parameters_of(game)
        if wrong.parameter in known and isinstance(kind := known[wrong.parameter].kind, Worded):
            rule_page = import_module("bot.i18n.rule_page")
            return str(rule_page.allowed_said(game, wrong.parameter, kind.example))
    return wrong.allowed


def asked_rules(question: Mapping[str, Any]) -> tuple[Game, Rulebook]:
    """The game and rules of a question, from its fields ``game``, ``rules`` and ``set``.

    Raises:
        NotPossible: one is missing, unknown, or of the wrong kind.
    """
    game = chosen_game(pick(question, "game", str, "a game's name"))
    changes = pick(question, "set", dict, "an object of parameters") or {}
    return game, chosen_rules(game, pick(question, "rules", str, "a preset's name"), changes)
