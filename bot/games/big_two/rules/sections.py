"""The 69 parameters of Big Two with the public names of docs/big-two.md, sections 1-16.

The defaults are the basic game (BT-0.6). Who shuffles real cards is on no page and in no topic (BT-3.5).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.value_kinds import Whole
from bot.games.big_two.rules.closed_choices import (
    AnswerFive,
    Cutter,
    DeckKind,
    Direction,
    EndMode,
    ExchangeKind,
    ExchangeProtected,
    ExchangeRanking,
    FirstDealer,
    FirstReceiver,
    FlushOrder,
    Four,
    FullHouseOrder,
    LowCard,
    LowCardScope,
    MatchEnd,
    Monsters,
    NextDealer,
    PassLock,
    QuadsVsSf,
    RestFace,
    RestUse,
    ScoreBase,
    Settle,
    Shuffler,
    StartFirst,
    StartLater,
    StockDraw,
    StraightOrder,
    StraightTie,
    SuitOrder,
    TiersApply,
    TiersOn,
    TopEnforce,
    TopFollow,
    TopLead,
    TopTwo,
    Undeclared,
)
from bot.games.big_two.rules.value_forms import HandSize, Kickers, Sizes, Tiers, TileNumbers

_MANY = 1_000_000


@dataclass(frozen=True)
class Deck:
    """The pack, and the order of its cards (section 1)."""

    kind: DeckKind = option(DeckKind.STD52, section="cards", topic="suits")
    suits: SuitOrder = option(SuitOrder.DCHS, section="cards", topic="suits", after="deck.tile_max")
    tile_max: tuple[tuple[int, int], ...] = option(
        ((3, 9), (4, 13), (5, 15)), TileNumbers(), "cards", topic="suits", alive="tile_max"
    )


@dataclass(frozen=True)
class Seats:
    """Players and direction (section 2)."""

    count: int = option(4, Whole(2, 52), "seats", seats=True)
    direction: Direction = option(Direction.CCW, section="seats")
    alternate: bool = option(default=False, section="seats", absent=False)


@dataclass(frozen=True)
class Dealing:
    """Who deals to whom (section 3)."""

    first_dealer: FirstDealer = option(FirstDealer.RANDOM, topic="dealing")
    next_dealer: NextDealer = option(NextDealer.WINNER, section="deal", topic="dealing")
    shuffler: Shuffler = Shuffler.DEALER
    cutter: Cutter = Cutter.RIGHT_OF_DEALER
    first_receiver: FirstReceiver = option(FirstReceiver.CUT_CARD, section="deal", topic="dealing")
    hand_size: int | Literal["equal"] = option("equal", HandSize(), "deal", topic="dealing")


@dataclass(frozen=True)
class RestRules:
    """What becomes of left-over cards (section 4)."""

    use: RestUse = option(RestUse.GIVE, section="rest", alive="left_over")
    face: RestFace = option(RestFace.UP, section="rest", alive="shows_left_over")


@dataclass(frozen=True)
class Stock:
    """Drawing on a pass (section 4)."""

    draw: StockDraw = option(StockDraw.NONE, section="rest", alive="forms_stock")
    recycle: bool = option(default=False, section="rest", alive="draws_on_pass")


@dataclass(frozen=True)
class StartRules:
    """Who starts, and with what (section 5)."""

    first: StartFirst = option(StartFirst.LOWEST_DEALT, topic="later")
    later: StartLater = option(StartLater.LOWEST_DEALT, section="opening", topic="later")
    low_card: LowCard = option(LowCard.INCLUDE, section="opening", topic="low_card")
    low_card_scope: LowCardScope = option(
        LowCardScope.EVERY_LOWEST_START,
        section="opening",
        topic="low_card",
        alive="may_bind_later",
        silent=LowCardScope.EVERY_LOWEST_START,
    )
    round_len: int = option(0, Whole(0, 1000), "opening", topic="later", absent=0)


@dataclass(frozen=True)
class Combo:
    """What can be played (sections 6 and 8)."""

    triple: bool = option(default=True, topic="kinds")
    flush: bool = option(default=True, topic="kinds")
    four: Four = option(Four.NONE, section="plays", topic="kinds")
    two_pair_kicker: bool = option(default=False, section="plays", topic="kinds", silent=False)
    sf_kickers: Literal[0, 2] = option(0, Kickers(), "plays", topic="kinds", silent=0)
    straight_order: StraightOrder = option(StraightOrder.PAGAT, section="plays", topic="straights")


@dataclass(frozen=True)
class Compare:
    """How plays of one kind compare (section 7)."""

    flush: FlushOrder = option(
        FlushOrder.SUIT_FIRST, section="compare", topic="flushes", after="cmp.straight_tie", alive="has_flushes"
    )
    straight_tie: StraightTie = option(StraightTie.SEQUENCE_TOP, section="compare", topic="straights")
    full_house: FullHouseOrder = option(FullHouseOrder.TRIPLE_RANK, section="compare", topic="full_house")
    quads_vs_sf: QuadsVsSf = option(QuadsVsSf.SF_OVER_QUADS, section="compare", topic="ladder", alive="honours_meet")


@dataclass(frozen=True)
class AnswerRules:
    """What answers what (section 9)."""

    five: AnswerFive = option(AnswerFive.ANY_STRONGER_TYPE, section="answers", after="answer.monsters")
    monsters: Monsters = option(Monsters.OFF, section="answers", topic="monsters")


@dataclass(frozen=True)
class Passing:
    """What a pass means (section 10)."""

    lock: PassLock = option(PassLock.OFF, section="passing")
    self_extend: bool = option(default=False, section="passing", absent=False)
    echo: bool = option(default=False, section="passing", absent=False)


@dataclass(frozen=True)
class Last:
    """Declaring the last cards (section 11)."""

    declare: tuple[int, ...] = option((), Sizes(), "last", topic="declare")
    undeclared: Undeclared = option(Undeclared.NOTHING, section="last", topic="declare", alive="declares_last_cards")


@dataclass(frozen=True)
class Top:
    """The duty of the player before somebody with one card (section 11)."""

    follow: TopFollow = option(TopFollow.HIGHEST, section="last", topic="top", alive="has_duty")
    lead: TopLead = option(TopLead.COMBO_FIRST, section="last", topic="top", alive="has_duty")
    enforce: TopEnforce = option(TopEnforce.LIABILITY, section="last", topic="top", alive="has_duty")


@dataclass(frozen=True)
class InstantRules:
    """Hands that win at once (section 12)."""

    dragon: bool = option(default=False, section="hands", topic="instant", alive="has_full_hands", absent=False)
    four_twos: bool = option(default=False, section="hands", topic="instant", alive="has_full_hands", absent=False)


@dataclass(frozen=True)
class Redeal:
    """Hands whose holder may ask for a new deal (section 12)."""

    points_below: int = option(0, Whole(0, 100), "hands", topic="redeal", alive="has_full_hands", absent=0)
    ten_high: bool = option(default=False, section="hands", topic="redeal", alive="has_full_hands", absent=False)
    two_courts: bool = option(default=False, section="hands", topic="redeal", alive="has_full_hands", absent=False)
    four_twos: bool = option(default=False, section="hands", topic="redeal", alive="has_full_hands", absent=False)


@dataclass(frozen=True)
class EndRules:
    """When a deal ends (section 13)."""

    mode: EndMode = option(EndMode.FIRST_OUT, section="end")
    top_two: TopTwo = option(TopTwo.OK, section="end", absent=TopTwo.OK)


@dataclass(frozen=True)
class Score:
    """What the hands left are worth, and who pays whom (section 14)."""

    base: ScoreBase = option(ScoreBase.CARDS, section="points", alive="reads_hands")
    tiers: tuple[tuple[int, int], ...] = option(((1, 1), (10, 2), (13, 3)), Tiers(), "points", alive="counts_hands")
    tiers_on: TiersOn = option(TiersOn.HAND, section="points", alive="compares_hands", absent=TiersOn.HAND)
    tiers_apply: TiersApply = option(TiersApply.ALL, section="points", alive="multiplies", absent=TiersApply.ALL)
    no_play_mult: int | None = option(None, Whole(1, 100, optional=True), "points", alive="counts_hands", absent=None)
    twos_in_hand: int = option(1, Whole(1, 2), "points", alive="counts_hands", absent=1)
    twos_finish: int = option(1, Whole(1, 2), "points", alive="counts_hands", absent=1)
    settle: Settle = option(Settle.PAIRWISE, section="points", topic="settle")
    winner_bonus: int = option(0, Whole(0, _MANY), "points", absent=0)
    fixed: int = option(1, Whole(1, _MANY), "points", after="score.settle", alive="has_one_loser")
    spade_ace_40: bool = option(
        default=False, section="points", after="score.base", alive="counts_spade_ace", absent=False
    )
    unit: int = option(1, Whole(1, _MANY), "points", absent=1)


@dataclass(frozen=True)
class MatchLength:
    """When a match ends (section 15)."""

    end: MatchEnd = option(MatchEnd.OPEN, section="match")
    deals: int = option(0, Whole(0, _MANY), topic="match", alive="counts_deals")
    target: int = option(0, Whole(0, _MANY), topic="match", alive="has_target")
    chips: int = option(0, Whole(0, _MANY), topic="match", alive="has_chips")


@dataclass(frozen=True)
class ExchangeRules:
    """Exchanges between deals (section 16)."""

    kind: ExchangeKind = option(ExchangeKind.NONE, section="exchange", absent=ExchangeKind.NONE)
    protected: ExchangeProtected = option(
        ExchangeProtected.NONE,
        section="exchange",
        after="exchange.king_falls",
        alive="gives_single_cards",
        absent=ExchangeProtected.NONE,
    )
    king_falls: bool = option(default=False, section="exchange", alive="has_king", absent=False)
    ranking: ExchangeRanking = option(
        ExchangeRanking.POINTS, section="exchange", after="exchange.kind", alive="has_exchange"
    )


@dataclass(frozen=True)
class Sections(Rulebook):
    """Every parameter. Each field is the first part of a public name: ``combo.flush``."""

    game: ClassVar[str] = "big-two"

    deck: Deck = Deck()
    seats: Seats = Seats()
    deal: Dealing = Dealing()
    rest: RestRules = RestRules()
    stock: Stock = Stock()
    start: StartRules = StartRules()
    combo: Combo = Combo()
    cmp: Compare = Compare()
    answer: AnswerRules = AnswerRules()
    pass_: Passing = Passing()
    last: Last = Last()
    top: Top = Top()
    instant: InstantRules = InstantRules()
    redeal: Redeal = Redeal()
    end: EndRules = EndRules()
    score: Score = Score()
    match: MatchLength = MatchLength()
    exchange: ExchangeRules = ExchangeRules()
