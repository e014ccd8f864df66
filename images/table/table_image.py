"""The table: seats in two rows, the play to beat between them, and what happened so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from images.canvas import CHIP_GAP, Canvas, chips_width
from images.faces.plates import BACK_CHIP
from images.layout import LARGE, MARGIN, WELL_RADIUS, Box, left_hands
from images.pictures import LyingApart, TablePicture
from images.table.bar import draw_bar, needs_line
from images.table.open_hand import draw_open_hand
from images.table.plays_by_plates import draw_plays_by_plates
from images.table.seat import draw_seat
from images.table.steps import draw_steps
from images.table.table_layout import STRIP_HEIGHT, centre_cards, table_layout, wedge
from images.text.fitted_names import monograms, plain_names
from images.text.fonts import Style, Weight
from images.theme import Theme

_TITLE = Style(Weight.BOLD, 40)
_BY = Style(Weight.MEDIUM, 36)
_TITLE_GAP = 14
_TITLE_LINE, _EMPTY_LINE = 58, 190
_WELL_PAD = 24


def table_canvas(picture: TablePicture, theme: Theme, locale: str) -> Canvas:
    """Draw the table."""
    bar_line = picture.bar is not None and needs_line(picture.bar, locale)
    plan = table_layout(
        len(picture.seats),
        clockwise=picture.clockwise,
        backwards=picture.backwards,
        strip=bool(picture.apart),
        bar=picture.bar is not None,
        bar_line=bar_line,
    )
    open_boxes = left_hands([len(hand.cards) for hand in picture.hands], top=plan.height)
    canvas = Canvas(open_boxes[-1].bottom + MARGIN if open_boxes else plan.height, theme, locale)
    canvas.plate(plan.well, WELL_RADIUS, theme.well)
    if picture.bar is not None:
        draw_bar(canvas, picture.bar, line=bar_line)
    names = plain_names([seat.name for seat in picture.seats])
    signs = monograms(names)
    for points in plan.chevrons:
        canvas.polygon(points, theme.ink3)
    for seat in sorted(picture.to_play):
        canvas.polygon(wedge(plan.plates[seat], plan.well), theme.amber if theme.halo else theme.amber_ink)
    for number, (box, plate, name) in enumerate(zip(plan.plates, picture.seats, names, strict=True)):
        to_play, to_beat = number in picture.to_play, number == picture.to_beat
        draw_seat(canvas, box, replace(plate, name=name), signs[number], to_play=to_play, to_beat=to_beat)
    if picture.plays_by_seats:
        draw_plays_by_plates(canvas, picture, plan)
    else:
        _draw_title(canvas, picture, plan.well)
        _draw_centre(canvas, picture, plan.well)
        draw_steps(canvas, picture, signs, plan.well)
    if picture.apart:
        draw_strip(canvas, picture.apart, plan.well)
    for box, hand in zip(open_boxes, picture.hands, strict=True):
        draw_open_hand(canvas, box, hand, names[hand.seat], signs[hand.seat])
    return canvas


def _draw_title(canvas: Canvas, picture: TablePicture, well: Box) -> None:
    """Draw the kind and owner of the play to beat. If there are no cards to show, the line goes in the middle."""
    theme = canvas.theme
    room = well.width - 2 * _WELL_PAD
    title = canvas.fitted(picture.title, _TITLE, room)
    width = canvas.width(title, _TITLE)
    by = canvas.fitted(picture.by, _BY, room - width - _TITLE_GAP) if picture.by else ""
    whole = width + (_TITLE_GAP + canvas.width(by, _BY) if by else 0)
    filled = picture.cards or picture.closed
    left, line = well.middle - whole / 2, well.top + (_TITLE_LINE if filled else _EMPTY_LINE)
    canvas.text((left, line), title, _TITLE, theme.ink)
    canvas.text((left + width + _TITLE_GAP, line), by, _BY, theme.ink2)


def _draw_centre(canvas: Canvas, picture: TablePicture, well: Box) -> None:
    """Draw the play to beat or, if there is none, the face-down cards to choose from."""
    for card, (left, top) in zip(picture.cards, centre_cards(well, len(picture.cards)), strict=True):
        canvas.card(card, left, top)
    if not picture.cards:
        for label, (left, top) in zip(picture.closed, centre_cards(well, len(picture.closed)), strict=True):
            canvas.back(left, top, LARGE, label)


# --- Strips ---


_CAPTION = Style(Weight.MEDIUM, 34)
_NUMBER = Style(Weight.BOLD, 44, tabular=True)
_PAD, _AFTER, _BETWEEN = 24, 14, 40
_CHIP_HALF = BACK_CHIP.height // 2
_PILE, _PILE_STEP = 3, 7
"""How many backs a pile shows, and how far each one sticks out from under the next."""


def draw_strip(canvas: Canvas, apart: Sequence[LyingApart], well: Box) -> None:
    """Draw a thin line, then open cards at the left and piles at the right, each in the order given."""
    top = well.bottom - STRIP_HEIGHT
    canvas.rectangle(Box(well.left + _PAD, top - 4, well.right - _PAD, top - 3), canvas.theme.line)
    y = top + STRIP_HEIGHT // 2 - 2
    left, right = well.left + _PAD, well.right - _PAD
    for pile in reversed(apart):
        if pile.number is not None:
            right = _draw_pile(canvas, pile.number, pile.caption, right, y) - _BETWEEN
    for lying in apart:
        if lying.cards:
            left = _draw_open(canvas, lying, left, right, y) + _BETWEEN


def _draw_pile(canvas: Canvas, count: int, caption: str, right: int, y: int) -> int:
    """Draw caption, pile and number, ending at ``right``; returns where they begin. An empty one has no backs."""
    theme = canvas.theme
    left = round(right - canvas.text((right, y + 16), str(count), _NUMBER, theme.ink, "right")) - _AFTER
    backs = min(count, _PILE)
    if backs:
        left -= BACK_CHIP.width + (backs - 1) * _PILE_STEP
        for number in range(backs):
            canvas.back(left + number * _PILE_STEP, y - _CHIP_HALF)
        left -= _AFTER
    caption = canvas.fitted(caption, _CAPTION, left / 3)
    return round(left - canvas.text((left, y + 12), caption, _CAPTION, theme.ink2, "right"))


def _draw_open(canvas: Canvas, lying: LyingApart, left: int, right: int, y: int) -> int:
    """Draw caption and chips; an ellipsis replaces the last chips if they do not all fit. Returns where they end."""
    theme, cards = canvas.theme, lying.cards
    caption = canvas.fitted(lying.caption, _CAPTION, (right - left) / 2)
    left += round(canvas.text((left, y + 12), caption, _CAPTION, theme.ink2)) + _AFTER
    more = canvas.width("…", _CAPTION) + CHIP_GAP
    while len(cards) > 1 and left + chips_width(cards) + (more if cards != lying.cards else 0) > right:
        cards = cards[:-1]
    end = canvas.chips(cards, left, y - _CHIP_HALF)
    if cards != lying.cards:
        end += CHIP_GAP + round(canvas.text((end + CHIP_GAP, y + 12), "…", _CAPTION, theme.ink2))
    return end
