"""Every language at one table, whose server is German: a turn of the tutorial, and a refusal of each kind.

Promise: Whatever cannot be done is refused in the reader's language, with nothing of another in it. Also:
tests/bot/languages/test_evenings_everywhere.py.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.i18n.catalogue import text
from bot.playground.chat.world import PersonSpec, PlaygroundSettings
from bot.playground.people.driver import Person, Reply
from bot.playground.server import Playground
from tests.bot.conftest import ANSWER_WITHIN, WORLD
from tests.bot.languages.spoken_language import LANGUAGES, faults_of, says
from tests.bot.running_bot.house import House, control, turn_on
from tests.bot.running_bot.prepared import prepared
from tests.patience import HURRIED

SERVER = "de"
LEARNERS = {language: f"{language} 1" for language in LANGUAGES}
"""Who takes the tutorial in each language."""


@dataclass(frozen=True)
class Refused:
    """What somebody types, and which message of the catalogue says that it cannot be done."""

    key: str
    command: str
    options: Mapping[str, Any] = field(default_factory=dict)
    who: str = "Ann"
    game: str = ""


of_big_two = partial(Refused, game="big-two")
REFUSED = (
    Refused("err-card", "play", {"cards": "?"}),
    Refused("err-names-no-cards", "play", {"cards": " "}),
    Refused("err-nothing-fits", "play", {"cards": "2222"}),
    of_big_two("refusal-not_held", "play", {"cards": "NOT HELD"}),
    of_big_two("refusal-does_not_beat", "play", {"cards": "LOWEST"}),
    of_big_two("refusal-not_a_combination", "play", {"cards": "LOWEST HIGHEST"}),
    of_big_two("refusal-nothing_to_declare", "lastcard"),
    of_big_two("refusal-not_your_turn", "pass", who="Bo-Chen"),
    Refused("err-stranger", "play", {"cards": "3d"}, who="Søren"),
    Refused("err-no-such-table", "hand", {"table": 99}),
    Refused("err-other-game", "bury", {"cards": "3d"}),
    Refused("err-already-seated", "table join"),
    Refused("err-started", "table start"),
    Refused("err-not-host", "table close", who="Bo-Chen"),
    Refused("err-not-over", "table rematch"),
    Refused("err-game", "table open", {"game": "zz"}),
    Refused("err-clock", "table open", {"clock": "zz"}),
    Refused("err-computers", "table open", {"computers": 9}),
    Refused("err-rules-name", "rules show", {"rules": "zz"}),
    Refused("err-rules-option", "rules set", {"option": "zz", "value": "1"}),
    Refused("err-rules-value", "rules set", {"option": "seats.count", "value": "99"}),
    Refused("err-zone", "setup", {"timezone": "zz"}),
    Refused("err-board-day", "leaderboard", {"from": "zz"}),
    Refused("err-board-order", "leaderboard", {"from": "2026-02-01", "to": "2026-01-01"}),
    Refused("err-season-none", "ledger season end"),
    Refused("err-no-deal", "ledger deal", {"id": "7.3"}),
    Refused("err-undo-nothing", "undo"),
)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    learners = tuple(PersonSpec(name) for name in LEARNERS.values())
    world = replace(WORLD, locale=SERVER, people=(*WORLD.people, *learners))
    async with Playground(world, PlaygroundSettings(hurried=HURRIED, answer_within=ANSWER_WITHIN)) as started:
        yield started
        assert started.state.violations == []


def follows(view: BigTwoView) -> bool:
    """Ann follows a single with thirteen cards, of which the lowest does not beat it, and has yet to act."""
    to_beat = play_to_beat(view.position)
    if must_act(view) != {0} or len(view.hand) != 13 or to_beat is None:
        return False
    return to_beat.kind == "single" and to_beat.cards[0].rank in "89TJQ" and view.hand[0].rank in "3456"


@pytest.fixture
async def held(house: House, ann: Person) -> AsyncIterator[list[str]]:
    """Ann's cards at a table where Bo-Chen and two computers wait for her."""
    table = await prepared(house, follows, ("Ann", "Bo-Chen"))
    assert table.deal is not None
    async with house.bot():
        await ann.slash("hand")
        await house.quiet()
        yield [str(card) for card in table.deal.view(0).hand]


def typed(refused: Refused, held: list[str]) -> dict[str, Any]:
    """The options of a command, with cards in place of what they are called above."""
    missing = next(f"{rank}{suit}" for rank in "3456789" for suit in "dchs" if f"{rank}{suit}" not in held)
    cards = {"NOT": missing, "HELD": "", "LOWEST": held[0], "HIGHEST": held[-1]}
    options = dict(refused.options)
    if "cards" in options:
        options["cards"] = " ".join(cards.get(word, word) for word in options["cards"].split(" ")) or " "
    return options


def refuses(answer: Reply, refused: Refused, language: str) -> list[str]:
    """What is wrong with the answer to what cannot be done."""
    wrong = faults_of(answer, language)
    if not (answer.ephemeral and len(answer.messages) == 1):
        wrong.append("not one private message")
    if not says(answer.text, refused.key, language, refused.game):
        wrong.append(f"does not say {refused.key}: {answer.text}")
    return [f"{language} /{refused.command} {dict(refused.options)}: {each}" for each in wrong]


async def test_each_kind_of_refusal_is_in_the_readers_language(house: House, ann: Person, held: list[str]) -> None:
    people = {name: Person(house.playground, name, quiet=0) for name in ("Ann", "Bo-Chen", "Søren")}
    public = [(one.id, one.text) for one in ann.sees() if not one.ephemeral]
    before, wrong = house.stored(), []
    for language in LANGUAGES:
        for person in people.values():
            chosen = await person.slash("language", language=language)
            wrong += faults_of(chosen, language)
            assert says(chosen.text, "language-chosen", language), chosen.text
        for refused in REFUSED:
            answer = await people[refused.who].slash(refused.command, options=typed(refused, held))
            wrong += refuses(answer, refused, language)
    assert not wrong, "\n".join(wrong)
    assert house.stored() == before
    assert [(one.id, one.text) for one in ann.sees() if not one.ephemeral] == public


async def test_each_takes_the_tutorial_in_their_language_at_a_table_in_the_servers(house: House) -> None:
    wrong = []
    async with house.bot():
        for language, name in LEARNERS.items():
            wrong += await learn(house, Person(house.playground, name, quiet=0), language)
        await house.quiet()
        tables = [one for one in house.person("Ann").sees() if not one.ephemeral]
    assert not wrong, "\n".join(wrong)
    assert sum(text("lesson-chosen", SERVER) in one.text for one in tables) == len(LANGUAGES)
    assert [fault for one in tables for fault in faults_of(one, SERVER)] == []


async def learn(house: House, learner: Person, language: str) -> list[str]:
    """One turn of the tutorial, as the coach says; returns what is wrong with what was said."""
    await learner.slash("language", language=language)
    await learner.slash("tutorial")
    hand = await learner.until(lambda: next(iter(learner.private()[1:]), None))
    wrong = faults_of(hand, language)
    assert says(hand.text, "coach-play", language, "big-two"), hand.text
    turn = turn_on(hand)
    await learner.press(hand, control(hand, "hint"))
    wrong += faults_of(hand, language)
    await learner.press(hand, control(hand, "play"))
    await learner.until(lambda: turn_on(hand) > turn)
    return wrong + faults_of(hand, language)
