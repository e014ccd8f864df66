// The page: it reads the world, draws it for one person in one channel, and carries what that person does.

import { el, face, icon, put, rich, set, tick } from "./markdown.js";
import { drawChannel, drawDesk, headline, opening, settle } from "./message.js";
import { openModal } from "./modal.js";
import { choose, drawComposer, openPicker, startPicker } from "./picker.js";
import { follow, roam, steady, stops } from "./scroll.js";
import { byId, calls, channel, commands, drop, keep, myName, ordered, person, readAddress, see, state } from "./state.js";
import { ask, listen, notice, send } from "./stream.js";

const at = (id) => document.getElementById(id);
const [main, list, aside, desk, people, rail, banner, peek, help, zoom] =
  ["main", "list", "private", "desk", "people", "rail", "banner", "peek", "help", "zoom"].map(at);
const { body } = document;
const memory = localStorage;
const EPHEMERAL = 1 << 6;
const column = follow(main, at("pill"));
let stream;
let wire = { lost: false, tries: 0 };
let awaited = ""; // the channel whose next thread is gone to

/* Drawing: everything can be drawn again at any time; what did not change keeps its node. */

function draw() {
  see();
  const here = channel(state.channel);
  const me = myName();
  const count = calls(state.as);
  document.title = `${count ? `(${count}) ` : ""}${here.name} · ${me} · ${state.world.title}`;
  history.replaceState(null, "", `#${new URLSearchParams({ c: here.id, as: state.as })}`);
  put(at("brand"), state.world.title);
  put(at("title"), icon(here.parent_id ? "speech" : "hash"), here.name);
  put(at("topic"), here.topic);
  put(at("only"), `Only ${me} sees this`, el("span", " column."));
  put(at("who"), face(me), me, icon("down"));
  set(aside, { "aria-label": `Private, only ${me}` });
  drawRail();
  drawPeople();
  drawBanner();
  drawComposer();
  steady(list, () => {
    drawChannel(list);
    if (!list.firstChild) put(list, welcome());
  });
  drawPrivate(me);
  settle();
}

function drawPrivate(me) {
  const top = drawDesk(desk, at("earlier"));
  const empty = `When the bot answers ${me} alone, it appears here. Choose another person above and you see theirs instead.`;
  if (!top) put(desk, el("div.empty", icon("lock"), el("b", `Nothing private for ${me} yet`), el("p", empty)));
  peek.hidden = !top;
  if (top) put(peek, icon("lock"), el("span", el("b", rich(opening(top))), `only ${me} sees this`), el("i.button.primary", "Open"));
  stops(main, list.querySelector("article:last-of-type"));
  stops(aside, desk.querySelector("article"));
}

function drawRail() {
  const { name, connected } = state.world.bot;
  put(at("channels"), ordered().map(({ id, name, parent_id }) => {
    const fresh = state.fresh.has(id);
    const now = { type: "button", "data-channel": id, "aria-current": id === state.channel && "page", class: fresh && "fresh" };
    return el("li", { class: parent_id && "thread" }, el("button", now, !parent_id && icon("hash"), name, fresh && el("span.hidden", " unread")));
  }));
  put(set(at("bot"), { class: connected && "on" }), `${name} is ${connected ? "" : "not "}connected`);
}

/** The people are native radio buttons, so that arrows move between them; a dot says that somebody is called. */
function drawPeople() {
  const old = new Map([...people.children].map((one) => [one.dataset.id, one]));
  for (const { id, name } of state.world.people) {
    const label = old.get(id) ?? people.appendChild(el("label", { "data-id": id }, el("input", { type: "radio", name: "as" }), face(name), name));
    const count = calls(id);
    label.classList.toggle("called", count);
    label.firstChild.checked = id === state.as;
    set(label.firstChild, { "aria-label": count ? `${name}, ${count} unread mention${count > 1 ? "s" : ""}` : name });
  }
}

function welcome() {
  const { title, text, steps, command } = state.world.welcome;
  if (!command || command.channel !== state.channel || memory.looked) return el("p.day", "Nothing here yet");
  const run = () => {
    awaited = command.channel;
    act({ type: "command", command: command.command, options: command.options });
  };
  const look = () => {
    memory.looked = 1;
    draw();
    at("text").focus();
  };
  return el("section.welcome", el("h2", title), el("p", text), el("ol", steps.map((one, index) => el("li", { "data-mark": index + 1 }, el("b", one.title), el("p", one.text)))),
    el("p", el("button.button.primary", { type: "button", click: run }, command.label),
      el("button.button.secondary", { type: "button", click: look }, "Look around first")),
    el("p.small", "Or write ", el("kbd", "/"), " below to see everything the bot can do."));
}

