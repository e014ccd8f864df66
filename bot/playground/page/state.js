// What this tab knows: the world, the chosen person and channel, and the messages seen there. Data only; nothing is
// drawn here.

import { phrase } from "./words.js";

export const state = {
	world: {},
	asked: "", // the locale in which the world was asked for
	as: new URLSearchParams(location.hash.slice(1)).get("as"),
	channel: "",
	messages: [],
	private: [],
	notices: [], // lines from the page itself, in the form of private messages
	since: 0, // the sequence number at which the messages were read
	uses: [], // commands that wait for their answer: {who, command}
	fresh: new Set(), // channels with unread messages
	mentions: new Map(), // message id -> {people, channel}: the people who have not seen it
	pending: new Map(), // message id -> custom id of the press that waits for its answer
	drafts: new Map(), // what was typed and not sent, by place
	closed: new Set(), // private messages whose sheet the person closed: changes do not open it again
	acted: 0, // when the person last did something
	came: "", // the first answer to that, until it is in sight; null: none yet
};

export const byId = (list, id) => list.find((one) => one.id === id);
export const person = (id) => byId(state.world.people, id);
export const channel = (id) => byId(state.world.channels, id);
export const nameOf = (id) => (person(id) ?? byId([state.world.bot], id))?.name ?? id;
export const myName = () => nameOf(state.as);
export const calls = (id) => [...state.mentions.values()].filter(({ people }) => people.has(id)).length;
export const changed = () => document.dispatchEvent(new Event("changed"));

/** `#big-two`; a thread has no `#`. */
export const placeName = (one) => (one ? `${one.parent_id ? "" : "#"}${one.name}` : `#${phrase("channel-unknown")}`);

/** Channels in the order of the rail, each followed by its threads. */
export function ordered() {
	const under = (id) => state.world.channels.filter((one) => (one.parent_id ?? "") === id);
	return under("").flatMap((top) => [top, ...under(top.id)]);
}

/** Channel and person from `#c=<channel>&as=<person>`. Whatever is missing stays as it is, or is the first there is. */
export function readAddress() {
	const asked = new URLSearchParams(location.hash.slice(1));
	const { welcome, people, channels } = state.world;
	return {
		channel: [asked.get("c"), state.channel, welcome.command?.channel, channels[0].id].find(channel),
		as: [asked.get("as"), state.as, people[0].id].find(person),
	};
}

/** Writes channel and person into the address, once they are chosen: a drawing would overwrite one just entered. */
export const writeAddress = () =>
	history.replaceState(null, "", `#${new URLSearchParams({ c: state.channel, as: state.as })}`);

/** Whether the chosen person may use a command. If it lists permissions, all of them are needed. */
function may({ default_member_permissions: needed }) {
	const held = person(state.as)?.permissions;
	return !needed || !held || (BigInt(held) & BigInt(needed)) === BigInt(needed);
}

/** A name or description in the page's language, if the bot gave one. */
const localised = (one, field) => one[`${field}_localizations`]?.[state.world.locale] ?? one[field];

/** A command or option as it is shown. `first`: its name for the bot. */
const shown = (one) => ({
	...one,
	first: one.name,
	name: localised(one, "name"),
	description: localised(one, "description"),
});

/** Every command that the chosen person can run, as `{name: "table open", first, description, options}`. */
export function commands(list = state.world.commands, path = "", first = "") {
	return list.filter(may).flatMap(({ type = 1, options = [], ...rest }) => {
		const one = shown(rest);
		one.name = path + one.name;
		one.first = first + one.first;
		if (options[0]?.type <= 2) return commands(options, `${one.name} `, `${one.first} `);
		return path || type === 1 ? [{ ...one, options: options.map(shown) }] : [];
	});
}

/** The names by which a command or option is found. */
export const namesOf = ({ name, first }) => [name, first];

/** Replaces a message's older form, or appends the message; returns the older form. */
export function keep(list, message) {
	const at = list.findIndex((one) => one.id === message.id);
	const old = list[at];
	list[old ? at : list.length] = message;
	return old;
}

export const drop = (list, id) => list.filter((one) => one.id !== id);

/** What the chosen person can see counts as read. */
export function see() {
	if (document.hidden) return;
	state.fresh.delete(state.channel);
	for (const { people, channel: place } of state.mentions.values())
		if (place === state.channel) people.delete(state.as);
}

/** The fixed values of an option, if it has them. */
export function fixed({ type, choices: given }) {
	const { people, channels, roles } = state.world;
	return (
		given?.map((one) => ({ ...one, name: localised(one, "name") })) ??
		{ 5: [true, false].map((value) => ({ name: String(value), value })), 6: people, 7: channels, 8: roles }[type]?.map(
			({ id, name, value = id }) => ({ name, value }),
		)
	);
}
