"""The slash commands with which a seat acts in Big Two."""

from __future__ import annotations

from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption
from bot.games.big_two.grammar import DECLARE, LAST_CARD

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
