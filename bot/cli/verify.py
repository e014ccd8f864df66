"""``verify``: checks the reveal of a shuffle against its commitment (docs/deal-v1.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bot.cli.arguments import Parser, add_json, print_json, read_file
from bot.deal_verifier import SIZE_LIMIT, Check, verify, verify_record


def run(argv: Sequence[str]) -> int:
    """Print commitment, cuts, pack order, hands, and PASS or FAIL, for each deal; returns 0 if all pass, else 1."""
    parser = Parser("verify", "Checks the reveal of a shuffle, or all in a record, against their commitments.")
    parser.add_argument("file", metavar="FILE", help="a reveal file, or a record whose deals have their reveals")
    add_json(parser)
    given = parser.read(argv)
    text = read_file(given.file, SIZE_LIMIT)
    checks = (verify(text),) if text.lstrip().startswith("{") else verify_record(text)
    for number, check in enumerate(checks, 1):
        if given.json:
            print_json(_as_json(check))
        else:
            print(*([f"deal {number}"] if len(checks) > 1 else []), *check.lines(), sep="\n")
    return 0 if all(check.passed for check in checks) else 1


def _as_json(check: Check) -> dict[str, Any]:
    return {**asdict(check), "points": [{"point": point, "holds": holds} for point, holds in check.points]}
