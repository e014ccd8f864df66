"""Colours of the pictures, dark and light, and the fixed palette each theme is saved with (docs/look.md, 4 and 7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from bot.cards import Card

Colour = tuple[int, int, int]
"""Red, green, blue, 0 to 255."""


def read_colour(text: str) -> Colour:
    """Read a colour written as ``#RRGGBB``."""
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def blend(under: Colour, over: Colour, share: float) -> Colour:
    """The colour of ``over`` on ``under`` when ``over`` covers a ``share`` from 0 to 1."""
    red, green, blue = (round(low + (high - low) * share) for low, high in zip(under, over, strict=True))
    return red, green, blue


def _between(under: Colour, over: Colour, count: int) -> Iterator[Colour]:
    return (blend(under, over, step / (count + 1)) for step in range(1, count + 1))


_APART = 6


def _distance(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


_BLACK, _GREEN, _RED, _BLUE, _OCHRE, _PURPLE = "#15181E", "#007A5A", "#D2301C", "#1F66D6", "#8A5A00", "#B0126A"
_DIM_BLACK, _DIM_GREEN, _DIM_RED, _DIM_BLUE = "#22272B", "#00422F", "#7C180B", "#0F367A"
_DIM_OCHRE, _DIM_PURPLE = "#4F3100", "#63083B"
_INKS = {"s": _BLACK, "c": _GREEN, "h": _RED, "d": _BLUE, "L": _BLACK, "B": _PURPLE}
_INKS |= {"b": _BLUE, "y": _OCHRE, "g": _GREEN, "r": _RED}
_DIM_INKS = {"s": _DIM_BLACK, "c": _DIM_GREEN, "h": _DIM_RED, "d": _DIM_BLUE, "L": _DIM_BLACK, "B": _DIM_PURPLE}
_DIM_INKS |= {"b": _DIM_BLUE, "y": _DIM_OCHRE, "g": _DIM_GREEN, "r": _DIM_RED}
SUIT_INKS = MappingProxyType({key: read_colour(text) for key, text in _INKS.items()})
"""Ink by letter of a suit or a tile colour; jokers by rank letter."""
DIM_SUIT_INKS = MappingProxyType({key: read_colour(text) for key, text in _DIM_INKS.items()})

RING = read_colour("#C77F00")
"""The open ring of a suggested card."""
CHECK = read_colour("#FFD77A")
"""The check mark of a selected card; its disc is ``Theme.amber_ink``."""
BACK = read_colour("#24564B")
"""Backs of cards, inside a border in the face's colour."""
AMBER_CAPTION = read_colour("#5B4206")
"""Captions on amber."""
BAR_OFF_ON_AMBER = 0.2
"""The share of ink in a meter's bar on amber when its card is gone."""
EMBLEM_SHARE = 0.55
"""The share of the suit's colour in court emblems."""


@dataclass(frozen=True)
class Theme:
    """One table of colours; the names are those of docs/look.md, section 4."""

    name: str
    ground: Colour
    well: Colour
    plate: Colour
    plate_edge: Colour | None  # drawn 2 px wide; None: plates have no edge
    disc: Colour
    well_disc: Colour
    pill_edge: Colour  # outlines the quiet pill
    ink: Colour
    ink2: Colour
    ink3: Colour
    amber: Colour
    amber_ink: Colour
    amber_text: Colour
    halo: Colour | None
    ring: Colour
    last: Colour
    last_ink: Colour
    beat_ink: Colour  # text on ``ink``
    face: Colour
    edge: Colour
    dim_face: Colour
    dim_edge: Colour
    selected_face: Colour
    bar: Colour  # a card still held, in a plate's meter
    bar_off: Colour  # a card that is gone
    amber_row: Colour
    line: Colour
    shadow: Colour  # below cards, at ``shadow_share``
    shadow_share: float

    def ink_of(self, card: Card, *, dim: bool = False) -> Colour:
        """The colour that a card is written in."""
        inks = DIM_SUIT_INKS if dim else SUIT_INKS
        return inks[card.rank if card.suit == "J" else card.suit]

    @cached_property
    def palette(self) -> tuple[Colour, ...]:
        """Every colour that a picture of this theme may contain: the named ones, then even blends where two meet.

        A blend close to an existing colour is left out, because mapping works in steps of 4 and would mix them up.
        """
        colours = list(dict.fromkeys(self._named()))
        for colour in (*self._card_blends(), *self._ground_blends()):
            if all(_distance(colour, other) >= _APART for other in colours):
                colours.append(colour)
        return tuple(colours)

    def _named(self) -> Iterator[Colour]:
        for name, value in vars(self).items():
            if isinstance(value, tuple) and len(value) == 3 and name != "shadow":  # it is only ever seen blended
                yield value
        yield from (RING, CHECK, BACK, AMBER_CAPTION, *SUIT_INKS.values(), *DIM_SUIT_INKS.values())
        yield blend(self.amber, self.amber_ink, BAR_OFF_ON_AMBER)

    def _card_blends(self) -> Iterator[Colour]:
        for key, ink in SUIT_INKS.items():
            dim_ink = DIM_SUIT_INKS[key]
            yield from (*_between(self.face, ink, 4), *_between(self.dim_face, dim_ink, 2))
            yield from _between(self.selected_face, ink, 2)
        yield from _between(self.face, self.edge, 1)
        yield from _between(BACK, self.face, 2)
        yield from _between(self.dim_face, self.dim_edge, 1)
        yield from _between(self.face, RING, 1)
        yield from _between(self.selected_face, self.ring, 1)
        yield from _between(self.face, self.ring, 1)
        yield from _between(self.selected_face, self.amber_ink, 1)

    def _ground_blends(self) -> Iterator[Colour]:
        for under in (self.ground, self.well, self.plate):
            yield from _between(under, self.ink, 3)
            yield from _between(under, self.ink2, 1)
            yield from _between(under, self.amber, 1)
            yield blend(under, self.shadow, self.shadow_share / 2)
            yield blend(under, self.shadow, self.shadow_share)
        yield from _between(self.amber, self.amber_ink, 4)
        yield from _between(self.ground, self.face, 2)
        yield from _between(self.last, self.last_ink, 2)
        yield from _between(self.disc, self.ink, 1)
        yield from _between(self.ground, self.plate, 1)
        yield from _between(self.amber_row, self.ink, 2)


def _theme(name: str, shadow_share: float, plate_edge: str | None, halo: str | None, **colours: str) -> Theme:
    return Theme(
        name=name,
        shadow_share=shadow_share,
        plate_edge=read_colour(plate_edge) if plate_edge else None,
        halo=read_colour(halo) if halo else None,
        amber=read_colour("#F2B33D"),
        amber_ink=read_colour("#2A1B00"),
        selected_face=read_colour("#FFF1CF"),
        **{key: read_colour(value) for key, value in colours.items()},
    )


DARK = _theme(
    "dark",
    0.43,
    plate_edge=None,
    halo="#827334",
    ground="#12332C",
    well="#0E2A24",
    plate="#1B443B",
    disc="#24564B",
    well_disc="#24564B",
    pill_edge="#33695C",
    ink="#F4F1E8",
    ink2="#B5CBC2",
    ink3="#86A89C",
    amber_text="#F2B33D",
    ring="#F2B33D",
    last="#FF8A73",
    last_ink="#2A0A04",
    beat_ink="#12332C",
    face="#FCFBF7",
    edge="#C9CFCA",
    dim_face="#A5B5AE",
    dim_edge="#8FA39B",
    bar="#7FB5A5",
    bar_off="#173932",
    amber_row="#454B2A",
    line="#24564B",
    shadow="#040E0B",
)
LIGHT = _theme(
    "light",
    0.27,
    plate_edge="#B9C7BE",
    halo=None,
    ground="#E7ECE6",
    well="#DAE2DB",
    plate="#F8FAF6",
    disc="#DCE6DE",
    well_disc="#CBD4CD",
    pill_edge="#B9C7BE",
    ink="#14231E",
    ink2="#3E564D",
    ink3="#566C63",
    amber_text="#8A4F00",
    ring="#9A5B00",
    last="#B3261E",
    last_ink="#FFFFFF",
    beat_ink="#FFFFFF",
    face="#FFFFFF",
    edge="#AEBBB3",
    dim_face="#CBD4CD",
    dim_edge="#B4C0B8",
    bar="#3F7A6B",
    bar_off="#E1E8E2",
    amber_row="#E0D7B5",
    line="#B9C7BE",
    shadow="#3C5046",
)
THEMES = MappingProxyType({theme.name: theme for theme in (DARK, LIGHT)})
"""Themes by the name used in a server's or a reader's setting."""
