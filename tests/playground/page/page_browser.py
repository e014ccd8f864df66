"""A real Chromium and the recorded world, for tests of the page.

If the browser is missing, the tests fail in continuous integration; elsewhere they are skipped and say why.
"""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.patience import MILLISECONDS
from tests.playground.page.page_world import ANN, NOW, TABLE_7, Open, PageServer

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",  # there is none, and a process that does its work by software is dear
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
expect.set_options(timeout=MILLISECONDS)

PATIENT = f"""
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(Math.max(milliseconds, {MILLISECONDS:.0f}));
"""
"""Lets the page wait for an answer as long as the tests do, since a busy machine is not a fault."""
Opens = Callable[..., Awaitable[Page]]
"""Opens a page at an address, in a window of a width and height."""

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The path of the browser. Without one, the test fails in continuous integration and is skipped elsewhere."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        reason = f"no browser: none of {', '.join(NAMES)} is installed"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return path


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests of a module."""
    path = chromium()
    async with async_playwright() as driver:
        running = await driver.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        await running.close()


@asynccontextmanager
async def browsing() -> AsyncIterator[Opens]:
    """A browser of its own, which opens pages. None of them may write an error to its console."""
    complaints: list[str] = []
    async with async_playwright() as driver:
        running = await driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))

        async def opened(address: str, width: int = 1280, height: int = 860, **more: Any) -> Page:
            page = await running.new_page(viewport={"width": width, "height": height}, **more)
            page.set_default_timeout(MILLISECONDS)
            page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
            page.on("pageerror", lambda error: complaints.append(f"{error} {error.stack}"))
            await page.goto(address)
            return page

        yield opened
        await running.close()
    assert complaints == []


async def shoot(page: Page, path: Path, **more: Any) -> None:
    """Keep a picture of the page for people to look at, where ``SHOTS=1`` asks for it: no test looks at one."""
    if os.environ.get("SHOTS"):
        await page.screenshot(path=path, **more)


@pytest.fixture
def server() -> Iterator[PageServer]:
    """The recorded world, fresh for each test."""
    running = PageServer().start()
    yield running
    running.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def open_page(browser: Browser, server: PageServer) -> AsyncIterator[Open]:
    """Opens the page for a person in a channel. At the end, no page may have written an error to its console."""
    contexts, complaints = [], []

    async def opened(
        channel: str = TABLE_7, person: str = ANN, width: int = 1280, height: int = 860, dark: bool = True, **more: Any
    ) -> Page:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            timezone_id="UTC",
            **{"locale": "en-GB", **more},
        )
        contexts.append(context)
        context.set_default_timeout(MILLISECONDS)
        page = await context.new_page()
        await page.clock.install(time=NOW)
        await page.add_init_script(PATIENT)
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(f"{server.address}#c={channel}&as={person}")
        await page.locator("#channels button").first.wait_for(state="attached")
        await page.locator("#list > *").first.wait_for()
        return page

    yield opened
    for context in contexts:
        await context.close()
    expected = ("ERR_", "503", "net::")
    assert [one for one in complaints if not any(part in one for part in expected)] == []


@pytest_asyncio.fixture(loop_scope="module")
async def page(open_page: Open) -> Page:
    """The page, opened for Ann at table 7."""
    return await open_page()
