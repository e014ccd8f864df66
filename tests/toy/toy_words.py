"""The closed lists of the toy game: refusals, events, and contradictions between rules."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.actions import Grammar, Named, VerbForm
from bot.engine.facts import Fact, Refusal
from bot.engine.shell_answers import Misstatement
from bot.engine.typed.command_options import OptionKind, SlashCommand, TypedOption


class ToyMisstatement(Misstatement):
    """Why a question to the toy game cannot be answered as it is stated, with the shell's sentence."""

    TOO_OFTEN = "too_often", "too many of {card}: {had} named, {n} in the packs of these rules"
    NO_CARDS = "no_cards", "a play names a card; write for example Ks"
    MISSING = "missing", "--{option} is missing"
    NO_SEAT = "no_seat", "--bidder {seat}: there is no such seat; seats are 0 to {last}"  # number: as people count
    BIDS = "bids", "bids go from {least} to {most} by tens, and so many points are taken at most"


class ToyRefusal(StrEnum):
    """Why an action is not allowed."""

    NOT_YOUR_TURN = "not_your_turn"  # name: whose turn it is
    WRONG_PHASE = "wrong_phase"
    BID_TOO_LOW = "bid_too_low"  # bid: the current bid
    NO_SUCH_BID = "no_such_bid"
    OUT_OF_THE_BIDDING = "out_of_the_bidding"
    WRONG_NUMBER = "wrong_number"  # n: how many cards must be buried
    ONE_CARD = "one_card"
    NOT_HELD = "not_held"  # cards: those that the hand does not have
    FOLLOW_SUIT = "follow_suit"  # suits: the suit that was led
    TAKES_NO_TRICK = "takes_no_trick"  # only without a table: the card may be played, but takes no trick


def refuse(name: ToyRefusal, /, **facts: Fact) -> Refusal:
    """The refusal with the facts of its sentence."""
    return Refusal(name, "TOY", facts)


class ToyEvent(StrEnum):
    """What happens in a deal."""

    BID = "bid-made"
    STOOD_ASIDE = "stood-aside"
    KITTY_TAKEN = "kitty-taken"
    BURIED = "buried"
    BURIED_CARDS = "buried-cards"
    CARD_PLAYED = "card-played"
    TRICK_TAKEN = "trick-taken"
    CONTRACT = "contract-ended"


class ToyContradiction(StrEnum):
    """Why rules contradict each other."""

    UNEVEN = "uneven"  # the cards cannot be dealt evenly to three seats


GRAMMAR = Grammar(
    {
        "bid": VerbForm(number=True),
        "pass": VerbForm(),
        "bury": VerbForm(Named.CARDS),
        "play": VerbForm(Named.ONE_CARD),
    },
    "bid 110, pass, bury 3d 3d 4c, play Ks",
)
DEEDS = Grammar({**GRAMMAR.forms, "bury": VerbForm(number=True)}, GRAMMAR.examples)
"""What everybody saw: of buried cards, how many."""

COMMANDS = (
    SlashCommand("play", ("play",), (TypedOption("cards", OptionKind.CARDS, "cards"),)),
    SlashCommand("pass", ("pass",)),
    SlashCommand("bid", ("bid",), (TypedOption("points", OptionKind.NUMBER, "points"),)),
    SlashCommand("bury", ("bury",), (TypedOption("cards", OptionKind.CARDS, "buried"),)),
)
