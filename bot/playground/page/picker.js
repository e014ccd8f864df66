// The input line, and the picker that opens on "/": commands, then a field for each option with what the bot suggests.
import { highlight, highlighted, offers, present, step } from "./choices.js";
import { choicesFor, complain, isWrong, parted, valueOf } from "./fields.js";
import { el, face, put, set } from "./markdown.js";
import { channel, commands, myName, namesOf, placeName, state } from "./state.js";
import { marked, phrase } from "./words.js";

const IDS = "write picker about text command options hint".split(" ");
const [form, picker, about, text, title, options, hint] = IDS.map((id) => document.getElementById(id));
const PAUSE = 150;
let acts; // {say(text), run(command, options)}
let command = null;
let fields = []; // {option, input, node, taken, offered}; offered: the text that the choices belong to
let asked = 0; // how often suggestions were asked for or given up; tells a late answer from a current one
let place, drawn, timer;

const current = () => fields.find((one) => one.input === document.activeElement);
const active = () => current()?.input ?? text;
const values = () => Object.fromEntries(fields.map((one) => [one.option.first, valueOf(one)]));
function show(found, heading) {
	present(active(), found, heading);
	about.hidden = !command;
	picker.hidden = !offers() && !command;
	picker.classList.toggle("none", !offers());
}

function hide() {
	giveUp();
	show([]);
	picker.hidden = true;
}

/** Stops waiting for suggestions. */
function giveUp() {
	asked++;
	clearTimeout(timer);
}

/** Draws the line for its current text, and offers commands if it begins with "/". */
function typed() {
	put(title, command && `/${command.name}`);
	hint.hidden = command || text.value;
	text.hidden = fields[0];
	if (command) return text.value ? spill(text.value) : explain();
	if (!text.value.startsWith("/")) return hide();
	const begun = (one) => namesOf(one).find((name) => text.value.startsWith(`/${name} `));
	const named = commands().find(begun);
	if (named) return begin(named, text.value.slice(begun(named).length + 2));
	const wanted = text.value.slice(1).toLowerCase();
	const rank = (one) => namesOf(one).some((name) => name.startsWith(wanted));
	const known = commands().filter((one) => namesOf(one).some((name) => name.includes(wanted)));
	const found = known.sort((one, two) => rank(two) - rank(one));
	show(found.map((one) => ({ label: `/${one.name}`, note: one.description, take: () => choose(one) })));
}

function explain() {
	const now = current()?.option;
	put(
		about,
		el("p", el("b", `/${command.name}`), command.description),
		command.options.map((one) =>
			el(
				one === now ? "p.option.now" : "p.option",
				el("b", one.name),
				el("i", phrase(one.required ? "required" : "optional")),
				el("span", one.description),
			),
		),
	);
}

/** Takes a command: required options appear at once, optional ones as dashed buttons. */
export function choose(taken) {
	start(taken);
	(fields[0]?.input ?? text).focus();
}

/** Takes a command that is typed in full. The text after it goes into its first option. */
function begin(named, rest) {
	choose(named);
	if (fields[0] || rest) spill(rest);
}

/** Words after a command go into its first required option, else one with suggestions, else the first. */
function spill(words) {
	const option = unused().find((one) => one.autocomplete) ?? unused()[0];
	text.value = "";
	if (!fields[0] && option) add(option);
	if (!fields[0]) return explain();
	fields[0].input.value = words;
	if (!named(fields[0])) suggest(fields[0]);
}

function start(taken, line) {
	command = taken;
	text.value = line ?? "";
	fields = command?.options.filter((one) => one.required).map(field) ?? [];
	hide();
	drawOptions();
	if (command) show([]);
}

function field(option) {
	const { name, description, required } = option;
	const one = { option };
	one.input = el("input", {
		role: "combobox",
		"aria-label": phrase("option", { option: name, about: description }),
		"aria-controls": "choices",
		"aria-autocomplete": "list",
		placeholder: required && phrase("which", { option: name }),
		focus: () => suggest(one),
		input: () => {
			giveUp();
			highlight(-1); // the choices shown do not belong to this text
			one.taken = null;
			complain(one, false);
			if (named(one)) return;
			timer = setTimeout(suggest, PAUSE, one);
		},
	});
	one.node = el("label", el("span", name), one.input);
	return one;
}

/** "name:" goes on to that option, as in Discord, with what follows; an optional field left empty goes. */
function named(one) {
	const { before, given } = parted(one.input.value, command.options);
	if (!given[0]) return false;
	one.input.value = before;
	fields = fields.filter((other) => other !== one || before || one.option.required);
	for (const { option, words } of given) {
		const there = fields.find((other) => other.option === option) ?? field(option);
		if (!fields.includes(there)) fields.push(there);
		if (words) Object.assign(there, { taken: null }).input.value = words;
		drawOptions(there.input);
	}
	return true;
}

