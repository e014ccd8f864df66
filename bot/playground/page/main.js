// The page: it reads the world, draws it for one person in one channel, and sends what that person does.

import { el, face, icon, rich, tick } from "./markdown.js";
import { drawChannel, drawDesk, headline, opening, settle } from "./message.js";
import { enlarge, header, openModal, show } from "./modal.js";
import { choose, drawComposer, openPicker, startPicker } from "./picker.js";
import { follow, roam, steady, stops } from "./scroll.js";
import * as know from "./state.js";
import { get, listen, post } from "./stream.js";

const { state } = know;
const at = (id) => document.getElementById(id);
const [main, list, aside, desk, earlier, people, rail] = ["main", "list", "private", "desk", "earlier", "people", "rail"].map(at);
const memory = { get: (key) => localStorage.getItem(key), set: (key, value) => localStorage.setItem(key, value) };
const column = follow(main, at("pill"));
let stream;
let wire = { lost: false };
let uses = []; // commands still waiting: {who, command}
let acted = 0; // when the person last did something, by the clock of the page
let followed = ""; // the channel whose next thread is gone to

/* What is said to those who do not see it change. */

const spoken = new Map();
function say(id, words) {
  clearTimeout(spoken.get(id));
  spoken.set(id, setTimeout(() => (at(id).textContent = words), Math.max(50, (spoken.get(`${id} at`) ?? 0) + 1500 - Date.now())));
  spoken.set(`${id} at`, Date.now());
}

function announce(alone, message) {
  const line = headline(message);
  if (alone) say("say-private", `Private, only ${know.myName()}: ${line}`);
  else if (message.author.id !== state.as) say("say-public", `${message.author.username}: ${line}`);
}

/* Drawing: everything can be drawn again at any time; what did not change keeps its node. */

function draw() {
  know.see();
  const here = know.channel(state.channel) ?? { name: "", topic: "" };
  const mine = know.unread(state.as);
  document.title = `${mine ? `(${mine}) ` : ""}${here.name} · ${know.myName()} · ${state.world.title}`;
  if (location.hash !== know.address()) history.replaceState(null, "", know.address());
  at("brand").textContent = state.world.title;
  at("title").replaceChildren(icon(here.parent_id ? "thread" : "hash"), here.name);
  at("topic").textContent = here.topic ?? "";
  at("only").textContent = `Only ${know.myName()} sees this column.`;
  aside.setAttribute("aria-label", `Private, only ${know.myName()}`);
  at("who").replaceChildren(face(state.as, know.myName()), know.myName(), icon("down"));
  drawRail();
  drawPeople();
  drawComposer();
  drawMessages();
  drawBanner();
}

function drawMessages() {
  steady(list, () => {
    drawChannel(list, uses);
    if (!state.messages.length && !uses.length) list.replaceChildren(welcome());
  });
  const top = drawDesk(desk, earlier);
  if (!top) desk.replaceChildren(el("div", { class: "empty" }, icon("lock"), el("b", {}, `Nothing private for ${know.myName()} yet`),
    el("p", {}, `When the bot answers ${know.myName()} alone, it appears here. Choose another person above and you see theirs instead.`)));
  const peek = at("peek");
  peek.hidden = !top;
  if (top) peek.replaceChildren(icon("lock"), el("span", {}, el("b", {}, rich(opening(top))[0]?.childNodes ?? ""), `only ${know.myName()} sees this`), el("i", { class: "button primary" }, "Open"));
  else sheet("");
  stops(main, list.querySelector("article:last-of-type"));
  stops(aside, desk.querySelector("article"));
}

function drawRail() {
  const { bot } = state.world;
  at("channels").replaceChildren(...know.ordered().map((one) => el("li", { class: one.parent_id ? "thread" : null },
    el("button", { type: "button", "data-channel": one.id, class: state.fresh.has(one.id) ? "fresh" : null, "aria-current": one.id === state.channel ? "page" : null },
      !one.parent_id && icon("hash"), one.name, state.fresh.has(one.id) && el("span", { class: "hidden" }, ", unread")))));
  at("bot").className = bot.connected ? "on" : "off";
  at("bot").textContent = `${bot.name} is ${bot.connected ? "" : "not "}connected`;
}

