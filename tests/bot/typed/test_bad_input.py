"""Whatever is typed or pressed gets one clear private answer in the reader's language, and changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy

import pytest

from bot.engine.actions import must_act
from bot.games.big_two.deal.spelled_out import play_to_beat
from bot.i18n.catalogue import Argument, text
from bot.playground.chat.acts import NotOffered as ClientRefuses
from bot.playground.people.driver import Person, Reply, Seen
from tests.bot.running_bot.house import (
    House,
    cards_of,
    choosable,
    choose_cards,
    control,
    is_turn,
    open_and_start,
    parts,
    turn_on,
)
from tests.bot.running_bot.prepared import prepared

MARK = "\u2068"


def clear(answer: Reply) -> bool:
    """Whether the answer is one private message with a bold line and perhaps a small one."""
    return answer.ephemeral and len(answer.messages) == 1 and answer.text.startswith("**") and MARK not in answer.text


def said(key: str, **args: Argument) -> str:
    return f"**{text(key, 'en-US', **args)}**\n-# {text(f'{key}.note', 'en-US', **args)}"


@pytest.fixture
async def hand(house: House, ann: Person) -> AsyncIterator[Seen]:
    """Ann follows: she has thirteen cards, a single ten is to be beaten, and she has a higher and a lower single."""
    await prepared(
        house,
        lambda view: (
            must_act(view) == {0}
            and len(view.hand) == 13
            and (to_beat := play_to_beat(view.position)) is not None
            and to_beat.kind == "single"
            and to_beat.cards[0].rank in "789T"
            and view.hand[0].rank in "34"
            and view.hand[0].rank != view.hand[1].rank
        ),
    )
    async with house.bot():
        shown = await ann.slash("hand")
        await house.shown("My hand")
        await house.quiet()
        yield shown.message


NOT_CARDS = {
    " ": "",
    "?": "?",
    "3x": "3x",
    "hello!": "hello!",
    "🂡": "🂡",
    "😀😀": "😀😀",
    "3d 3c z?": "z?",
    "11h": "11h",
    "1d": "1d",
    "\u202e3d\u202c": "3d",
    "?" * 200: "?" * 19 + "…",
    "**3d**": r"\*\*3d\*\*",
    "<@1> @everyone": r"\<\@1\>",
}


async def test_what_names_no_card_is_refused_by_that_name(house: House, ann: Person, hand: Seen) -> None:
    before = house.stored()
    for typed in NOT_CARDS:
        answer = await ann.slash("play", cards=typed)
        assert clear(answer), typed
        assert answer.text == (said("err-card", text=NOT_CARDS[typed]) if typed.strip() else said("err-names-no-cards"))
        assert not answer.message.raw["mention_everyone"]
        assert answer.message.raw["mentions"] == []
    assert house.stored() == before
    for impossible in ("", "3" * 10_000):
        with pytest.raises(ClientRefuses):
            await ann.slash("play", cards=impossible)


async def test_cards_are_read_however_they_are_typed(house: House, ann: Person, hand: Seen) -> None:
    before = house.stored()
    held = cards_of(hand)
    lowest = held[0]
    sign = lowest[0] + {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[lowest[1]]
    wide = chr(ord(lowest[0]) + 0xFEE0) + lowest[1]
    for typed in (lowest, lowest.upper(), sign, sign[1] + sign[0], wide, f"  {lowest} ", f"{lowest},"):
        answer = await ann.slash("play", cards=typed)
        assert clear(answer), typed
        assert "doesn’t beat" in answer.text, typed
        assert sign in answer.text, typed
    not_held = next(f"10{suit}" for suit in "♦♣♥♠" if f"T{'dchs'['♦♣♥♠'.index(suit)]}" not in held)
    answer = await ann.slash("play", cards=not_held)
    assert f"You don’t have {not_held}" in answer.text
    assert house.stored() == before


async def test_refused_plays_say_which_rule_and_what_is_open(house: House, ann: Person, hand: Seen) -> None:
    before = house.stored()
    held = cards_of(hand)
    low, second = held[0], held[1]
    missing = next(f"{rank}{suit}" for rank in "3456789" for suit in "dchs" if f"{rank}{suit}" not in held)
    wishes = {
        low: "doesn’t beat",
        missing: "You don’t have",
        f"{low} {second}": "(BT",
        f"{low} {low}": "(BT",
        " ".join(held): "(BT",
        "LJ": "You don’t have",
        "15r": "You don’t have",
    }
    for typed, expected in wishes.items():
        answer = await ann.slash("play", cards=typed)
        assert clear(answer), typed
        assert expected in answer.text, (typed, answer.text)
        assert "BT" in answer.text, (typed, answer.text)
    assert "With 13 cards left there is nothing to say" in (await ann.slash("lastcard")).text
    assert house.stored() == before


async def test_refused_presses_say_the_same_and_keep_the_choice(house: House, ann: Person, hand: Seen) -> None:
    before = house.stored()
    answer = await ann.press(hand, "Play")
    assert clear(answer)
    assert answer.text == said("err-no-cards")
    # What is too low has no button; somebody may press one all the same.
    await house.forged(ann, hand, control(hand, "play").replace(":deed:", ":card:").replace(":play.", ":s0."))
    await ann.until(lambda: "Chosen" in hand.text)
    answer = await ann.press(hand, "Play")
    assert clear(answer)
    assert "doesn’t beat" in answer.text
    assert "Chosen" in hand.text
    assert hand.control("Last card!")["disabled"]
    assert clear(await house.forged(ann, hand, control(hand, "declare")))
    assert house.stored() == before


async def test_before_the_own_turn_nothing_is_played(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        person, _ = await house.turn_of(ann, bo)
        waiting = bo if person is ann else ann
        await waiting.until(lambda: turn_on(house.hand(waiting)) == turn_on(house.hand(person)))
        before = house.stored()
        card = choosable(house.hand(waiting))[0]
        for command, options in (("play", {"cards": card}), ("pass", {})):
            answer = await waiting.slash(command, options=options)
            assert clear(answer)
            assert f"{person.human.name} is to play" in answer.text
        hand = house.hand(waiting)
        assert [label for label in ("Play", "Pass", "Hint") if not hand.control(label).get("disabled")] == []
        assert clear(await house.forged(waiting, hand, control(hand, "pass")))
        await choose_cards(waiting, hand, [card])
        await waiting.until(lambda: "Chosen" in house.hand(waiting).text)
        assert "is to play" in (await house.forged(waiting, hand, control(hand, "play"))).text
        assert await waiting.autocomplete("play", "cards", "") == []
        assert house.stored() == before
        assert is_turn(house, person)


NO_TABLE = (
    "hand",
    "pass",
    "lastcard",
    "play",
    *(f"table {name}" for name in ("join", "leave", "add-computer", "start", "close", "status", "rematch", "end")),
)


async def test_without_a_table_every_command_says_so(house: House, ann: Person) -> None:
    async with house.bot():
        for command in NO_TABLE:
            answer = await ann.slash(command, options={"cards": "3d"} if command == "play" else {})
            assert clear(answer), command
            assert answer.text == said("err-no-table"), command
        assert await ann.autocomplete("play", "cards", "3") == []
        assert house.stored() == []


async def test_a_full_table_takes_nobody(house: House, ann: Person, bo: Person, stranger: Person) -> None:
    async with house.bot():
        lobby = (await ann.slash("table open")).message
        join = control(lobby, "join")
        for person in (house.person("大老二王"), house.person("Liv"), bo):
            await person.press(lobby, "Join")
        await house.shown("Start", "4 of 4")
        before = house.stored()
        pressed = await stranger.press(lobby, join, stale=True)
        assert clear(pressed)
        assert pressed.text == said("err-full", n=4, seat=0)
        typed = await stranger.slash("table join")
        assert clear(typed)
        assert typed.text == said("err-full", n=4, seat=0)
        full = await ann.slash("table add-computer")
        assert clear(full)
        assert full.text == said("err-full", n=4, seat=1, stage="lobby", host="Ann")
        assert (await bo.slash("table join")).text == said("err-already-seated", seat=4)
        assert house.stored() == before


async def test_unknown_rules_open_no_table(house: House, ann: Person) -> None:
    async with house.bot():
        for rules in ("martian", "taiwan-official", "x" * 300, "**@everyone**", "\u202ex", "+"):
            answer = await ann.slash("table open", rules=rules)
            assert clear(answer), rules
            assert "There is no rule set" in answer.text, rules
            assert len(answer.text) < 1000, rules
            assert "\u202e" not in answer.text
        near = (await ann.slash("table open", rules="chudady-standard")).text
        assert "Closest: chudadi-standard" in near
        addition = (await ann.slash("table open", rules="chudadi-standard+martian")).text
        assert "There is no addition “martian”." in addition
        with pytest.raises(ClientRefuses):
            await ann.slash("table open", rules="x" * 301)
        assert house.stored() == []
        offered = {choice["value"] for choice in await ann.autocomplete("table open", "rules", "")}
        assert {"pagat-basic", "chudadi-standard", "chudadi-hongkong"} <= offered
        assert [one["value"] for one in await ann.autocomplete("table open", "rules", "HONGK")] == ["chudadi-hongkong"]


async def test_a_control_or_form_of_nobodys_is_answered(house: House, ann: Person, hand: Seen) -> None:
    before = house.stored()
    table = await house.shown("My hand")
    place = ":".join(control(table, "hand").split(":")[2:4])
    told = {}
    for custom_id in (
        f"dd:whom:{place}:nothing",
        f"dd:whom:{place}:play",
        f"dd:whom:{place}:demand",
        f"dd:rulesserver:{place}:x",
        f"dd:ruleslist:{place}:x",
        "old-version:1",
        "dd:juggle:1-1:0:",
        "dd:play:99-99:0:",
        "",
        "dd:play:1-1:9999999999:",
        "x" * 100,
    ):
        forged = Seen(house.playground.state, table.id)
        stored = house.playground.state.messages[table.id]
        stored.data = table.raw | {"components": [button(custom_id or "?")]}
        answer = await house.forged(ann, forged, custom_id or "?")
        assert clear(answer), custom_id
        told[custom_id] = answer.text
    assert len({text for custom_id, text in told.items() if "whom" in custom_id}) == 1, told
    for custom_id in ("nobody", "dd:cutsent:99-99:0:", "dd:play:1-1:0:"):
        assert clear(await house.forged_form(ann, custom_id)), custom_id
    assert house.stored() == before


def button(custom_id: str) -> dict[str, object]:
    return {
        "type": 1,
        "id": 90,
        "components": [{"type": 2, "id": 91, "custom_id": custom_id, "style": 2, "label": "x", "disabled": False}],
    }


async def test_buttons_of_a_table_that_has_ended_are_answered(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await open_and_start(house, ann, bo)
        table, hand = await house.shown("My hand"), house.hand(ann)
        ids, drawn = {verb: control(table, verb) for verb in ("hand", "rules", "menu")}, deepcopy(table.raw)
        await parts(ann, "end")
        await house.quiet()
        before = house.stored()
        for verb, custom_id in ids.items():
            assert (await house.forged(bo, table, custom_id, drawn=drawn)).ephemeral, verb
        for verb in ("play", "pass", "declare", "sort", "hint"):
            if not hand.deleted and has_control(hand, verb):
                assert clear(await ann.press(hand, control(hand, verb))), verb
        assert house.stored() == before


def ids_in(components: list[dict[str, object]]) -> list[str]:
    found: list[str] = []
    for one in components:
        if "custom_id" in one and not one.get("disabled"):
            found.append(str(one["custom_id"]))
        inner = one.get("components")
        if isinstance(inner, list):
            found += ids_in(inner)
    return found


def has_control(message: Seen, verb: str) -> bool:
    return any(found.split(":")[1] == verb for found in ids_in(message.raw["components"]))
