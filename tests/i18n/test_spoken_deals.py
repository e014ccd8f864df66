"""Whole deals through the real engine: every refusal the judge makes and every event can be said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.dealing import Shuffle
from bot.games.actions import Action, Declare, Pass, Play, Verb
from bot.games.big_two.presets import resolve
from bot.games.game import Deal, Event, Refusal, find_game
from bot.i18n.events import event_line
from bot.i18n.refusals import refusal_lines

BIG_TWO = find_game("big-two")
BASIC = resolve("pagat-basic")
NAMES = ("Ann", "Bo-Chen", "大老二王", "Søren")


def attempts(deal: Deal, seat: int, rng: Random) -> Iterator[Action]:
    """Things people try: cards they hold, cards they do not, out of turn, out of season."""
    hand = deal.view(seat).hand
    for size in (1, 2, 3, 5):
        if len(hand) >= size:
            yield Play(tuple(rng.sample(hand, size)), last_card=rng.random() < 0.2)
    yield Play((rng.choice(BIG_TWO.packs(deal.rules).cards()),))
    yield from (Pass(), Declare(), Verb("redeal"), Verb("take"))


def play_deal(preset: str, rng: Random) -> Iterator[tuple[Deal, int, Action, Refusal] | Event]:
    """A deal of random legal actions, with what was refused on the way and what happened."""
    rules = BIG_TWO.rules(preset)
    shuffle = Shuffle("t", 1, rng.randbytes(32), BIG_TWO.packs(rules).cards())
    deal, events = BIG_TWO.new_match(rules).start_deal(shuffle)
    while True:
        yield from events
        for seat in range(4):
            for action in attempts(deal, seat, rng):
                refusal = deal.refusal(seat, action)
                if refusal is not None:
                    yield deal, seat, action, refusal
        if deal.result() is not None:
            return
        [seat] = deal.must_act()
        legal = list(deal.legal_actions(seat))
        deal, events = deal.apply(seat, legal[0] if rng.random() < 0.7 else rng.choice(legal))


@pytest.mark.parametrize("preset", ["pagat-basic", "chudadi-standard"])
def test_everything_that_happens_can_be_said(preset: str) -> None:
    rng = Random(2)
    rules = BIG_TWO.rules(preset)
    refused, happened = set(), set()
    for _ in range(3):
        for moment in play_deal(preset, rng):
            if isinstance(moment, Event):
                happened.add(moment.name)
                line = event_line(moment, NAMES, rules=rules)
                assert any(name in line for name in NAMES)
                assert line.endswith((".", "!")) or moment.name == "penalty"
                continue
            deal, seat, action, refusal = moment
            legal = deal.legal_actions(seat)
            plays = list(dict.fromkeys(play.cards for play in legal if isinstance(play, Play)))
            tried = {Pass: "pass", Declare: "declare"}.get(type(action), "play")
            headline, rule = refusal_lines(refusal, NAMES, plays, rules=rules, may_pass=Pass() in legal, tried=tried)
            refused.add(str(refusal.name))
            assert headline.startswith("**Not ")
            assert headline.endswith(".**")
            assert "(BT‑" in rule
            assert rule.endswith(".")
    common = {"not_your_turn", "not_held", "not_a_combination", "wrong_size", "does_not_beat", "leader_must_play"}
    assert refused >= common | {"not_allowed_by_rules", "wrong_phase"}
    assert happened >= {"deal-opens", "played", "passed", "trick-won", "finished", "deal-won", "penalty"}
    if preset == "chudadi-standard":
        assert refused >= {"must_be_low_card_alone", "nothing_to_declare", "top_duty"}
        assert happened >= {"frozen"}


def test_the_settlement_can_be_said() -> None:
    penalty = Event("penalty", 1, {"n": 8, "hand": "3d 3c", "worth": 8, "factor": 2, "p": 16})
    assert event_line(penalty, NAMES, rules=BASIC) == "Bo-Chen, 8 cards left: 8 × 2 = 16"
    args = {"winner": 0, "case": "lead", "better": "5h 5s", "terms": [5, 20, 3], "p": 28}
    assert event_line(Event("full-payer", 3, args), NAMES, rules=BASIC) == (
        "Søren let the last card of Ann through. Søren pays for everybody: 5 + 20 + 3 = 28 (BT‑14.12)."
    )
    opened = Event("deal-opens", 2, {"deal": 2, "card": None, "dealer": 1, "cut": None, "first": 2})
    assert event_line(opened, NAMES, rules=BASIC) == "Deal 2. 大老二王 won the deal before and leads."
    out = Event("played", 0, {"kind": "pair", "cards": "2h 2s", "n": 0})
    assert event_line(out, NAMES, rules=BASIC) == "Ann plays pair 2♥ 2♠ and is out."
