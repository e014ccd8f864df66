"""The scenes of each game. A module is found by its game's name and loaded when it is first needed."""

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
from bot.engine.table_values import News, Settled, public
from bot.scenes.buttons import Ahead, Control, Edge, Emphasis
from bot.scenes.deal_end_scene import DealEndScene, match_end, stand_ins_told, void_scene
from bot.scenes.hand_scene import HandScene, Held, Hint, Selection, required_places
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Text, saying
from bot.tables.seats.seating import may_be_owned
from bot.tables.table import Table

Seen = TypeVar("Seen", bound=View, contravariant=True, default=Any)
OfRules = TypeVar("OfRules", bound=Rulebook, contravariant=True, default=Any)


@dataclass(frozen=True, slots=True)
class TableStatus:
    """What a scene knows of a table beside the view."""

    standing: tuple[int | str, ...]  # by seat: points of the match, or levels
    computers: frozenset[Seat]
    news: News  # public events that are still to be shown


class GameScenes(Protocol[Seen, OfRules]):
    """What a game's scenes offer. They take the views of their own game."""

    def table(self, view: Seen, status: TableStatus) -> TableScene:
        """The deal as everybody may see it."""
        ...

    @property
    def orders(self) -> tuple[str, ...]:
        """How a hand can be sorted, in the order of *Sort*. The first is the usual one."""
        ...

    def hand(self, view: Seen, held: Held) -> HandScene:
        """A hand as its owner sees it: the seat of the view."""
        ...

    def coach(self, view: Seen, advice: Hint | None) -> Text | None:
        """What to tell a beginner in the view's seat now: to do what is advised, and why.

        Without advice nothing is asked of them. None if there is nothing to say.
        """
        ...

    def required(self, view: Seen) -> frozenset[int]:
        """The places of cards that every answer needs. They are chosen from the start."""
        ...

    def fitting(self, view: Seen, choice: Selection) -> Selection:
        """A new choice, without what no longer goes with its cards."""
        ...

    def suggested(self, view: Seen, choice: Selection, action: Action) -> Selection:
        """The choice with what a suggested action names. A button does the rest."""
        ...

    def answer(self, view: Seen, choice: Selection, deed: str) -> Action | Selection | Text:
        """What a ``Deed`` button of the hand does: an action, another choice, or a text that says what is missing.

        ``deed`` may be any text: an old hand may name one that the game no longer has.
        """
        ...

    def instead(self, view: Seen, refusal: Refusal, action: Action) -> tuple[Text, ...]:
        """What to tell a refused seat instead of the rule. Empty: the rule is cited."""
        ...

    def won(self, trick: Trick, view: Seen | None) -> Text | None:
        """Who won a finished trick, and what it brought them. None if that is no longer known.

        ``view`` is a spectator's view of the trick's deal, or None if that deal was forgotten.
        """
        ...

    @property
    def silent(self) -> frozenset[str]:
        """The events that get no line, because they show elsewhere."""
        ...

    def notice(self, event: Event) -> Text | None:
        """A short message for everybody about an event, or None if it needs none."""
        ...

    def deal_end(self, rules: OfRules, settled: Settled) -> DealEndScene:
        """The end of a deal that counts. The caller adds what every game says of the match."""
        ...

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """Why the rules void the deal. Empty if the table broke it off."""
        ...


def worth_a_line(news: News, silent: frozenset[str]) -> News:
    """The news that is not silent."""
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
    """Defaults for ``GameScenes``: only a turn calls people, no rule voids a deal, and the last player wins a trick."""

    silent: frozenset[str]
    of_seat: Callable[[Seen, Held, Seat], HandScene]
    """The hand that a view shows, as the owner in this seat sees it."""

    def hand(self, view: Seen, held: Held) -> HandScene:
        """A hand as its owner sees it.

        Raises:
            ValueError: the view is a spectator's.
        """
        return self.of_seat(view, held, own_seat(view))

    def required(self, view: Seen) -> frozenset[int]:
        """The places of the cards that all legal answers share."""
        return required_places(view)

    def won(self, trick: Trick, view: Seen | None) -> Text | None:
        """Whoever played last. None if nobody played."""
        del view
        played = [PlayedBy(seat, cards) for seat, cards in trick if cards]
        return saying("trick-taken", name=played[-1], p=0) if played else None

    def notice(self, event: Event) -> Text | None:
        """None: only a turn calls people."""
        del event
        return None

    def why_void(self, settled: Settled) -> tuple[Text, ...]:
        """Nothing: no rule makes a deal void."""
        del settled
        return ()


