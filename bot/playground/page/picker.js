// The line one writes in, and the picker that opens on "/": commands, then a field an option with what the bot suggests.

import { el, face } from "./markdown.js";
import { channel, commands, myName, state } from "./state.js";
import { post } from "./stream.js";

const [form, picker, about, offer, choices, text, name, options, hint] =
  ["write", "picker", "about", "offer", "choices", "text", "command", "options", "hint"].map((id) => document.getElementById(id));
const PAUSE = 150;
const BOOLEAN = 5;
let wire; // {say(text), run(command, options)}
let command = null;
let fields = [];
let items = []; // what is offered: {label, note, side, take}
let at = 0;
let moved = false; // whether the arrows chose the item, which makes Enter trust it
let asked = 0;
let timer;
let place = "";

const current = () => fields.find((one) => one.input === document.activeElement);
const active = () => current()?.input ?? text;

function hide() {
  asked++;
  items = [];
  picker.hidden = true;
  for (const input of form.querySelectorAll("[role=combobox]")) {
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }
}

function mark(next) {
  at = next;
  [...choices.children].forEach((one, index) => one.setAttribute("aria-selected", String(index === at)));
  choices.children[at]?.scrollIntoView({ block: "nearest" });
  if (choices.children[at]) active().setAttribute("aria-activedescendant", choices.children[at].id);
}

function show(found, title = []) {
  items = found;
  moved = false;
  offer.replaceChildren(...title);
  about.hidden = !command;
  choices.replaceChildren(...items.map((one, index) => el("li", {
    role: "option", id: `choice-${index}`, mousedown: (event) => (event.preventDefault(), one.take()),
  }, el("b", {}, one.label), one.note && el("span", {}, one.note), one.side && el("small", {}, one.side))));
  picker.hidden = !items.length && !command;
  picker.classList.toggle("none", !items.length);
  active().setAttribute("aria-expanded", String(!picker.hidden));
  mark(0);
}

function typed() {
  name.textContent = command ? `/${command.name}` : "";
  hint.hidden = Boolean(command || text.value);
  text.hidden = fields.length > 0;
  if (command) return explain();
  if (!text.value.startsWith("/")) return hide();
  const wanted = text.value.slice(1).trimStart().toLowerCase();
  const found = commands().filter((one) => one.name.includes(wanted));
  found.sort((one, two) => two.name.startsWith(wanted) - one.name.startsWith(wanted));
  show(found.map((one) => ({ label: `/${one.name}`, note: one.description, take: () => choose(one) })));
}

function explain() {
  const now = current()?.option;
  about.replaceChildren(el("p", {}, el("b", {}, `/${command.name}`), ` ${command.description}`),
    ...command.options.map((one) => el("p", { class: one === now ? "option now" : "option" },
      el("b", {}, one.name), el("i", {}, one.required ? "required" : "optional"), el("span", {}, one.description))));
}

/** Takes a command: required options stand ready, optional ones wait as dashed buttons. */
export function choose(taken) {
  reset();
  command = taken;
  for (const option of command.options) if (option.required) add(option);
  drawOptions();
  show([]);
  (fields[0]?.input ?? text).focus();
  typed();
}

function reset() {
  hide();
  command = null;
  fields = [];
  text.value = "";
  drawOptions();
}

function add(option) {
  const field = { option, taken: null };
  field.input = el("input", {
    role: "combobox", "aria-label": `${option.name}, ${option.description}`, "aria-controls": "choices", "aria-expanded": "false",
    "aria-autocomplete": "list", placeholder: option.required ? `which ${option.name}?` : "", maxlength: option.max_length,
    focus: () => suggest(field),
    input: () => {
      field.taken = null;
      clearTimeout(timer);
      timer = setTimeout(suggest, PAUSE, field);
    },
  });
  field.node = el("label", { class: "option" }, el("span", {}, option.name), field.input);
  fields.push(field);
  return field;
}

function drawOptions() {
  const rest = command ? command.options.filter((one) => !fields.some((field) => field.option === one)) : [];
  options.replaceChildren(...fields.map((one) => one.node), ...rest.map((option) => el("button", {
    type: "button", class: "dashed", click: () => {
      const { input } = add(option);
      drawOptions();
      typed();
      input.focus();
    },
  }, `+ ${option.name}`)));
  typed();
}

async function known(field) {
  const { option, input } = field;
  const word = input.value.trim().toLowerCase();
  const fixed = {
    [BOOLEAN]: () => [{ name: "true", value: true }, { name: "false", value: false }],
    6: () => state.world.people.map((one) => ({ name: one.name, value: one.id })),
    7: () => state.world.channels.map((one) => ({ name: one.name, value: one.id })),
  }[option.type];
  const given = option.choices ?? fixed?.();
  if (given) return given.filter((one) => one.name.toLowerCase().includes(word));
  if (!option.autocomplete) return [];
  const { name: full } = command;
  const body = { as: state.as, channel: state.channel, type: "autocomplete", command: full, focused: option.name, options: values() };
  return (await post("interactions", { ...body, options: { ...body.options, [option.name]: input.value } })).choices ?? [];
}

