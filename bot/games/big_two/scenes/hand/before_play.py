"""A hand of Big Two before the first play: left-over cards, exchanges, the redeal offer."""

from __future__ import annotations

from dataclasses import replace

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Facts, Player, Players
from bot.games.big_two.before.redeal import hand_value, is_entitled, reason_for
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.rules.closed_choices import ExchangeProtected
from bot.games.big_two.scenes.hand.in_play import chosen_lines, hint_line, ready_answers, shown_cards, what_to_do
from bot.games.big_two.scenes.happenings import apart, log_for
from bot.games.big_two.scenes.questions import OFFER, Question, heading, others_asked, questions, waiting
from bot.games.big_two.verbs import KEEP, REDEAL, WAIVE
from bot.games.climbing.scenes.sorted_hand import open_plays, places_among
from bot.scenes.buttons import Control, Deed, Edge, Emphasis, Pick, PickOption
from bot.scenes.hand_scene import ChoiceLine, HandScene, Header, Held, Selection
from bot.scenes.wording import Text, saying

WHOM, RANK, SUIT = "s", "r", "u"
"""Under which letters a choice keeps of whom a card is demanded, its rank and its suit, by their places in the pack."""
HINT = Control(saying("button-hint"), Edge.HINT)
"""Suggests an answer to what is asked."""


def hand_before_play(view: BigTwoView, held: Held, seat: Seat) -> HandScene:
    """The hand of a seat that must answer something, or may choose what it opens with, or waits."""
    question = questions(view).get(seat)
    said = (*prompts(view, question), *others_asked(view, seat)) if question else waiting(view)
    scene = HandScene(
        seat=seat,
        active=question is not None,
        notes=said,
        told=apart(held.told),
        log=log_for(view, held.happened, held.told),
        header=_header(view, question) if view.hand else None,
        groups=shown_cards(view, held, None),
        alt=said,
    )
    if question is not None and question is not OFFER:
        return _asked(scene, view, held, question)
    offered = question is not None
    scene = replace(scene, heading=heading(view), chosen=hint_line(view, held.hint) if offered else ())
    begun = view.foreseen()
    if begun is not None:
        return _opening(scene, begun, held, offered=offered)
    return replace(scene, buttons=(*(_offer(view) if offered else ()), *_sort(view)))


def _asked(scene: HandScene, view: BigTwoView, held: Held, question: Question) -> HandScene:
    """The hand of a seat that must answer. Closed cards are all alike: there is nothing to suggest."""
    choice = held.choice
    return replace(
        scene,
        lines=(saying("hand-turn"),),
        chosen=(*hint_line(view, held.hint), *_chosen(view, choice, question)),
        selectable=_movable(view, question),
        picks=_picks(view, choice, question) if question.verb == "demand" else (),
        buttons=(*_answers(question), *(() if question.verb == "choose" else (*_sort(view), HINT))),
    )


def _opening(scene: HandScene, begun: BigTwoView, held: Held, *, offered: bool) -> HandScene:
    """The hand of the seat that opens, as it will find the table: it may choose its play already.

    ``offered``: while it still may ask for a redeal.
    """
    plays = open_plays(begun)
    said = (*scene.notes, saying("hand-opens"), *what_to_do(begun, plays, turn=True))
    playable = {card for play in plays for card in play}
    # what is chosen is held until the deal begins
    play = Control(saying("button-play"), Deed("play"), Emphasis.PLAIN if offered else Emphasis.FIRST, off=not plays)
    return replace(
        scene,
        notes=said,
        groups=shown_cards(begun, held, playable),
        chosen=(*scene.chosen, *chosen_lines(begun, held.choice, plays, turn=True)),
        selectable=places_among(begun.hand, playable),
        ready=ready_answers(begun, held.choice, plays),
        buttons=(*(_offer(begun) if offered else ()), play, *_sort(begun)),
        alt=said,
    )


def prompts(view: BigTwoView, question: Question) -> tuple[Text, ...]:
    """What a seat is asked, and which cards are protected."""
    if question is OFFER:
        return _worth(view), saying("prompt-redeal-own")
    low = Cards(view.position.setting.pack.cards[:1])
    asked = Text(f"prompt-{question.kind}", {**facts_about(question), "card": low})
    protects = view.position.rules.exchange.protected is not ExchangeProtected.NONE
    if question.verb in ("give", "demand") and protects:
        return asked, saying("prompt-protected", low=low)
    return (asked,)


def _worth(view: BigTwoView) -> Text:
    """What the hand is worth in a redeal offer, and whether it may ask for one; for its owner alone (BT-12.2)."""
    redeal, reason = view.position.rules.redeal, reason_for(view.position.rules.redeal, view.own.hand_mask)
    by_value = bool(redeal.points_below)
    why = reason or ("redeal.points_below" if by_value else "none")
    facts: Facts = {"may": reason is not None, "why": why.rpartition(".")[2]}
    return Text("hand-worth", {**facts, "worth": hand_value(view.own.hand_mask), "limit": redeal.points_below - 1})


def facts_about(question: Question) -> Facts:
    """What sentences about a question may name."""
    first = Player(question.seats[0]) if question.seats else ""
    return {
        "n": question.many,
        "m": question.draws,
        "names": Players(question.seats),
        "name": first,
        "other": first,
        "cards": Cards(question.cards),
        "shown": bool(question.cards),
    }


