"""The closed choices of Big Two (docs/big-two.md): one enum for each parameter, with members by their public names."""

from __future__ import annotations

from enum import StrEnum


class DeckKind(StrEnum):
    """``deck.kind``."""

    STD52 = "std52"
    LECTIO = "lectio"


class SuitOrder(StrEnum):
    """``deck.suits``: suits or colours, lowest first (BT-1.3 to 1.6)."""

    DCHS = "dchs"
    CDHS = "cdhs"
    CSHD = "cshd"
    BYGR = "bygr"


class Direction(StrEnum):
    """``seats.direction``: on which side seat k+1 sits. The turn always passes to the next number."""

    CCW = "ccw"
    CW = "cw"


class FirstDealer(StrEnum):
    """``deal.first_dealer``."""

    RANDOM = "random"


class NextDealer(StrEnum):
    """``deal.next_dealer``."""

    WINNER = "winner"
    BEFORE_WINNER = "before_winner"
    LOSER = "loser"


class Shuffler(StrEnum):
    """``deal.shuffler``: a custom at real tables, without effect on a seeded shuffle (BT-3.5)."""

    DEALER = "dealer"
    LAST_OR_SECOND_LAST = "last_or_second_last"


class Cutter(StrEnum):
    """``deal.cutter``: a custom at real tables, without effect on a seeded shuffle (BT-3.5)."""

    RIGHT_OF_DEALER = "right_of_dealer"
    FIRST_RANKED = "first_ranked"
    NONE = "none"


class FirstReceiver(StrEnum):
    """``deal.first_receiver`` (BT-3.2, 3.3)."""

    CUT_CARD = "cut_card"
    NEXT_IN_TURN = "next_in_turn"


class RestUse(StrEnum):
    """``rest.use`` (BT-4)."""

    GIVE = "give"
    MAY_TAKE = "may_take"
    SWAP = "swap"
    DISCARD = "discard"
    STOCK = "stock"


class RestFace(StrEnum):
    """``rest.face`` (BT-4.3)."""

    UP = "up"
    DOWN = "down"


class StockDraw(StrEnum):
    """``stock.draw`` (BT-4.7)."""

    NONE = "none"
    ONE = "one"
    COMBO_SIZE = "combo_size"


class StartFirst(StrEnum):
    """``start.first`` (BT-5.1)."""

    LOWEST_DEALT = "lowest_dealt"


class StartLater(StrEnum):
    """``start.later`` (BT-5.1 to 5.5)."""

    LOWEST_DEALT = "lowest_dealt"
    WINNER = "winner"
    LAST_LOSER = "last_loser"
    LAST_RANKED = "last_ranked"


class LowCard(StrEnum):
    """``start.low_card`` (BT-5.2)."""

    FREE = "free"
    INCLUDE = "include"
    ALONE = "alone"


class LowCardScope(StrEnum):
    """``start.low_card_scope`` (BT-5.2)."""

    EVERY_LOWEST_START = "every_lowest_start"
    FIRST_DEAL = "first_deal"


class Four(StrEnum):
    """``combo.four`` (BT-6.7, 6.8)."""

    NONE = "none"
    QUADS = "quads"
    TWO_PAIR = "two_pair"


class StraightOrder(StrEnum):
    """``combo.straight_order``: the names in section 8. The orders themselves are in ``straights``."""

    PAGAT = "so-pagat"
    A5_HIGH = "so-a5-high"
    THEN_A5 = "so-26-then-a5"
    HIGH_A5_LOW = "so-26-high-a5-low"
    NO_A5 = "so-no-a5"
    TWO_HIGH_26_LOW = "so-2high-26low"
    TWO_HIGH_26_SECOND = "so-2high-26second"
    NATURAL = "so-natural"
    INDONESIA = "so-indonesia"
    HK = "so-hk"
    A5_SECOND = "so-a5-second"
    LECTIO = "so-lectio"


class FlushOrder(StrEnum):
    """``cmp.flush`` (BT-7.3)."""

    SUIT_FIRST = "suit_first"
    TOP_THEN_SUIT = "top_then_suit"
    ALL_RANKS_THEN_SUIT = "all_ranks_then_suit"


class StraightTie(StrEnum):
    """``cmp.straight_tie`` (BT-7.2)."""

    SEQUENCE_TOP = "sequence_top"
    GAME_TOP = "game_top"