function drawBanner() {
  const { name, connected } = state.world.bot;
  const left = Math.max(1, Math.ceil((wire.at - Date.now()) / 1000));
  const kind = wire.tries > 4 ? "stopped" : wire.lost ? "lost" : connected ? "" : "away";
  const words = { stopped: "The playground has stopped. Start it again.", lost: `Connection lost. Trying again in ${left} s`,
    away: `${name} is not connected. Buttons wait until it is.` }[kind];
  if (banner.dataset.kind !== kind) {
    banner.dataset.kind = kind;
    banner.hidden = !kind;
    const now = el("button.button.secondary", { type: "button", click: () => stream.open() }, "Try now");
    put(banner, kind === "lost" ? el("i.spinner") : icon("warn"), el("span"), kind === "lost" && now);
    if (kind) say("alert", words);
  }
  put(banner.children[1], words);
}

/* What is said to those who do not see it change: at most one line in 1.5 s from each region. */

const spoken = {};
function say(region, words) {
  const last = spoken[region] ?? { at: 0 };
  clearTimeout(last.timer);
  const wait = Math.max(50, last.at + 1500 - Date.now());
  spoken[region] = { at: Date.now() + wait, timer: setTimeout(put, wait, at(`say-${region}`), words) };
}

/* Where one is, and who. */

async function load() {
  const { channel, as } = state;
  const answer = await ask(`messages?${new URLSearchParams({ channel, as })}`);
  if (!answer.messages || channel !== state.channel || as !== state.as) return false;
  Object.assign(state, { messages: answer.messages, private: answer.private, since: answer.sequence });
  draw();
  return true;
}

async function go(where, anew = where.as && where.as !== state.as) {
  if (!anew && where.channel === state.channel) return sheet("");
  Object.assign(state, where, { messages: [], private: [] });
  sheet("");
  if (anew) stream?.close();
  draw();
  const loaded = await load();
  column.end();
  if (anew && loaded) stream = listen(state.since, heard, turned);
}

async function refresh() {
  const world = await ask("world");
  if (world.channels) state.world = world;
  await load();
}

function turned(next) {
  const back = wire.lost && !next.lost;
  wire = next;
  drawBanner();
  if (back) refresh();
}

/** On narrow screens rail, people and private answers are sheets, one at a time. */
function sheet(name) {
  body.dataset.sheet = body.dataset.sheet === name ? "" : name;
  set(at("menu"), { "aria-expanded": String(body.dataset.sheet === "rail") });
  set(at("who"), { "aria-expanded": String(body.dataset.sheet === "people") });
}

/* What the stream tells. */

const WORLD = {
  bot: ({ connected }) => (state.world.bot.connected = connected),
  commands: ({ commands }) => (state.world.commands = commands),
  channel_delete: ({ id }) => (state.world.channels = drop(state.world.channels, id)),
  channel_create: ({ channel }) => {
    keep(state.world.channels, channel);
    if (channel.parent_id === awaited) go({ channel: channel.id });
  },
  modal: () => {}, // it came with the answer to the press
  resync: refresh,
};

function heard(event, number) {
  if (WORLD[event.type]) WORLD[event.type](event);
  else if (event.type.endsWith("delete")) gone(event.message.id);
  else shown(event.message, event.message.flags & EPHEMERAL, number);
  draw();
}

function gone(id) {
  for (const list of ["messages", "private", "notices"]) state[list] = drop(state[list], id);
  state.mentions.delete(id);
}

function shown(message, alone, number) {
  const here = message.channel_id === state.channel;
  const mine = message.author.id === state.as;
  const old = here && number > state.since ? keep(alone ? state.private : state.messages, message) : message;
  if (old && headline(old) === headline(message) && here) return;
  const called = message.mentions.map((one) => one.id).filter(person);
  if (called[0]) state.mentions.set(message.id, { people: new Set(called), channel: message.channel_id });
  if (!here) return state.fresh.add(message.channel_id);
  if (!old && !alone) column.came();
  if (alone) say("private", `Private, only ${myName()}: ${headline(message)}`);
  else if (!mine) say("public", `${message.author.username}: ${headline(message)}`);
  if (alone && Date.now() - state.acted < 4000) body.dataset.sheet = "private";
}

/* What the person does. */

/** Sends one act and shows that it waits; an act on a message rests that message. */
async function act(what, undo) {
  const { message, custom_id, type, command } = what;
  if (message && (state.pending.has(message) || !state.world.bot.connected)) return undo?.();
  state.acted = Date.now();
  const use = { who: state.as, command };
  if (type === "command") state.uses.push(use);
  if (message) state.pending.set(message, custom_id);
  draw();
  const answer = await send(what);
  state.uses = state.uses.filter((one) => one !== use);
  state.pending.delete(message);
  if (answer.ok === false) {
    undo?.();
    failed(what, answer, () => act(what));
  } else if (answer.modal) openModal(answer.modal, message);
  draw();
}

