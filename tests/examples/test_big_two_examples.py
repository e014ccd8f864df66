"""Puts every worked example of docs/big-two.md, section 21, to the real engine, by id.

Promise: Presets are what the rule book says, example by example. Also: tests/games/big_two/test_big_two_rules.py.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.cards import Card, read_cards, write_cards
from bot.dealing import Shuffle
from bot.engine.actions import Action, must_act
from bot.engine.chance import Stated
from bot.engine.game import Result
from bot.engine.seam.matches import Match
from bot.games.big_two import GAME
from bot.games.big_two.before.dealing_out import Distribution, receiver_of
from bot.games.big_two.before.exchange.tasks import best
from bot.games.big_two.before.left_over import left_over
from bot.games.big_two.before.phase import Background, Layout
from bot.games.big_two.before.redeal import reason_for
from bot.games.big_two.before.starter import start_of
from bot.games.big_two.cards.combinations import Combination, combinations_of
from bot.games.big_two.closed_lists import BigTwoRefusal
from bot.games.big_two.deal.consequences import DealState
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal, BigTwoView, Own
from bot.games.big_two.deal.spelled_out import duty_now
from bot.games.big_two.match import SERIES, last_loser, open_deal
from bot.games.big_two.position import Position, first_turn
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import PRESETS
from bot.games.big_two.scoring import Ending, Left, penalties, settle
from bot.games.big_two.setting import DealSetting
from bot.games.big_two.verbs import DECLARE, PASS, REDEAL, TAKE, choice_of, play_of
from tests.engine.plain import plainly

TABLE = Path(__file__).with_name("big-two-examples.json")


def records(config: pytest.Config) -> list[dict[str, str]]:
    """The records for Big Two in the table in use."""
    path = config.getoption("--table", default=None) or TABLE
    return [record for record in json.loads(path.read_text()) if isinstance(record, dict) and _is_ours(record)]


def _is_ours(record: dict[str, str]) -> bool:
    known = record.get("preset", "").split("+")[0] in PRESETS and record.get("kind") in ANSWERS
    return known and "id" in record


def test_example(example: dict[str, str]) -> None:
    rules = GAME.rules(example["preset"])
    assert ANSWERS[example["kind"]](rules, example["input"]) == example["expected"]


def combination(rules: Rules, text: str) -> Combination | None:
    combinations = combinations_of(rules)
    return combinations.find(combinations.pack.mask(read_cards(text)))


def answers(rules: Rules, first: str, second: str) -> bool:
    play, table = combination(rules, first), combination(rules, second)
    return bool(play and table and combinations_of(rules).beats(play, table))


def kind(rules: Rules, text: str) -> str:
    found = combination(rules, text)
    return found.kind if found else "not playable"


def beats(rules: Rules, text: str) -> str:
    first, second = text.split(" on ")
    return "legal" if answers(rules, first, second) else "illegal"


def order(rules: Rules, text: str) -> str:
    chain = text.split(" > ")
    pairs = [(high, low) for place, high in enumerate(chain) for low in chain[place + 1 :]]
    holds = all(answers(rules, high, low) and not answers(rules, low, high) for high, low in pairs)
    return "holds" if holds else "does not hold"


def filled(rules: Rules, hands: list[str]) -> tuple[tuple[Card, ...], ...]:
    """Full hands that contain the named cards, filled up with the rest of the pack from the highest card down."""
    named = [list(read_cards(hand)) for hand in hands] + [[] for _ in range(rules.seats.count - len(hands))]
    taken = {card for hand in named for card in hand}
    rest = [card for card in combinations_of(rules).pack.cards if card not in taken]
    for hand in named:
        while len(hand) < rules.hand_size:
            hand.append(rest.pop())
    return tuple(map(tuple, named))


def opening(rules: Rules, text: str) -> str:
    _, play = text.split(" -> ")
    low = str(combinations_of(rules).pack.cards[0])
    hand = play if low in play.split() else f"{low} {play}"
    deal, _ = GAME.new_match(rules).start_given(filled(rules, [hand]))
    return "illegal" if deal.refusal(0, play_of(read_cards(play))) else "legal"


def starter(rules: Rules, text: str) -> str:
    pack = combinations_of(rules).pack
    hands = tuple(pack.mask(read_cards(hand)) for hand in text.split(" | "))
    state, events = open_deal(DealSetting(rules, 1, None), Distribution(hands), Background())
    return f"seat {state.position.setting.starter}, low card {plainly(events[0].args)['card']}"


def cut(rules: Rules, text: str) -> str:
    return ("dealer", "right", "opposite", "left")[receiver_of(0, Card(text, "d"), rules.seats.count, 1)]


def dealt(rules: Rules, _: str) -> str:
    deal, _events = GAME.new_match(rules).start_deal(Shuffle("t", 1, bytes(32), GAME.packs(rules).cards()))
    assert deal.dealt is not None
    (size,) = set(deal.dealt.sizes)
    return f"{size} each, {rules.left_over} left"


def action(text: str) -> Action:
    return PASS if text == "pass" else play_of(read_cards(text.strip("!")))


def running(rules: Rules, steps: list[tuple[int, str]]) -> BigTwoDeal:
    """A deal before its first play, whose seats hold the cards they will play. The first seat may lead anything.

    A seat that goes out (``!``) holds nothing else.
    """
    hands = [
        " ".join(cards.strip("!") for seat, cards in steps if seat == at and cards != "pass")
        for at in range(rules.seats.count)
    ]
    full = list(filled(rules, hands))
    for seat, cards in steps:
        if cards.endswith("!"):
            full[seat] = read_cards(hands[seat])
    pack = combinations_of(rules).pack
    setting = DealSetting(rules, 2, None, starter=steps[0][0])
    return BigTwoDeal(PLAY, DealState(first_turn(setting, tuple(map(len, full))), tuple(map(pack.mask, full))))


def run(rules: Rules, text: str) -> str:
    steps = [(int(seat), what) for seat, what in (step.split(":") for step in text.split("; "))]
    deal = running(rules, steps)
    events: tuple[Any, ...] = ()
    for seat, what in steps:
        refused = deal.refusal(seat, action(what))
        if refused is not None:
            (turn,) = must_act(deal)
            named = {
                BigTwoRefusal.NOT_YOUR_TURN: f"seat {turn} is to act",
                BigTwoRefusal.DOES_NOT_BEAT: "does not beat the table",
            }
            return f"refused: {named[BigTwoRefusal(refused.name)]}"
        deal, events = deal.apply(seat, action(what))
    (turn,) = must_act(deal)
    over = any(event.name == "trick-won" for event in events)
    return f"trick over, seat {turn} leads" if over else f"seat {turn} to act"


def before(rules: Rules, hand: str, table: str, counts: tuple[int, ...]) -> BigTwoView:
    """The view of seat 0 when it is to act; the play on the table was made by the seat before it."""
    pack = combinations_of(rules).pack
    held = pack.mask(read_cards(hand))
    on_table = 0 if table == "lead" else pack.mask(read_cards(table))
    owner = 3 if on_table else -1
    trick = ((3, on_table),) if on_table else ()
    setting = DealSetting(rules, 1, None, receiver=0)
    position = Position(setting, 0, counts, on_table, owner, trick, 0, on_table or pack.highest, 8)
    return BigTwoView(PLAY, position, Own(held, setting), 0)


def duty(rules: Rules, text: str) -> str:
    hand, table, what, following = text.split(" ; ")
    view = before(rules, hand, table, (len(hand.split()), int(following), 5, 5))
    chosen = action(what)
    refused = view.refusal(chosen)
    if refused is not None:
        assert refused.name == BigTwoRefusal.TOP_DUTY
        return "breach"
    play = combination(rules, what) if chosen.verb == "play" else None
    binding = duty_now(view.position, view.own.hand_mask, view.seat)
    return "ok" if binding is None or binding.met(play, view.own.hand_mask) else "breach"


def declare(rules: Rules, text: str) -> str:
    view = before(rules, "3d", "lead", (5, 5, 5, 5))
    counts = (int(text), 5, 5, 5)
    waiting = BigTwoView(PLAY, view.position._replace(turn=1, counts=counts), view.own, 0)
    refused = waiting.refusal(DECLARE)
    if refused is None:
        return f"must declare; undeclared: {rules.last.undeclared}"
    assert refused.name in (BigTwoRefusal.NOTHING_TO_DECLARE, BigTwoRefusal.NOT_ALLOWED_BY_RULES)
    return "nothing to declare"


def last_two(rules: Rules, text: str) -> str:
    view = before(rules, text, "lead", (len(text.split()), 5, 5, 5))
    return "barred" if view.refusal(play_of(view.hand)) else "ok"


def redeal(rules: Rules, text: str) -> str:
    deal, _ = GAME.new_match(rules).start_given(filled(rules, [text]))
    assert PLAY.owns(deal)
    if deal.refusal(0, REDEAL):
        return "none"
    return str(reason_for(rules.redeal, deal.state.hands[0])).removeprefix("redeal.").removesuffix("_below")


def loser(rules: Rules, text: str) -> str:
    """The seat that loses; if a hand is given as a number of cards only, which cards they are does not matter."""
    pack = combinations_of(rules).pack
    hands = text.split(" | ")
    if "cards" in text:
        return f"seat {last_loser(rules, tuple((1 << int(hand.split()[0])) - 1 for hand in hands))}"
    return f"seat {last_loser(rules, tuple(0 if hand == '-' else pack.mask(read_cards(hand)) for hand in hands))}"


def rest(rules: Rules, text: str) -> str:
    """What happens to left-over cards with the named hands; empty seats are filled up with high cards."""
    named, left = text.split(" ; left ")
    pack = combinations_of(rules).pack
    hands = tuple(pack.mask(read_cards(hand)) for hand in named.split(" | "))
    layout = Layout(DealSetting(rules, 1, None), hands, Background(), Stated(), stock=read_cards(left))
    after, _ = left_over(layout)
    if after.phase is None:
        takers = [seat for seat, hand in enumerate(after.hands) if hand != hands[seat]]
        return f"seat {takers[0]} takes it" if takers else "nobody may swap"
    (seat,) = must_act(after.phase)
    if after.phase.legal_actions(after.setting, hands[seat], seat)[0] == TAKE:
        return f"seat {seat} may take it"
    return f"seat {seat} may swap {pack.text(1)} for it"


def leads(rules: Rules, text: str) -> str:
    """Who leads the second deal; the ranking follows from the points."""
    ranking = [int(seat) for seat in text.removeprefix("ranking ").split()]
    points = [30 - 20 * ranking.index(seat) for seat in range(4)]
    left = tuple(() if seat == ranking[0] else read_cards(f"{3 + seat}d") for seat in range(4))
    result = Result(ranking[0], tuple(points), (0,) * 4, (), zero_sum=True, left=left, order=tuple(ranking))
    before = Match(SERIES, SERIES.new(rules, frozenset(), {})).book(result).so_far.background
    assert before.standing == tuple(ranking)
    hands = tuple(combinations_of(rules).pack.mask(hand) for hand in filled(rules, []))
    return f"seat {start_of(Layout(DealSetting(rules, 2, None), hands, before, Stated())).seat}"


def second_deal(rules: Rules) -> BigTwoDeal:
    """A second deal at its exchange. The seats finished the first deal in seat order."""
    placed = tuple(range(rules.seats.count))
    so_far = SERIES.new(rules, frozenset(), {})
    match = Match(SERIES, replace(so_far, deals=1, background=Background(0, placed[-1], placed)))
    deal, _ = match.start_deal(Shuffle("t", 2, bytes(32), GAME.packs(rules).cards()))
    assert PLAY.owns(deal)
    return deal


def best_cards(rules: Rules, text: str) -> str:
    """The cards that must be given away, highest first."""
    count, hand = text.split(" of ")
    pack = combinations_of(rules).pack
    given = best(DealSetting(rules, 2, None), pack.mask(read_cards(hand)), int(count))
    return write_cards(reversed(pack.of(given)))


def flow(rules: Rules, text: str) -> str:
    """Hand sizes after each step, best placed first."""
    deal = second_deal(rules)
    sizes = [" ".join(map(str, deal.view(None).counts))]
    while deal.state.phase is not None:
        seat = min(must_act(deal))
        deal, _ = deal.apply(seat, deal.legal_actions(seat)[0])
        sizes.append(" ".join(map(str, deal.view(None).counts)))
    assert sum(map(int, text.split())) == 52
    return " / ".join(sizes)


def picks(rules: Rules, text: str) -> str:
    """Who chooses from the king's cards, in order."""
    deal = second_deal(rules)
    assert text == f"king took {rules.seats.count - 1}"
    names = dict(enumerate(("king", "lord", "commoner", "slave")))
    order: list[str] = []
    for victim in (1, 2, 3):
        deal, _ = deal.apply(0, Action("demand", deal.view(victim).hand[:1], victim))
    deal, _ = deal.apply(0, deal.legal_actions(0)[0])
    for _ in range(2):
        (seat,) = must_act(deal)
        order.append(names[seat])
        deal, _events = deal.apply(seat, choice_of(0))
    (last,) = {"lord", "commoner", "slave"} - set(order)
    assert len(deal.view(1).hand) == 13, "the last card comes by itself"
    return ", ".join([*order, last])


