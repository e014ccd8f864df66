"""The end of a deal: the hands as left, then who pays whom, adding up to the points of deal and match.

A void deal has its hands alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from images.canvas import Canvas
from images.layout import (
    CARDS_LEFT,
    CARDS_ROOM,
    MARGIN,
    PLATE_RADIUS,
    SMALL,
    WELL_RADIUS,
    WIDTH,
    Box,
    Settlement,
    left_cards,
    left_hands,
    settlement,
)
from images.pictures import DealEndPicture, LeftHand, SettlementRow
from images.seat import draw_disc, draw_standing
from images.text.fonts import Style, Weight
from images.text.names import monograms, plain_names
from images.text.points import signed
from images.text.runs import measure
from images.theme import AMBER_CAPTION, Colour, Theme

_TITLE = Style(Weight.BOLD, 42)
_SUBTITLE = Style(Weight.MEDIUM, 36)
_CAPTION = Style(Weight.MEDIUM, 34)
_NAME = Style(Weight.SEMIBOLD, 38)
_NOTE = Style(Weight.SEMIBOLD, 36)
_ROW_NAME = Style(Weight.SEMIBOLD, 36)
_HEADING = Style(Weight.SEMIBOLD, 34)
_PENALTY = Style(Weight.SEMIBOLD, 36, tabular=True)
_PRODUCT = Style(Weight.MEDIUM, 33, tabular=True)
_RECEIVED = Style(Weight.MEDIUM, 35, tabular=True)
_TIGHT_RECEIVED = Style(Weight.MEDIUM, 32, tabular=True)
_DEAL_STYLES = tuple(Style(Weight.BOLD, size, tabular=True) for size in (40, 36, 32))
_MATCH = Style(Weight.MEDIUM, 35, tabular=True)
_BEFORE_DEAL, _BEFORE_MATCH = 8, 12
_TITLE_LINE = 66
_HAND_TEXT_LINE = 61
_HIGH_NAME_LINE, _HAND_CAPTION_LINE, _SIGN_HEIGHT = 43, 81, 32
_DISC_RADIUS, _COLUMN_DISC_RADIUS = 28, 26
_HEADING_LINE = 56
_NAMES_LEFT, _LINES_RIGHT = 50, 1051
_DASH = (22, 4)
_NOTE_GAP = 27
_NAME_ROOM = 150


def deal_end_canvas(picture: DealEndPicture, theme: Theme, locale: str) -> Canvas:
    """The end of a deal, drawn."""
    boxes = left_hands([len(hand.cards) for hand in picture.hands])
    columns = any(row.received for row in picture.rows)
    settled, summed = len(picture.rows), bool(picture.sum_label)
    notes: dict[int, tuple[str, ...]] = {}
    plan = None
    if settled:
        plan = settlement(settled, boxes[-1], columns=columns, summed=summed)
        notes = _notes(picture, plan, locale)
        plan = settlement(settled, boxes[-1], columns=columns, summed=summed, noted=notes)
    canvas = Canvas((plan.well if plan else boxes[-1]).bottom + MARGIN, theme, locale)
    _draw_title(canvas, picture)
    names = plain_names([hand.name for hand in picture.hands])
    signs = monograms(names)
    for box, hand, name, sign in zip(boxes, picture.hands, names, signs, strict=True):
        _draw_hand(canvas, box, replace(hand, name=name), sign)
    if plan:
        _draw_settlement(canvas, plan, picture, names, signs, notes)
    return canvas


def _notes(picture: DealEndPicture, plan: Settlement, locale: str) -> dict[int, tuple[str, ...]]:
    """What stands below rows: products that have no room beside a name, and how the points came about."""
    penalty, deal, _ = picture.headings
    found = {}
    for number, row in enumerate(picture.rows):
        parts = []
        if row.product and not _has_room(row, plan, locale):
            parts.append(f"{penalty} {row.product} = {row.penalty}")
        if row.account:
            parts.append(f"{deal} {row.account} = {signed(row.deal)}")
        if parts:
            found[number] = tuple(parts)
    return found


def _has_room(row: SettlementRow, plan: Settlement, locale: str) -> bool:
    """Whether the product of a row stands before its penalty and leaves the name readable."""
    taken = measure(str(row.penalty), _PENALTY, locale) + measure(f"{row.product} =", _PRODUCT, locale) + 12
    name = min(measure(row.name, _ROW_NAME, locale), _NAME_ROOM) if plan.names else 2 * _COLUMN_DISC_RADIUS
    return plan.penalty - taken - 14 >= _NAMES_LEFT + name


def _draw_settlement(
    canvas: Canvas,
    plan: Settlement,
    picture: DealEndPicture,
    names: Sequence[str],
    signs: tuple[str, ...],
    notes: Mapping[int, tuple[str, ...]],
) -> None:
    """The grid of who pays whom."""
    matches = [row.match for row in picture.rows]
    widest = max(canvas.width(signed(points), _MATCH) for points in (*matches, sum(matches)))
    plan = plan._replace(deal=min(plan.deal, plan.match - round(widest) - _BEFORE_MATCH))
    canvas.plate(plan.well, WELL_RADIUS, canvas.theme.well)
    _draw_headings(canvas, plan, picture, signs)
    _draw_lines(canvas, plan, picture.rows)
    for number, (row, line, name, sign) in enumerate(zip(picture.rows, plan.lines, names, signs, strict=False)):
        _draw_row(canvas, plan, replace(row, name=name), line, sign, inline=_has_room(row, plan, canvas.locale))
        _draw_note(canvas, notes.get(number, ()), plan.feet[number])
    if picture.sum_label:
        _draw_sum(canvas, plan, picture)


def _draw_title(canvas: Canvas, picture: DealEndPicture) -> None:
    theme = canvas.theme
    room = WIDTH - 2 * MARGIN
    title = canvas.fitted(picture.title, _TITLE, room)
    left = MARGIN + canvas.text((MARGIN, _TITLE_LINE), title, _TITLE, theme.ink) + 22
    caption = canvas.fitted(picture.caption, _CAPTION, room / 3)
    right = WIDTH - MARGIN - canvas.text((WIDTH - MARGIN, _TITLE_LINE), caption, _CAPTION, theme.ink2, "right") - 22
    canvas.text((left, _TITLE_LINE), canvas.fitted(picture.subtitle, _SUBTITLE, right - left), _SUBTITLE, theme.ink2)


def _draw_hand(canvas: Canvas, box: Box, hand: LeftHand, sign: str) -> None:
    """Who, and what they held; the winner's row is amber, that of who pays for everybody outlined."""
    theme = canvas.theme
    if hand.payer:
        canvas.plate(box.grown(2), PLATE_RADIUS + 2, theme.ink)
        canvas.plate(box.grown(-2), PLATE_RADIUS - 2, theme.plate)
    elif theme.plate_edge and not hand.winner:
        canvas.plate(box, PLATE_RADIUS, theme.plate_edge)
        canvas.plate(box.grown(-2), PLATE_RADIUS - 2, theme.plate)
    else:
        canvas.plate(box, PLATE_RADIUS, theme.amber if hand.winner else theme.plate)
    ink = theme.amber_ink if hand.winner else theme.ink
    disc, disc_ink = (theme.amber_ink, theme.amber) if hand.winner else (theme.disc, theme.ink)
    draw_disc(canvas, (box.left + 44, box.top + 48), _DISC_RADIUS, sign, disc, disc_ink)
    _draw_who(canvas, box, hand, ink)
    if not hand.cards:
        note = canvas.fitted(hand.note, _NOTE, CARDS_ROOM)
        canvas.text((CARDS_LEFT, box.top + _HAND_TEXT_LINE), note, _NOTE, ink if hand.winner else theme.ink2)
    for card, (left, top) in zip(hand.cards, left_cards(box, len(hand.cards)), strict=True):
        canvas.card(card, left, top, SMALL)


