"""A trick in which everybody plays once: each play beside its plate, the winning one ringed, gaps for those to come."""

from __future__ import annotations

from itertools import groupby

from bot.cards import Card
from bot.scenes.marks import CardState
from images.canvas import Canvas
from images.faces.plates import dashed_mask
from images.layout import MEDIUM, Box
from images.pictures import TablePicture
from images.table.table_layout import TableLayout, cards_by_plate
from images.text.fonts import Style, Weight

_LINE = Style(Weight.MEDIUM, 36)
_GAP = Style(Weight.MEDIUM, 32)
_WINS = Style(Weight.SEMIBOLD, 36)
_ARROW, _AROUND_ARROW = 14, 14
_RING, _RING_RADIUS, _RING_LINE = 12, 18, 5
_DASH, _GAP_PAD = 3, 3
_WELL_PAD = 24


def draw_plays_by_plates(canvas: Canvas, picture: TablePicture, plan: TableLayout) -> None:
    """Draw the plays of the trick, and between the rows what was led and who wins so far.

    Until somebody leads, the trick before lies there, dimmed, and the line says who won it and who leads.
    """
    if not picture.trick:
        _draw_before(canvas, picture, plan)
        return
    played = {step.seat: step.cards for step in picture.trick}
    for seat, plate in enumerate(plan.plates):
        cards = played.get(seat, ())
        lies = cards or picture.trick[0].cards
        places = _places(plate, plan.well, lies)
        if not cards:
            _draw_gap(canvas, _around(places), picture.to_come, len(lies))
            continue
        if seat == picture.to_beat:
            _draw_ring(canvas, places)
        for card, (left, top) in zip(cards, places, strict=True):
            canvas.card(card, left, top, MEDIUM)
    _draw_line(canvas, picture, plan.well)


def _draw_before(canvas: Canvas, picture: TablePicture, plan: TableLayout) -> None:
    for step in picture.before:
        places = _places(plan.plates[step.seat], plan.well, step.cards)
        for card, (left, top) in zip(step.cards, places, strict=True):
            canvas.card(card, left, top, MEDIUM, CardState.NOT_PLAYABLE)
    _draw_line(canvas, picture, plan.well)


def _places(plate: Box, well: Box, cards: tuple[Card, ...]) -> tuple[tuple[int, int], ...]:
    """Where the cards of a play lie."""
    return cards_by_plate(plate, well, [len(list(same)) for _, same in groupby(cards)])


def _around(places: tuple[tuple[int, int], ...]) -> Box:
    """The box of a play."""
    (left, top), (last, _) = places[0], places[-1]
    return Box(left, top, last + MEDIUM.width, top + MEDIUM.height)


def _draw_gap(canvas: Canvas, box: Box, said: str, count: int) -> None:
    """Draw the dashed outline of a play to come, as wide as the lead, and in it how many cards it has.

    Where the words are too wide, only the number stands there.
    """
    theme = canvas.theme
    canvas.mask(dashed_mask(box.width, box.height, MEDIUM.radius, _DASH), box.left, box.top, theme.ink3)
    text = said if canvas.width(said, _GAP) <= box.width - 2 * (_DASH + _GAP_PAD) else str(count)
    canvas.text((box.middle, round((box.top + box.bottom) / 2) + 12), text, _GAP, theme.ink2, "middle")


def _draw_ring(canvas: Canvas, places: tuple[tuple[int, int], ...]) -> None:
    canvas.outline(_around(places).grown(_RING), _RING_RADIUS, _RING_LINE, canvas.theme.ring)


def _draw_line(canvas: Canvas, picture: TablePicture, well: Box) -> None:
    """Draw what was led, then who wins it so far; without a winner the one line alone."""
    theme, room = canvas.theme, well.width - 2 * _WELL_PAD
    between = 2 * _AROUND_ARROW + _ARROW if picture.by else 0
    wins = canvas.fitted(picture.by, _WINS, room / 2) if picture.by else ""
    behind = canvas.width(wins, _WINS) + between if wins else 0
    title = canvas.fitted(picture.title, _LINE, room - behind)
    width = canvas.width(title, _LINE)
    left, line = well.middle - (width + behind) / 2, round((well.top + well.bottom) / 2) + 12
    canvas.text((left, line), title, _LINE, theme.ink2)
    if wins:
        x, y = left + width + _AROUND_ARROW, line - 12
        canvas.polygon([(x, y - 9), (x + _ARROW, y), (x, y + 9)], theme.ink3)
        canvas.text((left + width + between, line), wins, _WINS, theme.amber_text)
