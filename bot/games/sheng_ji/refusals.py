"""The closed lists of Sheng Ji: why an action is not allowed, and what happens in a deal."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from bot.games.facts import Fact, Refusal


class ShengJiRefusal(StrEnum):
    """Why an action is not allowed. The comments name the facts of the sentence."""

    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"  # name: who is asked
    NOT_HELD = "not_held"  # cards: those that the hand does not have, or that are not drawn yet
    NOT_IDENTICAL = "not_identical"  # a declaration shows equal cards
    NOT_A_LEVEL_CARD = "not_a_level_card"  # level: its rank
    ONE_JOKER = "one_joker"
    NO_TRUMP_OFF = "no_trump_off"
    ALL_JOKERS = "all_jokers"  # n: how many equal jokers are needed
    TOO_WEAK = "too_weak"  # cards: the declaration in force
    OWN_DECLARATION = "own_declaration"
    NO_CLAIM = "no_claim"  # the hand does not allow a redeal
    WRONG_COUNT = "wrong_count"  # n: how many cards must be put away
    NOT_OF_THROW = "not_of_throw"  # the cards are no unit of the throw that can be beaten
    NO_SUCH_SUIT = "no_such_suit"
    MIXED_SUITS = "mixed_suits"
    NO_SUCH_READING = "no_such_reading"
    WRONG_SIZE = "wrong_size"  # n: how many cards were led
    ALL_OF_SUIT = "all_of_suit"  # cards: those of the led suit, all of which must be played
    FOLLOW_SUIT = "follow_suit"  # n: how many were led; suit: the led suit, or T for trumps
    OWES_TUPLES = "owes_tuples"  # n: how many, width: of how many cards each, suit; cards: a legal follow
    OWES_RUN = "owes_run"  # length: how many tuples, width: of how many cards each, suit; cards: a legal follow
    NOTHING_TO_PLAY = "nothing_to_play"
    WINS_NOTHING = "wins_nothing"  # only without a table: the follow is legal, but does not win


class ShengJiEvent(StrEnum):
    """What happens in a deal."""

    DRAWN = "cards-drawn"
    DECLARED = "declared"
    OVERTURNED = "overturned"
    REINFORCED = "reinforced"
    DONE = "done-declaring"
    REDEALT = "redealt"
    CLAIMED = "redeal-claimed"
    TRUMP_MADE = "trump-made"
    TURNED_UP = "turned-up"
    KITTY_TAKEN = "kitty-taken"
    KITTY_SEEN = "kitty-seen"
    BURIED = "buried"
    BURIED_CARDS = "buried-cards"
    PLAYED = "cards-played"
    THROW_FAILED = "throw-failed"
    UNIT_NAMED = "unit-named"
    TRICK_WON = "trick-won"
    KITTY_WON = "kitty-won"
    ENDED = "deal-ended"


RULES: Mapping[ShengJiRefusal, str] = {
    ShengJiRefusal.NOT_IDENTICAL: "SJ-3.2",
    ShengJiRefusal.NOT_A_LEVEL_CARD: "SJ-3.2",
    ShengJiRefusal.ONE_JOKER: "SJ-3.2",
    ShengJiRefusal.NO_TRUMP_OFF: "SJ-3.5",
    ShengJiRefusal.ALL_JOKERS: "SJ-3.5",
    ShengJiRefusal.TOO_WEAK: "SJ-3.3",
    ShengJiRefusal.OWN_DECLARATION: "SJ-3.4",
    ShengJiRefusal.NO_CLAIM: "SJ-3.10",
    ShengJiRefusal.WRONG_COUNT: "SJ-4.1",
    ShengJiRefusal.NOT_OF_THROW: "SJ-6.2",
    ShengJiRefusal.NO_SUCH_SUIT: "SJ-3.7",
    ShengJiRefusal.MIXED_SUITS: "SJ-5.4",
    ShengJiRefusal.NO_SUCH_READING: "SJ-5.5",
    ShengJiRefusal.WRONG_SIZE: "SJ-7.1",
    ShengJiRefusal.ALL_OF_SUIT: "SJ-7.2",
    ShengJiRefusal.FOLLOW_SUIT: "SJ-7.3",
    ShengJiRefusal.OWES_TUPLES: "SJ-7.4",
    ShengJiRefusal.OWES_RUN: "SJ-7.4",
    ShengJiRefusal.WINS_NOTHING: "SJ-8.1",
}
"""The rule that each refusal rests on; the others rest on the order of a deal (SJ-3)."""


def refuse(name: ShengJiRefusal, /, **args: Fact) -> Refusal:
    """The refusal with its rule and its facts."""
    return Refusal(name, RULES.get(name, "SJ-3"), args)
