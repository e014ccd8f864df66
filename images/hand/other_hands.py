"""The other hands in the header of a hand: each name with its number of cards and a note, in a line or more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from images.canvas import Canvas
from images.layout import HAND_MARGIN, OTHERS_LINE, WIDTH, Box, evenly
from images.pictures import OtherCards
from images.text.fonts import Style, Weight
from images.text.runs import measure

_NAME = Style(Weight.MEDIUM, 34)
_NUMBER = Style(Weight.BOLD, 36, tabular=True)
_NOTE = Style(Weight.BOLD, 32)
_BASELINE = 123
_TURN_LINE = 8
"""How far below the baseline the line begins below the name of whoever the table waits for."""
_NOTE_TOP, _NOTE_HEIGHT, _NOTE_PAD = 34, 46, 14
_AFTER_NAME, _AFTER_NUMBER, _BETWEEN = 10, 12, 34
_FEW = 5
"""With more of them than this, they stand closer together."""
_LEAST_OF_FEW, _LEAST_NAME = 70.0, 48.0
"""The room that a name keeps at least; where all lack it, the hands take another line."""
_ROOM = WIDTH - 2 * HAND_MARGIN


class LineOfHands(NamedTuple):
    """Some of the other hands, and how wide their names may be."""

    others: tuple[OtherCards, ...]
    between: int
    room: float
    roomy: bool  # whether no name has less room than it needs at least


def lines_of_others(others: Sequence[OtherCards], locale: str) -> tuple[LineOfHands, ...]:
    """The fewest lines, evenly filled, in which every name keeps its least room. None without other hands."""
    lines: tuple[LineOfHands, ...] = ()
    for most in range(len(others), 0, -1):
        rest = iter(others)
        lines = tuple(_line(tuple(islice(rest, size)), locale) for size in evenly(len(others), most))
        if all(line.roomy for line in lines):
            break
    return lines


def _line(others: tuple[OtherCards, ...], locale: str) -> LineOfHands:
    few = len(others) <= _FEW
    between = _BETWEEN if few else _BETWEEN // 2
    fixed = sum(_width_beside_name(other, locale) for other in others) + between * (len(others) - 1)
    names = [measure(other.name, _NAME, locale) for other in others]
    room = _room_of_names(names, _ROOM - fixed)
    return LineOfHands(others, between, room, room >= min(_LEAST_OF_FEW if few else _LEAST_NAME, max(names)))


def _room_of_names(widths: Sequence[float], room: float) -> float:
    """The widest that a name may be, so that all of them fit: short ones leave what they do not need to long ones."""
    left, rest = len(widths), room
    for width in sorted(widths):
        if width * left > rest:
            return rest / left
        left, rest = left - 1, rest - width
    return max(widths)


def _width_beside_name(other: OtherCards, locale: str) -> float:
    note = measure(other.note, _NOTE, locale) + _AFTER_NUMBER + 2 * _NOTE_PAD * other.alarm if other.note else 0
    number = measure(str(other.cards), _NUMBER, locale) if other.cards else 0
    return _AFTER_NAME + number + note


def draw_others(canvas: Canvas, lines: Sequence[LineOfHands]) -> None:
    """Draw each name, its number of cards and its note, from left to right; names give way where room is short."""
    for number, line in enumerate(lines):
        left = float(HAND_MARGIN)
        for other in line.others:
            left = _draw_other(canvas, other, (left, _BASELINE + number * OTHERS_LINE), line.room) + line.between


def _draw_other(canvas: Canvas, other: OtherCards, at: tuple[float, int], room: float) -> float:
    """Draw one of them; returns where it ends."""
    theme, (left, baseline) = canvas.theme, at
    name = canvas.fitted(other.name, _NAME, room)
    begun, ink = left, theme.ink if other.turn else theme.ink2
    left += canvas.text((left, baseline), name, _NAME, ink)
    if other.turn:
        line = baseline + _TURN_LINE
        canvas.rectangle(Box(round(begun), line, round(left), line + 4), theme.ink)
    left += _AFTER_NAME
    if other.cards:
        left += canvas.text((left, baseline), str(other.cards), _NUMBER, theme.ink)
    if not other.note:
        return left
    left += _AFTER_NUMBER
    if not other.alarm:
        return left + canvas.text((left, baseline), other.note, _NOTE, theme.ink2)
    right, top = left + canvas.width(other.note, _NOTE) + 2 * _NOTE_PAD, baseline - _NOTE_TOP
    canvas.plate(Box(round(left), top, round(right), top + _NOTE_HEIGHT), _NOTE_HEIGHT / 2, theme.last)
    canvas.text((left + _NOTE_PAD, baseline), other.note, _NOTE, theme.last_ink)
    return right
