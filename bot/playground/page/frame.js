// The frame around the two columns: title, rail, people, banner, and the welcome in an empty channel.

import { el, face, icon, put, set } from "./markdown.js";
import { say } from "./spoken.js";
import { calls, changed, channel, myName, ordered, placeName, state } from "./state.js";
import { marked, phrase } from "./words.js";

const at = (id) => document.getElementById(id);
const [people, banner] = ["people", "banner"].map(at);

export function drawFrame() {
	const here = channel(state.channel);
	const me = myName();
	const count = calls(state.as);
	document.title = `${count ? `(${count}) ` : ""}${here.name} · ${me} · ${state.world.title}`;
	put(at("brand"), state.world.title);
	put(at("title"), icon(here.parent_id ? "speech" : "hash"), here.name);
	put(at("topic"), here.topic);
	put(at("only"), phrase("only", { name: me }));
	put(at("only-column"), marked("only-column", { name: me }));
	put(at("who"), face(me), me, icon("down"));
	set(at("private"), { "aria-label": phrase("private", { name: me }) });
	drawRail();
	drawPeople();
}

function drawRail() {
	const { name, connected } = state.world.bot;
	put(
		at("channels"),
		ordered().map(({ id, name, parent_id }) => {
			const fresh = state.fresh.has(id);
			const now = {
				type: "button",
				"data-channel": id,
				"aria-current": id === state.channel && "page",
				"aria-label": fresh && phrase("channel-unread", { channel: name }),
				class: fresh && "fresh",
			};
			return el(
				"li",
				{ class: parent_id && "thread" },
				el("button", now, !parent_id && icon("hash"), name),
			);
		}),
	);
	put(set(at("bot"), { class: connected && "on" }), phrase(connected ? "bot-connected" : "bot-away", { bot: name }));
}

/** The people are native radio buttons, so that arrow keys move between them. A dot marks a person with unread
 * mentions. */
function drawPeople() {
	const old = new Map([...people.children].map((one) => [one.dataset.id, one]));
	for (const { id, name } of state.world.people) {
		const label =
			old.get(id) ??
			people.appendChild(el("label", { "data-id": id }, el("input", { type: "radio", name: "as" }), face(name), name));
		const count = calls(id);
		label.classList.toggle("called", count);
		label.firstChild.checked = id === state.as;
		set(label.firstChild, { "aria-label": count ? phrase("mentions", { name, n: count }) : name });
	}
}

let shown = el("p"); // kept, so that drawing again does not take the focus from it

/** What a channel without messages shows: the welcome if the world has one here, until somebody looks around; then, and
 * elsewhere, how to begin. */
export function welcome(run) {
	const { title, text, steps, command } = state.world.welcome;
	const here = command?.channel === state.channel;
	const wanted = here && !localStorage.looked;
	const now = `${state.world.locale} ${state.channel} ${wanted}`;
	if (shown.dataset.wanted === now) return shown;
	const look = () => {
		localStorage.looked = 1;
		changed();
		at("text").focus();
	};
	const step = (one, index) => {
		const before = steps.slice(0, index).filter(({ width }) => !width || width === (one.width || "wide"));
		return el("li", { "data-mark": before.length + 1, class: one.width }, el("b", one.title), el("p", one.text));
	};
	const begin = (style) => el(`button.button.${style}`, { type: "button", click: () => run(command) }, command.label);
	const there = command && channel(command.channel);
	const go = there && el("button.button.secondary", { type: "button", "data-channel": there.id }, phrase("begin-in", { channel: placeName(there) }));
	shown = !wanted
		? el("div.begin", el("p.day", phrase("empty")), el("p", here ? begin("secondary") : go))
		: el(
				"section.welcome",
				el("h2", title),
				el("p", text),
				el("ol", steps.map(step)),
				el(
					"p",
					begin("primary"),
					el("button.button.secondary", { type: "button", click: look }, phrase("look-around")),
				),
				el("p.small", marked("or-write")),
			);
	return set(shown, { "data-wanted": now });
}

/** Shows above the channel that the connection is lost (`wire`), or that the bot is away. */
export function drawBanner(wire) {
	const { name, connected } = state.world.bot;
	const left = Math.max(1, Math.ceil((wire.at - Date.now()) / 1000));
	const kind = wire.tries > 4 ? "stopped" : wire.lost ? "lost" : connected ? "" : "waits";
	const words = { stopped: phrase("stopped"), lost: phrase("lost", { n: left }), waits: phrase("waits", { bot: name }) }[kind];
	const drawn = `${kind} ${state.world.locale}`;
	if (banner.dataset.drawn !== drawn) {
		set(banner, { "data-kind": kind, "data-drawn": drawn });
		banner.hidden = !kind;
		const now = el("button.button.secondary", { type: "button", click: wire.again }, phrase("try-now"));
		put(banner, kind === "lost" ? el("i.spinner") : icon("warn"), el("span"), kind === "lost" && now);
		if (kind) say("alert", words);
	}
	put(banner.children[1], words);
}