def may_ask(rules: Rules, text: str) -> str:
    deal = second_deal(rules)
    demand = Action("demand", read_cards(text), 1)
    assert (deal.refusal(0, demand) is None) == (demand in deal.legal_actions(0))
    return "yes" if deal.refusal(0, demand) is None else "no"


def left(text: str) -> Left:
    if text == "-":
        return Left(0)
    return Left(int(text)) if text.isdecimal() else Left.of(read_cards(text))


def score(rules: Rules, text: str) -> str:
    hands, *more = text.split(" ; ")
    found = tuple(left(hand) for hand in hands.split(" | "))
    facts = dict(fact.split(" ", 1) for fact in more)
    winner = next(seat for seat, each in enumerate(found) if not each.count)
    opener, payer = (int(facts[name]) if name in facts else None for name in ("opener", "payer"))
    ending = Ending(found, winner, opener, read_cards(facts.get("last", "")), payer)
    return ", ".join(map(str, settle(rules, ending).points))


def penalty(rules: Rules, text: str) -> str:
    hand, _, nothing = text.partition(" ; ")
    found = (Left(0), left(hand), *(Left(0) for _ in range(rules.seats.count - 2)))
    some = frozenset({1}) if nothing else frozenset()
    return str(penalties(rules, Ending(found, 0, not_played=some))[1].points)


