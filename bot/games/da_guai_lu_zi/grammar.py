"""How the actions of Da Guai Lu Zi are written (docs/record.md), and how a reading is named."""

from __future__ import annotations

from bot.cards import Card
from bot.games.actions import Action, Grammar, Named, VerbForm
from bot.games.da_guai_lu_zi.cards.order import RANK_NAMES, PlayKind
from bot.games.typed import OptionKind, SlashCommand, TypedOption

PASS = Action("pass")
_AS = "as"

READING_FORM = rf"({'|'.join(PlayKind)}) ({'|'.join(RANK_NAMES)})"
"""A kind with a rank, as a regular expression."""

GRAMMAR = Grammar(
    {
        "play": VerbForm(Named.CARDS, tail=rf"({_AS} {READING_FORM})?"),
        "pass": VerbForm(),
        "give": VerbForm(Named.CARDS),
        "choose": VerbForm(number=True),
    },
    "play 3d 3d, play 6h 7h LJ 9h Th as straight T, pass, give Ah, choose 0",
)
DEEDS = Grammar({**GRAMMAR.forms, "give": VerbForm(number=True), "choose": VerbForm()}, GRAMMAR.examples)
"""What everybody saw: of a tribute and of what is returned, that one card changes hands."""

COMMANDS = (
    SlashCommand("play", ("play",), (TypedOption("cards", OptionKind.CARDS, "cards"),)),
    SlashCommand("pass", ("pass",)),
    SlashCommand("give", ("give",), (TypedOption("cards", OptionKind.CARDS, "given"),)),
    SlashCommand("choose", ("choose",), (TypedOption("number", OptionKind.PLACE, "number"),)),
)
"""The slash commands with which a seat acts."""


def named_reading(action: Action) -> tuple[str, str] | None:
    """The kind and rank that a play names (DG-4.7); None where it names none."""
    if action.words[:1] != (_AS,) or len(action.words) != len((_AS, "kind", "rank")):
        return None
    return action.words[1], action.words[2]


def play_of(cards: tuple[Card, ...], named: tuple[str, str] | None = None) -> Action:
    """Play ``cards``, in the reading that is named or in the rules' own."""
    return Action("play", cards, words=() if named is None else (_AS, *named))
