// What is written into the field of an option: its value, and the name of another option to go on with.

import { fixed } from "./state.js";

const INTEGER = 4;
const NUMBER = 10;

/** The value of a field as it is sent; undefined while it holds none. */
export function valueOf({ option, input, taken }) {
	const word = input.value.trim().toLowerCase();
	const given = fixed(option);
	if (taken || given) return (taken ?? given.find((one) => one.name.toLowerCase() === word))?.value;
	if (option.type === INTEGER || option.type === NUMBER) return word && isFinite(word) ? Number(word) : undefined;
	return input.value.trim() || undefined;
}

/** Words that end with "name:" of one of the options: the words before it, and that option. */
export function goesOn(words, options) {
	const option = options.find(({ name }) => ` ${words}`.endsWith(` ${name}:`));
	return option && { before: words.slice(0, -option.name.length - 1).trim(), option };
}
