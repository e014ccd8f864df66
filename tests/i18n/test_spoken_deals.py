"""Whole deals through the real engine: every refusal and every event has its sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.cards import read_cards
from bot.dealing import Shuffle
from bot.engine.actions import Action, waited_for
from bot.engine.facts import Cards, Facts
from bot.engine.facts import Player as at  # noqa: N813 - short, for the tables below
from bot.engine.game import GAMES, Deal, Event, Refusal, find_game
from bot.engine.result import Reckoning
from bot.games.big_two import GAME
from bot.games.big_two.closed_lists import BigTwoEvent
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import PRESETS
from bot.games.big_two.verbs import DECLARE, PASS, play_of
from bot.i18n.refusal_lines import refusal_lines
from bot.i18n.spoken_facts import event_line
from bot.scenes.game_scenes import scenes_of

BIG_TWO = find_game("big-two")
BASIC = GAME.rules("pagat-basic")
NAMES = ("Ann", "Bo-Chen", "大老二王", "Søren", "Lena")
ROOT = Path(__file__).parents[2]
RULE_SETS = [
    *PRESETS,
    "lukang+royal-only+top-legal",
    "pagat-basic+pass-lock+top-legal+bare-quads+two-pair-kicker",
    "japanese-wikipedia-official+places+dragon+four-twos-win",
    "three-player-13-draw+draw-combo+recycle",
    "three-player-17+exchange-3p+rest-down+last-loser-starts",
    "class-struggle-1+seats-3",
    "tribute-hk-3+protected",
]


def attempts(deal: Deal, seat: int, rng: Random) -> Iterator[Action]:
    """Things that people try: cards they hold, cards they do not, actions out of turn or in the wrong phase."""
    hand = deal.view(seat).hand
    pack = BIG_TWO.packs(deal.rules).cards()
    for size in (1, 2, 3, 4, 5, 7):
        if len(hand) >= size:
            yield play_of(tuple(rng.sample(hand, size)), last_card=rng.random() < 0.2)
            yield Action(rng.choice(("give", "keep")), tuple(rng.sample(hand, size)))
    yield play_of((rng.choice(pack),))
    yield Action("demand", (rng.choice(pack),), rng.randrange(len(NAMES)))
    yield Action("choose", number=rng.randrange(4))
    yield Action("call", number=rng.randrange(4))
    yield from (PASS, DECLARE, *map(Action, ("redeal", "take", "decline", "swap", "waive")))


Moment = tuple[Deal, int, Action, Refusal] | Event
SILENT = scenes_of("big-two").silent


def play_match(rules: Rules, rng: Random, deals: int, *, tries: float = 1) -> Iterator[Moment]:
    """Deals of random legal actions, with the refusals and events along the way."""
    match = BIG_TWO.new_match(rules)
    for number in range(1, deals + 1):
        shuffle = Shuffle("t", number, rng.randbytes(32), BIG_TWO.packs(rules).cards())
        deal, events = match.start_deal(shuffle)
        while True:
            yield from events
            for seat in range(rules.seats.count):
                for action in attempts(deal, seat, rng) if rng.random() < tries else ():
                    refusal = deal.refusal(seat, action)
                    if refusal is not None:
                        yield deal, seat, action, refusal
            if (result := deal.result()) is not None:
                break
            seat = rng.choice(sorted(waited_for(deal)))
            legal = list(deal.legal_actions(seat))
            deal, events = deal.apply(seat, legal[0] if rng.random() < 0.7 else rng.choice(legal))
        match = match.book(result)


def tried(action: Action) -> str:
    return str(action).split()[0]


def said(moment: Moment, rules: Rules) -> str:
    """The line of an event, or both lines of a refusal, with their form checked."""
    if isinstance(moment, Event):
        for reader in sorted(moment.only or [0]):
            line = event_line(moment, NAMES, rules=rules, reader=reader)
            assert line.endswith((".", "!")), line
        return line
    deal, seat, action, refusal = moment
    legal = deal.legal_actions(seat)
    plays = list(dict.fromkeys(play.cards for play in legal if play.verb == "play"))
    lines = refusal_lines(refusal, NAMES, plays, rules=rules, may_pass=PASS in legal, tried=tried(action))
    assert lines[0].startswith("**")
    assert lines[0].endswith(".**")
    assert re.search(r"[.)] \(BT‑\d+(\.\d+)?\)$", lines[1]), lines
    return " ".join(lines)


@pytest.mark.parametrize("preset", ["pagat-basic", "chudadi-standard"])
def test_everything_that_happens_can_be_said(preset: str) -> None:
    rules = GAME.rules(preset)
    refused, happened = set(), set()
    for moment in play_match(rules, Random(2), 3):
        if isinstance(moment, Event):
            happened.add(moment.name)
            if moment.name in SILENT:
                continue
        line = said(moment, rules)
        if isinstance(moment, Event):
            assert any(name in line for name in NAMES)
        else:
            refused.add(str(moment[3].name))
    common = {"not_your_turn", "not_held", "not_a_combination", "wrong_size", "does_not_beat", "leader_must_play"}
    assert refused >= common | {"not_allowed_by_rules", "wrong_phase"}
    assert happened >= {"deal-opens", "played", "passed", "trick-won", "finished", "deal-won"}
    if preset == "chudadi-standard":
        assert refused >= {"must_be_low_card_alone", "nothing_to_declare", "top_duty"}
        assert happened >= {"frozen"}


@pytest.mark.parametrize("preset", RULE_SETS)
def test_every_rule_set_speaks(preset: str) -> None:
    rules = GAME.rules(preset)
    moments = list(play_match(rules, Random(3), 2, tries=0.15))
    told = [moment for moment in moments if not isinstance(moment, Event) or moment.name not in SILENT]
    assert len({said(moment, rules) for moment in told}) > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_is_told_has_its_line_and_no_line_is_left_over(game: str) -> None:
    told = set(find_game(game).words.events) - scenes_of(game).silent
    keys = {
        entry.id.name
        for file in (ROOT / "bot" / "i18n" / "en" / game).glob("*.ftl")
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }
    assert {key.removeprefix("event-") for key in keys if key.startswith("event-")} == told


def test_every_event_that_a_game_makes_is_in_its_list() -> None:
    rooms = [
        ROOT / "bot" / "games" / "big_two",
        ROOT / "bot" / "games" / "climbing",
        ROOT / "bot" / "engine",
    ]
    paths = [path for room in rooms for path in room.rglob("*.py") if not {"computers", "scenes"} & {*path.parts}]
    made = {place for path in paths for place in events_made(path)}
    names = {name for path, name in made if name is not None}
    assert names >= {"DEAL_OPENS", "PLAYED", "DEMANDED", "TRIBUTE", "DREW", "FROZEN", "LAST_CARD"}
    assert names <= set(BigTwoEvent.__members__)
    assert {path.name for path, name in made if name is None} == {
        "face_down.py",
        "left_over.py",
        "consequences.py",
        "table_values.py",
    }


def events_made(path: Path) -> Iterator[tuple[Path, str | None]]:
    """The members of ``Happened`` from which a module makes events; None if an event is made from anything else."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        maker = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if isinstance(node, ast.Call) and maker == "Event":
            members = [
                each for each in ast.walk(node.args[0]) if isinstance(each, ast.Attribute) and each.attr.isupper()
            ]
            yield from ((path, each.attr) for each in members) if members else ((path, None),)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Happened":
            yield path, node.attr


