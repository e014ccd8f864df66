"""What the coach says: one line a turn, true of the hand, under every preset.

Promise: The coach's line is true of the hand under every preset. The coach survives a restart and steps back after one
deal. Also: tests/games/sheng_ji/scenes/test_sheng_ji_coach.py, tests/bot/deals/test_tutorial.py.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from bot.cards import read_cards
from bot.computers.player import advise
from bot.dealing import Shuffle
from bot.engine.actions import Action, waited_for
from bot.engine.facts import Cards
from bot.games.big_two import GAME
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import opening_card
from bot.games.big_two.scenes.coaching import coached
from bot.games.big_two.scenes.questions import is_before_play
from bot.i18n.catalogue import text
from bot.i18n.spoken_facts import spoken
from tests.games.big_two.by_hand import of_big_two

SIGNS = dict(zip("♦♣♥♠", "dchs", strict=True))
CARD = re.compile(r"(10|[2-9JQKA])([♦♣♥♠])")
SENTENCES = 4


def said(view: BigTwoView, advice: Action | None) -> str:
    told = coached(view, advice)
    assert told is not None
    rules = view.position.setting.rules
    names = [f"Seat {seat}" for seat in range(rules.seats.count)]
    deck = GAME.packs(rules).kind
    return text(told.key, "en", "big-two", deck=deck, **spoken(told.facts, "en", "big-two", names))


def turns(preset: str, seed: int = 1) -> Iterator[tuple[BigTwoView, Action]]:
    """What computers see and do in a first deal, turn by turn."""
    rules, rng = GAME.rules(preset), random.Random(seed)
    deal, _ = of_big_two(
        GAME.new_match(rules).start_deal(Shuffle("1-1", 1, bytes([seed]) * 32, GAME.packs(rules).cards(), ()))
    )
    while deal.result() is None:
        waited = sorted(waited_for(deal))
        if not waited:
            deal, _ = deal.fall_due()
            continue
        view = deal.view(waited[0])
        action, _ = advise(view, rng)
        yield view, action
        deal, _ = deal.apply(waited[0], action)


RANKED = re.compile(r"(?<=\*\* )[^.]+ is the lowest \w+, [^.]+ the highest\. ")
"""What the first thing that a beginner is told says of the ranks."""


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_each_turn_has_one_short_line_that_is_true_of_the_hand(preset: str) -> None:
    for view, advice in turns(preset):
        line = said(view, advice)
        assert line.startswith("**Coach:** ")
        new = all(seat != view.seat for seat, _ in view.history)
        ranked, line = RANKED.search(line), RANKED.sub("", line)
        assert bool(ranked) == (new and advice.verb == "play" and not advice.words and not is_before_play(view))
        if ranked and view.position.setting.rules.deck.kind == "std52":
            pack = view.position.setting.pack.cards
            ends = [rank.replace("10", "T") + SIGNS[suit] for rank, suit in CARD.findall(ranked[0])]
            assert ends == [str(pack[0]), str(pack[-1])]
        assert "\n" not in line
        assert len(re.findall(r"[.;](?: |$)", line)) <= SENTENCES, line
        named = {rank.replace("10", "T") + SIGNS[suit] for rank, suit in CARD.findall(line)}
        assert named <= {str(card) for card in view.hand}
        if advice.verb == "pass":
            assert "Press **Pass**" in line
            legal = [action for action in view.legal_actions() if action.verb == "play"]
            assert ("can’t beat" in line) == (not legal)
        elif advice.verb == "play":
            assert ("with it you win" in line) == (len(advice.cards) == len(view.hand))
            assert ("Last card!" in line) == bool(advice.words)
            told = coached(view, advice)
            assert told is not None
            assert told.facts["cards"] == Cards(advice.cards)


def test_who_waits_is_told_what_it_is_about_until_they_have_acted() -> None:
    seen = set()
    for view, _ in turns("chudadi-standard"):
        assert view.seat is not None
        acted = any(seat == view.seat for seat, _ in view.history)
        assert (coached(view, None) is None) == acted
        seen.add(acted)
    assert seen == {True, False}


def found(preset: str, wanted: str) -> str:
    """The first line with these words in many deals."""
    for seed in range(1, 60):
        for view, advice in turns(preset, seed):
            line = said(view, advice)
            if wanted in line:
                return line
    raise AssertionError(wanted)


@pytest.mark.parametrize(
    "wanted",
    [
        "so you begin. Lead it. It is ticked below (✓): press **Play**.",
        "to beat it. Tick it below (✓), then press **Play**.",
        "to beat it; keep the 2 for later.",
        "to beat it. Nothing lower does.",
        "Lead your straight 9-K: 5 cards are gone at once.",
        "Only a higher pair beats it.",
        ", the highest you can.",
        "has one card left and can’t answer your pair",
        "Press **Pass**, and keep the 2 for later.",
        "Beating it breaks your pair of ",
        "**Coach:** A straight is five ranks in a row. ",
        "**Coach:** A flush is five of one suit. ",
        "**Coach:** A full house is three of one rank, two of another. ",
    ],
)
def test_the_coach_knows_why(wanted: str) -> None:
    assert wanted in found("chudadi-standard", wanted)


def test_a_straight_is_called_by_its_ends_as_people_count() -> None:
    lines = [said(view, advice) for seed in range(1, 8) for view, advice in turns("class-struggle-1", seed)]
    ends = {match for line in lines for match in re.findall(r"straight (\w+-\w+)", line)}
    order = ["A", *map(str, range(2, 11)), "J", "Q", "K", "A", "2"]
    assert ends
    assert ends <= {f"{order[at]}-{order[at + 4]}" for at in range(len(order) - 4)}


def test_a_lone_opening_card_is_led() -> None:
    view, advice = next(turns("chudadi-standard"))
    assert opening_card(view.position) == read_cards("3d")[0]
    assert "You hold 3♦, so you begin." in said(view, advice)
