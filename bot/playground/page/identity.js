// Matches controls with their nodes after an edit. A control keeps its node, and with it the focus, only while it does
// the same thing: "Start" must not turn into "Menu" under a finger.

const BUTTON = 2;
const KINDS = [BUTTON, 3, 8];
const nodes = new WeakMap(); // part -> the node that showed it before the edit

export const isControl = (part) => KINDS.includes(part?.type);

/** The node that a control already has; undefined for a new control. */
export const nodeOf = (part) => nodes.get(part);

const textOf = (section) => section?.components.map((one) => one.content).join("\n");

/** The controls in these parts, each with the text of the section beside it. */
const controlsIn = (parts, beside) =>
	parts.flatMap((part) => {
		if (isControl(part)) return [{ part, beside }];
		const { components = [], accessory } = part;
		return [...controlsIn(components), ...(accessory ? controlsIn([accessory], textOf(part)) : [])];
	});

// A custom id up to its first number, which may be a turn, a page or a state. Its words alone do not identify a
// control: a "Leave" that asks first is not the "Leave" that leaves.
const stem = ({ custom_id, url }) => (custom_id ?? url)?.split(/\d/)[0];

// How to recognise a control, the surest way first: by its custom id; by the id's beginning with its label, emoji and
// section; and a select, which does nothing by itself, by the id's beginning and its number.
const WAYS = [
	({ part }) => part.custom_id ?? part.url,
	({ part, beside }) => JSON.stringify([stem(part), part.label ?? part.placeholder, part.emoji?.name, beside]),
	({ part }) => part.type !== BUTTON && part.id && `${stem(part)} ${part.id}`,
];

/** Finds the controls of a message among its edited parts, wherever they are now. If two look alike, both count as
 * new. */
export function recognise(root, parts) {
	const old = [...root.querySelectorAll(".button, .select")]
		.filter((node) => node.data)
		.map((node) => ({ node, part: node.data, beside: textOf(node.closest(".section")?.data) }));
	const fresh = controlsIn(parts);
	for (const { part } of fresh) nodes.delete(part);
	for (const way of WAYS) {
		const key = (one) => way(one) && `${one.part.type} ${!one.part.url} ${way(one)}`;
		const only = (all, wanted) => {
			const found = all.filter((one) => key(one) === wanted);
			return found.length === 1 && found[0];
		};
		for (const one of [...fresh]) {
			const known = key(one) && only(fresh, key(one)) && only(old, key(one));
			if (!known) continue;
			nodes.set(one.part, known.node);
			fresh.splice(fresh.indexOf(one), 1);
			old.splice(old.indexOf(known), 1);
		}
	}
}
