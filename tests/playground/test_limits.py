"""Discord's limits: a body that breaks one is answered 400 in Discord's format and recorded; a good body passes."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.playground.cdn import Upload
from bot.playground.components import COMPONENTS_V2
from bot.playground.limits import api_description
from bot.playground.limits.command_limits import command_problems
from bot.playground.limits.unwritten_limits import ATTACHMENT_BYTES, choice_problems, message_problems, modal_problems
from bot.playground.people.driver import Person
from bot.playground.server import Playground
from tests.playground.small_bot import SmallBot


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": "press", **changes}


def select(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "choose", "options": options(3), **changes}


def options(count: int, **changes: Any) -> list[dict[str, Any]]:
    return [{"label": f"Option {n}", "value": str(n), **changes} for n in range(count)]


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": COMPONENTS_V2, "components": list(components), **more}


def file(number: int = 0, size: int = 10) -> Upload:
    return Upload(number, f"file{number}.txt", b"x" * size)


def gallery(url: str, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


GOOD = [
    {"content": "x" * 2000},
    {"components": [row(button(custom_id=str(n))) for n in range(5)]},
    {"content": "x", "components": [row(button(url="https://example.org", style=5, custom_id=None))]},
    v2(*[text("x" * 100) for _ in range(40)]),
    v2({"type": 17, "components": [row(select(min_values=0, max_values=3))]}),
    v2(row(button(label=None, emoji={"name": "♥"}))),
    v2({"type": 9, "components": [text()], "accessory": button()}),
]

BAD = [
    ({}, "EMPTY", ""),
    ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH", "content"),
    ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH", "components"),
    ({"content": "x", "components": [text()]}, "BASE_TYPE_CHOICES", "components.0.type"),
    (v2(text(), content="x"), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "content"),
    (v2(text(), embeds=[{"title": "x"}]), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "embeds"),
    (v2(*[text() for _ in range(41)]), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "components"),
    (
        v2(*[{"type": 17, "components": [text(), row(button(custom_id=str(n)))]} for n in range(11)]),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        "components",
    ),
    (v2(text("x" * 2001), text("x" * 2000)), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "components"),
    (v2(row(button(), button())), "COMPONENT_CUSTOM_ID_DUPLICATED", "components.0.components.1.custom_id"),
    (v2(row(button(custom_id="x" * 101))), "BASE_TYPE_BAD_LENGTH", "components.0.components.0.custom_id"),
    (v2(row(button(custom_id=""))), "BASE_TYPE_BAD_LENGTH", "components.0.components.0.custom_id"),
    (v2(row(button(label=None))), "BUTTON_COMPONENT_MISSING_LABEL", "components.0.components.0.label"),
    (v2(row(button(label="x" * 81))), "BASE_TYPE_MAX_LENGTH", "components.0.components.0.label"),
    (v2(row(button(style=5))), "BUTTON_COMPONENT_URL", "components.0.components.0.url"),
    (v2(row(button(custom_id=None))), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "components.0.components.0.custom_id"),
    (
        v2(row(button(url="https://example.org"))),
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
        "components.0.components.0.custom_id",
    ),
    (v2(row(*[button(custom_id=str(n)) for n in range(6)])), "BASE_TYPE_BAD_LENGTH", "components.0.components"),
    (v2(row(button(), select())), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "components.0.components"),
    (v2(row(select(options=options(26)))), "BASE_TYPE_BAD_LENGTH", "components.0.components.0.options"),
    (v2(row(select(options=[]))), "BASE_TYPE_BAD_LENGTH", "components.0.components.0.options"),
    (v2(row(select(max_values=4))), "BASE_TYPE_MAX", "components.0.components.0.max_values"),
    (v2(row(select(min_values=2, max_values=1))), "BASE_TYPE_BAD", "components.0.components.0.min_values"),
    (
        v2(row(select(options=options(2, default=True)))),
        "SELECT_TOO_MANY_DEFAULTS",
        "components.0.components.0.options",
    ),
    (
        v2(row(select(options=options(2, value="same")))),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        "components.0.components.0.options.1.value",
    ),
    (
        v2(row(select(options=options(1, description="x" * 101)))),
        "BASE_TYPE_MAX_LENGTH",
        "components.0.components.0.options.0.description",
    ),
    (
        v2(gallery("attachment://missing.png")),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        "components.0.items.0.media.url",
    ),
    (v2(text() | {"id": 7}, text() | {"id": 7}), "COMPONENT_ID_DUPLICATED", "components.1.id"),
    (
        {"content": "x", "attachments": [{"id": "0", "description": "x"}]},
        "ATTACHMENT_NOT_FOUND",
        "attachments.0.id",
    ),
]


@pytest.mark.parametrize("body", GOOD)
def test_what_discord_takes_passes(body: dict[str, Any]) -> None:
    assert list(message_problems(body, ())) == []
    assert list(api_description.problems("create_message", body)) == []


@pytest.mark.parametrize(("body", "code", "path"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_what_discord_refuses_is_named_with_its_place(body: dict[str, Any], code: str, path: str) -> None:
    found = [(one.code, ".".join(map(str, one.path))) for one in message_problems(body, ())]
    assert (code, path) in found


def test_files_are_few_small_and_described_briefly() -> None:
    assert list(message_problems({}, [file(n) for n in range(10)])) == []
    many = message_problems({}, [file(n) for n in range(11)])
    assert [one.path for one in many] == [("attachments",)]
    [heavy] = message_problems({}, [file(0, ATTACHMENT_BYTES), file(1)])
    assert heavy.code == "ENTITY_TOO_LARGE"
    described = {"attachments": [{"id": "0", "description": "x" * 1025}]}
    [long] = message_problems(described, [file()])
    assert long.path == ("attachments", 0, "description")


def test_an_edit_is_judged_with_what_stays() -> None:
    before = v2(text(), content="", embeds=[], attachments=[])
    assert [one.code for one in message_problems({"content": "x"}, (), before)] == [
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    ]
    plain = {"content": "x", "embeds": [], "components": [], "attachments": [], "flags": 0}
    assert [one.code for one in message_problems({"content": ""}, (), plain)] == ["EMPTY"]
    assert list(message_problems(v2(text(), content=None), (), plain)) == []


def test_modals_have_a_short_title_and_at_most_five_parts() -> None:
    field = {"type": 18, "label": "Text", "component": {"type": 4, "style": 1, "custom_id": "f"}}
    good = {"custom_id": "m", "title": "x" * 45, "components": [field]}
    assert list(modal_problems(good)) == []
    assert list(api_description.problems("create_interaction_response", {"type": 9, "data": good})) == []
    assert [one.path for one in modal_problems(good | {"title": "x" * 46})] == [("title",)]
    many = [field | {"component": field["component"] | {"custom_id": str(n)}} for n in range(6)]  # type: ignore[operator] # a literal
    assert [one.path for one in modal_problems(good | {"components": many})] == [("components",)]


def test_autocomplete_offers_at_most_twenty_five_short_choices() -> None:
    choice = {"name": "x", "value": "x"}
    assert list(choice_problems({"choices": [choice] * 25})) == []
    assert [one.path for one in choice_problems({"choices": [choice] * 26})] == [("choices",)]
    [long] = choice_problems({"choices": [choice | {"name": "x" * 101}]})
    assert long.path == ("choices", 0, "name")


def command(**changes: Any) -> dict[str, Any]:
    return {"name": "play", "type": 1, "description": "Play cards", **changes}


def option(name: str, **changes: Any) -> dict[str, Any]:
    return {"name": name, "description": "An option", "type": 3, **changes}


@pytest.mark.parametrize(
    ("commands", "code"),
    [
        ([command(name="Play")], "APPLICATION_COMMAND_INVALID_NAME"),
        ([command(name="x" * 33)], "APPLICATION_COMMAND_INVALID_NAME"),
        ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
        ([command(name=f"play{n}") for n in range(101)], "APPLICATION_COMMAND_TOO_MANY"),
        ([command(description="x" * 101)], "BASE_TYPE_BAD_LENGTH"),
        ([command(options=[option(f"o{n}") for n in range(26)])], "BASE_TYPE_MAX_LENGTH"),
        (
            [command(options=[option("a"), option("b", required=True)])],
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        ([command(options=[option("a"), option("a")])], "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
        ([command(options=[option("a"), option("b", type=1)])], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        ([command(options=[option(f"s{n}", type=1) for n in range(26)])], "BASE_TYPE_MAX_LENGTH"),
        (
            [command(options=[option("a", autocomplete=True, choices=[{"name": "x", "value": "x"}])])],
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
        ),
        (
            [command(options=[option(f"o{n}", choices=[{"name": "x" * 90, "value": "x"}] * 4) for n in range(25)])],
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
        ([command(description_localizations={"de": "x" * 101})], "BASE_TYPE_BAD_LENGTH"),
    ],
)
def test_commands_out_of_bounds_are_refused(commands: list[dict[str, Any]], code: str) -> None:
    assert code in [one.code for one in command_problems(commands)]


def test_commands_in_bounds_pass() -> None:
    good = [
        command(options=[option("a", required=True), option("b-b")], name_localizations={"zh-TW": "出牌"}),
        command(name="table", options=[option("open", type=1, options=[option("game", autocomplete=True)])]),
    ]
    assert list(command_problems(good)) == []
    assert list(api_description.problems("bulk_set_application_commands", good)) == []


def test_the_vendor_names_the_place_within_a_union() -> None:
    body = {"content": "x", "components": [row(button(style="bold"))]}
    [problem] = api_description.problems("create_message", body)
    assert problem.path == ("components", 0, "components", 0, "style")


def test_ids_may_be_numbers() -> None:
    body = {"content": "x", "attachments": [{"id": 0}], "allowed_mentions": {"parse": [], "users": [7]}}
    assert list(api_description.problems("create_message", body)) == []
    assert list(api_description.problems("create_message", {"content": 7}))


async def test_the_bot_hears_of_a_violation_and_it_is_noted(playground: Playground, bot: SmallBot, ann: Person) -> None:
    channel = bot.guilds[0].text_channels[0]
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send("x" * 2001)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert "In content" in refused.value.text
    with pytest.raises(discord.HTTPException) as empty:
        await channel.send("")
    assert empty.value.code == 50006
    assert len(playground.state.violations) == 2
    assert playground.state.violations[0].request.startswith("POST /channels/")
    assert ann.sees() == []


async def test_an_address_that_is_not_served_is_a_violation(playground: Playground, bot: SmallBot) -> None:
    with pytest.raises(discord.NotFound):
        await bot.guilds[0].invites()
    assert playground.state.violations[-1].problems == ("not served by the playground",)
