"""What one deal booked, entry by entry, with its corrections; and many entries as a file for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.i18n.catalogue import text
from bot.i18n.names import clean_name, markup_safe
from bot.store import LedgerRow
from cogs.ui.ledger.board_message import rule_sets_named
from cogs.ui.toolkit.messages import Accent, Message, lines, small

COLUMNS = (
    *("entry", "ended", "channel", "table", "deal", "seat", "account", "name", "computer", "points", "won"),
    *("game", "rules", "rules_version", "seal", "practice", "corrected_by", "reason"),
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


def deal_message(found: Sequence[LedgerRow], names: Mapping[int, str], locale: str) -> Message:
    """All entries of a deal, which are at least one: who, points, rules, seal, and what was corrected, by whom, why."""
    first = found[0]
    number = int(first.table.rpartition("-")[2])
    return Message(
        (
            f"### {text('deal-entries-heading', locale, first.game, table=number, deal=first.deal)}",
            lines(*(_entry(row, names, locale) for row in found)),
            small(
                text(
                    "deal-entries-played",
                    locale,
                    date=f"<t:{int(first.at)}:f>",
                    rules=rule_sets_named((first.rules,), first.game, locale),
                    practice=first.practice,
                ),
                text("deal-entries-seal", locale, seal=f"`{first.commitment}`"),
            ),
        ),
        Accent.OVER,
    )


def _entry(row: LedgerRow, names: Mapping[int, str], locale: str) -> str:
    name = _name(row.person, names)
    if row.actor is None:
        if row.person is None:
            name = text("deal-entry-computer", locale, level=row.computer)
        return text("deal-entry", locale, name=name, p=row.points, won=row.won and not row.points)
    reason = markup_safe(row.reason) if row.reason else "…"
    return text("deal-entry-corrected", locale, name=name, p=row.points, actor=_name(row.actor, names), reason=reason)


def _name(person: int | None, names: Mapping[int, str]) -> str:
    return markup_safe(clean_name(names[person], 1)) if person is not None and person in names else "…"


def as_csv(found: Sequence[LedgerRow], names: Mapping[int, str], accounts: Mapping[int, int]) -> bytes:
    """Entries as a file of comma-separated values in UTF-8, in the order in which they were booked. Times are UTC."""
    file = io.StringIO(newline="")
    written = csv.writer(file)
    written.writerow(COLUMNS)
    for row in found:
        written.writerow(
            _plain(value)
            for value in (
                row.seq,
                datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds"),
                row.channel,
                row.table.rpartition("-")[2],
                row.deal,
                row.seat if row.actor is None else "",
                "" if row.person is None else accounts.get(row.person, ""),
                "" if row.person is None else names.get(row.person, ""),
                row.computer,
                row.points,
                int(row.won),
                row.game,
                row.rules,
                row.rules_version,
                row.commitment,
                int(row.practice),
                "" if row.actor is None else names.get(row.actor, ""),
                row.reason,
            )
        )
    return file.getvalue().encode("utf-8-sig")


def _plain(value: object) -> object:
    """A value that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
