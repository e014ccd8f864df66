"""The rules of a Big Two table as a value: 69 parameters with the public names of docs/big-two.md, sections 1-16.

The defaults are the basic game (BT-0.6).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal

from bot.cards import Packs
from bot.engine.rulebook.clashes import refuse_clashes
from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.value_kinds import Whole
from bot.games.big_two.rules import consistency
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

    kind: DeckKind = DeckKind.STD52
    suits: SuitOrder = SuitOrder.DCHS
    tile_max: tuple[tuple[int, int], ...] = option(((3, 9), (4, 13), (5, 15)), TileNumbers())


@dataclass(frozen=True)
class Seats:
    """Players and direction (section 2)."""

    count: int = option(4, Whole(2, 52))
    direction: Direction = Direction.CCW
    alternate: bool = False


@dataclass(frozen=True)
class Dealing:
    """Who deals to whom (section 3)."""

    first_dealer: FirstDealer = FirstDealer.RANDOM
    next_dealer: NextDealer = NextDealer.WINNER
    shuffler: Shuffler = Shuffler.DEALER
    cutter: Cutter = Cutter.RIGHT_OF_DEALER
    first_receiver: FirstReceiver = FirstReceiver.CUT_CARD
    hand_size: int | Literal["equal"] = option("equal", HandSize())


@dataclass(frozen=True)
class RestRules:
    """What becomes of left-over cards (section 4)."""

    use: RestUse = RestUse.GIVE
    face: RestFace = RestFace.UP


@dataclass(frozen=True)
class Stock:
    """Drawing on a pass (section 4)."""

    draw: StockDraw = StockDraw.NONE
    recycle: bool = False


@dataclass(frozen=True)
class StartRules:
    """Who starts, and with what (section 5)."""

    first: StartFirst = StartFirst.LOWEST_DEALT
    later: StartLater = StartLater.LOWEST_DEALT
    low_card: LowCard = LowCard.INCLUDE
    low_card_scope: LowCardScope = LowCardScope.EVERY_LOWEST_START
    round_len: int = option(0, Whole(0, 1000))


@dataclass(frozen=True)
class Combo:
    """What can be played (sections 6 and 8)."""

    triple: bool = True
    flush: bool = True
    four: Four = Four.NONE
    two_pair_kicker: bool = False
    sf_kickers: Literal[0, 2] = option(0, Kickers())
    straight_order: StraightOrder = StraightOrder.PAGAT


@dataclass(frozen=True)
class Compare:
    """How plays of one kind compare (section 7)."""

    flush: FlushOrder = FlushOrder.SUIT_FIRST
    straight_tie: StraightTie = StraightTie.SEQUENCE_TOP
    full_house: FullHouseOrder = FullHouseOrder.TRIPLE_RANK
    quads_vs_sf: QuadsVsSf = QuadsVsSf.SF_OVER_QUADS


@dataclass(frozen=True)
class AnswerRules:
    """What answers what (section 9)."""

    five: AnswerFive = AnswerFive.ANY_STRONGER_TYPE
    monsters: Monsters = Monsters.OFF


@dataclass(frozen=True)
class Passing:
    """What a pass means (section 10)."""

    lock: PassLock = PassLock.OFF
    self_extend: bool = False
    echo: bool = False


@dataclass(frozen=True)
class Last:
    """Declaring the last cards (section 11)."""

    declare: tuple[int, ...] = option((), Sizes())
    undeclared: Undeclared = Undeclared.NOTHING


@dataclass(frozen=True)
class Top:
    """The duty of the player before somebody with one card (section 11)."""

    follow: TopFollow = TopFollow.HIGHEST
    lead: TopLead = TopLead.COMBO_FIRST
    enforce: TopEnforce = TopEnforce.LIABILITY


@dataclass(frozen=True)
class InstantRules:
    """Hands that win at once (section 12)."""

    dragon: bool = False
    four_twos: bool = False


@dataclass(frozen=True)
class Redeal:
    """Hands whose holder may ask for a new deal (section 12)."""

    points_below: int = option(0, Whole(0, 100))
    ten_high: bool = False
    two_courts: bool = False
    four_twos: bool = False


@dataclass(frozen=True)
class EndRules:
    """When a deal ends (section 13)."""

    mode: EndMode = EndMode.FIRST_OUT
    top_two: TopTwo = TopTwo.OK


@dataclass(frozen=True)
class Score:
    """What the hands left are worth, and who pays whom (section 14)."""

    base: ScoreBase = ScoreBase.CARDS
    tiers: tuple[tuple[int, int], ...] = option(((1, 1), (10, 2), (13, 3)), Tiers())
    tiers_on: TiersOn = TiersOn.HAND
    tiers_apply: TiersApply = TiersApply.ALL
    no_play_mult: int | None = option(None, Whole(1, 100, optional=True))
    twos_in_hand: int = option(1, Whole(1, 2))
    twos_finish: int = option(1, Whole(1, 2))
    settle: Settle = Settle.PAIRWISE
    winner_bonus: int = option(0, Whole(0, _MANY))
    fixed: int = option(1, Whole(1, _MANY))
    spade_ace_40: bool = False
    unit: int = option(1, Whole(1, _MANY))


@dataclass(frozen=True)
class MatchLength:
    """When a match ends (section 15)."""

    end: MatchEnd = MatchEnd.OPEN
    deals: int = option(0, Whole(0, _MANY))
    target: int = option(0, Whole(0, _MANY))
    chips: int = option(0, Whole(0, _MANY))


@dataclass(frozen=True)
class ExchangeRules:
    """Exchanges between deals (section 16)."""

    kind: ExchangeKind = ExchangeKind.NONE
    protected: ExchangeProtected = ExchangeProtected.NONE
    king_falls: bool = False
    ranking: ExchangeRanking = ExchangeRanking.POINTS


@dataclass(frozen=True)
class Rules(Rulebook):
    """One rule set: frozen, hashable and consistent.

    Raises:
        Contradiction: two parameters contradict each other (BT-18.5).
    """

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

    def __post_init__(self) -> None:
        refuse_clashes(self, consistency.CLASHES)

    @property
    def tile_max(self) -> int:
        """The highest tile for this number of players. 0 with cards, and if the map does not name the number."""
        return dict(self.deck.tile_max).get(self.seats.count, 0) if self.deck.kind is DeckKind.LECTIO else 0

    @property
    def packs(self) -> Packs:
        """The cards that are shuffled for a deal."""
        return Packs(self.deck.kind.value, tile_max=self.tile_max)

    @property
    def pack_size(self) -> int:
        """The number of cards in the pack."""
        return 4 * self.tile_max if self.deck.kind is DeckKind.LECTIO else 52

    @cached_property
    def hand_size(self) -> int:
        """The number of cards dealt to each player (BT-3.1)."""
        size = self.deal.hand_size
        return self.pack_size // self.seats.count if size == "equal" else size

    @property
    def left_over(self) -> int:
        """The number of cards dealt to nobody (BT-3.6)."""
        return self.pack_size - self.hand_size * self.seats.count
