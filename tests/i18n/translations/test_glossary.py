"""The glossary is read as it is written (docs/glossary.md).

Promise: Every language says the glossary's word for a thing, and no second one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.game import GAMES
from tests.i18n.translations.glossary import COLUMNS, SecondWord, read_glossary
from tests.i18n.translations.terms import PLACES
from tests.i18n.translations.written import ENGLISH, languages

GLOSSARY = """Words in brackets are only heard.

| English | Hong Kong | Taiwan | China | 日本語 | Deutsch | Svenska | Indonesia | Filipino | Kiswahili |
|---|---|---|---|---|---|---|---|---|---|
| hearts (suit) | 紅心 | = | 红桃（红心） | ハート | Herz | hjärter | hati ? | hearts (puso) | kopa |
| Big Two | 鋤大D | 大老二 | 锄大地、大老二 | 鋤大D | Big Two | Chudadi, Tvåan | Capsa | Pusoy Dos | Big Two ? |

| language | never | but |
|---|---|---|
| zh-CN big-two | 庄家、闲家 | 发牌者 |
| de | Runde… | Spiel |
"""


def test_a_glossary_is_read(tmp_path: Path) -> None:
    file = tmp_path / "glossary.md"
    file.write_text(GLOSSARY, encoding="utf-8")
    read = read_glossary(file)
    hearts, game = read.words["hearts (suit)"], read.words["Big Two"]
    assert hearts["en"] == hearts["fil"] == ("hearts",)
    assert hearts["zh-TW"] == hearts["zh-HK"] == ("紅心",)
    assert (hearts["zh-CN"], hearts["id"]) == (("红桃",), ("hati",))
    assert (game["zh-CN"], game["sv"]) == (("锄大地", "大老二"), ("Chudadi", "Tvåan"))
    assert read.second == (
        SecondWord("zh-CN", "big-two", "庄家", "发牌者"),
        SecondWord("zh-CN", "big-two", "闲家", "发牌者"),
        SecondWord("de", "", "Runde…", "Spiel"),
    )


def test_a_row_with_other_cells_is_named(tmp_path: Path) -> None:
    file = tmp_path / "glossary.md"
    file.write_text(GLOSSARY + "| sv | omgång |\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"glossary\.md, line 12: 2 cells"):
        read_glossary(file)


@pytest.mark.parametrize(
    ("word", "said", "stands"),
    [
        ("Runde…", "In jeder Runde", True),
        ("Runde…", "Die Rundenzeit", True),
        ("Runde…", "eine runde Zahl", True),
        ("Runde…", "am Grunde", False),
        ("mesa", "sa mesa", True),
        ("mesa", "sa lamesa", False),
        ("順子", "打順子吧", True),
    ],
)
def test_a_second_word_is_found(word: str, said: str, stands: bool) -> None:
    assert SecondWord("de", "", word, "").stands_in(said) is stands


def test_the_glossary_has_every_language_and_term() -> None:
    assert set(COLUMNS) == {ENGLISH, *languages()}
    read = read_glossary()
    assert set(PLACES) <= set(read.words)
    assert {word.language for word in read.second} == set(COLUMNS)
    assert {word.game for word in read.second} <= {"", *GAMES}
