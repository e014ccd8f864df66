// Scrolling and keyboard control of the two columns: the place is kept, a pill counts what is new below, and a column
// is one tab stop with arrow keys between its messages.

import { phrase } from "./words.js";

const NEAR = 48;
const top = (node) => node.getBoundingClientRect().top;
const articles = (column) => [...column.querySelectorAll("article")].filter((one) => one.offsetParent);
const controls = (article) => [...article.querySelectorAll("button, a")];

/** Changes the column around `node`. If the column was at its end it stays there; otherwise its first visible message
 * stays in place. */
export function steady(node, change) {
	const column = node.closest(".column");
	const anchor =
		column && !column.stuck && articles(column).find((one) => one.getBoundingClientRect().bottom > top(column));
	const before = anchor && top(anchor);
	change();
	if (column?.stuck) column.scrollTop = column.scrollHeight;
	else if (anchor?.isConnected) column.scrollTop += top(anchor) - before;
}

/** Draws and keeps the focus where it is; if that node disappears, its column gets the focus. */
export function holdFocus(draw) {
	const held = document.activeElement;
	const column = held.closest("main, aside");
	draw();
	if (column && document.activeElement !== held && !document.activeElement.closest("article")) {
		(held.isConnected ? held : column).focus({ preventScroll: true });
	}
}

/** Keeps a column at its end while it is there; `came` counts on the pill what arrived below. */
export function follow(column, pill) {
	let missed = 0;
	const show = (count) => {
		missed = count;
		pill.hidden = !count;
		pill.lastChild.textContent = phrase("new-messages", { n: count });
	};
	const end = () => {
		column.stuck = true;
		column.scrollTop = column.scrollHeight;
		show(0);
	};
	pill.append("");
	pill.onclick = end;
	column.onscroll = () => {
		column.stuck = column.scrollHeight - column.scrollTop - column.clientHeight <= NEAR;
		if (column.stuck) show(0);
	};
	new ResizeObserver(() => column.stuck && end()).observe(column);
	return { end, came: () => column.stuck || show(missed + 1) };
}

/** Returns what scrolls to the answer to the last act, by its id (null: none yet): to its beginning, if it is higher than
 * what is in sight; once more if an edit, such as its picture, moves it to the top. It says whether it is in sight. */
export function answers(column, desk) {
	let rising = ""; // an answer that was brought into sight below the top, until the next act
	return (came) => {
		const first = desk.firstElementChild.dataset.id;
		const rose = rising && first === rising;
		if (rose) column.scrollTop = 0;
		if (rose || came === null) rising = "";
		const node = came && desk.querySelector(`[data-id="${came}"]`);
		if (!node) return false;
		node.scrollIntoView({ block: node.offsetHeight > column.clientHeight ? "start" : "nearest" });
		rising = first === came ? "" : came;
		return true;
	};
}

/** Makes the column one tab stop: the message that has or last had the focus, else the preferred one. */
export function stops(column, preferred, inside = document.activeElement?.closest("article")) {
	const all = [...column.querySelectorAll("article")];
	const stop = all.find((one) => one === inside) ?? all.find((one) => one.tabIndex === 0) ?? preferred;
	for (const one of all) {
		one.tabIndex = one === stop ? 0 : -1;
		for (const control of controls(one)) control.tabIndex = one === inside ? 0 : -1;
	}
}

/** Arrow keys move between messages; Enter goes to a message's controls, and Escape back to the message. */
export function roam(column) {
	column.addEventListener("focusin", () => stops(column));
	column.addEventListener("focusout", ({ relatedTarget }) => stops(column, null, relatedTarget?.closest("article")));
	column.addEventListener("keydown", (event) => {
		const { key, target, altKey } = event;
		const article = target.closest("article");
		if (!article || altKey) return;
		const all = articles(column);
		const at = all.indexOf(article);
		const working = controls(article).filter((one) => !one.disabled && one.offsetParent);
		const entry = working.find((one) => one.matches(".button, .box")) ?? working[0];
		const inside = { Escape: article };
		const outside = { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1), Enter: entry };
		const goal = (target === article ? outside : inside)[key];
		if (!goal) return;
		event.preventDefault();
		goal.focus();
	});
}

/** Moves the focus to the next of these regions that are in sight, or to the one before: to what was used there last. */
export function cross(regions, step) {
	const all = regions.filter((one) => one.getClientRects()[0]);
	const now = all.findIndex((one) => one.contains(document.activeElement));
	const next = all[(now + step + all.length) % all.length] ?? all[0];
	(next.querySelector("article[tabindex='0'], #text:not([hidden]), :checked, [aria-current]") ?? next).focus();
}