def _draw_who(canvas: Canvas, box: Box, hand: LeftHand, ink: Colour) -> None:
    """The name; with a standing or a caption, these stand below it."""
    left, more = box.left + 88, hand.standing or hand.caption
    room = CARDS_LEFT - left - 16
    line = box.top + (_HIGH_NAME_LINE if more else _HAND_TEXT_LINE)
    canvas.text((left, line), canvas.fitted(hand.name, _NAME, room), _NAME, ink)
    if more:
        quiet = AMBER_CAPTION if hand.winner else canvas.theme.ink2
        line = box.top + _HAND_CAPTION_LINE
        sign = draw_standing(canvas, (left, line - _SIGN_HEIGHT + 4), hand.standing, ink, _SIGN_HEIGHT)
        canvas.text((left + sign, line), canvas.fitted(hand.caption, _CAPTION, room - sign), _CAPTION, quiet)


def _draw_headings(canvas: Canvas, plan: Settlement, picture: DealEndPicture, signs: tuple[str, ...]) -> None:
    theme, top = canvas.theme, plan.well.top
    penalty, deal, match = picture.headings
    line = top + _HEADING_LINE
    room = plan.penalty - _NAMES_LEFT
    canvas.text((plan.penalty, line), canvas.fitted(penalty, _CAPTION, room), _CAPTION, theme.ink2, "right")
    for right, sign in zip(plan.columns, signs, strict=False):
        middle = (right - 20, top + 44)
        draw_disc(canvas, middle, _COLUMN_DISC_RADIUS, sign, theme.well_disc, theme.ink)
    match = canvas.fitted(match, _CAPTION, plan.match - plan.deal - 14)
    canvas.text((plan.match, line), match, _CAPTION, theme.ink2, "right")
    canvas.text((plan.deal, line), canvas.fitted(deal, _HEADING, 110), _HEADING, theme.ink, "right")


