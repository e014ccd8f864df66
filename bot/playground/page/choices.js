// The choices for the field being written in: a listbox with at most one choice highlighted. The focus stays in the
// field, which names the highlighted choice to a screen reader.

import { el, put, set } from "./markdown.js";

const [offer, choices] = ["offer", "choices"].map((id) => document.getElementById(id));
let field = document.getElementById("text");
let items = []; // {label, value, note, side, take}
let at = -1;
let shown = 0; // how many lists were shown so far, so that choices of different lists have different ids

export const offers = () => items.length > 0;
export const highlighted = () => items[at];

/** Highlights the choice at an index; -1: none. */
export function highlight(place) {
	at = place;
	[...choices.children].forEach((one, index) => set(one, { "aria-selected": String(index === at) }));
	choices.children[at]?.scrollIntoView({ block: "nearest" });
	set(field, { "aria-activedescendant": choices.children[at]?.id, "aria-expanded": String(offers()) });
}

export const step = (by) => highlight(at < 0 && by < 0 ? items.length - 1 : (at + by + items.length) % items.length);

/** Shows the choices found for a field, under a heading, with the first one highlighted. */
export function present(input, found, heading) {
	set(field, { "aria-activedescendant": null, "aria-expanded": "false" });
	[field, items] = [input, found];
	shown += 1;
	const draw = ({ label, note, side, take }, index) => {
		const touched = { mousedown: (event) => event.preventDefault(), click: take };
		const told = { role: "option", id: `choice-${shown}-${index}`, ...touched };
		return el("li", told, side && el("small", side), el("b", label), note && el("span", note));
	};
	put(offer, heading);
	put(choices, items.map(draw));
	highlight(items[0] ? 0 : -1);
}
