"""The account at the end of a deal: a row a seat or side, whose numbers add up to what the deal brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from bot.scenes.marks import ColumnKind, Mark
from images.canvas import Canvas
from images.layout import WELL_RADIUS, AccountLayout, Box, account_layout
from images.pictures import AccountColumn, AccountRow, DealEndPicture
from images.table.seat import draw_disc
from images.text.fitted_names import monograms, plain_names
from images.text.fonts import Style, Weight
from images.text.points import counted, signed
from images.text.runs import drawable, measure

_CAPTION = Style(Weight.MEDIUM, 34)
_SUM_LABEL = Style(Weight.MEDIUM, 36)
_NAME = Style(Weight.SEMIBOLD, 36)
_RESULT_HEADING = Style(Weight.SEMIBOLD, 34)
_COUNT = Style(Weight.SEMIBOLD, 36, tabular=True)
_SUM = Style(Weight.MEDIUM, 33, tabular=True)
_STANDING = Style(Weight.MEDIUM, 35, tabular=True)
_STYLES: Mapping[ColumnKind, tuple[Style, ...]] = {
    ColumnKind.COUNT: (_COUNT,),
    ColumnKind.SHARE: tuple(Style(Weight.MEDIUM, size, tabular=True) for size in (35, 32)),
    ColumnKind.RESULT: tuple(Style(Weight.BOLD, size, tabular=True) for size in (40, 36, 32)),
    ColumnKind.STANDING: (_STANDING,),
}
"""How numbers are written: the first style that has room, else the last."""
_BEFORE_SHARE, _BEFORE_RESULT, _BEFORE_STANDING, _BEFORE_HEADING = 8, 8, 12, 14
_RESULT_HEADING_ROOM = 110
_MOST_HEADING = 190
"""How far a long heading moves the column before it, at most."""
_MOST_MOVED = 90
"""How far all columns before a result are moved, at most."""
_DISC_RADIUS = 26
_HEADING_LINE = 56
_NAMES_LEFT, _LINES_RIGHT = 50, 1051
_DASH = (22, 4)
_NOTE_GAP = 27
_NAME_ROOM = 150


class Grid(NamedTuple):
    """Where the account stands, and what is noted below its rows."""

    plan: AccountLayout
    notes: Mapping[int, tuple[str, ...]]  # by row: sums without room beside a name, and how results came about


def grid_of(picture: DealEndPicture, above: int, locale: str) -> Grid:
    """The grid of a picture that has an account, below ``above``."""
    kinds = [column.kind for column in picture.columns]
    count, summed = len(picture.rows), bool(picture.sum_label)
    notes = _notes(picture, account_layout(count, above, kinds, summed=summed), locale)
    return Grid(account_layout(count, above, kinds, summed=summed, noted=notes), notes)


def draw_account(canvas: Canvas, picture: DealEndPicture, grid: Grid) -> None:
    """The well with all that is in it."""
    plan = grid.plan._replace(rights=_kept_apart(canvas, picture, grid.plan))
    canvas.plate(plan.well, WELL_RADIUS, canvas.theme.well)
    names = plain_names(picture.names)
    signs = monograms(names)
    _draw_headings(canvas, plan, picture, signs)
    _draw_lines(canvas, plan, picture.rows)
    for number, (row, line) in enumerate(zip(picture.rows, plan.lines, strict=False)):
        room = _draw_cells(canvas, plan, picture, row, line)
        if plan.names:
            name = canvas.fitted(drawable(row.name) or names[row.seat], _NAME, room - _NAMES_LEFT - 14)
            canvas.text((_NAMES_LEFT, line), name, _NAME, canvas.theme.ink)
        else:
            middle = (_NAMES_LEFT + 26, line - 12)
            draw_disc(canvas, middle, _DISC_RADIUS, signs[row.seat], canvas.theme.well_disc, canvas.theme.ink)
        _draw_note(canvas, grid.notes.get(number, ()), plan.feet[number])
    if picture.sum_label:
        _draw_sum_line(canvas, plan, picture)


# --- What stands where ---


def _figure(kind: ColumnKind, value: int | str | None, locale: str) -> str:
    """A number as its column writes it; a level as it is called."""
    if isinstance(value, int):
        return counted(value, locale) if kind is ColumnKind.COUNT else signed(value, locale)
    return value or ""


def _notes(picture: DealEndPicture, plan: AccountLayout, locale: str) -> dict[int, tuple[str, ...]]:
    """How numbers came about, where that has no room beside a name."""
    found = {}
    for number, row in enumerate(picture.rows):
        parts = tuple(
            cell.reckoned
            for at, cell in enumerate(row.cells)
            if cell.reckoned and not (at == 0 and _has_room(picture, plan, row, locale))
        )
        if parts:
            found[number] = parts
    return found


def _has_room(picture: DealEndPicture, plan: AccountLayout, row: AccountRow, locale: str) -> bool:
    """Whether how a count came about stands before it and leaves the name readable."""
    cell, right = row.cells[0], plan.rights[0]
    if picture.columns[0].kind is not ColumnKind.COUNT or right is None:
        return False
    taken = (
        measure(_figure(ColumnKind.COUNT, cell.value, locale), _COUNT, locale)
        + measure(f"{cell.sum} =", _SUM, locale)
        + 12
    )
    written = row.name or picture.names[row.seat]
    name = min(measure(written, _NAME, locale), _NAME_ROOM) if plan.names else 2 * _DISC_RADIUS
    return right - taken - 14 >= _NAMES_LEFT + name


def _kept_apart(canvas: Canvas, picture: DealEndPicture, plan: AccountLayout) -> tuple[int | None, ...]:
    """The right edges, those before standings with many figures or a long heading moved to the left."""
    rights = list(plan.rights)
    for at in range(len(rights) - 1, 0, -1):
        here, before = rights[at], rights[at - 1]
        if picture.columns[at].kind is not ColumnKind.STANDING or here is None or before is None:
            continue
        values = [row.cells[at].value for row in picture.rows]
        figures = [_figure(ColumnKind.STANDING, value, canvas.locale) for value in (*values, _total(values))]
        widest = max(canvas.width(figure, _STANDING) for figure in figures) + _BEFORE_STANDING
        heading = canvas.width(picture.columns[at].heading, _CAPTION) + _BEFORE_HEADING
        rights[at - 1] = min(before, here - ceil(max(widest, min(heading, _MOST_HEADING))))
    return _with_room_for_results(canvas, picture, rights)


def _with_room_for_results(
    canvas: Canvas, picture: DealEndPicture, rights: Sequence[int | None]
) -> tuple[int | None, ...]:
    """The right edges, all columns before a result with a long heading moved to the left: names give way."""
    moved = list(rights)
    for at, column in enumerate(picture.columns):
        here, before = rights[at], rights[at - 1] if at else None
        if column.kind is not ColumnKind.RESULT or here is None or before is None:
            continue
        needed = ceil(canvas.width(column.heading, _RESULT_HEADING)) + 2 * _BEFORE_HEADING
        over = min(max(needed - (here - before), 0), _MOST_MOVED)
        moved[:at] = [None if right is None else right - over for right in moved[:at]]
    return tuple(moved)


def _total(values: Sequence[int | str | None]) -> int | None:
    """What numbers add up to; levels are not added."""
    numbers = [value for value in values if isinstance(value, int)]
    return sum(numbers) if len(numbers) == len(values) else None


def _edge_before(plan: AccountLayout, at: int) -> int | None:
    """The right edge of the nearest column that is shown before another."""
    return next((right for right in reversed(plan.rights[:at]) if right is not None), None)


# --- Drawing ---


def _draw_headings(canvas: Canvas, plan: AccountLayout, picture: DealEndPicture, signs: tuple[str, ...]) -> None:
    theme, line = canvas.theme, plan.well.top + _HEADING_LINE
    for at, (column, right) in enumerate(zip(picture.columns, plan.rights, strict=True)):
        if right is None:
            continue
        if column.seat is not None:
            middle = (right - 20, plan.well.top + 44)
            draw_disc(canvas, middle, _DISC_RADIUS, signs[column.seat], theme.well_disc, theme.ink)
            continue
        before = _edge_before(plan, at)
        room = right - _NAMES_LEFT if before is None else right - before - _BEFORE_HEADING
        style, ink = _CAPTION, theme.ink2
        if column.kind is ColumnKind.RESULT:
            style, ink, room = _RESULT_HEADING, theme.ink, max(room, _RESULT_HEADING_ROOM)
        canvas.text((right, line), canvas.fitted(column.heading, style, room), style, ink, "right")


def _draw_lines(canvas: Canvas, plan: AccountLayout, rows: tuple[AccountRow, ...]) -> None:
    """The winners' bands, the payer's outline, thin lines between the other rows, a strong one above the sum."""
    theme = canvas.theme
    for row, line, foot in zip(rows, plan.lines, plan.feet, strict=False):
        band = Box(plan.well.left + 6, line - 46, plan.well.right - 6, foot + 20)
        if row.mark is Mark.WON:
            canvas.plate(band, 12, theme.amber_row)
        elif row.mark is Mark.PAYS:
            canvas.outline(band, 12, 3, theme.ink)
    marked = [row.mark is not Mark.PLAIN for row in rows]
    for either, foot in zip(pairwise(marked), plan.feet, strict=False):
        if not any(either):
            canvas.rectangle(Box(_NAMES_LEFT, foot + 23, _LINES_RIGHT, foot + 24), theme.line)
    if len(plan.lines) > len(rows):
        last = plan.lines[-1] - 50
        canvas.rectangle(Box(_NAMES_LEFT, last, _LINES_RIGHT, last + 3), theme.ink3)


def _draw_note(canvas: Canvas, parts: Sequence[str], line: int) -> None:
    """How the numbers of a row came about, below it."""
    left: float = _NAMES_LEFT
    for part in parts:
        note = canvas.fitted(part, _SUM, _LINES_RIGHT - left)
        left += canvas.text((left, line), note, _SUM, canvas.theme.ink2) + _NOTE_GAP


def _draw_cells(canvas: Canvas, plan: AccountLayout, picture: DealEndPicture, row: AccountRow, line: int) -> float:
    """The numbers of a row; gives where the room for its name ends."""
    room: float = plan.room
    inline = _has_room(picture, plan, row, canvas.locale)
    for at, (column, cell) in enumerate(zip(picture.columns, row.cells, strict=True)):
        right = plan.rights[at]
        if right is None:
            continue
        width = _draw_cell(canvas, plan, at, column, cell.word or cell.value, line)
        if at == 0 and right <= plan.room:
            room = right - width
            if cell.sum and inline:
                room -= canvas.text((room - 12, line), f"{cell.sum} =", _SUM, canvas.theme.ink2, "right") + 12
    return room


def _draw_cell(
    canvas: Canvas, plan: AccountLayout, at: int, column: AccountColumn, value: int | str | None, line: int
) -> float:
    """A number at the right edge of its column, and how wide it is; a dash where a seat meets itself."""
    theme, right = canvas.theme, plan.rights[at]
    if right is None:
        return 0
    if value is None:
        canvas.plate(Box(right - 30, line - 15, right - 30 + _DASH[0], line - 15 + _DASH[1]), 2, theme.ink3)
        return 30
    figure, styles, room = _figure(column.kind, value, canvas.locale), _STYLES[column.kind], 0
    if column.kind is ColumnKind.SHARE:
        room = plan.pitch - _BEFORE_SHARE
    elif column.kind is ColumnKind.RESULT:
        before = _edge_before(plan, at)
        room = right - (plan.room if before is None else before) - _BEFORE_RESULT
    style = next((style for style in styles if canvas.width(figure, style) <= room), styles[-1])
    ink = theme.ink2 if column.kind is ColumnKind.STANDING else theme.ink
    return canvas.text((right, line), figure, style, ink, "right")


def _draw_sum_line(canvas: Canvas, plan: AccountLayout, picture: DealEndPicture) -> None:
    """What results and standings add up to, and what the signs of the shares mean."""
    theme, line = canvas.theme, plan.lines[-1]
    left = _NAMES_LEFT + canvas.text((_NAMES_LEFT, line), picture.sum_label, _SUM_LABEL, theme.ink2) + _NOTE_GAP
    shares = zip(picture.columns, plan.rights, strict=True)
    right: float = max((edge for column, edge in shares if edge and column.kind is ColumnKind.SHARE), default=0)
    for part in reversed(picture.sum_note.split("\n")):
        if canvas.width(part, _CAPTION) <= right - left:
            right -= canvas.text((right, line), part, _CAPTION, theme.ink2, "right") + _NOTE_GAP
    for at, column in enumerate(picture.columns):
        if column.kind in (ColumnKind.RESULT, ColumnKind.STANDING):
            total = _total([row.cells[at].value for row in picture.rows])
            if total is not None:
                _draw_cell(canvas, plan, at, column, total, line)
