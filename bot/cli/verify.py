"""``verify``: checks the reveal of a shuffle against its commitment (docs/deal-v1.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from bot.cli.arguments import Parser, add_json, print_json, read_file
from bot.deal_verifier import SIZE_LIMIT, verify


def run(argv: Sequence[str]) -> int:
    """Print commitment, cuts, pack order, hands, and PASS or FAIL; returns 0 for PASS, 1 for FAIL."""
    parser = Parser("verify", "Checks the reveal of a shuffle against its commitment.")
    parser.add_argument("file", metavar="FILE", help="a reveal file")
    add_json(parser)
    given = parser.read(argv)
    check = verify(read_file(given.file, SIZE_LIMIT))
    if given.json:
        points = [{"point": point, "holds": holds} for point, holds in check.points]
        print_json({**asdict(check), "points": points})
    else:
        print(*check.lines(), sep="\n")
    return 0 if check.passed else 1
