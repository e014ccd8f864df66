"""Every message of the catalogue is used: code names its key, or builds the key from a value that really occurs.

A key is used if code names it as a complete text that is more than the name of a new event, if it fills the gap of a
key built in code (``FAMILIES``), or if a used message refers to it. All other keys are dead.

Promise: Every message is used somewhere.
"""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.computers.player import LEVELS
from bot.engine.game import GAMES, find_game
from bot.engine.house_rules.house import parameters_of
from bot.engine.rulebook.declarations import NEVER, parameters
from bot.engine.rulebook.guide import sentence_of
from bot.engine.rulebook.value_kinds import Worded
from bot.games.big_two.closed_lists import BigTwoMisstatement
from bot.games.da_guai_lu_zi.closed_lists import EscapeMisstatement
from bot.games.sheng_ji.closed_lists import ShengJiMisstatement
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouMisstatement
from bot.scenes.game_scenes import scenes_of
from bot.store import Order
from cogs.interactions.boards.asked_boards import WINDOWS
from cogs.ui.setup_message import Openers
from cogs.ui.table.ping import TurnCall
from tests.architecture.game_words import package
from tests.architecture.sources import ROOT, dotted, modules, nodes, tree, whole_texts
from tests.playground.page_words.page_texts import used_keys

CATALOGUE = ROOT / "bot" / "i18n" / "en"
SILENT = ("bot.store", "bot.playground", "bot.cli", "bot.logs", "bot.metrics", "bot.settings")
"""Rooms that never use the catalogue. Texts in them are not keys."""


def events(module: ast.Module) -> set[ast.Call]:
    """The calls that make an event."""
    return {node for node in nodes(module, ast.Call) if getattr(node.func, "id", "") == "Event"}


@cache
def said_in(module: ast.Module) -> frozenset[str]:
    """The texts of a module, without those that only name an event."""
    names = {node for call in events(module) for node in call.args}
    told = {node.value for node in nodes(module, ast.Constant) if node not in names}
    return whole_texts(module) & {value for value in told if isinstance(value, str)}


