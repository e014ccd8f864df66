// From text to nodes: elements, icons, and Discord's markdown. Text only ever becomes text nodes.

import { channel, nameOf, state } from "./state.js";

/** An element with attributes; a function is a listener, `true` an empty attribute, `false` and `null` none. */
export function el(tag, attributes = {}, ...kids) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value !== false && value != null) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...kids.flat().filter((kid) => kid != null && kid !== false));
  return node;
}

const ICONS = {
  hash: "M8 3 6.5 17M13.5 3 12 17M3.5 7.5h13.5M3 12.5h13.5",
  thread: "M3.5 4h13v9H9l-3.5 3.5V13h-2z",
  lock: "M4.5 9h11v7.5h-11zM7 9V6.2a3 3 0 0 1 6 0V9",
  down: "m5 7.5 5 5 5-5",
  up: "m5 12.5 5-5 5 5",
  right: "M3 10h13.5M11.5 5l5 5-5 5",
  close: "m4.5 4.5 11 11m0-11-11 11",
  menu: "M2.5 5h15m-15 5h15m-15 5h15",
  check: "m4 10.5 4 4 8-9",
  sun: "M10 6.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6M10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M4 16l1.4-1.4m9.2-9.2L16 4",
  moon: "M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z",
  help: "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16M7.7 7.8a2.3 2.3 0 1 1 3.5 2c-.8.5-1.2.9-1.2 1.7M10 14v.3",
  warn: "M10 3 18 16.5H2zM10 8v4m0 2v.3",
  retry: "M15.5 7A6.2 6.2 0 1 0 16.2 10M16 3v4h-4",
  file: "M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4",
  save: "M10 3v9m-4-4 4 4 4-4M3.5 17h13",
  open: "M6 14 14 6M7.5 6H14v6.5",
};

const SVG = "http://www.w3.org/2000/svg";

function shape(svg, d, name) {
  const path = svg.appendChild(document.createElementNS(SVG, "path"));
  path.setAttribute("d", d);
  if (name) path.setAttribute("class", name);
}

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("class", `icon ${name}`);
  svg.setAttribute("aria-hidden", "true");
  if (name === "logo") {
    shape(svg, "M4 1h8a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5l-4 3.5V4a3 3 0 0 1 3-3", "back");
    shape(svg, "M9 6h7.5a2.5 2.5 0 0 1 2.5 2.5V19l-4-3.5H9A2.5 2.5 0 0 1 6.5 13V8.5A2.5 2.5 0 0 1 9 6", "front");
  } else shape(svg, ICONS[name]);
  return svg;
}

export const face = (id, name) => el("span", { class: "face", "aria-hidden": "true", "data-id": id }, [...name][0] ?? "");

