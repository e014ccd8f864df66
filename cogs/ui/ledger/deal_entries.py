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
from cogs.ui.toolkit.messages import TEXT_LIMIT, Accent, Message, lines, small

COLUMNS = (
    *("entry", "ended", "channel", "table", "deal", "seat", "account", "name", "computer", "points", "won"),
    *("game", "rules", "rules_version", "seal", "practice", "corrected_by", "reason"),
)
MOST_CORRECTIONS = 10
"""The most corrections of a deal that its message tells."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


def deal_message(found: Sequence[LedgerRow], names: Mapping[int, str], locale: str) -> Message:
    """Who a deal's entries, at least one, were booked for: points, rules, seal, and corrections, by whom and why.

    Of many or long corrections the newest are told, and how many there are before them.
    """
    first = found[0]
    number = int(first.table.rpartition("-")[2])
    heading = f"### {text('deal-entries-heading', locale, first.game, table=number, deal=first.deal)}"
    booked = [_entry(row, names, locale) for row in found if row.actor is None]
    played = small(
        text(
            "deal-entries-played",
            locale,
            date=f"<t:{int(first.at)}:f>",
            rules=rule_sets_named((first.rules,), first.game, locale),
            practice=first.practice,
        ),
        text("deal-entries-seal", locale, seal=f"`{first.commitment}`"),
    )
    corrected = [row for row in found if row.actor is not None]
    told = _newest(corrected, names, TEXT_LIMIT - len(lines(heading, *booked, played)), locale)
    earlier = _earlier(len(corrected) - len(told), locale)
    return Message((heading, lines(*booked, *told, earlier), played), Accent.OVER)


def _newest(corrected: Sequence[LedgerRow], names: Mapping[int, str], room: int, locale: str) -> list[str]:
    """The newest corrections that fit into this many characters, with how many there are before them, oldest first."""
    told: list[str] = []
    room -= len(_earlier(len(corrected), locale)) + 1
    for row in reversed(corrected[-MOST_CORRECTIONS:]):
        entry = _entry(row, names, locale)
        room -= len(entry) + 1
        if room < 0:
            break
        told.insert(0, entry)
    return told


def _earlier(number: int, locale: str) -> str:
    return text("deal-entries-earlier", locale, n=number) if number else ""


def _entry(row: LedgerRow, names: Mapping[int, str], locale: str) -> str:
    name = _name(row.person, names)
    if row.actor is None:
        if row.person is None:
            name = text("deal-entry-computer", locale, seat=row.seat + 1, level=row.computer)
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
