"""How the actions of Sheng Ji are written (docs/record.md), and the readings of a lead in words."""

from __future__ import annotations

import re

from bot.games.actions import Action, Grammar, Named, VerbForm
from bot.games.sheng_ji.cards.units import Format, Shape, in_order
from bot.games.typed import OptionKind, SlashCommand, TypedOption

PASS = Action("pass")
REDEAL = Action("redeal")

_SHAPE = re.compile(r"([1-4])x([1-9]\d?)", re.ASCII)
_AS = "as"

GRAMMAR = Grammar(
    {
        "declare": VerbForm(Named.CARDS, tail=r"(@\d{1,2})?"),
        "pass": VerbForm(),
        "redeal": VerbForm(),
        "trump": VerbForm(tail="[cdhs]"),
        "bury": VerbForm(Named.CARDS),
        "choose": VerbForm(Named.CARDS),
        "play": VerbForm(Named.CARDS, tail=r"(as [1-4]x\d{1,2}(\+[1-4]x\d{1,2})*)?"),
    },
    "declare 2s 2s, pass, redeal, trump h, bury 3d 4c 5h 6h 8c 9c 9d Jd, play 7s 7s 8s 8s, choose 4h 4h",
)
DEEDS = Grammar({**GRAMMAR.forms, "bury": VerbForm(number=True)}, GRAMMAR.examples)
"""What everybody saw: of buried cards, how many."""

COMMANDS = (
    SlashCommand("play", ("play",), (TypedOption("cards", OptionKind.CARDS, "cards"),)),
    SlashCommand("pass", ("pass",)),
)
"""The slash commands whose form is that of every game."""


def named_format(action: Action) -> Format | None:
    """The reading that a lead names, largest unit first (SJ-5.5); None where it names none."""
    if action.words[:1] != (_AS,):
        return None
    return in_order([Shape(int(width), int(length)) for width, length in _SHAPE.findall(action.words[1])])


def reading_words(shapes: Format) -> tuple[str, ...]:
    """The words that name a reading: ``as 2x2+1x1`` is a tractor of two pairs and a single."""
    return (_AS, "+".join(f"{width}x{length}" for width, length in shapes))


def drawn_when(action: Action) -> int | None:
    """How many cards each seat had drawn when a recorded declaration was made."""
    return int(action.words[0][1:]) if action.words and action.words[0].startswith("@") else None
