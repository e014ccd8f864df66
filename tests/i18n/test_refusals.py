"""Refusals as people read them: the reason in bold, then the rule and what is possible instead."""

from __future__ import annotations

import re

import pytest

from bot.cards import Card, read_cards
from bot.engine.facts import Cards, Fact, Facts, Numbers, Players, Verbs, named
from bot.engine.facts import Player as at  # noqa: N813 - short, for the tables below
from bot.engine.game import Refusal
from bot.games.big_two import GAME
from bot.games.big_two.closed_lists import BigTwoRefusal as Name
from bot.i18n.refusal_lines import refusal_lines

NAMES = ("Ann", "Bo-Chen", "大老二王", "Søren")


BASIC = GAME.rules("pagat-basic")


def plays(*texts: str) -> list[tuple[Card, ...]]:
    return [read_cards(text) for text in texts]


def c(text: str) -> Cards:
    return Cards(read_cards(text))


def out_of(phase: str, *verbs: str) -> Facts:
    """The facts of wrong_phase; ``verbs`` are possible instead."""
    return {"phase": phase, "open": Verbs(verbs), "choices": len(verbs), "why": "phase"}


def above(*kinds: str) -> dict[str, Fact]:
    """The facts about the kinds that are stronger."""
    return {"stronger": named("a-kind", "kind", kinds), "above": len(kinds)}


SAME: Facts = {"need": "same", **above()}


@pytest.mark.parametrize(
    ("name", "rule", "args", "legal", "tried", "headline", "small"),
    [
        (
            Name.NOT_YOUR_TURN,
            "BT-10.1",
            {"phase": "play", "name": at(1)},
            [],
            "play",
            "**It’s not your turn: Bo-Chen is to play.**",
            "You can choose cards meanwhile. (BT‑10.1)",
        ),
        (
            Name.NOT_HELD,
            "BT-10.1",
            {"cards": c("Th 2s"), "hand": c("3d 4c"), "twice": False},
            [],
            "play",
            "**You don’t have 10♥ 2♠.**",
            "You have 3♦ 4♣. (BT‑10.1)",
        ),
        (
            Name.NOT_HELD,
            "BT-10.1",
            {"cards": c("3d"), "hand": c("3d 4c"), "twice": True},
            [],
            "play",
            "**You named 3♦ twice.**",
            "You have 3♦ 4♣. (BT‑10.1)",
        ),
        (
            Name.WRONG_SIZE,
            "BT-9.1",
            {"need": 5, "n": 2},
            plays("9c Th Js Qd Kh"),
            "play",
            "**2 cards can’t answer 5.**",
            "Play as many cards as the play to beat. You can play 9♣ 10♥ J♠ Q♦ K♥, or pass. (BT‑9.1)",
        ),
        (
            Name.DOES_NOT_BEAT,
            "BT-7.1",
            {"cards": c("9c 9d"), "table": c("Td Th"), "kind": "pair", **SAME},
            plays("Jd Jc", "Qd Qc", "Kd Kc", "Ad Ac", "2d 2c"),
            "play",
            "**9♣ 9♦ doesn’t beat 10♦ 10♥.**",
            "It takes a higher pair. You can play J♦ J♣, Q♦ Q♣, K♦ K♣ or 2 more, or pass. (BT‑7.1)",
        ),
        (
            Name.DOES_NOT_BEAT,
            "BT-7.1",
            {"cards": c("9c 9d"), "table": c("2h 2s"), "kind": "pair", **SAME},
            [],
            "play",
            "**9♣ 9♦ doesn’t beat 2♥ 2♠.**",
            "It takes a higher pair. Pass. (BT‑7.1)",
        ),
        (
            Name.TOP_DUTY,
            "BT-11.3",
            {"name": at(3), "case": "follow", "highest": c("2s")},
            plays("2s"),
            "play",
            "**Søren plays next and has one card.**",
            "Play your highest single, 2♠. You can play 2♠, or pass. (BT‑11.3)",
        ),
        (
            Name.NOTHING_TO_DECLARE,
            "BT-11.1",
            {"sizes": "one", "n": 5},
            [],
            "declare",
            "**With 5 cards left there is nothing to say.**",
            "Say so with one card left. (BT‑11.1)",
        ),
        (
            Name.WRONG_PHASE,
            "BT-11.2",
            out_of("play", "play", "pass"),
            [],
            "declare",
            "**It’s your turn, so it’s too late to say so.**",
            "You can press: Play, Pass. (BT‑11.2)",
        ),
        (
            Name.WRONG_PHASE,
            "BT-16.9",
            out_of("over"),
            [],
            "play",
            "**The deal is over.**",
            "The next deal brings new cards. (BT‑16.9)",
        ),
    ],
)
def test_refusal_lines(
    name: Name,
    rule: str,
    args: Facts,
    legal: list[tuple[Card, ...]],
    tried: str,
    headline: str,
    small: str,
) -> None:
    lines = refusal_lines(Refusal(name, rule, args), NAMES, legal, rules=BASIC, may_pass=True, tried=tried)
    assert lines == (headline, small)


