// A message as an article, and the order of the two columns: the channel as a log, the private answers as a desk.

import { arrange, attachment, patch } from "./component.js";
import { el, face, firstLine, icon, put, set } from "./markdown.js";
import { linesOf, tell } from "./spoken.js";
import { nameOf, state } from "./state.js";
import { marked, phrase } from "./words.js";

const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const REFUSED = 0xc9647b;

const clock = (stamp) => new Date(stamp).toTimeString().slice(0, 5);
const walk = (parts = []) =>
	parts.flatMap((part) => [part, ...walk(part.components), ...(part.accessory ? [part.accessory] : [])]);
const works = (part) => [2, 3, 8].includes(part.type) && part.custom_id && !part.disabled;
const isRefusal = (message) => !message.local && message.components[0]?.accent_color === REFUSED;
const author = ({ author: one }) => one.global_name ?? one.username;

/** The first line of a message, as markdown. */
export function opening(message) {
	const text = message.content || walk(message.components).find((part) => part.type === 10)?.content;
	return (text ?? message.attachments?.[0]?.filename ?? "").split("\n")[0];
}

export const headline = (message) => (message.flags & LOADING ? phrase("thinking") : firstLine(opening(message)));

/** Announces a message or, after an edit of `old`, what is new in it; `owner` says whose a private one is. */
export function announce(message, old, owner) {
	const who = owner || message.author.username;
	tell(owner ? "private" : "public", who, message.id, spokenLines(message), old && spokenLines(old));
}

/** All lines of a message as they are read aloud. */
function spokenLines(message) {
	if (message.flags & LOADING) return [phrase("thinking")];
	const texts = walk(message.components).filter((part) => part.type === 10 && part.content);
	const lines = linesOf([message.content ?? "", ...texts.map((part) => part.content)]);
	return lines[0] ? lines : [headline(message)];
}

function partsOf({ flags, content, attachments = [], components }) {
	if (flags & LOADING) return [{ type: "thinking" }];
	const loose = flags & COMPONENTS_V2 ? [] : attachments.map(attachment);
	return [...(content ? [{ type: 10, content }] : []), ...loose, ...components];
}

const slash = (command) => el("span.command", `/${command}`);

function head(message, alone) {
	const { timestamp, interaction, id } = message;
	const told = alone ? phrase("at-alone", { time: clock(timestamp) }) : clock(timestamp);
	const time = el("time", { datetime: timestamp }, told);
	const line = el("p.by", el("b", author(message)), message.author.bot && el("span.tag", phrase("bot")), time);
	const cross = { type: "button", "aria-label": phrase("dismiss"), "data-dismiss": id, tabindex: -1 };
	if (alone) return [line, el("button.quiet.cross", cross, icon("cross"))];
	const { command, person } = interaction ?? {};
	return [
		command && el("p.uses", el("span", marked("used", { name: nameOf(person), command: slash(command) }))),
		face(author(message)),
		line,
	];
}

function article(message, alone, node) {
	if (node?.message === message && node.as === state.as) return node;
	node ??= el("article", { tabindex: -1, "data-id": message.id }, head(message, alone), el("div.body"));
	const facts = { name: author(message), time: clock(message.timestamp), line: headline(message) };
	set(node, { "aria-label": phrase(alone ? "private-message" : "message", facts) });
	node.classList.toggle("mine", !alone && message.mentions.some((one) => one.id === state.as));
	const held = document.activeElement;
	const inside = node.contains(held);
	patch(node.lastChild, partsOf(message));
	if (inside && !(held.isConnected && held.matches(":enabled, a, article"))) node.focus({ preventScroll: true });
	else if (held !== document.activeElement) held.focus({ preventScroll: true });
	return Object.assign(node, { message, as: state.as });
}

/** Disables the controls of a message while an answer is awaited or the bot is away; the focus stays. */
export function settle() {
	for (const control of document.querySelectorAll("article :is(button.button, .select > .box)")) {
		const { message } = control.closest("article");
		const waits = state.pending.get(message.id);
		const { custom_id } = control.data ?? control.parentNode.data ?? {};
		control.ariaDisabled = waits || !(message.local || state.world.bot.connected) ? "true" : null;
		control.classList.toggle("pending", Boolean(waits) && waits === custom_id);
	}
}

function place(parent, messages, alone, between = () => []) {
	const old = new Map([...parent.children].map((one) => [one.dataset.id, one]));
	arrange(
		parent,
		messages.flatMap((one) => [...between(one), article(one, alone, old.get(one.id))]),
	);
}

function dayName(stamp) {
	const day = new Date(stamp).toDateString();
	const ago = (days) => new Date(Date.now() - days * 864e5).toDateString();
	const named = { [ago(0)]: phrase("today"), [ago(1)]: phrase("yesterday") }[day];
	return named ?? new Date(stamp).toLocaleDateString(state.world.locale, { dateStyle: "full" });
}

