"""Scenes for a plain game, made from what every view says. A game overrides what looks different.

The toy game shows what that takes (``tests/toy/toy_scenes.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from bot.cards import RANKS, SUITS, Card
from bot.engine.actions import Action, Ask, Seat, must_act, waited_for
from bot.engine.facts import Cards, Player, Players
from bot.engine.game import Refusal
from bot.engine.seam.deals import View
from bot.engine.table_values import Settled
from bot.scenes.buttons import Control, Deed, Emphasis, hand_controls, table_controls
from bot.scenes.deal_end_scene import DealEndScene
from bot.scenes.game_scenes import PlainScenes, Seen, TableStatus, own_seat, worth_a_line
from bot.scenes.hand_scene import (
    CardGroup,
    ChoiceLine,
    HandScene,
    Header,
    Held,
    HeldCard,
    Hint,
    OtherHand,
    Selection,
    card_states,
    required_places,
)
from bot.scenes.marks import GroupTag, PillKind
from bot.scenes.ready_deal_end import ReadyDealEnd
from bot.scenes.table_scene import Badge, Centre, Line, Plate, Strip, TableScene, TrickAct
from bot.scenes.wording import Text, saying

BY_SUIT, BY_RANK = "suit", "rank"


class ReadyScenes(PlainScenes[Seen]):
    """The table and the hands of a game in which cards are played and answers given. Hooks add the rest."""

    orders = (BY_SUIT, BY_RANK)
    silent: frozenset[str] = frozenset()
    to_do = "plain-to-do"
    """The message that says what a verb asks of a seat, *to play*; its attribute ``whom`` says whom, *Ann to play*. A
    game with other verbs names its own."""
    plays_by_seats = False
    """Whether all play once in a trick, so that each play lies beside its seat."""

    # --- What a game may add ---

    def best(self, view: Seen) -> tuple[Seat, tuple[Card, ...]] | None:
        """The seat and cards that take the trick so far: the last play."""
        return next(((seat, cards) for seat, cards in reversed(view.trick) if cards), None)

    def side(self, view: Seen, seat: Seat) -> Text | None:
        """The side of a seat, in a word. None if everybody plays alone."""
        del view, seat
        return None

    def notes(self, view: Seen) -> tuple[Text, ...]:
        """Further facts for everybody."""
        del view
        return ()

    def strips(self, view: Seen) -> tuple[Strip, ...]:
        """Cards that lie apart."""
        del view
        return ()

    def badges(self, view: Seen, seat: Seat) -> Iterable[Badge]:
        """Further notes on a seat."""
        del view, seat
        return ()

    def strong(self, view: Seen, suit: str) -> bool:
        """Whether a suit beats the others."""
        del view, suit
        return False

    # --- The table ---

    def table(self, view: Seen, status: TableStatus) -> TableScene:
        """The deal as everybody may see it."""
        return TableScene(
            seats=tuple(self._plate(view, status, seat) for seat in range(len(view.counts))),
            waited_for=waited_for(view),
            centre=self._centre(view),
            buttons=table_controls(*bare_answers(view.asks().values())),
            waiting=tuple(map(Line, self.waiting(view))),
            notes=tuple(Line(text, text) for text in self.notes(view)),
            told=worth_a_line(status.news, self.silent),
            strips=self.strips(view),
            played=in_suits(card for _, action in view.history if action.verb == "play" for card in action.cards),
        )

    def _plate(self, view: Seen, status: TableStatus, seat: Seat) -> Plate:
        asked = view.asks().get(seat, ())
        own = [Badge(PillKind.TO_PLAY, saying(self.to_do, verb=asked[0].verb))] if seat in waited_for(view) else []
        gone = sum(len(action.cards) for who, action in view.history if who == seat and action.verb == "play")
        return Plate(
            cards=view.counts[seat],
            full=view.counts[seat] + gone,
            standing=status.standing[seat],
            side=self.side(view, seat),
            computer=seat in status.computers,
            turn=seat in must_act(view),
            badges=(*own, *self.badges(view, seat)),
        )

    def _centre(self, view: Seen) -> Centre:
        """The play that takes the trick so far, else who leads, or what is asked."""
        best = self.best(view)
        if best is None:
            return Centre(next(iter(self.waiting(view)), saying("picture-over")))
        owner, cards = best
        line = saying("plain-best", name=Player(owner), cards=Cards(cards))
        trick = tuple(TrickAct(seat, played) for seat, played in view.trick if played)
        by = saying("picture-by", name=Player(owner))
        return Centre(
            saying("picture-to-beat"), by, owner, cards, Line(line, line), trick, plays_by_seats=self.plays_by_seats
        )

    def waiting(self, view: Seen) -> tuple[Text, ...]:
        """Whom the table waits for, and for what. One sentence for each verb that a seat is asked first."""
        asked: dict[str, list[Seat]] = {}
        for seat in sorted(waited_for(view)):
            asked.setdefault(view.asks()[seat][0].verb, []).append(seat)
        return tuple(
            saying(
                "plain-wait", whom=saying(f"{self.to_do}.whom", verb=verb, names=Players(tuple(seats)), n=len(seats))
            )
            for verb, seats in asked.items()
        )

    # --- A hand ---

    def hand(self, view: Seen, held: Held) -> HandScene:
        """A hand as its owner sees it."""
        seat, turn = own_seat(view), view.seat in must_act(view)
        asks, asked = view.asks().get(seat, ()), self.waiting(view)
        naming = [ask for ask in asks if ask.sizes]
        places = self._open(view, naming)
        return HandScene(
            seat=seat,
            active=bool(asks),
            told=held.told,
            lines=(saying("hand-turn"),) if turn else asked,
            notes=(*asked_cards(naming), *self.notes(view)),
            others=tuple(OtherHand(other, cards) for other, cards in enumerate(view.counts) if other != seat),
            happened=worth_a_line(held.happened, self.silent),
            header=self._header(view, turn=turn),
            groups=tuple(self._groups(view, held, places)),
            chosen=(*hinted(view, held.hint), *chosen(view, held.choice, naming)),
            selectable=places,
            buttons=(
                *(Control(saying(f"button-{ask.verb}"), Deed(ask.verb), Emphasis.FIRST) for ask in naming),
                *bare_answers([asks]),
                *hand_controls(hint=bool(asks)),
            ),
            alt=(*asked, *can_choose(view, places)),
        )

    def _open(self, view: Seen, naming: list[Ask]) -> frozenset[int]:
        """The places of cards that can be chosen: those in legal answers, or all if several cards must be named at
        once.
        """
        if not naming:
            return frozenset()
        if any(ask.sizes != (1,) for ask in naming):
            return frozenset(range(len(view.hand)))
        may = {card for action in view.legal_actions() for card in action.cards}
        return frozenset(place for place, card in enumerate(view.hand) if card in may)

    def _header(self, view: Seen, *, turn: bool) -> Header:
        best = self.best(view)
        caption = next(iter(self.waiting(view)), saying("picture-over")) if best is None else saying("picture-beat")
        pill = saying("picture-your-turn") if turn else None
        return Header(caption, pill, None if best is None else best[0], () if best is None else best[1])

    def _groups(self, view: Seen, held: Held, places: frozenset[int]) -> Iterator[CardGroup]:
        """One group for each suit, or all cards by rank."""
        some = places if 0 < len(places) < len(view.hand) else None
        states, plain = card_states(view.hand, held, some)
        cards = [
            HeldCard(card, place, states[place], plain[place], open=some is not None and place in some)
            for place, card in enumerate(view.hand)
        ]
        if held.order == BY_RANK:
            yield CardGroup(tuple(sorted(cards, key=lambda one: RANKS.find(one.card.rank))))
            return
        for suit, of_suit in groupby(cards, key=lambda one: one.card.suit):
            tag = GroupTag(suit, suit, strong=self.strong(view, suit))
            yield CardGroup(tuple(of_suit), saying("suit", suit=suit), tag)

    def coach(self, view: Seen, advice: Hint | None) -> Text | None:
        """What a computer would do."""
        return None if advice is None else _suggestion("plain-coach", view, advice)

    def required(self, view: Seen) -> frozenset[int]:
        """The places that all legal answers share. Empty if several cards must be named: then not all answers are
        listed.
        """
        sizes = {ask.sizes for ask in view.asks().get(own_seat(view), ())}
        return required_places(view) if sizes <= {(), (1,)} else frozenset()

    def fitting(self, view: Seen, choice: Selection) -> Selection:
        """The choice as it is: any card may be chosen with any other."""
        del view
        return choice

    def suggested(self, view: Seen, choice: Selection, action: Action) -> Selection:
        """The cards of the suggestion. An action without cards has its own button."""
        return choice.choosing(view.hand, action.cards) if action.cards else choice

    def answer(self, view: Seen, choice: Selection, deed: str) -> Action | Selection | Text:
        """What the chosen cards do: the verb that was pressed, if the seat is asked for it."""
        cards, asks = choice.cards(view.hand), view.asks().get(own_seat(view), ())
        if all(ask.verb != deed for ask in asks):
            return saying("err-old")
        return Action(deed, cards) if cards else saying("err-no-cards")

    def instead(self, view: Seen, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """Whom the table waits for, if the seat is not asked for this."""
        del refusal
        asks = view.asks().get(own_seat(view), ())
        return () if any(ask.verb == action.verb for ask in asks) else self.waiting(view)

    # --- The end of a deal ---

    def ending(self, rules: Any, settled: Settled) -> ReadyDealEnd:
        """What the end of a deal has beyond points and totals."""
        del rules, settled
        return ReadyDealEnd()

    def deal_end(self, rules: Any, settled: Settled) -> DealEndScene:
        """The end of a deal that counts."""
        return self.ending(rules, settled).scene(settled)


def bare_answers(asks: Iterable[Iterable[Ask]]) -> Iterator[Control]:
    """A button for each answer that names no card and no seat. Each carries the whole action."""
    for ask in dict.fromkeys(ask for each in asks for ask in each if not ask.sizes and not ask.seats):
        actions = [Action(ask.verb, number=number) for number in ask.numbers] or [Action(ask.verb)]
        for action in actions:
            yield Control(saying(f"button-{ask.verb}", number=action.number or 0), action)


def asked_cards(naming: list[Ask]) -> Iterator[Text]:
    """How many cards must be chosen, if that is one number above 1."""
    for ask in naming:
        if len(ask.sizes) == 1 and ask.sizes != (1,):
            yield saying("plain-choose", n=ask.sizes[0])


def hinted(view: View, hint: Hint | None) -> tuple[ChoiceLine, ...]:
    """What is suggested."""
    return () if hint is None else (ChoiceLine(_suggestion("plain-hint", view, hint)),)


def _suggestion(key: str, view: View, hint: Hint) -> Text:
    action = hint.action
    return saying(key, what=view.describe(action), cards=Cards(action.cards), n=len(action.cards))


def chosen(view: View, choice: Selection, naming: list[Ask]) -> Iterator[ChoiceLine]:
    """What is chosen, and why it is not allowed."""
    if choice.places and naming:
        cards = choice.cards(view.hand)
        fitting = [ask.verb for ask in naming if len(cards) in ask.sizes]
        refusal = view.refusal(Action((*fitting, naming[0].verb)[0], cards))
        yield ChoiceLine(saying("plain-chosen", cards=Cards(cards), fits=refusal is None), refusal)


def can_choose(view: View, places: frozenset[int]) -> Iterator[Text]:
    """Which cards can be chosen, if not all."""
    if 0 < len(places) < len(view.hand):
        yield saying("plain-can-choose", cards=Cards(tuple(view.hand[place] for place in sorted(places))))


def in_suits(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by suit, lowest first within each."""
    return tuple(sorted(cards, key=lambda card: (SUITS.find(card.suit), RANKS.find(card.rank))))
