// Discord's components as nodes, patched in place: an unchanged part keeps its node, its focus and its draft.

import { isControl, nodeOf, recognise } from "./identity.js";
import { away, el, icon, put, rich, set } from "./markdown.js";
import { steady } from "./scroll.js";
import { select } from "./select.js";
import { placeName, state } from "./state.js";
import { phrase } from "./words.js";

const DRAWN = {
	1: row,
	2: button,
	3: select,
	8: (part, node) => select({ ...part, options: channelsOf(part) }, node),
	9: section,
	10: (part, node = el("div.md")) => put(node, rich(part.content)),
	11: picture,
	12: gallery,
	13: file,
	14: (part, node = el("hr")) => set(node, { class: part.divider === false && "blank", "data-spacing": part.spacing }),
	17: container,
	thinking: () => el("p.thinking", el("i"), el("i"), el("i"), phrase("thinking")),
};

/** The choices of a channel select: the server's channels, without threads. */
const channelsOf = ({ default_values: chosen = [] }) =>
	state.world.channels
		.filter((one) => !one.parent_id)
		.map((one) => ({ label: placeName(one), value: one.id, default: chosen.some(({ id }) => id === one.id) }));

const LINK = 5;
/** The address of a message or channel. The page goes there by itself, since all of them are here. */
const PLACE = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/;
const bare = ({ id, ...rest }) => JSON.stringify(rest);

// How to match a part that is not a control with its older form, the surest way first.
const SAME = [(old, part) => bare(old) === bare(part), (old, part) => part.id && old.id === part.id, () => true];

/** Makes `nodes` the children of `parent`, in this order, and moves as few as possible. */
export function arrange(parent, nodes) {
	for (const old of [...parent.children]) if (!nodes.includes(old)) old.remove();
	nodes.forEach((node, at) => node === parent.children[at] || parent.insertBefore(node, parent.children[at]));
}

/** Makes the children of `parent` show `parts`. A part that is recognised keeps its node. */
export function patch(parent, parts) {
	recognise(parent, parts);
	return fill(parent, parts);
}

function fill(parent, parts) {
	const free = new Set([...parent.children].filter(({ data }) => !isControl(data)));
	const found = new Map(parts.map((part) => [part, nodeOf(part)]));
	for (const same of SAME) {
		for (const part of parts) {
			if (isControl(part) || found.get(part)) continue;
			const node = [...free].find(({ data }) => data.type === part.type && same(data, part));
			if (node && free.delete(node)) found.set(part, node);
		}
	}
	arrange(
		parent,
		parts.map((part) => draw(part, found.get(part))),
	);
	return parent;
}

function draw(part, node) {
	if (node && JSON.stringify(node.data) === JSON.stringify(part)) return node;
	const made = (DRAWN[part.type] ?? unknown)(part, node);
	made.data = part;
	return made;
}

const unknown = (part, node = el("p.unknown")) => put(node, phrase("unknown-part", { type: part.type }));

function row(part, node = el("div.row")) {
	const buttons = part.components.filter((one) => one.type === 2);
	const how = buttons.some(tiny) ? "row dense" : buttons.every(brief) ? "row brief" : "row";
	set(node, { "data-count": buttons.length, class: how });
	return fill(node, part.components);
}

/** Whether a button says so little that five fit in a line of a phone; a check mark does not count. */
const tiny = ({ label = "" }) => label.replace(/^✓ /, "").length <= 3;

/** Whether a button says so little, in words so short, that four or five fit in a line of a phone. */
const brief = ({ label = "" }) => label.length <= 16 && label.split(" ").every((word) => word.length <= 7);

/** A press bubbles up as an event; the owner of the message sends it. */
export const press = (control, detail) =>
	control.dispatchEvent(new CustomEvent("press", { bubbles: true, detail: { control, ...detail } }));

const COLOURS = ["secondary", "primary", "secondary", "success", "danger", "secondary"];

function button(part, node) {
	const click = () => press(node, { component_type: 2, custom_id: node.data.custom_id });
	const place = PLACE.exec(part.url ?? "")?.[1];
	if (place) node ??= el("button", { type: "button", "data-channel": place });
	node ??= part.style === LINK ? el("a", away) : el("button", { type: "button", click });
	const { style = 2, url, disabled, label, emoji } = part;
	set(node, { class: `button ${COLOURS[style]}`, tabindex: -1, href: place ? null : url, disabled });
	return put(node, part.icon && icon(part.icon), emoji?.name && `${emoji.name} `, label, url && !place && " ↗");
}

function section(part, node = el("div.section", el("div"), el("div"))) {
	fill(node.firstChild, part.components);
	fill(node.lastChild, part.accessory ? [part.accessory] : []);
	return node;
}

function container(part, node = el("div.container")) {
	const colour = part.accent_color?.toString(16).padStart(6, "0");
	node.style.setProperty("--accent", colour ? `#${colour}` : "");
	return fill(node, part.components);
}

function gallery(part, node = el("div.gallery")) {
	return fill(
		set(node, { "data-count": part.items.length }),
		part.items.map((item) => ({ type: 11, ...item })),
	);
}

/** A picture of known size. After an edit the old one stays until the new one is decoded. */
function picture(part, node = el("button.picture", { type: "button", tabindex: -1, title: phrase("enlarge") })) {
	const { url, width, height } = part.media;
	const image = el("img", { src: url, width, height, alt: part.description ?? "" });
	node.coming = image;
	if (!node.firstChild) node.append(image);
	const show = () => node.coming === image && steady(node, () => put(node, image));
	if (node.firstChild !== image) image.decode().then(show, show);
	return node;
}

function file(part, node = el("a.file", { tabindex: -1 })) {
	const {
		file: { url },
		name = url.split("/").pop(),
		size = 0,
	} = part;
	const long = size < 1e6 ? `${(size / 1e3).toFixed(1)} KB` : `${(size / 1e6).toFixed(1)} MB`;
	return put(
		set(node, { href: url, download: name }),
		icon("file"),
		el("b", name),
		el("span", size && long),
		icon("save"),
	);
}

/** The files attached to a message outside its components, as a part that `patch` draws. */
export const attachment = ({ id, width, description, url, filename, size, ...rest }) =>
	width
		? { type: 12, id, items: [{ media: { url, width, ...rest }, description }] }
		: { type: 13, id, file: { url }, name: filename, size };
