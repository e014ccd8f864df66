"""What the files of the page say by themselves, and the keys of the texts that they ask for."""

import re
from html.parser import HTMLParser
from pathlib import Path

from bot.playground.page_api.page_files import PAGE

_COMMENT = re.compile(r"/\*[\s\S]*?\*/|^\s*//.*$|\s//\s.*$", re.MULTILINE)
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`([^`\n]*)`')
_GAP = re.compile(r"\$\{[^}]*\}")
_SENTENCE = re.compile(r"[A-Za-z]{2,}[,.:]? [A-Za-z]{2,}|^\W*[A-Z][a-z]+|^[ ,·]+[a-z]{2,}|[a-z]{2,}[ :]$")
_ASKED = re.compile(r"\b(?:phrase|marked)\(([^{}]*?)(?:, \{|\)|, facts)")
_KEY = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')
_STATIC = re.compile(r'data-(?:say|label)="([^"]*)"')
_SPOKEN = ("aria-label", "placeholder", "title", "alt")
NO_TEXTS = frozenset(
    {
        *("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Backspace", "End", "Enter", "Escape", "Home", "Tab"),
        *("row dense", "row brief", "button primary", "button primary pending", "noreferrer noopener"),
        *(".gallery img", "main, aside", "main, aside, dialog", "dialog, article", "input, textarea, .box"),
        *("input:not([type=radio]), textarea, dialog", "button, a, [role=option], label, summary"),
        *("main list private desk people rail peek help", "write picker about text command options hint"),
        *("UL", "OL", "(prefers-color-scheme: dark)"),
    }
)
"""Names of keys, classes, tags and selectors. Whoever adds to them makes sure that nobody reads it."""


def scripts() -> dict[str, str]:
    """The page's modules by name, without comments."""
    return {path.name: _COMMENT.sub("", path.read_text("utf-8")) for path in sorted(PAGE.glob("*.js"))}


def sentences(script: str) -> list[str]:
    """The texts of a script that somebody could read: several words, a part of a sentence, or a capital letter."""
    texts = (_GAP.sub("{}", plain or built) for plain, built in _QUOTED.findall(script))
    return [text for text in texts if _SENTENCE.search(text) and text not in NO_TEXTS]


def asked_for(script: str) -> set[str]:
    """The keys that a script asks for by name."""
    return {key for asked in _ASKED.findall(script) for key in _KEY.findall(asked)}


def named(script: str) -> set[str]:
    """Every text of a script that could be a key."""
    return set(_KEY.findall(script))


def static_keys(page: str) -> set[str]:
    """The keys of the texts in an HTML file."""
    return set(_STATIC.findall(page))


class OwnTexts(HTMLParser):
    """The texts of an HTML file: what stands in it but for keys of the keyboard, and what is only heard."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._tags.append(tag)
        self.texts += [value for name, value in attrs if name in _SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        while self._tags and self._tags.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if "kbd" not in self._tags[-1:] and re.search(r"\w", data):
            self.texts.append(data.strip())


def used_keys(folder: Path = PAGE) -> set[str]:
    """Every text that the page could ask for, as a key of the catalogue without ``chat-``."""
    found = static_keys((folder / "index.html").read_text("utf-8"))
    return found.union(*(named(path.read_text("utf-8")) for path in folder.glob("*.js")))
