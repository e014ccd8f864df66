// The select menu: a combobox over a list or, if every label is short, over a grid of toggles. It keeps a draft while
// it is open and sends once: by Done, Enter, a single choice, or a press elsewhere. Escape discards the draft.

import { arrange, press } from "./component.js";
import { el, icon, put, set } from "./markdown.js";
import { phrase } from "./words.js";

const SHORT = 5;
const GAP = 6; // between the box and the menu, as in the style sheet
const OVER = ["click", "pointercancel", "dragend"]; // what ends a press, also one that becomes a swipe
const AFTER = Node.DOCUMENT_POSITION_FOLLOWING;
const letters = new Intl.Segmenter();
const size = (label) => [...letters.segment(label)].length;
const short = ({ label }) => size(label) <= SHORT;
const paired = ({ label }) => /^\S+ \S+$/.test(label) && label.split(" ").every((word) => size(word) <= SHORT + 1);
let count = 0;

/** Whether options make a grid: nearly all are short and none is described; the others may have two short words. */
const grid = (options) =>
	options.every((one) => !one.description && (short(one) || paired(one))) &&
	options.filter(short).length > options.length / 2;

/** Draws a string select, reusing the node of its older form if there is one. */
export function select(part, node = made()) {
	node.update(part);
	return node;
}