async function suggest(field) {
  const turn = ++asked;
  explain();
  const found = field.taken ? [] : await known(field);
  if (turn !== asked || current() !== field) return; // a late answer
  const from = field.option.autocomplete ? "Suggested by the bot for " : "Choices for ";
  show(found.map((one) => ({
    label: one.name, side: String(one.value) === one.name || !field.option.autocomplete ? "" : String(one.value), take: () => take(field, one),
  })), found.length ? [from, el("b", {}, field.option.name), ` · ${found.length}`] : []);
}

function take(field, choice) {
  field.taken = choice;
  field.input.value = field.option.autocomplete && field.option.type === 3 ? choice.value : choice.name;
  field.input.removeAttribute("aria-invalid");
  const next = fields.find((one) => !one.input.value);
  if (next) next.input.focus();
  else show([]);
}

function valueOf({ option, input, taken }) {
  const word = input.value.trim();
  if (taken) return taken.value;
  if (word === "") return undefined;
  if (option.choices) return option.choices.find((one) => one.name.toLowerCase() === word.toLowerCase())?.value;
  if (option.type === BOOLEAN) return { true: true, false: false }[word.toLowerCase()];
  if (option.type === 4 || option.type === 10) return Number.isFinite(Number(word)) ? Number(word) : undefined;
  if (option.type === 6) return state.world.people.find((one) => one.name.toLowerCase() === word.toLowerCase())?.id;
  if (option.type === 7) return state.world.channels.find((one) => one.name === word.replace(/^#/, ""))?.id;
  return word;
}

const values = () => Object.fromEntries(fields.map((one) => [one.option.name, valueOf(one)]).filter(([, value]) => value !== undefined));

function send() {
  if (!command) {
    const line = text.value.trim();
    const exact = commands().find((one) => `/${one.name}` === line);
    if (exact) return choose(exact);
    if (!line || line.startsWith("/")) return;
    wire.say(line);
    return reset();
  }
  const missing = fields.find((one) => valueOf(one) === undefined && (one.option.required || one.input.value));
  if (missing) {
    missing.input.setAttribute("aria-invalid", "true");
    return missing.input.focus();
  }
  wire.run(command.name, values());
  reset();
  text.focus();
}

function enter() {
  const field = current();
  const item = items[at];
  const unsure = item && (moved || !active().value);
  if (!command && item && text.value !== item.label) {
    item.take();
    if (moved && !fields.length) send();
  } else if (!command && item) {
    item.take();
    if (!fields.length) send();
  } else if (field && unsure && field.option.required | moved) {
    const sure = moved;
    item.take();
    if (sure) send();
  } else send();
}

function back() {
  if (!picker.hidden && command && items.length) show([]);
  else if (command) {
    const before = `/${command.name}`;
    reset();
    text.value = before;
    text.focus();
    typed();
  } else {
    text.value = "";
    typed();
  }
}

function erase(event) {
  const field = current();
  if (!command || active().value) return;
  event.preventDefault();
  if (!field || field.option.required) return back();
  fields = fields.filter((one) => one !== field);
  drawOptions();
  (fields.at(-1)?.input ?? text).focus();
}

function key(event) {
  if (event.altKey || event.isComposing || !event.target.matches("input")) return;
  const count = items.length;
  const act = {
    ArrowDown: () => count && (mark((at + 1) % count), (moved = true)),
    ArrowUp: () => count && (mark((at + count - 1) % count), (moved = true)),
    Tab: () => items[at].take(),
    Enter: enter,
    Escape: back,
  }[event.key];
  if (event.key === "Backspace") return erase(event);
  if (!act || (event.key === "Tab" && (event.shiftKey || !count)) || (event.key === "Escape" && picker.hidden && !command)) return;
  event.preventDefault();
  act();
}

/** Draws the invitation for the person and the channel, and brings back what was not sent there. */
export function drawComposer() {
  const here = channel(state.channel);
  const now = `write ${state.as} ${state.channel}`;
  const where = here ? (here.parent_id ? here.name : `#${here.name}`) : "";
  form.querySelector(".box > .face").replaceWith(face(state.as, myName()));
  text.setAttribute("aria-label", `Write to ${where} as ${myName()}, or type / for commands`);
  hint.replaceChildren(el("span", {}, `Write to ${where} as `, el("b", {}, myName())), el("i", {}, `Write as ${myName()}`), ", or type ", el("kbd", {}, "/"), el("span", {}, " for commands"));
  if (place === now) return;
  if (place && !command) state.drafts.set(place, text.value);
  place = now;
  reset();
  text.value = state.drafts.get(now) ?? "";
  typed();
  hide();
}

export function startPicker(given) {
  wire = given;
  text.addEventListener("input", typed);
  form.addEventListener("keydown", key);
  form.addEventListener("submit", (event) => (event.preventDefault(), send()));
  form.addEventListener("focusout", ({ relatedTarget }) => form.contains(relatedTarget) || hide());
  text.addEventListener("focus", () => text.value.startsWith("/") && typed());
}

/** Opens the picker at its beginning. */
export function openPicker() {
  text.focus();
  if (command || text.value) return;
  text.value = "/";
  typed();
}
