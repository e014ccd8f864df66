"""What is to be seen of the toy game: its table, and a hand in it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.cards import RANKS
from bot.games.actions import Action, Seat
from bot.games.asks import waited_for
from bot.games.facts import Cards, Facts, Player, Players, Suits, Text, saying
from bot.games.game import Event, Refusal
from bot.games.seam.play import PASS
from bot.scenes.buttons import Control, Deed, Edge, Emphasis
from bot.scenes.deal_end_scene import DealEndScene
from bot.scenes.found import Around, GameScenes
from bot.scenes.hand_scene import (
    CardGroup,
    CardState,
    ChoiceLine,
    GroupTag,
    HandScene,
    Header,
    Held,
    HeldCard,
    Hint,
    OtherHand,
    Selection,
    places_of,
    required_places,
)
from bot.scenes.table_scene import Badge, Centre, Line, PillKind, Plate, Strip, TableScene, TrickAct
from bot.tables.news import News
from bot.tables.settled import Settled
from tests.toy.toy_deal import ToyView
from tests.toy.toy_deal_end import deal_end
from tests.toy.toy_position import Position
from tests.toy.toy_rules import SIDES, ToyRules, Trumps, in_order
from tests.toy.toy_words import ToyEvent, ToyRefusal

BY_SUIT, BY_RANK = "suit", "rank"
SHOWN_ELSEWHERE = frozenset({ToyEvent.CARD_PLAYED, ToyEvent.BID, ToyEvent.STOOD_ASIDE})
"""What the trick and the plates tell."""
OUT_OF_TURN = frozenset({ToyRefusal.WRONG_PHASE, ToyRefusal.NOT_YOUR_TURN})


class ToyScenes:
    """The scenes of the toy game (``bot.scenes.found.GameScenes``)."""

    orders = (BY_SUIT, BY_RANK)
    silent: frozenset[str] = frozenset()

    def table(self, view: ToyView, around: Around) -> TableScene:
        position = view.position
        asked = asked_now(position)
        return TableScene(
            seats=tuple(plate(position, around, seat) for seat in range(len(view.counts))),
            waited_for=waited_for(view),
            centre=centre(position),
            buttons=(
                Control(saying("button-my-hand"), Edge.HAND, Emphasis.FIRST),
                *(bids(position) if position.open else ()),
                Control(saying("button-rules"), Edge.RULES),
                Control(saying("button-menu"), Edge.MENU),
            ),
            heading=None if position.buried else saying("toy-heading", phase=phase(position)),
            waiting=(Line(asked, asked),) if asked else (),
            notes=(Line(standing_bid(position), standing_bid(position)),) if position.bid else (),
            told=self.told(around.news),
            strips=(kitty(position),),
            played=in_order(card for _, action in view.history for card in action.cards),
        )

    def hand(self, view: ToyView, held: Held) -> HandScene:
        if view.seat is None:
            raise ValueError("a spectator has no hand")
        position, legal = view.position, view.legal_actions()
        asked, now = asked_now(position), saying("toy-heading", phase=phase(position))
        turn = bool(legal) and not position.open
        may = {card for action in legal for card in action.cards} if position.buried else {*view.hand}
        places = frozenset(place for place, card in enumerate(view.hand) if turn and card in may)
        return HandScene(
            seat=view.seat,
            active=bool(legal),
            told=held.told,
            heading=None if position.buried else now,
            lines=(saying("hand-turn"),) if turn else (asked,) if asked else (),
            notes=(
                *((saying("toy-prompt", phase=phase(position), n=position.rules.kitty),) if turn else ()),
                *((standing_bid(position),) if position.bid else ()),
            ),
            others=tuple(OtherHand(seat, cards) for seat, cards in enumerate(view.counts) if seat != view.seat),
            happened=self.told(held.happened),
            header=Header(
                saying("picture-led") if position.laid else now,
                pill=saying("picture-your-turn") if turn else None,
                cards=position.laid[:1],
            ),
            groups=grouped(view, held, places),
            chosen=(*hinted(view, held.hint), *(chosen(view, held.choice) if turn else ())),
            selectable=places,
            buttons=(
                *(bids(position) if position.open and legal else ()),
                *(() if position.open else (answering(position, turn=turn),)),
                Control(saying("button-sort"), Edge.SORT),
                Control(saying("button-hint"), Edge.HINT, off=not legal),
            ),
            alt=tuple(in_words(view, places)),
        )

    def coach(self, view: ToyView, advice: Hint | None) -> Text | None:
        """What a computer would do."""
        if advice is None:
            return None
        action = advice.action
        return saying("toy-coach", what=view.describe(action), cards=Cards(action.cards), n=len(action.cards))

    def required(self, view: ToyView) -> frozenset[int]:
        """What all legal answers have in common; of burials only some are listed."""
        return required_places(view) if view.position.buried else frozenset()

    def fitting(self, view: ToyView, choice: Selection) -> Selection:
        """Any card may be chosen with any other."""
        del view
        return choice

    def suggested(self, view: ToyView, choice: Selection, action: Action) -> Selection:
        """The cards of the suggestion; a bid has a button of its own."""
        return choice.choosing(view.hand, action.cards) if action.cards else choice

    def answer(self, view: ToyView, choice: Selection, deed: str) -> Action | Selection | Text:
        cards = choice.cards(view.hand)
        if deed not in ("play", "bury") or not cards:
            return saying("err-none-chosen")
        return Action(deed, cards)

    def instead(self, view: ToyView, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        del action
        asked = asked_now(view.position)
        return (asked,) if asked and refusal.name in OUT_OF_TURN else ()

    def told(self, news: News) -> News:
        return tuple(event for event in news if event.name not in SHOWN_ELSEWHERE)

    def notice(self, event: Event) -> Text | None:
        """Nothing but the turn calls anybody."""
        del event
        return None

    def deal_end(self, rules: ToyRules, settled: Settled) -> DealEndScene:
        return deal_end(rules, settled)

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """Only a table breaks a deal off."""
        del settled
        return ()


SCENES = ToyScenes()
_SEEN_FROM_OUTSIDE: GameScenes = SCENES  # the type check holds this module to the seam


def phase(position: Position) -> str:
    return "bid" if position.open else "play" if position.buried else "bury"


def asked_now(position: Position) -> Text | None:
    """Whom the table waits for, and for what."""
    if position.open:
        return saying("toy-wait-bid", names=Players(tuple(sorted(position.bidding))))
    if position.turn is None:
        return None
    return saying("toy-wait", phase=phase(position), name=Player(position.turn), n=position.rules.kitty)


def standing_bid(position: Position) -> Text:
    assert position.bid
    if position.bidder is None:
        raise ValueError("a bid has its bidder")
    taken = sum(points for seat, points in enumerate(position.taken) if SIDES[seat] == SIDES[position.bidder])
    return saying("toy-bid", name=Player(position.bidder), bid=position.bid, taken=taken, open=position.open)


def bids(position: Position) -> tuple[Control, ...]:
    """A button for every bid that is higher, and one for none; each carries the whole action."""
    higher = [number for number in position.rules.bids if number > position.bid]
    each = [Control(saying("button-bid", bid=number), Action("bid", number=number)) for number in higher]
    return (*each, Control(saying("button-pass"), PASS))


# --- The table ---


def centre(position: Position) -> Centre:
    """The card that takes the trick so far, among those played; else who leads, or that it is bid."""
    if not position.buried:
        return Centre(saying("toy-heading", phase=phase(position)))
    if not position.laid:
        leader = Player(position.leader or 0)
        return Centre(saying("picture-leads", name=leader), line=Line(saying("toy-leads", name=leader)))
    seats = [((position.leader or 0) + at) % len(SIDES) for at in range(len(position.laid))]
    owner, best = seats[0], position.laid[0]
    for seat, card in zip(seats, position.laid, strict=True):
        owner, best = (seat, card) if position.rules.beats(card, best) else (owner, best)
    facts: Facts = {"name": Player(owner), "cards": Cards((best,)), "suits": Suits((position.laid[0].suit,))}
    line = Line(Text("toy-best", facts), Text("toy-best", facts))
    trick = tuple(TrickAct(seat, (card,)) for seat, card in zip(seats, position.laid, strict=True))
    by = saying("picture-by", name=Player(owner))
    return Centre(saying("picture-best"), by, owner, (best,), line, trick, beside=True)


def kitty(position: Position) -> Strip:
    where = "there" if position.open else "put-away" if position.buried else "taken"
    number = 0 if where == "taken" else position.rules.kitty
    return Strip(saying("picture-kitty"), saying("toy-kitty", n=position.rules.kitty, where=where), number=number)


def plate(position: Position, around: Around, seat: Seat) -> Plate:
    return Plate(
        cards=position.counts[seat],
        full=position.rules.hand_size,
        standing=around.standing[seat],
        side=saying("side", side="pair" if SIDES.count(SIDES[seat]) > 1 else "alone"),
        computer=seat in around.computers,
        turn=seat == position.turn,
        badges=tuple(badges(position, seat)),
    )


def badges(position: Position, seat: Seat) -> list[Badge]:
    found = []
    if seat == position.turn or seat in position.bidding:
        found.append(Badge(PillKind.TO_PLAY, saying("toy-to-do", phase=phase(position))))
    if seat == position.bidder:
        bid = saying("deed-bid", number=position.bid)
        found.append(Badge(PillKind.TO_BEAT, bid, bid))
    if position.open and seat in position.passed:
        found.append(Badge(PillKind.QUIET, saying("picture-passed"), saying("picture-passed")))
    return found


# --- A hand ---


def answering(position: Position, *, turn: bool) -> Control:
    """The button that plays what is chosen, or puts it away."""
    deed = "play" if position.buried else "bury"
    return Control(saying(f"button-{deed}"), Deed(deed), Emphasis.FIRST, off=not turn)


def grouped(view: ToyView, held: Held, places: frozenset[int]) -> tuple[CardGroup, ...]:
    """A group a suit, or all cards by rank; ``places`` may be chosen."""
    hint = places_of(view.hand, held.hint.action.cards) if held.hint else frozenset()

    def state(place: int) -> CardState:
        if place in held.choice.places:
            return CardState.SELECTED
        if place in hint:
            return CardState.SUGGESTED
        if len(places) in (0, len(view.hand)):
            return CardState.WAITING
        return CardState.PLAYABLE if place in places else CardState.NOT_PLAYABLE

    cards = [HeldCard(card, place, state(place), place in places) for place, card in enumerate(view.hand)]
    if held.order == BY_RANK:
        return (CardGroup(tuple(sorted(cards, key=lambda one: RANKS.index(one.card.rank)))),)
    by_suit = groupby(cards, key=lambda one: one.card.suit)
    return tuple(
        CardGroup(
            tuple(of_suit),
            saying("suit", suit=suit),
            GroupTag(suit, suit, strong=view.position.rules.trumps is Trumps.SPADES and suit == "s"),
        )
        for suit, of_suit in by_suit
    )


def hinted(view: ToyView, hint: Hint | None) -> tuple[ChoiceLine, ...]:
    if hint is None:
        return ()
    action = hint.action
    return (ChoiceLine(saying("toy-hint", what=view.describe(action), cards=Cards(action.cards), n=len(action.cards))),)


def chosen(view: ToyView, choice: Selection) -> tuple[ChoiceLine, ...]:
    """What is chosen, and why that cannot be done."""
    if not choice.places:
        return ()
    cards = choice.cards(view.hand)
    refusal = view.refusal(Action("play" if view.position.buried else "bury", cards))
    return (ChoiceLine(saying("toy-chosen", cards=Cards(cards), fits=refusal is None), refusal),)


def in_words(view: ToyView, places: frozenset[int]) -> Iterator[Text]:
    """What suffices, beside the cards, to play."""
    if asked := asked_now(view.position):
        yield asked
    if 0 < len(places) < len(view.hand):
        yield saying("toy-alt-can", cards=Cards(tuple(view.hand[place] for place in sorted(places))))
