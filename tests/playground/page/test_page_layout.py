"""The page's layout, style and names: widths, themes, landmarks, size budget, content security."""

import gzip
from typing import Any

import pytest
from playwright.async_api import FloatRect, Locator, Page, expect

from tests.playground.page.page_world import (
    ANN,
    BIG_TWO,
    BO,
    EPHEMERAL,
    JADE,
    KING,
    PAGE,
    PRACTICE,
    SHENG_JI,
    TABLE_6,
    TABLE_7,
    V2,
    WATCHER,
    Open,
    PageServer,
    button,
    container,
    message,
    option,
    picture,
    row,
    select,
    text,
    until,
)

pytest_plugins = ("tests.playground.page.page_browser",)
pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.processes]


async def box(locator: Locator) -> FloatRect:
    found = await locator.bounding_box()
    assert found is not None
    return found


async def colour(page: Page, selector: str, name: str = "background-color") -> str:
    read = "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]"
    return str(await page.evaluate(read, [selector, name]))


async def test_desktop_has_rail_channel_and_private_column(page: Page) -> None:
    assert (await box(page.locator("#rail")))["width"] == 216
    private = await box(page.locator("#private"))
    assert (private["x"], private["width"]) == (848, 432)
    assert (await box(page.locator("#bar")))["height"] == 52
    assert (await box(page.locator("#write > .box")))["height"] == 46
    face = await box(page.locator("article > .face").first)
    body = await box(page.locator("article .body").first)
    assert (face["width"], body["x"] - face["x"] - face["width"]) == (36, 12)
    assert body["width"] <= 560


async def test_picture_reaches_the_edges_of_its_container(page: Page) -> None:
    for place in ("#list", "#desk"):
        frame = await box(page.locator(f"{place} .container").first)
        picture = await box(page.locator(f"{place} .picture").first)
        text = await box(page.locator(f"{place} .container .md").first)
        assert (picture["x"], picture["width"]) == (frame["x"] + 1, frame["width"] - 2)
        assert abs(text["x"] - picture["x"] - picture["width"] * 28 / 1100) < 1


async def test_middle_width_puts_the_rail_into_a_menu(open_page: Open) -> None:
    page = await open_page(width=900)
    assert (await box(page.locator("#private")))["width"] == 400
    await expect(page.locator("#rail")).to_be_hidden()
    await page.get_by_role("button", name="Channels").click()
    await page.locator("#rail").get_by_role("button", name="practice").click()
    await expect(page.locator("#rail")).to_be_hidden()
    await expect(page.get_by_role("heading", level=1)).to_have_text("practice")


async def test_phone_has_a_bar_a_closed_sheet_and_a_grid_of_buttons(open_page: Open) -> None:
    page = await open_page(width=390, height=780, has_touch=True)
    assert (await box(page.locator("#bar")))["height"] == 54
    await expect(page.locator("#private")).to_be_hidden()
    peek = page.locator("#peek")
    assert (await box(peek))["height"] >= 56
    await expect(peek).to_contain_text("Your turn · time is up in")
    buttons = [await box(one) for one in await page.locator("#list .row .button").all()]
    assert {one["height"] for one in buttons} == {46}
    assert len({one["x"] for one in buttons}) == 3
    await peek.click()
    assert (await box(page.locator("#private")))["y"] == 118
    assert (await box(page.locator("#desk [role=combobox]").first))["height"] == 48
    await page.get_by_role("button", name="Close the private answers").click()
    await expect(page.locator("#private")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1280])
async def test_a_long_label_wraps_inside_its_button(open_page: Open, server: PageServer, width: int) -> None:
    labels = ("Overturn: little joker, little joker, little joker", "Nothing to declare", "Sort")
    buttons = row(*(button(label, f"b{number}") for number, label in enumerate(labels)))
    server.public[BIG_TWO] = [message(10, BIG_TWO, container(JADE, buttons), minutes=20)]
    page = await open_page(BIG_TWO, width=width, has_touch=True)
    found = page.locator("#list .row .button")
    await expect(found).to_have_text(list(labels))
    inside = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
    assert [await one.evaluate(inside) for one in await found.all()] == [True] * 3
    places = [await box(one) for one in await found.all()]
    frame = await box(page.locator("#list .container"))
    assert max(one["x"] + one["width"] for one in places) <= frame["x"] + frame["width"]
    if width == 390:
        assert len({one["height"] for one in places}) == 1
        assert max(one["width"] for one in places) - min(one["width"] for one in places) < 2


async def test_the_head_of_the_sheet_stays_in_sight(open_page: Open) -> None:
    page = await open_page(width=390, height=600, has_touch=True)
    await page.locator("#peek").click()
    sheet = page.locator("#private")
    assert await sheet.evaluate("one => (one.scrollTop = 400, one.scrollTop)") > 100
    close = page.get_by_role("button", name="Close the private answers")
    assert 0 <= (await box(close))["y"] - (await box(sheet))["y"] < 10
    await close.click()
    await expect(sheet).to_be_hidden()


