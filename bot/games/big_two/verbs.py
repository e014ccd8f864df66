"""The actions of Big Two, in the notation of docs/record.md, and the slash commands with which a seat acts."""

from __future__ import annotations

from bot.cards import Card
from bot.engine.actions import Action, Grammar, Named, Seat, VerbForm
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption

LAST_CARD = "last-card"
"""The word that declares a last card, either alone or with the play that leaves that card."""

GRAMMAR = Grammar(
    {
        "play": VerbForm(cards=Named.CARDS, tail=f"({LAST_CARD})?"),
        "pass": VerbForm(),
        "declare": VerbForm(tail=LAST_CARD),
        "call": VerbForm(number=True),
        "redeal": VerbForm(),
        "take": VerbForm(),
        "decline": VerbForm(),
        "swap": VerbForm(),
        "give": VerbForm(cards=Named.CARDS),
        "keep": VerbForm(cards=Named.ANY),
        "demand": VerbForm(cards=Named.ONE_CARD, number=True),
        "waive": VerbForm(),
        "choose": VerbForm(number=True),
    },
    "play 3d, pass, declare last-card",
)

PASS = Action("pass")
DECLARE = Action("declare", words=(LAST_CARD,))
REDEAL = Action("redeal")
TAKE, SWAP, DECLINE = Action("take"), Action("swap"), Action("decline")
WAIVE = Action("waive")
KEEP = Action("keep")  # declines a redeal


def play_of(cards: tuple[Card, ...], *, last_card: bool = False) -> Action:
    """Play ``cards``. With ``last_card``, declare the hand that the play leaves."""
    return Action("play", cards, words=(LAST_CARD,) if last_card else ())


def call_of(seat: Seat | None) -> Action:
    """Call the undeclared last card of ``seat``."""
    return Action("call", number=seat)


def demand_of(card: Card, seat: Seat) -> Action:
    """Demand ``card`` from ``seat``."""
    return Action("demand", (card,), seat)


def choice_of(place: int) -> Action:
    """Choose the face-down card or hand at ``place``, counted from 0."""
    return Action("choose", number=place)


_CARDS = TypedOption("cards", OptionKind.CARDS, "cards")
_LAST_CARD = TypedOption("last_card", OptionKind.WORD, "last_card", required=False, word=LAST_CARD)

COMMANDS = (
    SlashCommand("play", ("play",), (_CARDS, _LAST_CARD)),
    SlashCommand("pass", ("pass",)),
    SlashCommand("lastcard", (DECLARE.verb,), words=DECLARE.words),
    SlashCommand("callout", ("call",), (TypedOption("player", OptionKind.PLAYER, "called", required=False),)),
    SlashCommand("give", ("give", "keep"), (TypedOption("cards", OptionKind.CARDS, "given"),)),
    SlashCommand(
        "demand",
        ("demand",),
        (
            TypedOption("card", OptionKind.CARD, "demanded"),
            TypedOption("player", OptionKind.PLAYER, "of", required=False),
        ),
    ),
    SlashCommand("waive", ("waive",)),
    SlashCommand("choose", ("choose",), (TypedOption("number", OptionKind.PLACE, "number"),)),
    SlashCommand("take", ("take",)),
    SlashCommand("decline", ("decline", "keep")),
    SlashCommand("swap", ("swap",)),
    SlashCommand("redeal", ("redeal",)),
)
