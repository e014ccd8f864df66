"""Whatever can be done in a hand of Sheng Ji can be suggested and advised in words: typed facts, no ready-made text."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.facts import Text, saying
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.rules.closed_choices import FailedChoice, RedealClaims, ThrowPenalty
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.scenes.hand.in_hand import chosen_lines, hint_line
from bot.games.sheng_ji.scenes.shown import coached
from bot.i18n.catalogue import text
from bot.i18n.spoken_facts import facts_of, spoken
from bot.scenes.hand_scene import Hint, Selection, places_of
from tests.games.sheng_ji.laws.random_deals import courses

SAID = {
    "declare": ("Suggested: declare **", "**Coach:** Press **"),
    "pass": ("Suggested: **Nothing to declare**", "**Coach:** Press **Nothing to declare**."),
    "redeal": ("Suggested: **Redeal**", "**Coach:** Press **Redeal**."),
    "trump": ("Suggested: **hearts as trumps**", "**Coach:** Name hearts as trumps."),
    "bury": ("Suggested: bury **", "**Coach:** Bury "),
    "choose": ("Suggested: **", "**Coach:** Name "),
    "play": ("Suggested: **", "**Coach:** Play "),
}
"""How a suggestion and the coach's line begin, by verb."""


def said(view: ShengJiView, told: Text) -> str:
    facts = spoken(told.facts, "en", "sheng-ji", ("Ann", "Mei", "Kai", "Lan"))
    return text(told.key, "en", "sheng-ji", **{**facts_of(view.rules, "en"), **facts})


def test_every_action_can_be_suggested_and_advised() -> None:
    rules, chance = Rules(redeal_claims=RedealClaims.EITHER), Random(3)
    found = set[str]()
    for course in courses(rules, chance, 3):
        for deal in course.states[::3]:
            for seat in deal.asks():
                view = deal.view(seat)
                legal = {one.verb: one for one in view.legal_actions()}
                for action in (*legal.values(), Action("trump", words=("h",))):
                    check(view, action)
                    found.add(action.verb)
    assert found == SAID.keys()


def check(view: ShengJiView, action: Action) -> None:
    begin, advised = SAID[action.verb]
    (line,) = hint_line(view, Hint(action))
    told = coached(view, Hint(action, saying("hint-redeal")))
    assert said(view, line.text).startswith(begin)
    assert told is not None
    assert said(view, told).startswith(advised)
    assert said(view, told).endswith(". Few of your cards are trumps.")


@pytest.mark.parametrize(
    ("penalty", "choice", "risk"),
    [
        (ThrowPenalty.NOTHING, FailedChoice.NEXT_PLAYER, "only that part is led."),
        (
            ThrowPenalty.PER_ATTEMPT,
            FailedChoice.SMALLEST,
            "only that part is led. If it is beaten, it also costs you 10",
        ),
        (ThrowPenalty.PER_CARD, FailedChoice.LOWEST_UNIT_OF_THROW, "only its lowest part is led. Each card that you"),
    ],
)
def test_a_chosen_throw_says_what_it_risks(penalty: ThrowPenalty, choice: FailedChoice, risk: str) -> None:
    rules = Rules(throw_penalty=penalty, failed_choice=choice)
    (course,) = courses(rules, Random(5), 1)
    leads = (deal for deal in course.states if deal.position.turn is not None and not deal.position.plays)
    view = next(view for deal in leads if throw(view := deal.view(deal.position.turn or 0)))
    cards = throw(view)
    chosen, risked = chosen_lines(view, Selection(places_of(view.hand, cards)))
    assert f"**a throw of {len(cards)} cards**" in said(view, chosen.text)
    assert risk in said(view, risked.text)


def throw(view: ShengJiView) -> tuple[Card, ...]:
    """Two cards of one suit that can be thrown; none where the hand has no two."""
    suits = {suit: [card for card in view.hand if card.suit == suit and card.rank in "3468"] for suit in "cdhs"}
    for cards in suits.values():
        for pair in pairwise(cards):
            action = Action("play", pair)
            if view.refusal(action) is None and view.describe(action).facts.get("kind") == "throw":
                return pair
    return ()
