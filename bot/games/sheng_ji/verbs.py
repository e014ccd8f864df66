"""How the actions of Sheng Ji are written (docs/record.md), and the readings of a lead in words."""

from __future__ import annotations

import re

from bot.engine.actions import Action, Grammar, Named, VerbForm
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption
from bot.games.sheng_ji.cards.units import Format, Shape, in_order

REDEAL = Action("redeal")

_SHAPE = re.compile(r"\[([1-4]),([1-9]\d?)\]", re.ASCII)
_ONE = r"\[[1-4], ?[1-9]\d?\]"
"""A unit as a record writes it: its width and how many tuples it has."""
_AS = "as"

GRAMMAR = Grammar(
    {
        "declare": VerbForm(Named.CARDS, tail=r"(@\d{1,3})?"),
        "pass": VerbForm(),
        "redeal": VerbForm(),
        "trump": VerbForm(tail="[cdhs]"),
        "bury": VerbForm(Named.CARDS),
        "choose": VerbForm(Named.CARDS),
        "play": VerbForm(Named.CARDS, tail=rf"(as \[{_ONE}(, ?{_ONE})*\])?"),
    },
    "declare 2s 2s @40, pass, redeal, trump h, bury 3d 4c 5h 6h 8c 9c 9d Jd, play 7s 7s 8s 8s, choose 4h 4h",
)
DEEDS = Grammar({**GRAMMAR.forms, "bury": VerbForm(number=True)}, GRAMMAR.examples)
"""What everybody saw: of buried cards, how many."""

_CARDS = TypedOption("cards", OptionKind.CARDS, "cards")

COMMANDS = (
    SlashCommand("play", ("play",), (_CARDS,)),
    SlashCommand("pass", ("pass",)),
    SlashCommand("declare", ("declare",), (TypedOption("cards", OptionKind.CARDS, "declared"),)),
    SlashCommand("bury", ("bury",), (TypedOption("cards", OptionKind.CARDS, "buried"),)),
    SlashCommand("choose", ("choose",), (TypedOption("number", OptionKind.PLACE, "number"),)),
    SlashCommand("trump", ("trump",), (TypedOption("suit", OptionKind.SUIT, "suit"),)),
    SlashCommand("redeal", ("redeal",)),
)
"""The slash commands with which a seat acts."""


def named_format(action: Action) -> Format | None:
    """The reading that a lead names, largest unit first (SJ-5.5); None where it names none."""
    if action.words[:1] != (_AS,):
        return None
    return in_order([Shape(int(width), int(length)) for width, length in _SHAPE.findall("".join(action.words[1:]))])


def reading_words(shapes: Format) -> tuple[str, ...]:
    """The words that name a reading: ``as [[2,2],[1,1]]`` is a tractor of two pairs and a single."""
    return (_AS, f"[{','.join(f'[{width},{length}]' for width, length in shapes)}]")


def drawn_when(action: Action) -> int | None:
    """How many cards had been drawn in all when a recorded declaration was made."""
    return int(action.words[0][1:]) if action.words and action.words[0].startswith("@") else None
