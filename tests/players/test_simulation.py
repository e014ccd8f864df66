"""Simulated matches: every deal ends and adds up, and the watch notices a crooked dealer."""

import random
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.games.game import find_game
from bot.players.simulation import DEALS_A_MATCH, Broken, simulate

GAME = find_game("big-two")
RULES = GAME.rules("chudadi-standard")
CASUAL = ("casual",) * 4


@pytest.mark.parametrize("preset", GAME.presets())
@pytest.mark.parametrize("level", ["casual", "random"])
def test_every_deal_ends_and_adds_up(preset, level):
    rules = GAME.rules(preset)
    levels = (level,) * GAME.seats(rules)
    deals = [deal for match in simulate(GAME, rules, levels, random.Random(1), deals=30, seed="end") for deal in match]
    assert len(deals) == 30
    paid = rules["score.settle"] in ("pairwise", "winner_takes", "fixed_loser")
    for deal in deals:
        assert sum(deal.result.points) == 0 or not paid
        assert deal.result.winner is not None or deal.result.payer is not None or deal.result.void
        assert len(deal.actions) < 400


def test_matches_end_by_their_rules_or_after_a_while():
    target = list(simulate(GAME, RULES, CASUAL, random.Random(1), deals=60, seed="match"))
    for match in target[:-1]:
        assert match[-1].match.over()
        assert max(match[-1].match.totals) >= 200
        assert not any(deal.match.over() for deal in match[:-1])
        assert [deal.shuffle.deal for deal in match] == list(range(1, len(match) + 1))
    open_end = list(
        simulate(GAME, GAME.rules("pagat-basic"), CASUAL, random.Random(1), deals=DEALS_A_MATCH + 5, seed="match")
    )
    assert [len(match) for match in open_end] == [DEALS_A_MATCH, 5]


@dataclass(frozen=True)
class CrookedMatch:
    """A match whose dealer changes the snapshot of every deal."""

    match: Any
    change: Any

    def start_deal(self, shuffle):
        deal, events = self.match.start_deal(shuffle)
        snapshot = deal.to_json()
        self.change(snapshot)
        return GAME.deal_from_json(deal.rules, snapshot), events

    def book(self, result):
        return replace(self, match=self.match.book(result))

    def over(self):
        return self.match.over()


@dataclass(frozen=True)
class CrookedGame:
    """Big Two at the table of such a dealer."""

    change: Any

    def packs(self, rules):
        return GAME.packs(rules)

    def new_match(self, rules):
        return CrookedMatch(GAME.new_match(rules), self.change)


def _one_card_in_two_hands(snapshot):
    hands = [hand.split() for hand in snapshot["hands"]]
    hands[0][-1] = hands[1][-1]
    snapshot["hands"] = [" ".join(hand) for hand in hands]


def _a_card_too_few(snapshot):
    snapshot["counts"] = [12, *snapshot["counts"][1:]]


@pytest.mark.parametrize(
    ("change", "complaint"), [(_one_card_in_two_hands, "in two places"), (_a_card_too_few, "wrong count of cards")]
)
def test_the_watch_notices(change, complaint):
    with pytest.raises(Broken, match=complaint):
        list(simulate(CrookedGame(change), RULES, CASUAL, random.Random(1), deals=1, seed="crooked"))


def test_an_honest_dealer_is_not_suspected():
    game = CrookedGame(lambda snapshot: None)
    ((deal,),) = simulate(game, RULES, CASUAL, random.Random(1), deals=1, seed="crooked")
    assert deal.result.left[deal.result.winner] == ()