SCENE_MODULES = {game: f"{module}.scenes" for game, module in MODULES.items()}
"""By public name of the game: the module with its scenes."""


def scenes_of(game: str) -> GameScenes:
    """The scenes of a game."""
    found: GameScenes = import_module(SCENE_MODULES[game]).SCENES
    return found


def table_scene(table: Table, view: View) -> TableScene:
    """The public face of the deal in hand. ``view`` is a spectator's."""
    computers = frozenset(seat for seat in range(len(table.seats)) if table.computer_in(seat))
    status = TableStatus(_standing(table), computers, public(table.news))
    return scenes_of(table.game).table(view, status)


def worth_telling(view: View, events: News) -> News:
    """What of these events of a deal the table tells in lines of their own. ``view`` is a spectator's."""
    status = TableStatus((0,) * len(view.counts), frozenset(), public(events))
    return scenes_of(view.rules.game).table(view, status).told


def last_trick_won(table: Table) -> Text | None:
    """Who won the last finished trick at a table, in this deal or at the end of the one before."""
    of_before = None if table.settled is None else table.settled.deal
    deal = table.deal if table.trick else of_before
    return scenes_of(table.game).won(table.last_trick, None if deal is None else deal.view(None))


def hand_scene(table: Table, view: View, held: Held) -> HandScene:
    """A hand at this table as its owner sees it: the seat of the view.

    Adds what all games share: *Last trick*, the held answer with its buttons, *Back* for an owner who is away, and a
    line about a missed turn.
    """
    scene = _with_last_trick(table, scenes_of(table.game).hand(view, held))
    if scene.seat in table.away and may_be_owned(table, scene.seat):
        return _before_return(scene)
    if scene.seat in table.away:
        away, back = saying("hand-away", press="back"), Control(saying("button-back"), Edge.BACK, Emphasis.ON)
        return replace(scene, lines=(away, *scene.lines), alt=(away, *scene.alt), buttons=(back, *scene.buttons))
    if table.seats[scene.seat].lapses:
        missed = _missed(view, scene.seat)
        scene = replace(scene, lines=(missed, *scene.lines), alt=(missed, *scene.alt))
    answer = table.seats[scene.seat].in_deal.held
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
    """The hand of a person who is away. The deal counts for them if they return before their first action.

    They see no card before that, so that nobody decides by the cards.
    """
    away, back = saying("hand-away", press="back"), Control(saying("button-back"), Edge.BACK, Emphasis.ON)
    return HandScene(scene.seat, active=False, lines=(away,), others=scene.others, alt=(away,), buttons=(back,))


def _words_ahead(view: View) -> list[Action]:
    """The bare words that the owner of a hand may hold for later."""
    return [Action(ask.verb) for ask in view.ahead() if not ask.sizes]


def _explained(view: View, held: Held, seat: Seat) -> tuple[Text, ...]:
    """What holding a word means. Each person is told in one deal only, until they have said that word themselves."""
    new = [action for action in _words_ahead(view) if not held.knows and (seat, action) not in view.history]
    return tuple(saying("hand-hold-means", verb=action.verb) for action in new)


def _standing(table: Table) -> tuple[int | str, ...]:
    """What is shown beside each seat. Each deal of an evening is a match of its own, so there its points add up."""
    standing = table.match.standing()
    if table.evening is None or any(isinstance(one, str) for one in standing):
        return standing
    return table.evening.totals(len(standing))


def _missed(view: View, seat: Seat) -> Text:
    """What was done for an owner who ran out of time and has done nothing since."""
    done = next((action for one, action in reversed(view.history) if one == seat), None)
    cards = done.cards if done else ()
    return saying("hand-missed", verb=done.verb if done else "", cards=Cards(cards))


def deal_end_scene(table: Table, settled: Settled) -> DealEndScene:
    """The end of a deal at this table."""
    scenes = scenes_of(table.game)
    if settled.result.void:
        return void_scene(settled, scenes.why_void(settled))
    scene = scenes.deal_end(table.rules, settled)
    match = match_end(settled, scene.account) if table.evening is None else None  # an evening is no match
    return replace(scene, match=match, stand_ins=stand_ins_told(settled))