async def test_phone_select_is_a_sheet_of_five_columns_under_the_picture(open_page: Open) -> None:
    page = await open_page(width=390, height=844, has_touch=True)
    await page.locator("#peek").click()
    await page.locator("#desk [role=combobox]").first.click()
    cells = [await box(one) for one in await page.locator(".menu").get_by_role("option").all()]
    assert len({one["x"] for one in cells}) == 5
    assert {one["height"] for one in cells} == {56}
    picture, menu = await box(page.locator("#desk .picture")), await box(page.locator(".menu"))
    assert menu["y"] >= picture["y"] + picture["height"]
    done = await box(page.get_by_role("button", name="Done"))
    assert done["y"] > max(one["y"] for one in cells)
    assert done["width"] > 300


async def test_a_large_select_of_a_phone_leaves_the_picture_in_sight(open_page: Open, server: PageServer) -> None:
    told = text("\n".join(["what there is to know"] * 9))
    cards = select("pick", [option(str(number)) for number in range(25)], placeholder="Pick", max_values=25)
    hand = container(JADE, told, picture("hand-25-follow", "A hand", (1100, 640)), row(cards))
    server.alone[ANN] = [message(90, TABLE_7, hand, minutes=20, flags=EPHEMERAL | V2)]
    page = await open_page(width=400, has_touch=True)
    await page.locator("#peek").click()
    head = page.locator("#private > header")
    for _ in range(2):
        await page.get_by_role("combobox", name="Pick").click()
        drawn, menu = await box(page.locator("#desk .picture")), await box(page.locator(".menu"))
        assert drawn["y"] + drawn["height"] <= menu["y"]
        assert drawn["y"] >= (await box(head))["y"] + (await box(head))["height"]
        await page.keyboard.press("Escape")
        await expect(page.locator(".menu")).to_have_count(0)
        await expect(page.get_by_role("combobox", name="Pick")).to_be_in_viewport()


async def test_phone_targets_are_44_high(open_page: Open) -> None:
    page = await open_page(width=390, height=844, has_touch=True)
    for name in ("#menu", "#who", "#peek", "#write .quiet"):
        assert (await box(page.locator(name)))["height"] >= 44
    await page.locator("#who").click()
    for one in await page.locator("#people label").all():
        assert (await box(one))["height"] >= 44


@pytest.mark.parametrize("width", [390, 900, 1280])
async def test_nothing_is_wider_than_the_window(open_page: Open, width: int) -> None:
    page = await open_page(width=width)
    assert await page.evaluate("document.documentElement.scrollWidth") <= width


async def told_theme(server: PageServer, after: int = 0) -> tuple[str, int]:
    """Which theme the playground is told after the first so many words, and how many words those were then.

    A browser may say twice what its system wants.
    """
    await until(lambda: server.themes[after:])
    assert len(set(server.themes[after:])) == 1
    return server.themes[-1], len(server.themes)


async def test_theme_follows_the_system_until_the_button_says_otherwise(open_page: Open, server: PageServer) -> None:
    page = await open_page(dark=True)
    theme, words = await told_theme(server)
    assert theme == "dark"
    assert await colour(page, "body") == "rgb(11, 31, 26)"
    assert await colour(page, ".container") == "rgb(18, 51, 44)"
    await page.get_by_role("button", name="Light", exact=True).click()
    assert await colour(page, "body") == "rgb(250, 251, 248)"
    assert await colour(page, ".container") == "rgb(231, 236, 230)"
    # the playground is told each time: by the button, when the page is opened, by the system
    theme, words = await told_theme(server, words)
    assert theme == "light"
    await page.reload()
    await page.locator("article").first.wait_for()
    assert await colour(page, "body") == "rgb(250, 251, 248)"
    theme, words = await told_theme(server, words)
    assert theme == "light"
    await page.emulate_media(color_scheme="light")  # a theme was chosen, so the system has no say
    await page.emulate_media(color_scheme="dark")
    assert await colour(page, "body") == "rgb(250, 251, 248)"
    light = await open_page(dark=False)
    assert await colour(light, "#private") == "rgb(238, 242, 236)"
    theme, words = await told_theme(server, words)
    assert theme == "light"
    await light.emulate_media(color_scheme="dark")
    await until(lambda: server.themes[-1] == "dark")


