"""The hand: a header that says what is asked, then the cards, each as high as its state has it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bot.cards import Card
from bot.scenes.marks import CardState, GroupTag
from images.canvas import Canvas, chips_width
from images.faces.emblems import star_mask
from images.faces.suits import suit_mask
from images.hand.grouped_layout import grouped_layout
from images.hand.other_hands import draw_others, lines_of_others
from images.layout import HAND_MARGIN, LIFT, WIDTH, Box, HandLayout, hand_layout
from images.pictures import HandPicture
from images.text.fonts import Style, Weight
from images.theme import SUIT_INKS, Colour, Theme

_PILL = Style(Weight.BOLD, 34)
_CAPTION = Style(Weight.MEDIUM, 34)
_NAME = Style(Weight.BOLD, 34)
_COUNT = Style(Weight.BOLD, 38, tabular=True)
_BASELINE = 62
_PILL_TOP, _PILL_HEIGHT, _PILL_PAD = 22, 56, 18
_AFTER_PILL, _AFTER_CAPTION, _BEFORE_CHIPS = 26, 9, 16
_CHIP_TOP = 23
_ICON = (30, 42)
_ICON_STEP = (10, 4)


def lifted(states: Sequence[CardState]) -> tuple[bool, ...]:
    """Which cards stand higher: chosen and suggested ones, and playable ones unless every card is playable."""
    some_not = CardState.NOT_PLAYABLE in states
    high = {CardState.SELECTED, CardState.SUGGESTED} | ({CardState.PLAYABLE} if some_not else set())
    return tuple(state in high for state in states)


def hand_canvas(picture: HandPicture, theme: Theme, locale: str) -> Canvas:
    """The hand, drawn."""
    high = lifted(picture.states)
    lines = lines_of_others(picture.others, locale)
    layout, tags = _layout(picture, lifts=any(high), others=len(lines))
    canvas = Canvas(layout.height, theme, locale)
    _draw_header(canvas, picture)
    draw_others(canvas, lines)
    for (tag, size), box in zip(picture.groups, tags, strict=True):
        _draw_tag(canvas, tag, size, box)
    for card, state, up, (left, top) in zip(picture.cards, picture.states, high, layout.places, strict=True):
        canvas.card(card, left, top - LIFT * up, layout.size, state)
    return canvas


def _layout(picture: HandPicture, *, lifts: bool, others: int) -> tuple[HandLayout, tuple[Box, ...]]:
    """Where the cards lie, and the tags of their groups."""
    if not picture.groups:
        return hand_layout(len(picture.cards), lifts=lifts, others=others), ()
    cards = iter(picture.cards)
    return grouped_layout([tuple(islice(cards, size)) for _, size in picture.groups], others=others)


def _draw_header(canvas: Canvas, picture: HandPicture) -> None:
    end = _draw_count(canvas, len(picture.cards))
    theme = canvas.theme
    if picture.pill is None:
        room = end - HAND_MARGIN
        left = _draw_waiting(canvas, picture.caption, room // 2 if picture.beat else room) + _AFTER_PILL
        if picture.beat:
            _draw_beat(canvas, "", picture, left, end)
        return
    left = _draw_pill(canvas, picture.pill, HAND_MARGIN, (end - HAND_MARGIN) // 2) + _AFTER_PILL
    if not picture.beat:
        text = f"{picture.caption} {picture.name}".strip()
        canvas.text((left, _BASELINE), canvas.fitted(text, _CAPTION, end - left), _CAPTION, theme.ink2)
        return
    _draw_beat(canvas, picture.caption, picture, left, end)


def _draw_count(canvas: Canvas, count: int) -> int:
    """The number of cards at the right, beside an icon; returns where the room for the rest ends."""
    theme = canvas.theme
    right = WIDTH - HAND_MARGIN
    width = canvas.text((right, _BASELINE + 2), str(count), _COUNT, theme.ink, "right")
    left = round(right - width) - 14 - _ICON[0] - _ICON_STEP[0]
    draw_cards_icon(canvas, left, 26, theme.ink2, theme.ground)
    return left - 20


def draw_cards_icon(canvas: Canvas, left: int, top: int, colour: Colour, ground: Colour) -> None:
    """Two cards, one behind the other, as outlines on a ground."""
    front = Box(left, top, left + _ICON[0], top + _ICON[1])
    back = Box(*(edge + _ICON_STEP[at % 2] for at, edge in enumerate(front)))
    canvas.outline(back, 7, 3, colour)
    canvas.plate(front, 7, ground)
    canvas.outline(front, 7, 3, colour)


def _draw_pill(canvas: Canvas, text: str, left: int, room: int) -> int:
    """The amber pill; returns where it ends."""
    theme = canvas.theme
    text = canvas.fitted(text, _PILL, room - 2 * _PILL_PAD)
    right = round(left + canvas.width(text, _PILL) + 2 * _PILL_PAD)
    box = Box(left, _PILL_TOP, right, _PILL_TOP + _PILL_HEIGHT)
    canvas.plate(box, _PILL_HEIGHT / 2, theme.amber)
    canvas.text((left + _PILL_PAD, _BASELINE), text, _PILL, theme.amber_ink)
    return right


def _draw_waiting(canvas: Canvas, caption: str, room: int) -> int:
    """Whose turn it is, on plate colour: nothing is asked of the reader. Returns where it ends."""
    theme = canvas.theme
    caption = canvas.fitted(caption, _CAPTION, room - 2 * _PILL_PAD)
    right = round(HAND_MARGIN + canvas.width(caption, _CAPTION) + 2 * _PILL_PAD)
    box = Box(HAND_MARGIN, _PILL_TOP, right, _PILL_TOP + _PILL_HEIGHT)
    if theme.plate_edge:
        canvas.plate(box.grown(2), _PILL_HEIGHT / 2 + 2, theme.plate_edge)
    canvas.plate(box, _PILL_HEIGHT / 2, theme.plate)
    canvas.text((HAND_MARGIN + _PILL_PAD, _BASELINE), caption, _CAPTION, theme.ink)
    return right


def _draw_beat(canvas: Canvas, caption: str, picture: HandPicture, left: int, end: int) -> None:
    """What to beat: caption, whose play it is, and its chips; the name gives way, chips go from the left."""
    theme = canvas.theme
    beat, cut = _chips_in(picture.beat, end - left)
    room = end - left - chips_width(beat) - _BEFORE_CHIPS - (_more_width(canvas) if cut else 0)
    caption = caption if canvas.width(caption, _CAPTION) <= room else ""
    if caption:
        left += round(canvas.text((left, _BASELINE), caption, _CAPTION, theme.ink2)) + _AFTER_CAPTION
        room -= round(canvas.width(caption, _CAPTION)) + _AFTER_CAPTION
    name = canvas.fitted(picture.name, _NAME, room) if picture.name and room > 2 * _NAME.size else ""
    if name:
        left += round(canvas.text((left, _BASELINE), name, _NAME, theme.ink2)) + _BEFORE_CHIPS
    if cut:
        left += round(canvas.text((left, _BASELINE), "…", _CAPTION, theme.ink2)) + 8
    canvas.chips(beat, left, _CHIP_TOP)


def _more_width(canvas: Canvas) -> int:
    return round(canvas.width("…", _CAPTION)) + 8


def _chips_in(cards: tuple[Card, ...], room: int) -> tuple[tuple[Card, ...], bool]:
    """The last cards whose chips fit, and whether some were dropped."""
    for start in range(len(cards)):
        if chips_width(cards[start:]) <= room - (50 if start else 0):
            return cards[start:], start > 0
    return (), bool(cards)


# --- The tag of a group ---


_RADIUS = 10
_SIGN_INSET, _SIGN_HEIGHT, _SIGN_RADIUS, _SIGN = 6, 54, 6, 38
_LABEL = Style(Weight.BOLD, 36)
_LETTER = Style(Weight.MEDIUM, 36)
_TAG_COUNT = Style(Weight.BOLD, 36, tabular=True)
_LABEL_LINE, _TAG_COUNT_LINE = 100, 150
_STAR = "B"
"""The joker whose ink a star has."""


def _draw_tag(canvas: Canvas, tag: GroupTag, count: int, box: Box) -> None:
    """Draw the tag of a group of ``count`` cards."""
    theme = canvas.theme
    if theme.plate_edge:
        canvas.plate(box.grown(2), _RADIUS + 2, theme.plate_edge)
    canvas.plate(box, _RADIUS, theme.plate)
    sign = Box(
        box.left + _SIGN_INSET, box.top + _SIGN_INSET, box.right - _SIGN_INSET, box.top + _SIGN_INSET + _SIGN_HEIGHT
    )
    canvas.plate(sign, _SIGN_RADIUS, theme.face)
    mask = star_mask(_SIGN, outlined=False) if tag.suit is None else suit_mask(tag.suit, _SIGN)
    left, top = sign.middle - _SIGN / 2, (sign.top + sign.bottom - _SIGN) / 2
    canvas.mask(mask, left, top, SUIT_INKS[tag.suit or _STAR])
    style, colour = (_LABEL, theme.amber_text) if tag.strong else (_LETTER, theme.ink2)
    canvas.text((box.middle, box.top + _LABEL_LINE), tag.label, style, colour, "middle")
    canvas.text((box.middle, box.top + _TAG_COUNT_LINE), str(count), _TAG_COUNT, theme.ink, "middle")
