"""The public history of a deal has all that was done, in order. It is the same for everybody and has no hidden card.

Promise: A deal's history has everything that was done, and is the same for everybody.
"""

from __future__ import annotations

import random

import pytest

from bot.cards import read_cards
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import Event
from bot.games.big_two import GAME
from bot.games.big_two.deal.seam import BigTwoDeal
from bot.games.big_two.match import CALLOUTS
from bot.games.big_two.position import before_play, noted, passed, played, read_history
from bot.games.big_two.rules.presets import PRESETS
from bot.games.big_two.verbs import DECLARE, KEEP, PASS, REDEAL, TAKE, call_of, play_of
from tests.engine.asking import may_act
from tests.games.big_two.by_hand import of_big_two, result_of

BY_ITSELF = ("passed", "drew", "frozen")
"""Events of a turn that was passed, automatically or not."""


def public(action: Action) -> Action:
    if action.verb not in ("play", "demand") and action.cards:
        return Action(action.verb, number=len(action.cards))
    return action


def told(seat: Seat, action: Action, events: tuple[Event, ...]) -> list[tuple[Seat | None, Action]]:
    """What an action adds to the history, worked out from its events."""
    done: list[tuple[Seat | None, Action]] = [] if action in (PASS, KEEP) else [(seat, public(action))]
    return done + [(event.seat, PASS) for event in events if event.name in BY_ITSELF]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("callouts", [False, True])
def test_it_is_what_was_done_in_order_and_the_same_for_all(preset: str, callouts: bool) -> None:
    rules, chance = GAME.rules(preset), random.Random(7)
    match = GAME.new_match(rules, frozenset({"callouts"} if callouts and CALLOUTS.matters(rules) else ()))
    for number in range(1, 4):
        deal, events = of_big_two(match.start_deal(Shuffle("h", number, bytes(32), GAME.packs(rules).cards())))
        done: list[tuple[Seat | None, Action]] = []
        while deal.result() is None:
            able = sorted(waited_for(deal) | may_act(deal))
            seat = chance.choice([seat for seat in able if deal.legal_actions(seat)])
            legal = deal.legal_actions(seat)
            action = chance.choice([one for one in legal if one != REDEAL] or legal)
            deal, events = deal.apply(seat, action)
            done += told(seat, action, events)
            assert list(deal.view(None).history) == done
            assert deal.view(chance.randrange(rules.seats.count)).history == deal.view(None).history
        holds_every_play(deal)
        match = match.book(result_of(deal))
        if match.over():
            return


def holds_every_play(deal: BigTwoDeal) -> None:
    """The played cards are those that the history played, unless some were shuffled into a new stock."""
    cards = [card for _, action in deal.view(None).history if action.verb == "play" for card in action.cards]
    lies = set(deal.position.setting.pack.of(deal.position.played))
    assert lies == set(cards) if not deal.position.course.recycled else lies <= set(cards)


def test_a_text_holds_any_action() -> None:
    text = played("", 0, read_cards("3d 3c"))
    text = played(passed(text, 1), 12, read_cards("Td"), declared=True)
    for seat, action in ((2, DECLARE), (3, call_of(2))):
        text = noted(text, seat, str(action))
    for action in (Action("demand", read_cards("2s"), 3), Action("give", read_cards("4d 5d")), TAKE):
        text = before_play(text, 0, action)
    assert text == "0:3d3c,1,12:Td last-card,2:declare last-card,3:call 2,0:demand 2s 3,0:give 2,0:take"
    assert read_history(text) == (
        (0, play_of(read_cards("3d 3c"))),
        (1, PASS),
        (12, play_of(read_cards("Td"), last_card=True)),
        (2, DECLARE),
        (3, call_of(2)),
        (0, Action("demand", read_cards("2s"), 3)),
        (0, Action("give", number=2)),
        (0, TAKE),
    )
    assert read_history("") == ()


def test_tiles_are_read_back_too() -> None:
    text = played("", 0, read_cards("15r 5b 1g"))
    assert read_history(text) == ((0, play_of(read_cards("15r 5b 1g"))),)
