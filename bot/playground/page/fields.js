// The text in the field of an option: its value, its possible completions, and the option it names to continue with.

import { fixed } from "./state.js";
import { send } from "./stream.js";

const INTEGER = 4;
const NUMBER = 10;

/** The value of a field as it is sent; undefined if it has none yet. */
export function valueOf({ option, input, taken }) {
	const word = input.value.trim().toLowerCase();
	const given = fixed(option);
	const named = (one) => [one.name, `${one.value}`].some((name) => name.toLowerCase() === word);
	if (taken || given) return (taken ?? given.find(named))?.value;
	if (option.type === INTEGER || option.type === NUMBER) return word && isFinite(word) ? Number(word) : undefined;
	return input.value.trim() || undefined;
}

/** Words in which options are named, as "name: its words": those before the first name, and each option with its own. */
export function parted(words, options) {
	const names = options.map(({ name }) => name).join("|");
	const [before, ...rest] = words.split(new RegExp(`(?:^|\\s)(${names}):`));
	const given = [];
	for (let at = 0; at < rest.length; at += 2) {
		given.push({ option: options.find(({ name }) => name === rest[at]), words: rest[at + 1].trim() });
	}
	return { before: before.trim(), given };
}

/** The choices for the text in a field: the option's fixed choices by name or value, or what the bot suggests. */
export async function choicesFor({ option, input }, command, values) {
	const word = input.value.toLowerCase();
	const given = fixed(option)?.filter(({ name, value }) => [name, `${value}`].some((one) => one.toLowerCase().includes(word)));
	if (given || !option.autocomplete) return given ?? [];
	const options = { ...values, [option.name]: input.value };
	return (await send({ type: "autocomplete", command, focused: option.name, options })).choices ?? [];
}
