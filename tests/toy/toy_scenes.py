"""What is to be seen of the toy game: its table, and a hand in it."""

from __future__ import annotations

from itertools import groupby

from bot.cards import RANKS, SUITS, Card
from bot.games.actions import Action, Seat
from bot.games.asks import waited_for
from bot.games.facts import Cards, Facts, Player, Players, Suits, Text, saying
from bot.games.game import Refusal
from bot.scenes.choice import Choice
from bot.scenes.controls import Control, Deed, Edge, Emphasis
from bot.scenes.found import Around, GameScenes
from bot.scenes.hand_scene import CardGroup, CardState, ChoiceLine, HandScene, Header, Held, HeldCard
from bot.scenes.table_scene import Badge, Centre, Line, PillKind, Plate, Strip, TableScene, TrickAct
from bot.tables.news import News
from tests.toy.toy_deal import ToyView
from tests.toy.toy_position import PASS, Position
from tests.toy.toy_rules import SIDES, in_order
from tests.toy.toy_words import ToyEvent, ToyRefusal

BY_SUIT, BY_RANK = "suit", "rank"
SHOWN_ELSEWHERE = frozenset({ToyEvent.CARD_PLAYED, ToyEvent.BID, ToyEvent.STOOD_ASIDE})
"""What the trick and the plates tell."""
OUT_OF_TURN = frozenset({ToyRefusal.WRONG_PHASE, ToyRefusal.NOT_YOUR_TURN})


class ToyScenes:
    """The scenes of the toy game (``bot.scenes.found.GameScenes``)."""

    orders = (BY_SUIT, BY_RANK)

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
        position, choice = view.position, held.choice
        assert view.seat is not None
        legal, chosen = view.legal_actions(), choice.cards(view.hand)
        mine = bool(legal)
        active = mine and not position.open
        may = {card for action in legal for card in action.cards} if position.buried else set(view.hand)
        deed = "play" if position.buried else "bury"
        places = frozenset(place for place, card in enumerate(view.hand) if active and card in may)
        pass_hint = held.hint is not None and not held.hint.cards
        cards = [HeldCard(card, place, state(place, card, places, held)) for place, card in enumerate(view.hand)]
        buttons = (
            (*(bids(position) if mine and position.open else ()),)
            if position.open
            else (Control(saying(f"button-{deed}"), Deed(deed), Emphasis.FIRST, off=not active),)
        )
        asked = asked_now(position)
        return HandScene(
            seat=view.seat,
            active=mine,
            told=held.told,
            heading=None if position.buried else saying("toy-heading", phase=phase(position)),
            lines=(saying("hand-turn"),) if active else (asked,) if asked else (),
            notes=(
                *((saying("toy-hint-pass", bid=held.hint.number or 0),) if held.hint and pass_hint else ()),
                *((standing_bid(position),) if position.bid else ()),
            ),
            happened=self.told(held.happened),
            header=Header(
                saying("picture-led") if position.trick else saying("toy-heading", phase=phase(position)),
                pill=saying("picture-your-turn") if active else None,
                cards=position.trick[:1],
            ),
            groups=grouped(cards, held.order),
            chosen=(chosen_line(view, Action(deed, chosen)),) if active and chosen else (),
            selectable=places,
            buttons=(
                *buttons,
                Control(saying("button-sort"), Edge.SORT),
                Control(saying("button-hint"), Edge.HINT, off=not mine),
            ),
            alt=(
                saying("toy-alt-hand", n=len(view.hand), cards=Cards(view.hand)),
                *((asked,) if asked else ()),
                *(
                    (saying("toy-alt-can", cards=Cards(tuple(view.hand[place] for place in sorted(places)))),)
                    if places
                    else ()
                ),
                *((saying("toy-alt-chosen", cards=Cards(chosen)),) if chosen else ()),
            ),
        )

    def fitting(self, view: ToyView, choice: Choice) -> Choice:
        """Any card may be chosen with any other."""
        del view
        return choice

    def answer(self, view: ToyView, choice: Choice, deed: str) -> Action | Choice | Text:
        cards = choice.cards(view.hand)
        if deed not in ("play", "bury") or not cards:
            return saying("err-none-chosen")
        return Action(deed, cards)

    def instead(self, view: ToyView, refusal: Refusal) -> tuple[Text, ...]:
        asked = asked_now(view.position)
        return (asked,) if asked and refusal.name in OUT_OF_TURN else ()

    def told(self, news: News) -> News:
        return tuple(event for event in news if event.name not in SHOWN_ELSEWHERE)


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
    if not position.trick:
        leader = Player(position.leader or 0)
        return Centre(saying("picture-leads", name=leader), line=Line(saying("toy-leads", name=leader)))
    seats = [((position.leader or 0) + at) % len(SIDES) for at in range(len(position.trick))]
    owner, best = seats[0], position.trick[0]
    for seat, card in zip(seats, position.trick, strict=True):
        owner, best = (seat, card) if position.rules.beats(card, best) else (owner, best)
    facts: Facts = {"name": Player(owner), "cards": Cards((best,)), "suits": Suits((position.trick[0].suit,))}
    line = Line(Text("toy-best", facts), Text("toy-best", facts))
    trick = tuple(TrickAct(seat, (card,)) for seat, card in zip(seats, position.trick, strict=True))
    return Centre(saying("picture-best"), saying("picture-by", name=Player(owner)), owner, (best,), line, trick)


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


def state(place: int, card: Card, places: frozenset[int], held: Held) -> CardState:
    if place in held.choice.places:
        return CardState.SELECTED
    if held.hint is not None and card in held.hint.cards:
        return CardState.SUGGESTED
    if not places:
        return CardState.WAITING
    return CardState.PLAYABLE if place in places else CardState.NOT_PLAYABLE


def grouped(cards: list[HeldCard], order: str) -> tuple[CardGroup, ...]:
    """A group a suit, or all cards by rank."""
    if order == BY_RANK:
        by_rank = sorted(cards, key=lambda held: (RANKS.index(held.card.rank), SUITS.index(held.card.suit)))
        return (CardGroup(tuple(by_rank)),)
    return tuple(
        CardGroup(tuple(of_suit), saying("suit", suit=suit))
        for suit, of_suit in groupby(cards, key=lambda held: held.card.suit)
    )


def chosen_line(view: ToyView, action: Action) -> ChoiceLine:
    n = 1 if view.position.buried else view.rules.kitty
    facts: Facts = {"cards": Cards(action.cards), "chosen": len(action.cards), "n": n}
    return ChoiceLine(Text("toy-chosen", facts), view.refusal(action))
