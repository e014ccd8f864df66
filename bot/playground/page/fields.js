// The text in the field of an option: its value, its possible completions, and the option it names to continue with.

import { el, set } from "./markdown.js";
import { say } from "./spoken.js";
import { fixed, namesOf } from "./state.js";
import { send } from "./stream.js";
import { either, phrase } from "./words.js";

const INTEGER = 4;
const NUMBER = 10;
const MOST_NAMED = 5;

/** The value of a field as it is sent; undefined if it has none yet. */
export function valueOf({ option, input, taken }) {
	const word = input.value.trim().toLowerCase();
	const given = fixed(option);
	const named = (one) => [one.name, `${one.value}`].some((name) => name.toLowerCase() === word);
	if (taken || given) return (taken ?? given.find(named))?.value;
	const size = isNumber(option) ? word && Number(word) : input.value.trim().length;
	const [low = -Infinity, high = Infinity] = boundsOf(option);
	const fits = size >= low && size <= high && (option.type !== INTEGER || Number.isInteger(size));
	if (isNumber(option)) return word && fits ? size : undefined;
	return (fits && input.value.trim()) || undefined;
}

const isNumber = ({ type }) => type === INTEGER || type === NUMBER;

/** The least and the most that a number may be, or that a text may have characters. */
const boundsOf = (option) =>
	isNumber(option) ? [option.min_value, option.max_value] : [option.min_length, option.max_length];

const NUMBERS = ["takes-number", "takes-from", "takes-up-to", "takes-between"];
const TEXTS = ["takes-text", "takes-long-from", "takes-long-up-to", "takes-long-between"];

/** What would be right in a field whose text has no value: "seats takes 2 to 8". */
function whatFits(one) {
	const option = one.name;
	const names = fixed(one)?.map(({ name }) => name) ?? [];
	if (names.length > MOST_NAMED) return phrase("takes-choice", { option });
	if (names[0]) return phrase("takes-these", { option, choices: either(names) });
	const [low, high] = boundsOf(one);
	const bounds = (low !== undefined) + 2 * (high !== undefined);
	if (!bounds && one.type === INTEGER) return phrase("takes-whole", { option });
	return phrase((isNumber(one) ? NUMBERS : TEXTS)[bounds], { option, low, high, n: high ?? low });
}

/** Whether a field cannot be sent as it is. */
export const isWrong = (one) => valueOf(one) === undefined && (one.option.required || one.input.value);

/** Says under the options what would be right in a field, or takes that back. */
export function complain(one, bad) {
	const about = document.getElementById("about");
	about.querySelector(".error")?.remove();
	set(one.input, { "aria-invalid": bad ? "true" : null, "aria-describedby": bad ? "wrong" : null });
	if (!bad) return;
	one.input.focus(); // which draws the options anew, so that what is said comes after it
	const right = one.input.value.trim() ? whatFits(one.option) : phrase("takes-needed", { option: one.option.name });
	about.append(el("p.error", { id: "wrong" }, right));
	say("alert", right);
}

/** Words in which options are named, as "name: its words": those before the first name, and each option with its own. */
export function parted(words, options) {
	const names = options.flatMap(namesOf).join("|");
	const [before, ...rest] = words.split(new RegExp(`(?:^|\\s)(${names}):`));
	const given = [];
	for (let at = 0; at < rest.length; at += 2) {
		given.push({ option: options.find((one) => namesOf(one).includes(rest[at])), words: rest[at + 1].trim() });
	}
	return { before: before.trim(), given };
}

/** The choices for the text in a field: the option's fixed choices by name or value, or what the bot suggests. */
export async function choicesFor({ option, input }, command, values) {
	const word = input.value.toLowerCase();
	const given = fixed(option)?.filter(({ name, value }) => [name, `${value}`].some((one) => one.toLowerCase().includes(word)));
	if (given || !option.autocomplete) return given ?? [];
	const options = { ...values, [option.first]: input.value };
	return (await send({ type: "autocomplete", command, focused: option.first, options })).choices ?? [];
}
