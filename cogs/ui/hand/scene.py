"""A hand as its owner looks at it: the seat's view, what is chosen, how it is sorted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.cards import Card
from bot.games.actions import Action, Seat
from bot.games.big_two.deal.view import BigTwoView
from bot.games.big_two.grammar import PASS, play_of
from cogs.ui.custom_ids import NOTHING_CHOSEN, Choice
from cogs.ui.scene import Scene

Plays = tuple[tuple[Card, ...], ...]
"""Legal plays as card sets, weakest first."""


@dataclass(frozen=True, slots=True)
class HandScene:
    """A hand as its owner looks at it: the seat's view, what is chosen, a line on top (``remark``), a suggestion.

    ``order`` is how the owner likes it sorted: rank, suit or combinations.
    """

    scene: Scene
    view: BigTwoView
    choice: Choice = NOTHING_CHOSEN
    order: str = "rank"
    remark: str = ""
    hint: tuple[Card, ...] | None = None

    @property
    def seat(self) -> Seat:
        """The owner's seat."""
        if self.view.seat is None:
            raise ValueError("a spectator has no hand")
        return self.view.seat

    @property
    def playing(self) -> bool:
        """Whether play has begun: nothing is exchanged and no redeal is offered any more."""
        return self.view.phase in ("play", "over")

    @property
    def turn(self) -> bool:
        """Whether the owner is waited for."""
        return self.seat in self.scene.table.waited_for

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The chosen cards, in the hand's own order."""
        return self.choice.cards(self.view.hand)

    @property
    def plays(self) -> Plays:
        """Every legal play, weakest first; none while others are to play."""
        return legal_plays(self.view.legal_actions()) if self.turn and self.playing else ()

    @property
    def action(self) -> Action:
        """The play that the choice stands for."""
        return play_of(self.chosen, last_card=self.choice.last_card)

    @property
    def demandable(self) -> tuple[Card, ...]:
        """The cards that may be demanded of others, lowest first."""
        named = (action.cards for action in self.view.legal_actions())
        return tuple(dict.fromkeys(card for cards in named for card in cards if card not in self.view.hand))

    def wanted(self, seats: Sequence[Seat]) -> tuple[Card | None, Seat | None]:
        """The card that is chosen to be demanded, and of whom; None for what is not chosen yet."""
        seat, rank, suit = self.choice.wish
        ranks, suits = self.places
        card = next(
            (card for card in self.demandable if (ranks.index(card.rank), suits.index(card.suit)) == (rank, suit)), None
        )
        return card, seats[0] if len(seats) == 1 else seat if seat in seats else None

    @property
    def places(self) -> tuple[list[str], list[str]]:
        """Ranks and suits of the pack, lowest first: a wish names them by their places."""
        cards = self.view.setting.pack.cards
        return list(dict.fromkeys(card.rank for card in cards)), list(str(self.view.rules.deck.suits))

    @property
    def may_pass(self) -> bool:
        """Whether passing is legal now."""
        return self.view.refusal(PASS) is None


def legal_plays(actions: Iterable[Action]) -> Plays:
    """The card sets of legal plays, each once (a play may be legal with and without the last card declared)."""
    return tuple(dict.fromkeys(action.cards for action in actions if action.verb == "play"))


def sorted_cards(hand: HandScene) -> tuple[Card, ...]:
    """The hand in its owner's order; the game's own order (rank, then suit) unless another was asked for."""
    cards = hand.view.hand
    if hand.order == "suit":
        suits = hand.view.rules.deck.suits
        return tuple(sorted(cards, key=lambda card: (suits.index(card.suit), cards.index(card))))
    if hand.order == "combinations":
        together = {rank: sum(card.rank == rank for card in cards) for rank in {card.rank for card in cards}}
        return tuple(sorted(cards, key=lambda card: (-together[card.rank], cards.index(card))))
    return cards
