"""What a player who plays for points weighs, each with its weight (found by ``tests/bench/strength/search.py``)."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.big_two.computers.plan import Strengths


class Chances(NamedTuple):
    """How likely a play stays unbeaten."""

    single: float = 0.75  # for each higher card that is unseen
    pair: float = 0.8  # for each higher pair that the unseen cards hold
    reach: float = 0.5  # by what share five cards come closer to certainty, if nobody else could hold five
    passed: float = 0.2  # by what share any play comes closer to it, if all others have passed


class Following(NamedTuple):
    """What an answer is worth; each number is multiplied by what its comment says."""

    better: float = 1.0  # how much better the hand becomes, by its plan
    card: float = 0.25  # each card
    card_in_danger: float = 0.25  # each card, by its weight in points, when somebody is close to going out
    points: float = 0.2  # the points by which the penalty shrinks
    points_in_danger: float = 0.2  # the same, when somebody is close to going out
    wins: float = 0.2  # the chance to win the trick
    wins_in_danger: float = 0.5  # the same, when somebody is close to going out
    wins_near_end: float = 1.0  # the same, if one play is left then
    wins_by_plays: float = 0.0  # the same, divided by the number of plays in the hand
    stops: float = 1.0  # the chance to win the trick from somebody with few cards
    two: float = -0.2  # each two
    ace: float = -0.05  # each ace
    last: float = 0.1  # nobody else will answer
    short: float = -0.5  # the chance that it is beaten, if the next player has as few cards
    at_least: float = 0.1  # what all of it must come to
    at_least_in_danger: float = 0.0  # the same, when somebody is close to going out


class Leading(NamedTuple):
    """What a lead is worth; each number is multiplied by what its comment says."""

    better: float = 0.5  # how much better the hand becomes, by its plan
    card: float = 0.14  # each card
    card_in_danger: float = 0.0  # each card, by its weight in points, when somebody is close to going out
    points: float = 0.1  # the points by which the penalty shrinks
    points_in_danger: float = 0.1  # the same, when somebody is close to going out
    wins: float = -0.3  # the chance to win the trick
    wins_in_danger: float = 0.3  # the same, when somebody is close to going out
    wins_near_end: float = 1.5  # the same, if at most one weak play is left
    wins_by_plays: float = 0.0  # the same, divided by the number of plays in the hand
    two: float = -0.1  # each two
    ace: float = 0.0  # each ace
    free: float = 1.0  # nobody may answer it
    short: float = -1.0  # the chance that it is beaten, if somebody has as few cards
    next_short: float = -0.5  # the same, if it is the next player


class Exchanging(NamedTuple):
    """What a card is worth that is demanded, beside what the hand gains by it."""

    two: float = 0.5  # somebody else loses a two
    ace: float = 0.0  # somebody else loses an ace


class Weights(NamedTuple):
    """All weights of a player."""

    strengths: Strengths = Strengths()
    chances: Chances = Chances()
    following: Following = Following()
    leading: Leading = Leading()
    exchanging: Exchanging = Exchanging()
