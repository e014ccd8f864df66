"""The laws that every deal of every game keeps, held over random courses of play. A game adds those of its own."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Generic

import pytest

from bot.cards import Card
from bot.computers.soundness import trouble_with_asks, trouble_with_counts
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.facts import Cards
from bot.engine.game import Deal, Event, Game, NotAllowed
from tests.engine.random_course import Course, OwnDeal, OwnMatch, Step
from tests.engine.views import in_json

SOME = 15
"""How many listed actions of a seat are put to the judge; a few of them are taken."""
TAKEN = 3
ASKED = 3
"""One of so many actions that are tried is put to the view, too, which hands it on to the same judge."""


class Laws(ABC, Generic[OwnMatch, OwnDeal]):
    """The laws of one game, with what only this game can say.

    ``hold`` plays and asserts. Each law is a method that asserts it, so that a game can add to it.
    """

    game: Game[Any]
    thoroughly: int = 2
    """How many deals of a rule set are looked at ``closely``; the others at one moment."""
    closely: int = 4
    """At how many moments of a deal."""

    # --- What every game says ---

    @abstractmethod
    def courses(self, rules: Any, chance: Random, deals: int) -> Iterator[Course[OwnMatch, OwnDeal]]:
        """So many deals, played at random."""

    @abstractmethod
    def longest(self, opened: OwnDeal) -> int:
        """More steps than the deal can take."""

    @abstractmethod
    def cards(self, deal: OwnDeal) -> Iterable[Card]:
        """All cards of a deal, wherever they lie, but those that were ``taken_in``."""

    @abstractmethod
    def mixed_up(self, deal: OwnDeal, viewer: Seat | None, chance: Random) -> OwnDeal:
        """The deal with the cards that a viewer cannot see dealt differently."""

    # --- What most games keep ---

    def moments(self, course: Course[OwnMatch, OwnDeal], number: int, chance: Random) -> Iterable[Step[OwnDeal]]:
        """Before which steps of this deal of a rule set everything is looked at closely."""
        many = self.closely if number < self.thoroughly else 1
        return [self.moment(course, chance) for _ in range(many if course.steps else 0)]

    def moment(self, course: Course[OwnMatch, OwnDeal], chance: Random) -> Step[OwnDeal]:
        """Any of the steps."""
        return chance.choice(course.steps)

    def taken_in(self, step: Step[OwnDeal]) -> Iterable[Card]:
        """The cards that left the deal with a step."""
        del step
        return ()

    def known(self, step: Step[OwnDeal], event: Event, viewer: Seat | None) -> Counter[Card]:
        """The cards that an event may name to a viewer; None: to everybody."""
        del event
        if viewer is None:
            return Counter(step.done[1].cards if step.done and step.done[1].verb == "play" else ())
        return Counter(step.before.own(viewer).hand) | Counter(step.after.own(viewer).hand)

    def viewers(self, deal: OwnDeal, chance: Random) -> Iterable[Seat | None]:
        """From whom hidden cards are hidden: everybody."""
        del chance
        return (None, *self.seats(deal))

    def judged(self, deal: OwnDeal, chance: Random) -> Iterable[Seat]:
        """Whose lists are held against the judge: everybody's."""
        del chance
        return self.seats(deal)

    def tried(self, deal: OwnDeal, seat: Seat, chance: Random) -> Iterable[Action]:
        """Actions, legal or not, that are put to the judge beside the listed ones."""
        del deal, seat, chance
        return ()

    def beside_the_list(self, deal: OwnDeal, seat: Seat, action: Action, listed: Sequence[Action]) -> bool:
        """Whether an action may be legal though it is not listed: some lists are known not to be complete."""
        del deal, seat, action, listed
        return False

    def of_each_step(self, step: Step[OwnDeal]) -> None:
        """Laws of this game only, at every step."""

    def of_a_moment(self, course: Course[OwnMatch, OwnDeal], step: Step[OwnDeal], chance: Random) -> None:
        """Laws of this game only, at the moments that are looked at closely."""

    def of_a_deal(self, course: Course[OwnMatch, OwnDeal]) -> None:
        """Laws of this game only, for a whole deal."""

    # --- The laws ---

    def hold(self, rules: Any, chance: Random, deals: int) -> list[Course[OwnMatch, OwnDeal]]:
        """Play so many deals under these rules and hold every law; returns them as they were played."""
        self.rules_round_trip(rules)
        played = []
        for number, course in enumerate(self.courses(rules, chance, deals)):
            self.hold_in(course, chance, self.moments(course, number, chance))
            played.append(course)
        return played

    def hold_in(self, course: Course[OwnMatch, OwnDeal], chance: Random, moments: Iterable[Step[OwnDeal]]) -> None:
        """Hold every law in one deal; those that take long, at some moments."""
        self.a_match_round_trips(course.match)
        gone = Counter[Card]()
        self.every_card_is_in_one_place(course.opened, gone)
        for step in course.steps:
            self.somebody_can_act(step)
            self.what_is_told_is_known(step)
            gone.update(self.taken_in(step))
            if self.cards_moved(step):
                self.every_card_is_in_one_place(step.after, gone)
            self.of_each_step(step)
        for step in moments:
            kept = self.a_deal_round_trips(step.before)
            self.asks_and_lists_agree(step)
            refused = self.the_list_is_what_the_judge_allows(step, chance)
            self.a_refused_action_is_not_done(step.before, refused)
            self.no_action_changes_the_deal_before_it(step.before, kept)
            self.a_view_betrays_nothing(step.before, chance)
            self.of_a_moment(course, step, chance)
        self.the_deal_ends(course)
        self.the_result_is_booked(course)
        self.a_log_replays(course)
        self.of_a_deal(course)

    def cards_moved(self, step: Step[OwnDeal]) -> bool:
        """Whether the places of cards are looked at after a step."""
        return step.done is None or step.done[1].verb != "pass"

    def seats(self, deal: OwnDeal) -> range:
        return range(self.game.seats(deal.rules))

    def rules_round_trip(self, rules: Any) -> None:
        assert self.game.rules.from_json(through_json(rules.to_json())) == rules

    def somebody_can_act(self, step: Step[OwnDeal]) -> None:
        """Somebody is waited for or something is due, and whoever is waited for has something to do."""
        deal, waited = step.before, waited_for(step.before)
        assert waited or deal.due()
        assert waited <= set(deal.asks())
        assert all(step.legal[seat] for seat in waited), "who is asked can do nothing"

    def every_card_is_in_one_place(self, deal: OwnDeal, gone: Counter[Card]) -> None:
        """No card is missing or doubled, and the public counts are those of the hands."""
        assert Counter(self.cards(deal)) + gone == Counter(self.game.packs(deal.rules).cards())
        assert trouble_with_counts(deal) is None

    def what_is_told_is_known(self, step: Step[OwnDeal]) -> None:
        """No event names a card to anybody who may not know it."""
        for event in step.events:
            told = cards_named(event)
            for viewer in (None,) if event.only is None else event.only:
                assert not told or told <= self.known(step, event, viewer), event

    def a_deal_round_trips(self, deal: OwnDeal) -> str:
        """A snapshot reads back to the same deal, and is written the same again. Returns it."""
        text = json.dumps(deal.to_json())
        again = self.game.deal_from_json(deal.rules, json.loads(text))
        assert again == deal
        assert json.dumps(again.to_json()) == text
        return text

    def a_match_round_trips(self, match: OwnMatch) -> None:
        assert self.game.match_from_json(match.rules, through_json(match.to_json())) == match

    def asks_and_lists_agree(self, step: Step[OwnDeal]) -> None:
        """What is listed is asked for, and what the clock does for somebody is legal."""
        deal = step.before
        assert trouble_with_asks(deal) is None
        for seat in self.seats(deal):
            listed = step.legal[seat]
            assert {action.verb for action in listed} <= {ask.verb for ask in deal.asks().get(seat, ())}
            if listed:
                assert deal.refusal(seat, deal.mildest(seat)) is None

    def the_list_is_what_the_judge_allows(self, step: Step[OwnDeal], chance: Random) -> list[tuple[Seat, Action]]:
        """What is listed is legal, each once; what is not listed is refused, or known to be beside the list.

        The view of a seat says the same. Some of what is legal is done. Returns some of what is refused.
        """
        deal, wrong = step.before, list[tuple[Seat, Action]]()
        for seat in self.judged(deal, chance):
            view, listed = deal.view(seat), step.legal[seat]
            known = set(listed)
            assert len(listed) == len(known)
            for number, action in enumerate(listed if len(listed) <= SOME else chance.sample(listed, SOME)):
                assert deal.refusal(seat, action) is None, action
                assert view.refusal(action) is None, action
                assert self.game.typed.grammar.read(str(action)) == action
                if number < TAKEN:
                    deal.apply(seat, action)
            for number, action in enumerate(self.tried(deal, seat, chance)):
                refused = deal.refusal(seat, action)
                assert number % ASKED or view.refusal(action) == refused
                assert refused is None or action not in known, action
                assert refused or action in known or self.beside_the_list(deal, seat, action, listed), action
                if refused:
                    wrong.append((seat, action))
        return chance.sample(wrong, min(TAKEN, len(wrong)))

    def a_refused_action_is_not_done(self, deal: OwnDeal, refused: Iterable[tuple[Seat, Action]]) -> None:
        for seat, action in refused:
            with pytest.raises(NotAllowed) as error:
                deal.apply(seat, action)
            assert error.value.refusal == deal.refusal(seat, action)

    def no_action_changes_the_deal_before_it(self, deal: OwnDeal, kept: str) -> None:
        """After all that was done and refused, the deal is still the one that was ``kept``."""
        assert json.dumps(deal.to_json()) == kept

    def a_view_betrays_nothing(self, deal: OwnDeal, chance: Random) -> None:
        """If the cards that a viewer may not know change places, the viewer sees the same and may do the same."""
        for viewer in self.viewers(deal, chance):
            view, other = deal.view(viewer), self.mixed_up(deal, viewer, chance).view(viewer)
            assert other == view
            assert json.dumps(in_json(other)) == json.dumps(in_json(view))
            assert other.asks() == view.asks() == deal.asks()
            assert other.legal_actions() == view.legal_actions()
            assert other.ahead() == view.ahead()
            assert other.foreseen() == view.foreseen()
            assert other.legal_ahead() == view.legal_ahead()
            if viewer is not None:
                assert view.legal_actions() == deal.legal_actions(viewer)

    def the_deal_ends(self, course: Course[OwnMatch, OwnDeal]) -> None:
        """It ends in time, and then nothing is asked and nothing is due. The end round-trips, too."""
        end = course.end
        assert len(course.steps) < self.longest(course.opened)
        assert not end.asks()
        assert trouble_with_asks(end) is None
        with pytest.raises(ValueError, match="nothing is due"):
            end.fall_due()
        self.a_deal_round_trips(end)

    def the_result_is_booked(self, course: Course[OwnMatch, OwnDeal]) -> None:
        """Points sum to zero where the rules say so, and are added to the totals; a void deal counts for nothing."""
        before, result, after = course.match, course.end.result(), course.booked
        assert result is not None
        assert not result.zero_sum or sum(result.points) == 0
        assert after.deals == before.deals + (not result.void)
        gained = [0] * len(result.points) if result.void else result.points
        assert after.totals == tuple(total + points for total, points in zip(before.totals, gained, strict=True))
        self.a_match_round_trips(after)

    def a_log_replays(self, course: Course[OwnMatch, OwnDeal]) -> None:
        """The same steps lead to the same deal, with the same events."""
        again: Deal
        again, events = course.match.start_deal(course.shuffle)
        assert (again, events) == (course.opened, course.start)
        for step in course.steps:
            again, events = again.fall_due() if step.done is None else again.apply(*step.done)
            assert events == step.events
        assert again == course.end


def through_json(value: Any) -> Any:
    """A value as it is read back."""
    return json.loads(json.dumps(value))


def cards_named(event: Event) -> Counter[Card]:
    """The cards that an event names."""
    return Counter(card for fact in event.args.values() if isinstance(fact, Cards) for card in fact.cards)
