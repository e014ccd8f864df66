"""The refusals of what has no place while cards are played, or when the deal is over."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.game import Refusal
from bot.games.big_two.position import Position
from bot.games.big_two.refusals import out_of_phase


def over() -> Refusal:
    """The refusal of any action after the end of a deal."""
    return out_of_phase("BT-16.9", "over", ())


def playing(position: Position, seat: Seat, rule: str) -> Refusal:
    """The refusal of an action that has no place during play. ``open`` lists what ``seat`` may do on its turn."""
    options = ["play", "pass"] if position.table else ["play"]
    return out_of_phase(rule, "play", options if position.turn == seat else ())