function drawPeople() {
  const had = people.contains(document.activeElement);
  people.replaceChildren(...state.world.people.map(({ id, name }) => {
    const calls = know.unread(id);
    return el("button", { type: "button", role: "radio", "data-person": id, "aria-checked": String(id === state.as), tabindex: id === state.as ? 0 : -1,
      class: calls ? "called" : null, "aria-label": calls ? `${name}, ${calls} unread mention${calls > 1 ? "s" : ""}` : name }, face(id, name), name);
  }));
  if (had) people.querySelector("[aria-checked=true]")?.focus();
}

function welcome() {
  const given = state.world.welcome;
  if (!given || given.command.channel !== state.channel || memory.get("looked")) return el("p", { class: "day" }, "Nothing here yet");
  const { title, text, steps, command } = given;
  const run = () => {
    followed = command.channel;
    runCommand(command.command, command.options);
  };
  const away = () => {
    memory.set("looked", "1");
    drawMessages();
    at("text").focus();
  };
  return el("section", { class: "welcome" }, el("h2", {}, title), el("p", {}, text),
    el("ol", {}, steps.map((one) => el("li", {}, el("b", {}, one.title), el("p", {}, one.text)))),
    el("p", {}, el("button", { type: "button", class: "button primary", click: run }, command.label),
      el("button", { type: "button", class: "button secondary", click: away }, "Look around first")),
    el("p", { class: "small" }, "Or write ", el("kbd", {}, "/"), " below to see everything the bot can do."));
}

function drawBanner() {
  const { bot } = state.world;
  const left = Math.max(1, Math.ceil((wire.at - Date.now()) / 1000));
  const [kind, words] = wire.lost && wire.tries > 4 ? ["stopped", "The playground has stopped. Start it again."]
    : wire.lost ? ["lost", `Connection lost. Trying again in ${left} s`]
    : bot.connected ? ["", ""] : ["away", `${bot.name} is not connected. Buttons wait until it is.`];
  const banner = at("banner");
  if (banner.dataset.kind !== kind) {
    banner.dataset.kind = kind;
    banner.hidden = !kind;
    banner.replaceChildren(kind === "lost" ? el("i", { class: "spinner" }) : icon("warn"), el("span"),
      kind === "lost" && el("button", { type: "button", class: "button secondary", click: () => stream.retry() }, "Try now") || "");
    if (kind) say("say-alert", words);
  }
  banner.children[1].textContent = words;
}

/* Where one is, and who. */

async function load() {
  const { channel, as } = state;
  const answer = await get(`messages?${new URLSearchParams({ channel, as })}`);
  if (answer.messages && channel === state.channel && as === state.as) {
    state.messages = answer.messages;
    state.private = answer.private;
    state.since = answer.sequence;
    draw();
    column.end();
  }
  return answer.sequence ?? 0;
}

async function go({ channel = state.channel, as = state.as }, force = false) {
  const other = as !== state.as;
  if (!other && channel === state.channel && !force) return sheet("");
  Object.assign(state, { channel, as, messages: [], private: [] });
  sheet("");
  if (other || force) stream?.close();
  const since = await load();
  if ((other || force) && as === state.as) stream = listen(as, since, heard, condition);
}

async function condition(next) {
  const back = wire.lost && !next.lost;
  wire = next;
  drawBanner();
  if (back) await refresh();
}

async function refresh() {
  const world = await get("world");
  if (world.channels) state.world = world;
  await load();
}

/** On narrow screens rail, people and private answers are sheets, one at a time. */
function sheet(name) {
  document.body.dataset.sheet = name;
  at("menu").setAttribute("aria-expanded", String(name === "rail"));
  at("who").setAttribute("aria-expanded", String(name === "people"));
}

/* What the stream tells. */

const WORLD = {
  bot: ({ connected, bot }) => (state.world.bot.connected = connected ?? bot.connected),
  commands: ({ commands }) => (state.world.commands = commands),
  channel_create: ({ channel }) => {
    know.keep(state.world.channels, channel);
    if (channel.parent_id && channel.parent_id === followed) go({ channel: channel.id });
  },
  modal: () => {},
  resync: refresh,
};

function heard(event, number) {
  const [scope, action] = event.type.split("_");
  if (WORLD[event.type]) {
    WORLD[event.type](event);
    for (const node of document.querySelectorAll("article")) settle(node);
    return draw();
  }
  if (!event.message) return;
  const { message } = event;
  const id = message.id ?? message;
  const where = message.channel_id ?? event.channel;
  const alone = scope === "ephemeral";
  const looking = where === state.channel && !document.hidden;
  if (action === "delete") state.mentions.delete(id);
  else if (!alone && action === "create") know.noteMentions(message, looking);
  if (where !== state.channel) {
    if (action === "create") state.fresh.add(where);
  } else if (number > state.since) change(alone, action, id, message);
  draw();
}

