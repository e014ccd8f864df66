// The select menu: a combobox over a list, or over a grid of toggles when every label is short. It keeps a draft while
// open and sends once: by Done, Enter, a single choice, or a press elsewhere. Escape discards.

import { press } from "./component.js";
import { el, icon } from "./markdown.js";

const SHORT = 5;
const segments = new Intl.Segmenter();
const short = (option) => !option.description && [...segments.segment(option.label)].length <= SHORT;
let count = 0;

class Select {
  open = false;
  at = 0;
  draft = new Set();
  sent = null; // what was sent and not yet answered by an edit

  constructor() {
    this.id = `select-${++count}`;
    this.box = el("button", {
      type: "button", role: "combobox", class: "box", tabindex: -1, "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-controls": this.id, click: () => this.toggle(), keydown: (event) => this.key(event),
    });
    this.title = el("b");
    this.number = el("span", { class: "number" });
    this.clear = el("button", { type: "button", class: "quiet", click: () => this.choose(new Set()) }, "Clear");
    this.done = el("button", { type: "button", class: "button primary", click: () => this.finish() }, "Done");
    this.head = el("div", { class: "head" }, this.title, this.number, this.clear, this.done);
    this.list = el("div", { role: "listbox", id: this.id, click: (event) => this.pressed(event) });
    this.menu = el("div", { class: "menu", hidden: true, keydown: (event) => this.escape(event) }, this.head, this.list);
    this.node = el("div", { class: "select", focusout: (event) => this.left(event) }, this.box, this.menu);
    this.away = (event) => this.node.contains(event.target) || this.finish(false);
  }

  get several() {
    return (this.part.max_values ?? 1) > 1;
  }

  get given() {
    return this.sent ?? new Set(this.part.options.filter((one) => one.default).map((one) => one.value));
  }

  update(part) {
    const before = this.part;
    this.part = part;
    const values = new Set(part.options.map((one) => one.value));
    if (JSON.stringify(before?.options) !== JSON.stringify(part.options)) this.sent = null;
    this.draft = new Set([...this.draft].filter((value) => values.has(value)));
    this.at = Math.min(this.at, part.options.length - 1);
    if (part.disabled && this.open) this.shut();
    this.box.disabled = Boolean(part.disabled);
    this.drawBox();
    if (this.open) this.drawMenu();
  }

  drawBox() {
    const { options, placeholder = "Choose" } = this.part;
    const given = this.open ? this.draft : this.given;
    const chosen = options.filter((one) => given.has(one.value));
    const number = this.several && chosen.length ? `${chosen.length} of ${options.length}` : "";
    const told = number || chosen.map((one) => one.label).join("");
    this.box.setAttribute("aria-label", told ? `${placeholder}, ${told}` : placeholder);
    this.box.replaceChildren(
      el("span", { class: chosen.length ? "tokens" : "empty" },
        chosen.length ? chosen.map((one) => el("span", { class: "token" }, one.label)) : placeholder),
      el("span", { class: "number" }, number), icon("down"),
    );
  }

  drawMenu() {
    const { options, placeholder = "Choose", min_values: least = 1, max_values: most = 1 } = this.part;
    const grid = options.every(short);
    this.list.className = grid ? "grid" : "list";
    this.list.setAttribute("aria-label", placeholder);
    this.list.setAttribute("aria-multiselectable", String(this.several));
    this.menu.classList.toggle("one", !this.several);
    this.title.textContent = placeholder;
    this.number.textContent = this.several ? `${this.draft.size} of ${options.length}` : "";
    this.done.disabled = this.draft.size < least || this.draft.size > most;
    this.list.replaceChildren(...options.map((one, at) => el("div", {
      role: "option", id: `${this.id}-${at}`, "data-at": at, class: at === this.at ? "at" : null,
      "aria-selected": String(this.draft.has(one.value)),
    }, el("b", {}, one.emoji?.name, one.label), one.description && el("span", {}, one.description), icon("check"))));
    this.box.setAttribute("aria-activedescendant", `${this.id}-${this.at}`);
  }

