"""What must hold in any deal of Da Guai Lu Zi under any rules: random rules, random deals, every step.

Promise: Every deal of Da Guai Lu Zi ends, conserves cards, points and levels, replays and betrays nothing. Its node
counts are right by a second counter. Also: tests/perft/test_da_guai_lu_zi_perft.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.cards import Card
from bot.engine.actions import Action, Seat, must_act
from bot.engine.game import Event
from bot.engine.seam.play import PASS
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import EscapeDeal
from bot.games.da_guai_lu_zi.match import EscapeMatch
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, Rules
from tests.engine.laws import Laws
from tests.games.da_guai_lu_zi import escape_laws as laws
from tests.games.da_guai_lu_zi.escape_deals import Course, Step, courses, mixed_up, random_rules
from tests.games.noted import noted

RULE_SETS, DEALS = 14, 2
"""How many rule sets, and how many deals of each, ``make test`` tries."""
BATCH = 1


class EscapeLaws(Laws[EscapeMatch, EscapeDeal]):
    """What only Da Guai Lu Zi keeps, and how it is tried."""

    game = GAME
    closely = 12

    def courses(self, rules: Rules, chance: Random, deals: int) -> Iterator[Course]:
        return courses(rules, chance, deals)

    def longest(self, opened: EscapeDeal) -> int:
        """A deal of 162 cards takes five passes for each play at the most."""
        return 2_000

    def cards(self, deal: EscapeDeal) -> Iterator[Card]:
        """All 162 cards are in the hands or were played (DG-2.1)."""
        yield from deal.position.played
        for hand in deal.state.hands:
            yield from hand

    def mixed_up(self, deal: EscapeDeal, viewer: Seat | None, chance: Random) -> EscapeDeal:
        return mixed_up(deal, viewer, chance)

    def moments(self, course: Course, number: int, chance: Random) -> list[Step]:
        many = min(self.closely if number < self.thoroughly else 1, len(course.steps))
        early = [step for step in course.steps[:6] if step.action.verb == "give"]
        return [*chance.sample(course.steps, many), *early]

    def known(self, step: Step, event: Event, viewer: Seat | None) -> Counter[Card]:
        seen = super().known(step, event, viewer)
        return seen | Counter(step.after.view(viewer).own.offered(viewer)) if viewer in range(SEATS) else seen

    def tried(self, deal: EscapeDeal, seat: Seat, chance: Random) -> tuple[Action, ...]:
        return PASS, Action("give", deal.state.hands[seat][:1]), Action("choose", number=0)

    def of_each_step(self, step: Step) -> None:
        nothing_else_is_asked(step)
        what_is_played_leaves_the_hand(step)

    def of_a_moment(self, course: Course, step: Step, chance: Random) -> None:
        laws.a_view_names_no_hidden_card(step.before)
        laws.the_judge_is_as_the_text_says(course, step, chance)
        laws.gifts_are_judged_as_the_text_says(step, chance)
        laws.the_mildest_is_as_the_text_says(step.before)
        laws.nobody_else_may_act(step.before)
        laws.another_verb_is_refused_by_its_own_reason(step.before)

    def of_a_deal(self, course: Course) -> None:
        laws.the_cards_are_dealt_in_turn(course)
        laws.tribute_is_as_the_text_says(course)
        the_turn_goes_round(course)
        laws.players_run_out_in_order(course)
        laws.the_end_is_as_the_text_says(course)


LAWS = EscapeLaws()


def test_every_law_holds_under_random_rules(seeds: range, deals: int) -> None:
    for seed in seeds:
        chance = Random(seed)
        rules = random_rules(chance).but({"dg.tribute": seed % 3 > 0})
        with noted(seed, rules):
            LAWS.hold(rules, chance, deals)


def nothing_else_is_asked(step: Step) -> None:
    """Nothing is asked but to give, choose, play or pass: no last card, no top duty, no redeal (DG-5.5, DG-11.3)."""
    deal = step.before
    assert must_act(deal) == set(deal.asks())
    assert deal.due() is None
    assert {ask.verb for asks in deal.asks().values() for ask in asks} <= {"give", "choose", "play", "pass"}
    assert all(deal.refusal(seat, deal.mildest(seat)) is None for seat in deal.asks())
    assert deal.position.phase is not Phase.PLAY or len(deal.asks()) == 1


def what_is_played_leaves_the_hand(step: Step) -> None:
    """What everybody knows to be played is what was played, and a pass moves no card."""
    played = step.action.cards if step.action.verb == "play" else ()
    assert Counter(step.after.position.played) == Counter(step.before.position.played) + Counter(played)
    assert step.action.verb != "pass" or step.after.state.hands == step.before.state.hands


def the_turn_goes_round(played: Course) -> None:
    """The next player with cards is asked; whoever made the last play leads once all others have passed.

    DG-0.2, DG-0.4, DG-5.5, DG-5.6.
    """
    owner, passed = None, set[int]()
    for step in played.steps:
        if step.before.position.phase is not Phase.PLAY:
            continue
        holders = {seat for seat, count in enumerate(step.after.position.counts) if count}
        if step.action.verb == "play":
            owner, passed = step.seat, set()
        else:
            passed.add(step.seat)
        following = step.after.position.turn
        if following is None:
            assert step.after.result() is not None
            return
        if passed >= holders - {owner}:
            assert step.after.position.table is None
            start = owner if owner in holders else None
            assert following == (start if start is not None else _next(holders, owner or 0))
            owner, passed = None, set()
        else:
            assert step.after.position.table is not None
            assert step.after.position.table.seat == owner
            assert following == _next(holders, step.seat)


def _next(holders: set[int], seat: int) -> int:
    return min(holders - {seat} or holders, key=lambda other: (other - seat - 1) % SEATS)


def test_something_of_everything_is_played() -> None:
    """The random rules and deals reach tribute, choices, wild plays and last plays."""
    seen: set[tuple[str, object]] = set()
    for seed in range(6):
        chance = Random(seed)
        rules = random_rules(chance).but({"dg.tribute": True, "dg.return": "candidates", "dg.tribute_pick": "giver"})
        for played in courses(rules, chance, 3):
            for step in played.steps:
                seen.add((step.before.position.phase.value, step.action.verb))
                seen |= {("wild", event.args["kind"]) for event in step.events if event.name == "play-laid"}
    assert {("tribute", "give"), ("return", "give"), ("return", "choose"), ("play", "play"), ("play", "pass")} <= seen
    assert {kind for place, kind in seen if place == "wild"} >= {"single", "pair", "triple", "straight", "flush"}
