"""The rules of a Big Two table as a value, and what they mean. Their parameters are declared in ``sections.py``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bot.cards import Packs
from bot.engine.rulebook.clashes import refuse_clashes
from bot.games.big_two.rules import consistency
from bot.games.big_two.rules.closed_choices import (
    COUNTED,
    AnswerFive,
    DeckKind,
    EndMode,
    ExchangeKind,
    LowCard,
    MatchEnd,
    Monsters,
    RestUse,
    ScoreBase,
    Settle,
    StartLater,
    StockDraw,
    TiersApply,
    TiersOn,
    TopEnforce,
    TopFollow,
    TopLead,
    Undeclared,
)
from bot.games.big_two.rules.sections import Sections

FULL_HAND = 13
"""Only hands with this many cards can win at once or ask for a redeal (D-33)."""


@dataclass(frozen=True)
class Rules(Sections):
    """One rule set: frozen, hashable and consistent.

    Raises:
        Contradiction: two parameters contradict each other (BT-18.5).
    """

    def __post_init__(self) -> None:
        refuse_clashes(self, consistency.CLASHES)

    @property
    def has_tiles(self) -> bool:
        """Whether tiles are played with, not cards (BT-1.6)."""
        return self.deck.kind is DeckKind.LECTIO

    @property
    def tile_max(self) -> int:
        """The highest tile for this number of players. 0 with cards, and if the map does not name the number."""
        return dict(self.deck.tile_max).get(self.seats.count, 0) if self.has_tiles else 0

    @property
    def packs(self) -> Packs:
        """The cards that are shuffled for a deal."""
        return Packs(self.deck.kind.value, tile_max=self.tile_max)

    @property
    def pack_size(self) -> int:
        """The number of cards in the pack."""
        return 4 * self.tile_max if self.has_tiles else 52

    @cached_property
    def hand_size(self) -> int:
        """The number of cards dealt to each player (BT-3.1)."""
        size = self.deal.hand_size
        return self.pack_size // self.seats.count if size == "equal" else size

    @property
    def left_over(self) -> int:
        """The number of cards dealt to nobody (BT-3.6)."""
        return self.pack_size - self.hand_size * self.seats.count

    # --- Before play ---

    @property
    def gives_left_over(self) -> bool:
        """Whether left-over cards can make a hand larger than it was dealt (BT-4.2, 4.4)."""
        return self.left_over > 0 and self.rest.use in (RestUse.GIVE, RestUse.MAY_TAKE)

    @property
    def shows_left_over(self) -> bool:
        """Whether any cards are left over that somebody may get, so that it matters which way they face (BT-4.3)."""
        return self.left_over > 0 and self.rest.use not in (RestUse.DISCARD, RestUse.STOCK)

    @property
    def forms_stock(self) -> bool:
        """Whether left-over cards form a stock (BT-4.7)."""
        return self.rest.use is RestUse.STOCK

    @property
    def draws_on_pass(self) -> bool:
        """Whether a pass draws from the stock (BT-4.7)."""
        return self.stock.draw is not StockDraw.NONE

    @property
    def has_full_hands(self) -> bool:
        """Whether a hand can have 13 cards, as dealt or with all left-over cards (BT-18.5)."""
        return self.hand_size == FULL_HAND or (self.gives_left_over and self.hand_size + self.left_over == FULL_HAND)

    @property
    def has_exchange(self) -> bool:
        """Whether cards are exchanged before later deals (BT-16)."""
        return self.exchange.kind is not ExchangeKind.NONE

    @property
    def has_king(self) -> bool:
        """Whether the first in the exchange is a king, who may fall (BT-16.2, 16.6)."""
        return self.exchange.kind in (ExchangeKind.CLASS_ONE_BY_ONE, ExchangeKind.CLASS_POOL)

    @property
    def gives_single_cards(self) -> bool:
        """Whether single cards are demanded or given, so that some can be protected (BT-16.5)."""
        return self.exchange.kind not in (ExchangeKind.NONE, ExchangeKind.TRIBUTE_PICK)

    # --- Opening and plays ---

    @property
    def asks_low_card(self) -> bool:
        """Whether the lowest card ever binds a first play (BT-5.2)."""
        return self.start.low_card is not LowCard.FREE

    @property
    def may_bind_later(self) -> bool:
        """Whether the lowest card, if it binds a first play, decides who opens later deals, too (BT-5.1, 5.2)."""
        return self.asks_low_card and self.start.later is StartLater.LOWEST_DEALT

    @property
    def has_flushes(self) -> bool:
        """Whether flushes are played (BT-6.4)."""
        return self.combo.flush

    @property
    def has_monsters(self) -> bool:
        """Whether some plays beat anything (BT-9.3)."""
        return self.answer.monsters is Monsters.ANY_TIME

    @property
    def honours_meet(self) -> bool:
        """Whether four plus one and straight flush can answer each other: as monsters, or as five cards of any kind."""
        return self.has_monsters or not (self.answer.five is AnswerFive.SAME_TYPE or self.combo.sf_kickers)

    # --- The last cards ---

    @property
    def declares_last_cards(self) -> bool:
        """Whether any hand size must be declared (BT-11.1)."""
        return bool(self.last.declare)

    @property
    def punishes_silence(self) -> bool:
        """Whether an undeclared last card has any consequence (BT-11.2)."""
        return self.declares_last_cards and self.last.undeclared is not Undeclared.NOTHING

    @property
    def loses_undeclared(self) -> bool:
        """Whether playing an undeclared last card loses the deal (BT-11.2)."""
        return self.declares_last_cards and self.last.undeclared is Undeclared.LOSES

    @property
    def has_duty(self) -> bool:
        """Whether there is a duty before a last card, and a breach of it is refused or paid for (BT-11.3, 11.4)."""
        top = self.top
        if top.enforce is TopEnforce.OFF or (top.follow is TopFollow.FREE and top.lead is TopLead.FREE):
            return False
        return top.enforce is TopEnforce.LEGAL or self.charges_breach

    # --- The end, points and the match ---

    @property
    def plays_on(self) -> bool:
        """Whether the others play on after the first player is out (BT-13.2)."""
        return self.end.mode is EndMode.PLAY_ON

    @property
    def charges_breach(self) -> bool:
        """Whether a player who let the winner out pays for everybody; never where nobody pays (BT-14.12, 18.5)."""
        return self.score.settle not in (Settle.PUSOY, Settle.PLACES)

    @property
    def settles_hands(self) -> bool:
        """Whether the settlement itself reads the value of the hands left (BT-14.5 to 14.7)."""
        return self.score.settle in COUNTED

    @property
    def reads_hands(self) -> bool:
        """Whether the value of the hands left is read, by the settlement or after an undeclared last card (D-16)."""
        return self.settles_hands or self.loses_undeclared

    @property
    def settles_each_pair(self) -> bool:
        """Whether every two players settle with each other (BT-14.5)."""
        return self.score.settle is Settle.PAIRWISE

    @property
    def has_one_loser(self) -> bool:
        """Whether one loser pays a fixed sum (BT-14.11)."""
        return self.score.settle is Settle.FIXED_LOSER

    @property
    def counts_cards(self) -> bool:
        """Whether cards left are worth anything (BT-14.3)."""
        return self.score.base is not ScoreBase.NONE

    @property
    def counts_hands(self) -> bool:
        """Whether cards left matter: they have a value, and a settlement reads it."""
        return self.reads_hands and self.counts_cards

    @property
    def compares_hands(self) -> bool:
        """Whether the hands of every two players are compared by their value."""
        return self.counts_hands and self.settles_each_pair

    @property
    def counts_difference(self) -> bool:
        """Whether the numbers of cards left in two hands are compared, rather than each hand counted (BT-14.10)."""
        return self.score.tiers_on is TiersOn.DIFFERENCE

    @property
    def multiplies(self) -> bool:
        """Whether any number of cards left, or having played none, has a multiplier."""
        return self.counts_hands and (self.score.tiers != ((1, 1),) or self.score.no_play_mult is not None)

    @property
    def knows_spade_ace(self) -> bool:
        """Whether the ace of spades may have a value of its own (BT-14.16)."""
        return self.score.base is ScoreBase.TW_DEDUCT

    @property
    def counts_spade_ace(self) -> bool:
        """Whether a value of its own for the ace of spades would matter."""
        return self.counts_hands and self.knows_spade_ace

    @property
    def multiplies_opener_only(self) -> bool:
        """Whether multipliers apply only to the opener (BT-14.8)."""
        return self.score.tiers_apply is TiersApply.OPENER_ONLY

    @property
    def credits_plays(self) -> bool:
        """Whether special plays earn credit (BT-14.15)."""
        return self.score.base is ScoreBase.INDONESIA

    @property
    def settles_places(self) -> bool:
        """Whether finishing places are settled (BT-14.14)."""
        return self.score.settle is Settle.PLACES

    @property
    def has_target(self) -> bool:
        """Whether the match ends when a total reaches a target (BT-15.1)."""
        return self.match.end is MatchEnd.TARGET

    @property
    def has_chips(self) -> bool:
        """Whether everybody starts with points to lose (BT-15.1)."""
        return self.match.end is MatchEnd.DEALS_OR_CHIPS

    @property
    def counts_deals(self) -> bool:
        """Whether the match ends after a number of deals (BT-15.1)."""
        return self.match.end not in (MatchEnd.OPEN, MatchEnd.TARGET)
