"""What is to be seen of the toy game, where that is more than every game shows."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cards import Card, read_cards
from bot.engine.actions import Seat
from bot.engine.facts import Cards, Player, Text, saying
from bot.engine.table_values import Settled
from bot.scenes.game_scenes import GameScenes
from bot.scenes.marks import PillKind
from bot.scenes.ready_deal_end import ReadyDealEnd
from bot.scenes.ready_scenes import ReadyScenes
from bot.scenes.table_scene import Badge, Strip
from tests.toy.toy_deal import ToyView
from tests.toy.toy_position import best_of
from tests.toy.toy_rules import SIDES, ToyRules, Trumps, level_name
from tests.toy.toy_words import ToyEvent


class ToyScenes(ReadyScenes[ToyView]):
    """The scenes of the toy game (``bot.scenes.game_scenes.GameScenes``)."""

    silent = frozenset({ToyEvent.CARD_PLAYED, ToyEvent.BID, ToyEvent.STOOD_ASIDE})  # the trick and the plates tell them
    to_do = "toy-to-do"
    plays_by_seats = True

    def best(self, view: ToyView) -> tuple[Seat, tuple[Card, ...]] | None:
        return best_of(view.position) if view.trick else None

    def side(self, view: ToyView, seat: Seat) -> Text:
        del view
        return saying("side", side="pair" if SIDES.count(SIDES[seat]) > 1 else "alone")

    def strong(self, view: ToyView, suit: str) -> bool:
        return view.position.rules.trumps is Trumps.SPADES and suit == "s"

    def notes(self, view: ToyView) -> tuple[Text, ...]:
        """The highest bid, and how much its side has."""
        position = view.position
        if position.bidder is None:
            return ()
        taken = sum(points for seat, points in enumerate(position.taken) if SIDES[seat] == SIDES[position.bidder])
        bidder = Player(position.bidder)
        return (saying("toy-bid", name=bidder, bid=position.bid, taken=taken, open=position.open),)

    def strips(self, view: ToyView) -> tuple[Strip, ...]:
        """The kitty, while it is in nobody's hand."""
        position, size = view.position, view.position.rules.kitty
        face_down = position.open or position.buried
        return (Strip(saying("picture-kitty"), saying("toy-kitty", n=size), number=size),) if face_down else ()

    def badges(self, view: ToyView, seat: Seat) -> Iterator[Badge]:
        if seat == view.position.bidder:
            bid = saying("deed-bid", number=view.position.bid)
            yield Badge(PillKind.TO_BEAT, bid, bid)
        if view.position.open and seat in view.position.passed:
            yield Badge(PillKind.QUIET, saying("picture-passed"), saying("picture-passed"))

    def ending(self, rules: ToyRules, settled: Settled) -> ReadyDealEnd:
        """What each side took, its level, who bid what, and the cards that were put away."""
        account = settled.result.account
        bidder, cards = account["bidder"], read_cards(account.get("kitty", ""))
        took = {SIDES[bidder]: account["taken"]}
        made = bidder in settled.result.winners
        line = saying("did-bury", cards=Cards(cards))
        return ReadyDealEnd(
            SIDES,
            tuple(map(level_name, settled.totals)),
            tuple(took.get(side, max(rules.bids) - account["taken"]) for side in SIDES),
            (saying("event-contract-ended", name=Player(bidder), bid=account["bid"], made=made),),
            (Strip(saying("picture-kitty"), line, cards),) if cards else (),
        )


SCENES = ToyScenes()
_SEEN_FROM_OUTSIDE: GameScenes = SCENES  # the type check holds this module to the seam
