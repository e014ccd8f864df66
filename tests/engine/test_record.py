"""Records are read, written and replayed through the judge. Refusals change nothing; errors are named."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from re import _parser  # type: ignore[attr-defined]  # how an expression is read has no public name
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.actions import Action, NotPossible
from bot.engine.game import find_game
from bot.engine.record import SIZE_LIMIT, DealRecord, Record, check, read_record, reading, show, write_record
from bot.engine.record.form import Line
from bot.engine.record.replay import replay
from bot.games.big_two.verbs import GRAMMAR, PASS

SUITS = (Path(__file__).parent / "suits_record.toml").read_text(encoding="utf-8")


def _with(old: str, new: str, text: str = SUITS) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_a_record_that_holds() -> None:
    report = check(SUITS)
    assert report.ok
    answer = report.to_json()
    assert answer["totals"] == [-1, -1, -1, 3]
    assert answer["match_over"] is False
    (deal,) = answer["deals"]
    assert deal["actions"] == [{"accepted": True, "refusal": None}] * 52
    assert {name: deal[name] for name in deal if name != "actions"} == {
        "over": True,
        "winner": 3,
        "left": ["2d", "2c", "2h", ""],
        "points": [-1, -1, -1, 3],
        "to_act": [],
    }


@pytest.mark.parametrize(
    ("old", "new", "at", "refusal"),
    [
        ('"0 play 3d",', '"1 play 3c", "0 play 3d",', 0, "not_your_turn"),
        ('"0 play 3d",', '"0 play 3c", "0 play 3d",', 0, "not_held"),
        ('"0 play 3d",', '"0 play 4d", "0 play 3d",', 0, "must_be_low_card_alone"),
        ('"0 play 3d",', '"0 pass", "0 play 3d",', 0, "leader_must_play"),
        ('"1 play 3c",', '"1 play 3c 4c", "1 play 3c",', 1, "not_a_combination"),
        ('"1 play 3c",', '"1 declare last-card", "1 play 3c",', 1, "nothing_to_declare"),
        ('"3 play 2s last-card",', '"3 play As", "3 play 2s last-card",', 47, "top_duty"),
        ('"3 play 2s last-card",', '"3 pass", "3 play 2s last-card",', 47, "top_duty"),
        ('"0 play 6d",', '"0 play 5d", "0 play 6d",', 12, "not_held"),
        ('  "3 play As",\n', '  "3 play As", "0 play 2d",\n', 52, "wrong_phase"),
        ('"1 play 3c",', '"- chance 4d 5d", "1 play 3c",', 1, "wrong_phase"),
    ],
)
def test_a_refused_action_is_named_and_changes_nothing(old: str, new: str, at: int, refusal: str) -> None:
    report = check(_with(old, new))
    answer = report.to_json()["deals"][0]
    assert answer["actions"][at] == {"accepted": False, "refusal": refusal}
    assert [action["accepted"] for action in answer["actions"]].count(False) == 1
    assert not report.ok
    assert (answer["over"], answer["points"]) == (True, [-1, -1, -1, 3])


def test_a_stated_result_must_hold() -> None:
    assert not check(_with("[-1, -1, -1, 3]", "[-1, -1, 3, -1]")).ok
    assert check(_with("result  = [-1, -1, -1, 3]", "")).ok
    assert not check(_with('"2 pass",', "")).ok


def test_dots_in_a_text_are_no_key() -> None:
    assert check(_with('"north"', '"' + "n." * 40 + '"')).ok


def test_a_deal_that_is_not_over() -> None:
    text = SUITS[: SUITS.index('  "3 play 2s')] + "]\n"
    answer = check(text).to_json()
    assert answer["ok"] is True
    assert answer["totals"] == [0, 0, 0, 0]
    deal = answer["deals"][0]
    assert (deal["over"], deal["winner"], deal["points"], deal["to_act"]) == (False, None, [0, 0, 0, 0], [3])
    assert deal["left"] == ["2d", "2c", "2h", "As 2s"]
    stated = check(text + "result = [0, 0, 0, 0]").to_json()
    assert stated["ok"] is False


def test_deals_make_a_match() -> None:
    """The winner of the first deal leads the second, with any play (BT-5.3)."""
    second = SUITS[SUITS.index("[[deals]]") :]
    second = second[: second.index("actions")] + 'actions = ["0 play 3d", "3 play 5s"]\n'
    answer = check(SUITS + second).to_json()
    assert answer["deals"][1]["actions"] == [
        {"accepted": False, "refusal": "not_your_turn"},
        {"accepted": True, "refusal": None},
    ]
    assert answer["deals"][1]["to_act"] == [0]
    assert answer["totals"] == [-1, -1, -1, 3]


def test_changes_on_top_of_the_preset() -> None:
    changed = _with("seats  ", 'changes = { "top.enforce" = "off", "score.no_play_mult" = 0 }\nseats  ')
    report = check(_with('"3 play 2s last-card",', '"3 play As",', changed))
    assert report.deals[0].steps[47].refusal is None


def test_no_deal_follows_the_end_of_a_match() -> None:
    text = _with("seats  ", 'changes = { "match.target" = 3 }\nseats  ')
    assert check(text).to_json()["match_over"] is True
    with pytest.raises(NotPossible, match="deal 2: the match was over after deal 1"):
        check(text + SUITS[SUITS.index("[[deals]]") :])


def test_what_is_written_is_read_again() -> None:
    record = read_record(SUITS)
    assert read_record(write_record(record)) == record
    assert "left" not in write_record(record)
    odd = Record(
        record.game, record.preset, ('a "b"\\', "\x7f\n\u202e", "天", "'"), record.deals, {"top.enforce": "off"}
    )
    assert read_record(write_record(odd)) == odd


@pytest.mark.parametrize("preset", find_game("big-two").rules.presets)
def test_a_shuffled_record_replays(preset: str) -> None:
    game = find_game("big-two")
    rules = game.rules(preset)
    stated = "{ scheme = 'deal-v1', table = 't1', deal = 2, seed = '%s', cuts = [[0, '天地人']] }" % ("0f" * 32)
    seats = [f"seat {seat}" for seat in range(game.seats(rules))]
    head = f'format = "daidi-record/1"\ngame = "big-two"\nrules = "{preset}"\nseats = {seats}\n'
    record = read_record(f"{head}[[deals]]\nshuffle = {stated}\nactions = []\n")
    assert read_record(write_record(record)) == record
    shuffle = record.deals[0].shuffle
    actions: tuple[Line, ...] = ()
    report = replay(record)
    while report.deals[0].result is None:  # everybody takes the last legal action
        deal = report.deals[0].deal
        seat = min(report.deals[0].to_act())
        deal = deal.fall_due()[0] if deal.due() else deal  # a declined redeal is not written
        actions += ((seat, deal.legal_actions(seat)[-1]),)
        report = replay(Record(record.game, preset, record.seats, (DealRecord(actions, shuffle=shuffle),)))
        assert report.ok
    begun = game.new_match(rules).totals
    assert report.match.totals == tuple(map(sum, zip(begun, report.deals[0].result.points, strict=True)))
    assert "shuffled by deal-v1: table t1, deal 2" in show(report.record)


def test_shown_as_readable_text() -> None:
    text = show(read_record(_with('"0 play 4d",', '"0 play 5d 5c", "0 play 4d",')))
    assert "big-two, chudadi-standard" in text
    assert "north  3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♦" in text
    assert "5. north: 5♦ 5♣   refused: not_held" in text
    assert "north: A♦, last card" in text
    assert "west wins. Points: north −1, east −1, south −1, west +3" in text
    assert "\x1b" not in show(read_record(_with('"north"', r'"no\u001b[2Jrth"')))
    unfinished = show(read_record(SUITS[: SUITS.index('  "3 play 2s')] + "]\nresult = [1, 2, 3, 4]\n"))
    assert "Not over; to act: west." in unfinished
    assert "The record states: north +1" in unfinished


BAD = {
    "empty": ("", 'format = "daidi-record/1"'),
    "wrong format": (_with("daidi-record/1", "daidi-record/2"), 'format = "daidi-record/1"'),
    "no TOML": (_with("left    = ", "left      "), r"not TOML: .*line 14, column"),
    "brackets": ("a = " + "[" * 50_000, "not TOML"),
    "endless key": ("a" + ".a" * 400_000 + " = 1", "a key of more than 16 parts"),
    "endless quoted key": ('"a"' + ' . "a"' * 100_000 + " = 1", "a key of more than 16 parts"),
    "endless quotes": ('"\\' * 450_000, "not TOML"),
    "endless texts": ('a = """' + '\\"' * 400_000, "not TOML"),
    "a key behind a text": ('a = { b = """ " """, ' + "c." * 20 + "c = 1 }", "a key of more than 16 parts"),
    "a key behind quotes": ('a = { b = """x""\\"""", ' + "c." * 20 + "c = 1 }", "a key of more than 16 parts"),
    "endless number": ("a = " + "9" * 10_000, "not TOML"),
    "one megabyte": (SUITS + "#" * SIZE_LIMIT, "at most 1,000,000 characters"),
    "unknown game": (_with("big-two", "bridge"), "big-two"),
    "unknown rules": (_with("chudadi-standard", "whist"), "whist"),
    "unknown parameter": (_with("seats  ", 'changes = { "top.enforec" = "off" }\nseats  '), "top.enforec"),
    "a value that cannot be": (_with("seats  ", 'changes = { "top.enforce" = 7 }\nseats  '), "top.enforce"),
    "changes no table": (_with("seats  ", "changes = 7\nseats  "), "“changes” must be a table"),
    "unknown field": (_with("left ", "lef "), "deal 1: “lef” is no field of a deal"),
    "unknown head field": (_with("seats  ", "seets  "), "“seets” is no field of a record"),
    "callouts no truth": (_with("seats  ", 'callouts = "yes"\nseats  '), "“callouts” must be true or false"),
    "no word of chance": (_with('"0 play 3d",', '"0 play 3d", "- luck 4d",'), "deal 1, action 2: “- luck 4d”"),
    "chance without cards": (_with('"0 play 3d",', '"0 play 3d", "- chance",'), "deal 1, action 2: “- chance”"),
    "chance of no card": (_with('"0 play 3d",', '"0 play 3d", "- chance 1x",'), "deal 1, action 2: “1x” names no card"),
    "seats missing": (_with("seats ", "# seats "), "“seats” is missing"),
    "three seats": (_with('["north", ', "["), "“seats” names 3; chudadi-standard has 4"),
    "seats of numbers": (_with('"north"', "1"), "“seats” must be a list of texts"),
    "no deals": (SUITS[: SUITS.index("[[deals]]")], r"\[\[deals\]\]"),
    "deals no list": (SUITS[: SUITS.index("[[deals]]")] + "deals = 7", r"\[\[deals\]\]"),
    "three hands": (_with('  "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2d",\n', ""), "“hands” has 3; there are 4 seats"),
    "a card twice": (_with("3d 4d", "3d 3c"), "deal 1: too many of 3c: 2 in hands"),
    "a card missing": (_with("3d 4d", "4d"), "deal 1: in no hand: 3d"),
    "a hand too long": (_with('Ad 2d",\n  "', 'Ad",\n  "2d '), "deal 1: "),
    "a joker": (_with("3d 4d", "LJ 4d"), "deal 1: LJ is not in the pack"),
    "no card": (_with("3d 4d", "3d 4x"), "deal 1: “4x” names no card"),
    "opener out of range": (_with("left ", "opener = 4\nleft "), "deal 1: “opener” must be a seat, 0 to 3"),
    "seat out of range": (_with('"1 play 3c"', '"4 play 3c"'), "deal 1, action 2: there is no seat 4"),
    "no seat": (_with('"1 play 3c"', '"play 3c"'), "deal 1, action 2: .*does not begin with a seat number"),
    "full-width seat": (_with('"1 play 3c"', '"１ play 3c"'), "deal 1, action 2"),
    "an endless number": (
        _with('"1 play 3c"', f'"1 choose {10**4000}"'),
        "deal 1, action 2: “choose 10+” is no action",
    ),
    "no action": (_with('"1 play 3c"', '"1 plya 3c"'), "deal 1, action 2: “plya 3c” is no action"),
    "no card played": (_with('"1 play 3c"', '"1 play 3x"'), "deal 1, action 2: “3x” names no card"),
    "an action of numbers": (_with('"1 play 3c"', "7"), "deal 1: “actions” must be a list of texts"),
    "result of text": (_with("-1, -1, -1, 3", '"won"'), "deal 1: “result” must be 4 whole numbers"),
    "result of three": (_with("-1, -1, -1, 3", "1, 2, 3"), "deal 1: “result” must be 4 whole numbers"),
    "shuffle and hands": (_with("left ", "shuffle = {}\nleft "), "“hands” follows from the shuffle"),
}


