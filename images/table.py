"""The Big Two table: seats in two rows, the play to beat between them, and the trick so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from images.canvas import Canvas, chips_width
from images.layout import (
    TABLE_HEIGHT,
    WELL,
    WELL_RADIUS,
    WIDTH,
    centre_cards,
    chevrons,
    kept_from_right,
    plates,
    wedge,
)
from images.pictures import TablePicture, TrickStep
from images.seat import draw_disc, draw_seat
from images.text.fonts import Style, Weight
from images.text.names import monograms, plain_names
from images.theme import Theme

_TITLE = Style(Weight.BOLD, 40)
_BY = Style(Weight.MEDIUM, 36)
_STEP = Style(Weight.MEDIUM, 34)
_TITLE_GAP = 14
_TITLE_LINE, _EMPTY_LINE, _TRICK_MIDDLE = 58, 190, 333
_DISC_RADIUS, _RING = 27, 3
_AFTER_DISC, _BEFORE_ARROW, _ARROW, _AFTER_ARROW = 10, 16, 14, 14
_BETWEEN = _BEFORE_ARROW + _ARROW + _AFTER_ARROW
_WELL_PAD = 24


def table_canvas(picture: TablePicture, theme: Theme, locale: str) -> Canvas:
    """The table, drawn."""
    canvas = Canvas(TABLE_HEIGHT, theme, locale)
    canvas.plate(WELL, WELL_RADIUS, theme.well)
    boxes = plates(len(picture.seats), clockwise=picture.clockwise)
    names = plain_names([seat.name for seat in picture.seats])
    signs = monograms(names)
    for points in chevrons(boxes):
        canvas.polygon(points, theme.ink3)
    if picture.to_play is not None:
        canvas.polygon(wedge(boxes[picture.to_play]), theme.amber if theme.halo else theme.amber_ink)
    for number, (box, seat, name) in enumerate(zip(boxes, picture.seats, names, strict=True)):
        to_play, to_beat = number == picture.to_play, number == picture.to_beat
        draw_seat(canvas, box, replace(seat, name=name), signs[number], to_play=to_play, to_beat=to_beat)
    _draw_title(canvas, picture)
    for card, (left, top) in zip(picture.cards, centre_cards(len(picture.cards)), strict=True):
        canvas.card(card, left, top)
    _draw_trick(canvas, picture, signs)
    return canvas


def _draw_title(canvas: Canvas, picture: TablePicture) -> None:
    """Kind and owner of the play to beat; with nothing to beat, the line stands in the middle."""
    theme = canvas.theme
    room = WELL.width - 2 * _WELL_PAD
    title = canvas.fitted(picture.title, _TITLE, room)
    width = canvas.width(title, _TITLE)
    by = canvas.fitted(picture.by, _BY, room - width - _TITLE_GAP) if picture.by else ""
    whole = width + (_TITLE_GAP + canvas.width(by, _BY) if by else 0)
    left, line = WELL.middle - whole / 2, WELL.top + (_TITLE_LINE if picture.cards else _EMPTY_LINE)
    canvas.text((left, line), title, _TITLE, theme.ink)
    canvas.text((left + width + _TITLE_GAP, line), by, _BY, theme.ink2)


class _Step(NamedTuple):
    """A step of the trick as it is drawn: the play to beat is its disc alone, ringed, as its cards lie above."""

    step: TrickStep
    beats: bool
    width: int


def _steps(canvas: Canvas, picture: TablePicture) -> list[_Step]:
    steps = []
    last_play = max((at for at, step in enumerate(picture.trick) if step.cards), default=None)
    for at, step in enumerate(picture.trick):
        beats = at == last_play and step.seat == picture.to_beat
        width = 2 * _DISC_RADIUS
        if step.cards and not beats:
            width += _AFTER_DISC + chips_width(step.cards)
        elif step.text and not step.cards:
            width += _AFTER_DISC + round(canvas.width(step.text, _STEP))
        steps.append(_Step(step, beats, width))
    return steps


def _draw_trick(canvas: Canvas, picture: TablePicture, signs: Sequence[str]) -> None:
    """The trick so far, oldest left; what finds no room is left out at the left, behind an ellipsis."""
    steps = _steps(canvas, picture)
    more = round(canvas.width("…", _STEP))
    kept = kept_from_right([step.width for step in steps], _BETWEEN, WELL.width - 2 * _WELL_PAD, more)
    shown = steps[len(steps) - kept :]
    widths = [step.width for step in shown]
    if kept < len(steps):
        widths.insert(0, more)
    whole = sum(widths) + _BETWEEN * max(len(widths) - 1, 0)
    lefts = list(accumulate((width + _BETWEEN for width in widths), initial=round(WIDTH / 2 - whole / 2)))
    y = WELL.top + _TRICK_MIDDLE
    for left in lefts[1:-1]:
        x = left - _AFTER_ARROW - _ARROW
        canvas.polygon([(x, y - 10), (x + _ARROW, y), (x, y + 10)], canvas.theme.ink3)
    if kept < len(steps):
        canvas.text((lefts.pop(0), y + 12), "…", _STEP, canvas.theme.ink2)
    for step, left in zip(shown, lefts, strict=False):
        _draw_step(canvas, step, signs[step.step.seat], left, y)


def _draw_step(canvas: Canvas, shown: _Step, sign: str, left: int, y: int) -> None:
    theme, step = canvas.theme, shown.step
    middle = (left + _DISC_RADIUS, y)
    if shown.beats:
        canvas.disc(middle, _DISC_RADIUS + _RING, theme.ink)
    draw_disc(canvas, middle, _DISC_RADIUS, sign, theme.well_disc, theme.ink)
    left += 2 * _DISC_RADIUS + _AFTER_DISC
    if step.cards and not shown.beats:
        canvas.chips(step.cards, left, y - _DISC_RADIUS)
    elif step.text and not step.cards:
        canvas.text((left, y + 12), step.text, _STEP, theme.ink2)
