"""Every entry of the English catalogue, in every variant: it can be formatted and sounds as docs/voice.md asks.

Promise: Sentences follow the voice: words, length and order. A message fits one screen, in words. Also:
tests/cogs/messages/test_first_screens.py.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.cards import read_cards
from bot.engine.game import DEFAULT_GAME, GAMES, find_game
from bot.engine.rulebook.declarations import Contradiction, Setting
from bot.games.big_two.rules.consistency import BigTwoContradiction
from bot.i18n.catalogue import Argument, picture_text, text
from bot.i18n.contradictions import contradiction_lines
from tests.i18n.catalogue.word_lists import FORBIDDEN, INVERTED, LONGER, MOST_WORDS, longest, scripted

FOLDER = Path(__file__).parents[3] / "bot" / "i18n" / "en"

PIECES = {"game", "preset", "preset-about", "kind", "a-kind", "kind-meant", "match-goal", "rules-dealt", "shelf"}
"""Messages of each game that shared messages refer to."""

DOCS = Path(__file__).parents[3] / "docs"
RULE_BOOKS = {"big-two": "BT", "sheng-ji": "SJ", "da-guai-lu-zi": "DG", "zheng-shangyou": "ZS"}
"""For each game the letters before the numbers of its rules."""

NAMES = {"name", "host", "other", "winner", "giver", "caller", "actor", "mention", "ready", "missing"}
RANKED = {"king", "lord", "commoner", "slave"}
CARDS = {"cards", "card", "hand", "before", "low", "high", "highest", "anchor"}
SOMEBODY = "Søren"
SAMPLES: dict[str, Argument] = {
    "examples": ["4♥ 4♠", "5♦ 5♣", "6♥ 6♠"],
    "names": ["Ann", "Bo-Chen"],
    "kinds": ["triples", "flushes"],
    "ladder": ["straight", "flush"],
    "topics": ["straights", "points"],
    "suits": ["♠", "♥", "♣", "♦"],
    "unplayed": ["two pairs together", "four of a kind alone"],
    "straights": ["10-J-Q-K-A", "9-10-J-Q-K"],
    "gaps": ["J-Q-K-A-2"],
    "stronger": ["a flush", "a full house"],
    "tier_rows": ["× 1 up to 7", "× 2 from 8"],
    "tile_rows": ["9 with 3 players", "13 with 4 players"],
    "places": "5, 3, 1",
    "fact": "Turns go clockwise (BT‑0.3).",
    "rule": "BT-7.1",
    "time": "<t:1:R>",
    "commitment": "9f2c4e71…a07d",
    "open": ["Pass", "Keep"],
}


def referred(node: ast.MessageReference, messages: dict[str, ast.Message]) -> ast.Pattern | None:
    """The value of the message that is referred to, or its attribute."""
    message = messages[node.id.name]
    if node.attribute is None:
        return message.value
    return next(each.value for each in message.attributes if each.id.name == node.attribute.name)


class _Facts(Visitor):
    """The variables that a pattern reads, the variants it selects on, and the same for messages it refers to."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages, self.variables, self.choices = messages, set[str](), dict[str, set[str]]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        self.visit(referred(node, self.messages))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key.name if isinstance(key := v.key, ast.Identifier) else key.value for v in node.variants}
        self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class _Held(Visitor):
    """The messages that patterns hold, also those that held shared messages hold in turn."""

    def __init__(self) -> None:
        self.found = set[str]()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        self.found.add(node.id.name)
        if node.id.name in read_catalogue():
            self.visit(referred(node, read_catalogue()))


def pieces(pattern: ast.Pattern) -> set[str]:
    """The messages of each game that a shared pattern holds."""
    held = _Held()
    held.visit(pattern)
    return held.found - read_catalogue().keys()


