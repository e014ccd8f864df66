"""``/judge`` and ``/score``: questions without a table, under the rules in force or rules named in the command."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground.people.driver import Person, Reply
from tests.bot.running_bot.house import House
from tests.i18n.catalogue.word_lists import scripted


async def asked(person: Person, command: str, **options: Any) -> Reply:
    answer = await person.slash(command, options=options)
    assert answer.ephemeral
    return answer


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cards": "2d 2s", "on": "3d 3c"}, ("**2♦ 2♠ beats 3♦ 3♣.**", "**2♦ 2♠** is a pair.")),
        ({"cards": "3d 3c", "on": "2d 2s"}, ("**3♦ 3♣ doesn’t beat 2♦ 2♠.**", "It takes a higher pair. (BT‑9.1)")),
        ({"cards": "2d", "on": "3d 3c"}, ("**1 card can’t answer 2.**", "(BT‑9.1)")),
        ({"cards": "3d 3c 3h"}, ("**You can lead 3♦ 3♣ 3♥.**", "is a triple.")),
        ({"cards": "4d 4c 4h 4s 9d", "on": "2s", "rules": "taiwan"}, ("beats 2♠.**", "is four of a kind.")),
        ({"cards": "3b", "on": "15r", "rules": "lectio"}, ("**3 cloud doesn’t beat 15 sun.**",)),
        ({"cards": "3d 3c 3h", "rules": "singapore"}, ("**You can’t play a triple here.**", "(BT‑6.1)")),
        ({"cards": "方块二 黑桃２", "on": "ruter 3 och klöver trea"}, ("**2♦ 2♠ beats 3♦ 3♣.**",)),
        ({"cards": "Karo 2", "on": "ダイヤ3、クラブの三"}, ("**1 card can’t answer 2.**",)),
        (
            {"cards": "4d 4c", "rules": " Singapore + no-triples "},
            ("**You can lead 4♦ 4♣.**", "`singapore+no-triples`"),
        ),
    ],
)
async def test_a_play_is_judged(running: House, bo: Person, options: dict[str, str], said: tuple[str, ...]) -> None:
    answer = await asked(bo, "judge", **options)
    for part in said:
        assert part in answer.text
    assert "  " not in answer.text
    assert "You can play" not in answer.text
    assert "None" not in answer.text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cards": "3x"}, "“3x” isn’t a card."),
        ({"cards": "3d", "on": "**"}, r"“\*\*” isn’t a card."),
        ({"cards": "黑桃A 紅桃桃"}, "“紅桃桃” isn’t a card."),
        ({"cards": "3d 3d"}, "**3♦ is there twice.**"),
        ({"cards": "LJ"}, "isn’t in the pack of these rules.**"),
        ({"cards": " "}, "**You named no cards.**"),
        ({"cards": "3d", "rules": "singapor"}, "Closest: singapore"),
    ],
)
async def test_what_cannot_be_judged_is_said(running: House, bo: Person, options: dict[str, str], said: str) -> None:
    answer = await asked(bo, "judge", **options)
    assert answer.text.startswith("**")
    assert said in answer.text
    assert "settled" not in answer.text


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("judge", {"cards": "5c 5c LJ BJ BJ", "on": "3d 3d 3d 3c 3c"}),
        ("judge", {"cards": "4d 4c", "on": "3d 3d"}),
        ("score", {"left": "LJ | 8 | - | 11"}),
    ],
)
async def test_cards_beyond_the_packs_name_the_game_that_was_asked(
    running: House, bo: Person, command: str, options: dict[str, str]
) -> None:
    asked_about = "\n-# You asked about Big Two. You can choose another one with game:."
    assert (await asked(bo, command, **options)).text.endswith(asked_about)
    assert "game:" not in (await asked(bo, command, **{**options, next(iter(options)): "!"})).text
    other = await asked(bo, "judge", cards="4d 4d 4d 4d", game="da-guai-lu-zi")
    assert "You asked about Da Guai Lu Zi." in other.text


@pytest.mark.parametrize("trump", ["s", "♠", "葵扇", "Pik", "jembe"])
async def test_trump_level_and_reading_are_named_in_words(running: House, bo: Person, trump: str) -> None:
    options = {"game": "sheng-ji", "cards": "3h 3h", "on": "4h 4h"}
    judged = (await asked(bo, "judge", trump=trump, level="二", **options)).text
    assert judged == (await asked(bo, "judge", trump="s", level="2", **options)).text
    options = {"game": "da-guai-lu-zi", "rules": "dglz-standard", "cards": "6h 7h LJ 9h Th"}
    judged = (await asked(bo, "judge", read_as="stege tio", **options)).text
    assert "These cards can’t be what you named." in judged
    assert judged == (await asked(bo, "judge", read_as="straight 10", **options)).text


async def test_an_option_of_another_game_names_the_way_to_it(running: House, bo: Person) -> None:
    answer = await asked(bo, "judge", cards="4d", trump="s")
    assert answer.text == "**Big Two has no option trump.**\n-# Leave it out, or choose another game with game:."


async def test_the_rules_in_force_judge_where_none_are_named(running: House, ann: Person, bo: Person) -> None:
    assert "You can lead" in (await asked(bo, "judge", cards="3d 3c 3h")).text
    preview = await ann.slash("rules set", option="combo.triple", value="false", scope="channel")
    await ann.press(preview, "Save")
    assert "You can’t play a triple" in (await asked(bo, "judge", cards="3d 3c 3h")).text
    assert "You can lead" in (await bo.slash("judge", channel="practice", cards="3d 3c 3h")).text


async def test_a_deal_with_real_cards_is_settled(running: House, bo: Person) -> None:
    answer = (await asked(bo, "score", left="4 | 8 | - | 11")).text
    assert "Seat 1: 4 cards left, counts 4, **+37**" in answer
    assert "Seat 3: out, **+53**" in answer
    assert "Seat 4: 11 cards left, counts 33, **−79**" in answer
    assert "Seat 1 pays 4 to Seat 3." in answer
    assert "Seat 4 pays 29 to Seat 1, 17 to Seat 2, 33 to Seat 3." in answer
    assert len([line for line in answer.splitlines() if line]) == 8
    in_words = "Karo 3, 方块4 wajik lima kisu 6 | 8 | - | 11"
    for written in ("4 8 - 11", "4,8,0,11", "3d 4d 5d 6d | 8 | - | 11", " 4|8||11 ", in_words):
        assert "**−79**" in (await asked(bo, "score", left=written)).text, written
    held = (await asked(bo, "score", left="3d 2s | 8 | - | 11")).text
    assert "Seat 1: 3♦ 2♠ left, counts 2" in held
    winner = (await asked(bo, "score", left="4 | - | - | 11", winner=3)).text
    assert "Seat 1 pays 4 to Seat 2, 4 to Seat 3." in winner
    ranked = (
        await asked(bo, "score", left="4 ｜ - | - | -", rules="class-struggle-1", order="2 ３ 4\ufe0f\u20e3 1")
    ).text
    assert "Seat 2: out, **+5**" in ranked
    ledger = (await asked(bo, "score", left="4 | 8 | - | 11", rules="pagat-basic+ledger")).text
    assert "don’t add up to 0" in ledger


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"left": "4;8;-;11"}, "These rules have 4 seats, not 1."),
        ({"left": "4 | 8 | -"}, "These rules have 4 seats, not 3."),
        ({"left": "4 | 8 | - | x"}, "“x” isn’t what a seat has left."),
        ({"left": "4 | 8 | - | 11", "winner": 5}, "There is no seat 5."),
        ({"left": "4 | 8 | - | 11", "order": "1, 9"}, "There is no seat 9."),
        ({"left": "4 | 8 | - | 11", "last": "zz"}, "“zz” isn’t a card."),
        ({"left": "4 | 8 | 3 | 11"}, "**No seat has 0 cards.**\n-# Add winner: to say who won."),
        (
            {"left": "4 | 8 | - | 11", "rules": "class-struggle-1"},
            "**These rules ask in which order all went out.**\n-# Add order:",
        ),
        ({"left": "4 | - | - | 11"}, "**Seat 2 and Seat 3 have 0 cards.**"),
        ({"left": "4 | 8 | - | 11", "winner": 2}, "**Seat 2 won, and so has no cards left.**"),
        (
            {"left": "4 | 8 | - | 11", "order": "1 1 1 1"},
            "**Seat 1 is named twice.**\n-# With order:, name each seat once.",
        ),
        ({"left": "3d | 3d | - | 11"}, "**3♦ is there twice.**"),
        ({"left": "4 | 8 | - | 11", "rules": "taiwan"}, "**These rules count which cards are left, not how many.**"),
        ({"left": "52 | 52 | - | 52"}, "**You named 156 cards, and the pack has 52.**"),
        ({"left": "4 | 8 | - | 11", "rules": "singapor"}, "Closest: singapore"),
    ],
)
async def test_what_cannot_be_settled_is_said(running: House, bo: Person, options: dict[str, Any], said: str) -> None:
    answer = await asked(bo, "score", **options)
    assert answer.text.startswith("**")
    assert said in answer.text
    assert "--" not in answer.text
    assert not scripted(answer.text.replace(" | ", " "))


async def test_rules_are_offered_to_both(running: House, bo: Person) -> None:
    for command, given in (("judge", {"cards": "3d"}), ("score", {"left": "1"})):
        offered = await bo.autocomplete(command, "rules", "singapore+Dou", options=given)
        assert "singapore+double-8" in {one["value"] for one in offered}
        offered = await bo.autocomplete(command, "rules", "singapore+no-", options=given)
        assert "singapore+no-triples" in {one["value"] for one in offered}
