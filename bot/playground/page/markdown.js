// Turns text into nodes: elements, icons, and Discord's markdown. Text only ever becomes text nodes.

import { channel, nameOf, placeName, state } from "./state.js";
import { phrase } from "./words.js";

/** Sets attributes. A function becomes a listener, `true` an empty attribute; `false` and nothing remove it. */
export function set(node, attributes) {
	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === "function") node.addEventListener(name, value);
		else if (value === false || value == null) node.removeAttribute(name);
		else node.setAttribute(name, value === true ? "" : value);
	}
	return node;
}

export function put(node, ...kids) {
	node.replaceChildren(...kids.flat(2).filter(Boolean));
	return node;
}

/** `el("b.token", {title}, ...kids)`: classes follow the tag; attributes are a plain object. */
export function el(tag, ...rest) {
	const [name, ...classes] = tag.split(".");
	const node = document.createElement(name);
	if (classes[0]) node.className = classes.join(" ");
	const plain = (one) => one?.constructor === Object;
	rest.filter(plain).forEach((one) => set(node, one));
	return put(
		node,
		rest.filter((one) => !plain(one)),
	);
}

const ICONS = {
	hash: "M8 3 6.5 17M13.5 3 12 17M3.5 7.5H17M3 12.5h13.5",
	speech: "M3.5 4h13v9H9l-3.5 3.5V13h-2z",
	lock: "M4.5 9h11v7.5h-11zM7 9V6.2a3 3 0 0 1 6 0V9",
	down: "m5 7.5 5 5 5-5",
	up: "m5 12.5 5-5 5 5",
	right: "M3 10h13.5m-5-5 5 5-5 5",
	cross: "m4.5 4.5 11 11m0-11-11 11",
	menu: "M2.5 5h15m-15 5h15m-15 5h15",
	check: "m4 10.5 4 4 8-9",
	sun: "M10 6.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6m0-5v2m0 12.6v2M1.7 10h2m12.6 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4",
	moon: "M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z",
	help: "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16M7.7 7.8a2.3 2.3 0 1 1 3.5 2Q10 10.5 10 11.5M10 14v.3",
	warn: "M10 3 18 16.5H2zm0 5v4m0 2v.3",
	retry: "M15.5 7a6.2 6.2 0 1 0 .7 3M16 3v4h-4",
	file: "M5 2.5h6.5l4 4v11H5zm6.5 0v4h4",
	save: "M10 3v9m-4-4 4 4 4-4M3.5 17h13",
};

export function icon(name) {
	const draw = (tag, attributes) => set(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);
	const svg = draw("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" });
	svg.append(draw("path", { d: ICONS[name] }));
	return svg;
}

export const face = (name) => el("span.face", { "aria-hidden": "true" }, [...name][0]);

const UNITS = [
	[86400, "in-d", "ago-d"],
	[3600, "in-h", "ago-h"],
	[60, "in-min", "ago-min"],
	[1, "in-s", "ago-s"],
];

/** `in 28 s`, `3 min ago`. */
export function relative(unix, now = Date.now() / 1000) {
	const distance = Math.round(unix - now);
	if (!distance) return phrase("now");
	const [size, ahead, past] = UNITS.find(([seconds]) => Math.abs(distance) >= seconds);
	return phrase(distance > 0 ? ahead : past, { n: Math.round(Math.abs(distance) / size) });
}

/** Updates every relative time. Only text that changed is touched. */
export function tick() {
	for (const node of document.querySelectorAll("[data-unix]")) {
		const text = relative(node.dataset.unix);
		if (node.textContent !== text) node.textContent = text;
	}
}

function moment(unix, style = "f") {
	const date = new Date(unix * 1000);
	const node = el("time", { datetime: date.toISOString(), title: date.toLocaleString(state.world.locale) });
	if (style === "R") return set(put(node, relative(unix)), { "data-unix": unix });
	const dateStyle = /t/i.test(style) ? undefined : style === "F" ? "full" : "medium";
	const timeStyle = /d/i.test(style) ? undefined : "short";
	return put(node, new Intl.DateTimeFormat(state.world.locale, { dateStyle, timeStyle }).format(date));
}

export const away = { target: "_blank", rel: "noreferrer noopener" };
const link = (text, href) => el("a", away, { href }, text);
const jump = (attribute, text) => el("button.link", { type: "button", tabindex: -1, ...attribute }, text);
const TAGS = { "**": "strong", __: "u", "~~": "s" };

// Each way to mark up part of a line: its pattern, and the node made of the matched groups.
const INLINE = [
	[/\\([^\sA-Za-z0-9])/, (sign) => sign],
	[/`+([^`]+)`+/, (code) => el("code", code)],
	[/(\*\*|__|~~|\*|(?<![\p{L}\d])_)(?=\S)(.+?)\1(?!\*)/u, (sign, text) => el(TAGS[sign] ?? "em", inline(text))],
	[/\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/, (text, href) => link(inline(text), href)],
	[/<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?)])>?/, (href) => link(href, href)],
	[/<@!?(\d+)>/, (id) => el(id === state.as ? "span.mention.me" : "span.mention", `@${nameOf(id)}`)],
	[/<#(\d+)>/, (id) => jump({ "data-channel": id }, placeName(channel(id)))],
	[/<\/([^:>]+):\d+>/, (name) => jump({ "data-command": name }, `/${name}`)],
	[/<t:(-?\d+)(?::([a-zA-Z]))?>/, moment],
];

function inline(text) {
	const nodes = [];
	for (;;) {
		let first = null;
		for (const [pattern, make] of INLINE) {
			const match = pattern.exec(text);
			if (match && !(first?.match.index <= match.index)) first = { match, make };
		}
		if (!first) return [...nodes, text];
		const { match, make } = first;
		nodes.push(text.slice(0, match.index), make(...match.slice(1)));
		text = text.slice(match.index + match[0].length);
	}
}

const LINES = [
	[/^(#{1,3}) +(.+)/, (marks, text) => el(`h${marks.length + 2}.h${marks.length}`, inline(text))],
	[/^-# +(.+)/, (text) => el("p.small", inline(text))],
	[/^> (.*)/, (text) => el("blockquote", inline(text))],
	[/^\s*$/, () => el("p.gap")],
	[/(.*)/, (text) => el("p", inline(text))],
];

function line(text) {
	const [pattern, make] = LINES.find(([one]) => one.test(text));
	return make(...pattern.exec(text).slice(1));
}

/** Discord's markdown as nodes: headings, small lines, lists, quotes, code, and markup within a line. */
export function rich(text) {
	const nodes = [];
	let fence = null;
	for (const one of text.split("\n")) {
		const item = /^\s*(?:([-*])|(\d+)\.) +(.+)/.exec(one);
		if (one.startsWith("```")) {
			fence = fence ? null : el("code");
			if (fence) nodes.push(el("pre", fence));
		} else if (fence) fence.append(`${one}\n`);
		else if (item) {
			const tag = item[1] ? "UL" : "OL";
			if (nodes.at(-1)?.tagName !== tag) nodes.push(el(tag));
			nodes.at(-1).append(el("li", { "data-mark": item[1] ? "•" : `${item[2]}.` }, el("div", inline(item[3]))));
		} else nodes.push(line(one));
	}
	return nodes;
}

/** The first line of a text as somebody would read it aloud: no markup, and no relative times. */
export function firstLine(text) {
	const node = el("div", rich(text)[0]);
	for (const time of node.querySelectorAll("[data-unix]")) time.textContent = "\0";
	return node.textContent
		.split(" · ")
		.filter((part) => !part.includes("\0"))
		.join(", ")
		.trim();
}
