"""A line of text as runs of one face and direction, measured and drawn. Each run is shaped as a whole (Raqm)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Literal, NamedTuple

import regex  # type: ignore[import-untyped]  # the package brings no types
from PIL import Image, ImageDraw, ImageFont, features

from bot.cards import SUIT_SIGNS
from images.faces.suits import suit_mask
from images.text.fonts import UNKNOWN, Face, Style, Weight, chain, load
from images.theme import Colour

Anchor = Literal["left", "middle", "right"]

_SHAPES = bool(features.check("raqm"))
_EMOJI = regex.compile(r"[\p{Emoji_Presentation}\ufe0f\u20e3\U0001f1e6-\U0001f1ff]|\p{Extended_Pictographic}")
_JOINERS = "\u200c\u200d"
_SIGNS = {sign: suit for suit, sign in SUIT_SIGNS.items()}
_SIGN_PITCH = 0.78
"""Room for a suit sign, as a share of the text's size."""
_CAP_HEIGHT = 0.73
_ROOM = 2
"""Pixels round a shaped run, since edges are smooth."""
_GRAPHEME_LIMIT = 4
"""Code points kept of one grapheme; more stacked marks would rise above the line."""


class Run(NamedTuple):
    """Text of one face and one direction. ``face`` is None for suit signs, which are drawn by us."""

    text: str
    face: Face | None
    right_to_left: bool


def graphemes(text: str) -> list[str]:
    """The characters as readers count them."""
    return list(regex.findall(r"\X", text))


def _is_drawn(char: str) -> bool:
    """Whether a character is drawn; controls, direction marks, private-use and unassigned characters are not."""
    return char in _JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cs", "Cn")


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """The text without emoji, controls and direction marks, which pictures leave out; white space is collapsed.

    Empty if nothing is left, so that a caller can use a better word ("Seat 3").
    """
    kept = map(_kept, graphemes(unicodedata.normalize("NFC", " ".join(text.split()))))
    return " ".join("".join(kept).split())


@lru_cache(maxsize=4096)
def _kept(piece: str) -> str:
    """What is drawn of a grapheme."""
    if piece[0] in _SIGNS:
        return piece[0]  # without the selector that asks for an emoji
    if _EMOJI.search(piece) and not (len(piece) == 1 and piece in chain(Weight.SEMIBOLD)[0]):
        return ""
    return "".join(filter(_is_drawn, piece))[:_GRAPHEME_LIMIT].strip(_JOINERS) or " " * piece.isspace()


def _faced(grapheme: str, faces: Sequence[Face]) -> tuple[str, Face | None]:
    """The grapheme, or the part of it that can be drawn, and the first face that has it."""
    if grapheme in _SIGNS:
        return grapheme, None
    for piece in (grapheme, grapheme[0], UNKNOWN):
        for face in faces:
            if all(char in face or char in _JOINERS for char in piece):
                return piece, face
    raise ValueError(f"no face has {UNKNOWN}")


def _direction(grapheme: str) -> str:
    """``R`` or ``L`` if a character has a direction of its own, otherwise empty."""
    kind = unicodedata.bidirectional(grapheme[0])
    return {"R": "R", "AL": "R", "L": "L"}.get(kind, "")


def _directions(pieces: Sequence[str]) -> tuple[str, list[str]]:
    """The direction of the line and of each grapheme.

    Neutral ones between equal neighbours take the neighbours' direction.
    """
    own = [_direction(piece) for piece in pieces]
    base = next(filter(None, own), "L")
    before, settled = base, []
    for at, kind in enumerate(own):
        after = next(filter(None, own[at:]), base)
        before = kind or (before if before == after else base)
        settled.append(before)
    return base, settled


def _left_to_right(runs: Sequence[Run], base: str) -> tuple[Run, ...]:
    """Runs in their order on the picture: groups of right-to-left runs are reversed, and so is a right-to-left line."""
    groups = [
        list(group)[:: -1 if right_to_left else 1]
        for right_to_left, group in groupby(runs, key=lambda run: run.right_to_left)
    ]
    return tuple(run for group in groups[:: -1 if base == "R" else 1] for run in group)


