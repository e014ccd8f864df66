"""What wildcards, seats, teams and packs cannot be is refused at the shell by one line (DG-10, ZS-9).

Promise: What wildcards, seats, teams and packs cannot be is refused by one clear line, in the shell and at a table.
Also: tests/bot/typed/test_refused_wildcards.py.
"""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

import pytest

from bot.cards import Card, write_cards
from bot.cli import main
from bot.engine.game import find_game

ESCAPE, PITS = "da-guai-lu-zi", "zheng-shangyou"
RULES = {ESCAPE: "dglz-standard", PITS: "zs-pits"}


@pytest.mark.parametrize(
    ("game", "words", "refusal"),
    [
        (ESCAPE, ("7h 9d LJ",), "not_a_combination"),
        (ESCAPE, ("7h 9d Jc Kc LJ",), "not_a_combination"),
        (ESCAPE, ("7h 7h 7h LJ",), "not_a_combination"),
        (ESCAPE, ("7h 9d LJ", "5h 5d 5c"), "not_a_combination"),
        (ESCAPE, ("5h 5d 5c", "7h 9d LJ"), "not_a_combination"),
        (ESCAPE, ("7h 7d LJ", "--as", "triple 9"), "reading_not_offered"),
        (ESCAPE, ("7h 7d LJ", "--as", "pair 7"), "reading_not_offered"),
        (ESCAPE, ("6h 7h LJ 9h Th", "--as", "full_house T", "--set", "dg.reading=named"), "reading_not_offered"),
        (PITS, ("8d BJ 4h",), "not_a_combination"),
        (PITS, ("8d 9h 2s",), "not_a_combination"),
        (PITS, ("8d LJ", "--set", "zs.wild_jokers=false"), "not_a_combination"),
        (PITS, ("8d 2s", "--set", "zs.wild_twos=false"), "not_a_combination"),
        (PITS, ("5h 5d", "8d BJ 4h"), "not_a_combination"),
        (PITS, ("7h LJ", "--as", "set 9"), "reading_not_offered"),
        (PITS, ("8d BJ 7d", "--as", "sequence 9"), "reading_not_offered"),
        (PITS, ("8d BJ 7d", "--as", "suited_sequence 8", "--set", "zs.reading=fixed"), "reading_not_offered"),
    ],
)
def test_a_play_that_cannot_be_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], game: str, words: tuple[str, ...], refusal: str
) -> None:
    status = main(["judge", game, "--rules", RULES[game], *words])
    said = capsys.readouterr()
    assert (status, said.err, len(said.out.splitlines())) == (1, "", 1)
    assert refusal in said.out
    assert "not playable" in said.out


