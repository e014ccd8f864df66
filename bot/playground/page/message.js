// A message as an article, and the order of the two columns: the channel as a log, the private answers as a desk.

import { arrange, attached, fill } from "./component.js";
import { el, face, firstLine, icon } from "./markdown.js";
import { nameOf, state } from "./state.js";

const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const REFUSED = 0xc9647b;

const clock = (stamp) => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(new Date(stamp));

function* walk(parts) {
  for (const part of parts ?? []) {
    yield part;
    yield* walk(part.components);
    if (part.accessory) yield part.accessory;
  }
}

/** The first text of a message, as markdown. */
export function opening(message) {
  const first = [...walk(message.components)].find((part) => part.type === 10);
  return (message.content || first?.content || message.attachments?.[0]?.filename || "").split("\n")[0];
}

export const headline = (message) => (message.flags & LOADING ? "thinking" : firstLine(opening(message)));

const hasControls = (message) =>
  [...walk(message.components)].some((part) => (part.type === 2 || part.type === 3) && part.custom_id && !part.disabled);
const isRefusal = (message) => message.components?.[0]?.accent_color === REFUSED;

function partsOf(message) {
  if (message.flags & LOADING) return [{ type: "thinking" }];
  const content = message.content ? [{ type: 10, content: message.content }] : [];
  const files = message.flags & COMPONENTS_V2 ? [] : attached(message.attachments ?? []);
  return [...content, ...files, ...(message.components ?? [])];
}

const uses = (who, verb, command, ...rest) =>
  el("p", { class: "uses" }, ...rest.slice(1), el("b", {}, who), ` ${verb} `, el("span", { class: "command" }, `/${command}`), rest[0]);

/** The line that stands in the channel while a command waits for its answer. */
export const waiting = ({ who, command }) =>
  uses(nameOf(who), "uses", command, ` waiting for ${state.world.bot.name}`, el("i", { class: "spinner" }));

function head(message, alone) {
  const { author, timestamp, interaction } = message;
  const time = el("time", { datetime: timestamp }, clock(timestamp), alone && " · only you");
  return [
    !alone && interaction?.command && uses(nameOf(interaction.person), "used", interaction.command),
    !alone && face(author.id, nameOf(author.id)),
    el("p", { class: "head" }, el("b", {}, author.global_name ?? author.username), author.bot && el("span", { class: "tag" }, "bot"), time),
    alone && el("button", { type: "button", class: "quiet cross", "aria-label": "Dismiss", "data-dismiss": message.id, tabindex: -1 }, icon("close")),
  ].filter(Boolean);
}

function article(message, alone, node) {
  if (node?.message === message && node.as === state.as) return node;
  node ??= el("article", { tabindex: -1, "data-id": message.id }, ...head(message, alone), el("div", { class: "body" }));
  const line = headline(message);
  const { author, timestamp } = message;
  node.setAttribute("aria-label", alone ? `Private: ${line}` : `${author.global_name ?? author.username}, ${clock(timestamp)}: ${line}`);
  node.classList.toggle("mine", !alone && Boolean(message.mentions?.some((one) => one.id === state.as)));
  const { activeElement } = document;
  fill(node.lastChild, partsOf(message));
  if (!activeElement.isConnected) node.focus();
  else if (activeElement !== document.activeElement) activeElement.focus({ preventScroll: true });
  node.message = message;
  node.as = state.as;
  settle(node);
  return node;
}

/** While an answer is awaited, or the bot is away, the controls of a message rest; the focus stays where it is. */
export function settle(node) {
  const waits = state.pending.get(node.dataset.id);
  for (const control of node.querySelectorAll("button.button, .select > .box")) {
    const part = control.part ?? control.parentNode.part;
    const rest = !node.message.local && (waits !== undefined || !state.world.bot.connected);
    if (rest) control.setAttribute("aria-disabled", "true");
    else control.removeAttribute("aria-disabled");
    control.classList.toggle("pending", waits !== undefined && part?.custom_id === waits);
  }
}

function place(parent, messages, alone, between = () => []) {
  const old = new Map([...parent.querySelectorAll("article")].map((one) => [one.dataset.id, one]));
  const held = document.activeElement?.closest("article");
  const nodes = messages.flatMap((message) => [...between(message), article(message, alone, old.get(message.id))]);
  arrange(parent, nodes);
  if (held && !held.isConnected && parent.contains(nodes.at(-1))) nodes.at(-1).focus?.();
  return nodes;
}

function dayName(stamp) {
  const day = new Date(stamp).toDateString();
  const ago = (days) => new Date(Date.now() - days * 864e5).toDateString();
  return day === ago(0) ? "Today" : day === ago(1) ? "Yesterday" : day;
}

/** The channel: messages under the names of their days, and after them the commands still waiting. */
export function drawChannel(list, uses) {
  let day = "";
  const between = ({ timestamp }) => {
    if (day === dayName(timestamp)) return [];
    day = dayName(timestamp);
    return [el("p", { class: "day" }, day)];
  };
  for (const line of list.querySelectorAll(":scope > p")) line.remove();
  place(list, state.messages, false, between);
  list.append(...uses.map(waiting));
}

/** On top the newest with controls, under it what came later, newest first and one refusal; the rest is earlier. */
function sorted(messages) {
  const top = messages.findLast((one) => !one.local && hasControls(one)) ?? messages.findLast((one) => !one.local);
  const later = messages.slice(messages.indexOf(top) + 1).reverse();
  const refusal = later.find(isRefusal);
  const shown = [...(top ? [top] : []), ...later.filter((one) => one === refusal || !isRefusal(one))];
  return { shown, earlier: messages.filter((one) => !shown.includes(one)).reverse() };
}

/** The private column; returns the message on top. */
export function drawDesk(desk, earlier) {
  const mine = state.notices.filter((one) => one.as === state.as && one.channel_id === state.channel);
  const all = [...state.private, ...mine].sort((one, two) => one.timestamp.localeCompare(two.timestamp));
  const split = sorted(all);
  place(desk, split.shown, true);
  place(earlier.lastElementChild, split.earlier, true);
  earlier.hidden = !split.earlier.length;
  if (!earlier.hidden) {
    const [name, time] = earlier.querySelectorAll("summary > :not(svg)");
    name.textContent = `Earlier private answers · ${split.earlier.length}`;
    time.textContent = clock(split.earlier[0].timestamp);
  }
  return split.shown[0];
}