@pytest.mark.parametrize(("text", "named"), BAD.values(), ids=BAD.keys())
def test_a_bad_record_is_named(text: str, named: str) -> None:
    with pytest.raises(NotPossible, match=named) as caught:
        check(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "shuffle",
    [
        "7",
        "{}",
        "{ scheme = 'deal-v2', table = 't', deal = 1, seed = '%s' }",
        "{ scheme = 'deal-v1', deal = 1, seed = '%s' }",
        "{ scheme = 'deal-v1', table = 't', deal = 0, seed = '%s' }",
        "{ scheme = 'deal-v1', table = 't', deal = 1, seed = 'XY' }",
        "{ scheme = 'deal-v1', table = 't', deal = 1, seed = '%s', cuts = 7 }",
        "{ scheme = 'deal-v1', table = 't', deal = 1, seed = '%s', cuts = [[0, 1]] }",
        "{ scheme = 'deal-v1', table = 't', deal = 1, seed = '%s', cuts = [[1, 'a'], [0, 'b']] }",
        "{ scheme = 'deal-v1', table = 't', deal = 1, seed = '%s', cuts = [[4, 'a']] }",
        "{ scheme = 'deal-v1', table = 't', deal = 1, seed = '%s', extra = 1 }",
    ],
)
def test_a_bad_shuffle_is_named(shuffle: str) -> None:
    seed = "0f" * 32
    text = SUITS[: SUITS.index("[[deals]]")] + f"[[deals]]\nactions = []\nshuffle = {shuffle.replace('%s', seed)}\n"
    with pytest.raises(NotPossible, match=r"deal 1: .*(shuffle|scheme|table|deal|seed|cuts|extra)"):
        check(text)


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_a_damaged_record_is_reported_or_named(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(SUITS)))
    end = data.draw(st.integers(start, min(len(SUITS), start + 40)))
    damage = data.draw(st.text(max_size=10) | st.sampled_from(["0 ", '"', "]", "play ", "=", "3d"]))
    try:
        check(SUITS[:start] + damage + SUITS[end:])
    except NotPossible:
        return