function made() {
	const id = `select-${++count}`;
	let part, several, sent, draft;
	let uncovered; // takes back what was scrolled for the menu, if nobody scrolled since
	let at = 0; // the index of the option that the keys have reached
	const box = el("button.box", {
		type: "button",
		role: "combobox",
		tabindex: -1,
		"aria-haspopup": "listbox",
		"aria-controls": id,
		click: toggle,
		keydown: key,
	});
	const title = el("b");
	const number = el("span.number");
	const done = el("button.button.primary", { type: "button", click: () => finish() }, phrase("done"));
	const clear = el("button.quiet", { type: "button", click: () => choose([]) }, phrase("clear"));
	const list = el("div", { id, role: "listbox", click: pick });
	const menu = el(
		"div.menu",
		{ keydown: leave, mousedown: (event) => event.preventDefault() },
		el("header", title, number, clear, done),
		list,
	);
	const node = el("div.select", { focusout: ({ relatedTarget }) => relatedTarget && outside(relatedTarget) }, box);
	node.update = update;
	return node;

	/** The current values: those just sent, or else those the bot marked. */
	function standing() {
		return sent ?? part.options.filter((one) => one.default).map((one) => one.value);
	}

	function update(next) {
		if (JSON.stringify(part?.options) !== JSON.stringify(next.options)) sent = null;
		part = next;
		several = part.max_values > 1;
		at = Math.min(at, part.options.length - 1);
		draft &&= draft.filter((value) => part.options.some((one) => one.value === value));
		if (part.disabled) shut();
		else draw();
	}

	function draw() {
		const { options, placeholder = phrase("choose"), disabled, min_values: least = 1 } = part;
		const values = draft ?? standing();
		const chosen = options.filter((one) => values.includes(one.value));
		const told = several ? phrase("of", { n: chosen.length, total: options.length }) : chosen[0]?.label;
		set(box, {
			"aria-label": chosen[0] ? phrase("chosen", { select: placeholder, chosen: told }) : placeholder,
			"aria-expanded": String(!!draft),
			disabled,
		});
		set(box, { "aria-activedescendant": draft && `${id}-${at}` });
		const tokens = chosen.map((one) => el("span.token", one.label));
		put(
			box,
			el("span.tokens", chosen[0] ? tokens : placeholder),
			el("span.number", several && chosen[0] && told),
			icon("down"),
		);
		if (!draft) return;
		put(title, placeholder);
		put(number, told);
		done.disabled = draft.length < least;
		menu.classList.toggle("one", !several);
		set(list, {
			class: grid(options) ? "grid" : "list",
			"aria-label": placeholder,
			"aria-multiselectable": String(several),
		});
		const drawn = new Map([...list.children].map((node) => [node.value, node]));
		arrange(
			list,
			options.map((one, index) => choice(one, index, drawn.get(one.value))),
		);
	}

	/** Draws an option. Its node stays: a press is lost where the node that was pressed is gone on release. */
	function choice({ value, label, description }, index, node = el("div", { role: "option" })) {
		node.value = value;
		const chosen = String(draft.includes(value));
		set(node, { id: `${id}-${index}`, class: index === at && "at", "aria-selected": chosen });
		return put(node, el("b", label), description && el("span", description), icon("check"));
	}

	function toggle() {
		if (draft) finish();
		else if (!box.ariaDisabled) show();
	}

	function show() {
		giveBack();
		draft = standing();
		at = Math.max(
			0,
			part.options.findIndex((one) => draft.includes(one.value)),
		);
		node.append(menu);
		menu.hidden = false;
		draw();
		menu.classList.toggle("above", opensAbove());
		menu.scrollIntoView({ block: "nearest" });
		uncover();
		document.addEventListener("pointerdown", outside);
	}

	/** On a phone the menu is a sheet. A picture that it would cover goes up until the menu is shut. */
	function uncover() {
		const above = (one) => one.compareDocumentPosition(node) & AFTER;
		const picture = [...(node.closest(".container")?.querySelectorAll(".picture") ?? [])].filter(above).pop();
		if (!picture || getComputedStyle(menu).position !== "fixed") return;
		const covered = picture.getBoundingClientRect().bottom + GAP - menu.getBoundingClientRect().top;
		if (covered <= 0) return;
		const column = node.closest("main, aside, dialog");
		const before = column.scrollTop;
		column.scrollBy(0, covered);
		const after = column.scrollTop;
		uncovered = () => column.scrollTop === after && (column.scrollTop = before);
	}

	/** Opens on the side away from the picture, so that the picture stays in sight, but only where there is room. A
	 * menu that fits on neither side goes below, where the page can scroll to it. */
	function opensAbove() {
		const pictures = [...(node.closest(".container")?.querySelectorAll(".picture") ?? [])];
		const wanted = pictures.length > 0 && pictures.every((one) => node.compareDocumentPosition(one) & AFTER);
		const [box, column] = [node, node.closest("main, aside, dialog")].map((one) => one.getBoundingClientRect());
		const needed = menu.offsetHeight + GAP;
		return box.top - column.top >= needed && (wanted || column.bottom - box.bottom < needed);
	}

	/** Hides the menu. Its room goes with it, but not in mid-press, which would reach what then comes under it. */
	function shut(pressing = false) {
		draft = null;
		menu.hidden = true;
		document.removeEventListener("pointerdown", outside);
		draw();
		if (!pressing) return giveBack();
		for (const over of OVER) document.addEventListener(over, giveBack, true);
	}

	function giveBack() {
		for (const over of OVER) document.removeEventListener(over, giveBack, true);
		uncovered?.();
		uncovered = null;
		menu.remove();
	}

	function outside(where) {
		if (draft && !node.contains(where.target ?? where)) finish(false, where.type === "pointerdown");
	}

	function leave(event) {
		if (event.key !== "Escape" || !draft) return;
		event.preventDefault();
		event.stopPropagation();
		box.focus();
		shut();
	}

	/** Sends the draft if it is allowed and differs from the current values. */
	function finish(focus = true, pressing = false) {
		const values = part.options.map((one) => one.value).filter((value) => draft.includes(value));
		const same = String(values) === String(standing()) || values.length < (part.min_values ?? 1);
		const undo = () => {
			sent = null;
			draw();
		};
		if (!same) sent = values;
		if (focus) box.focus();
		shut(pressing);
		if (!same) press(node, { component_type: part.type, custom_id: part.custom_id, values, undo });
	}

	function choose(values) {
		draft = values;
		draw();
		box.focus();
	}

	function flip(index) {
		const { value } = part.options[index];
		at = index;
		if (!several) {
			draft = [value];
			return finish();
		}
		const rest = draft.filter((one) => one !== value);
		if (rest.length < draft.length) choose(rest);
		else if (draft.length < part.max_values) choose([...draft, value]);
	}

	function pick({ target }) {
		const index = [...list.children].indexOf(target.closest("[role=option]"));
		if (index >= 0) flip(index);
	}

	function move(step) {
		at = Math.max(0, Math.min(part.options.length - 1, at + step));
		draw();
		list.children[at].scrollIntoView({ block: "nearest" });
	}

	function key(event) {
		if (event.altKey || !(draft || event.key === "ArrowDown")) return;
		if (!draft) toggle();
		const wide = getComputedStyle(list).gridTemplateColumns.split(" ").length;
		const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: wide, ArrowUp: -wide, Home: -99, End: 99 };
		if (steps[event.key]) move(steps[event.key]);
		else if (event.key === " " || (event.key === "Enter" && !several)) flip(at);
		else if (event.key === "Enter") done.click();
		else return leave(event);
		event.preventDefault();
		event.stopPropagation();
	}
}
