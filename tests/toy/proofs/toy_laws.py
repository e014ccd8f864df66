"""What only the toy game can say to the laws that every game keeps, and the laws of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.game import Match
from bot.engine.seam.play import PASS
from tests.engine import random_course
from tests.engine.laws import Laws
from tests.toy import GAME
from tests.toy.proofs.toy_deals import mixed_up, rules_of
from tests.toy.toy_deal import ToyDeal
from tests.toy.toy_match import LevelsSoFar
from tests.toy.toy_players import trouble
from tests.toy.toy_rules import ToyRules, packs_of

__all__ = ["LAWS", "rules_of"]

Course = random_course.Course[Match[LevelsSoFar], ToyDeal]
Step = random_course.Step[ToyDeal]


class ToyLaws(Laws[Match[LevelsSoFar], ToyDeal]):
    """How the toy game is tried: every moment is looked at closely."""

    game = GAME

    def courses(self, rules: ToyRules, chance: Random, deals: int) -> Iterator[Course]:
        new = partial(GAME.new_match, rules)
        return random_course.courses_of(new, packs_of(rules).cards(), chance, deals, random_course.any_step)

    def longest(self, opened: ToyDeal) -> int:
        return 200

    def cards(self, deal: ToyDeal) -> Iterator[Card]:
        yield from deal.state.kitty
        for cards in (*deal.state.hands, *(action.cards for _, action in deal.position.history)):
            yield from cards

    def mixed_up(self, deal: ToyDeal, viewer: Seat | None, chance: Random) -> ToyDeal:
        return mixed_up(deal, viewer, chance)

    def moments(self, course: Course, number: int, chance: Random) -> tuple[Step, ...]:
        return course.steps

    def tried(self, deal: ToyDeal, seat: Seat, chance: Random) -> Iterator[Action]:
        yield PASS
        yield from (Action("play", (card,)) for card in deal.state.hands[seat])

    def of_each_step(self, step: Step) -> None:
        assert trouble(step.before) is None

    def of_a_moment(self, course: Course, step: Step, chance: Random) -> None:
        """Whatever is asked of a seat, it can do."""
        asks = step.before.asks()
        for seat in self.seats(step.before):
            assert {action.verb for action in step.legal[seat]} == {ask.verb for ask in asks.get(seat, ())}


LAWS = ToyLaws()