const UNITS = [[86400, "d"], [3600, "h"], [60, "min"], [1, "s"]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** `in 28 s`, `3 min ago`. */
export function relative(unix, now = Date.now() / 1000) {
  const distance = Math.round(unix - now);
  if (!distance) return "now";
  const [size, unit] = UNITS.find(([seconds]) => Math.abs(distance) >= seconds);
  const span = `${Math.round(Math.abs(distance) / size)} ${unit}`;
  return distance > 0 ? `in ${span}` : `${span} ago`;
}

/** Moves every relative time on; only text that changed is touched. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-unix]")) {
    const text = relative(node.dataset.unix);
    if (node.textContent !== text) node.textContent = text;
  }
}

function moment(unix, style = "f") {
  const date = new Date(unix * 1000);
  const attributes = { datetime: date.toISOString(), title: date.toLocaleString() };
  if (style === "R") return el("time", { ...attributes, "data-unix": unix }, relative(unix));
  return el("time", attributes, new Intl.DateTimeFormat([], STYLES[style] ?? STYLES.f).format(date));
}

function anchor(href, ...kids) {
  const inside = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)/.exec(href)?.[1];
  if (channel(inside)) return el("button", { type: "button", class: "link", "data-channel": inside }, kids);
  return el("a", { href, target: "_blank", rel: "noreferrer noopener" }, kids);
}

function channelMention(id) {
  const known = channel(id);
  if (!known) return "#unknown";
  const name = known.parent_id ? known.name : `#${known.name}`;
  return el("button", { type: "button", class: "link", "data-channel": id }, name);
}

function mention(id) {
  return el("span", { class: id === state.as ? "mention me" : "mention" }, `@${nameOf(id)}`);
}

// Each way to mark up a part of a line: its pattern, and the node made of the groups that matched.
const INLINE = [
  [/\\([^\sA-Za-z0-9])/, (sign) => sign],
  [/`+([^`]+)`+/, (code) => el("code", {}, code)],
  [/\*\*(.+?)\*\*(?!\*)/, (text) => el("strong", {}, inline(text))],
  [/__(.+?)__/, (text) => el("u", {}, inline(text))],
  [/~~(.+?)~~/, (text) => el("s", {}, inline(text))],
  [/\*(?=\S)(.+?)\*/, (text) => el("em", {}, inline(text))],
  [/(?<![\p{L}\d])_(?=\S)(.+?)_(?![\p{L}\d])/u, (text) => el("em", {}, inline(text))],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^)>\s]+)>?\)/, (text, href) => anchor(href, inline(text))],
  [/<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?)])>?/, (href) => anchor(href, href)],
  [/<@!?(\d+)>/, mention],
  [/<#(\d+)>/, channelMention],
  [/<\/([^:>]+):\d+>/, (name) => el("button", { type: "button", class: "link command", "data-command": name }, `/${name}`)],
  [/<t:(-?\d+)(?::([a-zA-Z]))?>/, moment],
];

function inline(text) {
  const nodes = [];
  for (;;) {
    let first = null;
    for (const [pattern, make] of INLINE) {
      const match = pattern.exec(text);
      if (match && !(first?.match.index <= match.index)) first = { match, make };
    }
    if (!first) return text ? [...nodes, text] : nodes;
    const { match, make } = first;
    nodes.push(text.slice(0, match.index), make(...match.slice(1)));
    text = text.slice(match.index + match[0].length);
  }
}

const LINES = [
  [/^(#{1,3}) +(.+)/, (marks, text) => el(`h${marks.length + 2}`, { class: `h${marks.length}` }, inline(text))],
  [/^-# +(.+)/, (text) => el("p", { class: "small" }, inline(text))],
  [/^> (.*)/, (text) => el("blockquote", {}, inline(text))],
  [/^\s*$/, () => el("p", { class: "gap" })],
  [/^(.*)$/, (text) => el("p", {}, inline(text))],
];

function line(text) {
  for (const [pattern, make] of LINES) {
    const match = pattern.exec(text);
    if (match) return make(...match.slice(1));
  }
  return "";
}

/** Discord's markdown as nodes: headings, small lines, lists, quotes, code, and what stands inside a line. */
export function rich(text) {
  const nodes = [];
  let fence = null;
  for (const one of text.split("\n")) {
    const item = /^\s*(?:([-*])|(\d+)\.) +(.+)/.exec(one);
    if (one.startsWith("```")) {
      if (!fence) nodes.push(el("pre", {}, (fence = el("code"))));
      else fence = null;
    } else if (fence) fence.append(`${one}\n`);
    else if (item && !one.startsWith("-# ")) {
      const tag = item[1] ? "UL" : "OL";
      if (nodes.at(-1)?.tagName !== tag) nodes.push(el(tag, { start: item[2] ?? null }));
      nodes.at(-1).append(el("li", {}, el("div", {}, inline(item[3]))));
    } else nodes.push(line(one));
  }
  return nodes;
}

/** The first line of a text as a reader would say it: no markup, no parts that only tell a running time. */
export function firstLine(text) {
  const node = el("div", {}, rich(text)).firstElementChild;
  if (!node) return "";
  for (const time of node.querySelectorAll("time[data-unix]")) time.textContent = "\0";
  return node.textContent.split(" · ").filter((part) => !part.includes("\0")).join(", ").trim();
}
