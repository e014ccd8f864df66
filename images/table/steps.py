"""A line of what has happened at a table: the plays and passes of a trick, or the gifts of an exchange."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from images.canvas import Canvas, chips_width
from images.layout import Box
from images.pictures import TablePicture, TrickStep
from images.table.seat import draw_disc
from images.table.table_layout import kept_from_right
from images.text.fonts import Style, Weight

_STEP = Style(Weight.MEDIUM, 34)
_TRICK_MIDDLE = 333
_DISC_RADIUS, _RING = 27, 3
_AFTER_DISC, _BEFORE_ARROW, _ARROW, _AFTER_ARROW = 10, 16, 14, 14
_BETWEEN = _BEFORE_ARROW + _ARROW + _AFTER_ARROW
_GIFT_PAD, _GIFT_GAP = 8, 14
_SHAFT, _SHAFT_WEIGHT = 26, 6
_TO = _AFTER_DISC + _SHAFT + _ARROW + _AFTER_DISC + 2 * _DISC_RADIUS
"""Room for an arrow and the disc it points to."""
_WELL_PAD = 24


class _Step(NamedTuple):
    """A step with its width. The play to beat is drawn as a ringed disc only, since its cards are shown above."""

    step: TrickStep
    beats: bool
    width: int


def _steps(canvas: Canvas, picture: TablePicture) -> list[_Step]:
    steps = []
    last_play = max((at for at, step in enumerate(picture.trick) if step.cards), default=None)
    for at, step in enumerate(picture.trick):
        beats = at == last_play and step.seat == picture.to_beat
        width = 2 * _DISC_RADIUS
        if (step.cards or step.closed) and not beats:
            width += _AFTER_DISC + chips_width(step.cards, step.closed)
        elif step.text and not step.cards:
            width += _AFTER_DISC + round(canvas.width(step.text, _STEP))
        if step.to is not None:
            width += _TO + 2 * _GIFT_PAD
        steps.append(_Step(step, beats, width))
    return steps


def draw_steps(canvas: Canvas, picture: TablePicture, signs: Sequence[str], well: Box) -> None:
    """Draw the steps, oldest at the left.

    If they do not all fit, the oldest are left out and an ellipsis takes their place.

    Plays and passes follow each other with arrows; each gift has a plate of its own, from giver to receiver.
    """
    steps = _steps(canvas, picture)
    gifts = any(step.step.to is not None for step in steps)
    between = _GIFT_GAP if gifts else _BETWEEN
    more = round(canvas.width("…", _STEP))
    kept = kept_from_right([step.width for step in steps], between, well.width - 2 * _WELL_PAD, more)
    shown = steps[len(steps) - kept :]
    widths = [step.width for step in shown]
    if kept < len(steps):
        widths.insert(0, more)
    whole = sum(widths) + between * max(len(widths) - 1, 0)
    lefts = list(accumulate((width + between for width in widths), initial=round(well.middle - whole / 2)))
    y = well.top + _TRICK_MIDDLE
    if not gifts:
        for left in lefts[1:-1]:
            _draw_head(canvas, left - _AFTER_ARROW - _ARROW, y)
    if kept < len(steps):
        canvas.text((lefts.pop(0), y + 12), "…", _STEP, canvas.theme.ink2)
    for step, left in zip(shown, lefts, strict=False):
        if step.step.to is None:
            _draw_step(canvas, step, signs[step.step.seat], left, y)
        else:
            _draw_gift(canvas, step, signs[step.step.seat], signs[step.step.to], left, y)


def _draw_head(canvas: Canvas, left: int, y: int) -> None:
    canvas.polygon([(left, y - 10), (left + _ARROW, y), (left, y + 10)], canvas.theme.ink3)


def _draw_step(canvas: Canvas, shown: _Step, sign: str, left: int, y: int) -> int:
    """Draw a disc, then chips or words; returns where they end."""
    theme, step = canvas.theme, shown.step
    middle = (left + _DISC_RADIUS, y)
    if shown.beats:
        canvas.disc(middle, _DISC_RADIUS + _RING, theme.ink)
    draw_disc(canvas, middle, _DISC_RADIUS, sign, theme.well_disc, theme.ink)
    end = left + 2 * _DISC_RADIUS
    if (step.cards or step.closed) and not shown.beats:
        return canvas.chips(step.cards, end + _AFTER_DISC, y - _DISC_RADIUS, step.closed)
    if step.text and not step.cards:
        return end + _AFTER_DISC + round(canvas.text((end + _AFTER_DISC, y + 12), step.text, _STEP, theme.ink2))
    return end


def _draw_gift(canvas: Canvas, shown: _Step, giver: str, receiver: str, left: int, y: int) -> None:
    theme, radius = canvas.theme, _DISC_RADIUS + _GIFT_PAD
    canvas.plate(Box(left, y - radius, left + shown.width, y + radius), radius, theme.plate)
    end = _draw_step(canvas, shown, giver, left + _GIFT_PAD, y) + _AFTER_DISC
    canvas.rectangle(Box(end, y - _SHAFT_WEIGHT // 2, end + _SHAFT, y + _SHAFT_WEIGHT // 2), theme.ink3)
    _draw_head(canvas, end + _SHAFT, y)
    middle = (end + _SHAFT + _ARROW + _AFTER_DISC + _DISC_RADIUS, y)
    draw_disc(canvas, middle, _DISC_RADIUS, receiver, theme.well_disc, theme.ink)
