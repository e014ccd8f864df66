"""House rules in a server: chosen by people with permission, shown before they are saved, kept with their history.

Promise: House rules are changed only by those who may, after a preview, and with a history. A table keeps its own
rules. Also: tests/store/server/test_store_house_rules.py.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.playground.people.driver import Person, Reply, Seen
from bot.store import Place, Store
from bot.tables.log.table_log import fold
from tests.bot.running_bot.house import CHANNEL, House, control, has

HISTORY = "select channel, name, version, before is null, after is null from house_rules order by seq"
TAKES = "Who pays whom: everybody pays the winner (was: every two players settle the difference)"
TILES = "These don’t go together: The pack: tiles in four colours, and Order of the suits"
CHANGES: tuple[tuple[str, dict[str, str]], ...] = (
    ("rules use", {"preset": "singapore"}),
    ("rules set", {"option": "score.settle", "value": "winner_takes"}),
    ("rules unset", {}),
    ("rules save", {"name": "friday"}),
    ("rules history", {}),
)


async def asked(person: Person, command: str, channel: str = CHANNEL, **options: Any) -> Reply:
    """The single private answer to ``/rules …``."""
    answer = await person.slash(f"rules {command}", channel=channel, options=options)
    assert answer.ephemeral
    return answer


async def proposed(person: Person, command: str, channel: str = CHANNEL, **options: Any) -> Reply:
    """The preview of a change, once all its parts have arrived."""
    return await whole(person, await asked(person, command, channel, **options))


async def whole(person: Person, answer: Reply) -> Reply:
    """Wait until an answer ends with the question whether to save."""
    await person.until(lambda: any(has(message, "Save") for message in answer.messages))
    return answer


async def saved(person: Person, command: str, channel: str = CHANNEL, **options: Any) -> str:
    """Propose a change and save it; returns the text of the preview."""
    preview = await proposed(person, command, channel, **options)
    told = preview.text
    pressed = await person.press(question(preview), "Save")
    assert "**Saved.**" in pressed.text, told
    return told


def question(answer: Reply) -> Seen:
    """The message of a preview that asks whether to save."""
    return next(message for message in answer.messages if has(message, "Save"))


async def shown(person: Person, channel: str = CHANNEL, **options: Any) -> str:
    """What ``/rules show`` says: the few lines, and the whole text behind its button."""
    answer = await asked(person, "show", channel, **options)
    return f"{answer.text}\n{await in_full(person, answer)}"


async def in_full(person: Person, answer: Reply) -> str:
    """The whole text of the rules that an answer shows in a few lines."""
    return (await person.press(answer, "All the rules")).text


async def effect(person: Person, preview: Reply) -> str:
    """The first page of what a preview would change, in full; the same message shows it."""
    await person.press(question(preview), "What changes")
    return question(preview).text


def places(house: House) -> list[tuple[Any, ...]]:
    """Name and version of each change, and whether it came from or led to nothing."""
    return [row[1:] for row in house.stored(HISTORY)]


# --- who may ---


async def test_whoever_may_not_manage_the_server_changes_nothing(running: House, ann: Person, bo: Person) -> None:
    for command, options in CHANGES:
        answer = await bo.slash(command, options=options)
        assert answer.ephemeral
        assert "This is for people who may manage the server." in answer.text
        assert answer.buttons == []
    preview = await proposed(ann, "use", preset="singapore")
    for verb in ("rulessave", "rulesdrop"):
        answer = await running.forged(bo, question(preview), control(question(preview), verb))
        assert "This is for people who may manage the server." in answer.text
    assert places(running) == []


async def test_whoever_may_no_longer_manage_the_server_does_not_save(running: House, ann: Person) -> None:
    preview = await proposed(ann, "use", preset="singapore")
    ann.human.manager = False
    assert "may manage the server" in (await ann.press(question(preview), "Save")).text
    assert places(running) == []
    ann.human.manager = True
    assert "**Saved.**" in (await ann.press(question(preview), "Save")).text


async def test_a_preview_is_answered_by_its_author_alone(running: House, ann: Person, bo: Person) -> None:
    preview = await proposed(ann, "use", preset="singapore")
    bo.human.manager = True
    answer = await running.forged(bo, question(preview), control(question(preview), "rulessave"))
    assert "That question is answered, or too old." in answer.text
    assert places(running) == []


# --- preview and saving ---


async def test_nothing_is_saved_before_the_preview_is_answered(running: House, ann: Person) -> None:
    preview = await proposed(ann, "set", option="score.settle", value="winner_takes")
    assert preview.text.startswith("### Not saved yet")
    assert "everybody pays the winner (was: every two players settle the difference)" in preview.text
    assert "For the server, from the next table on. Open tables keep their rules." in preview.text
    whole_effect = await effect(ann, preview)
    assert "`score.settle` from `pairwise` to `winner_takes`" in whole_effect
    assert "Before: Of every two players, whoever counts more pays" in whole_effect
    assert "Then: Everybody pays" in whole_effect
    assert places(running) == []
    assert "These are the default rules." in await shown(ann)
    await ann.press(question(preview), "Save")
    assert places(running) == [("", 1, 1, 0)]
    assert "Everybody pays" in await shown(ann)
    assert "Chosen for this server." in await shown(ann)


async def test_a_cancelled_preview_saves_nothing(running: House, ann: Person) -> None:
    preview = await proposed(ann, "use", preset="singapore")
    asking, drawn = question(preview), question(preview).raw | {}
    save = control(asking, "rulessave")
    assert "**Cancelled.** The rules stay as they are." in (await ann.press(asking, "Cancel")).text
    answer = await running.forged(ann, asking, save, drawn=drawn)
    assert "That question is answered" in answer.text
    assert places(running) == []


async def test_a_press_on_an_old_preview_shows_what_would_change_now(running: House, ann: Person) -> None:
    first = await proposed(ann, "set", option="score.settle", value="winner_takes")
    await saved(ann, "use", preset="singapore")
    answer = await whole(ann, await ann.press(question(first), "Save"))
    assert "Somebody changed the rules in the meantime." in answer.text
    assert [one.id for one in previews(ann)] == [question(first).id]
    assert places(running) == [("", 1, 1, 0)]
    assert "instead of Singapore (`singapore`)" in answer.text
    assert "**Saved.**" in (await ann.press(question(answer), "Save")).text
    assert [row[1] for row in places(running)] == [1, 2]


async def test_the_same_press_twice_saves_once(running: House, ann: Person) -> None:
    preview = await proposed(ann, "use", preset="singapore")
    asking, drawn = question(preview), question(preview).raw | {}
    save = control(asking, "rulessave")
    await ann.press(asking, "Save")
    again = await running.forged(ann, asking, save, drawn=drawn)
    assert "That question is answered" in again.text
    assert len(places(running)) == 1
    assert "**Saved.**" in asking.text


@pytest.mark.parametrize("verbs", [("rulessave", "rulessave"), ("rulessave", "rulesdrop"), ("rulesdrop", "rulessave")])
async def test_of_two_presses_at_once_one_counts_and_its_answer_stays(
    running: House, ann: Person, verbs: tuple[str, str]
) -> None:
    asking = question(await proposed(ann, "use", preset="singapore"))
    drawn = asking.raw | {}
    presses = (running.forged(ann, asking, control(asking, verb), drawn=drawn) for verb in verbs)
    answers = await asyncio.gather(*presses)
    assert sum("That question is answered" in answer.text for answer in answers) == 1
    saved = len(places(running)) == 1
    assert ("**Saved.**" if saved else "**Cancelled.**") in asking.text


@pytest.mark.parametrize("number", [2**63 - 1, 2**63, 10**19 - 1, 10**30])
async def test_a_number_that_no_proposal_has_is_answered(running: House, ann: Person, number: int) -> None:
    asking = question(await proposed(ann, "use", preset="singapore"))
    save = control(asking, "rulessave")
    for verb in ("rulessave", "rulesdrop", "rulespage"):
        forged = f"dd:{verb}:{save.split(':')[2].partition('-')[0]}-{number}:2:"
        drawn = json.loads(json.dumps(asking.raw).replace(save, forged))
        assert "That question is answered" in (await running.forged(ann, asking, forged, drawn=drawn)).text
    assert "**Saved.**" in (await ann.press(asking, "Save")).text


async def test_what_was_saved_is_said_and_where(running: House, ann: Person) -> None:
    async def told(command: str, **options: Any) -> str:
        asking = question(await proposed(ann, command, **options))
        return (await ann.press(asking, "Save")).text

    said = await told("use", preset="singapore")
    assert "**Saved.**\nSingapore (`singapore`) instead of Chudadi, standard (`chudadi-standard`).\n" in said
    assert "For the server, from the next table on." in said
    said = await told("set", option="score.settle", value="winner_takes", scope="channel")
    assert f"**Saved.**\n{TAKES}\n" in said
    assert "For <#" in said
    said = await told("save", name="friday", scope="server")
    assert "**Saved.**\nUnder the name “friday”: Singapore (`singapore`).\n" in said
    said = await told("unset", scope="channel")
    assert "**Saved.**\nThis channel goes back to the server’s rules" in said


async def test_a_preview_is_saved_after_a_restart(house: House, ann: Person) -> None:
    async with house.bot():
        preview = await proposed(ann, "use", preset="singapore")
        await saved(ann, "use", preset="pagat-basic", scope="channel")
    async with house.bot():
        assert "**Saved.**" in (await ann.press(question(preview), "Save")).text
        assert "Big Two: Singapore" in await shown(ann, "practice")
        assert "Big Two: Basic game" in await shown(ann)


async def test_what_is_so_already_is_said(running: House, ann: Person) -> None:
    await saved(ann, "use", preset="singapore")
    assert "The rules are like that already." in (await asked(ann, "use", preset="singapore")).text
    assert "The rules are like that already." in (await asked(ann, "set", option="combo.flush", value="false")).text
    assert "Flushes is still as in the rule set." in (await asked(ann, "unset", option="combo.flush")).text
    assert "nothing to take back" in (await asked(ann, "unset", scope="channel")).text
    assert len(places(running)) == 1


# --- what cannot be ---


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("use", {"preset": "singapor"}, ("There is no rule set “singapor” here.", "Closest: singapore")),
        ("use", {"preset": "singapore+"}, ("An addition is missing behind the +.", "leave the + out")),
        ("use", {"preset": "singapore+dubble-8"}, ("There is no addition “dubble-8”", "`double-8`, `double-8-10`")),
        (
            "use",
            {"preset": "@everyone **x**"},
            (r"no rule set “\@everyone \*\*x\*\*” here.", "/rules presets"),
        ),
        ("use", {"preset": "+" * 300}, ("There is no rule set",)),
        (
            "set",
            {"option": "score.setle", "value": "ledger"},
            ("no option “score.setle”", "pays whom (`score.settle`)"),
        ),
        (
            "set",
            {"option": "score.settle", "value": "leger"},
            ("“leger” doesn’t fit", "Who pays whom can be: "),
        ),
        (
            "set",
            {"option": "seats.count", "value": "53"},
            ("“53” doesn’t fit", "Number of players can be: 2 to 52."),
        ),
        (
            "use",
            {"preset": "pagat-basic+places+ledger"},
            ("What cards left count: nothing, and Who pays whom: everybody loses", "BT‑18.5"),
        ),
        ("unset", {"option": "no.such"}, ("There is no option “no.such” in the rules.",)),
        ("save", {"name": "singapore"}, ("“singapore” can’t be a name of your own.",)),
        ("save", {"name": "a+b"}, ("can’t be a name of your own.",)),
        ("save", {"name": "\u3164"}, ("“…” can’t be a name of your own.",)),
        ("show", {"rules": "singapor"}, ("Closest: singapore",)),
        ("compare", {"a": "singapore", "b": "singapor"}, ("Closest: singapore",)),
    ],
)
async def test_what_cannot_be_is_refused_with_the_way_out(
    running: House, ann: Person, command: str, options: dict[str, str], said: tuple[str, ...]
) -> None:
    answer = await asked(ann, command, **options)
    assert answer.text.startswith("**")
    for part in said:
        assert part in answer.text
    assert answer.buttons == []
    assert places(running) == []
    assert running.stored("select count(*) from house_proposals") == [(0,)]


# --- scopes and names ---


async def test_a_channels_rules_go_before_the_servers(running: House, ann: Person) -> None:
    await saved(ann, "use", preset="singapore")
    told = await saved(ann, "set", option="score.settle", value="winner_takes", scope="channel")
    assert "For <#" in told
    assert "Chosen for this channel." in await shown(ann)
    assert "Everybody pays" in await shown(ann)
    assert "Chosen for this server." in await shown(ann, "practice")
    assert "Everybody pays" not in await shown(ann, "practice")
    await saved(ann, "use", preset="pagat-basic")
    assert "Singapore" in await shown(ann)
    told = await saved(ann, "unset", scope="channel")
    assert "goes back to the server’s rules: Basic game (`pagat-basic`)" in told
    assert "Big Two: Basic game" in await shown(ann)
    told = await saved(ann, "unset")
    assert "goes back to the default: Chudadi, standard" in told
    assert "These are the default rules." in await shown(ann)


async def test_a_change_is_taken_back_by_itself(running: House, ann: Person) -> None:
    await saved(ann, "set", option="score.settle", value="winner_takes")
    await saved(ann, "set", option="combo.flush", value="false")
    offered = await ann.autocomplete("rules unset", "option", "")
    assert {one["value"] for one in offered} == {"score.settle", "combo.flush"}
    await saved(ann, "unset", option="score.settle")
    now = await shown(ann)
    assert "You can’t play flushes" in now
    assert "Everybody pays" not in now


async def test_rules_saved_under_a_name_are_offered_and_used(running: House, ann: Person, bo: Person) -> None:
    await saved(ann, "set", option="score.settle", value="winner_takes", scope="channel")
    told = await saved(ann, "save", name="Friday night", scope="channel")
    assert "Will be saved under the name “Friday night”: Chudadi, standard (`chudadi-standard`) with changes." in told
    assert "**Saved here:** “Friday night”" in (await asked(bo, "presets")).text
    for command, option in (("rules use", "preset"), ("table open", "rules")):
        assert (await ann.autocomplete(command, option, "frid"))[0]["value"] == "Friday night"
    await saved(ann, "use", preset="FRIDAY  night")
    assert "Made from: “Friday night”, Chudadi, standard" in await shown(ann, "practice")
    opened = await bo.slash("table open", channel="practice", rules="friday night")
    assert "Made from: “Friday night”" in opened.text
    assert "Unlike the preset: who pays whom." in opened.text
    await saved(ann, "set", option="combo.flush", value="false")
    told = await saved(ann, "save", name="friday NIGHT", scope="server")
    assert "“Friday night” gets new contents" in told
    assert "**Flushes:** no (was: yes)." in told
    assert [row[:2] for row in places(running) if row[0]] == [("Friday night", 1), ("Friday night", 2)]


async def test_what_is_shown_here_is_saved(running: House, ann: Person, bo: Person) -> None:
    await saved(ann, "use", preset="singapore", scope="channel")
    assert "Singapore" in (await asked(ann, "show")).text
    assert "“ours”: Singapore (`singapore`)." in await saved(ann, "save", name="ours")
    assert "“theirs”: Chudadi, standard (`chudadi-standard`)." in await saved(
        ann, "save", name="theirs", scope="server"
    )
    await bo.slash("table open", channel=CHANNEL, game="sheng-ji", rules="popular")
    assert "Sheng Ji" in (await asked(ann, "show")).text
    assert "“ours”: Popular (`popular`)." in await saved(ann, "save", name="ours")
    offered = await ann.autocomplete("rules save", "name", "", channel=CHANNEL)
    assert [one["value"] for one in offered] == ["ours"]  # Sheng Ji has one of that name now, and none other


async def test_rules_are_found_by_the_name_as_it_was_typed(running: House, ann: Person) -> None:
    typed = "\u202eevil\u202c\u3164night"
    assert "under the name “evil night”" in await saved(ann, "save", name=typed)
    assert "Made from: “evil night”" in await shown(ann, rules=typed)
    assert (await ann.autocomplete("rules use", "preset", typed))[0]["value"] == "evil night"


async def test_a_thread_has_the_rules_of_its_channel(running: House, ann: Person) -> None:
    await saved(ann, "use", preset="singapore", scope="channel")
    state = running.playground.state
    parent = state.guild.channel(CHANNEL)["id"]
    thread = state.guild.add_thread(parent, state.ids.next(), {"name": "side"}, state.clock.stamp())
    state.dispatch("THREAD_CREATE", thread)
    assert "Big Two: Singapore" in await shown(ann, "side")


# --- history ---


async def test_the_history_says_who_changed_what_and_leads_back(running: House, ann: Person) -> None:
    assert "Nobody has changed the rules here yet." in (await asked(ann, "history")).text
    await saved(ann, "use", preset="singapore")
    await saved(ann, "set", option="score.settle", value="winner_takes")
    liv = running.person("Liv")
    liv.human.manager = True
    await saved(liv, "use", preset="pagat-basic")
    history = await asked(ann, "history")
    heading, *changes = history.text.splitlines()
    assert heading == "### Big Two: changes of the rules"
    assert ["the server, Liv, <t:" in change for change in changes] == [True, False, False]
    assert TAKES in history.text
    assert "Basic game (`pagat-basic`) instead of Singapore (`singapore`) with changes" in history.text
    assert "Chosen: Singapore (`singapore`)" in history.text
    menu = control(history.message, "rulesback")
    assert [(one["label"], one["value"]) for one in history.message.selects[0]["options"]] == [
        ("Basic game", "3.after"),
        ("Singapore with Who pays whom: everybody pays the winner", "2.after"),
        ("Singapore", "1.after"),
        ("Nothing chosen: the default", "1.before"),
    ]
    assert history.message.selects[0]["options"][0]["description"] == "the server, after a change by Liv"
    back = await whole(ann, await ann.select(history, menu, ["2.after"]))
    assert "Singapore (`singapore`) with changes instead of Basic game" in back.text
    await ann.press(question(back), "Save")
    assert "Everybody pays" in await shown(ann)
    nothing = await whole(ann, await ann.select(await asked(ann, "history"), menu, ["1.before"]))
    assert "The server goes back to the default" in nothing.text
    await ann.press(question(nothing), "Save")
    assert "These are the default rules." in await shown(ann)
    assert [row[1] for row in places(running)] == [1, 2, 3, 4, 5]


async def test_a_name_goes_the_way_it_came(running: House, ann: Person) -> None:
    await saved(ann, "save", name="friday")
    history = await asked(ann, "history")
    gone = await whole(ann, await ann.select(history, control(history.message, "rulesback"), ["1.before"]))
    assert "“friday” is no longer offered." in gone.text
    await ann.press(gone, "Save")
    assert await ann.autocomplete("rules use", "preset", "friday") == []


async def test_the_history_is_paged_and_turns_after_a_restart(house: House, ann: Person, bo: Person) -> None:
    presets = ("singapore", "pagat-basic") * 4
    async with house.bot():
        for preset in presets:
            await saved(ann, "use", preset=preset)
        newest = await asked(ann, "history")
        assert "Page 1 of 2" in newest.text
        assert "Chosen: Singapore" not in newest.text
        assert "Page 2 of 2" in (await asked(ann, "history", page=9_999)).text
    async with house.bot():
        older = await ann.press(newest, "Earlier")
        assert "Page 2 of 2" in older.text
        assert "Chosen: Singapore" in older.text
        assert "Page 1 of 2" in (await ann.press(older, "Later")).text
        refused = await house.forged(bo, newest.message, control(newest.message, "ruleshistory"))
        assert "may manage the server" in refused.text
        back = control(newest.message, "rulesback")
        assert "may manage the server" in (await house.forged(bo, newest.message, back, ["1.after"])).text
        for value in ("99.after", "x", "9" * 40, ""):
            answer = await house.forged(ann, newest.message, back, [value])
            assert "That question is answered, or too old." in answer.text


# --- tables ---


async def test_a_table_gets_the_rules_named_else_the_channels_else_the_servers_else_the_default(
    running: House, ann: Person, bo: Person
) -> None:
    async def opened(channel: str, **options: Any) -> str:
        table = await bo.slash("table open", channel=channel, options=options)
        rules = (await bo.press(table, "Rules")).text
        await bo.slash("table end", channel=channel)
        return rules.splitlines()[0]

    assert await opened(CHANNEL) == "### Big Two: Chudadi, standard"
    await saved(ann, "use", preset="singapore")
    await saved(ann, "use", preset="pagat-basic", scope="channel")
    assert await opened(CHANNEL) == "### Big Two: Basic game"
    assert await opened("practice") == "### Big Two: Singapore"
    assert await opened(CHANNEL, rules="chudadi, Hong Kong points") == "### Big Two: Chudadi, Hong Kong points"
    assert await opened(CHANNEL, rules="chudadi-hongkong") == "### Big Two: Chudadi, Hong Kong points"
    assert await opened(CHANNEL, rules=" Singapore + Winner-Takes ") == "### Big Two: House rules"
    (newest,) = running.stored("select snapshot from tables order by at")[-1]
    assert json.loads(newest)["identity"]["preset"] == "singapore+winner-takes"


async def test_a_table_keeps_the_rules_it_opened_with(house: House, ann: Person, bo: Person) -> None:
    async with house.bot():
        await saved(ann, "set", option="score.settle", value="winner_takes")
        table = await bo.slash("table open", computers=3)
        before = (await bo.press(table, "Rules")).text
        assert "everybody pays the winner" in before
        await saved(ann, "use", preset="singapore")
        after = (await bo.press(table, "Rules")).text
        assert "The next table here gets: Singapore (`singapore`)." in after
        assert after.replace(" The next table here gets: Singapore (`singapore`).", "") == before
    async with house.bot():
        assert (await bo.press(table, "Rules")).text == after
        (table_id,) = house.stored("select table_id from tables")[0]
    store = await Store.open(house.settings.database_url, house.clock.now)
    log = await store.events(table_id)
    await store.close()
    assert log[0].command["rules"]["score.settle"] == "winner_takes"
    assert fold(log).rules.to_json() == log[0].command["rules"]


async def keep(house: House, preset: str, changes: dict[str, Any]) -> None:
    """Give the server rules that an older bot had allowed."""
    guild = int(house.playground.state.guild.id)
    store = await Store.open(house.settings.database_url, house.clock.now)
    kept = {"preset": preset, "changes": changes, "name": ""}
    (number,) = await store.propose_rules(Place(guild, "big-two"), 7, 0, [kept])
    await store.accept_rules(guild, number, 7)
    await store.close()


async def test_rules_that_contradict_themselves_by_now_are_changed_with_what_goes_with_it(
    house: House, ann: Person, bo: Person
) -> None:
    await keep(house, "chudadi-standard", {"deck.kind": "lectio", "combo.flush": False})
    async with house.bot():
        assert (
            "These don’t go together: The pack: tiles in four colours, and Order of the suits"
            in (await asked(bo, "show")).text
        )
        refused = await asked(ann, "unset", option="combo.flush")
        assert TILES in refused.text
        (menu,) = refused.message.selects
        assert [one["label"] for one in menu["options"]] == [
            "The pack: 52 cards",
            "Order of the suits: sun, moon, star, cloud, highest first; Straights and their order: 1-2-3-4-5 hig…",
        ]
        await ann.select(refused, control(refused.message, "rulesways"), [menu["options"][1]["value"]])
        (preview,) = previews(ann)
        await ann.press(preview, "Save")
        assert "tiles 1 to 13 in four colours" in await shown(ann)


async def test_rules_that_contradict_themselves_by_now_are_mended_by_one_option(house: House, ann: Person) -> None:
    await keep(house, "chudadi-standard", {"deck.kind": "lectio"})
    async with house.bot():
        assert "Nobody can play the rules from before any more." in await saved(
            ann, "set", option="deck.kind", value="std52"
        )
        assert "Made from" not in await shown(ann)


async def test_rules_that_are_gone_open_no_table_and_can_be_replaced(house: House, ann: Person, bo: Person) -> None:
    await keep(house, "no-such-preset", {"no.such": 1})
    async with house.bot():
        for command in ("table open", "rules show"):
            answer = await bo.slash(command)
            assert answer.ephemeral
            assert "There is no rule set “no-such-preset” here." in answer.text
        assert house.stored() == []
        assert len(await ann.autocomplete("rules set", "option", "")) == 25
        assert "no-such-preset" in (await asked(ann, "history")).text
        told = await saved(ann, "use", preset="singapore")
        assert "Nobody can play the rules from before any more." in told
        assert not (await bo.slash("table open")).ephemeral


# --- reading ---


async def test_everybody_reads_presets_and_comparisons(running: House, bo: Person) -> None:
    listed = await asked(bo, "presets")
    assert "**South-East Asia:** Singapore; " in listed.text
    every = await bo.press(listed, "About each")
    await bo.until(lambda: "`double-8-10`" in every.text)
    assert "**Singapore** (`singapore`): The basic game without triples and flushes." in every.text
    compared = await asked(bo, "compare", a="pagat-basic", b="singapore")
    assert compared.text.startswith("### Big Two: Basic vs Singapore\n")
    assert "**Flushes** — Basic: yes · Singapore: no" in compared.text
    whole_text = (await bo.press(compared, "All the differences")).text
    assert "Basic: Basic game (`pagat-basic`)." in whole_text
    assert "Singapore: You can’t play flushes" in whole_text
    assert "The two play alike." in (await asked(bo, "compare", a="singapore", b="singapore")).text


async def test_lists_offer_what_there_is(running: House, ann: Person) -> None:
    await saved(ann, "set", option="score.settle", value="winner_takes", scope="channel")
    chains = await ann.autocomplete("rules use", "preset", "pagat-basic+double-8")
    assert [one["value"] for one in chains] == ["pagat-basic+double-8", "pagat-basic+double-8-10"]
    options = await ann.autocomplete("rules set", "option", "who pays", options={"scope": "channel"})
    assert [(one["value"], one["name"]) for one in options] == [
        ("score.settle", "Who pays whom: everybody pays the winner · score.settle")
    ]
    values = await ann.autocomplete("rules set", "value", "", options={"option": "score.settle", "scope": "channel"})
    assert [one["value"] for one in values if "in force" in one["name"]] == ["winner_takes"]
    assert "pairwise" in [one["value"] for one in values]
    typed = await ann.autocomplete("rules set", "value", "[[1, 1], [6, 2]]", options={"option": "score.tiers"})
    assert typed[0]["value"] == "[[1, 1], [6, 2]]"
    assert await ann.autocomplete("rules set", "value", "", options={"option": "no.such"}) == []


def previews(person: Person) -> list[Seen]:
    return [message for message in person.private() if has(message, "Save")]


async def test_a_long_preview_is_one_message_with_pages(house: House, ann: Person) -> None:
    async with house.bot():
        answer = await proposed(ann, "use", preset="philippines-pusoy-dos")
        assert len(answer.messages) == 1
        assert "Pusoy Dos (`philippines-pusoy-dos`) instead of" in answer.text
        await ann.press(question(answer), "What changes")
        (begun,) = previews(ann)
        assert "Page 1 of 2" in begun.text
        assert "`score.settle` from" not in begun.text
        await ann.press(begun, "Next page")
        (second,) = previews(ann)
        assert "Page 2 of 2" in second.text
        assert "Pusoy Dos (`philippines-pusoy-dos`) instead of" in second.text
        assert "`score.settle` from `pairwise` to `pusoy`" in second.text
    async with house.bot():
        await ann.press(second, "Previous page")
        (first,) = previews(ann)
        assert "Page 1 of 2" in first.text
        await ann.press(first, "Save")
        assert previews(ann) == []
        assert [message.text for message in ann.private() if "Not saved yet" in message.text] == []
        assert "Big Two: Pusoy Dos" in await shown(ann)


async def test_what_was_asked_is_had_with_what_goes_with_it(running: House, ann: Person, bo: Person) -> None:
    refused = await asked(ann, "set", option="deck.kind", value="lectio")
    assert TILES in refused.text
    (menu,) = refused.message.selects
    (way,) = menu["options"]
    assert menu["placeholder"] == "Set The pack: tiles in four colours together with …"
    assert way["label"].startswith("Order of the suits: sun, moon, star, cloud, highest first; Straights and their")
    ways, drawn = control(refused.message, "rulesways"), refused.message.raw | {}
    assert "may manage the server" in (await running.forged(bo, refused.message, ways, [way["value"]])).text
    await ann.select(refused, ways, [way["value"]])
    (preview,) = previews(ann)
    assert "options change: suits, straights" in preview.text
    await ann.press(preview, "What changes")
    (preview,) = previews(ann)
    assert "`deck.kind` from `std52` to `lectio`" in preview.text
    assert "`combo.straight_order` from `so-natural` to `so-lectio`" in preview.text
    assert places(running) == []
    await ann.press(preview, "Save")
    assert "tiles 1 to 13 in four colours" in await shown(ann)
    for value in ("x", "9" * 40, str(2**63), "9" * 19, "", "7", way["value"]):
        assert "question is answered" in (await running.forged(ann, refused.message, ways, [value], drawn)).text


async def test_a_change_is_taken_back_with_what_goes_with_it(running: House, ann: Person) -> None:
    await saved(ann, "set", option="end.mode", value="play_on")
    await saved(ann, "set", option="score.settle", value="places")
    refused = await asked(ann, "unset", option="end.mode")
    assert "Who pays whom: points by place, and When a deal ends: when the first player is out." in refused.text
    (menu,) = refused.message.selects
    pairwise = next(
        one["value"]
        for one in menu["options"]
        if one["label"] == "Who pays whom: every two players settle the difference"
    )
    await ann.select(refused, control(refused.message, "rulesways"), [pairwise])
    (preview,) = previews(ann)
    await ann.press(preview, "Save")
    assert "Made from" not in await shown(ann)


async def test_an_addition_named_twice_is_taken_once(running: House, ann: Person) -> None:
    told = await saved(ann, "use", preset="Pagat-basic + twos-held + twos-held")
    assert "Basic game (`pagat-basic+twos-held`) instead of" in told


# --- another game's ---


async def test_rules_of_another_game_are_told_to_be_that_games(running: House, ann: Person) -> None:
    elsewhere = "**\n-# You asked about Big Two. Choose Da Guai Lu Zi with game:."
    for command, options, what in (
        ("use", {"preset": "dglz-standard"}, "“dglz-standard” is a rule set"),
        ("use", {"preset": " DGLZ-Standard + blitz"}, "“DGLZ-Standard + bli…” is a rule set"),
        ("show", {"rules": "dglz-standard"}, "“dglz-standard” is a rule set"),
        ("compare", {"a": "chudadi-standard", "b": "dglz-standard"}, "“dglz-standard” is a rule set"),
        ("set", {"option": "dg.tribute", "value": "false"}, "“dg.tribute” is an option"),
        ("unset", {"option": "dg.tribute"}, "“dg.tribute” is an option"),
    ):
        assert (await asked(ann, command, **options)).text == f"**{what} of Da Guai Lu Zi.{elsewhere}"
    opened = await ann.slash("table open", channel=CHANNEL, options={"rules": "dglz-standard"})
    assert "Choose Da Guai Lu Zi with game:." in opened.text
    back = await asked(ann, "set", option="score.settle", value="pairwise", game="da-guai-lu-zi")
    assert "“score.settle” is an option of Big Two." in back.text
    assert "You asked about Da Guai Lu Zi. Choose Big Two with game:." in back.text
    assert "Closest: singapore" in (await asked(ann, "use", preset="singapor")).text
    assert places(running) == []


async def test_saved_rules_of_another_game_are_told_to_be_that_games(running: House, ann: Person) -> None:
    await saved(ann, "save", name="friday", game="da-guai-lu-zi")
    answer = await asked(ann, "use", preset="Friday")
    assert "“Friday” is a rule set of Da Guai Lu Zi." in answer.text
    assert "There is no rule set “fridax” here." in (await asked(ann, "use", preset="fridax")).text