/** The channel: messages grouped by day, followed by the commands that still wait for an answer. */
export function drawChannel(list) {
	let day;
	place(list, state.messages, false, ({ timestamp }) => (day === (day = dayName(timestamp)) ? [] : [el("p.day", day)]));
	const bot = state.world.bot.name;
	const facts = ({ who, command }) => ({ name: nameOf(who), command: slash(command), bot });
	list.append(...state.uses.map((one) => el("p.uses", el("i.spinner"), el("span", marked("uses", facts(one))))));
}

/** Answers, the newest first. The parts of one answer are the messages that one interaction made in one go. */
function answersOf(messages) {
	const answers = [];
	for (const one of messages) {
		const last = answers[0]?.at(-1);
		const made = one.interaction_metadata?.id;
		if (made && made === last?.interaction_metadata?.id && moment(one.timestamp) - moment(last.timestamp) < 2000)
			answers[0].push(one);
		else answers.unshift([one]);
	}
	return answers;
}

const isLive = (message) => walk(message.components).some(works);
const moment = (stamp) => new Date(stamp).getTime();
const touched = ({ edited_timestamp, timestamp }) => moment(edited_timestamp ?? timestamp);

const hands = new Map(); // message id -> the table of a message that has shown a picture with controls of it

/** The tables that the controls of a message name: the first number of each custom id. */
const tablesOf = ({ components }) => walk(components).flatMap(({ custom_id }) => custom_id?.match(/\d[^:]*/) ?? []);

/** The table whose hand a message is, even when its controls are gone. A reload forgets what a message showed before,
 * so an edited one with controls of a table counts as a hand, too. */
function handOf(message) {
	const [table] = tablesOf(message);
	if (table && walk(message.components).some(({ type }) => type === 12)) hands.set(message.id, table);
	return hands.get(message.id) ?? (message.edited_timestamp && table);
}

/** Whether a newer message replaces an older one that has not changed since. A hand replaces all of its table, for good.
 * Any other must have been edited; once it has no controls left, an older one still being edited may return. */
const supersedes = (newer, older) =>
	touched(older) <= moment(newer.timestamp) &&
	(tablesOf(older).includes(handOf(newer)) ||
		(newer.edited_timestamp && (isLive(newer) || !older.edited_timestamp)));

/** The message under the top one: of those with controls that are not superseded, the one changed last. */
function secondOf(panels) {
	const open = panels.filter(
		(one, at) => at < panels.length - 1 && isLive(one) && !panels.slice(at + 1).some((newer) => supersedes(newer, one)),
	);
	return open.sort((one, two) => touched(two) - touched(one)).slice(0, 1);
}

const ACT = 0xf2b33d; // the accent of what asks its reader to act
const asking = new Set(); // the messages that ask now
const asked = new Map(); // message id -> when it last began to ask

/** Notes which messages have begun to ask their reader to act since they were drawn last; returns the last of them. */
function begun(messages) {
	let last;
	for (const one of messages) {
		const asks = one.components.some((part) => part.accent_color === ACT);
		if (asks && !asking.has(one.id)) {
			asked.set(one.id, touched(one));
			last = one;
		}
		asking[asks ? "add" : "delete"](one.id);
	}
	return last;
}

/** When a message came, or last began to ask its reader to act: what asks comes back on top. */
const came = ({ id, timestamp }) => Math.max(moment(timestamp), asked.get(id) ?? 0);

/** On top is the newest message that has controls, had them until an edit, or has begun to ask since the others came;
 * without any, the newest. Below: perhaps an older one, then later ones, newest first, with at most one refusal, then a
 * line of the page. The rest is earlier. Returns the one of the upper two that asks or else changed last, and whether
 * one has just begun to ask. */
export function drawDesk(desk, earlier) {
	const here = (one) => one.channel_id === state.channel;
	const mine = state.notices.filter((one) => one.as === state.as);
	const all = [...state.private, ...mine].filter(here).sort((one, two) => moment(one.timestamp) - moment(two.timestamp));
	const begins = begun(all.filter((one) => !one.local));
	const panels = all.filter((one) => !one.local && (isLive(one) || one.edited_timestamp));
	panels.sort((one, two) => came(one) - came(two));
	const top = panels.at(-1) ?? answersOf(all)[0]?.[0];
	const held = top ? [top, ...secondOf(panels)] : [];
	const later = answersOf(all.slice(all.indexOf(top) + 1)).flat();
	const refusal = later.find(isRefusal);
	const told = later.filter((one) => !one.local && !held.includes(one) && (one === refusal || !isRefusal(one)));
	const shown = [...held, ...told, ...later.filter((one) => one.local)];
	const rest = answersOf(all.filter((one) => !shown.includes(one))).flat();
	place(desk, shown, true);
	place(earlier.lastElementChild, rest, true);
	earlier.hidden = !rest[0];
	const [name, time] = earlier.querySelectorAll("summary > :not(svg)");
	put(name, phrase("earlier", { n: rest.length }));
	put(time, rest[0] && clock(rest[0].timestamp));
	const newest = held.sort((one, two) => touched(two) - touched(one));
	return { top: newest.find(({ id }) => asking.has(id)) ?? newest[0], begins };
}
