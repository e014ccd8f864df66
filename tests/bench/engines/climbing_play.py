"""Whole deals for the benches of climbing games: by random actions, and by computers whose actions are timed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import quantiles

from bot.computers.duplicate import compared
from bot.computers.player import Computer, Rng, computer_of
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat
from bot.engine.game import Deal, Game, View
from bot.engine.game_parts import OwnRules
from bot.engine.rulebook.declarations import Rulebook


def random_actions(game: Game, rules: Rulebook, deals: int) -> tuple[int, float]:
    """Play so many deals by random actions; returns how many actions they took, and the seconds of processor time.

    The actions of every seat that is asked are listed at each step.
    """
    chance, pack, actions = random.Random(2026), game.packs(rules).cards(), 0
    begun, match = time.process_time(), game.new_match(rules)
    for number in range(deals):
        deal, _ = match.start_deal(Shuffle("bench", number, bytes(32), pack))
        while (result := deal.result()) is None:
            able = {seat: listed for seat in deal.asks() if (listed := deal.legal_actions(seat))}
            if not able:
                deal, _ = deal.fall_due()
                continue
            seat = chance.choice(list(able))
            deal, _ = deal.apply(seat, chance.choice(list(able[seat])))
            actions += 1
        match = match.book(result)
        if match.over():
            match = game.new_match(rules)
    return actions, time.process_time() - begun


def slow_action(game: Game, rules: Rulebook, level: str, deals: int) -> float:
    """The milliseconds of processor time that 99 of 100 actions take at most, where such computers have every seat."""
    known, took = computer_of(level), list[float]()

    def choose(view: View, rng: Rng) -> Action:
        begun = time.thread_time()
        action = known.choose(view, rng)
        took.append(time.thread_time() - begun)
        return action

    table = (Computer(level, choose, known.speak),) * game.seats(rules)
    for _ in compared(game, rules, [table], random.Random(1), deals=deals, seed="bench", watched=False):
        pass
    return 1000 * quantiles(took, n=100, method="inclusive")[98]


Answers = list[tuple[Deal, Seat, Action]]


def answers(game: Game[OwnRules], rules: OwnRules, deals: int, beats: Callable[[Deal], bool]) -> Answers:
    """What random players do who have something to beat, with the deals in which they do it."""
    chance, pack, found = random.Random(7), game.packs(rules).cards(), Answers()
    for number in range(deals):
        deal, _ = game.new_match(rules).start_deal(Shuffle("bench", number, bytes(32), pack))
        while deal.result() is None:
            [seat] = deal.asks()
            action = chance.choice(deal.legal_actions(seat))
            if beats(deal) and action.cards:
                found.append((deal, seat, action))
            deal, _ = deal.apply(seat, action)
    return found


def checked(asked: Answers) -> list[float]:
    """The seconds for the check of each answer."""
    took = []
    for deal, seat, action in asked:
        begun = time.perf_counter()
        deal.refusal(seat, action)
        took.append(time.perf_counter() - begun)
    return took


def listed(asked: Answers) -> float:
    """The seconds of processor time for a list of all answers."""
    begun = time.process_time()
    for deal, seat, _ in asked[:50]:
        deal.legal_actions(seat)
    return (time.process_time() - begun) / 50