def wanted(view: BigTwoView, choice: Selection, seats: tuple[Seat, ...]) -> tuple[Card | None, Seat | None]:
    """The card to demand and the seat to demand it from; None for either if it is not picked yet."""
    place = choice.picked(RANK), choice.picked(SUIT)
    card = next((card for card in _demandable(view) if _place(view, card) == place), None)
    seat = seats[0] if len(seats) == 1 else choice.picked(WHOM)
    return card, seat if seat in seats else None


def wishing(view: BigTwoView, choice: Selection, demand: Action) -> Selection:
    """The choice with what a demand names picked in the selects."""
    rank, suit = _place(view, demand.cards[0])
    found = choice.picking(RANK, rank).picking(SUIT, suit)
    return found if demand.number is None else found.picking(WHOM, demand.number)


def _chosen(view: BigTwoView, choice: Selection, question: Question) -> tuple[ChoiceLine, ...]:
    """What is chosen to be given or kept, or to be demanded."""
    if question.verb in ("give", "keep") and choice.places:
        cards = Cards(choice.cards(view.hand))
        return (ChoiceLine(saying("prompt-chosen", cards=cards, n=len(choice.places), need=question.many)),)
    card, seat = wanted(view, choice, question.seats) if question.verb == "demand" else (None, None)
    if card is None:
        return ()
    name = "" if seat is None else Player(seat)
    return (ChoiceLine(saying("prompt-wanted", card=Cards((card,)), name=name, known=seat is not None)),)


def _header(view: BigTwoView, question: Question | None) -> Header:
    if view.position.undecided:  # the same whoever has answered
        return Header(saying("phase-heading", phase="redeal"))
    if question is None:
        seats = tuple(sorted(questions(view)))
        return Header(saying("picture-choosing", n=len(seats), names=Players(seats)))
    asked = saying("picture-asked", kind=question.kind, n=question.many)
    return Header(asked, saying("picture-your-turn"), cards=question.cards)


# --- Controls ---


def _movable(view: BigTwoView, question: Question) -> frozenset[int]:
    """The places of the cards that may be chosen: those protected stay (BT-16.5)."""
    if question.verb == "keep":
        return frozenset(range(len(view.hand)))
    if question.verb != "give":
        return frozenset()
    movable = {card for action in view.legal_actions() for card in action.cards}
    return frozenset(place for place, card in enumerate(view.hand) if card in movable)


def _sort(view: BigTwoView) -> tuple[Control, ...]:
    return (Control(saying("button-sort"), Edge.SORT),) if view.hand else ()


def _offer(view: BigTwoView) -> tuple[Control, ...]:
    """The answers to the offer of a redeal, and what would be best."""
    redeal = Control(saying("button-redeal"), REDEAL, off=not is_entitled(view.position.setting, view.own.hand_mask))
    return Control(saying("button-keep"), KEEP, Emphasis.FIRST), redeal, HINT


def _answers(question: Question) -> tuple[Control, ...]:
    """The answers to anything else."""
    match question.verb:
        case "give" | "keep":
            key = {"put-out": "button-put-out", "keep": "button-set-aside"}.get(question.kind, "button-give")
            return (Control(saying(key), Deed("give"), Emphasis.FIRST),)
        case "choose":
            return tuple(_place_button(question, place) for place in range(question.many))
        case "demand":
            demand = Control(saying("button-demand"), Deed("demand"), Emphasis.FIRST)
            return demand, Control(saying("button-waive"), WAIVE)
    yes = Control(saying(f"button-{question.verb}"), Action(question.verb), Emphasis.FIRST)
    return yes, Control(saying("button-decline"), Action("decline"))


def _place_button(question: Question, place: int) -> Control:
    """The record counts places from 0, people from 1."""
    label = saying("closed-place", number=place + 1, hands=question.kind == "choose-hand")
    return Control(label, Action("choose", number=place))


def _picks(view: BigTwoView, choice: Selection, question: Question) -> tuple[Pick, ...]:
    """Of whom, where there are several; then the rank, then the card: a pack has more cards than a select options."""
    whom = Pick(
        WHOM,
        saying("select-demand-from"),
        tuple(PickOption(Player(seat), seat, seat == choice.picked(WHOM)) for seat in question.seats),
    )
    cards = _demandable(view)
    return (*([whom] if len(question.seats) > 1 else []), _ranks(view, choice, cards), _suits(view, choice, cards))


def _ranks(view: BigTwoView, choice: Selection, cards: tuple[Card, ...]) -> Pick:
    places = dict.fromkeys((card.rank, _place(view, card)[0]) for card in cards)
    options = (PickOption({"T": "10"}.get(rank, rank), place, place == choice.picked(RANK)) for rank, place in places)
    return Pick(RANK, saying("select-rank"), tuple(options), clears=SUIT)


def _suits(view: BigTwoView, choice: Selection, cards: tuple[Card, ...]) -> Pick:
    places = [(card, *_place(view, card)) for card in cards]
    options = tuple(
        PickOption(Cards((card,)), suit, suit == choice.picked(SUIT))
        for card, rank, suit in places
        if rank == choice.picked(RANK)
    )
    return Pick(SUIT, saying("select-demand" if options else "select-rank-first"), options)


def _demandable(view: BigTwoView) -> tuple[Card, ...]:
    """The cards that may be demanded of others, lowest first."""
    named, held = (action.cards for action in view.legal_actions()), view.hand
    return tuple(dict.fromkeys(card for cards in named for card in cards if card not in held))


def _place(view: BigTwoView, card: Card) -> tuple[int, int]:
    """The places of a card's rank and suit in the pack, lowest first."""
    ranks = list(dict.fromkeys(one.rank for one in view.position.setting.pack.cards))
    return ranks.index(card.rank), str(view.position.rules.deck.suits).index(card.suit)