@pytest.mark.parametrize(
    ("game", "words", "line"),
    [
        (ESCAPE, ("7h", "--set", "dg.players=5"), "dg.players=5 cannot be; dg.players takes: 6"),
        (ESCAPE, ("7h", "--set", "dg.packs=2"), "dg.packs=2 cannot be; dg.packs takes: 3"),
        (ESCAPE, ("7h", "--set", "dg.target=true"), "dg.target=true cannot be"),
        (ESCAPE, ("7h", "--set", "dg.target=1e3"), "dg.target=1e3 cannot be"),
        (ESCAPE, ("7h", "--set", "dg.target=null"), "dg.target=none cannot be"),
        (ESCAPE, ("7h", "--rules", "nope"), "unknown preset “nope”; there are: dglz-standard, "),
        (ESCAPE, ("7h", "--rules", "dglz-standart"), "unknown preset “dglz-standart”; did you mean dglz-standard"),
        (ESCAPE, ("7h", "--rules", "zs-pits"), "“zs-pits” is a preset of zheng-shangyou, not of da-guai-lu-zi"),
        (ESCAPE, ("7h", "--trump", "LJ"), "“LJ” is no trump; write a suit (c, d, h or s) or a rank, whichever"),
        (PITS, ("7h", "--set", 'zs.points=["a"]'), 'zs.points=["a"] cannot be'),
        (PITS, ("7h", "--rules", "dglz-standard+two"), "is a preset of da-guai-lu-zi, not of zheng-shangyou"),
        (PITS, ("7h", "--rules", "zs-pits+x"), "unknown mixin “+x”; there are: none"),
        (ESCAPE, ("7h 7h 7h 7h",), "too many of 7h: 4 named, 3 in the packs of these rules"),
        (ESCAPE, ("7h", "LJ LJ LJ LJ"), "too many of LJ: 4 named, 3 in the packs of these rules"),
        (ESCAPE, ("3g",), "too many of 3g: 1 named, 0 in the packs of these rules"),
        (ESCAPE, ("7h", "--as", "set 7"), "“set 7” names no reading"),
        (PITS, ("7h", "--set", "zs.players=9"), "zs.players=9 cannot be; zs.players takes: 3 to 8"),
        (PITS, ("7h", "--set", "zs.teams=2v2"), "`zs.teams=2v2`, and `zs.players=5`"),
        (PITS, ("7h", "--set", "zs.teams=3v3"), "Set `zs.teams` to `none`, or `zs.players` to `6`."),
        (PITS, ("7h 7h",), "too many of 7h: 2 named, 1 in the packs of these rules"),
        (PITS, ("7h", "8h 8h 8h", "--set", "zs.packs=2"), "too many of 8h: 3 named, 2 in the packs of these rules"),
        (PITS, ("7h", "--as", "pair 7"), "“pair 7” names no kind and rank"),
        (PITS, ("7h", "--as", "set"), "“set” names no kind and rank"),
    ],
)
def test_a_question_that_cannot_be_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], game: str, words: tuple[str, ...], line: str
) -> None:
    status = main(["judge", game, "--rules", RULES[game], *words])
    said = capsys.readouterr()
    assert (status, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert line in said.err


NUMBERS = [
    (("score", ESCAPE, "--order", "0,2,4"), "--leading"),
    (("score", ESCAPE, "--order", "0,2,4"), "--deals"),
    (("score", PITS, "--order", "0,1,2,3"), "--deals"),
    (("score", "big-two", "4", "8", "-", "11"), "--winner"),
    (("score", "big-two", "4", "8", "-", "11"), "--not-played"),
    (("score", "sheng-ji"), "--points"),
    (("score", "sheng-ji", "--points", "0"), "--dealer"),
    (("simulate", ESCAPE), "--deals"),
]


@pytest.mark.parametrize(("words", "option"), NUMBERS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", "{} takes a whole number, such as 3; got “x”"),
        ("٣", "{} takes a whole number, such as 3; got “٣”"),
        ("1_0", "{} takes a whole number, such as 3; got “1_0”"),
        ("9" * 23, "{} takes a whole number of at most nine digits, such as 3; got “" + "9" * 23 + "”"),
    ],
)
def test_a_number_is_written_in_plain_digits(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], option: str, text: str, said: str
) -> None:
    preset = find_game(words[1]).rules.standard
    status = main([*words, "--rules", preset, option, text])
    printed = capsys.readouterr()
    assert (status, printed.out, printed.err) == (2, "", f"{words[0]}: {said.format(option)}\n")