def kam(rules: Rules, text: str) -> str:
    more, fewer = map(int, text.split(" -> "))
    payee = 2 if fewer else 0
    entries = settle(rules, Ending((Left(0), Left(more), Left(fewer), Left(0)), 0)).entries
    return str(sum(entry.points for entry in entries if (entry.source, entry.target) == (1, payee)))


def places(rules: Rules, text: str) -> str:
    seats = int(text)
    order = tuple(range(seats))
    ending = Ending((*(Left(0) for _ in order[1:]), Left(1)), 0, order=order)
    return ", ".join(map(str, settle(rules.but({"seats.count": seats}), ending).points))


def indo(rules: Rules, text: str) -> str:
    facts = [fact.split(" ", 1) for fact in text.split(" ; ")]
    last = next(read_cards(cards) for name, cards in facts if name == "last")
    unbeaten = tuple((0, read_cards(cards)) for name, cards in facts if name == "unbeaten")
    ending = Ending(tuple(Left(0) for _ in range(rules.seats.count)), 0, last=last, unbeaten=unbeaten)
    return str(-settle(rules, ending).points[0])


def match(rules: Rules, text: str) -> str:
    head, *more = text.split(" ; ")
    counted = [fact.split()[1] for fact in (head, *more) if fact.startswith("deals ")]
    totals = [0] * rules.seats.count if head.startswith("deals") else [int(total) for total in head.split(" | ")]
    deals = int(counted[0]) if counted else 1
    state = Match(SERIES, replace(SERIES.new(rules, frozenset(), {}), totals=tuple(totals), deals=deals))
    if not state.over():
        return "goes on"
    if rules.match.target:
        (winner,) = state.winners()
        return f"over, winner seat {winner}"
    return "over"


ANSWERS: dict[str, Callable[[Rules, str], str]] = {
    "type": kind,
    "beats": beats,
    "order": order,
    "open": opening,
    "start": starter,
    "cut": cut,
    "deal": dealt,
    "run": run,
    "duty": duty,
    "declare": declare,
    "lasttwo": last_two,
    "redeal": redeal,
    "rest": rest,
    "loser": loser,
    "leads": leads,
    "score": score,
    "penalty": penalty,
    "kam": kam,
    "places": places,
    "indo": indo,
    "match": match,
    "best": best_cards,
    "flow": flow,
    "picks": picks,
    "may_ask": may_ask,
}
"""How each kind of question is put to the engine."""