def _draw_lines(canvas: Canvas, plan: Settlement, rows: tuple[SettlementRow, ...]) -> None:
    """The winner's band, the payer's outline, thin lines between the other rows, a strong one above the sum."""
    theme = canvas.theme
    for row, line, foot in zip(rows, plan.lines, plan.feet, strict=False):
        band = Box(plan.well.left + 6, line - 46, plan.well.right - 6, foot + 20)
        if row.winner:
            canvas.plate(band, 12, theme.amber_row)
        elif row.payer:
            canvas.outline(band, 12, 3, theme.ink)
    marked = [row.winner or row.payer for row in rows]
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
        note = canvas.fitted(part, _PRODUCT, _LINES_RIGHT - left)
        left += canvas.text((left, line), note, _PRODUCT, canvas.theme.ink2) + _NOTE_GAP


def _draw_row(canvas: Canvas, plan: Settlement, row: SettlementRow, line: int, sign: str, *, inline: bool) -> None:
    """``inline``: the product stands before its penalty."""
    theme = canvas.theme
    penalty = "" if row.penalty is None else str(row.penalty)
    room = plan.penalty - canvas.text((plan.penalty, line), penalty, _PENALTY, theme.ink, "right")
    if row.product and inline:
        product = f"{row.product} ="
        room -= canvas.text((room - 12, line), product, _PRODUCT, theme.ink2, "right") + 12
    if plan.names:
        name = canvas.fitted(row.name, _ROW_NAME, room - _NAMES_LEFT - 14)
        canvas.text((_NAMES_LEFT, line), name, _ROW_NAME, theme.ink)
    else:
        draw_disc(canvas, (_NAMES_LEFT + 26, line - 12), _COLUMN_DISC_RADIUS, sign, theme.well_disc, theme.ink)
    _draw_received(canvas, plan, row, line)
    _draw_totals(canvas, plan, line, row.deal, row.match)


def _draw_totals(canvas: Canvas, plan: Settlement, line: int, deal: int, match: int) -> None:
    """Points of deal and match; those of the deal are set smaller where they have many figures."""
    room = plan.deal - (plan.columns[-1] if plan.columns else plan.penalty) - _BEFORE_DEAL
    style = next((style for style in _DEAL_STYLES if canvas.width(signed(deal), style) <= room), _DEAL_STYLES[-1])
    canvas.text((plan.deal, line), signed(deal), style, canvas.theme.ink, "right")
    canvas.text((plan.match, line), signed(match), _MATCH, canvas.theme.ink2, "right")


def _draw_received(canvas: Canvas, plan: Settlement, row: SettlementRow, line: int) -> None:
    """What the row gets from each seat; a dash where a seat meets itself."""
    theme = canvas.theme
    for right, points in zip(plan.columns, row.received, strict=False):
        if points is None:
            dash = Box(right - 30, line - 15, right - 30 + _DASH[0], line - 15 + _DASH[1])
            canvas.plate(dash, 2, theme.ink3)
            continue
        text = signed(points)
        style = _RECEIVED if canvas.width(text, _RECEIVED) <= plan.pitch - 8 else _TIGHT_RECEIVED
        canvas.text((right, line), text, style, theme.ink, "right")


def _draw_sum(canvas: Canvas, plan: Settlement, picture: DealEndPicture) -> None:
    theme, line = canvas.theme, plan.lines[-1]
    left = _NAMES_LEFT + canvas.text((_NAMES_LEFT, line), picture.sum_label, _SUBTITLE, theme.ink2) + _NOTE_GAP
    right: float = plan.columns[-1] if plan.columns else 0  # the note explains the columns
    for part in reversed(picture.sum_note.split("\n")):
        if canvas.width(part, _CAPTION) <= right - left:
            right -= canvas.text((right, line), part, _CAPTION, theme.ink2, "right") + _NOTE_GAP
    deal, match = sum(row.deal for row in picture.rows), sum(row.match for row in picture.rows)
    _draw_totals(canvas, plan, line, deal, match)