@cache
def parsed(file: Path) -> ast.Resource:
    """A file of the catalogue. The shared ones are read for every game."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


@cache
def read_catalogue(game: str = "") -> dict[str, ast.Message]:
    """The shared messages, together with those of one game."""
    messages: dict[str, ast.Message] = {}
    for file in (*sorted(FOLDER.glob("*.ftl")), *(sorted((FOLDER / game).glob("*.ftl")) if game else ())):
        for entry in parsed(file).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{entry.id.name} stands twice"
                messages[entry.id.name] = entry
    return messages


def patterns(messages: dict[str, ast.Message]) -> Iterator[tuple[str, ast.Pattern]]:
    for name, message in messages.items():
        if message.value is not None:
            yield name, message.value
        for attribute in message.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


def sample(variable: str, choices: set[str]) -> list[Argument]:
    if choices and choices <= {"0", "1", "one", "other"}:
        return [0, 1, 2, 37] if "0" in choices else [1, 2, 37]
    if choices:
        return [int(choice) if choice.isdecimal() else choice for choice in sorted(choices)]
    if variable in SAMPLES:
        return [SAMPLES[variable]]
    if variable in CARDS:
        return [read_cards("3d Tc")]
    return [SOMEBODY] if variable in NAMES | RANKED else [2]


ALL = 10_000
"""A message with more variants than this is said with every pair of its values instead of all of them."""

LEGAL: dict[str, list[Argument]] = {"count": [3], "more": [1], "pass": ["yes"]}
"""One value for each variable that ``legal`` selects on. ``legal`` itself is tested with all its values."""


def variants(
    pattern: ast.Pattern, messages: dict[str, ast.Message], *, inner: bool = True
) -> Iterator[dict[str, Argument]]:
    facts = _Facts(messages)
    facts.visit(pattern)
    words = sorted(facts.variables)
    fixed = LEGAL if inner else {}
    choices = [fixed.get(word) or sample(word, facts.choices.get(word, set())) for word in words]
    few = math.prod(map(len, choices)) <= ALL
    for values in itertools.product(*choices) if few else in_pairs(choices):
        yield dict(zip(words, values, strict=True))


def in_pairs(choices: Sequence[Sequence[Argument]]) -> Iterator[tuple[Argument, ...]]:
    """Values in which every two variables take every two of their values, each other one its first."""
    first = tuple(values[0] for values in choices)
    for (one, ones), (other, others) in itertools.combinations(enumerate(choices), 2):
        for value, beside in itertools.product(ones, others):
            yield tuple(value if at == one else beside if at == other else kept for at, kept in enumerate(first))


@cache
def everything_said() -> tuple[tuple[str, str], ...]:
    """Every message with its key, as said with each game; one of all games that holds no piece of any only once."""
    alike = {key for key, pattern in patterns(read_catalogue()) if not pieces(pattern)}
    return tuple(
        (key, text(key, "en", game, **args))
        for game in GAMES
        for key, pattern in patterns(read_catalogue(game))
        if game == DEFAULT_GAME or key not in alike
        for args in variants(pattern, read_catalogue(game), inner=key != "legal")
    )


def test_every_entry_formats_in_every_variant() -> None:
    assert min(map(len, map(read_catalogue, GAMES))) > 300
    for key, said in everything_said():
        assert said.strip() or key.startswith("separator"), key
        assert not re.search(r"[{}$]|\bNone\b|\?\?\?", said), (key, said)
        assert "  " not in said, (key, said)


def test_no_word_that_the_voice_does_not_use() -> None:
    assert [(key, said) for key, said in everything_said() if FORBIDDEN.search(said)] == []


def test_no_sentence_begins_with_a_participle_and_its_verb() -> None:
    named = re.compile("|".join(str(name) for name in {SOMEBODY, *SAMPLES["names"]}))  # type: ignore[misc]
    assert [(key, said) for key, said in everything_said() if INVERTED.search(named.sub("Ann", said))] == []


def test_no_message_holds_what_only_scripts_know() -> None:
    assert [(key, said) for key, said in everything_said() if scripted(said)] == []


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Played are singles and pairs.", INVERTED.search),
        ("Turns go clockwise. Counted is what is left.", INVERTED.search),
        ("Everybody pays the own count.", FORBIDDEN.search),
        ("That move is illegal, sorry.", FORBIDDEN.search),
        ("Double the stakes.", FORBIDDEN.search),
        ("Set score.settle to places.", scripted),
        ("Back to rest.face=down.", scripted),
        ("Counts: [[1, 1], [8, 2]].", scripted),
        ("Straights are so-hk here.", scripted),
    ],
)
def test_the_lists_find_what_they_are_for(said: str, found: Callable[[str], Any]) -> None:
    assert found(said)
    assert not found("When all others have passed, you lead anything you have.")


def test_the_only_exclamation_is_last_card() -> None:
    for key, said in everything_said():
        assert "!" not in re.sub("last card!", "", said, flags=re.IGNORECASE), key


def test_a_sentence_has_at_most_15_words() -> None:
    assert {key for key, said in everything_said() if longest(said) > MOST_WORDS} == LONGER
    assert longest("A pass counts. " + "word " * (MOST_WORDS + 1) + "(BT‑1.1). Then you lead.") == MOST_WORDS + 1


def test_a_rule_number_does_not_break() -> None:
    for key, said in everything_said():
        assert not re.search(r"(BT|SJ|DG|ZS)-\d", said), key
        for number in re.findall(r"\b(?:BT|SJ|DG|ZS)\S*", said):
            assert re.match(r"(BT|SJ|DG|ZS)‑\d+(\.\d+)?", number), (key, number)


def test_a_rule_number_stands_in_rules_and_refusals_alone() -> None:
    asked = ("fact-", "rule-", "page-", "refusal-", "first-", "contra-")
    assert not [
        key for key, said in everything_said() if re.search("BT‑|SJ‑|DG‑|ZS‑", said) and not key.startswith(asked)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_number_is_in_the_rule_book(game: str) -> None:
    book, letters = (DOCS / f"{game}.md").read_text(encoding="utf-8"), RULE_BOOKS[game]
    known = set(re.findall(rf"{letters}-(\d+\.\d+)", book)) | set(re.findall(r"^## (\d+)\. ", book, re.MULTILINE))
    named = {
        (number, key) for key, said in everything_said() for number in re.findall(rf"{letters}‑(\d+(?:\.\d+)?)", said)
    }
    assert len(named) > 40
    assert sorted(key for number, key in named if number not in known) == []


def test_points_have_a_true_minus() -> None:
    assert text("board-you", by="points", place=3, total=-79) == "You: place 3, −79."
    assert text("board-you", by="points", place=1, total=1200) == "You: place 1, +1,200."
    assert text("alt-end-points", name="Ann", p=0, won=False) == "Ann 0"


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in find_game(game).words.refusals])
def test_every_refusal_has_a_headline_and_its_rule(game: str, name: str) -> None:
    messages = read_catalogue(game)
    message = messages[f"refusal-{name}"]
    assert message.value is not None
    args = next(variants(message.value, messages))
    headline = text(f"refusal-{name}", "en", game, **args)
    assert headline.endswith("."), "one sentence"
    [rule] = [attribute for attribute in message.attributes if attribute.id.name == "rule"]
    for facts in variants(rule.value, messages):
        assert re.search(rf"\({RULE_BOOKS[game]}‑\d+\.\d+\)", text(f"refusal-{name}.rule", "en", game, **facts)), name


@pytest.mark.parametrize("game", GAMES)
def test_no_refusal_is_left_over(game: str) -> None:
    own = read_catalogue(game).keys() - read_catalogue()
    written = {key.removeprefix("refusal-") for key in own if key.startswith("refusal-")}
    assert written == set(find_game(game).words.refusals)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in find_game(game).rules.contradictions]
)
def test_every_contradiction_says_why_in_one_sentence(game: str, name: str) -> None:
    said = text(f"contra-{name}", "en", game)
    assert said.count(". ") == 0
    assert re.search(rf" \({RULE_BOOKS[game]}‑\d+\.\d+\)\.$", said)


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_message_holds_no_piece_of_a_game_but_those_that_every_game_has(game: str) -> None:
    found = set[str]()
    for _, pattern in patterns(read_catalogue()):
        _Facts(read_catalogue(game)).visit(pattern)
        found |= pieces(pattern)
    assert found == PIECES
    assert read_catalogue(game).keys() >= PIECES


def test_a_message_without_pieces_of_a_game_is_said_without_one() -> None:
    for key, pattern in patterns(read_catalogue()):
        if not pieces(pattern):
            args = next(variants(pattern, read_catalogue(), inner=key != "legal"))
            assert text(key, **args) == text(key, "en", DEFAULT_GAME, **args)


def test_a_message_of_a_game_is_unknown_without_it() -> None:
    assert text("game", "en", "big-two") == "Big Two"
    for game in ("", "no-such-game"):
        with pytest.raises(LookupError):
            text("game", "en", game)


@pytest.mark.parametrize(
    ("ways", "said"),
    [
        ([], ""),
        ([{"deck.suits": "bygr"}], " Set `deck.suits` to `bygr`."),
        ([{"a.b": None}, {"a.b": 3}, {"a.b": True}], " Set `a.b` to `none`, `3` or `true`."),
        (
            [{"rest.use": "stock", "rest.face": "down"}, {"stock.draw": "none"}],
            " Set `rest.use` to `stock` and `rest.face` to `down`, or `stock.draw` to `none`.",
        ),
        (
            [{"a.b": [1]}, {"c.d": 4}, {"c.d": 5}, {"e": "x", "g": "y"}, {"e": "z", "g": "y"}],
            " Set `a.b` to `[1]`, `c.d` to `4` or `5`, `e` to `x` and `g` to `y`, or `e` to `z` and `g` to `y`.",
        ),
    ],
)
def test_what_would_go_is_told_from_the_ways_of_a_contradiction(ways: list[dict[str, Any]], said: str) -> None:
    settings = [tuple(Setting(*one) for one in way.items()) for way in ways]
    problem = Contradiction(
        "big-two", BigTwoContradiction.ECHO_EXTEND, Setting("a.b", 1), Setting("c.d", None), settings
    )
    assert contradiction_lines(problem, typed=True) == (
        "These don’t go together: `a.b=1`, and `c.d=none`.",
        f"Both decide what happens when all have passed (BT‑18.5).{said}",
    )


def test_descriptions_fit_discord() -> None:
    for key, said in everything_said():
        if key.startswith(("command-", "option-")):
            assert len(said) <= 100, key
        if key.startswith("button-"):
            assert len(said) <= 34, key
            assert len(said.split()) <= 3 or key in ("button-stand-in", "button-kick"), (
                key
            )  # it says to whom it does what


def test_an_unknown_key_is_never_shown() -> None:
    for key in ("no-such-message", "refusal-not_held.no-such-part", ""):
        with pytest.raises(LookupError):
            text(key, "en", "big-two")


def test_a_missing_argument_is_never_shown() -> None:
    with pytest.raises(LookupError, match="name"):
        text("event-waived-rest", "en", "big-two")


def test_a_language_without_the_message_has_it_whole_in_english() -> None:
    assert text("button-join", "tlh") == text("button-join", "en-GB") == text("button-join") == "Join"


def test_arguments_become_words() -> None:
    assert text("table-trick-play", name="Ann", cards=read_cards("3d Tc")) == "Ann 3♦ 10♣"
    assert text("hand-hint", what=read_cards("LJ BJ"), explained=False) == "Suggested: **little joker big joker**"
    assert text("table-opens", "en", "big-two", name="Ann", card=read_cards("3d")[0]) == "Ann holds 3♦ and opens."
    assert text("played-cards", cards=[]) == "Cards played so far: "
    alone = text("legal", count=9, examples=["3♦", "4♥"], apart=False, more=7, **{"pass": True})
    assert alone == "You can play 3♦, 4♥ or 7 more, or pass."


def test_only_right_to_left_text_is_isolated_and_never_in_pictures() -> None:
    assert text("event-waived-rest", "en", "big-two", name="Ann") == "Ann demands no more."
    assert text("event-waived-rest", "en", "big-two", name="דנה") == "\u2068דנה\u2069 demands no more."
    assert text("match-shared", names=["דנה", "Bo"], total=5) == "\u2068דנה\u2069, Bo share the match with +5."
    assert picture_text("event-waived-rest", "en", "big-two", name="דנה") == "דנה demands no more."
