// The page: it reads the world, draws it for one person in one channel, and carries what that person does.

import { arrange } from "./component.js";
import "./fit.js";
import { drawBanner, drawFrame, welcome } from "./frame.js";
import { el, icon, put, rich, set, tick } from "./markdown.js";
import { announce, drawChannel, drawDesk, headline, opening, settle } from "./message.js";
import { openModal } from "./modal.js";
import { choose, drawComposer, openPicker, startPicker } from "./picker.js";
import "./presses.js";
import { answers, cross, follow, holdFocus, roam, steady, stops } from "./scroll.js";
import { say } from "./spoken.js";
import { byId, channel, commands, drop, keep, myName, ordered, person, see, state } from "./state.js";
import { readAddress, writeAddress } from "./state.js";
import { ask, listen, notice, send } from "./stream.js";
import { changeTheme, followTheme } from "./theme.js";
import { chooseLanguage, learn, phrase } from "./words.js";
import { enlarge, reduce } from "./zoom.js";

const at = (id) => document.getElementById(id);
const IDS = "main list private desk people rail peek help".split(" ");
const [main, list, aside, desk, people, rail, peek, help] = IDS.map(at);
const { body } = document;
const memory = localStorage;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const column = follow(main, at("pill"));
const bring = answers(aside, desk);
let stream;
let wire = { lost: false, tries: 0 };
let unread = null; // what the stream tells while messages are read: the answer may be older
let day = new Date().toDateString();
let awaited = ""; // the channel whose next thread is opened at once

/* Drawing: anything can be drawn again at any time; whatever has not changed keeps its node. */

function draw() {
	see();
	drawFrame();
	drawBanner(wire);
	drawComposer();
	holdFocus(() => {
		steady(list, () => {
			if (state.messages[0] || state.uses[0]) drawChannel(list);
			else arrange(list, state.since < 0 ? [] : [welcome(runWelcome)]);
		});
		drawPrivate(myName());
	});
	if (bring(state.came)) state.came = "";
	settle();
	reduce();
}

function drawPrivate(me) {
	const { top, begins } = drawDesk(desk, at("earlier"));
	if (begins && !desk.querySelector(".menu")) aside.scrollTop = 0;
	const says = (key) => phrase(key, { name: me });
	const [none, yet, only] = ["nothing-private", "nothing-private-yet", "only"].map(says);
	if (!top) put(desk, el("div.empty", icon("lock"), el("b", none), el("p", yet)));
	peek.hidden = !top;
	if (top)
		put(
			peek,
			icon("lock"),
			el("span", el("b", rich(opening(top))), only),
			el("i.button.primary", phrase("open")),
		);
	stops(main, list.querySelector("article:last-of-type"));
	stops(aside, desk.querySelector("article"));
}

/* The chosen channel and person. */

/** Reads the messages, and applies what the stream told meanwhile to what was read. */
async function load() {
	const { channel, as } = state;
	const news = (unread = []);
	const answer = await ask(`messages?${new URLSearchParams({ channel, as })}`);
	if (!answer.messages || channel !== state.channel || as !== state.as) return;
	Object.assign(state, { messages: answer.messages, private: answer.private, since: answer.sequence });
	for (const { event, number } of news) {
		if (event.type.endsWith("delete")) gone(event.message.id);
		else if (event.message.channel_id === channel && number > answer.sequence) kept(event.message);
	}
	unread = null;
	draw();
}

async function go(where, anew = where.as && where.as !== state.as) {
	const moves = anew || where.channel !== state.channel;
	Object.assign(state, where, moves && { messages: [], private: [], since: -1 });
	writeAddress();
	sheet("");
	if (!moves) return;
	if (anew) {
		stream?.close();
		await learn();
	}
	draw();
	await load();
	column.end();
	if (!anew || where.as !== state.as) return;
	stream?.close();
	stream = listen(state.since, heard, turned);
}

async function refresh() {
	await learn(true);
	await load();
}

function turned(next) {
	const back = wire.lost && !next.lost;
	wire = { ...next, again: stream.open };
	drawBanner(wire);
	if (back) refresh();
}

/** On narrow screens the rail, the people and the private answers are sheets, shown one at a time. */
function sheet(name) {
	if (body.dataset.sheet === "private") for (const { id } of state.private) state.closed.add(id);
	body.dataset.sheet = body.dataset.sheet === name ? "" : name;
	if (body.dataset.sheet === "private") state.closed.clear();
	set(at("menu"), { "aria-expanded": String(body.dataset.sheet === "rail") });
	set(at("who"), { "aria-expanded": String(body.dataset.sheet === "people") });
}

/* What the stream reports. */

const WORLD = {
	bot: ({ connected }) => (state.world.bot.connected = connected),
	commands: ({ commands }) => {
		state.world.commands = commands;
		at("text").dispatchEvent(new Event("input")); // what is typed may be a command now
	},
	channel_delete: ({ id }) => (state.world.channels = drop(state.world.channels, id)),
	channel_create: ({ channel }) => {
		keep(state.world.channels, channel);
		if (channel.parent_id === awaited) go({ channel: channel.id });
	},
	modal: () => {}, // it came with the answer to the press
	resync: refresh,
};

function heard(event, number) {
	if (WORLD[event.type]) WORLD[event.type](event);
	else if (event.type.endsWith("delete")) gone(event.message.id);
	else shown(event.message, event.message.flags & EPHEMERAL, number);
	if (event.message) unread?.push({ event, number });
	draw();
}

const kept = (message) => keep(message.flags & EPHEMERAL ? state.private : state.messages, message);

