"""The leaderboard, drawn: a row for each member with place, disc, name, the course of the latest deals, and points."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.faces.outline import Point
from images.layout import MARGIN, PLATE_RADIUS, WIDTH, Box
from images.pictures import BoardLine, BoardPicture
from images.table.seat import draw_disc
from images.text.fitted_names import monograms, plain_names
from images.text.fonts import Style, Weight
from images.text.points import signed
from images.text.runs import measure
from images.theme import Theme

ROWS_TOP, ROW_PITCH, ROW_HEIGHT = 104, 84, 80
HEADINGS_LINE = 54
"""How much further down the rows stand where the headings have a line of their own."""
BEFORE_OWN = 26
"""Room for three dots between the last row of the page and the reader's own."""
COURSE = Box(640, 20, 840, 60)
"""Where the course stands in its row."""

_TITLES = tuple(Style(Weight.BOLD, size) for size in (42, 36, 32))
_HEADING = Style(Weight.MEDIUM, 36)
_LEADING = tuple(Style(Weight.BOLD, size, tabular=True) for size in (38, 32))
_PLACE = tuple(Style(Weight.SEMIBOLD, size, tabular=True) for size in (38, 32))
_NAME = Style(Weight.SEMIBOLD, 40)
_POINTS = tuple(Style(Weight.BOLD, size, tabular=True) for size in (42, 36, 32))
_HEADING_LINE, _ROW_LINE = 68, 53
_PLACE_LEFT, _PLACE_RIGHT = MARGIN + 6, 104
_DISC_MIDDLE, _DISC_RADIUS = 154, 28
_NAME_LEFT, _NAME_ROOM = 202, COURSE.left - 24 - 202
_POINTS_RIGHT, _POINTS_ROOM = 1050, 1050 - COURSE.right - 24
_LINE, _END_RADIUS = 4, 7
_DOT_RADIUS, _DOT_PITCH = 4, 22


def board_canvas(picture: BoardPicture, theme: Theme, locale: str) -> Canvas:
    """A page of a leaderboard, drawn."""
    down = HEADINGS_LINE if needs_line(picture, locale) else 0
    rows, own = row_boxes(len(picture.lines), down)
    canvas = Canvas((own if picture.below else rows[-1] if rows else own).bottom + MARGIN, theme, locale)
    _draw_headings(canvas, picture, down)
    every = [*picture.lines, *([picture.below] if picture.below else [])]
    names = plain_names([line.name for line in every])
    signs = monograms(names)
    for number, (line, name, sign) in enumerate(zip(every, names, signs, strict=True)):
        below = line is picture.below
        _draw_row(canvas, own if below else rows[number], line, name, sign, on_plate=number % 2 == 0)
    if picture.below:
        middle = own.top - BEFORE_OWN / 2
        for step in (-1, 0, 1):
            canvas.disc((WIDTH / 2 + step * _DOT_PITCH, middle), _DOT_RADIUS, theme.ink3)
    return canvas


def needs_line(picture: BoardPicture, locale: str) -> bool:
    """Whether title and headings are too long for one line, so that the headings have one of their own."""
    title = measure(picture.title, _TITLES[-1], locale)
    course, points = (measure(text, _HEADING, locale) for text in (picture.course_heading, picture.points_heading))
    return title > COURSE.left - MARGIN - 24 or COURSE.left + course + 24 + points > WIDTH - MARGIN


def row_boxes(count: int, down: int = 0) -> tuple[tuple[Box, ...], Box]:
    """Where the rows of a page stand, so far ``down``, and where the reader's own does if it is on another page."""
    tops = [ROWS_TOP + down + number * ROW_PITCH for number in range(count)]
    rows = tuple(Box(MARGIN, top, WIDTH - MARGIN, top + ROW_HEIGHT) for top in tops)
    top = rows[-1].bottom + BEFORE_OWN if rows else ROWS_TOP + down
    return rows, Box(MARGIN, top, WIDTH - MARGIN, top + ROW_HEIGHT)


