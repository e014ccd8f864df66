"""The toy game's slash commands; nothing is switched on at its tables."""

from __future__ import annotations

from bot.games.typed import OptionKind, SlashCommand, TableOption, TypedOption

_CARDS = TypedOption("cards", OptionKind.CARDS, "cards")

COMMANDS = (
    SlashCommand("play", ("play",), (_CARDS,)),
    SlashCommand("pass", ("pass",)),
    SlashCommand("bid", ("bid",), (TypedOption("points", OptionKind.NUMBER, "points"),)),
    SlashCommand("bury", ("bury",), (_CARDS,)),
)

OPTIONS: tuple[TableOption, ...] = ()
