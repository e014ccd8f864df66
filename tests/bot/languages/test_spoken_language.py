"""What stories look for in a message of another language is found where it was planted, and nowhere else.

Promise: English that is left over in a message, or a fact that is not filled in, fails a story.
"""

from __future__ import annotations

import json

import pytest

from bot.i18n.catalogue import text
from bot.playground.chat.state import Sent
from tests.bot.languages.spoken_language import LANGUAGES, fault_of, faults_of_sent, says

SOUND = {
    "zh-HK": "輪到Bo-Chen：用 /play 或 clock: 選。（BT‑9.1）",
    "ja": "**Meiさんの番** `chudadi-standard` <t:1800000000:R>",
    "de": "Was Ann spielt, siehst du in <#754679440998400100>.",
    "sv": "Du har 13 kort, Søren.",
    "fil": "Four of a kind, straight flush.",
    "sw": "Zamu ya Bo-Chen.",
}
PLANTED = ("You can’t beat this. Pass.", "Ann wins deal { $deal }", "refusal-not_your_turn", "None")


@pytest.mark.parametrize("language", SOUND)
def test_sound_texts_have_no_fault(language: str) -> None:
    assert fault_of(SOUND[language], language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("planted", PLANTED)
def test_what_is_planted_is_found(planted: str, language: str) -> None:
    assert fault_of(planted, language)


def test_a_body_is_read_beside_its_picture_and_commands_are_left_out() -> None:
    body = json.dumps({"components": [{"type": 10, "content": "Choose a card"}]}).encode()
    parts = b"\r\n".join((b"--x", b"Content-Type: application/json", b"", body, b"--x", b"", b"{\x89PNG", b"--x--"))
    for one in (body, parts):
        assert faults_of_sent(Sent(None, "/channels/1/messages", one, 0.0), "sv") == ["English: Choose: Choose a card"]
    assert faults_of_sent(Sent(None, "/applications/1/commands", body, 0.0), "sv") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_known_in_its_language_and_by_no_other_key(language: str) -> None:
    said = f"**{text('err-card', language, text='x')}**\n-# {text('err-card.note', language)}"
    assert says(said, "err-card", language)
    assert not says(said, "err-clock", language)
    assert not says(said, "err-card", "en")
