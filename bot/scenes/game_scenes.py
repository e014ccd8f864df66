"""The scenes of each game: its module is found by the game's name and loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any, Generic, Protocol

from typing_extensions import TypeVar

from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, PlayedBy
from bot.engine.game import MODULES, Event, Refusal, View
from bot.engine.rulebook.declarations import Rulebook
from bot.engine.seam.positions import Trick
from bot.engine.table_values.news import News, public
from bot.engine.table_values.settled import Settled
from bot.scenes.buttons import Ahead, Control, Edge, Emphasis
from bot.scenes.deal_end_scene import DealEndScene, match_end, stand_ins_told, void_scene
from bot.scenes.hand_scene import HandScene, Held, Hint, Selection, required_places
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Text, saying
from bot.tables.table import Table

Seen = TypeVar("Seen", bound=View, contravariant=True, default=Any)
OfRules = TypeVar("OfRules", bound=Rulebook, contravariant=True, default=Any)


@dataclass(frozen=True, slots=True)
class TableStatus:
    """What a scene knows of a table beside the view of its deal."""

    standing: tuple[int | str, ...]  # by seat: points of the match, or levels
    computers: frozenset[Seat]
    news: News  # what happened and is still to be shown, as everybody may know it


class GameScenes(Protocol[Seen, OfRules]):
    """What a game's module of scenes offers; it takes the views of its own game."""

    def table(self, view: Seen, status: TableStatus) -> TableScene:
        """The deal as everybody may see it."""
        ...

    @property
    def orders(self) -> tuple[str, ...]:
        """How a hand can be sorted, in the order in which *Sort* goes through them; the first one is the usual."""
        ...

    def hand(self, view: Seen, held: Held) -> HandScene:
        """A hand as its owner, the seat of the view, sees it."""
        ...

    def coach(self, view: Seen, advice: Hint | None) -> Text | None:
        """What a beginner in the seat of the view is told now: to do what is advised, and why.

        Without advice nothing is asked of them. None where there is nothing to say.
        """
        ...

    def required(self, view: Seen) -> frozenset[int]:
        """The places of the cards without which the owner cannot answer: they are chosen from the start."""
        ...

    def fitting(self, view: Seen, choice: Selection) -> Selection:
        """A new choice without what does not go with its cards any more."""
        ...

    def suggested(self, view: Seen, choice: Selection, action: Action) -> Selection:
        """The choice with what a suggested action names; a button then does the rest."""
        ...

    def answer(self, view: Seen, choice: Selection, deed: str) -> Action | Selection | Text:
        """What a ``Deed`` among the buttons of the hand does: an action, another choice, or the key of what is missing.

        ``deed`` may be any text: a hand of an earlier version may name one that the game no longer has.
        """
        ...

    def instead(self, view: Seen, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """What to tell a refused seat instead of the rule; empty to cite the rule."""
        ...

    def won(self, trick: Trick, view: Seen | None) -> Text | None:
        """Who won a trick that is over, and what it brought them; None where that is not known any more.

        ``view`` is a spectator's of its deal; None where that was forgotten.
        """
        ...

    @property
    def silent(self) -> frozenset[str]:
        """The events that have no line, because they are seen elsewhere."""
        ...

    def notice(self, event: Event) -> Text | None:
        """The short message of its own that an event deserves, for everybody; None where it deserves none."""
        ...

    def deal_end(self, rules: OfRules, settled: Settled) -> DealEndScene:
        """The end of a deal that counts; what every game says of the match is added to it."""
        ...

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """Why the deal counts for nothing by the rules; nothing where the table broke it off."""
        ...


def worth_a_line(news: News, silent: frozenset[str]) -> News:
    """What of the news is not silent."""
    return tuple(event for event in news if event.name not in silent)


def own_seat(view: View) -> Seat:
    """Whose hand a view shows.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    return view.seat


class PlainScenes(Generic[Seen]):
    """The part of ``GameScenes`` of a game in which nothing but the turn calls anybody, and no rule voids a deal.

    Whoever plays last wins the trick.
    """

    silent: frozenset[str]
    of_seat: Callable[[Seen, Held, Seat], HandScene]
    """The hand of a view as its owner, the seat, sees it."""

    def hand(self, view: Seen, held: Held) -> HandScene:
        """A hand as its owner sees it.

        Raises:
            ValueError: the view is a spectator's.
        """
        return self.of_seat(view, held, own_seat(view))

    def required(self, view: Seen) -> frozenset[int]:
        """What all legal answers have in common."""
        return required_places(view)

    def won(self, trick: Trick, view: Seen | None) -> Text | None:
        """Whoever played last; None where nobody played."""
        del view
        played = [PlayedBy(seat, cards) for seat, cards in trick if cards]
        return saying("trick-taken", name=played[-1], p=0) if played else None

    def notice(self, event: Event) -> Text | None:
        """Nothing but the turn calls anybody."""
        del event
        return None

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """Nothing: no rule makes a deal void."""
        del settled
        return ()


SCENE_MODULES = {game: f"{module}.scenes" for game, module in MODULES.items()}
"""Where the scenes of each game are, by its public name."""


def scenes_of(game: str) -> GameScenes:
    """The scenes of a game."""
    found: GameScenes = import_module(SCENE_MODULES[game]).SCENES
    return found


def table_scene(table: Table, view: View) -> TableScene:
    """The public face of the deal in hand, of which the view is a spectator's."""
    computers = frozenset(seat for seat, sitter in enumerate(table.seats) if sitter and table.computer_in(seat))
    status = TableStatus(table.match.standing(), computers, public(table.news))
    return scenes_of(table.game).table(view, status)


def last_trick_won(table: Table) -> Text | None:
    """Who won the trick that was over last at a table, in this deal or at the end of the one before."""
    of_before = None if table.settled is None else table.settled.deal
    deal = table.deal if table.trick else of_before
    return scenes_of(table.game).won(table.last_trick, None if deal is None else deal.view(None))


def hand_scene(table: Table, view: View, held: Held) -> HandScene:
    """A hand at this table as its owner, the seat of the view, sees it.

    Every game alike has *Last trick*, what is held, the buttons by which a bare word is held and what is held is taken
    back, which its catalogue names, the one that ends the play of a computer for an owner who is away, and a line on a
    turn that its owner has missed.
    """
    scene = _with_last_trick(table, scenes_of(table.game).hand(view, held))
    if scene.seat in table.away and table.may_be_owned(scene.seat):
        return _before_return(scene)
    if scene.seat in table.away:
        away, back = saying("hand-away"), Control(saying("button-back"), Edge.BACK, Emphasis.ON)
        return replace(scene, lines=(away, *scene.lines), alt=(away, *scene.alt), buttons=(back, *scene.buttons))
    if scene.seat in dict(table.lapses):
        missed = _missed(view, scene.seat)
        scene = replace(scene, lines=(missed, *scene.lines), alt=(missed, *scene.alt))
    answer = dict(table.held).get(scene.seat)
    if answer is not None:
        said = saying("hand-held", verb=answer.verb, cards=Cards(answer.cards))
        button = Control(saying("button-held", verb=answer.verb), Edge.TAKE_BACK, Emphasis.ON)
        return replace(scene, lines=(*scene.lines, said), alt=(*scene.alt, said), buttons=(*scene.buttons, button))
    words = _words_ahead(view)
    holding = [Control(saying("button-hold", verb=action.verb), Ahead(action)) for action in words]
    return replace(scene, buttons=(*scene.buttons, *holding), facts=(*_explained(view, held, scene.seat), *scene.facts))


def _with_last_trick(table: Table, scene: HandScene) -> HandScene:
    last = Control(saying("button-last-trick"), Edge.LAST_TRICK)
    played = any(cards for _, cards in table.trick)
    return replace(scene, buttons=(*scene.buttons, last)) if played and scene.header else scene


def _before_return(scene: HandScene) -> HandScene:
    """The hand of somebody for whom the deal counts if they are back before their first action.

    They see no card before that, so that nobody chooses by the cards.
    """
    away, back = saying("hand-away"), Control(saying("button-back"), Edge.BACK, Emphasis.ON)
    return HandScene(scene.seat, active=False, lines=(away,), others=scene.others, alt=(away,), buttons=(back,))


def _words_ahead(view: View) -> list[Action]:
    """The bare words that the owner of a hand may hold."""
    return [Action(ask.verb) for ask in view.ahead() if not ask.sizes]


def _explained(view: View, held: Held, seat: Seat) -> tuple[Text, ...]:
    """What holding a word means, told once to each person: in one deal, until they have said the same word by hand."""
    new = [action for action in _words_ahead(view) if not held.knows and (seat, action) not in view.history]
    return tuple(saying("hand-hold-means", verb=action.verb) for action in new)


def _missed(view: View, seat: Seat) -> Text:
    """What was done for the owner of a hand, who ran out of time and has done nothing since."""
    done = next((action for one, action in reversed(view.history) if one == seat), None)
    cards = done.cards if done else ()
    return saying("hand-missed", verb=done.verb if done else "", cards=Cards(cards))


def deal_end_scene(table: Table, settled: Settled) -> DealEndScene:
    """The end of a deal of this table."""
    scenes = scenes_of(table.game)
    if settled.result.void:
        return void_scene(settled, scenes.why_void(settled))
    scene = scenes.deal_end(table.rules, settled)
    return replace(scene, match=match_end(settled, scene.account), stand_ins=stand_ins_told(settled))
