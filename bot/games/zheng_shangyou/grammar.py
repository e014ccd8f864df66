"""How the actions of Zheng Shangyou are written (docs/record.md), and the name of a reading (ZS-4.2)."""

from __future__ import annotations

from bot.cards import BIG_JOKER, LITTLE_JOKER, RANKS
from bot.games.actions import Action, Grammar, Named, NotPossible, VerbForm
from bot.games.typed import OptionKind, SlashCommand, TypedOption
from bot.games.zheng_shangyou.cards.kinds import Kind, NamedReading, PlayReading

PASS = Action("pass")
_AS = "as"
NAMED_RANKS = (*RANKS, str(LITTLE_JOKER), str(BIG_JOKER))
"""The ranks that a reading may name."""


class ReadingGrammar(Grammar):
    """The grammar of a game in which a play may name its kind and rank."""

    def read(self, text: str) -> Action:
        """The action in a line of the record format.

        Raises:
            NotPossible: the line is not an action of this game, or it names a kind or rank that does not exist.
        """
        found = super().read(text)
        if found.words and read_name(" ".join(found.words[1:])) is None:
            raise NotPossible(f"“{' '.join(found.words)}” names no kind and rank; write for example: {self.examples}")
        return found


GRAMMAR = ReadingGrammar(
    {
        "play": VerbForm(Named.CARDS, tail=r"(as [a-z_]+ \w+)?"),
        "pass": VerbForm(),
        "give": VerbForm(Named.CARDS),
        "choose": VerbForm(number=True),
    },
    "play 7s 7h, play 7d 8d BJ as suited_sequence 9, pass, give 2s, choose 0",
)
DEEDS = ReadingGrammar({**GRAMMAR.forms, "give": VerbForm(number=True)}, GRAMMAR.examples)
"""What everybody saw: of cards given, how many."""

COMMANDS = (
    SlashCommand("play", ("play",), (TypedOption("cards", OptionKind.CARDS, "cards"),)),
    SlashCommand("pass", ("pass",)),
    SlashCommand("give", ("give",), (TypedOption("cards", OptionKind.CARDS, "given"),)),
    SlashCommand("choose", ("choose",), (TypedOption("number", OptionKind.PLACE, "number"),)),
)
"""The slash commands with which a seat acts."""


def named_in(action: Action) -> NamedReading | None:
    """The reading that a play names; None where the rules are to choose it."""
    if action.words[:1] != (_AS,):
        return None
    _, kind, rank = action.words
    return NamedReading(Kind(kind), rank)


def reading_words(reading: PlayReading) -> tuple[str, ...]:
    """The words that name a reading: ``as suited_sequence 9``."""
    return (_AS, reading.kind.value, reading.rank)


def read_name(text: str) -> NamedReading | None:
    """The reading that ``KIND RANK`` names; None where there is no such kind or rank.

    >>> read_name("suited_sequence T"), read_name("pair 8")
    (NamedReading(kind=<Kind.SUITED_SEQUENCE: 'suited_sequence'>, rank='T'), None)
    """
    words = text.split()
    if len(words) != 2:
        return None
    kind, rank = words[0], words[1]
    known = kind in tuple(Kind) and rank in NAMED_RANKS
    return NamedReading(Kind(kind), rank) if known else None
