"""What every game behind the seam must keep, over whole matches of random actions: shipped games and the toy game.

Promise: Every game keeps the laws of the seam. A game can be added without touching a shared room. Also: tests/toy.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest

from bot.dealing import Shuffle
from bot.engine.actions import Action, NotPossible, Seat, must_act, waited_for
from bot.engine.game import Deal, Event, Game, Json, Match, find_game
from bot.engine.record import DealRecord, Record, read_record, write_record
from bot.engine.record.replay import replay
from bot.i18n.catalogue import text
from bot.i18n.spoken_facts import spoken
from tests.toy.known import make_known

PLAYED = (
    "big-two pagat-basic",
    "big-two chudadi-standard",
    "big-two class-struggle-1",
    "big-two three-player-13-draw",
    "sheng-ji popular",
    "sheng-ji standard+one-pack",
    "sheng-ji rbtying+three-packs",
    "da-guai-lu-zi dglz-standard",
    "da-guai-lu-zi dglz-17dp-choice",
    "zheng-shangyou zs-pits",
    "zheng-shangyou zs-pits-teams",
    "zheng-shangyou zs-nathan",
    "zheng-shangyou zs-wikipedia",
    "toy plain",
    "toy trumps",
    "toy small+quick",
)
LONGEST = 3
"""The most deals of a match that are checked."""

Step = tuple[Seat, Action] | None
"""An action, or None when something fell due."""


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


@dataclass
class Course:
    """A deal as it was played: each state, and the step after each."""

    match: Match
    shuffle: Shuffle
    states: list[Deal]
    steps: list[Step] = field(default_factory=list)
    lines: list[tuple[Seat, Action]] = field(default_factory=list)  # as a record writes them
    events: list[Event] = field(default_factory=list)


@cache
def courses(game: Game, chain: str) -> tuple[Course, ...]:
    """The deals of a match, played at random: one match, by which every law is checked."""
    return tuple(_played(game, chain, seed=1))


def _played(game: Game, chain: str, seed: int) -> Iterator[Course]:
    """What is due sometimes happens at once, else once nobody acts."""
    rules, chance = game.rules(chain), random.Random(seed)
    match, pack = game.new_match(rules), game.packs(rules).cards()
    for number in range(1, LONGEST + 1):
        shuffle = Shuffle("seam", number, number.to_bytes(32, "big"), pack)
        deal, events = match.start_deal(shuffle)
        course = Course(match, shuffle, [deal], events=list(events))
        while (result := deal.result()) is None:
            step = _next(deal, chance)
            if step is not None and (noted := deal.noted(*step)) is not None:
                course.lines.append((step[0], noted))
            deal, events = deal.fall_due() if step is None else deal.apply(*step)
            course.states.append(deal)
            course.steps.append(step)
            course.events += events
        yield course
        match = match.book(result)
        if match.over():
            return


def _next(deal: Deal, chance: random.Random) -> Step:
    if deal.due() and chance.random() < 0.3:
        return None
    able = [seat for seat in deal.asks() if deal.legal_actions(seat)]
    if not able and deal.due():
        return None
    seat = chance.choice(able)
    return seat, chance.choice(list(deal.legal_actions(seat)))


def words(played: str) -> tuple[Game, str]:
    name, _, chain = played.partition(" ")
    return find_game(name), chain


def through_json(value: Json) -> Json:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("played", PLAYED)
def test_somebody_must_act_or_something_is_due_until_the_end(played: str) -> None:
    for course in courses(*words(played)):
        *running, last = course.states
        for deal in running:
            assert must_act(deal) or deal.due()
            assert all(deal.legal_actions(seat) for seat in waited_for(deal))
        assert not waited_for(last)
        assert last.due() is None
        with pytest.raises(ValueError, match="nothing is due"):
            last.fall_due()


@pytest.mark.parametrize("played", PLAYED)
def test_a_seat_may_do_what_it_is_asked_and_its_view_says_the_same(played: str) -> None:
    game, chain = words(played)
    for course in courses(game, chain):
        for deal in course.states:
            for seat in range(game.seats(deal.rules)):
                view, legal = deal.view(seat), list(deal.legal_actions(seat))
                assert list(view.legal_actions()) == legal
                assert {action.verb for action in legal} <= {ask.verb for ask in deal.asks().get(seat, ())}
                assert view.asks() == deal.asks()
                for action in legal[:20]:
                    assert deal.refusal(seat, action) is None
                    assert view.refusal(action) is None
                    assert game.typed.grammar.read(str(action)) == action
                if legal:
                    assert deal.mildest(seat) in legal


@pytest.mark.parametrize("played", PLAYED)
def test_what_is_played_is_read_from_its_cards_alone_and_can_be_said(played: str) -> None:
    game, chain = words(played)
    verbs = set()
    for course in courses(game, chain):
        pack = game.packs(course.match.rules).cards()
        for deal in course.states[::3]:
            for seat in range(game.seats(deal.rules)):
                view, legal = deal.view(seat), list(deal.legal_actions(seat))
                for action in (*legal[:10], *legal[-10:]):
                    verbs.add(action.verb)
                    spoken({"what": view.describe(action)}, "en", game.name)
                    if action.verb == "play":
                        readings = view.readings(action.cards[::-1])
                        assert {(one.verb, frozenset(one.cards)) for one in readings} == {
                            ("play", frozenset(action.cards))
                        }
                        assert view.readings(action.cards)[0].cards == action.cards
                assert view.readings(()) == ()
                assert view.readings(pack) == (), "all cards of the pack are no play"
                assert all(one.cards == pack[:1] for one in view.readings(pack[:1])), "what it is, is asked of no hand"
                assert view.readings(pack[:1]) == deal.view(None).readings(pack[:1])
    assert "play" in verbs


@pytest.mark.parametrize("played", PLAYED)
def test_history_and_counts_are_the_same_for_everybody(played: str) -> None:
    for course in courses(*words(played)):
        for deal in course.states:
            seen = [deal.view(seat) for seat in (None, *range(len(deal.view(None).counts)))]
            assert len({(view.counts, view.history) for view in seen}) == 1
            assert seen[0].hand == ()
            assert [len(view.hand) for view in seen[1:]] == list(seen[0].counts)


@pytest.mark.parametrize("played", PLAYED)
def test_states_round_trip_through_json(played: str) -> None:
    game, chain = words(played)
    for course in courses(game, chain):
        for deal in course.states:
            kept = through_json(deal.to_json())
            read = game.deal_from_json(deal.rules, kept)
            assert (read, through_json(read.to_json())) == (deal, kept)
        rules = course.match.rules
        assert game.rules.from_json(through_json(rules.to_json())) == rules
        assert game.match_from_json(rules, through_json(course.match.to_json())) == course.match


@pytest.mark.parametrize("played", PLAYED)
def test_a_log_replays(played: str) -> None:
    for course in courses(*words(played)):
        deal, _ = course.match.start_deal(course.shuffle)
        for step in course.steps:
            deal, _ = deal.fall_due() if step is None else deal.apply(*step)
        assert deal == course.states[-1]


@pytest.mark.parametrize("played", PLAYED)
def test_a_record_replays_without_what_fell_due(played: str) -> None:
    game, chain = words(played)
    deals = []
    for course in courses(game, chain):
        result = course.states[-1].result()
        assert result is not None
        deals.append(DealRecord(tuple(course.lines), shuffle=course.shuffle, result=game.record.result.write(result)))
        match = course.match.book(result)
    names = tuple(f"seat {seat}" for seat in range(len(match.totals)))
    report = replay(read_record(write_record(Record(game.name, chain, names, tuple(deals)))))
    assert report.ok
    assert report.match == match


@pytest.mark.parametrize("played", PLAYED)
def test_a_game_says_only_words_of_its_lists(played: str) -> None:
    game, chain = words(played)
    for course in courses(game, chain):
        assert {event.name for event in course.events} <= set(game.words.events)
        for deal in course.states[::5]:
            for action in (Action("pass"), Action("declare"), Action("play", game.packs(deal.rules).cards()[:1])):
                refusals = [deal.refusal(seat, action) for seat in range(game.seats(deal.rules))]
                assert {one.name for one in refusals if one} <= set(game.words.refusals)


@pytest.mark.parametrize("played", PLAYED)
def test_sides_and_winners(played: str) -> None:
    game, chain = words(played)
    for course in courses(game, chain):
        match, result = course.match, course.states[-1].result()
        assert result is not None
        seats = game.seats(match.rules)
        assert {len(match.sides()), len(match.standing()), len(match.totals), len(result.points)} == {seats}
        assert match.winners() == frozenset(), "it is not over"
        assert len({match.sides()[seat] for seat in result.winners}) <= 1, "one side wins"
        assert result.winner is None or result.winner in result.winners
        tallies = [game.record.tally.deal(found) for state in course.states if (found := state.result()) is not None]
        assert {*tallies[0]} == {name for tally in tallies for name in tally}, "the same names each time"
        assert all(type(count) is int for tally in tallies for count in tally.values())
        counts = [game.record.tally.seat(course.states[-1], seat) for seat in range(seats)]
        assert all(tuple(each) == game.record.tally.names for each in counts), "the same names each time"
        assert all(type(count) is int and count >= 0 for each in counts for count in each.values())


@pytest.mark.parametrize("name", ["big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy"])
def test_what_a_game_names_is_there(name: str) -> None:
    game = find_game(name)
    assert game.name == name
    assert game.rules.standard in game.rules.presets
    assert type(game.rules(game.rules.standard)) is game.rules.rulebook
    for mixin in game.rules.mixins:
        assert not {"+", " "} & set(mixin)
    assert "wrong_phase" in {refusal.value for refusal in game.words.refusals}  # as a record says of chance
    assert all(option.name.isidentifier() and option.typed.islower() for option in game.shell.judged)
    assert {"first", "second"} <= {option.name for option in game.shell.judged}
    kinds = [
        (option.name, option.kind)
        for each in ("big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy")
        for option in find_game(each).shell.scored
    ]
    assert len(dict(kinds)) == len(set(kinds)), "the same name has the same kind in every game"
    typed = [
        ((command.name, option.name), option.kind)
        for each in ("big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy")
        for command in find_game(each).typed.verbs
        for option in command.options
    ]
    assert len(dict(typed)) == len(set(typed)), "commands of one name are one command in Discord"
    assert {verb for command in game.typed.verbs for verb in command.verbs} == set(game.typed.grammar.forms)
    with pytest.raises(NotPossible):
        game.rules("no such preset")


@pytest.mark.parametrize("name", ["big-two", "sheng-ji", "da-guai-lu-zi", "zheng-shangyou", "toy"])
def test_what_a_beginner_is_told_of_a_game_is_said(name: str) -> None:
    hints = find_game(name).words.guide.hints
    assert 1 <= len(hints) <= 6
    for hint in hints:
        assert len(text(hint, "en", name)) > 20


def test_seats_are_chosen_by_the_parameter_that_a_game_names() -> None:
    for name, chain in (played.split() for played in PLAYED):
        game = find_game(name)
        rules = game.rules(chain)
        if game.rules.seats_parameter:
            assert rules.to_json()[game.rules.seats_parameter] == game.seats(rules)
        else:
            assert {game.seats(game.rules(preset)) for preset in game.rules.presets} == {game.seats(rules)}