@cache
def handed_over(module: ast.Module) -> set[str]:
    """Texts that a module passes to a function by position, or returns. The names of events are no keys."""
    given = [each for node in nodes(module, ast.Call) if node not in events(module) for each in node.args]
    given += [node.value for node in nodes(module, ast.Return) if node.value]
    given += [node.body for node in given if isinstance(node, ast.IfExp)]
    given += [node.orelse for node in given if isinstance(node, ast.IfExp)]
    return {node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def built_in(module: ast.Module) -> set[str]:
    """Every f-string that a module builds, with ``{}`` for each gap."""
    return {
        "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        for node in nodes(module, ast.JoinedStr)
    }


@cache
def speaking() -> dict[str, ast.Module]:
    """The modules that may name a key."""
    return {dotted(path): tree(path) for path in modules() if not dotted(path).startswith(SILENT)}


def named_in(*rooms: str) -> set[str]:
    """The texts in the modules of some rooms."""
    return set[str]().union(*(whole_texts(module) for name, module in speaking().items() if name.startswith(rooms)))


def asked_of(function: str) -> Iterator[str]:
    """The texts that are passed to a function as its first argument."""
    for module in speaking().values():
        for node in nodes(module, ast.Call):
            if getattr(node.func, "id", "") == function and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value


@cache
def families() -> dict[str, Iterable[str]]:
    """What may fill the gap of each key that code builds."""
    games = [find_game(name) for name in GAMES]
    rules = {sentence_of(name): name for game in GAMES for name in parameters_of(game)}
    declared = [one for game in games for one in parameters(game.rules.rulebook).values()]
    absent = {one.name for one in declared if one.absent is not NEVER}
    groups = {key: names for game in games for key, names in game.words.guide.together.items()}
    together = {name for names in groups.values() for name in names}
    misstatements = {*BigTwoMisstatement, *ShengJiMisstatement, *EscapeMisstatement, *ZhengShangyouMisstatement}
    misstated = {f"misstated-{name}" for name in misstatements}
    options = [option for game in games for option in game.typed.options]
    verbs = {verb for game in games for verb in game.typed.grammar.forms}
    scenes = [f"{package(game)}.scenes" for game in GAMES]
    troubles = misstated | {
        key for key in named_in("cogs", "bot.process", "bot.scenes", *scenes) if key.startswith("err-")
    }
    asked = named_in("bot.games.big_two.scenes.questions", "bot.games.big_two.before", "bot.games.big_two.verbs")
    return {
        "contra-{}": [name for game in games for name in game.rules.contradictions],
        "event-{}": {
            *(name for game in games for name in set(game.words.events) - scenes_of(game.name).silent),
            *named_in("bot.tables.deal.holds"),
        },
        "refusal-{}": [name for game in games for name in game.words.refusals],
        "refusal-{}.rule": [name for game in games for name in game.words.refusals],
        "rule-{}": [key.removeprefix("rule-") for key in rules],
        "misstated-{}": misstatements,
        "{}.word": rules,
        "{}.allowed": [sentence_of(one.name) for one in declared if isinstance(one.kind, Worded)],
        "{}.title": rules,
        "{}.off": [key for key, name in rules.items() if name in absent - together],
        "{}-more": groups,
        "first-{}": asked,
        "wait-{}": asked,
        "prompt-{}": asked,
        "button-{}": asked | named_in("cogs.ui.lobby_message", "bot.games.big_two.closed_lists"),
        "{}.note": troubles - {*asked_of("text")}
        | {*asked_of("trouble")}
        | {f"err-idle-{option.name}" for option in options},
        "option-{}": {
            *asked_of("option"),
            *(each.about for game in games for command in game.typed.verbs for each in command.options),
            *(option.name for option in options),
            *(each.described or each.name for game in games for each in (*game.shell.judged, *game.shell.scored)),
        },
        **{f"choice-{option.name}-{{}}": option.values for option in options if option.values},
        "err-idle-{}": [option.name for option in options],
        "command-name-{}": _in_commands_page(r"^### `/([a-z -]+)`", " "),
        "option-name-{}": _in_commands_page(r"^- \*{0,2}`([a-z_]+):`", "_") | {"table"},
        "command-{}": [command.name for game in games for command in game.typed.verbs],
        "coach-{}": named_in("bot.games.big_two.scenes.coaching"),
        "did-{}": verbs,
        "deed-{}": verbs,
        "lobby-{}": [option.name for option in options],
        "rules-{}": [option.name for option in options],
        "choice-openers-{}": Openers,
        "choice-turns-{}": TurnCall,
        "choice-level-{}": LEVELS,
        "choice-window-{}": WINDOWS,
        "choice-by-{}": Order,
        "choice-scope-{}": named_in("cogs.commands.rules"),
        "choice-theme-{}": named_in("images.theme"),
        "choice-which-{}": named_in("cogs.commands.own.pictures"),
        "{}.whom": named_in("bot.scenes.ready_scenes"),
        "help-{}": named_in("cogs.commands.help"),
        "chat-{}": used_keys(),
        "welcome-{}": named_in("bot.process.playground_world"),
        "welcome-{}.text": named_in("bot.process.playground_world"),
    }


def _in_commands_page(name: str, space: str) -> set[str]:
    """The names of commands, with those of their groups, or of options, as the page of all commands has them."""
    found = re.findall(name, (ROOT / "docs" / "commands.md").read_text("utf-8"), re.MULTILINE)
    parts = [one.split(space) for one in found]
    return {"-".join(words[:number]) for words in parts for number in range(1, len(words) + 1)}


class Held(Visitor):
    """The messages that a pattern refers to."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the name is the visitor's
        self.keys.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - the name is the visitor's
        self.keys.add(f"-{node.id.name}")


@cache
def catalogue(folder: Path) -> dict[str, set[str]]:
    """Every key of a catalogue and its registered games, with the keys that it refers to.

    Attributes are ``message.attribute``; terms have their hyphen.
    """
    found: dict[str, set[str]] = {}
    for file in sorted((*folder.glob("*.ftl"), *(file for game in GAMES for file in (folder / game).glob("*.ftl")))):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if not isinstance(entry, ftl.Message | ftl.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            patterns = {name: entry.value} | {f"{name}.{each.id.name}": each.value for each in entry.attributes}
            for key, pattern in patterns.items():
                if pattern is not None:
                    held = Held()
                    held.visit(pattern)
                    found[key] = found.get(key, set()) | held.keys  # games may hold messages of one name
    return found


def dead(folder: Path) -> set[str]:
    """The keys of a catalogue that nothing uses."""
    held = catalogue(folder)
    handed = set[str]().union(*map(handed_over, speaking().values()))
    # Single words are also used as fields and values. They count as keys only where they are passed to a function.
    said = {
        key for key in set[str]().union(*map(said_in, speaking().values())) & held.keys() if "-" in key or key in handed
    }
    for shape, values in families().items():
        said |= {shape.format(value) for value in values} & held.keys()
    waiting = list(said)
    while waiting:
        new = held[waiting.pop()] & held.keys() - said
        said |= new
        waiting += new
    return held.keys() - said


def test_every_message_is_said() -> None:
    assert sorted(dead(CATALOGUE)) == []


def test_every_built_key_is_still_built_and_filled() -> None:
    built = set[str]().union(*(built_in(module) for module in speaking().values()))
    built |= {f"choice-{option.name}-{{}}" for game in GAMES for option in find_game(game).typed.options}
    keys = catalogue(CATALOGUE).keys()
    assert families().keys() - built == set()
    assert [shape for shape, values in families().items() if not {shape.format(one) for one in values} & keys] == []


def test_a_message_that_nothing_says_is_found(tmp_path: Path) -> None:
    shutil.copytree(CATALOGUE, tmp_path / "en")
    planted = """
nobody-says-this = Never heard.
prompt-nothing = { only-held-by-the-dead }
only-held-by-the-dead = Never heard.
helpful = { held-by-the-living }
held-by-the-living = Heard.
    .aside = Never heard.
"""
    (tmp_path / "en" / "planted.ftl").write_text(planted, "utf-8")
    help_file = tmp_path / "en" / "help.ftl"
    help_file.write_text(help_file.read_text("utf-8").replace("help-1 =", "help-1 = { helpful }"), "utf-8")
    planted_dead = {"nobody-says-this", "prompt-nothing", "only-held-by-the-dead", "held-by-the-living.aside"}
    assert dead(tmp_path / "en") - dead(CATALOGUE) == planted_dead
