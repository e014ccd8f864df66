// Light or dark: as the system wishes, until somebody chooses. The server is told, since it draws the pictures.

import { icon, put } from "./markdown.js";
import { ask } from "./stream.js";

const memory = localStorage;
const wish = matchMedia("(prefers-color-scheme: dark)");
const dark = () => (memory.theme ? memory.theme === "dark" : wish.matches);

function show() {
	document.documentElement.dataset.theme = memory.theme ?? "";
	put(document.getElementById("theme"), icon(dark() ? "sun" : "moon"), dark() ? "Light" : "Dark");
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
