// Discord's components as nodes, patched in place: a part that did not change keeps its node, its focus and its draft.

import { el, icon, rich } from "./markdown.js";
import { steady } from "./scroll.js";
import { select } from "./select.js";

const DRAWN = {
  1: row,
  2: button,
  3: select,
  9: section,
  10: text,
  11: picture,
  12: gallery,
  13: (part, node) => file({ ...part.file, filename: part.name, size: part.size }, node),
  14: (part, node = el("hr")) => {
    node.className = `${part.divider === false ? "blank" : ""} ${part.spacing === 2 ? "wide" : ""}`;
    return node;
  },
  17: container,
  thinking: () => el("p", { class: "thinking" }, el("i"), el("i"), el("i"), "thinking"),
};

const LINK = 5;
const shape = (part) => `${part.type}${part.style === LINK}`;
const bare = ({ id, ...rest }) => JSON.stringify(rest);

// How an old part is known again, the surest way first. A control is never known by its place alone: what was
// "Pass" must not become "Play" under a finger.
const SAME = [
  (old, part) => bare(old) === bare(part),
  (old, part) => part.custom_id !== undefined && old.custom_id === part.custom_id,
  (old, part) => part.label !== undefined && old.label === part.label,
  (old, part) => part.id !== undefined && old.id === part.id,
  (old, part) => part.type !== 2,
];

function pair(olds, parts) {
  const found = new Map();
  const free = new Set(olds);
  for (const same of SAME) {
    for (const part of parts) {
      if (found.has(part)) continue;
      for (const node of free) {
        if (shape(node.part) !== shape(part) || !same(node.part, part)) continue;
        found.set(part, node);
        free.delete(node);
        break;
      }
    }
  }
  return found;
}

/** Makes `nodes` the children of `parent` in this order, moving as few as it can. */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const old of [...parent.children]) if (!wanted.has(old)) old.remove();
  let at = parent.firstElementChild;
  for (const node of nodes) {
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
}

/** Draws one component, over the node of its older form if there is one. */
export function draw(part, node) {
  if (node && JSON.stringify(node.part) === JSON.stringify(part)) return node;
  const made = (DRAWN[part.type] ?? unknown)(part, node);
  made.part = part;
  return made;
}

/** Makes the children of `parent` be `parts`, patching what it can know again. */
export function fill(parent, parts) {
  const found = pair([...parent.children], parts);
  arrange(parent, parts.map((part) => draw(part, found.get(part))));
  return parent;
}

function unknown(part, node = el("p", { class: "unknown" })) {
  node.textContent = `Component of type ${part.type}, which this page does not draw`;
  return node;
}

function row(part, node = el("div", { class: "row" })) {
  fill(node, part.components);
  node.dataset.count = part.components.filter((one) => one.type === 2).length;
  return node;
}

/** A press travels up as an event; whoever holds the message sends it. */
export function press(node, detail) {
  node.dispatchEvent(new CustomEvent("press", { bubbles: true, detail: { control: node, ...detail } }));
}

const COLOURS = ["", "primary", "secondary", "success", "danger", "secondary link"];

function button(part, node) {
  const link = part.style === LINK;
  node ??= link
    ? el("a", { target: "_blank", rel: "noreferrer noopener", tabindex: -1 })
    : el("button", {
        type: "button",
        tabindex: -1,
        click: () => press(node, { component_type: 2, custom_id: node.part.custom_id }),
      });
  if (link) node.href = part.url;
  node.classList.remove(...COLOURS.join(" ").trim().split(/ +/));
  node.classList.add("button", ...COLOURS[part.style ?? 2].split(" "));
  node.disabled = Boolean(part.disabled);
  const parts = [part.icon && icon(part.icon), part.emoji?.name, part.label, link && icon("open")];
  node.replaceChildren(...parts.filter(Boolean));
  return node;
}

function text(part, node = el("div", { class: "md" })) {
  node.replaceChildren(...rich(part.content));
  return node;
}

function section(part, node = el("div", { class: "section" }, el("div", { class: "texts" }), el("div", { class: "side" }))) {
  fill(node.firstChild, part.components);
  fill(node.lastChild, part.accessory ? [part.accessory] : []);
  return node;
}

function container(part, node = el("div", { class: "container" })) {
  fill(node, part.components);
  const accent = part.accent_color;
  if (accent == null) node.style.removeProperty("--accent");
  else node.style.setProperty("--accent", `#${accent.toString(16).padStart(6, "0")}`);
  return node;
}

function gallery(part, node = el("div", { class: "gallery" })) {
  node.dataset.count = part.items.length;
  fill(node, part.items.map((item) => ({ type: 11, ...item })));
  return node;
}

/** A picture of known size. An edit keeps the old one until the new one is decoded, then changes both at once. */
export function picture(part, node = el("button", { type: "button", class: "picture", tabindex: -1, title: "Enlarge" })) {
  const { url, width, height } = part.media;
  const image = el("img", { src: url, width, height, alt: part.description ?? "", decoding: "async" });
  node.coming = image;
  if (!node.firstChild) node.append(image);
  const show = () => node.coming === image && steady(node, () => node.replaceChildren(image));
  if (node.firstChild !== image) image.decode().then(show, show);
  return node;
}

function size(bytes) {
  if (bytes == null) return "";
  return bytes < 1000 ? `${bytes} B` : bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function file(attached, node = el("a", { class: "file", tabindex: -1 })) {
  const name = attached.filename ?? attached.url.split("/").pop();
  node.href = attached.url;
  node.download = name;
  node.replaceChildren(icon("file"), el("b", {}, name), el("span", {}, size(attached.size)), icon("save"));
  return node;
}

/** What is attached to a message beside its components, as parts that `fill` draws. */
export function attached(attachments) {
  return attachments.map((one) => one.width
    ? { type: 12, id: one.id, items: [{ media: one, description: one.description }] }
    : { type: 13, id: one.id, file: { url: one.url }, name: one.filename, size: one.size });
}