def test_actions_are_read_as_they_are_written() -> None:
    for text in (
        "play 3d 3c last-card",
        "pass",
        "declare last-card",
        "redeal",
        "demand 2s 3",
        "choose 0",
        "give 3d 4d",
    ):
        assert str(GRAMMAR.read(text)) == text
    assert GRAMMAR.read("pass") == PASS
    assert isinstance(GRAMMAR.read("play ♦3"), Action)


@pytest.mark.parametrize("pattern", [reading._QUOTED, reading._LONG_KEY], ids=["texts", "keys"])
def test_expressions_over_a_whole_record_never_go_back(pattern: re.Pattern[str]) -> None:
    """Each endless repetition is possessive or atomic: what it took is looked at once, however the text goes on."""
    assert list(_given_back(_parser.parse(pattern.pattern, pattern.flags))) == []


def _given_back(parsed: Any) -> Iterator[Any]:
    """The endless repetitions in an expression that may give back what they took."""
    for kind, what in parsed:
        if kind is _parser.ATOMIC_GROUP and len(what) == 1:  # what it repeats is kept whole
            yield from _given_back(what[0][1][2])
            continue
        if kind in (_parser.MAX_REPEAT, _parser.MIN_REPEAT) and what[1] is _parser.MAXREPEAT:
            yield what
        for part in what if isinstance(what, tuple | list) else (what,):
            for inner in part if isinstance(part, list) else (part,):
                if isinstance(inner, _parser.SubPattern):
                    yield from _given_back(inner)


@given(st.sampled_from(["#", '"', "'", '"' * 3, "'" * 3]), st.text(st.sampled_from("\"'\\#a.\n =")))
def test_a_text_or_comment_once_begun_is_taken_whole(opening: str, rest: str) -> None:
    """Nothing is tried again from its second character on, whether or not anything ends it."""
    assert reading._QUOTED.match(opening + rest)


@pytest.mark.parametrize(
    "text",
    [
        '# a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q "\n',
        'note = "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q"\n',
        'note = """\n"a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q\n\\""" "" """"\n',
        "note = '''\n'a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q\n '' ''''\n",
    ],
)
def test_points_in_texts_and_comments_are_no_key(text: str) -> None:
    with pytest.raises(NotPossible, match="head must say format"):
        read_record(text)
