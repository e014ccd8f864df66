"""The page has no text of its own: each is in the catalogue, and each of the catalogue's is used.

Promise: The page speaks one language at a time: all of its own texts are in the catalogue.
"""

import pytest

from bot.i18n.catalogue import language_of, languages
from bot.playground.page_api.page_files import PAGE
from bot.process.playground_world import keys_of, page_language, template
from tests.playground.page_words.page_texts import OwnTexts, asked_for, scripts, sentences, static_keys, used_keys


def test_no_script_has_a_text_of_its_own() -> None:
    assert {name: found for name, script in scripts().items() if (found := sentences(script))} == {}


def test_the_scripts_are_read_whole() -> None:
    read = scripts()
    assert read["main.js"].rstrip().endswith("start();")
    assert "// " not in read["words.js"]


def test_the_html_has_no_text_of_its_own() -> None:
    assert OwnTexts((PAGE / "index.html").read_text("utf-8")).texts == []


@pytest.mark.parametrize(
    "planted", ['el("p", "Nothing here yet")', "`Only ${me} sees this`", '"Done"', '" unread"', '"Choices for "']
)
def test_a_planted_text_is_found(planted: str) -> None:
    assert sentences(planted)


def test_a_planted_text_in_html_is_found() -> None:
    assert OwnTexts('<p>Write <kbd>F6</kbd></p><p aria-label="Send"></p>').texts == ["Write", "Send"]


def test_every_key_of_the_page_exists() -> None:
    asked = static_keys((PAGE / "index.html").read_text("utf-8")).union(*map(asked_for, scripts().values()))
    assert len(asked) > 60
    assert sorted(asked - set(keys_of("chat-"))) == []


def test_every_text_of_the_page_is_used() -> None:
    title = {"title"}  # the name of the world
    assert sorted(set(keys_of("chat-")) - used_keys() - title) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_fills_the_same_gaps_in_each_form(language: str) -> None:
    for key in keys_of("chat-"):
        here, english = (template(f"chat-{key}", one) for one in (language, "en"))
        for form in here.values() if isinstance(here, dict) else (here,):
            assert gaps(form) <= gaps(*(english.values() if isinstance(english, dict) else (english,)))
    assert language_of(page_language(language)["locale"]) == language


def gaps(*texts: str) -> set[str]:
    """The facts of some texts."""
    return {part.partition("}")[0] for text in texts for part in text.split("{")[1:]}