def course_points(values: Sequence[int], room: Box) -> list[Point]:
    """The corners of a course, on its own scale; one that does not change lies halfway up."""
    low, high = min(values), max(values)
    step = room.width / max(len(values) - 1, 1)
    share = [(value - low) / (high - low) if high > low else 0.5 for value in values]
    return [(room.left + number * step, room.bottom - part * room.height) for number, part in enumerate(share)]


def _draw_headings(canvas: Canvas, picture: BoardPicture, down: int) -> None:
    """Draw the title, and the headings behind it, or so far ``down`` below it, where long ones begin further left."""
    theme, right, line = canvas.theme, WIDTH - MARGIN, _HEADING_LINE + down
    points = canvas.fitted(picture.points_heading, _HEADING, right - COURSE.right)
    right -= round(canvas.text((right, line), points, _HEADING, theme.ink2, "right")) + 24
    left = min(COURSE.left, right - canvas.width(picture.course_heading, _HEADING)) if down else COURSE.left
    course = canvas.fitted(picture.course_heading, _HEADING, right - max(left, MARGIN))
    canvas.text((max(left, MARGIN), line), course, _HEADING, theme.ink2)
    room = WIDTH - 2 * MARGIN if down else COURSE.left - MARGIN - 24
    style = title_style(canvas, picture.title, room)
    canvas.text((MARGIN, _HEADING_LINE), canvas.fitted(picture.title, style, room), style, theme.ink)


def _draw_row(canvas: Canvas, box: Box, line: BoardLine, name: str, sign: str, *, on_plate: bool) -> None:
    theme, ground = canvas.theme, box.top + _ROW_LINE
    if line.own:
        canvas.plate(box, PLATE_RADIUS, theme.amber)
    elif on_plate:
        if theme.plate_edge:
            canvas.plate(box, PLATE_RADIUS, theme.plate_edge)
        canvas.plate(box.grown(-2) if theme.plate_edge else box, PLATE_RADIUS, theme.plate)
    ink, quiet = (theme.amber_ink, theme.amber_ink) if line.own else (theme.ink, theme.ink2)
    disc, disc_ink = (theme.amber_ink, theme.amber) if line.own else (theme.disc, theme.ink)
    styles = _LEADING if line.leads or line.own else _PLACE
    style = _widest(canvas, line.place, styles, _PLACE_RIGHT - _PLACE_LEFT)
    place_ink = ink if line.leads else quiet
    if canvas.width(line.place, style) > _PLACE_RIGHT - _PLACE_LEFT:  # so far down that it takes the disc's room, too
        canvas.text((_PLACE_LEFT + 8, ground), line.place, style, place_ink)
    else:
        canvas.text((_PLACE_RIGHT, ground), line.place, style, place_ink, "right")
        draw_disc(canvas, (_DISC_MIDDLE, box.top + ROW_HEIGHT / 2), _DISC_RADIUS, sign, disc, disc_ink)
    canvas.text((_NAME_LEFT, ground), canvas.fitted(name, _NAME, _NAME_ROOM), _NAME, ink)
    if len(line.course) > 1:
        room = Box(COURSE.left, box.top + COURSE.top, COURSE.right, box.top + COURSE.bottom)
        corners = course_points(line.course, room)
        canvas.line(corners, _LINE, quiet)
        canvas.disc(corners[-1], _END_RADIUS, ink)
    points = signed(line.points, canvas.locale)
    canvas.text((_POINTS_RIGHT, ground), points, _widest(canvas, points, _POINTS, _POINTS_ROOM), ink, "right")


def title_style(canvas: Canvas, title: str, room: float) -> Style:
    """How large a title is written: smaller, before it is cut."""
    return _widest(canvas, title, _TITLES, room)


def _widest(canvas: Canvas, text: str, styles: Sequence[Style], room: float) -> Style:
    """The largest style in which a text fits, else the smallest."""
    return next((style for style in styles if canvas.width(text, style) <= room), styles[-1])