function gone(id) {
	for (const list of ["messages", "private", "notices"]) state[list] = drop(state[list], id);
	state.mentions.delete(id);
}

function shown(message, alone, number) {
	const here = message.channel_id === state.channel;
	const quiet = message.author.id === state.as || message.flags & LOADING;
	const old = here && number > state.since ? kept(message) : message;
	if (here && old !== message && (alone || !quiet)) announce(message, old, alone && phrase("private", { name: myName() }));
	if (old && headline(old) === headline(message) && here) return;
	const called = message.mentions.map((one) => one.id).filter(person);
	if (called[0]) state.mentions.set(message.id, { people: new Set(called), channel: message.channel_id });
	if (!here) return state.fresh.add(message.channel_id);
	if (!old && !alone) column.came();
	if (!alone || Date.now() - state.acted > 4000 || state.closed.has(message.id)) return;
	body.dataset.sheet = "private";
	if (!old) state.came ??= message.id;
}

/* What the person does. */

/** Sends one act and shows that it waits. During an act on a message, the message's controls are disabled. */
async function act(what, undo) {
	const { message, custom_id, type, command } = what;
	if (message && (state.pending.has(message) || !state.world.bot.connected)) return undo?.();
	Object.assign(state, { acted: Date.now(), came: null });
	const use = { who: state.as, command };
	if (type === "command") state.uses.push(use);
	if (message) state.pending.set(message, custom_id);
	draw();
	const answer = await send(what);
	state.uses = state.uses.filter((one) => one !== use);
	state.pending.delete(message);
	if (answer.ok === false) {
		undo?.();
		failed(what, answer, () => act(what));
	} else {
		state.notices = state.notices.filter((one) => one.as !== use.who);
		if (answer.modal) openModal(answer.modal, message);
	}
	draw();
}

function failed(what, answer, again) {
	body.dataset.sheet = "private";
	say("alert", notice(what, answer, again));
}

function runWelcome({ channel, command, options }) {
	awaited = channel;
	act({ type: "command", command, options });
}

async function speak(content) {
	const answer = await ask("messages", { as: state.as, channel: state.channel, content });
	if (answer.ok === false) failed({ content }, answer, () => speak(content));
}

function pressed({ detail: { control, undo, ...press } }) {
	const { message } = control.closest("article");
	if (message.local) message.local[press.custom_id]();
	else act({ type: "component", message: message.id, ...press }, undo);
}

const CLICKS = {
	"[data-channel]": ({ dataset }) => channel(dataset.channel) && go({ channel: dataset.channel }),
	"[href^='https://discord.com/channels/']": ({ pathname }) => go({ channel: pathname.split("/")[3] }),
	"[data-command]": ({ dataset }) => choose(commands().find((one) => one.first === dataset.command)),
	"[data-dismiss]": ({ dataset }) => {
		ask("dismiss", { as: state.as, message: dataset.dismiss });
		gone(dataset.dismiss);
		draw();
	},
	".picture": enlarge,
	".skip a": ({ hash }) => at(hash.slice(1)).focus(),
	"#menu": () => sheet("rail"),
	"#who": () => sheet("people"),
	"#peek": () => {
		sheet("private");
		desk.querySelector("article").focus();
	},
	"#close": () => {
		sheet("");
		peek.focus();
	},
	"#theme": changeTheme,
	"#keys": () => help.showModal(),
};

function clicked(event) {
	const { target } = event;
	const hit = Object.keys(CLICKS).find((selector) => target.closest(selector));
	if (target.closest(hit)?.href) event.preventDefault();
	if (hit) CLICKS[hit](target.closest(hit));
	else if (["rail", "people"].includes(body.dataset.sheet) && !target.closest("#rail, #people")) sheet("");
}

const beside = (all, id, step) => all[(all.indexOf(byId(all, id)) + step + all.length) % all.length].id;

function key(event) {
	const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event;
	const step = altKey && { ArrowDown: 1, ArrowUp: -1 }[key];
	const single =
		memory.keys !== "off" &&
		!altKey &&
		!ctrlKey &&
		!metaKey &&
		!target.closest("input:not([type=radio]), textarea, dialog");
	if (key === "F6") cross([rail, main, at("write"), people, aside], shiftKey ? -1 : 1);
	else if (step && shiftKey) go({ as: beside(state.world.people, state.as, step) });
	else if (step) go({ channel: beside(ordered(), state.channel, step) });
	else if (single && key === "/") openPicker();
	else if (single && key === "?") help.showModal();
	else if (key === "Escape" && body.dataset.sheet && !target.closest("dialog, article")) sheet("");
	else return;
	event.preventDefault();
}

async function start() {
	for (const node of document.querySelectorAll("[data-icon]:not([data-say])")) node.prepend(icon(node.dataset.icon));
	const single = at("single");
	single.checked = memory.keys !== "off";
	single.onchange = () => (memory.keys = single.checked ? "on" : "off");
	people.onchange = ({ target }) => go({ as: target.parentNode.dataset.id });
	at("language").onchange = ({ target }) => go({ as: chooseLanguage(target.value) }, true);
	roam(main);
	roam(aside);
	set(document, { keydown: key, click: clicked, press: pressed, changed: draw, visibilitychange: draw });
	startPicker({ say: speak, run: (command, options) => act({ type: "command", command, options }) });
	await learn();
	followTheme();
	await go(readAddress(), true);
	onhashchange = () => go(readAddress());
	setInterval(() => {
		tick();
		drawBanner(wire);
		if (day !== (day = new Date().toDateString())) draw(); // what was of today is of yesterday now
	}, 1000);
	list.querySelector(".welcome .primary")?.focus();
}

start();