CONTRAST = """() => {
  const read = (css) => css.match(/[\\d.]+/g).map(Number);
  const light = (rgb) => rgb.slice(0, 3).map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const rgb = read(getComputedStyle(at).backgroundColor);
      if (rgb.length < 4 || rgb[3] > 0) return rgb;
    }
    return [0, 0, 0];
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !node.checkVisibility()) continue;
    if (node.closest(":disabled, .hidden, .skip")) continue;
    const [one, two] = [light(read(getComputedStyle(node).color)), light(ground(node))];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (ratio < 4.5) poor.push([node.outerHTML.slice(0, 90), ratio]);
  }
  return poor;
}"""


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("channel", [PRACTICE, BIG_TWO])
async def test_every_text_has_enough_contrast(open_page: Open, dark: bool, channel: str) -> None:
    page = await open_page(channel, dark=dark)
    assert await page.evaluate(CONTRAST) == []


async def test_landmarks_and_names(page: Page) -> None:
    await expect(page.get_by_role("navigation", name="Channels")).to_be_visible()
    await expect(page.get_by_role("main", name="Table 7")).to_be_visible()
    await expect(page.get_by_role("complementary", name="Private, only Ann")).to_be_visible()
    await expect(page.get_by_role("form", name="Write")).to_be_visible()
    people = page.get_by_role("radiogroup", name="You are").get_by_role("radio")
    assert await people.count() == 4
    await expect(page.get_by_role("article", name="Dai Di, 14:32: Big Two, deal 4")).to_be_visible()
    await expect(page.get_by_role("article", name="Private: Your turn")).to_be_visible()
    await expect(page.get_by_role("combobox", name="Choose cards, 5 of 13")).to_be_visible()
    assert await page.get_by_role("status").count() == 2
    assert await page.get_by_role("alert").count() == 1
    alt = page.locator("#list .picture img")
    await expect(alt).to_have_attribute("alt", "Four seats; a straight to the jack lies on the table")


async def test_desk_has_controls_on_top_and_one_refusal_under_it(page: Page) -> None:
    names = await page.locator("#desk article").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert names == ["Private: Your turn", "Private: Not played: a pair cannot answer a straight."]
    await page.get_by_text("Earlier private answers · 2").click()
    await expect(page.locator("#earlier article")).to_have_count(2)


async def test_welcome_is_drawn_from_the_world_and_its_button_runs_the_command(
    open_page: Open, server: PageServer
) -> None:
    page = await open_page(PRACTICE)
    await expect(page.get_by_role("heading", name="A small chat, to try Dai Di in")).to_be_visible()
    start = page.get_by_role("button", name="Open a practice table")
    await expect(start).to_be_focused()
    await page.keyboard.press("Enter")
    (sent,) = await until(lambda: server.asked)
    assert (sent["command"], sent["channel"], sent["as"]) == ("table open", PRACTICE, "101")
    thread = {"id": "77", "name": "Table 8", "topic": "", "parent_id": PRACTICE}
    server.tell("channel_create", {"channel": thread})
    await expect(page.get_by_role("heading", level=1)).to_have_text("Table 8")


async def test_looking_around_puts_the_welcome_away_for_good_and_leaves_a_way_to_begin(
    open_page: Open, server: PageServer
) -> None:
    page = await open_page(PRACTICE)
    await page.get_by_role("button", name="Look around first").click()
    await expect(page.locator(".welcome")).to_have_count(0)
    await page.reload()
    await expect(page.get_by_text("Nothing here yet")).to_be_visible()
    await page.goto(page.url.replace(f"c={PRACTICE}", f"c={SHENG_JI}"))
    await page.get_by_role("button", name="Begin in #practice").click()
    await page.get_by_role("button", name="Open a practice table").click()
    (sent,) = await until(lambda: server.asked)
    assert (sent["command"], sent["channel"]) == ("table open", PRACTICE)


async def test_who_looked_around_can_still_begin(open_page: Open, server: PageServer) -> None:
    page = await open_page(PRACTICE)
    await page.get_by_role("button", name="Look around first").click()
    await page.get_by_role("button", name="Open a practice table").click()
    (sent,) = await until(lambda: server.asked)
    assert (sent["command"], sent["channel"]) == ("table open", PRACTICE)
    await page.locator("#rail").get_by_role("button", name="sheng-ji").click()
    await expect(page.get_by_text("Nothing here yet")).to_be_visible()
    await expect(page.get_by_role("button", name="Open a practice table")).to_have_count(0)


@pytest.mark.parametrize(("width", "said"), [(400, "Your cards come up from below"), (1280, "Look right")])
async def test_the_welcome_speaks_of_what_is_on_the_screen(open_page: Open, width: int, said: str) -> None:
    page = await open_page(PRACTICE, width=width, height=844)
    steps = page.locator(".welcome li:visible")
    await expect(steps).to_have_count(3)
    await expect(steps.nth(1)).to_contain_text(said)
    assert await steps.evaluate_all("all => all.map((one) => one.dataset.mark)") == ["1", "2", "3"]
    assert await page.evaluate("document.querySelector('#private').checkVisibility()") == (width > 760)