const unused = () => command?.options.filter((option) => !fields.some((one) => one.option === option)) ?? [];

function add(option) {
	fields.push(field(option));
	drawOptions(fields.at(-1).input);
}

function drawOptions(focused) {
	put(
		options,
		fields.map((one) => one.node),
		unused().map((option) => el("button.dashed", { type: "button", click: () => add(option) }, `+ ${option.name}`)),
	);
	typed();
	focused?.focus();
}

async function suggest(one) {
	if (current() !== one) return;
	giveUp();
	const turn = asked;
	const words = one.input.value;
	explain();
	const found = one.taken ? [] : await choicesFor(one, command.first, values());
	if (turn !== asked || current() !== one) return; // a late answer
	one.offered = words;
	const { autocomplete, name } = one.option;
	const side = ({ name, value }) => autocomplete && value !== name && String(value);
	show(
		found.map((choice) => ({ ...choice, label: choice.name, side: side(choice), take: () => take(one, choice) })),
		found[0] && marked(autocomplete ? "suggested" : "choices-for", { option: name, n: found.length }),
	);
	complain(one, !found[0] && isWrong(one) && (one.input.value.trim() || one.input.ariaInvalid));
}

function take(one, choice) {
	one.taken = choice;
	one.input.value = one.option.autocomplete ? choice.value : choice.name;
	complain(one, false);
	show([]);
	fields.find((other) => !other.input.value)?.input.focus();
}

const wrong = () => fields.find(isWrong);

function send() {
	const line = text.value.trim();
	const bad = wrong();
	if (bad) return complain(bad, true);
	if (command) acts.run(command.first, values());
	else if (line && !line.startsWith("/")) acts.say(line);
	else return typed();
	start(null);
	text.focus();
}

/** Waits until the choices shown belong to the text of the field. False if the text changed in the meantime. */
async function offered(one = current()) {
	if (one && !one.taken && one.offered !== one.input.value) await suggest(one);
	return current() === one && (!one || one.taken || one.offered === one.input.value);
}

/** Takes the highlighted choice. A second Enter sends, unless the choice was written out in full. */
async function enter() {
	if (!(await offered())) return;
	const choice = highlighted();
	const written = [choice?.label, choice?.value].includes(active().value);
	choice?.take();
	if (!choice || (written && !wrong())) send();
}

async function tab() {
	if (await offered()) highlighted()?.take();
}

/** Keeps the choices in sight for the current text and ignores later suggestions for it. */
function stay() {
	giveUp();
	if (current()) current().offered = active().value;
}

/** Arrow keys move through the choices in sight, and open a closed list again. */
function arrow(by) {
	if (!offers()) return current() ? suggest(current()) : typed();
	stay();
	step(by);
}

/** Escape first closes the choices and keeps the text, then leaves the command. */
function escape() {
	if (!offers()) return restart();
	stay();
	show([]);
}

function restart() {
	start(null, command && `/${command.name}`);
	text.focus();
	typed();
}

function erase(event) {
	if (!command || active().value) return;
	event.preventDefault();
	const one = current();
	if (!one || one.option.required) return restart();
	fields = fields.filter((other) => other !== one);
	drawOptions(fields.at(-1)?.input ?? text);
}

function key(event) {
	const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (event.key === "Backspace") return erase(event);
	if (event.altKey || event.isComposing || !event.target.matches("input")) return;
	if (by && (offers() || command || text.value.startsWith("/"))) arrow(by);
	else if (event.key === "Tab" && offers() && !event.shiftKey) tab();
	else if (event.key === "Enter") enter();
	else if (event.key === "Escape" && (command || offers())) escape();
	else return;
	event.preventDefault();
}

/** Draws the placeholder for the person and the channel, and restores what was not sent there. */
export function drawComposer() {
	const now = `write ${state.as} ${state.channel}`;
	const facts = { name: myName(), place: placeName(channel(state.channel)) };
	form.querySelector(".box > .face").replaceWith(face(myName()));
	set(text, { "aria-label": phrase("write-wide", facts) });
	put(
		hint,
		el("span", marked("write-wide", facts)),
		el("span", marked("write-middle", facts)),
		el("span", marked("write-narrow", facts)),
	);
	if (drawn === (drawn = `${now} ${state.world.locale}`)) return;
	state.drafts.set(place, text.value);
	place = now;
	start(null, state.drafts.get(now));
	hide();
}

export function startPicker(given) {
	acts = given;
	set(text, { input: typed, focus: typed });
	set(form, {
		keydown: key,
		submit: (event) => {
			event.preventDefault();
			send();
		},
		focusout: ({ relatedTarget }) => form.contains(relatedTarget) || hide(),
	});
}

/** Opens the picker from the start. */
export function openPicker() {
	if (!command) text.value ||= "/";
	active().focus();
}
