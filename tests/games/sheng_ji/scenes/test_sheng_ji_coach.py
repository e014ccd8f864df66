"""What the coach says in Sheng Ji while cards are drawn: one line, true of the hand and of what is declared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.computers.player import advise_now
from bot.dealing import Shuffle
from bot.engine.actions import Action, waited_for
from bot.engine.seam.deals import View
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiView
from bot.games.sheng_ji.scenes.hand.in_hand import hand_scene
from bot.games.sheng_ji.scenes.shown import coached
from bot.i18n.catalogue import text
from bot.i18n.spoken_facts import facts_of, spoken
from bot.scenes.hand_scene import Held, Hint
from tests.lessons.lesson_course import WHIM

WORDS = 15


def said(view: ShengJiView, action: Action | None) -> str | None:
    told = coached(view, Hint(action) if action else None)
    names = ("Ann", "Mei", "Kai", "Lan")
    if told is None:
        return None
    facts = {**facts_of(view.rules, "en"), **spoken(told.facts, "en", "sheng-ji", names)}
    return text(told.key, "en", "sheng-ji", **facts)


def views(preset: str) -> Iterator[ShengJiView]:
    """What each seat sees while cards are drawn in many deals, and in the window after them."""
    rules = GAME.rules(preset)
    for seed in range(12):
        shuffle = Shuffle("1-1", 1, bytes([seed]) * 32, GAME.packs(rules).cards(), ())
        deal, _ = GAME.new_match(rules).start_deal(shuffle)
        assert PLAY.owns(deal)
        while deal.position.phase in (Phase.DRAW, Phase.WINDOW):
            for seat in deal.asks():
                yield deal.view(seat)
                spoken_up = advise_now(deal.view(seat), WHIM)
                if spoken_up is not None and (seat != 0 or seat in waited_for(deal)):
                    deal, _ = deal.apply(seat, spoken_up[0])
                    break
            else:
                deal, _ = deal.fall_due()


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_while_cards_are_drawn_a_line_says_what_to_wait_for_or_which_button_to_press(preset: str) -> None:
    cases = set()
    for view in views(preset):
        advice = advise_now(view, WHIM)
        line = said(view, advice[0] if advice else None)
        drawing = view.position.phase is Phase.DRAW
        if line is None:
            assert not drawing or view.position.level is None or view.seat in view.position.passed
            continue
        assert line.startswith("**Coach:** ")
        assert all(len(sentence.split()) <= WORDS for sentence in re.split(r"[.:] ", line))
        if advice is None:
            cases.add(true_case(view, line))
        elif advice[0].verb == "declare":
            (label,) = re.findall(r"Press \*\*(.+?)\*\*", line)
            assert label in labels(view)
    assert cases >= {"none", "other"}


def true_case(view: ShengJiView, line: str) -> str:
    """Which line it is, if it is true."""
    made, level = view.position.declaration, view.position.level
    if made is not None:
        assert ("Trumps follow your" in line) == (made.seat == view.seat)
        return "own" if made.seat == view.seat else "other"
    held = [card for card in view.hand if card.rank == level]
    if "You hold none yet" in line:
        assert not held
        return "none"
    assert "you’d have too few trumps" in line
    assert all(card.sign in line for card in held)
    return "few"


def labels(view: ShengJiView) -> set[str]:
    """The labels of the buttons of a hand."""
    assert view.seat is not None
    buttons = hand_scene(view, Held(), view.seat).buttons
    names = ("Ann", "Mei", "Kai", "Lan")
    told = (one.label for one in buttons)
    return {text(one.key, "en", "sheng-ji", deck="std52", **spoken(one.facts, "en", "sheng-ji", names)) for one in told}


def test_whoever_is_done_declaring_is_told_nothing() -> None:
    view = next(view for view in views("standard") if view.position.phase is Phase.DRAW)
    done = View(PLAY, replace(view.position, passed=frozenset({view.seat or 0})), view.own, view.seat)
    assert said(view, None) is not None
    assert said(done, None) is None