async def test_the_description_of_a_field_keeps_clear_of_its_ring(open_page: Open) -> None:
    page = await open_page(BIG_TWO)
    await page.get_by_role("button", name="Cut").click()
    field = page.get_by_role("textbox", name="Text")
    await expect(field).to_be_focused()
    above, ring = await box(page.locator("#modal .field > :not(input, .error)").last), 5
    assert 5 <= (await box(field))["y"] - above["y"] - above["height"] - ring <= 10
    save = await box(page.get_by_role("button", name="Save"))
    entry = await box(field)
    assert save["y"] - entry["y"] - entry["height"] - ring >= 5


async def test_at_900_everybody_is_in_sight_and_the_buttons_of_a_hand_stand_in_one_row(open_page: Open) -> None:
    page = await open_page(width=900)
    for label in await page.locator("#people label").all():
        place = await box(label)
        assert place["x"] + place["width"] <= 900
    buttons = [await box(one) for one in await page.locator("#desk article").first.locator(".row .button").all()]
    assert len(buttons) >= 5
    assert len({one["y"] for one in buttons}) == 1
    hint = page.locator("#hint")
    assert await hint.evaluate("one => one.scrollWidth <= one.clientWidth")


async def test_lobby_markdown_and_components(open_page: Open) -> None:
    page = await open_page(BIG_TWO, BO)
    article = page.locator("#list article")
    assert await article.locator("h5.h3").inner_text() == "Big Two · 3 of 4 seats taken"
    assert await article.locator("li").count() == 4
    assert await article.locator("code").inner_text() == "9f2c4e71…a07d"
    await expect(article.locator(".uses")).to_have_text("Ann used /table open")
    await expect(article.get_by_role("button", name="Start")).to_be_disabled()
    assert await article.locator(".container").evaluate("one => one.style.getPropertyValue('--accent')") == "#5fa98f"


async def test_deal_end_has_a_file_to_keep(open_page: Open) -> None:
    page = await open_page(TABLE_6, WATCHER)
    file = page.get_by_role("link", name="table-7-deal-4.json")
    await expect(file).to_have_attribute("download", "table-7-deal-4.json")
    await expect(file).to_contain_text("1.4 KB")


MARKS: list[tuple[str, str]] = [
    ("**bold** and *slanted* `code`", "<p><strong>bold</strong> and <em>slanted</em> <code>code</code></p>"),
    ("snake_case_name stays", "<p>snake_case_name stays</p>"),
    (r"\*not bold\*", "<p>*not bold*</p>"),
    ("<b>&amp;</b>", "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>"),
    ("**a <@103> b**", '<p><strong>a <span class="mention">@大老二王</span> b</strong></p>'),
    ("## Head\n-# small", '<h4 class="h2">Head</h4><p class="small">small</p>'),
]


async def test_markdown_becomes_nodes_and_never_html(page: Page) -> None:
    made = await page.evaluate(
        """async (texts) => {
          const { rich, el } = await import("/page/markdown.js");
          return texts.map((text) => el("div", rich(text)).innerHTML);
        }""",
        [text for text, _ in MARKS],
    )
    assert made == [html for _, html in MARKS]


async def test_unknown_components_are_framed_and_named(open_page: Open, server: PageServer) -> None:
    page = await open_page(person=KING)
    shown: dict[str, Any] = dict(server.public["7"][1], components=[{"type": 99}], content="")
    server.tell("message_update", {"message": shown})
    await expect(page.locator(".unknown")).to_have_text("A component of type 99, which this page does not draw")


async def test_policy_is_kept_and_no_markup_is_parsed(page: Page) -> None:
    await page.locator("#list .picture").click()
    await expect(page.locator("#zoom")).to_be_visible()
    assert await page.locator("[style]:not(.container)").count() == 0
    for path in PAGE.glob("*.js"):
        assert not any(word in path.read_text() for word in ("innerHTML", "outerHTML", "insertAdjacent", "eval("))


async def test_budget() -> None:
    """Every file of the page counts, compressed as on the wire: HTML 4 KB, CSS 14, modules 38, under 60 in all."""
    sent = {path: len(gzip.compress(path.read_bytes())) for path in PAGE.iterdir()}
    kinds = {ending: sum(size for path, size in sent.items() if path.suffix == ending) for ending in (".css", ".js")}
    assert (PAGE / "index.html").stat().st_size <= 4096
    assert kinds[".css"] <= 14 * 1024
    assert kinds[".js"] <= 38 * 1024
    assert sum(sent.values()) < 60 * 1024


async def test_buttons_of_the_welcome_keep_apart_on_the_phone(open_page: Open) -> None:
    page = await open_page(PRACTICE, width=400, height=844, has_touch=True)
    start, look = [await box(one) for one in await page.locator(".welcome .button").all()]
    assert look["y"] - start["y"] - start["height"] >= 8