@pytest.mark.parametrize(
    ("game", "words", "line"),
    [
        (ESCAPE, ("--order", "-1,0,1,2,3"), "“-1” is no seat; seats are numbered from 0"),
        (ESCAPE, ("--order", "0,2,4", "--totals", "-1,0"), "-1 is below 0"),
        (PITS, ("--order", "0,1,2,3", "--totals", "-1,0,-2,0,0"), "--totals -2: totals begin at 0"),
    ],
)
def test_a_list_that_begins_below_0_is_read(
    capsys: pytest.CaptureFixture[str], game: str, words: tuple[str, ...], line: str
) -> None:
    status = main(["score", game, "--rules", RULES[game], *words])
    said = capsys.readouterr()
    assert (status, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert line in said.err


def test_numbers_of_a_batch_are_bounded_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    large = "9" * 23
    lines = [f'{{"order": [0, 2, 4], "deals": {large}}}', f'{{"order": [0, 2, 4], "totals": [{large}, 0]}}']
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
    assert main(["score", ESCAPE, "--rules", RULES[ESCAPE], "--batch"]) == 0
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert said == [{"error": f"“{large}” is too large; a whole number has at most nine digits"}] * 2


def hands(game: str) -> list[list[Card]]:
    """Hands of the right sizes, seat 0 with two of its lowest cards and a joker that go together with nothing."""
    known = find_game(game)
    rules = known.rules(RULES[game])
    pack = list(known.packs(rules).cards())
    first = [next(card for card in pack if str(card) == name) for name in ("3d", "9c", "LJ")]
    for card in first:
        pack.remove(card)
    random.Random(1).shuffle(pack)
    seats = known.seats(rules)
    pack = [*first, *pack]
    sizes = [len(pack) // seats + (seat < len(pack) % seats) for seat in range(seats)]
    return [[pack.pop(0) for _ in range(size)] for size in sizes]


def checked(path: Path, game: str, dealt: list[list[Card]], actions: str = "", preset: str = "", head: str = "") -> int:
    """What ``record check`` answers for a record of one deal."""
    seats = ", ".join(f'"seat {seat}"' for seat in range(len(dealt)))
    lines = ", ".join(f'"{write_cards(hand)}"' for hand in dealt)
    path.write_text(
        f'format = "daidi-record/1"\ngame = "{game}"\nrules = "{preset or RULES[game]}"\nseats = [{seats}]\n{head}\n'
        f"[[deals]]\nhands = [{lines}]\nactions = [{actions}]\nopener = 0\n"
    )
    return main(["record", "check", str(path)])


@pytest.mark.parametrize(
    ("game", "action", "refusal"),
    [
        (ESCAPE, "play 3d 9c LJ", "not_a_combination (DG-3.1)"),
        (ESCAPE, "play 3d LJ as pair 9", "reading_not_offered (DG-4.7)"),
        (PITS, "play 3d 9c LJ", "not_a_combination (ZS-3.1)"),
        (PITS, "play 3d LJ as set 9", "reading_not_offered (ZS-4.2)"),
        (PITS, "play 3d 3d", "not_held (ZS-9.5)"),
    ],
)
def test_a_record_with_a_play_that_cannot_be_does_not_hold(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, action: str, refusal: str
) -> None:
    status = checked(tmp_path / "record.toml", game, hands(game), f'"0 {action}"')
    said = capsys.readouterr()
    assert (status, said.err) == (1, "")
    [line] = [line for line in said.out.splitlines() if "refused" in line]
    assert line == f"  deal 1, action 1: “0 {action}” refused: {refusal}"


def test_a_record_of_what_cannot_be_is_unusable_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, escape, pits = tmp_path / "record.toml", hands(ESCAPE), hands(PITS)

    def unusable(line: str, game: str, dealt: list[list[Card]], **given: str) -> None:
        status, said = checked(path, game, dealt, **given), capsys.readouterr()
        assert (status, said.out, len(said.err.splitlines())) == (2, "", 1), said.err
        assert line in said.err

    unusable("“seats” names 5; dglz-standard has 6", ESCAPE, escape[:5])
    unusable("“seats” names 5; zs-pits-teams has 6", PITS, pits, preset="zs-pits-teams")
    unusable("`zs.teams=2v2`, and `zs.players=5`", PITS, pits, head='changes = { "zs.teams" = "2v2" }')
    unusable("too many of 3d: ", ESCAPE, [escape[0][:1] * 27, *escape[1:]])
    unusable(", 1 in the pack", PITS, [pits[1][:1] * 11, *pits[1:]])
    unusable("“pair 3” names no kind and rank", PITS, pits, actions='"0 play 3d LJ as pair 3"')
    unusable("“flush” names no reading; name it as KIND RANK", ESCAPE, escape, actions='"0 play 3d LJ as flush"')
    unusable("deal 1, action 1: ", ESCAPE, escape, actions='"0 play 3d LJ as set 3"')
