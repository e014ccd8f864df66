// Dialogs: the bot's modal, the enlarged picture, the help. The browser's own <dialog> keeps and returns the focus.

import { fill } from "./component.js";
import { el, icon } from "./markdown.js";
import { state } from "./state.js";

/** Shows what is in a dialog; a press outside closes it. */
export function show(dialog, ...kids) {
  dialog.replaceChildren(...kids);
  dialog.onclick = (event) => event.target === dialog && dialog.close();
  if (!dialog.open) dialog.showModal();
}

export function header(dialog, title) {
  return el("header", {}, el("h2", { id: `${dialog.id}-title` }, title),
    el("button", { type: "button", class: "quiet", "aria-label": "Close", click: () => dialog.close() }, icon("close")));
}

export function enlarge(image) {
  const dialog = document.getElementById("zoom");
  const { src, alt, width, height } = image;
  show(dialog, el("button", { type: "button", "aria-label": `Close. ${alt}`, click: () => dialog.close() },
    el("img", { src, alt: "", width, height })));
}

class Field {
  constructor({ label, description, component = {} }, drafts, at) {
    this.part = component;
    this.drafts = drafts;
    const id = `field-${at}`;
    this.error = el("p", { class: "error", id: `${id}-error` });
    this.number = el("span");
    if (component.type === 4) this.write(id);
    else this.choose();
    this.node = el("div", { class: "field" },
      el("label", { for: id }, label ?? component.label ?? "", this.number),
      description && el("p", { class: "small" }, description), this.input, this.error);
    this.count();
  }

  write(id) {
    const { style, value, placeholder, max_length, custom_id, required } = this.part;
    this.input = el(style === 2 ? "textarea" : "input", {
      id, placeholder, maxlength: max_length, "aria-describedby": this.error.id, "aria-required": String(required !== false),
      input: () => (this.drafts.set(custom_id, this.input.value), this.count()),
    });
    this.input.value = this.drafts.get(custom_id) ?? value ?? "";
  }

  choose() {
    const { custom_id, options = [] } = this.part;
    const kept = this.drafts.get(custom_id);
    this.input = el("div", { press: (event) => (event.stopPropagation(), this.drafts.set(custom_id, event.detail.values)) });
    fill(this.input, [{ ...this.part, options: kept ? options.map((one) => ({ ...one, default: kept.includes(one.value) })) : options }]);
    for (const box of this.input.querySelectorAll(".box")) box.tabIndex = 0;
  }

  get value() {
    return this.drafts.get(this.part.custom_id) ?? this.input.value
      ?? (this.part.options ?? []).filter((one) => one.default).map((one) => one.value);
  }

  count() {
    if (this.part.max_length) this.number.textContent = `${this.input.value.length} of ${this.part.max_length}`;
  }

  /** Whether what stands in the field may be sent; if not, the line under it says why. */
  check() {
    const { required = true, min_length = 0 } = this.part;
    const { length } = this.value;
    const wrong = required && !length ? "This is needed." : length && length < min_length ? `At least ${min_length} characters.` : "";
    this.error.textContent = wrong;
    this.input.toggleAttribute("aria-invalid", Boolean(wrong));
    if (wrong) (this.input.querySelector?.(".box") ?? this.input).focus();
    return !wrong;
  }
}

/** Opens the bot's modal. `send(fields)` resolves to "" or to the line that says why it failed. */
export function openModal({ custom_id, title, components }, send) {
  const dialog = document.getElementById("modal");
  const place = `modal ${state.as} ${custom_id}`;
  const drafts = state.drafts.get(place) ?? state.drafts.set(place, new Map()).get(place);
  const fields = [];
  const body = components.flatMap((part) => (part.type === 1 ? part.components.map((component) => ({ component })) : [part]))
    .map((part, at) => {
      if (part.type === 10) return fill(el("div"), [part]);
      const field = new Field(part, drafts, at);
      fields.push(field);
      return field.node;
    });
  const error = el("p", { class: "error", role: "alert" });
  const save = el("button", { class: "button primary" }, "Save");
  const submit = async (event) => {
    event.preventDefault();
    if (save.classList.contains("pending") || !fields.map((one) => one.check()).every(Boolean)) return;
    save.classList.add("pending");
    error.textContent = await send(Object.fromEntries(fields.map((one) => [one.part.custom_id, one.value])));
    save.classList.remove("pending");
    if (error.textContent) return;
    state.drafts.delete(place);
    dialog.close();
  };
  show(dialog, el("form", { submit, novalidate: true }, header(dialog, title), ...body, error, el("footer", {},
    el("button", { type: "button", class: "button secondary", click: () => dialog.close() }, "Cancel"), save)));
  dialog.querySelector("input, textarea, .box")?.focus();
}
