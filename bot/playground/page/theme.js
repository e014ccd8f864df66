// Light or dark: as the system wishes, until somebody chooses. The server is told, since it draws the pictures.

import { icon, put } from "./markdown.js";
import { ask } from "./stream.js";
import { phrase } from "./words.js";

const memory = localStorage;
const wish = matchMedia("(prefers-color-scheme: dark)");
const dark = () => (memory.theme ? memory.theme === "dark" : wish.matches);

/** Draws the button: it names the theme that a press brings. */
export const drawTheme = () =>
	put(document.getElementById("theme"), icon(dark() ? "sun" : "moon"), phrase(dark() ? "light" : "dark"));

function show() {
	document.documentElement.dataset.theme = memory.theme ?? "";
	drawTheme();
	ask("theme", { theme: dark() ? "dark" : "light" });
}

export function changeTheme() {
	memory.theme = dark() ? "light" : "dark";
	show();
}

export function followTheme() {
	show();
	wish.onchange = () => memory.theme || show();
}
