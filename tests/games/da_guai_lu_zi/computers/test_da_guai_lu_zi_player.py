"""The computers of Da Guai Lu Zi are legal under any rules, blind to hidden cards, and do what DG-11.4 asks.

Promise: Computers of Da Guai Lu Zi choose by what their seat may know, leave partners their tricks, and bring matches
to their end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.cards import Card, read_cards
from bot.computers.player import PLAYERS, StepTaken, advise, choose, computer_of
from bot.computers.simulation import play_one, shuffled, simulate
from bot.engine.actions import Action, Seat
from bot.engine.facts import Player, Text
from bot.engine.seam.play import PASS
from bot.games.da_guai_lu_zi import GAME
from bot.games.da_guai_lu_zi import computers as da_guai_lu_zi
from bot.games.da_guai_lu_zi.cards.chosen_plays import every_play
from bot.games.da_guai_lu_zi.cards.order import JOKERS, PlayKind
from bot.games.da_guai_lu_zi.cards.readings import FIVE, SIZES, reading_of
from bot.games.da_guai_lu_zi.computers.plays_needed import turns_of
from bot.games.da_guai_lu_zi.computers.reason import reason
from bot.games.da_guai_lu_zi.computers.seat_knowledge import HIGHEST, SeatKnowledge
from bot.games.da_guai_lu_zi.deal.deal_state import Own
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Phase, Position
from bot.games.da_guai_lu_zi.deal.seam import PLAY, EscapeDeal, EscapeView
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS, Rules
from bot.games.da_guai_lu_zi.scoring.settlement import first_standing
from tests.games.da_guai_lu_zi.escape_deals import courses, mixed_up, random_hand, random_rules

LEVELS = ("greedy", "casual", "sharp")
NINE = Card("9", "s")
STANDARD = GAME.rules("dglz-standard")


@pytest.mark.parametrize("seed", range(5))
def test_whole_deals_under_any_rules_hold_every_invariant(seed: int) -> None:
    """The simulation fails at an illegal action, and where cards are lost."""
    chance = Random(seed)
    rules = random_rules(chance).but({"dg.tribute": True})
    match = GAME.new_match(rules)
    for number in range(1, 4):
        levels = [chance.choice(PLAYERS) for _ in range(SEATS)]
        shuffle = shuffled(f"any {seed}", number, GAME.packs(rules).cards())
        played = play_one(match, shuffle, list(map(computer_of, levels)), chance)
        assert played.match.deals == number
        if played.match.over():
            return
        match = GAME.match_from_json(rules, played.match.to_json())


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_a_match_between_casual_players_comes_to_its_end(preset: str) -> None:
    rules = GAME.rules(preset)
    [played] = simulate(GAME, rules, ("casual",) * SEATS, Random(1), deals=1, seed="1")
    match, number = played[-1].match, 1
    while not match.over():
        number += 1
        assert number < 150
        shuffle = shuffled(f"end {preset}", number, GAME.packs(rules).cards())
        computers = [computer_of("casual")] * SEATS
        match = play_one(match, shuffle, computers, Random(number), watched=False).match
    assert len(match.winners()) == SEATS // 2


def asked(seed: int) -> Iterator[tuple[EscapeDeal, Seat]]:
    """Some states of random deals with each seat that is asked something."""
    chance = Random(seed)
    rules = random_rules(chance).but({"dg.tribute": True, "dg.return": "candidates", "dg.tribute_pick": "giver"})
    for course in courses(rules, chance, 2):
        for step in course.steps:
            if chance.random() < 0.15 or step.before.position.phase is not Phase.PLAY:
                yield from ((step.before, seat) for seat in sorted(step.before.asks()))


@pytest.mark.parametrize("seed", range(3))
def test_equal_views_give_equal_choices_whatever_the_others_hold(seed: int) -> None:
    chance, looked = Random(seed), 0
    for deal, seat in asked(seed):
        one, two = deal.view(seat), mixed_up(deal, seat, chance).view(seat)
        assert one == two
        for level in LEVELS:
            action = choose(one, Random(1), level)
            assert action == choose(two, Random(1), level)
            assert deal.refusal(seat, action) is None
        assert advise(one, Random(1)) == advise(two, Random(1))
        looked += 1
    assert looked > 15


def view_of(
    hand: str,
    table: str = "",
    owner: Seat = 3,
    counts: dict[Seat, int] | None = None,
    rules: Rules = STANDARD,
) -> EscapeView:
    """The view of seat 0, which holds these cards and may answer what lies on the table."""
    cards = read_cards(hand)
    held = [len(cards), 20, 20, 20, 20, 20]
    for seat, many in (counts or {}).items():
        held[seat] = many
    position = Position(rules=rules, standing=first_standing(rules), leading=0, first=0, counts=tuple(held), turn=0)
    order = position.order
    if table:
        laid = read_cards(table)
        reading = reading_of(order, laid)
        assert reading is not None
        position = replace(position, table=LaidPlay(owner, laid, reading), trick=((owner, laid),))
    return EscapeView(PLAY, position, Own(order.sorted(cards)), 0)


def casual(view: EscapeView) -> Action:
    return choose(view, Random(1), "casual")


def test_a_casual_player_goes_out_when_it_can() -> None:
    assert casual(view_of("4c 4d", "3c 3d", owner=2)).cards == read_cards("4c 4d"), "over a partner, too"
    assert len(casual(view_of("4c 4d 4h LJ BJ")).cards) == 5


@pytest.mark.parametrize("held", [1, 5, 12])
def test_a_casual_player_leaves_partners_their_tricks(held: int) -> None:
    assert casual(view_of("4c 4d 7h 7s 9c Tc", "3c 3d", owner=2, counts={2: held})) == PASS
    assert casual(view_of("4c 4d 7h 7s 9c Tc", "3c 3d", owner=3, counts={3: held})) != PASS


def test_a_casual_player_keeps_jokers_to_stop_somebody() -> None:
    hand = "4c 6d 8h LJ BJ 9c 9d 9h 9s 9s"
    assert casual(view_of(hand, "As", owner=3)) == PASS
    assert casual(view_of(hand, "As", owner=3, counts={3: 2})).cards == read_cards("LJ")
    assert casual(view_of(hand, "Ah Ad Ac As Ks", owner=3)) == PASS
    stopping = casual(view_of(hand, "Ah Ad Ac As Ks", owner=3, counts={3: 1}))
    found = reading_of(view_of(hand).position.order, stopping.cards)
    assert found is not None
    assert found.kind is PlayKind.FIVE_OF_A_KIND


def test_a_casual_player_leads_long_and_low_and_small_to_a_partner() -> None:
    hand = "3c 4d 5h 6s 7c Kd Kh As Ad 9h"
    assert casual(view_of(hand)).cards == read_cards("3c 4d 5h 6s 7c")
    assert len(casual(view_of(hand, counts={2: 1})).cards) == 1
    assert len(casual(view_of(hand, counts={4: 2})).cards) != 1, "the next partner has many"
    assert len(casual(view_of(hand, counts={2: 2})).cards) == 2


def test_the_weakest_reading_that_wins_is_named() -> None:
    named = STANDARD.but({"dg.reading": "named"})
    hand, table = "6h 7h LJ 9h Th 2c", "5s 6h 7d 8c 9c"
    assert casual(view_of(hand, table, counts={3: 1}, rules=named)).words == ("as", "straight", "T")
    assert casual(view_of(hand, table, counts={3: 1})).words == (), "where it cannot be named"


def test_returns_are_cards_without_use() -> None:
    looked = 0
    for deal, seat in (one for seed in range(3) for one in asked(seed)):
        if deal.position.phase is Phase.RETURN and "give" in {ask.verb for ask in deal.asks()[seat]}:
            cards = choose(deal.view(seat), Random(1), "casual").cards
            assert not set(cards) & JOKERS
            looked += 1
    assert looked


def test_casual_beats_greedy_and_greedy_beats_random() -> None:
    for better, worse in (("casual", "greedy"), ("greedy", "random"), ("sharp", "greedy")):
        points = [0, 0]
        for played in simulate(GAME, STANDARD, (better, worse) * 3, Random(1), deals=6, seed="3", watched=False):
            for deal in played:
                for seat, booked in enumerate(deal.result.points):
                    points[TEAMS[seat]] += booked
        assert points[0] > points[1], better


@pytest.mark.parametrize(
    ("cards", "turns"),
    [
        ("3c", 1),
        ("3c 3d", 1),
        ("3c 4d 5h 6s 7c", 1),
        ("3c 3d 3h 4c 4d", 1),
        ("3c 3d 3h 3s 4c", 1),
        ("3c 5d 7h", 3),
        ("", 0),
    ],
)
def test_the_plays_that_a_hand_needs(cards: str, turns: int) -> None:
    assert turns_of(read_cards(cards)) == turns


def test_trouble_is_found() -> None:
    deal, _ = GAME.new_match(STANDARD).start_deal(shuffled("trouble", 1, GAME.packs(STANDARD).cards()))
    assert da_guai_lu_zi.trouble(deal) is None
    seat = next(iter(deal.asks()))
    action = deal.mildest(seat)
    after, _ = deal.apply(seat, action)
    assert da_guai_lu_zi.trouble(after, StepTaken(deal, seat, action)) is None
    assert da_guai_lu_zi.trouble(after, StepTaken(deal, seat, PASS)) is not None


SIX_HIGH = "2h 3h 4h 5h 6h"


def shown_after(gone: Counter[Card], counts: dict[Seat, int]) -> EscapeView:
    """The view of seat 0, which can beat a straight flush with its own, after some cards were played one by one."""
    view = view_of("3d 4d 5d 6d 7d 9c", SIX_HIGH, counts=counts)
    history = tuple((3, Action("play", (card,))) for card in gone.elements())
    return EscapeView(PLAY, replace(view.position, history=history), view.own, 0)


def played_but(*left: str) -> Counter[Card]:
    """All cards but the hand of seat 0 and those that are left for the others."""
    return Counter(STANDARD.pack.cards()) - Counter(read_cards(" ".join(("3d 4d 5d 6d 7d 9c", *left))))


@pytest.mark.parametrize(
    ("left", "counts", "said"),
    [
        ("7h 8h 9h Th Jh 2c", {}, "hint-cheap"),
        ("Ac Ad Ah As Ac 2c", {}, "hint-cheap"),
        ("7h 8h 9h Th 2c LJ", {}, "hint-cheap"),
        ("3h 4h 5h 6h 7h 2c", {}, "hint-sure"),
        ("Ac Ad Ah As 2c 4c", {}, "hint-sure"),
        ("Ac Ad Ah As Ac 2c", {1: 4, 2: 4, 3: 4, 4: 4, 5: 4}, "hint-stop"),
    ],
)
def test_a_play_of_five_is_sure_when_nothing_unseen_is_higher(left: str, counts: dict[Seat, int], said: str) -> None:
    """Natural straight flushes and fives of a kind beat it, too, not jokers alone (DG-3.2, DG-3.5)."""
    view = shown_after(played_but(left), counts)
    seen = SeatKnowledge(view, 0)
    reading = reading_of(seen.order, read_cards("3d 4d 5d 6d 7d"))
    assert reading is not None
    assert seen.stands(reading) == (said != "hint-cheap")
    [action] = [one for one in view.legal_actions() if one.cards]
    why = reason(view, action)
    assert why is not None
    assert why.key == said


@pytest.mark.parametrize("preset", ["dglz-standard", "dglz-17dp"])
def test_what_is_sure_is_what_nothing_unseen_beats(preset: str) -> None:
    """Held against every play of the unseen cards, in one hand of few cards: the two say the same."""
    chance, sure = Random(5), Counter[int]()
    for small in ("tie", "beats"):
        rules = GAME.rules(preset).but({"dg.small_pair": small, "dg.wild_finish": "normal"})
        for _ in range(40):
            unseen, own = random_hand(chance, 9, chance.randint(0, 4)), random_hand(chance, 8, chance.randint(0, 3))
            left = Counter(rules.pack.cards()) - Counter(unseen) - Counter(own)
            history = tuple((3, Action("play", (card,))) for card in left.elements())
            position = view_of("2c", rules=rules).position
            counts = (len(own), len(unseen), 0, 0, 0, 0)
            position = replace(position, counts=counts, history=history)
            if not (Counter(unseen) + Counter(own) <= Counter(rules.pack.cards())):
                continue
            seen = SeatKnowledge(EscapeView(PLAY, position, Own(position.order.sorted(own)), 0), 0)
            answers = list(every_play(position.order, unseen))
            for option in every_play(position.order, own):
                reading = option.reading
                beaten = any(one.reading.beats(reading) for one in answers)
                if reading.size < FIVE or reading.kind in HIGHEST:
                    assert seen.stands(reading) != beaten, (own, unseen, option)
                    sure[reading.size] += not beaten
                else:
                    assert not seen.stands(reading)
    assert min(sure[size] for size in SIZES) > 5


@pytest.mark.parametrize("preset", ["dglz-wikipedia", "dglz-17dp-choice"])
def test_the_reason_of_a_hint_is_true(preset: str) -> None:
    """Held against all hands, in whole deals of chance with what the best player would do at each step."""
    said: Counter[str] = Counter()
    for course in courses(GAME.rules(preset, {"dg.reading": "named"}), Random(8), 4):
        for step in course.steps:
            view = step.before.view(step.seat)
            action, why = advise(view, Random(1))
            if why is not None:
                said[why.key] += 1
                assert _true(why, step.before, step.seat, action), (why, action)
    assert {"hint-pass", "hint-stop", "hint-lead", "hint-cheap", "hint-exchange", "hint-sure"} <= set(said)


def _true(why: Text, deal: EscapeDeal, seat: Seat, action: Action) -> bool:
    """Whether what a hint says is so."""
    view, facts, table = deal.view(seat), why.facts, deal.position.table
    named = facts.get("name")
    other = named.seat if isinstance(named, Player) else seat
    answers = [one for one in view.legal_actions() if one.verb == "play"]
    value = deal.position.order.value
    match why.key:
        case "hint-out":
            return len(action.cards) == len(view.hand)
        case "hint-pass":
            return facts["can"] == bool(answers)
        case "hint-partner":
            return table is not None and table.seat == other and TEAMS[other] == TEAMS[seat] and bool(answers)
        case "hint-for-partner":
            return (
                table is None and TEAMS[other] == TEAMS[seat] and view.counts[other] == facts["n"] == len(action.cards)
            )
        case "hint-stop":
            return (
                table is not None
                and TEAMS[other] != TEAMS[seat] != TEAMS[table.seat]
                and view.counts[other] == facts["n"]
            )
        case "hint-sure":
            after, _ = deal.apply(seat, action)
            later = after.position.table
            rest = [one for one in range(SEATS) if one != seat]
            return later is None or not any(
                option.reading.beats(later.reading)
                for one in rest
                for option in every_play(after.position.order, after.state.hands[one], later.reading.size)
            )
        case "hint-lead":
            return table is None and (
                len(action.cards) == 5 or all(value[card] <= value[NINE] for card in action.cards)
            )
        case "hint-cheap":
            return table is not None and (facts["whole"] is False or _breaks_nothing(view, action))
        case "hint-exchange" if action.verb == "choose":
            offered = view.own.offered(seat)
            return all(value[card] <= value[offered[action.number or 0]] for card in offered)
    return why.key == "hint-exchange" and facts["n"] == len(action.cards) == view.own.owed(deal.position.rules, seat)


def _breaks_nothing(view: EscapeView, action: Action) -> bool:
    left = list(view.hand)
    for card in action.cards:
        left.remove(card)
    return turns_of(left) < turns_of(view.hand)