function failed(what, answer, again) {
  say("alert", notice(what, answer, again));
  body.dataset.sheet = "private";
}

async function speak(content) {
  const answer = await ask("messages", { as: state.as, channel: state.channel, content });
  if (answer.ok === false) failed({ content }, answer, () => speak(content));
}

function pressed({ detail: { control, undo, ...press } }) {
  const { message } = control.closest("article");
  if (message.local) message.local[press.custom_id]();
  else act({ type: "component", message: message.id, ...press }, undo);
}

const CLICKS = {
  "[data-channel]": ({ dataset }) => channel(dataset.channel) && go({ channel: dataset.channel }),
  "[href^='https://discord.com/channels/']": ({ pathname }) => go({ channel: pathname.split("/")[3] }),
  "[data-command]": ({ dataset }) => choose(commands().find((one) => one.name === dataset.command)),
  "[data-dismiss]": ({ dataset }) => {
    ask("dismiss", { as: state.as, message: dataset.dismiss });
    gone(dataset.dismiss);
    draw();
  },
  ".picture": ({ firstChild: { src, alt } }) => {
    put(zoom, el("button", { type: "button", "aria-label": "Close", click: () => zoom.close() }, el("img", { src, alt })));
    zoom.showModal();
  },
  ".skip a": ({ hash }) => at(hash.slice(1)).focus(),
  "#menu": () => sheet("rail"),
  "#who": () => sheet("people"),
  "#peek": () => {
    sheet("private");
    desk.querySelector("article").focus();
  },
  "#close": () => {
    sheet("");
    peek.focus();
  },
  "#theme": () => theme(dark() ? "light" : "dark"),
  "#keys": () => help.showModal(),
};

function clicked(event) {
  const { target } = event;
  const hit = Object.keys(CLICKS).find((selector) => target.closest(selector));
  if (target.closest(hit)?.href) event.preventDefault();
  if (hit) CLICKS[hit](target.closest(hit));
  else if (["rail", "people"].includes(body.dataset.sheet) && !target.closest("#rail, #people")) sheet("");
}

const wish = matchMedia("(prefers-color-scheme: dark)");
const dark = () => (memory.theme ? memory.theme === "dark" : wish.matches);

function theme(chosen) {
  if (chosen) memory.theme = chosen;
  document.documentElement.dataset.theme = memory.theme ?? "";
  put(at("theme"), icon(dark() ? "sun" : "moon"), dark() ? "Light" : "Dark");
}

function region(step) {
  const all = [rail, main, at("write"), people, aside].filter((one) => one.getClientRects()[0]);
  const now = all.findIndex((one) => one.contains(document.activeElement));
  const next = all[(now + step + all.length) % all.length] ?? all[0];
  (next.querySelector("article[tabindex='0'], #text:not([hidden]), :checked, [aria-current]") ?? next).focus();
}

const beside = (all, id, step) => all[(all.indexOf(byId(all, id)) + step + all.length) % all.length].id;

function key(event) {
  const { key, altKey, shiftKey, ctrlKey, metaKey, target } = event;
  const step = altKey && { ArrowDown: 1, ArrowUp: -1 }[key];
  const single = memory.keys !== "off" && !altKey && !ctrlKey && !metaKey && !target.closest("input:not([type=radio]), textarea, dialog");
  if (key === "F6") region(shiftKey ? -1 : 1);
  else if (step && shiftKey) go({ as: beside(state.world.people, state.as, step) });
  else if (step) go({ channel: beside(ordered(), state.channel, step) });
  else if (single && key === "/") openPicker();
  else if (single && key === "?") help.showModal();
  else if (key === "Escape" && body.dataset.sheet && !target.closest("dialog, article")) sheet("");
  else return;
  event.preventDefault();
}

async function start() {
  for (const node of document.querySelectorAll("[data-icon]")) node.prepend(icon(node.dataset.icon));
  const single = at("single");
  single.checked = memory.keys !== "off";
  single.onchange = () => (memory.keys = single.checked ? "on" : "off");
  people.onchange = ({ target }) => go({ as: target.parentNode.dataset.id });
  theme();
  wish.onchange = () => theme();
  roam(main);
  roam(aside);
  set(document, { keydown: key, click: clicked, press: pressed, changed: draw, visibilitychange: draw });
  startPicker({ say: speak, run: (command, options) => act({ type: "command", command, options }) });
  state.world = await ask("world");
  await go(readAddress(), true);
  onhashchange = () => go(readAddress());
  setInterval(() => {
    tick();
    drawBanner();
  }, 1000);
  list.querySelector(".welcome .primary")?.focus();
}

start();
