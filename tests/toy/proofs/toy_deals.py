"""Makes deals of the toy game for tests: dealt, bid, buried, played."""

from __future__ import annotations

import random
from dataclasses import replace

from bot.cards import read_cards
from bot.dealing import Shuffle
from bot.engine.actions import Seat
from bot.engine.game import Event
from bot.engine.seam.deals import Deal
from bot.engine.seam.matches import Match
from tests.toy import GAME
from tests.toy.toy_deal import PLAY, State, ToyDeal
from tests.toy.toy_position import Position
from tests.toy.toy_rules import ToyRules, in_order

SMALL = GAME.rules("small")


def rules_of(chain: str = "plain") -> ToyRules:
    return GAME.rules(chain)


def shuffled(match: Match, seed: int = 1) -> ToyDeal:
    """The next deal of a match."""
    shuffle = Shuffle("toy test", match.deals + 1, seed.to_bytes(32, "big"), match.series.packs(match.rules).cards())
    deal, _ = match.start_deal(shuffle)
    assert PLAY.owns(deal)
    return deal


def fresh(chain: str = "plain", seed: int = 1) -> ToyDeal:
    """The first deal of a match, before the first bid."""
    return shuffled(GAME.new_match(rules_of(chain)), seed)


def done(deal: ToyDeal, *lines: str) -> tuple[ToyDeal, tuple[Event, ...]]:
    """The deal after legal actions such as ``1 bid 110``, and the events of the last one."""
    events: tuple[Event, ...] = ()
    for line in lines:
        seat, _, action = line.partition(" ")
        deal, events = deal.apply(int(seat), GAME.typed.grammar.read(action))
    return deal, events


def why_not(deal: ToyDeal, line: str) -> str:
    """The name of the refusal of an action."""
    seat, _, action = line.partition(" ")
    refusal = deal.refusal(int(seat), GAME.typed.grammar.read(action))
    assert refusal is not None, "it is allowed"
    return refusal.name.value


def in_tricks(*hands: str, leader: Seat = 0, chain: str = "plain", kitty: str = "", bid: int = 100) -> ToyDeal:
    """A deal near its end with these hands. The leader won the bid, and all other cards were played without points."""
    rules = rules_of(chain)
    held = tuple(map(read_cards, hands))
    position = Position(rules, leader, tuple(map(len, held)), bid, 1, leader, open=False, buried=True, leader=leader)
    return Deal(PLAY, State(position, held, read_cards(kitty)))


def mixed_up(deal: ToyDeal, seat: Seat | None, chance: random.Random) -> ToyDeal:
    """The deal with the cards that a seat cannot see dealt differently."""
    knows_kitty = seat is not None and deal.position.buried and seat == deal.position.bidder
    others = [at for at in range(len(deal.state.hands)) if at != seat]
    hidden = [card for at in others for card in deal.state.hands[at]] + ([] if knows_kitty else list(deal.state.kitty))
    chance.shuffle(hidden)
    hands = list(deal.state.hands)
    for at in others:
        size = len(deal.state.hands[at])
        hands[at], hidden = in_order(hidden[:size]), hidden[size:]
    kitty = deal.state.kitty if knows_kitty else in_order(hidden)
    return Deal(PLAY, replace(deal.state, hands=tuple(hands), kitty=kitty))
