// A picture, enlarged for as long as its message shows it.

import { el, put } from "./markdown.js";
import { phrase } from "./words.js";

const zoom = document.getElementById("zoom");
let enlarged = {}; // the picture's node, and its source

/** Enlarges the picture of a node. */
export function enlarge(node) {
	const { src, alt } = node.firstChild;
	const close = { type: "button", "aria-label": phrase("close"), click: () => zoom.close() };
	put(zoom, el("button", close, el("img", { src, alt })));
	zoom.showModal();
	enlarged = { node, src };
}

/** Closes an enlarged picture once its message shows another one, or is gone. */
export function reduce() {
	const { node, src } = enlarged;
	if (!zoom.open || (node.isConnected && node.coming.src === src)) return;
	zoom.close();
	if (!node.isConnected) document.getElementById("main").focus();
}
