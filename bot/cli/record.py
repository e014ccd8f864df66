"""``record check`` and ``record show``: records of played deals (docs/record.md)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TypeVar

from bot.cli.arguments import Parser, add_json, in_words, print_json, read_file, said
from bot.cli.progress import going_on
from bot.engine.actions import NotPossible
from bot.engine.game import Json
from bot.engine.record import SIZE_LIMIT, PlayedDeal, Report, check, read_record, show
from bot.private import fit_to_print

_Answer = TypeVar("_Answer")
_BYTES = 4 * SIZE_LIMIT
"""A character takes at most four bytes in UTF-8."""


def run(argv: Sequence[str]) -> int:
    """Run ``check FILE...`` (returns the worst status of all files; one JSON answer a line) or ``show FILE`` (0)."""
    parser = Parser("record", "Checks records by replaying them, or shows one as readable text.")
    parser.add_argument("what", choices=("check", "show"))
    parser.add_argument("files", metavar="FILE", nargs="+")
    add_json(parser)
    given = parser.read(argv)
    if given.what == "show":
        return _show(given.files, given.json)
    status = 0
    with going_on("checking", len(given.files), answering=True) as done:
        for number, path in enumerate(given.files, 1):
            status = max(status, _check(path, given.json))
            done(number)
    return status


def _check(path: str, as_json: bool) -> int:
    """Print what is found in one file. An unreadable file does not keep the others from being checked."""
    try:
        report = _of_file(path, check)
    except (NotPossible, OSError) as wrong:
        print(fit_to_print(f"record: {in_words(wrong)}"), file=sys.stderr)
        return 2
    if as_json:
        print_json(report.to_json())
    else:
        print(f"{path}: {'holds' if report.ok else 'does not hold'}", *_findings(report), sep="\n  ")
    return 0 if report.ok else 1


def _show(files: Sequence[str], as_json: bool) -> int:
    if len(files) != 1 or as_json:
        raise NotPossible("show takes one FILE and writes text; for JSON use record check --json")
    tells = import_module("bot.cli.commentary").InEnglish()  # the catalogue takes a while to load
    print(_of_file(files[0], lambda text: show(read_record(text), tells)), end="")
    return 0


def _of_file(path: str, reading: Callable[[str], _Answer]) -> _Answer:
    """The result of ``reading`` a file's text; an error names the file."""
    text = read_file(path, _BYTES)
    try:
        return reading(text)
    except NotPossible as wrong:
        raise NotPossible(f"{path}: {said(wrong)}") from None


def _findings(report: Report) -> list[str]:
    lines: list[str] = []
    for number, deal in enumerate(report.deals, 1):
        for place, step in enumerate(deal.steps, 1):
            if step.refusal is not None:
                why = f"{step.refusal.name.value} ({step.refusal.rule})"
                lines.append(f"deal {number}, action {place}: “{step.seat} {step.action}” refused: {why}")
        if deal.untrue:
            lines.append(f"deal {number}: not what the shuffle gives: {', '.join(deal.untrue)}")
        if not deal.states_right:
            lines.append(f"deal {number}: the record states {_in_json(deal.stated)}{_what_rules_give(deal)}")
        end = "over" if deal.result is not None else "not over"
        lines.append(f"deal {number}: {len(deal.steps)} actions, {end}, points {list(deal.points)}")
    end = ", the match is over" if report.match.over() else ""
    return [*lines, f"totals {list(report.match.totals)}{end}"]


def _what_rules_give(deal: PlayedDeal) -> str:
    """The result that the record should state; nothing while the deal is not over."""
    return "" if deal.result is None else f", the rules give {_in_json(deal.game.record.result.write(deal.result))}"


def _in_json(result: Json) -> str:
    """A result as JSON, in the form of its game."""
    return json.dumps(result, ensure_ascii=False)
