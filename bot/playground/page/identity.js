// Which control is which after an edit. A control keeps its node, and with it the focus, only while it does the same:
// what was "Start" must not become "Menu" under a finger.

const BUTTON = 2;
const KINDS = [BUTTON, 3, 8];
const nodes = new WeakMap(); // part -> the node that stood for it before the edit

export const isControl = (part) => KINDS.includes(part?.type);

/** The node a control already has; undefined for one that is new. */
export const nodeOf = (part) => nodes.get(part);

const textOf = (section) => section?.components.map((one) => one.content).join("\n");

/** The controls in these parts, each with the text of the section it stands beside. */
const controlsIn = (parts, beside) =>
	parts.flatMap((part) => {
		if (isControl(part)) return [{ part, beside }];
		const { components = [], accessory } = part;
		return [...controlsIn(components), ...(accessory ? controlsIn([accessory], textOf(part)) : [])];
	});

// What a custom id begins with, before the numbers in it: a turn, a page, a state. Words alone are not enough, since a
// "Leave" that asks first is not the "Leave" that does it.
const stem = ({ custom_id, url }) => (custom_id ?? url)?.split(/\d/)[0];

// How a control is known again, the surest way first: by what it does; by how that begins and what a reader takes it for;
// and a select, which by itself does nothing, by how it begins and its number.
const WAYS = [
	({ part }) => part.custom_id ?? part.url,
	({ part, beside }) => JSON.stringify([stem(part), part.label ?? part.placeholder, part.emoji?.name, beside]),
	({ part }) => part.type !== BUTTON && part.id && `${stem(part)} ${part.id}`,
];

/** Finds the controls of a message again in its edited parts, wherever they stand now. Two alike are both new. */
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
