"""Records of Zheng Shangyou beyond the examples: what a head and a deal may state, and what whole matches hand on.

Promise: Zheng Shangyou's records and shell are as its rule book has them. Its computers do what that asks of them.
Also: tests/games/zheng_shangyou/test_zheng_shangyou_shell.py,
tests/games/zheng_shangyou/computers/test_zheng_shangyou_player.py.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.dealing import Shuffle
from bot.engine.actions import NotPossible
from bot.engine.game import Match
from bot.engine.record import DealRecord, Record, check, read_record, write_record
from bot.engine.record.replay import replay
from bot.games.zheng_shangyou import GAME
from bot.games.zheng_shangyou.match import SERIES
from tests.games.zheng_shangyou.random_deals import course

HANDS = (
    "3d 3h 4d 5d 8d 7d BJ 6d 5h Kd Th",
    "6s 6h 9c Tc 4c Jh 8c Js 9s 3c Ac",
    "7s 7h 2c 2d 6c 4h 8h 9h Ah Td 7c",
    "Ks Kh 4s Ad 2s 8s 3s Jc Kc Ts 5s",
    "Jd Qd LJ Qh Qs Qc 5c 2h As 9d",
)


def record(head: str = "", deal: str = "opener = 0", actions: str = "", hands: tuple[str, ...] = HANDS) -> str:
    named = ", ".join(f'"{hand}"' for hand in hands)
    return f"""format = "daidi-record/1"
game = "zheng-shangyou"
rules = "zs-pits"
seats = ["a", "b", "c", "d", "e"]
{head}
[[deals]]
hands = [{named}]
actions = [{actions}]
{deal}
"""


@pytest.mark.parametrize(
    ("head", "deal", "line"),
    [
        ("", "", "“opener” is missing"),
        ("previous = [0, 1, 2, 3, 4]", "opener = 0", "“opener” stands only in a first deal"),
        ('changes = { "zs.first_lead" = "spade3" }', "opener = 0", "“opener” stands only in a first deal"),
        ("previous = [0, 1, 2, 3]", "", "“previous” must be all seats by place"),
        ("previous = [0, 1, 2, 3, 3]", "", "“previous” must be all seats by place"),
        ("", "opener = 5", "“opener” must be a seat, 0 to 4"),
        ("", 'opener = 0\nleft = "3d"', "too many of 3d: 2 in hands and left, 1 in the pack"),
        ('changes = { "zs.surplus" = "leave" }', "opener = 0", "5 hands of 10 cards and 4 left are needed"),
    ],
)
def test_a_record_that_cannot_be_is_refused(head: str, deal: str, line: str) -> None:
    with pytest.raises(NotPossible, match=line):
        check(record(head, deal))


@pytest.mark.parametrize("action", ["0 play 3d as pair 3", "0 play 3d as single 1", "0 choose", "0 give", "0 bury 3d"])
def test_a_line_that_is_no_action_is_unusable(action: str) -> None:
    with pytest.raises(NotPossible, match="deal 1, action 1: "):
        check(record(actions=f'"{action}"'))


def test_hands_may_be_long_anywhere() -> None:
    """Which hands are the longer ones is not checked (ZS-9.3)."""
    hands = (HANDS[4], *HANDS[1:4], HANDS[0])
    report = check(record(hands=hands, actions='"0 play Jd", "1 pass"'))
    assert report.ok
    assert report.deals[0].to_act() == {2}


@pytest.mark.parametrize("preset", GAME.rules.presets)
def test_a_match_hands_on_places_totals_and_its_end(preset: str) -> None:
    """A record of a whole match replays to the same match, and names its winner (ZS-7.4)."""
    rules, chance = GAME.rules(preset), Random(preset)
    match, deals = Match(SERIES, SERIES.new(rules, frozenset(), {})), list[DealRecord]()
    pack = rules.packs.cards()
    while not match.over():
        shuffle = Shuffle("records", len(deals) + 1, chance.randbytes(32), pack)
        played = course(match, shuffle, chance)
        result = played.end.result()
        assert result is not None
        lines = tuple((step.seat, step.action) for step in played.steps)
        deals.append(DealRecord(lines, shuffle=shuffle, result=GAME.record.result.write(result)))
        match = match.book(result)
    seats = tuple(f"seat {seat}" for seat in range(rules.seats))
    report = replay(read_record(write_record(Record(GAME.name, preset, seats, tuple(deals)))))
    assert report.ok
    assert report.match == match
    answer = report.to_json()
    assert answer["match_over"] is True
    assert answer["match_winner"] == match.so_far.winning_side()
    best = max(match.totals)
    assert best >= rules.zs.target
    winners = {seat for seat, total in enumerate(match.totals) if total == best}
    assert match.winners() == winners
    assert len({rules.sides[seat] for seat in winners}) == 1
    for before, after in zip(answer["deals"], answer["deals"][1:], strict=False):
        assert len(before["places"]) == len(after["places"]) == rules.seats


def test_a_deal_that_is_not_over_hands_on_nothing() -> None:
    text = record(actions='"0 play 3d"')
    second = text[text.index("[[deals]]") :]
    report = check(text + second.replace("opener = 0", "opener = 3").replace("0 play 3d", "3 play 3s"))
    assert [deal.to_act() for deal in report.deals] == [{1}, {4}]
    assert report.match.deals == 0
