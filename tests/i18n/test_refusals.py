"""Refusals as people read them: the reason in bold, then the rule and what is open."""

from __future__ import annotations

from enum import StrEnum

import pytest

from bot.cards import Card, read_cards
from bot.games.game import Json, Refusal
from bot.i18n.refusals import refusal_lines

NAMES = ("Ann", "Bo-Chen", "大老二王", "Søren")


class Name(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"
    NOT_HELD = "not_held"
    WRONG_SIZE = "wrong_size"
    DOES_NOT_BEAT = "does_not_beat"
    LEADER_MUST_PLAY = "leader_must_play"
    MUST_BE_LOW_CARD_ALONE = "must_be_low_card_alone"
    TOP_DUTY = "top_duty"
    NOTHING_TO_DECLARE = "nothing_to_declare"
    WRONG_PHASE = "wrong_phase"


def plays(*texts: str) -> list[tuple[Card, ...]]:
    return [read_cards(text) for text in texts]


@pytest.mark.parametrize(
    ("name", "rule", "args", "legal", "tried", "headline", "small"),
    [
        (
            Name.NOT_YOUR_TURN,
            "BT-10.1",
            {"seat": 1},
            [],
            "play",
            "**Not played: Bo-Chen is to play.**",
            "Each player acts in turn (BT‑10.1). You can choose cards meanwhile.",
        ),
        (
            Name.NOT_HELD,
            "BT-10.1",
            {"cards": "Th 2s", "hand": "3d 4c"},
            [],
            "play",
            "**Not played: your hand does not hold 10♥ 2♠.**",
            "A play is made from the own hand (BT‑10.1). You hold 3♦ 4♣.",
        ),
        (
            Name.WRONG_SIZE,
            "BT-9.1",
            {"need": 5, "n": 2},
            plays("9c Th Js Qd Kh"),
            "play",
            "**Not played: 5 cards are asked for; you chose 2.**",
            "An answer has as many cards as the play it beats (BT‑9.1). Legal now: 9♣ 10♥ J♠ Q♦ K♥, or Pass.",
        ),
        (
            Name.DOES_NOT_BEAT,
            "BT-7.1",
            {"cards": "9c 9d", "table": "Td Th", "kind": "pair", "need": "same"},
            plays("Jd Jc", "Qd Qc", "Kd Kc", "Ad Ac", "2d 2c"),
            "play",
            "**Not played: 9♣ 9♦ does not beat 10♦ 10♥.**",
            "It takes a higher pair (BT‑7.1). Legal now: J♦ J♣, Q♦ Q♣, K♦ K♣ and 2 more, or Pass.",
        ),
        (
            Name.DOES_NOT_BEAT,
            "BT-7.1",
            {"cards": "9c 9d", "table": "2h 2s", "kind": "pair", "need": "same"},
            [],
            "play",
            "**Not played: 9♣ 9♦ does not beat 2♥ 2♠.**",
            "It takes a higher pair (BT‑7.1). Legal now: Pass.",
        ),
        (
            Name.TOP_DUTY,
            "BT-11.3",
            {"seat": 3, "case": "follow"},
            plays("2s"),
            "play",
            "**Not played: Søren plays next and has one card.**",
            "Only your highest single answers then (BT‑11.3). Legal now: 2♠, or Pass.",
        ),
        (
            Name.NOTHING_TO_DECLARE,
            "BT-11.1",
            {"sizes": "one", "n": 5},
            [],
            "declare",
            "**Not declared: there is nothing to declare yet with 5 cards left.**",
            "One card left is declared (BT‑11.1).",
        ),
        (
            Name.WRONG_PHASE,
            "BT-11.2",
            {"phase": "play", "open": ["play", "pass"]},
            [],
            "declare",
            "**Not declared: now is the time to play.**",
            "A last card is declared before the own turn (BT‑11.2). Open to you: Play, Pass.",
        ),
        (
            Name.WRONG_PHASE,
            "BT-16.9",
            {"phase": "over", "open": []},
            [],
            "play",
            "**Not played: the deal is over.**",
            "The next deal brings new cards (BT‑16.9).",
        ),
    ],
)
def test_refusal_lines(
    name: Name,
    rule: str,
    args: dict[str, Json],
    legal: list[tuple[Card, ...]],
    tried: str,
    headline: str,
    small: str,
) -> None:
    lines = refusal_lines(Refusal(name, rule, args), NAMES, legal, may_pass=True, tried=tried)
    assert lines == (headline, small)


def test_a_leader_is_not_told_to_pass() -> None:
    lead = Refusal(Name.LEADER_MUST_PLAY, "BT-10.1", {})
    assert refusal_lines(lead, NAMES, plays("3d", "3d 3c"), tried="pass") == (
        "**Not passed: you lead, so a play is needed.**",
        "Any combination you hold opens the trick (BT‑10.1). Legal now: 3♦, 3♦ 3♣.",
    )
    opening = Refusal(Name.MUST_BE_LOW_CARD_ALONE, "BT-5.2", {"card": "3d"})
    assert refusal_lines(opening, NAMES, plays("3d"))[0] == "**Not played: this deal opens with 3♦ by itself.**"


def test_a_refusal_without_its_facts_is_not_shown() -> None:
    with pytest.raises(LookupError, match="need"):
        refusal_lines(Refusal(Name.WRONG_SIZE, "BT-9.1", {}), NAMES)
