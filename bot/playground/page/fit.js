// On a phone a turn is seen without scrolling: the picture of the top private answer gives way to the controls that a
// turn takes, as far as they need.

const LEAST = 0.5; // the part of its height that a picture keeps, so that its cards can be read
const GAP = 6; // above the row that acts, as in the style sheet
const column = document.getElementById("private");

/** Makes the picture of the top answer as low as all needs that stands above the row that acts. */
function fit() {
	const frame = column.querySelector(".container");
	const picture = frame?.querySelector(".gallery img");
	const acting = frame?.querySelector(".row:has(> .primary)");
	frame?.style.removeProperty("--tallest");
	if (!picture || !acting?.previousElementSibling || getComputedStyle(acting).position !== "sticky") return;
	const above = acting.previousElementSibling.getBoundingClientRect().bottom + column.scrollTop;
	const lacks = above + GAP + acting.offsetHeight - innerHeight;
	const full = picture.offsetHeight;
	if (lacks > 0) frame.style.setProperty("--tallest", `${Math.max(LEAST * full, full - lacks)}px`);
}

// Whatever comes, goes or grows in the column, and the sheet that opens, before it is painted.
const watch = new MutationObserver(fit);
watch.observe(column, { subtree: true, childList: true });
watch.observe(document.body, { attributeFilter: ["data-sheet"] });
addEventListener("resize", fit);