  toggle() {
    if (this.open) this.finish();
    else if (this.box.getAttribute("aria-disabled") !== "true") this.show();
  }

  show() {
    this.open = true;
    this.draft = new Set(this.given);
    this.at = Math.max(0, this.part.options.findIndex((one) => this.draft.has(one.value)));
    this.menu.hidden = false;
    this.box.setAttribute("aria-expanded", "true");
    this.menu.classList.toggle("above", this.pictureBelow());
    this.drawMenu();
    this.menu.scrollIntoView({ block: "nearest" });
    document.addEventListener("pointerdown", this.away);
  }

  /** The menu opens away from the picture, so that cards stay in sight while they are chosen. */
  pictureBelow() {
    const pictures = [...(this.node.closest(".container")?.querySelectorAll(".picture") ?? [])];
    const follows = (one) => this.node.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return pictures.length > 0 && pictures.every(follows);
  }

  shut() {
    this.open = false;
    this.menu.hidden = true;
    this.box.setAttribute("aria-expanded", "false");
    this.box.removeAttribute("aria-activedescendant");
    document.removeEventListener("pointerdown", this.away);
    this.drawBox();
  }

  /** Sends the draft, if it differs from what stands and is allowed. */
  finish(refocus = true) {
    if (!this.open) return;
    const { part: { custom_id, min_values: least = 1, options }, draft, given } = this;
    const values = options.map((one) => one.value).filter((value) => draft.has(value));
    const same = values.length === given.size && values.every((value) => given.has(value));
    const send = !same && values.length >= least;
    if (send) this.sent = draft;
    if (refocus) this.box.focus();
    this.shut();
    if (send) press(this.node, { component_type: 3, custom_id, values, undo: () => this.undo() });
  }

  undo() {
    this.sent = null;
    this.drawBox();
  }

  choose(draft) {
    this.draft = draft;
    this.drawMenu();
    this.drawBox();
    this.box.focus();
  }

  toggleOption(at) {
    const { value } = this.part.options[at];
    this.at = at;
    const draft = new Set(this.several ? this.draft : []);
    if (this.several && draft.has(value)) draft.delete(value);
    else if (draft.size < (this.part.max_values ?? 1)) draft.add(value);
    this.choose(draft);
    if (!this.several) this.finish();
  }

  pressed(event) {
    const option = event.target.closest("[role=option]");
    if (option) this.toggleOption(Number(option.dataset.at));
  }

  left({ relatedTarget }) {
    if (this.open && relatedTarget && !this.node.contains(relatedTarget)) this.finish(false);
  }

  escape(event) {
    if (event.key !== "Escape" || !this.open) return;
    event.stopPropagation();
    event.preventDefault();
    this.box.focus();
    this.shut();
  }

  move(step) {
    const last = this.part.options.length - 1;
    this.at = Math.max(0, Math.min(last, this.at + step));
    this.drawMenu();
    this.list.children[this.at].scrollIntoView({ block: "nearest" });
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!this.open) {
      if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      this.toggle();
      return;
    }
    this.escape(event);
    const wide = getComputedStyle(this.list).gridTemplateColumns.split(" ").length;
    const act = {
      ArrowRight: () => this.move(1), ArrowLeft: () => this.move(-1), Home: () => this.move(-99), End: () => this.move(99),
      ArrowDown: () => this.move(wide), ArrowUp: () => this.move(-wide),
      " ": () => this.toggleOption(this.at),
      Enter: () => (this.several ? this.done.disabled || this.finish() : this.toggleOption(this.at)),
    }[event.key];
    if (!act) return this.seek(event);
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  seek(event) {
    if (event.key.length !== 1) return;
    event.stopPropagation();
    const { options } = this.part;
    const turn = [...options.keys()].map((step) => (this.at + 1 + step) % options.length);
    const hit = turn.find((at) => options[at].label.toLowerCase().startsWith(event.key.toLowerCase()));
    if (hit !== undefined) this.move(hit - this.at);
  }
}

/** Draws a string select, over the node of its older form if there is one. */
export function select(part, node) {
  const menu = node?.menu ?? new Select();
  menu.node.menu = menu;
  menu.update(part);
  return menu.node;
}