def test_a_leader_is_not_told_to_pass() -> None:
    lead = Refusal(Name.LEADER_MUST_PLAY, "BT-10.1", {})
    assert refusal_lines(lead, NAMES, plays("3d", "3d 3c"), rules=BASIC, tried="pass") == (
        "**You lead, so you can’t pass.**",
        "You can play 3♦, 3♦ 3♣. (BT‑10.1)",
    )
    opening = Refusal(Name.MUST_BE_LOW_CARD_ALONE, "BT-5.2", {"card": c("3d")})
    assert refusal_lines(opening, NAMES, plays("3d"), rules=BASIC)[0] == "**You must open with 3♦ alone.**"


def test_plays_with_commas_in_them_are_told_apart() -> None:
    lead = Refusal(Name.LEADER_MUST_PLAY, "BT-10.1", {})
    wild = plays("3d 3c 3h", "4d 4c LJ", "5d LJ BJ", "6d LJ BJ")
    said = "You can play 3♦ 3♣ 3♥, 4♦ 4♣ little joker, 5♦ little joker big joker"
    assert refusal_lines(lead, NAMES, wild[:3], rules=BASIC, tried="pass")[1] == f"{said}. (BT‑10.1)"
    assert refusal_lines(lead, NAMES, wild, rules=BASIC, tried="pass")[1] == f"{said} or 1 more. (BT‑10.1)"
    passing = refusal_lines(lead, NAMES, wild, rules=BASIC, may_pass=True, tried="pass")[1]
    assert passing == f"{said} or 1 more, or pass. (BT‑10.1)"


def test_a_refusal_without_its_facts_is_not_shown() -> None:
    with pytest.raises(LookupError, match="need"):
        refusal_lines(Refusal(Name.WRONG_SIZE, "BT-9.1", {"n": 2}), NAMES, rules=BASIC)


Case = tuple[Name, str, Facts, str, str, str]
HELD: Facts = {"cards": c("3d 4d"), "hand": c("5d 6c"), "twice": False}
ON_FIVE: Facts = {"cards": c("3d 4d 5d 6d 7c"), "table": c("8d 8c 8h 4d 4c"), "kind": "full_house"}
ON_FOUR: Facts = {"cards": c("3d"), "table": c("8d 8c 8h 8s 4c"), "kind": "four_plus_one", "need": "monster"}
NO_PLAY: Facts = {"cards": c("3d 3c 3h")}

