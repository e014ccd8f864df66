"""Questions that a game answers without a table: does this play beat that one, and what does a finished deal cost?

``python -m bot judge`` and ``/judge`` ask ``Shell.judge``; ``python -m bot score`` and ``/score`` ask ``Shell.score``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, Self

from bot.cards import RANKS, Card, Packs, read_suit, write_cards
from bot.engine.actions import NotPossible
from bot.engine.facts import Cards, Fact, Player, Players, Refusal, Text
from bot.engine.result import Result

Json = Any


@dataclass(frozen=True, slots=True)
class Judged:
    """Cards, and the kind of play they are: its public name, and what people call it. None if they are not a play."""

    cards: tuple[Card, ...]
    kind: Json
    called: Text | None
    more: Mapping[str, Json] = field(default_factory=dict)  # what else the game says of a play, for the shell
    in_shell: str = ""  # the kind in the shell's words, where its public name is none

    @property
    def playable(self) -> bool:
        return self.kind is not None

    def to_json(self) -> Json:
        return {"cards": " ".join(map(str, self.cards)), "kind": self.kind, **self.more, "playable": self.playable}


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether ``first`` may be played on ``second``, or led if there is no ``second``. ``refusal`` says why not."""

    first: Judged
    second: Judged | None
    refusal: Refusal | None

    @property
    def accepted(self) -> bool:
        return self.refusal is None


def settlement(result: Result) -> Json:
    """What ``score --json`` prints of a deal in which points are counted for every seat."""
    return {
        "penalties": list(result.penalties),
        "points": list(result.points),
        "zero_sum": result.zero_sum,
        "entries": [{"from": entry.source, "to": entry.target, "points": entry.points} for entry in result.entries],
        **result.account,
    }


class Misstatement(StrEnum):
    """Why a question cannot be answered as it is stated: a game's closed list. Each member is a name and a sentence.

    The sentence is the shell's, with its facts in braces; seats are counted from 0. People read the message
    ``misstated-<name>`` of the game's catalogue, with its note.
    """

    in_shell: str

    def __new__(cls, name: str, in_shell: str) -> Self:
        member = str.__new__(cls, name)
        member._value_, member.in_shell = name, in_shell
        return member


class Misstated(NotPossible):
    """What a question states cannot be so, or is too little to answer it. The text is the shell's."""

    def __init__(self, what: Misstatement, **facts: Fact) -> None:
        super().__init__(what.in_shell.format_map({name: _in_shell(fact) for name, fact in facts.items()}))
        self.what, self.facts = what, facts


def _in_shell(fact: Fact) -> str:
    match fact:
        case Cards(cards):
            return write_cards(cards)
        case Player(seat):
            return str(seat)
        case Players(seats):
            return ", ".join(map(str, seats))
    return str(fact)


class QuestionKind(Enum):
    """What an option of ``judge`` or ``score`` names. The comments give the type of its value in a question."""

    CARDS = "cards"  # a tuple of cards
    NUMBER = "number"  # an int
    SEAT = "seat"  # a seat
    SEATS = "seats"  # a frozenset of seats
    ORDER = "order"  # a tuple of seats
    HANDS = "hands"  # by seat: a tuple of cards, or just how many
    PLAYS = "plays"  # a tuple of (seat, cards)
    TRUMP = "trumps"  # the letter of a suit, a rank, or "none"
    READING = "reading"  # how cards are read that can be read in several ways: a kind and a rank
    FLAG = "flag"  # a bool
    NUMBERS = "numbers"  # a tuple of ints
    LEVEL = "level"  # what a side plays at: a rank, or a name such as NT
    LEVELS = "levels"  # a tuple of them, one for each side


@dataclass(frozen=True, slots=True)
class QuestionOption:
    """Something that may be stated in a question; where several games have the name, it is the same in all."""

    name: str  # a key of the question; in the shell with hyphens, ``--not-played``
    kind: QuestionKind
    about: str  # one line for whoever asks in the shell
    shown: str = ""  # as Discord shows it, where that is not its name
    needed: bool = field(default=False, compare=False)  # in this game nothing can be answered without it
    described: str = ""  # the end of the key of its description, ``option-...``, where that is not its name

    @property
    def key(self) -> str:
        """The key of its description in the catalogues."""
        return f"option-{self.described or self.name}"

    @property
    def typed(self) -> str:
        """Its name in a slash command."""
        return self.shown or self.name


FIRST = QuestionOption("first", QuestionKind.CARDS, "the play to judge, such as “3d 3c”", "cards", needed=True)
SECOND = QuestionOption("second", QuestionKind.CARDS, "the play that it is to beat, or to follow", "on")
"""What every game may be asked to judge."""

AS = QuestionOption("as", QuestionKind.READING, "how FIRST is read, such as “straight T”", "read_as")
SECOND_AS = QuestionOption("second_as", QuestionKind.READING, "how SECOND is read", "on_as")
"""What several games may be asked to judge."""


Hands = tuple[int | tuple[Card, ...], ...]
"""By seat the cards left, or only their number."""

Question = Mapping[str, Any]
"""What is asked, by option name. Options that were not given are absent."""


NO_SUIT = "none"
"""What an option of kind TRUMP says where nothing is trump."""


def read_trump(text: str) -> str:
    """A trump suit, a trump rank or none, as a question has it. Whether a game has it is for the game.

    >>> read_trump("♠"), read_trump("10"), read_trump("None")
    ('s', 'T', 'none')

    Raises:
        NotationError: the text is neither a suit nor a rank.
    """
    if text.strip().lower() == NO_SUIT:
        return NO_SUIT
    rank = read_level(text)
    return rank if len(rank) == 1 and rank in RANKS else read_suit(text)


def read_level(text: str) -> str:
    """A level as people write it: a rank in upper case, ten as ``T``. Whether a game has it is for the game.

    >>> read_level("10"), read_level(" a ")
    ('T', 'A')
    """
    level = text.strip().upper()
    return "T" if level == "10" else level


def check_copies(cards: Iterable[Card], packs: Packs, too_often: Misstatement) -> None:
    """Refuse a card that is named more often than it is in the packs.

    Raises:
        Misstated: there is one. The sentence names the card, how often it was named, and how often it is there.
    """
    known = Counter(packs.cards())
    for card, many in Counter(cards).items():
        if many > known[card]:
            raise Misstated(too_often, card=Cards((card,)), had=many, n=known[card])


def hands_stated(question: Question, own: Iterable[QuestionOption]) -> Hands | None:
    """What each seat has left, where a question states it."""
    return next((question[one.name] for one in own if one.kind is QuestionKind.HANDS and one.name in question), None)


def check_options(question: Question, own: Collection[QuestionOption], game: str) -> None:
    """Refuse an option that belongs to another game.

    Raises:
        NotPossible: there is one; the message names the first.
    """
    known = [option.name for option in own]
    for name in question:
        if name not in known:
            takes = ", ".join(map(_flag, known)) or "nothing"
            raise NotPossible(f"{_flag(name)} says nothing in {game}, which takes {takes}")


def _flag(option: str) -> str:
    return f"--{option.replace('_', '-')}"
