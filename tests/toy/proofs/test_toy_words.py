"""The toy game in words: it has its own catalogues, but the same code speaks them as for any game."""

from __future__ import annotations

import random

import pytest

from bot.engine.facts import Cards, Facts, Player, Suits
from bot.engine.game import Refusal
from bot.engine.rulebook.declarations import Contradiction
from bot.i18n.catalogue import text
from bot.i18n.contradictions import contradiction_lines
from bot.i18n.refusal_lines import refusal_lines
from bot.i18n.rule_page import fact, rule_page, title
from bot.i18n.spoken_facts import spoken
from bot.scenes.game_scenes import worth_a_line
from tests.toy import GAME
from tests.toy.proofs.toy_deals import done, fresh, rules_of
from tests.toy.toy_scenes import SCENES
from tests.toy.toy_words import ToyEvent, ToyRefusal

NAMES = ("Ann", "Mei", "Bo")
FACTS: Facts = {
    "name": Player(0),
    "bid": 120,
    "n": 8,
    "cards": Cards(fresh().state.hands[0][:2]),
    "suits": Suits(("s",)),
}


@pytest.mark.parametrize("name", ToyRefusal)
def test_every_refusal_has_a_headline_and_its_rule(name: ToyRefusal) -> None:
    headline, rule = refusal_lines(Refusal(name, "TOY", FACTS), NAMES, rules=rules_of(), tried="play")
    assert (headline[:2], headline[-3:]) == ("**", ".**")
    assert rule.endswith(".")


def test_a_refusal_names_who_and_what() -> None:
    deal, _ = done(fresh(), "1 bid 120")
    refusal = deal.refusal(2, GAME.typed.grammar.read("bid 110"))
    assert refusal is not None
    assert refusal_lines(refusal, NAMES, rules=deal.rules, tried="bid")[0] == "**The bid stands at 120.**"


def test_every_event_that_is_not_silent_is_told() -> None:
    deal, chance, told = fresh("small"), random.Random(1), set[str]()
    lines = []
    while deal.result() is None:
        seat = next(iter(deal.asks()))
        deal, events = deal.apply(seat, chance.choice(list(deal.legal_actions(seat))))
        for event in worth_a_line(events, SCENES.silent):
            facts = spoken(event.args, "en", "toy", NAMES)
            name = {} if event.seat is None else {"name": NAMES[event.seat]}
            lines.append(text(f"event-{event.name}", "en", "toy", **name, **facts))
            told.add(event.name)
    assert told == set(ToyEvent) - SCENES.silent
    assert all(line.endswith(".") for line in lines)
    assert any(line.startswith("You put ") for line in lines)


def test_the_page_of_its_rules() -> None:
    page = rule_page(rules_of(), rules_of(), "plain")
    assert page[0][0] == "Toy: Plain"
    assert "2 packs are used: 32 cards each. The kitty has 8 cards." in page[1][1]
    assert page[-1][1] == "trumps."
    assert (title("toy", "goal"), fact(rules_of("trumps"), "trumps")) == ("Goal", "Spades beat the other suits.")


def test_rules_that_do_not_go_together_say_why() -> None:
    with pytest.raises(Contradiction) as clash:
        rules_of().but({"packs": 1})
    assert "The cards do not go round three players." in " ".join(contradiction_lines(clash.value))