class FullHouseOrder(StrEnum):
    """``cmp.full_house``."""

    TRIPLE_RANK = "triple_rank"
    BEST_CARD = "best_card"


class QuadsVsSf(StrEnum):
    """``cmp.quads_vs_sf`` (BT-7.5, 7.6)."""

    SF_OVER_QUADS = "sf_over_quads"
    ONLY_ROYAL_OVER_QUADS = "only_royal_over_quads"


class AnswerFive(StrEnum):
    """``answer.five`` (BT-9.1, 9.2)."""

    ANY_STRONGER_TYPE = "any_stronger_type"
    SAME_TYPE = "same_type"


class Monsters(StrEnum):
    """``answer.monsters`` (BT-9.3)."""

    OFF = "off"
    ANY_TIME = "any_time"


class PassLock(StrEnum):
    """``pass.lock`` (BT-10.3)."""

    OFF = "off"
    TRICK = "trick"


class Undeclared(StrEnum):
    """``last.undeclared`` (BT-11.2)."""

    NOTHING = "nothing"
    CARD_FROZEN = "card_frozen"
    LOSES = "loses"


class TopFollow(StrEnum):
    """``top.follow`` (BT-11.3)."""

    FREE = "free"
    HIGHEST = "highest"


class TopLead(StrEnum):
    """``top.lead`` (BT-11.3)."""

    FREE = "free"
    HIGHEST_SINGLE_OR_COMBO = "highest_single_or_combo"
    COMBO_FIRST = "combo_first"


class TopEnforce(StrEnum):
    """``top.enforce`` (BT-11.4)."""

    OFF = "off"
    LEGAL = "legal"
    LIABILITY = "liability"


class EndMode(StrEnum):
    """``end.mode`` (BT-13.1, 13.2)."""

    FIRST_OUT = "first_out"
    PLAY_ON = "play_on"


class TopTwo(StrEnum):
    """``end.top_two`` (BT-13.3)."""

    OK = "ok"
    BARRED = "barred"
    NO_WIN = "no_win"


class ScoreBase(StrEnum):
    """``score.base`` (BT-14.3, 14.15 to 14.17)."""

    CARDS = "cards"
    VALUES_A = "values_a"
    VALUES_B = "values_b"
    VALUES_C = "values_c"
    INDONESIA = "indonesia"
    TW_DEDUCT = "tw_deduct"
    TW_PLUS_MINUS = "tw_plus_minus"
    NONE = "none"


class TiersOn(StrEnum):
    """``score.tiers_on`` (BT-14.10)."""

    HAND = "hand"
    DIFFERENCE = "difference"


class TiersApply(StrEnum):
    """``score.tiers_apply`` (BT-14.8)."""

    ALL = "all"
    OPENER_ONLY = "opener_only"


class Settle(StrEnum):
    """``score.settle`` (BT-14.5 to 14.14)."""

    PAIRWISE = "pairwise"
    WINNER_TAKES = "winner_takes"
    LEDGER = "ledger"
    FIXED_LOSER = "fixed_loser"
    PUSOY = "pusoy"
    PLACES = "places"


COUNTED = frozenset({Settle.PAIRWISE, Settle.WINNER_TAKES, Settle.LEDGER})
"""Settlements that depend on the value of the hands left."""


class MatchEnd(StrEnum):
    """``match.end`` (BT-15.1)."""

    OPEN = "open"
    DEALS = "deals"
    TARGET = "target"
    DEALS_OR_CHIPS = "deals_or_chips"


class ExchangeKind(StrEnum):
    """``exchange.kind`` (BT-16)."""

    NONE = "none"
    LOSER_WINNER_3P = "loser_winner_3p"
    CLASS_ONE_BY_ONE = "class_one_by_one"
    CLASS_POOL = "class_pool"
    TRIBUTE_PICK = "tribute_pick"
    TRIBUTE_1 = "tribute_1"
    TRIBUTE_2_1 = "tribute_2_1"
    TRIBUTE_3_CHAIN = "tribute_3_chain"


class ExchangeProtected(StrEnum):
    """``exchange.protected`` (BT-16.5)."""

    NONE = "none"
    LOW_CARD_AND_TWOS = "low_card_and_twos"


class ExchangeRanking(StrEnum):
    """``exchange.ranking`` (BT-16.7)."""

    POINTS = "points"
    FINISH_ORDER = "finish_order"