@lru_cache(maxsize=4096)
def split_runs(text: str, weight: Weight, locale: str = "") -> tuple[Run, ...]:
    """The drawable text as runs, from left to right on the picture."""
    faces = chain(weight, locale)
    pieces = [_faced(grapheme, faces) for grapheme in graphemes(drawable(text))]
    base, directions = _directions([piece for piece, _ in pieces])
    parts = zip(pieces, directions, strict=True)
    runs = [
        Run("".join(piece for (piece, _), _ in group), face, kind == "R")
        for (face, kind), group in groupby(parts, key=lambda part: (part[0][1], part[1]))
    ]
    return _left_to_right(runs, base)


def wide_figures(text: str, font: ImageFont.FreeTypeFont) -> list[tuple[str, float]]:
    """Characters and their advance, with every digit as wide as the widest, for when shaping cannot do this."""
    pitch = max(font.getlength(figure) for figure in "0123456789")
    return [(char, pitch if char.isdecimal() else font.getlength(char)) for char in text]


@lru_cache(maxsize=8192)
def _length(run: Run, style: Style) -> float:
    if run.face is None:
        return len(run.text) * round(_SIGN_PITCH * style.size)
    font = load(run.face, style.size)
    if _SHAPES:
        return font.getlength(
            run.text, direction="rtl" if run.right_to_left else "ltr", features=["tnum"] if style.tabular else None
        )
    if style.tabular:
        return sum(advance for _, advance in wide_figures(run.text, font))
    return font.getlength(run.text)


@lru_cache(maxsize=4096)
def measure(text: str, style: Style, locale: str = "") -> float:
    """The width of the text in pixels."""
    return sum(_length(run, style) for run in split_runs(text, style.weight, locale))


def _draw_signs(draw: ImageDraw.ImageDraw, at: tuple[float, int], signs: str, style: Style, fill: Colour) -> None:
    side, pitch = round(_CAP_HEIGHT * style.size), round(_SIGN_PITCH * style.size)
    x, baseline = round(at[0]) + (pitch - side) // 2, at[1]
    for number, sign in enumerate(signs):
        draw.bitmap((x + number * pitch, baseline - side), suit_mask(_SIGNS[sign], side), fill)


class _Shape(NamedTuple):
    """A shaped run, whose mask begins so far from the left end of its baseline."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def _shaped(run: Run, style: Style, start: float) -> _Shape:
    """A run, shaped as a whole; ``start`` is the part of a pixel at which it begins."""
    assert run.face is not None
    font = load(run.face, style.size)
    how: dict[str, Any] = {
        "anchor": "ls",
        "direction": "rtl" if run.right_to_left else "ltr",
        "features": ["tnum"] if style.tabular else None,
    }
    left, top, right, bottom = map(int, font.getbbox(run.text, **how))
    left, top = left - _ROOM, top - _ROOM
    mask = Image.new("L", (right - left + _ROOM, bottom - top + _ROOM))
    ImageDraw.Draw(mask).text((start - left, -top), run.text, 255, font, **how)
    return _Shape(mask, left, top)


def _draw_run(draw: ImageDraw.ImageDraw, at: tuple[float, int], run: Run, style: Style, fill: Colour) -> None:
    if run.face is None:
        _draw_signs(draw, at, run.text, style, fill)
        return
    font = load(run.face, style.size)
    x, baseline = at
    if _SHAPES:
        shape = _shaped(run, style, x % 1)
        draw.bitmap((int(x) + shape.left, baseline + shape.top), shape.mask, fill)
    elif style.tabular:
        for char, advance in wide_figures(run.text, font):
            draw.text((round(x + (advance - font.getlength(char)) / 2), baseline), char, fill, font, anchor="ls")
            x += advance
    else:
        text = "".join(reversed(graphemes(run.text))) if run.right_to_left else run.text
        draw.text((round(x), baseline), text, fill, font, anchor="ls")


def write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, int],
    text: str,
    style: Style,
    fill: Colour,
    anchor: Anchor = "left",
    locale: str = "",
) -> float:
    """Draw a line of text on its baseline; ``at`` is its left end, middle or right end. Returns its width."""
    width = measure(text, style, locale)
    x, baseline = at
    x -= {"left": 0.0, "middle": width / 2, "right": width}[anchor]
    for run in split_runs(text, style.weight, locale):
        _draw_run(draw, (x, baseline), run, style, fill)
        x += _length(run, style)
    return width