CASES: list[Case] = [
    (
        Name.NOT_YOUR_TURN, "BT-16", {"phase": "exchange", "name": at(1)}, "class-struggle-1", "demand",
        "at your cards meanwhile. (BT‑16.9)",
    ),
    (Name.NOT_HELD, "BT-16", HELD, "tribute-hk-2", "give", "You have 5♦ 6♣. (BT‑16.8)"),
    (Name.NOT_HELD, "BT-16", HELD, "tribute-hk-4", "keep", "You have 5♦ 6♣. (BT‑16.7)"),
    (Name.NOT_HELD, "BT-16", {"cards": c("9r"), "hand": c("")}, "class-struggle-1", "demand", "of the pack. (BT‑16.3)"),
    (
        Name.NOT_A_COMBINATION, "BT-8.1", {"why": "straight", "cards": c("Jd Qc Kd Ac 2d")}, "hong-kong", "play",
        "Straights, highest first: A-2-3-4-5, 2-3-4-5-6, 10-J-Q-K-A",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-8.1", {"why": "straight", "cards": c("15r 1b 2g 3r 4y")}, "lectio", "play",
        "1-2-3-4-5, 2-3-4-5-6, 12-13-14-15-1",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.5", {"why": "bare_four", "kind": "quads", "cards": c("3d 3c 3h 3s")},
        "pagat-basic", "play", "Add any one card to the four.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.5", {"why": "bare_four", "kind": "quads", "cards": c("3d 3c 3h 3s")},
        "pagat-basic+four-two-pair", "play", "Four cards go only as two pairs.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.6", {"why": "kickers", "kind": "straight_flush_7", "need": 7, **NO_PLAY},
        "taiwan-latta", "play", "Play seven cards: the straight flush and any two.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.1", {"why": "off", "kind": "triple", **NO_PLAY}, "singapore", "play",
        "Three of a rank go only with a pair, as a full house.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.1", {"why": "off", "kind": "flush", **NO_PLAY}, "singapore", "play",
        "Five of one suit count only as a straight flush.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.1", {"why": "off", "kind": "two_pair", **NO_PLAY}, "pagat-basic", "play",
        "Play pairs one by one.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.1", {"why": "off", "kind": "two_pair", **NO_PLAY},
        "pagat-basic+two-pair-kicker", "play", "Two pairs need a fifth card.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.1", {"why": "off", "kind": "two_pair_kicker", **NO_PLAY},
        "pagat-basic+four-two-pair", "play", "Play two pairs without a fifth card.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.1", {"why": "off", "kind": "straight_flush_7", **NO_PLAY}, "pagat-basic",
        "play", "A straight flush is five cards.",
    ),
    (
        Name.NOT_A_COMBINATION, "BT-6.1", {"why": "none", "n": 3, "sizes": Numbers((1, 2, 5)), **NO_PLAY}, "singapore",
        "play", "Combinations here: singles, pairs, straights, full houses, four of a kind, straight flushes.",
    ),
    (
        Name.WRONG_SIZE, "BT-9.1", {"need": 1, "n": 2, "table": c("3d"), "kind": "single"}, "lukang", "play",
        "Play as many cards as the play to beat, or a bomb.",
    ),
    (Name.WRONG_SIZE, "BT-16", {"need": 2, "n": 1}, "tribute-hk-3", "give", "owe: any 2 that may be given. (BT‑16.8)"),
    (Name.WRONG_SIZE, "BT-16", {"need": 3, "n": 1}, "tribute-hk-4", "keep", "Choose any 3 from your hand. (BT‑16.7)"),
    (
        Name.DOES_NOT_BEAT, "BT-9.1", {**ON_FIVE, "need": "ladder", **above("four_plus_one", "straight_flush")},
        "pagat-basic", "play", "It takes a higher full house, or a stronger five: four of a kind, a straight flush.",
    ),
    (
        Name.DOES_NOT_BEAT, "BT-9.2", {**ON_FIVE, **SAME}, "pagat-basic", "play", "It takes a higher full house. You",
    ),
    (
        Name.DOES_NOT_BEAT, "BT-9.2", {**ON_FIVE, **SAME}, "taiwan", "play", "higher full house, or a bomb. You",
    ),
    (
        Name.DOES_NOT_BEAT, "BT-9.1", {"cards": c("3d"), "table": c("4d"), "kind": "single", **SAME}, "lukang",
        "play", "It takes a higher single, or a bomb.",
    ),
    (
        Name.DOES_NOT_BEAT, "BT-9.3", {**ON_FOUR, **above("straight_flush")}, "lukang", "play",
        "It takes a higher four of a kind or a stronger bomb: a straight flush.",
    ),
    (
        Name.DOES_NOT_BEAT, "BT-9.3", {**ON_FOUR, **above("royal_flush")}, "lukang+royal-only", "play",
        "It takes a higher four of a kind or a stronger bomb: the straight flush 10-J-Q-K-A.",
    ),
    (Name.MUST_INCLUDE_LOW_CARD, "BT-5.2", {"card": c("3d")}, "pagat-basic", "play", "it alone or in a combination."),
    (Name.PASSED_THIS_TRICK, "BT-10.3", {}, "indonesia", "play", "You can play again on the next lead. (BT‑10.3)"),
    (Name.MAY_ONLY_PASS, "BT-10.5", {"before": c("3d"), "name": at(2)}, "mainland", "play", "higher. Pass. (BT‑10.5)"),
    (Name.MAY_ONLY_PASS, "BT-10.4", {"before": c("3d"), "name": at(2)}, "indonesia", "play", "it. Pass. (BT‑10.4)"),
    (
        Name.TOP_DUTY, "BT-11.3", {"name": at(2), "case": "follow", "highest": c("2s")}, "lukang+top-legal", "play",
        "Play your highest single, 2♠, or a bomb.",
    ),
    (
        Name.TOP_DUTY, "BT-11.3", {"name": at(2), "case": "lead", "highest": c("2s")}, "chudadi-standard", "play",
        "Lead a combination or your highest single, 2♠.",
    ),
    (
        Name.TOP_DUTY, "BT-11.3", {"name": at(2), "case": "combination", "highest": c("2s")}, "chudadi-standard",
        "play", "Lead a combination, since you have one.",
    ),
    (Name.TOP_CARD_BARRED, "BT-13.3", {"card": c("2s")}, "hong-kong", "play", "Pass, even on the lead. (BT‑13.3)"),
    (Name.NOT_ENTITLED, "BT-12.3", {"why": "redeal"}, "mainland", "redeal", "Hands worth less than 3 can be redealt."),
    (Name.NOT_ENTITLED, "BT-12.3", {"why": "redeal"}, "hong-kong-wikipedia", "redeal", "a card above 10 you can ask"),
    (Name.NOT_ENTITLED, "BT-12.3", {"why": "redeal"}, "mainland+two-courts", "redeal", "two of J Q K"),
    (Name.NOT_ENTITLED, "BT-12.3", {"why": "redeal"}, "taiwan", "redeal", "With four 2s you can ask"),
    (Name.NOT_ENTITLED, "BT-11.2", {"why": "called"}, "chudadi-standard", "declare", "somebody calls it. (BT‑11.2)"),
    (Name.NOT_ENTITLED, "BT-11.2", {"why": "silenced"}, "chudadi-standard", "call", "a false call earlier. (BT‑11.2)"),
    (Name.NOT_ENTITLED, "BT-11.2", {"why": "no_call"}, "chudadi-standard", "call", "with one card, once. (BT‑11.2)"),
    (Name.NOTHING_TO_DECLARE, "BT-11.1", {"sizes": "both", "n": 5}, "indonesia", "declare", "and with one. (BT‑11.1)"),
    (Name.ALREADY_DECLARED, "BT-11.1", {}, "indonesia", "declare", "Once is enough. (BT‑11.1)"),
    (Name.WRONG_PHASE, "BT-16.9", out_of("leftover"), "taiwan", "play", "cards, exchange, redeal, play. (BT‑16.9)"),
    (Name.WRONG_PHASE, "BT-16.9", out_of("exchange"), "class-struggle-1", "play", "exchange, redeal, play. (BT‑16.9)"),
    (Name.WRONG_SIZE, "BT-16", {"need": 3, "n": 2}, "class-struggle-2", "give", "any 3 that may be given. (BT‑16.4)"),
    (
        Name.NOT_YOUR_TURN, "BT-4.4", {"phase": "leftover", "name": at(0)}, "taiwan+seats-3", "take",
        "the lowest card decides. (BT‑4.4)",
    ),
    (Name.WRONG_PHASE, "BT-16.9", out_of("play"), "tribute-hk-2", "give", "What comes before it is over. (BT‑16.9)"),
    (Name.PROTECTED_CARD, "BT-16.5", {"card": c("2s")}, "tribute-hk-2+protected", "give", "or given here. (BT‑16.5)"),
    (Name.NOT_YOURS_TO_GIVE, "BT-16.4", {"name": at(0), "you": "later"}, "class-struggle-2", "give", "(BT‑16.4)"),
    (Name.NOT_YOURS_TO_GIVE, "BT-16.4", {"name": at(0), "you": "none"}, "class-struggle-2", "give", "keep your cards"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-12.3", {"what": "redeal"}, "lukang", "redeal", "hand as it is dealt. (BT‑12.3)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-11.2", {"what": "callout"}, "lukang", "call", "call a last card here. (BT‑11.2)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-11.1", {"what": "declare"}, "lectio", "declare", "play your last tile. (BT‑11.1)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-4.4", {"what": "leftover"}, "lukang", "take", "is left over here. (BT‑3.6)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-4.4", {"what": "leftover"}, "three-player-17", "take", "takes them all. (BT‑4.2)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-4.5", {"what": "leftover"}, "taiwan+seats-3", "swap", "not swapped. (BT‑4.4)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-4.5", {"what": "leftover"}, "malaysia", "take", "for the lowest card here"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-4.5", {"what": "leftover"}, "two-player-13", "take", "out of play here. (BT‑4.6)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-4.5", {"what": "leftover"}, "three-player-13-draw", "take", "the stock here"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-16", {"what": "exchange"}, "lukang", "give", "cards between deals. (BT‑16.1)"),
    (Name.NOT_ALLOWED_BY_RULES, "BT-16", {"what": "exchange"}, "tribute-hk-2", "keep", "another kind of exchange"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "rule", "args", "preset", "tried", "said"), CASES)
def test_a_refusal_names_the_rule_as_its_table_plays_it(
    name: Name, rule: str, args: Facts, preset: str, tried: str, said: str
) -> None:
    lines = refusal_lines(Refusal(name, rule, args), NAMES, plays("4d"), rules=GAME.rules(preset), tried=tried)
    assert said in lines[1]
    assert re.search(r"[.)] \(BT‑\d+(\.\d+)?\)$", lines[1])
    assert lines[0].endswith(".**")


@pytest.mark.parametrize(
    ("name", "args", "preset", "tried", "headline"),
    [
        (Name.WRONG_PHASE, out_of("exchange"), "class-struggle-1", "play", "The exchange comes"),
        (Name.WRONG_PHASE, out_of("leftover"), "taiwan", "play", "The left-over cards"),
        (
            Name.WRONG_PHASE, {**out_of("exchange", "choose"), "why": "place", "n": 3},
            "tribute-hk-1", "choose",
            "The numbers here go from 1 to 3.",
        ),
        (
            Name.WRONG_PHASE, {**out_of("exchange", "demand"), "why": "seat", "names": Players((1, 2))},
            "class-struggle-2", "demand",
            "Now you can demand from Bo-Chen and 大老二王.",
        ),
        (
            Name.NOT_YOUR_TURN, {"phase": "leftover", "name": at(0)}, "taiwan+seats-3", "take",
            "Ann decides about the left-over",
        ),
        (
            Name.WRONG_PHASE, {**out_of("exchange", "give"), "why": "step"}, "class-struggle-1", "demand",
            "Another step of the exchange comes first.",
        ),
        (Name.WRONG_SIZE, {"need": 3, "n": 2}, "class-struggle-2", "give", "You chose 2 cards, not 3."),
        (Name.WRONG_SIZE, {"need": 3, "n": 2}, "tribute-hk-3", "give", "You chose 2 cards, not 3."),
    ],
)  # fmt: skip
def test_before_play_a_headline_says_what_is_so(
    name: Name, args: Facts, preset: str, tried: str, headline: str
) -> None:
    refusal = Refusal(name, "BT-16.9", args)
    assert headline in refusal_lines(refusal, NAMES, rules=GAME.rules(preset), tried=tried)[0]


def test_every_refusal_has_a_case() -> None:
    covered = {name for name, *_ in CASES} | {Name.LEADER_MUST_PLAY, Name.MUST_BE_LOW_CARD_ALONE}
    assert covered == set(Name)


def test_tiles_are_named_by_number_and_colour() -> None:
    beaten: Facts = {"cards": c("9y"), "table": c("15r"), "kind": "single", **SAME}
    refusal = Refusal(Name.DOES_NOT_BEAT, "BT-9.1", beaten)
    assert refusal_lines(refusal, NAMES, plays("1b", "2r"), rules=GAME.rules("lectio"), may_pass=True) == (
        "**9 star doesn’t beat 15 sun.**",
        "It takes a higher single. You can play 1 cloud, 2 sun, or pass. (BT‑9.1)",
    )