def c(text: str) -> Cards:
    return Cards(read_cards(text))


def test_the_settlement_can_be_said() -> None:
    args: Facts = {
        "other": at(0),
        "case": "lead",
        "better": c("Ks"),
        "terms": Reckoning(((5, 1), (20, 1), (3, 1))),
        "summed": True,
        "p": 28,
    }
    assert event_line(Event("full-payer", 3, args), NAMES, rules=BASIC) == (
        "Søren let Ann’s last card through. The rule asked for K♠ or a combination. "
        "Søren pays for everybody: 5 + 20 + 3 = 28."
    )


@pytest.mark.parametrize(
    ("event", "preset", "reader", "line"),
    [
        (
            Event("ranks", 1, {"n": 4, "king": at(1), "lord": at(0), "commoner": at(3), "slave": at(2)}),
            "class-struggle-1",
            0,
            "King Bo-Chen, lord Ann",
        ),
        (
            Event("ranks", 1, {"n": 3, "king": at(1), "commoner": at(0), "slave": at(2)}),
            "class-struggle-1+seats-3",
            0,
            "King Bo-Chen, commoner",
        ),
        (
            Event("demanded", 1, {"card": c("2s"), "other": at(0)}),
            "class-struggle-1",
            0,
            "Bo-Chen demands 2♠ from Ann and gets it.",
        ),
        (
            Event("demand-lost", 1, {"card": c("2s"), "other": at(0)}),
            "class-struggle-1",
            0,
            "Bo-Chen demands 2♠ from Ann. No such card: Bo-Chen gets nothing.",
        ),
        (
            Event("waived", 1, {"other": at(0)}),
            "class-struggle-1",
            0,
            "Bo-Chen demands nothing from Ann.",
        ),
        (Event("waived-rest", 1), "class-struggle-2", 0, "Bo-Chen demands no more."),
        (
            Event("tribute", 1, {"other": at(0), "n": 1, "place": 4, "to": 1, "tie": "none"}),
            "tribute-hk-2",
            0,
            "Bo-Chen (4th) gives Ann (1st) the best card.",
        ),
        *(
            (
                Event(
                    "tribute",
                    1,
                    {"other": at(0), "n": 3, "place": 4, "to": 1, "tie": tie, "above": at(3), "below": at(1)},
                ),
                "tribute-hk-4",
                0,
                f"Bo-Chen (4th) gives Ann (1st) the 3 best cards. Søren and Bo-Chen had equal points; {why}.",
            )
            for tie, why in (
                ("cards", "Søren had fewer cards left"),
                ("highest", "Bo-Chen had the higher card left"),
                ("turn", "Søren comes first after the winner"),
            )
        ),
        (
            Event("tribute", 1, {"other": at(0), "n": 1, "place": 0, "tie": "none"}),
            "tribute-hk-2",
            0,
            "Bo-Chen gives Ann the best card.",
        ),
        (
            Event("demanded-cards", 1, {"card": c("2s"), "other": at(0)}),
            "class-struggle-1",
            0,
            "You give Bo-Chen 2♠, as demanded.",
        ),
        (
            Event("tribute-cards", 1, {"other": at(0), "cards": c("2s")}),
            "tribute-hk-2",
            1,
            "You give Ann your best: 2♠.",
        ),
        (Event("tribute-cards", 1, {"other": at(0), "cards": c("2s")}), "tribute-hk-2", 0, "Bo-Chen gives you 2♠."),
        (
            Event("returned", 1, {"other": at(0), "n": 2}),
            "tribute-hk-3",
            0,
            "Bo-Chen returns 2 cards to Ann.",
        ),
        (
            Event("returned-cards", 1, {"other": at(0), "cards": c("3s 4d")}),
            "tribute-hk-3",
            0,
            "Bo-Chen returns 3♠ 4♦ to you.",
        ),
        (
            Event("drawn", 1, {"other": at(0), "n": 3}),
            "tribute-hk-4",
            0,
            "Ann draws 3 cards from Bo-Chen, unseen.",
        ),
        (
            Event("drawn-cards", 1, {"other": at(0), "cards": c("3s")}),
            "tribute-hk-4",
            0,
            "You draw 3♠ from Bo-Chen.",
        ),
        (
            Event("rest-given", 1, {"shown": True, "cards": c("Ks"), "anchor": c("3d")}),
            "three-player-17",
            0,
            "Bo-Chen holds 3♦ and gets the left-over K♠",
        ),
        (
            Event("rest-given", 1, {"shown": False, "cards": c(""), "anchor": c("3d")}),
            "three-player-17+rest-down",
            0,
            "Bo-Chen holds",
        ),
        (
            Event("called", 1, {"caller": at(0), "true": False, "n": 1}),
            "chudadi-standard",
            0,
            "Ann can’t call again in this deal.",
        ),
        (
            Event("rest-given", 1, {"shown": True, "cards": c("9y 9r"), "anchor": c("3g")}),
            "lectio",
            0,
            "Bo-Chen holds 3 moon and gets the left-over 9 star, 9 sun",
        ),
        (Event("two-cards", 0), "lectio", 0, "Ann: two tiles left."),
    ],
)
def test_an_event_in_words(event: Event, preset: str, reader: int, line: str) -> None:
    assert line in event_line(event, NAMES, rules=GAME.rules(preset), reader=reader)
