// The bot's modal. The browser's own <dialog> keeps the focus inside and gives it back when it closes.

import { patch } from "./component.js";
import { el, icon, put, set } from "./markdown.js";
import { failure, send } from "./stream.js";
import { state } from "./state.js";
import { phrase } from "./words.js";

const dialog = document.getElementById("modal");

/** One labelled field. `drafts` keeps its text until it is sent. */
function field({ label, description, component }, drafts, at) {
	const {
		type,
		style,
		custom_id,
		value,
		placeholder,
		max_length: most,
		min_length: least = 1,
		required = true,
	} = component;
	const error = el("p.error", { id: `error-${at}` });
	const number = el("span");
	const input = type === 4 ? el(style === 2 ? "textarea" : "input", { placeholder, maxlength: most }) : el("div");
	const told = { id: `field-${at}`, "aria-describedby": error.id, "aria-required": String(required) };
	const count = () => most && put(number, phrase("of", { n: input.value.length, total: most }));
	if (type === 4) {
		input.value = drafts[custom_id] ?? value ?? "";
		set(input, told).oninput = () => {
			drafts[custom_id] = input.value;
			count();
		};
		count();
	} else {
		const kept = (drafts[custom_id] ??= component.options.filter((one) => one.default).map((one) => one.value));
		patch(input, [
			{ ...component, options: component.options.map((one) => ({ ...one, default: kept.includes(one.value) })) },
		]);
		set(input.querySelector(".box"), { ...told, tabindex: 0 });
		set(input, { press: ({ detail }) => (drafts[custom_id] = detail.values) });
	}
	/** Whether the field may be sent; if not, the line below it says why. */
	const check = () => {
		const { length } = drafts[custom_id] ?? input.value;
		const wrong = length < least && (required || length > 0);
		put(error, wrong && (least > 1 ? phrase("at-least", { n: least }) : phrase("needed")));
		set(input, { "aria-invalid": wrong && "true" });
		if (wrong) (input.querySelector(".box") ?? input).focus();
		return !wrong;
	};
	const node = el(
		"div.field",
		el("label", { for: told.id }, label ?? component.label, number),
		description && el("p.small", description),
		input,
		error,
	);
	return { node, check, read: () => [custom_id, drafts[custom_id] ?? input.value] };
}

/** Opens a modal. Cancel and Escape keep what was typed for the next time. */
export function openModal({ custom_id, title, components }, message) {
	const place = `modal ${state.as} ${custom_id}`;
	const drafts = state.drafts.get(place) ?? {};
	state.drafts.set(place, drafts);
	const fields = [];
	const body = components.map((part, at) => {
		if (part.type === 10) return patch(el("div"), [part]);
		const made = field(part.type === 1 ? { component: part.components[0] } : part, drafts, at);
		fields.push(made);
		return made.node;
	});
	const error = el("p.error", { role: "alert" });
	const save = el("button.button.primary", phrase("save"));
	const close = { type: "button", click: () => dialog.close() };
	const submit = async (event) => {
		event.preventDefault();
		if (save.ariaDisabled || !fields.map((one) => one.check()).every(Boolean)) return;
		set(save, { "aria-disabled": "true", class: "button primary pending" });
		const answer = await send({
			type: "modal",
			custom_id,
			message,
			fields: Object.fromEntries(fields.map((one) => one.read())),
		});
		set(save, { "aria-disabled": null, class: "button primary" });
		if (answer.ok === false) return put(error, failure(answer).join(" "));
		state.drafts.delete(place);
		dialog.close();
	};
	put(
		dialog,
		el(
			"form",
			{ submit, novalidate: true },
			el(
				"header",
				el("h2", { id: "modal-title" }, title),
				el("button.quiet", close, { "aria-label": phrase("close") }, icon("cross")),
			),
			body,
			error,
			el("footer", el("button.button.secondary", close, phrase("cancel")), save),
		),
	);
	const opener = document.activeElement;
	const article = opener.closest("article");
	dialog.onclose = () => (opener.isConnected && !opener.disabled) || article?.focus();
	dialog.showModal();
	dialog.querySelector("input, textarea, .box")?.focus();
}