function change(alone, action, id, message) {
  const shown = alone ? state.private : state.messages;
  if (action === "delete") return know.forget(shown, id);
  const before = shown.find((one) => one.id === id);
  if (know.keep(shown, message) && !alone) column.came();
  if (!before || headline(before) !== headline(message)) announce(alone, message);
  if (alone && Date.now() - acted < 4000) sheet("private");
}

/* What the person does. */

const FAILED = {
  timeout: (bot) => [`${bot} did not answer within 3 s.`, "It may have been done all the same: look before you try again."],
  disconnected: (bot) => [`${bot} is not connected.`, "Nothing was done. Try again when it is."],
  unreachable: () => ["The playground did not answer.", "It may have been done all the same: look before you try again."],
};

function failure(reason) {
  return (FAILED[reason] ?? (() => ["That was not done.", `The answer was: ${reason}.`]))(state.world.bot.name);
}

function fail(body, { reason, detail = "" }, again) {
  const [title, text] = failure(reason);
  const id = `notice-${Date.now()}`;
  const button = (label, custom_id, icon) => ({ type: 2, style: 2, label, custom_id, icon });
  const notice = {
    id, as: state.as, channel_id: state.channel, local: true, flags: 64, timestamp: new Date().toISOString(), author: { username: state.world.title },
    components: [{ type: 17, accent_color: 0xc9647b, components: [{ type: 10, content: `**${title}**\n-# ${text}` },
      { type: 1, components: [button("Try again", "again", "retry"), button("Details", "details")] }] }],
  };
  notice.press = {
    again: () => (know.forget(state.notices, id), again()),
    details: () => {
      const lines = { type: 10, content: `\`\`\`\n${reason} ${detail}\n${JSON.stringify(body, null, 1)}\n\`\`\`` };
      const [box] = notice.components;
      know.keep(state.notices, { ...notice, components: [{ ...box, components: [box.components[0], lines, { ...box.components[1], components: [button("Try again", "again", "retry")] }] }] });
    },
  };
  state.notices = [...state.notices.filter((one) => one.as !== state.as), notice];
  say("say-alert", `${title} ${text}`);
  sheet("private");
}

/** Sends one interaction and shows that it waits; `message` and `custom_id` are what it was pressed on. */
async function act(body, { message, control, undo } = {}) {
  const { as, channel } = state;
  if (message && (state.pending.has(message) || !state.world.bot.connected)) return undo?.();
  acted = Date.now();
  const use = body.type === "command" && { who: as, command: body.command };
  if (use) uses.push(use);
  if (message) state.pending.set(message, body.custom_id);
  const article = control?.closest("article");
  if (article) settle(article);
  else draw();
  const answer = await post("interactions", { as, channel, ...body });
  uses = uses.filter((one) => one !== use);
  state.pending.delete(message);
  if (answer.ok === false) {
    undo?.();
    fail(body, answer, () => act(body, { message }));
  } else if (answer.modal) openModal(answer.modal, (fields) => submit(answer.modal.custom_id, fields, message));
  for (const one of document.querySelectorAll("article")) settle(one);
  draw();
  return answer;
}

async function submit(custom_id, fields, message) {
  acted = Date.now();
  const answer = await post("interactions", { as: state.as, channel: state.channel, type: "modal", custom_id, fields, message });
  return answer.ok === false ? failure(answer.reason).join(" ") : "";
}

const runCommand = (command, options) => act({ type: "command", command, options });

async function speak(content) {
  const answer = await post("messages", { as: state.as, channel: state.channel, content });
  if (answer.ok === false) fail({ content }, answer, () => speak(content));
  draw();
}

document.addEventListener("press", ({ detail: { control, undo, ...body } }) => {
  const { message } = control.closest("article");
  if (message.local) {
    message.press[body.custom_id]();
    draw();
  } else if (control.getAttribute("aria-disabled") !== "true") act({ type: "component", message: message.id, ...body }, { message: message.id, control, undo });
});

