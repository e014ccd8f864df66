// Announcements to people who do not see the page change: what is new in a message, in hidden live regions.

import { firstLine, put } from "./markdown.js";
import { phrase } from "./words.js";

const PAUSE = 1500; // milliseconds between two announcements of a region
const MOST = 3; // lines of one message
const regions = {};
const heard = new Map(); // message id -> its lines when it was announced last
const recent = new Map(); // line -> when it was announced: the same line of another message is not said again

/** Announces words. Each region speaks at most once in a while, and then only the newest words about each thing. Words
 * may be a function that makes them when they are said; without a result nothing is. */
export function say(region, words, about = words) {
	const last = (regions[region] ??= { at: 0, words: new Map() });
	last.words.delete(about);
	last.words.set(about, words);
	clearTimeout(last.timer);
	last.timer = setTimeout(
		() => {
			const said = [...last.words.values()].map((one) => (one instanceof Function ? one() : one)).filter(Boolean);
			last.words.clear();
			if (!said[0]) return;
			put(document.getElementById(`say-${region}`), said.join(" "));
			last.at = Date.now();
		},
		Math.max(50, last.at + PAUSE - Date.now()),
	);
}

/** Announces a message: a new one by its first line, an edited one by what is new in it since it was announced last. */
export function tell(region, who, id, lines, old) {
	if (!old) heard.set(id, lines);
	else if (!heard.has(id)) heard.set(id, old);
	const words = old ? () => sentence(who, fresh(id, lines)) : sentence(who, lines.slice(0, 1));
	say(region, words, id);
}

function sentence(who, lines) {
	const ended = lines.map((one, at) => (at < lines.length - 1 && !/[.!?…。！？]$/.test(one) ? phrase("line", { line: one }) : one));
	return ended[0] && phrase("said", { name: who, words: ended.join(" ") });
}

/** The lines that are new. Of a line that goes on where an old one ended, only what is added. */
function fresh(id, lines) {
	const before = heard.get(id);
	heard.set(id, lines);
	const now = Date.now();
	const added = (line) => {
		const start = before.find((one) => line.startsWith(one) && /^[;,]/.test(line.slice(one.length)));
		return start ? line.slice(start.length).replace(/^[;,]\s*/, "") : line;
	};
	const found = lines
		.filter((line) => !before.includes(line) && !(now - recent.get(line) < 2 * PAUSE))
		.slice(0, MOST);
	for (const line of found) recent.set(line, now);
	return found.map(added);
}

/** The lines of a message's texts as they are read aloud. */
export const linesOf = (texts) => texts.flatMap((text) => text.split("\n").map(firstLine)).filter(Boolean);
