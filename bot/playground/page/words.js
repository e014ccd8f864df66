// The page's own texts, in the language of the person one is. They come with the world.

import { el, icon, put, set } from "./markdown.js";
import { person, state } from "./state.js";
import { ask } from "./stream.js";
import { drawTheme } from "./theme.js";

const MARKS = /(`.+?`|\*\*.+?\*\*)/;

/** The text of a key: of one that counts, the form for `n`. */
function template(key, n) {
	const { words, locale } = state.world;
	const found = words[key] ?? key;
	if (typeof found === "string") return found;
	return found[n] ?? found[new Intl.PluralRules(locale).select(n)] ?? found.other;
}

const filled = (text, facts) => text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? facts[part] : part));

/** A whole text with its facts: `phrase("new-messages", { n: 2 })`. */
export const phrase = (key, facts = {}) => filled(template(key, facts.n).replace(/`|\*\*/g, ""), facts).join("");

function piece(part, facts) {
	if (part[0] === "`") return el("kbd", part.slice(1, -1));
	return part[0] === "*" ? el("b", filled(part.slice(2, -2), facts)) : filled(part, facts);
}

/** The same as nodes. A fact may be a node. */
export const marked = (key, facts = {}) => template(key, facts.n).split(MARKS).flatMap((part) => piece(part, facts));

/** Words as a list: "a, b or c", without the comma of American English. */
export const either = (words) =>
	new Intl.ListFormat(state.world.locale.replace("US", "GB"), { type: "disjunction" }).format(words);

/** The locale chosen for a person; at first the browser's. */
const wanted = (id) => localStorage[`language ${id}`] ?? navigator.language;

/** Chooses a language for the person one is. Lines in another one go. */
export function chooseLanguage(locale) {
	localStorage[`language ${state.as}`] = locale;
	state.notices = state.notices.filter(({ as }) => as !== state.as);
	return state.as;
}

/** Reads the world in the person's language, unless it is read, and tells the playground. */
export async function learn(anew = false) {
	const locale = wanted(state.as);
	if (anew || locale !== state.asked) {
		const world = await ask(`world?${new URLSearchParams({ locale })}`);
		if (!world.channels || locale !== wanted(state.as)) return;
		Object.assign(state, { world, asked: locale });
		translate();
	}
	const me = person(state.as);
	if (!me || me.locale === state.world.locale) return;
	me.locale = state.world.locale;
	await ask("language", { as: state.as, locale: me.locale });
}

/** Writes the texts that never change, and the list of languages. */
function translate() {
	const { locale, languages } = state.world;
	document.documentElement.lang = locale;
	for (const node of document.querySelectorAll("[data-say]"))
		put(node, node.dataset.icon && icon(node.dataset.icon), marked(node.dataset.say));
	for (const node of document.querySelectorAll("[data-label]")) set(node, { "aria-label": phrase(node.dataset.label) });
	const choices = languages.map(({ locale: lang, name }) => el("option", { value: lang, lang }, name));
	put(document.getElementById("language"), choices).value = locale;
	drawTheme();
}