const CLICKS = {
  "[data-channel]": ({ dataset }) => go({ channel: dataset.channel }),
  "[data-person]": ({ dataset }) => go({ as: dataset.person }),
  "[data-command]": ({ dataset }) => {
    const found = know.commands().find((one) => one.name === dataset.command);
    if (found) choose(found);
  },
  "[data-dismiss]": ({ dataset }) => {
    know.forget(state.notices, dataset.dismiss);
    know.forget(state.private, dataset.dismiss);
    post("dismiss", { as: state.as, message: dataset.dismiss });
    draw();
  },
  ".picture": (node) => enlarge(node.firstChild),
  ".skip a": (node) => at(node.hash.slice(1)).focus(),
  "#menu": () => sheet(document.body.dataset.sheet === "rail" ? "" : "rail"),
  "#who": () => sheet(document.body.dataset.sheet === "people" ? "" : "people"),
  "#peek": () => (sheet("private"), desk.querySelector("article")?.focus()),
  "#close": () => (sheet(""), at("peek").focus()),
  "#theme": () => theme(dark() ? "light" : "dark"),
  "#keys": help,
};

document.addEventListener("click", (event) => {
  const hit = Object.keys(CLICKS).find((selector) => event.target.closest(selector));
  if (hit === ".skip a") event.preventDefault();
  if (hit) CLICKS[hit](event.target.closest(hit));
  else if (["rail", "people"].includes(document.body.dataset.sheet) && !event.target.closest("#rail, #people")) sheet("");
});

/* Theme, help and keys. */

const wish = matchMedia("(prefers-color-scheme: dark)");
const dark = () => (memory.get("theme") ?? (wish.matches ? "dark" : "light")) === "dark";

function theme(chosen) {
  if (chosen) memory.set("theme", chosen);
  document.documentElement.dataset.theme = memory.get("theme") ?? "";
  at("theme").replaceChildren(icon(dark() ? "sun" : "moon"), dark() ? "Light" : "Dark");
}

const KEYS = [
  ["/", "pick a command"], ["?", "this help"], ["F6", "next region, with Shift the one before"], ["Alt ↑ ↓", "channel"], ["Alt Shift ↑ ↓", "person"],
  ["↑ ↓", "between messages; Enter into the controls, Esc back out"], ["Space", "in a select: take or leave; Enter is Done, Esc discards"],
];

function help() {
  const box = el("input", { type: "checkbox", checked: memory.get("keys") !== "off", change: () => memory.set("keys", box.checked ? "on" : "off") });
  show(at("help"), header(at("help"), "Keys, help"), el("dl", {}, KEYS.flatMap(([key, words]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, words)])),
    el("label", {}, box, " Single keys, / and ?, outside of fields"));
}

function region(step) {
  const stops = [rail, main, at("write"), people, aside].filter((one) => one.offsetParent || one.getClientRects().length);
  const now = stops.findIndex((one) => one.contains(document.activeElement));
  const next = stops[(now + step + stops.length) % stops.length] ?? stops[0];
  const inner = next.querySelector("article[tabindex='0'], #text:not([hidden]), [aria-checked=true], [aria-current]");
  (inner ?? next).focus();
}

const beside = (all, id, step) => all[(all.findIndex((one) => one.id === id) + step + all.length) % all.length].id;

function key(event) {
  const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event;
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[key];
  const single = memory.get("keys") !== "off" && !altKey && !ctrlKey && !metaKey && !target.closest("input, textarea, dialog, [aria-expanded=true]");
  if (key === "F6") region(shiftKey ? -1 : 1);
  else if (altKey && step && shiftKey) go({ as: beside(state.world.people, state.as, step) });
  else if (altKey && step) go({ channel: beside(know.ordered(), state.channel, step) });
  else if (step && target.matches("[role=radio]")) go({ as: beside(state.world.people, state.as, step) });
  else if (single && key === "/") openPicker();
  else if (single && key === "?") help();
  else if (key === "Escape" && document.body.dataset.sheet && !target.closest("article")) sheet("");
  else return;
  event.preventDefault();
}

async function start() {
  for (const node of document.querySelectorAll("[data-icon]")) node.prepend(icon(node.dataset.icon));
  theme();
  roam(main);
  roam(aside);
  startPicker({ say: speak, run: runCommand });
  state.world = await get("world");
  know.readAddress();
  await go({}, true);
  list.querySelector(".welcome .primary")?.focus();
}

main.classList.add("column");
document.addEventListener("keydown", key);
document.addEventListener("visibilitychange", draw);
wish.addEventListener("change", () => theme());
addEventListener("hashchange", () => {
  const { as } = state;
  know.readAddress();
  go({}, as !== state.as);
});
setInterval(() => (tick(), drawBanner()), 1000);
start();
